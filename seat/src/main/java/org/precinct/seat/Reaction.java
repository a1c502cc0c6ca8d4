package org.precinct.seat;

/**
 * What a touch does.
 *
 * @param <D> what a player has put together so far
 * @param <A> what a player does
 */
public sealed interface Reaction<D, A> {

  /** Nothing happens. */
  record Nothing<D, A>() implements Reaction<D, A> {}

  /** The player goes on with another draft. */
  record Edit<D, A>(D draft) implements Reaction<D, A> {}

  /**
   * An action is complete and goes to the host.
   *
   * @param draft what the player is left with
   */
  record Send<D, A>(A action, D draft) implements Reaction<D, A> {}

  static <D, A> Reaction<D, A> nothing() {
    return new Nothing<>();
  }

  static <D, A> Reaction<D, A> edit(D draft) {
    return new Edit<>(draft);
  }

  static <D, A> Reaction<D, A> send(A action, D draft) {
    return new Send<>(action, draft);
  }

  default boolean isNothing() {
    return this instanceof Nothing;
  }
}
