package org.precinct.engine.goodcop;

import java.util.Optional;
import org.precinct.engine.Hourglass;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.View.Phase;

/** The times of 6.9 and the closing of windows (6.6). */
final class Clock {
  private static final int SECOND = 1000;

  /** Windows close in steps, so that nobody can tell who was how quick. */
  private static final int WINDOW_STEP = 2 * SECOND;

  /** Windows that keep their length without a limit close at a multiple of this. */
  private static final int STEADY = 10 * SECOND;

  private static final int ABSENT = 2 * SECOND;

  private Clock() {}

  /** The sand starts anew with every public change, and with nothing else. */
  static Optional<Hourglass> hourglass(Position at) {
    if (at.phase() == Phase.GAME_OVER) return Optional.empty();
    if (at.phase() == Phase.WINDOW) return Optional.of(window(at));
    int limit = seconds(at) * SECOND;
    if (at.phase() == Phase.TURN_PASSES) limit += grace(at);
    return Optional.of(new Hourglass(at.seq(), limit, 0, false, ABSENT));
  }

  /**
   * R61: it closes in steps once all have answered. Where that would tell how long a single player
   * has thought, the step is the whole length.
   */
  private static Hourglass window(Position at) {
    boolean ready = ReactionWindow.missing(at) == 0;
    int length = at.window().seconds() * SECOND;
    boolean fixed = at.rules().fixedWindow();
    if (!fixed && Bits.size(at.window().asked()) > 1) {
      int limit = length == 0 ? 0 : length + grace(at);
      return new Hourglass(at.seq(), limit, WINDOW_STEP, ready, 0);
    }
    int step = length == 0 ? STEADY : length;
    int limit = length == 0 && !fixed ? 0 : step + grace(at);
    return new Hourglass(at.seq(), limit, step, ready, 0);
  }

  /** R62: once, however many put something together. */
  private static int grace(Position at) {
    return at.window().composing() == 0 ? 0 : at.rules().timers().grace * SECOND;
  }

  private static int seconds(Position at) {
    Rules.Timers timers = at.rules().timers();
    return switch (at.phase()) {
      case ORDER_CARDS -> timers.orderCards;
      case TURN_ACTION -> timers.turnAction;
      case RECONSIDER -> timers.reconsider;
      case TURN_END -> timers.turnEnd;
      case TURN_PASSES -> timers.beat;
      default -> timers.choice;
    };
  }
}
