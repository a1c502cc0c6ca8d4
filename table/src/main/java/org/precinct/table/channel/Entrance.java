package org.precinct.table.channel;

import java.util.List;

/**
 * What a host lets in.
 *
 * @param table its table
 * @param secret who knows it is invited
 * @param former secrets from before the invitation was renewed: for members who come back
 * @param strangers whether those who do not know it may knock at all
 */
public record Entrance(
    TableId table, JoinSecret secret, List<JoinSecret> former, boolean strangers) {
  public Entrance {
    former = List.copyOf(former);
  }

  /** A table whose invitation has never been renewed. */
  public Entrance(TableId table, JoinSecret secret, boolean strangers) {
    this(table, secret, List.of(), strangers);
  }
}
