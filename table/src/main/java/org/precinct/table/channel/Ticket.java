package org.precinct.table.channel;

import java.util.Optional;

/**
 * What a guest brings.
 *
 * @param table the table it wants, or {@link TableId#ANY}
 * @param secret the table's join secret; without it the guest is a stranger
 */
public record Ticket(TableId table, Optional<JoinSecret> secret) {

  public static Ticket invited(TableId table, JoinSecret secret) {
    return new Ticket(table, Optional.of(secret));
  }

  public static Ticket stranger(TableId table) {
    return new Ticket(table, Optional.empty());
  }
}
