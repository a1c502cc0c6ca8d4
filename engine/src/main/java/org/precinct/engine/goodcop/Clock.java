package org.precinct.engine.goodcop;

import java.util.Optional;
import org.precinct.engine.Hourglass;
import org.precinct.engine.goodcop.proto.View.Phase;

/** The times of 6.9 and the closing of windows (6.6). */
final class Clock {
  private static final int SECOND = 1000;

  /** Windows close in steps, so that nobody can tell who was how quick. */
  private static final int WINDOW_STEP = 2 * SECOND;

  private static final int FIXED_WINDOW_WITHOUT_TIMERS = 10;
  private static final int ABSENT = 2 * SECOND;

  private Clock() {}

  /** The sand starts anew with every public change, and with nothing else. */
  static Optional<Hourglass> hourglass(Position at) {
    if (at.phase() == Phase.GAME_OVER) return Optional.empty();
    if (at.phase() == Phase.WINDOW) return Optional.of(window(at));
    return Optional.of(new Hourglass(at.seq(), seconds(at) * SECOND, 0, false, ABSENT));
  }

  private static Hourglass window(Position at) {
    boolean ready = ReactionWindow.missing(at) == 0;
    int limit = at.rules().timers().window * SECOND;
    if (!at.rules().fixedWindow()) return new Hourglass(at.seq(), limit, WINDOW_STEP, ready, 0);
    // A beat as long as the window: it closes at its full time, also if all have answered.
    if (limit == 0) limit = FIXED_WINDOW_WITHOUT_TIMERS * SECOND;
    return new Hourglass(at.seq(), limit, limit, ready, 0);
  }

  private static int seconds(Position at) {
    Rules.Timers timers = at.rules().timers();
    return switch (at.phase()) {
      case ORDER_CARDS -> timers.orderCards;
      case TURN_ACTION -> timers.turnAction;
      case RECONSIDER -> timers.reconsider;
      case TURN_END -> timers.turnEnd;
      default -> timers.choice;
    };
  }
}
