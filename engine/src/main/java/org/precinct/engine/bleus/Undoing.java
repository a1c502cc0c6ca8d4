package org.precinct.engine.bleus;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.bleus.proto.Event;

/** Taking back what nobody has learnt anything from (R26). */
final class Undoing {
  /** How many steps of a turn may be taken back. */
  static final int MOST = 20;

  private Undoing() {}

  static boolean isOpen(State state) {
    return state.before().isPresent() && state.turn().undone() < MOST;
  }

  /** A step as the next one may take it back. */
  static State remembered(State before, NextState step) {
    return step.state().withBefore(step.revealed ? Optional.empty() : Optional.of(before));
  }

  /** Everything as it was, but for the count of steps. */
  static State back(State state) {
    State was = state.before().get();
    Event event = new Event.Builder().kind(Event.Kind.UNDONE).seat(state.seat()).build();
    return new State(
        was.terms(),
        was.players(),
        was.supply(),
        was.removed(),
        was.first(),
        was.turns(),
        state.seq() + 1,
        was.turn().undone(state.turn().undone() + 1),
        was.before(),
        List.of(event));
  }
}
