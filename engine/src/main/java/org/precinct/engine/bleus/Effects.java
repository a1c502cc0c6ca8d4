package org.precinct.engine.bleus;

import java.util.List;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Effect;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.View.Phase;

/** Carries out the primitives of the card file, from left to right (2). */
final class Effects {
  private Effects() {}

  /**
   * What a played card does, from one of its effects on, until it asks something or is done.
   *
   * @return with the phase at {@code MAIN}, or at the choice that the card waits for
   */
  static void play(NextState draft, Card card, int from) {
    List<Effect> effects = card.onPlay();
    for (int i = from; i < effects.size(); i++) {
      Effect effect = effects.get(i);
      if (!effect.primitive().asks()) {
        carryOut(draft, effect, card.number());
      } else if (Decisions.opens(draft, effect)) {
        draft.tellGains(card.number());
        draft.phase = Decisions.phase(effect.primitive());
        draft.asking = card.number();
        draft.effect = i;
        return;
      }
    }
    draft.tellGains(card.number());
    // R21: what has been played lies in the discard from then on.
    draft.deck(Side.POLICE, draft.deck(Side.POLICE).discarded(card.number()));
    draft.phase = Phase.MAIN;
    draft.asking = 0;
    draft.effect = 0;
  }

  /** What an arrested card does. */
  static void arrest(NextState draft, Card card) {
    List<Effect> effects = card.onArrest();
    for (int i = 0; i < effects.size(); i++) carryOut(draft, effects.get(i), card.number());
  }

  /** A primitive that asks nothing. */
  static void carryOut(NextState draft, Effect effect, int cause) {
    int number = effect.number();
    switch (effect.primitive()) {
      case FUNDING -> draft.funding += number;
      case TENSION -> draft.tension += number;
      case FORCE -> draft.force += number;
      case POINTS -> draft.addPoints(number);
      case FUNDING_PER_ARREST -> draft.fundingPerArrest += number;
      case REINFORCE -> {
        draft.tellGains(cause);
        Drawing.reinforce(draft, number);
      }
      case ESCALATE -> {
        draft.tellGains(cause);
        Escalation.reveal(draft, number, cause);
      }
      default -> throw new AssertionError(effect + " has to be asked for");
    }
  }
}
