package org.precinct.engine.bleus;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Effect;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.kit.Primitive;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View.Phase;
import org.precinct.engine.bleus.proto.Why;

/** The choices that played cards ask for: who may choose what, and what it does. */
final class Decisions {
  private Decisions() {}

  static Phase phase(Primitive primitive) {
    return switch (primitive) {
      case SPEECH -> Phase.SPEECH;
      case PROMOTE -> Phase.PROMOTE;
      case ACCIDENT -> Phase.ACCIDENT;
      case GIVE_QUIET_DAY -> Phase.MEDIATE;
      default -> throw new AssertionError(primitive + " asks nothing");
    };
  }

  /**
   * Whether a primitive has anything to choose from now. If not, what there is to do has been done
   * and the card goes on.
   */
  static boolean opens(NextState draft, Effect effect) {
    return switch (effect.primitive()) {
      case SPEECH -> !draft.hand.isEmpty();
      case PROMOTE -> canPromote(draft.box, draft.hand, draft.supply, effect.number());
      case ACCIDENT -> !draft.arrested.isEmpty();
      case GIVE_QUIET_DAY -> opensMediation(draft, effect.number());
      default -> throw new AssertionError(effect + " asks nothing");
    };
  }

  /** The number of the effect that waits for a choice. */
  static int number(Box box, Turn turn) {
    return box.card(turn.asking()).onPlay().get(turn.effect()).number();
  }

  // Speech

  static Why whyNotSpeech(State state, int most, Pile cards) {
    if (cards.size() > most) return Why.SPEECH_TOO_MANY;
    for (int i = 0; i < cards.size(); i++) {
      int card = cards.get(i);
      if (cards.count(card) > state.turn().hand().count(card)) return Why.NOT_IN_HAND;
    }
    return Why.POSSIBLE;
  }

  /** R6: any cards of the hand, whatever they are worth. */
  static void speech(NextState draft, Pile cards) {
    for (int i = 0; i < cards.size(); i++) draft.hand = draft.hand.without(cards.get(i));
    if (cards.isEmpty()) {
      draft.tell(Event.Kind.DECLINED, draft.asking);
    } else {
      draft.deck(Side.POLICE, draft.deck(Side.POLICE).discarded(cards));
      draft.tell(draft.event(Event.Kind.DISCARDED).card(draft.asking).cards(cards.list()));
    }
    draft.funding += cards.size();
    goOn(draft);
  }

  // Promotion

  /** Whether some card of a hand can be promoted (R10). */
  static boolean canPromote(Box box, Pile hand, Stock supply, int step) {
    for (int i = 0; i < hand.size(); i++) {
      int cost = box.card(hand.get(i)).cost() + step;
      for (Card gain : box.cards()) if (isGain(gain, cost, supply)) return true;
    }
    return false;
  }

  /** What a card of the hand may become: exactly that much dearer, and still there. */
  static List<Integer> gains(Box box, Stock supply, int card, int step) {
    List<Integer> gains = new ArrayList<>();
    int cost = box.card(card).cost() + step;
    for (Card gain : box.cards()) if (isGain(gain, cost, supply)) gains.add(gain.number());
    return gains;
  }

  static Why whyNotPromote(Box box, State state, int step, int card, int gain) {
    if (!state.turn().hand().has(card)) return Why.NOT_IN_HAND;
    Card wanted = box.card(gain);
    if (wanted.side() != Side.POLICE || wanted.cost() != box.card(card).cost() + step) {
      return Why.WRONG_COST;
    }
    return state.supply().has(gain) ? Why.POSSIBLE : Why.SOLD_OUT;
  }

  /** R11: the new card goes to the discard; R20: the old one never comes back. */
  static void promote(NextState draft, int card, int gain) {
    draft.hand = draft.hand.without(card);
    draft.removed = draft.removed.plus(card, 1);
    draft.supply = draft.supply.plus(gain, -1);
    draft.deck(Side.POLICE, draft.deck(Side.POLICE).discarded(gain));
    draft.tell(draft.event(Event.Kind.PROMOTED).card(card).gain(gain));
    goOn(draft);
  }

  private static boolean isGain(Card card, int cost, Stock supply) {
    return card.side() == Side.POLICE && card.cost() == cost && supply.has(card.number());
  }

  // Accident

  /** Each card that an Accident may take, in ascending order. */
  static List<Integer> victims(State state) {
    List<Integer> victims = new ArrayList<>();
    for (int card : state.turn().arrested().sorted().list()) {
      if (!victims.contains(card)) victims.add(card);
    }
    return victims;
  }

  static Why whyNotAccident(State state, int card) {
    return state.turn().arrested().has(card) ? Why.POSSIBLE : Why.NOT_ARRESTED;
  }

  /** R12: what the arrest gave stays; R13: the card is taken out of the discard. */
  static void accident(NextState draft, int card) {
    Deck suburb = draft.deck(Side.BANLIEUE);
    draft.deck(Side.BANLIEUE, new Deck(suburb.draw(), suburb.discard().without(card)));
    draft.arrested = draft.arrested.without(card);
    draft.removed = draft.removed.plus(card, 1);
    draft.tell(Event.Kind.REMOVED, card);
    draft.tension += draft.box.card(draft.asking).onPlay().get(draft.effect).number();
    goOn(draft);
  }

  // Mediator

  static Why whyNotMediate(State state, int seat) {
    if (seat < 0 || seat >= state.seats() || seat == state.seat()) return Why.NO_SUCH_OPPONENT;
    return Why.POSSIBLE;
  }

  static void mediate(NextState draft, int seat) {
    give(draft, seat, draft.box.card(draft.asking).onPlay().get(draft.effect).number());
    goOn(draft);
  }

  /** R7: without a Quiet day nothing happens. A lone opponent need not be chosen. */
  private static boolean opensMediation(NextState draft, int number) {
    if (!draft.supply.has(draft.box.quietDay().number())) {
      draft.tell(Event.Kind.DECLINED, draft.played.top());
      return false;
    }
    if (draft.seats() > 2) return true;
    give(draft, 1 - draft.seat(), number);
    return false;
  }

  private static void give(NextState draft, int seat, int number) {
    int quietDay = draft.box.quietDay().number();
    int given = Math.min(number, draft.supply.count(quietDay));
    draft.supply = draft.supply.plus(quietDay, -given);
    for (int i = 0; i < given; i++) {
      Player opponent = draft.opponent(seat);
      draft.opponent(seat, opponent.withSuburb(opponent.suburb().discarded(quietDay)));
      draft.tell(draft.event(Event.Kind.MEDIATED).card(quietDay).other(seat));
    }
  }

  /** No card is chosen: of a Promotion or an Accident. */
  static void decline(NextState draft) {
    draft.tell(Event.Kind.DECLINED, draft.asking);
    goOn(draft);
  }

  /** The rest of the card's effects. */
  private static void goOn(NextState draft) {
    Effects.play(draft, draft.box.card(draft.asking), draft.effect + 1);
  }
}
