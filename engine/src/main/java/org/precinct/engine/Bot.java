package org.precinct.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

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

  /**
   * The same, broken off when somebody has no more time: a bot that searches then answers with the
   * best that it has found.
   *
   * @param enough asked again and again while the bot thinks, on its thread
   */
  default Optional<A> decide(V view, List<A> choices, Chance chance, BooleanSupplier enough) {
    return decide(view, choices, chance);
  }
}
