package org.precinct.seat.kojak;

import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Offer;

/** Everything that a finger can touch. */
public sealed interface KojakTouch {

  /** The die, which is rolled. */
  record Die() implements KojakTouch {}

  /** A place of the map where moves end: the first touch picks one of them, the next drives it. */
  record Goal(int square) implements KojakTouch {}

  /** A move in the list of all: the first touch picks it, the next drives it. */
  record Route(int car, Direction direction, int to) implements KojakTouch {
    public static Route of(Offer offer) {
      return new Route(offer.car, offer.direction, offer.to);
    }

    static Route of(Action.Move move) {
      return new Route(move.car, move.direction, move.to);
    }
  }

  /** Whether the player wants to be asked when only one way is left, or not any more. */
  record Ask() implements KojakTouch {}

  /** The answer to a file that others hunt: to join them, or to draw another card. */
  record Join(boolean joins) implements KojakTouch {}

  /**
   * A criminal whom a trap card lets one choose, and what becomes of him.
   *
   * @param step 1 forward, -1 back, 0 for the exchange with the own criminal
   */
  record Suspect(Colour criminal, int step) implements KojakTouch {}
}
