package org.precinct.table.play;

import org.precinct.engine.Chance;
import org.precinct.engine.Seats;
import org.precinct.table.proto.Taken;

/**
 * The steps so far, as far as later luck depends on them: how many moves and defaults each seat has
 * had, and how often the sand ran out.
 *
 * <p>Nobody's luck depends on how many steps others have made, or a host could move the next roll
 * with steps that change nothing. Immutable.
 */
public final class Past {
  private static final int MOVE = 2;
  private static final int CLOCK = 3;
  private static final int THOUGHT = 4;
  private static final byte[] NO_SALT = {};

  private final int[] moves;
  private final int[] defaults;
  private final int timesUp;
  private final Seats absent;

  private Past(int[] moves, int[] defaults, int timesUp, Seats absent) {
    this.moves = moves;
    this.defaults = defaults;
    this.timesUp = timesUp;
    this.absent = absent;
  }

  static Past none(int seats) {
    return new Past(new int[seats], new int[seats], 0, Seats.NONE);
  }

  /** The phone of this seat has been given up. */
  boolean isAbsent(int seat) {
    return absent.has(seat);
  }

  /** The luck of a step that comes next. */
  Chance luck(Chance seed, Taken step) {
    int seat = step.seat;
    int kind = step.kind.getValue();
    return switch (step.kind) {
      case MOVE -> seed.at(MOVE, step.salt.toByteArray(), seat, moves[seat]);
      case DEFAULT -> seed.at(CLOCK, NO_SALT, kind, seat, defaults[seat]);
      case TIME_UP -> seed.at(CLOCK, NO_SALT, kind, 0, timesUp);
      case GONE, BACK, SETTING -> seed.at(CLOCK, NO_SALT, kind, seat, 0);
    };
  }

  /** The lots that a bot draws before its next move in a seat. */
  Chance thoughts(Chance seed, int seat) {
    return seed.at(THOUGHT, NO_SALT, seat, moves[seat]);
  }

  /** With one step more. */
  Past with(Taken step) {
    int seat = step.seat;
    return switch (step.kind) {
      case MOVE -> new Past(oneMore(moves, seat), defaults, timesUp, absent);
      case DEFAULT -> new Past(moves, oneMore(defaults, seat), timesUp, absent);
      case TIME_UP -> new Past(moves, defaults, timesUp + 1, absent);
      case GONE -> new Past(moves, defaults, timesUp, absent.with(seat));
      case BACK -> new Past(moves, defaults, timesUp, absent.without(seat));
      case SETTING -> this;
    };
  }

  private static int[] oneMore(int[] counts, int seat) {
    int[] more = counts.clone();
    more[seat]++;
    return more;
  }
}
