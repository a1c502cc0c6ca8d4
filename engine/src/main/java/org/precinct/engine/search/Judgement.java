package org.precinct.engine.search;

import com.squareup.wire.Message;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;

/**
 * What a game knows beyond its rules, from views alone.
 *
 * <p>Only {@link #normal} and {@link #count} are needed. The rest makes the same number of tries
 * worth more.
 */
public interface Judgement<A, V extends Message<V, ?>> {

  /** Who plays on beyond the tree, and whose choice is tried first everywhere. */
  Bot<A, V> normal();

  /** How many tries a decision is worth: at most 400 ms of one core of a phone. */
  int count();

  /**
   * How promising each choice is before anything has been tried: any scale, and 0 for what is not
   * worth a try. What NORMAL would do is tried whatever is said here.
   *
   * @param view of the seat that decides
   * @param normal what NORMAL would do
   */
  default double[] weights(V view, List<A> choices, Optional<A> normal) {
    double[] weights = new double[choices.size()];
    Arrays.fill(weights, 1);
    return weights;
  }

  /**
   * How likely each seat is to win, once a try has gone on for long enough to tell; empty to play
   * on.
   *
   * @param from the view of the seat that thinks
   * @param now the view of the seat that decides next
   */
  default Optional<double[]> estimate(V from, V now) {
    return Optional.empty();
  }

  /**
   * Whether to think about doing something where NORMAL leaves it at what has been done. No is
   * right wherever sealed answers may be changed at will: else bots would change them for ever.
   */
  default boolean actsUnasked(V view) {
    return false;
  }
}
