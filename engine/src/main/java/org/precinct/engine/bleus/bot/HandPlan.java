package org.precinct.engine.bleus.bot;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.kit.Primitive;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.TurnView;
import org.precinct.engine.bleus.proto.View;

/**
 * The best way to use the rest of a hand whose Reinforcement and Escalation have been played: which
 * cards to give up for a Promotion or a speech, and whom to arrest.
 *
 * <p>A search of bounded size. Nothing that it tries draws or reveals, so it knows how each try
 * ends: with points, and with pools that {@link Shopping} puts a price on.
 */
final class HandPlan {
  private static final int MOST_TRIES = 5_000;
  // Arrests without any use still break ties (8).
  private static final double ARREST = 0.001;

  private final Box box;
  private final Shopping shopping;
  private final Shopping.Prices police;
  private final Shopping.Prices suburb;
  private final View view;
  private final List<Suspect> suspects = new ArrayList<>();
  private int tries;

  HandPlan(Box box, View view, Shopping shopping) {
    this.box = box;
    this.view = view;
    this.shopping = shopping;
    TurnView turn = view.turn;
    int funding = turn.funding;
    int tension = turn.tension;
    int perArrest = turn.funding_per_arrest;
    for (int card : view.hand) {
      funding += box.card(card).plays(Primitive.FUNDING) + box.card(card).plays(Primitive.SPEECH);
      tension += box.card(card).plays(Primitive.TENSION) + box.card(card).plays(Primitive.ACCIDENT);
      perArrest += box.card(card).plays(Primitive.FUNDING_PER_ARREST);
    }
    for (int i = 0; i < turn.row.size(); i++) {
      Card card = box.card(turn.row.get(i));
      if (!card.canBeArrested()) continue;
      funding += card.yields(Primitive.FUNDING) + perArrest;
      tension += card.yields(Primitive.TENSION);
      add(card, i + 1);
    }
    // Once the search is cut short, those who give most points and Funding come first (6.8).
    suspects.sort((a, b) -> b.card.yields(Primitive.FUNDING) - a.card.yields(Primitive.FUNDING));
    suspects.sort((a, b) -> b.card.yields(Primitive.POINTS) - a.card.yields(Primitive.POINTS));
    police = shopping.prices(Side.POLICE, Math.max(funding, turn.funding + 2));
    suburb = shopping.prices(Side.BANLIEUE, Math.max(tension, turn.tension + 2));
  }

  /** What is bought with the pools as they are. */
  Pile basket(Side side) {
    return side == Side.POLICE
        ? police.basket(view.turn.funding)
        : suburb.basket(view.turn.tension);
  }

  /** What removing an arrested card for some Tension is worth. */
  double accident(int card, int gain) {
    int tension = view.turn.tension;
    return shopping.exchange(card, 0) + suburb.worth(tension + gain) - suburb.worth(tension);
  }

  /** The value of the turn if one card is promoted to another; card 0 for none. */
  double promote(int card, int gain) {
    tries = 0;
    Pile hand = Pile.of(view.hand);
    if (card == 0) return best(hand, view.turn.funding);
    return shopping.exchange(card, gain) + best(hand.without(card), view.turn.funding);
  }

  /** The value of the turn if these cards are discarded for a speech. */
  double speech(List<Integer> cards) {
    tries = 0;
    Pile hand = Pile.of(view.hand);
    for (int card : cards) hand = hand.without(card);
    return best(hand, view.turn.funding + cards.size());
  }

  /** Whether the best turn begins by playing this card, a Promotion or a speech. */
  boolean begins(int card) {
    tries = 0;
    Pile rest = Pile.of(view.hand).without(card);
    return asking(rest, box.card(card), view.turn.funding) > best(rest, view.turn.funding);
  }

  /** Places to arrest with the Strike force there is, the best first. */
  List<Integer> arrests() {
    tries = 0;
    Arrests arrests = arrests(view.turn.funding, view.turn.tension, view.turn.force, perArrest());
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < suspects.size(); i++) {
      places.addAll(suspects.get(i).places.subList(0, arrests.best[i]));
    }
    return places;
  }

  private int perArrest() {
    return view.turn.funding_per_arrest;
  }

  private void add(Card card, int place) {
    for (Suspect suspect : suspects) {
      if (suspect.card == card) {
        suspect.places.add(place);
        return;
      }
    }
    suspects.add(new Suspect(card, new ArrayList<>(List.of(place))));
  }

  private record Suspect(Card card, List<Integer> places) {}

  /** The best value of a hand, the cards that ask something first. */
  private double best(Pile hand, int funding) {
    for (int i = 0; i < hand.size(); i++) {
      Card card = box.card(hand.get(i));
      if (!asks(card)) continue;
      Pile rest = hand.withoutIndex(i);
      double without = best(rest, funding);
      return tries > MOST_TRIES ? without : Math.max(without, asking(rest, card, funding));
    }
    return played(hand, funding);
  }

  static boolean asks(Card card) {
    return card.plays(Primitive.PROMOTE) > 0 || card.plays(Primitive.SPEECH) > 0;
  }

  /** The best value of playing such a card with a hand. */
  private double asking(Pile hand, Card card, int funding) {
    double best = Double.NEGATIVE_INFINITY;
    int step = card.plays(Primitive.PROMOTE);
    for (int i = 0; step > 0 && i < hand.size(); i++) {
      int removed = hand.get(i);
      if (hand.indexOf(removed) < i) continue;
      Card gain = bestGain(box.card(removed), step);
      if (gain == null) continue;
      double value =
          shopping.exchange(removed, gain.number()) + best(hand.without(removed), funding);
      best = Math.max(best, value);
    }
    int most = card.plays(Primitive.SPEECH);
    return most > 0 ? Math.max(best, discarding(hand, 0, most, funding)) : best;
  }

  private double discarding(Pile hand, int from, int most, int funding) {
    double best = best(hand, funding);
    for (int i = from; most > 0 && i < hand.size() && tries <= MOST_TRIES; i++) {
      if (i > from && hand.get(i) == hand.get(i - 1)) continue;
      best = Math.max(best, discarding(hand.withoutIndex(i), i, most - 1, funding + 1));
    }
    return best;
  }

  private Card bestGain(Card removed, int step) {
    Card best = null;
    double worth = 0;
    for (Card gain : box.cards()) {
      if (gain.side() != Side.POLICE || gain.cost() != removed.cost() + step) continue;
      if (view.supply.get(gain.number() - 1) == 0) continue;
      double value = shopping.exchange(removed.number(), gain.number());
      if (best == null || value > worth) {
        best = gain;
        worth = value;
      }
    }
    return best;
  }

  /** The value when all of a hand has been played that only adds to pools. */
  private double played(Pile hand, int funding) {
    TurnView turn = view.turn;
    int money = funding;
    int tension = turn.tension;
    int force = turn.force;
    int perArrest = turn.funding_per_arrest;
    for (int i = 0; i < hand.size(); i++) {
      Card card = box.card(hand.get(i));
      money += card.plays(Primitive.FUNDING);
      tension += card.plays(Primitive.TENSION);
      force += card.plays(Primitive.FORCE);
      perArrest += card.plays(Primitive.FUNDING_PER_ARREST);
    }
    return arrests(money, tension, force, perArrest).value;
  }

  private Arrests arrests(int funding, int tension, int force, int perArrest) {
    Arrests arrests = new Arrests(perArrest);
    arrests.choose(0, funding, tension, force, 0);
    return arrests;
  }

  /** Tries how many of each kind of suspect to arrest. */
  private final class Arrests {
    private final int perArrest;
    private final int[] chosen = new int[suspects.size()];
    private int[] best = chosen.clone();
    private double value = Double.NEGATIVE_INFINITY;

    Arrests(int perArrest) {
      this.perArrest = perArrest;
    }

    void choose(int kind, int funding, int tension, int force, double points) {
      if (kind == chosen.length) {
        tries++;
        double total = points + police.worth(funding) + suburb.worth(tension);
        if (total > value) {
          value = total;
          best = chosen.clone();
        }
        return;
      }
      Card card = suspects.get(kind).card;
      int most = Math.min(suspects.get(kind).places.size(), force / card.arrest());
      for (int n = most; n == most || n >= 0 && tries <= MOST_TRIES; n--) {
        chosen[kind] = n;
        choose(
            kind + 1,
            funding + n * (card.yields(Primitive.FUNDING) + perArrest),
            tension + n * card.yields(Primitive.TENSION),
            force - n * card.arrest(),
            points + n * (card.yields(Primitive.POINTS) + ARREST));
      }
      chosen[kind] = 0;
    }
  }
}
