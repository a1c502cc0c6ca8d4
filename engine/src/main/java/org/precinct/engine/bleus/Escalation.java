package org.precinct.engine.bleus;

import java.util.List;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Effect;
import org.precinct.engine.bleus.kit.Primitive;

/** Revealing Suburb cards, and what they bring about (6.3). */
final class Escalation {
  private Escalation() {}

  /**
   * First all Escalation, from left to right, new cards being gone through in their turn; then the
   * other effects of all the new cards, from left to right.
   *
   * <p>It ends because a deck is finite: cards in the row are not shuffled back into it, and nobody
   * is arrested meanwhile.
   */
  static void reveal(NextState draft, int number, int cause) {
    int from = draft.row.size();
    Drawing.reveal(draft, number, cause);
    for (int i = from; i < draft.row.size(); i++) {
      Card card = draft.box.card(draft.row.get(i));
      List<Effect> effects = card.onReveal();
      for (int e = 0; e < effects.size(); e++) {
        Effect effect = effects.get(e);
        if (effect.primitive() == Primitive.ESCALATE) {
          Drawing.reveal(draft, effect.number(), card.number());
        }
      }
    }
    for (int i = from; i < draft.row.size(); i++) {
      Card card = draft.box.card(draft.row.get(i));
      List<Effect> effects = card.onReveal();
      for (int e = 0; e < effects.size(); e++) {
        Effect effect = effects.get(e);
        if (effect.primitive() != Primitive.ESCALATE) {
          Effects.carryOut(draft, effect, card.number());
        }
      }
      if (!effects.isEmpty()) draft.tellGains(card.number());
    }
  }
}
