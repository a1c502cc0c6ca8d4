package org.precinct.table.carrier;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.precinct.table.channel.TableId;

/**
 * A table that shows itself. What it says of itself is a claim, until people have compared words.
 *
 * @param name what people call it; may be empty
 * @param game the id of its game; empty if not chosen yet
 * @param places where it is: the same table may be found by several transports, and on one of them
 *     in several places while its host's phone changes networks; the newest in front
 * @param strength how well it is heard, where the transport tells
 */
public record FoundTable(
    TableId table,
    String name,
    String game,
    Map<Transport, List<TableAddress>> places,
    Optional<Strength> strength) {

  public FoundTable {
    Map<Transport, List<TableAddress>> copy = new EnumMap<>(Transport.class);
    places.forEach((transport, list) -> copy.put(transport, List.copyOf(list)));
    places = Collections.unmodifiableMap(copy);
  }

  /** By which transports it was found, the best in front. */
  public Set<Transport> transports() {
    return places.keySet();
  }
}
