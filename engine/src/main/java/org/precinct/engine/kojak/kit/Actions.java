package org.precinct.engine.kojak.kit;

import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Action.ChooseCriminal;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Offer;

/** Writes every form of action. {@code seq} is that of the view which the action answers. */
public final class Actions {
  private Actions() {}

  public static Action roll(int seq) {
    return roll(seq, false);
  }

  /**
   * @param ask whether the player wants to make the move even if only one is left
   */
  public static Action roll(int seq, boolean ask) {
    return new Action.Builder().seq(seq).roll(new Action.Roll(ask)).build();
  }

  public static Action move(int seq, int car, Direction direction, int to) {
    return new Action.Builder().seq(seq).move(new Action.Move(car, direction, to)).build();
  }

  /** Makes one of the moves that a view offers. */
  public static Action move(int seq, Offer offer) {
    return move(seq, offer.car, offer.direction, offer.to);
  }

  /** Joins the hunt that a mission card is about, or draws another card. */
  public static Action join(int seq, boolean joins) {
    return new Action.Builder().seq(seq).join(new Action.Join(joins)).build();
  }

  /**
   * Answers a trap card.
   *
   * @param step 1 or -1 for the informer, 0 for the mixed-up files
   */
  public static Action choose(int seq, Colour criminal, int step) {
    return choose(seq, new ChooseCriminal(criminal.message(), step));
  }

  /** Answers a trap card with one of the choices that a view offers. */
  public static Action choose(int seq, ChooseCriminal choice) {
    return new Action.Builder().seq(seq).choose(choice).build();
  }
}
