package org.precinct.engine.kojak;

import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Action.ChooseCriminal;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Offer;

/** Makes actions. */
final class Actions {
  private Actions() {}

  static Action roll(int seq) {
    return new Action.Builder().seq(seq).roll(new Action.Roll()).build();
  }

  static Action move(int seq, int car, boolean back, int to) {
    Direction direction = back ? Direction.BACK : Direction.FORWARD;
    return new Action.Builder().seq(seq).move(new Action.Move(car, direction, to)).build();
  }

  static Action move(int seq, Offer offer) {
    return new Action.Builder()
        .seq(seq)
        .move(new Action.Move(offer.car, offer.direction, offer.to))
        .build();
  }

  static Action choose(int seq, ChooseCriminal choice) {
    return new Action.Builder().seq(seq).choose(choice).build();
  }

  /** Whether a player's wish is this move. */
  static boolean means(Action.Move wish, Move move) {
    Direction direction = move.back() ? Direction.BACK : Direction.FORWARD;
    return wish.car == move.car() && wish.direction == direction && wish.to == move.to();
  }
}
