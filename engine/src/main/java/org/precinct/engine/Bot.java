package org.precinct.engine;

import java.util.List;
import java.util.Optional;

/**
 * A player without a person. It remembers nothing between two decisions: all it knows is in the
 * view of a {@link Viewer#bot}.
 */
@FunctionalInterface
public interface Bot<A, V> {

  /**
   * What to do now.
   *
   * @param choices the seat's {@link Game#choices}, not empty
   * @return a legal action; empty to leave it at what has been done, which may only be while nobody
   *     waits for this seat or an hourglass is running
   */
  Optional<A> decide(V view, List<A> choices, Chance chance);
}
