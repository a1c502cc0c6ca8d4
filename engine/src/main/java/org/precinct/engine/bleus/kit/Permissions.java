package org.precinct.engine.bleus.kit;

import java.util.List;
import org.precinct.engine.bleus.proto.Offers;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.bleus.proto.Why;

/**
 * What a view lets its viewer do, and why not. Without an answer in the view, because it is not the
 * viewer's turn or another decision comes first, the answer is {@link Why#DECIDE_FIRST}.
 */
public final class Permissions {
  private Permissions() {}

  /** Whether the viewer has the turn. */
  public static boolean isYours(View view) {
    return view.offers != null;
  }

  /** Whether the viewer has the turn and nothing is asked. */
  public static boolean isMain(View view) {
    return isYours(view) && view.phase == View.Phase.MAIN;
  }

  /**
   * @param slot of the hand, from 0
   */
  public static Why whyNotPlay(View view, int slot) {
    return isMain(view) ? view.offers.play.get(slot) : Why.DECIDE_FIRST;
  }

  /**
   * @param place in the row, from 1
   */
  public static Why whyNotArrest(View view, int place) {
    return isMain(view) ? view.offers.arrest.get(place - 1) : Why.DECIDE_FIRST;
  }

  public static Why whyNotBuy(View view, int card) {
    if (!isMain(view)) return Why.DECIDE_FIRST;
    for (Offers.Refused refused : view.offers.not_buy) {
      if (refused.cards.contains(card)) return refused.why;
    }
    return Why.POSSIBLE;
  }

  /** What a card of the hand may be promoted to now, in ascending order. */
  public static List<Integer> gains(View view, int card) {
    if (!isYours(view)) return List.of();
    for (Offers.Promotion promotion : view.offers.promotions) {
      if (promotion.card == card) return promotion.gains;
    }
    return List.of();
  }
}
