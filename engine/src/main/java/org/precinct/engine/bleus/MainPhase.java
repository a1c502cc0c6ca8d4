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
import org.precinct.engine.bleus.proto.Why;

/** Playing and arresting (6.4), and buying (6.5). */
final class MainPhase {
  /** How many cards may be played in a turn (R24). */
  static final int MOST_PLAYS = 60;

  private MainPhase() {}

  static Why whyNotPlay(Box box, State state, int card) {
    Pile hand = state.turn().hand();
    if (!hand.has(card)) return Why.NOT_IN_HAND;
    // R24: else a small deck that draws itself again would never have to stop.
    if (state.turn().played().size() >= MOST_PLAYS) return Why.PLAYED_TOO_MANY;
    int step = box.card(card).plays(Primitive.PROMOTE);
    // R10: a Promotion that could promote nothing stays in the hand.
    if (step > 0 && !Decisions.canPromote(box, hand.without(card), state.supply(), step)) {
      return Why.NOTHING_TO_PROMOTE;
    }
    return Why.POSSIBLE;
  }

  static void play(NextState draft, int card) {
    draft.hand = draft.hand.without(card);
    draft.played = draft.played.plus(card);
    draft.tell(Event.Kind.PLAYED, card);
    Effects.play(draft, draft.box.card(card), 0);
  }

  /**
   * The cards that are played together: all that only add to pools, as far as the turn allows (R24,
   * R25). Empty if there are not two of them. Sorted, so that the order in which they were drawn
   * stays with their owner.
   */
  static List<Integer> together(Box box, Turn turn) {
    List<Integer> together = new ArrayList<>();
    int room = MOST_PLAYS - turn.played().size();
    Pile hand = turn.hand().sorted();
    for (int i = 0; i < hand.size() && together.size() < room; i++) {
      if (box.card(hand.get(i)).onlyAddsToPools()) together.add(hand.get(i));
    }
    return together.size() > 1 ? together : List.of();
  }

  static void playAll(NextState draft, List<Integer> cards) {
    Pile together = Pile.of(cards);
    draft.tell(draft.event(Event.Kind.PLAYED_ALL).cards(cards));
    for (int card : cards) {
      draft.hand = draft.hand.without(card);
      List<Effect> effects = draft.box.card(card).onPlay();
      for (int i = 0; i < effects.size(); i++) Effects.carryOut(draft, effects.get(i), card);
    }
    draft.played = draft.played.plus(together);
    draft.deck(Side.POLICE, draft.deck(Side.POLICE).discarded(together));
    draft.tellGains(0);
  }

  static Why whyNotArrest(Box box, State state, int place) {
    Pile row = state.turn().row();
    if (place < 1 || place > row.size()) return Why.NO_SUCH_PLACE;
    Card card = box.card(row.get(place - 1));
    if (!card.canBeArrested()) return Why.NEVER_ARRESTED;
    return state.turn().force() < card.arrest() ? Why.TOO_LITTLE_FORCE : Why.POSSIBLE;
  }

  static void arrest(NextState draft, int place) {
    Card card = draft.box.card(draft.row.get(place - 1));
    draft.row = draft.row.withoutIndex(place - 1);
    draft.force -= card.arrest();
    draft.noGains();
    draft.countArrest();
    draft.tell(draft.event(Event.Kind.ARRESTED).card(card.number()).count(card.arrest()));
    Effects.arrest(draft, card);
    draft.funding += draft.fundingPerArrest;
    draft.tellGains(card.number());
    // R22: who has been arrested lies in the discard from then on.
    draft.deck(Side.BANLIEUE, draft.deck(Side.BANLIEUE).discarded(card.number()));
    draft.arrested = draft.arrested.plus(card.number());
  }

  static Why whyNotBuy(Box box, State state, int number) {
    Card card = box.card(number);
    if (!card.isForSale()) return Why.NOT_FOR_SALE;
    if (!state.supply().has(number)) return Why.SOLD_OUT;
    Turn turn = state.turn();
    if (turn.pool(card.side()) >= card.cost()) return Why.POSSIBLE;
    if (card.side() == Side.POLICE) {
      return turn.tension() >= card.cost() ? Why.FUNDING_NOT_TENSION : Why.TOO_LITTLE_FUNDING;
    }
    return turn.funding() >= card.cost() ? Why.TENSION_NOT_FUNDING : Why.TOO_LITTLE_TENSION;
  }

  static void buy(NextState draft, int number) {
    Card card = draft.box.card(number);
    if (card.side() == Side.POLICE) draft.funding -= card.cost();
    else draft.tension -= card.cost();
    draft.supply = draft.supply.plus(number, -1);
    draft.deck(card.side(), draft.deck(card.side()).discarded(number));
    draft.tell(draft.event(Event.Kind.BOUGHT).card(number).count(card.cost()));
  }
}
