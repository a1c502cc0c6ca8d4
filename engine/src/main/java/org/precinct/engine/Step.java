package org.precinct.engine;

/** The only things that change a state. A game's steps in order, with its seed, are the game. */
public sealed interface Step<A> {

  /** A player did something. */
  record Move<A>(Seat seat, A action) implements Step<A> {}

  /** The hourglass has run out, or reached a beat at which it was ready. */
  record TimeUp<A>() implements Step<A> {}

  /** Nobody is there to decide for a seat that is waited for: its default is taken. */
  record Default<A>(Seat seat) implements Step<A> {}

  /** A seat's phone was lost for good, or came back. */
  record Presence<A>(Seat seat, boolean present) implements Step<A> {}

  /** The host changed an option that can be changed during a game. */
  record Setting<A>(String option, String value) implements Step<A> {}
}
