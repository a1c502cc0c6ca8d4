package org.precinct.engine.kojak;

import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Effect;

/**
 * A legal move for the present roll (6.3).
 *
 * @param car 1 or 2
 * @param path see {@link Path}; it ends at {@code to}
 * @param effect what it brings about (6.5)
 * @param stopsShort a full square ends it before the roll is used up
 */
record Move(int car, boolean back, int to, long path, Effect effect, boolean stopsShort) {

  Direction direction() {
    return back ? Direction.BACK : Direction.FORWARD;
  }

  /** Whether a player's wish is this move. */
  boolean is(Action.Move wish) {
    return wish.car == car && wish.direction == direction() && wish.to == to;
  }

  boolean is(int otherCar, boolean otherBack, int otherTo) {
    return car == otherCar && back == otherBack && to == otherTo;
  }
}
