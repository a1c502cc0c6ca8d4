package org.precinct.engine;

/** Puts a game into sentences, so that no screen has to know a rule. */
public interface Narrator<A, V, E> {

  /** What happened: a line of the log. */
  String event(E event, Language language, Names names);

  /** What doing this means, short enough for a button, to a player who has this view. */
  String action(A action, V view, Language language, Names names);

  /** What is going on, and what this viewer is asked to do. */
  String prompt(V view, Language language, Names names);

  /** Whether this viewer is asked to decide something now. */
  boolean asks(V view);

  /** The section of the {@link RuleBook} that explains what is going on. */
  String topic(V view);

  /** Who won and why. */
  String outcome(Outcome outcome, Language language, Names names);

  /** What the players are called. */
  @FunctionalInterface
  interface Names {
    String of(Seat seat);
  }
}
