package org.precinct.seat.bleus;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.bleus.proto.View;
import org.precinct.seat.bleus.BleusTouch.HandCard;

/**
 * What a player has picked.
 *
 * @param seq the moment it was picked in
 * @param round the round of that moment
 * @param market whether the market lies over the hand, where it is a drawer
 * @param picks in the order of touching; the last card is the one looked at
 */
public record BleusDraft(int seq, int round, boolean market, List<BleusTouch> picks) {

  public BleusDraft {
    picks = List.copyOf(picks);
  }

  static BleusDraft of(View view) {
    return new BleusDraft(view.seq, view.round, false, List.of());
  }

  /** Another moment: the picks are gone; the market stays open as long as the turn lasts. */
  BleusDraft at(View view) {
    if (seq == view.seq) return this;
    boolean sameTurn = view.offers != null && round == view.round;
    return new BleusDraft(view.seq, view.round, sameTurn && market, List.of());
  }

  BleusDraft withMarket(boolean open) {
    return new BleusDraft(seq, round, open, List.of());
  }

  BleusDraft picking(List<BleusTouch> touches) {
    return new BleusDraft(seq, round, market, touches);
  }

  public boolean has(BleusTouch touch) {
    return picks.contains(touch);
  }

  /** What was picked last. */
  public Optional<BleusTouch> last() {
    return picks.isEmpty() ? Optional.empty() : Optional.of(picks.get(picks.size() - 1));
  }

  BleusDraft without(BleusTouch touch) {
    List<BleusTouch> left = new ArrayList<>(picks);
    left.remove(touch);
    return picking(left);
  }

  /** The cards of the hand that were picked. */
  List<Integer> cards(View view) {
    List<Integer> cards = new ArrayList<>();
    for (BleusTouch pick : picks) {
      if (pick instanceof HandCard one) cards.add(view.hand.get(one.slot()));
    }
    return cards;
  }
}
