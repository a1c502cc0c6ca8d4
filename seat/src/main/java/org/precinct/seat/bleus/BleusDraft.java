package org.precinct.seat.bleus;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.bleus.proto.View;
import org.precinct.seat.bleus.BleusTouch.HandCard;
import org.precinct.seat.bleus.BleusTouch.MarketCard;
import org.precinct.seat.bleus.BleusTouch.Page;

/**
 * What a player has picked.
 *
 * @param seq the moment it was picked in
 * @param round the round of that moment
 * @param page the page that lies open, if there are pages
 * @param picks in the order of touching; the last card is the one looked at
 */
public record BleusDraft(int seq, int round, Page page, List<BleusTouch> picks) {

  public BleusDraft {
    picks = List.copyOf(picks);
  }

  static BleusDraft of(View view) {
    return new BleusDraft(view.seq, view.round, Page.HAND, List.of());
  }

  /** Another moment: the picks are gone; the page stays open as long as the turn lasts. */
  BleusDraft at(View view) {
    if (seq == view.seq) return this;
    boolean sameTurn = view.offers != null && round == view.round;
    return new BleusDraft(view.seq, view.round, sameTurn ? page : Page.HAND, List.of());
  }

  BleusDraft turnedTo(Page other) {
    return new BleusDraft(seq, round, other, picks);
  }

  BleusDraft picking(List<BleusTouch> touches) {
    return new BleusDraft(seq, round, page, touches);
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

  /** The card of the market that was picked. */
  Optional<Integer> marketCard() {
    for (BleusTouch pick : picks)
      if (pick instanceof MarketCard one) return Optional.of(one.card());
    return Optional.empty();
  }
}
