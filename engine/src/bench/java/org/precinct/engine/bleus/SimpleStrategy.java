package org.precinct.engine.bleus;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.precinct.engine.Bot;
import org.precinct.engine.Chance;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Primitive;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.View;

/**
 * The simple fixed buying plans of the rules (11), all with the same plain way of playing:
 * Reinforcement first, then Escalation, then the rest; arrests for points first, then for Funding.
 */
enum SimpleStrategy implements Bot<Action, View> {
  /** Force and points cards. */
  ARREST_RUSH(
      List.of("crs 9", "helicoptere 9", "gli_f4 9", "culture_du_chiffre 9", "patrouille 9"),
      List.of("gangster 9", "malfaiteur 9", "dealer 2", "racaille 9", "dealer 4")),
  /** The dearest affordable. */
  BIG_MONEY(List.of(), List.of()),
  /** A few of each. */
  BALANCED(
      List.of(
          "patrouille 1",
          "crs 6",
          "cameras 1",
          "radio 1",
          "gli_f4 2",
          "culture_du_chiffre 1",
          "patrouille 9"),
      List.of("gangster 9", "malfaiteur 9", "dealer 2", "racaille 9", "guetteur 4")),
  /** Cards that escalate. */
  ESCALATION(
      List.of("helicoptere 9", "cameras 9", "couvre_feu 2", "patrouille 2"),
      List.of("gangster 9", "malfaiteur 9", "dealer 2", "racaille 9", "rodeo 3", "guetteur 4")),
  /** Cards that reinforce. */
  REINFORCEMENT(
      List.of("radio 2", "crs 9", "gli_f4 2", "patrouille 3"),
      List.of("gangster 9", "malfaiteur 9", "dealer 2", "visite_du_ministre 2", "racaille 9")),
  /** Promotion. */
  CAREER(
      List.of("promotion 4", "crs 9", "gli_f4 9"),
      List.of("gangster 9", "malfaiteur 9", "dealer 3", "racaille 9"));

  private static final Box BOX = Box.standard();
  private static final Map<String, Card> BY_ID = byId();

  private final List<Wish> police;
  private final List<Wish> suburb;

  SimpleStrategy(List<String> police, List<String> suburb) {
    this.police = wishes(police);
    this.suburb = wishes(suburb);
  }

  @Override
  public Optional<Action> decide(View view, List<Action> all, Chance chance) {
    List<Action> choices = new ArrayList<>(all);
    choices.removeIf(action -> action.undo != null);
    return Optional.of(
        switch (view.phase) {
          case SPEECH -> choices.get(choices.size() - 1);
          case PROMOTE -> promote(choices);
          case ACCIDENT -> choices.get(0);
          case MEDIATE -> leader(view, choices);
          default -> main(view, choices);
        });
  }

  private Action main(View view, List<Action> choices) {
    Action best = null;
    double most = 0;
    for (Action action : choices) {
      double urgency = urgency(view, action);
      if (urgency > most) {
        most = urgency;
        best = action;
      }
    }
    if (best != null) return best;
    Action police = purchase(view, Side.POLICE, this.police);
    if (police != null) return police;
    Action suburb = purchase(view, Side.BANLIEUE, this.suburb);
    return suburb != null ? suburb : Actions.end(view.seq);
  }

  private static double urgency(View view, Action action) {
    if (action.play != null) {
      Card card = BOX.card(action.play.card);
      if (card.plays(Primitive.REINFORCE) > 0) return 1000;
      if (card.plays(Primitive.PROMOTE) > 0) return 900;
      if (card.plays(Primitive.ACCIDENT) > 0) return 1;
      if (card.plays(Primitive.SPEECH) > 0) return 400;
      if (card.plays(Primitive.ESCALATE) > 0) return 800;
      return card.plays(Primitive.FORCE) > 0 ? 700 : 500;
    }
    if (action.play_all != null) return 750;
    if (action.arrest != null) {
      Card card = BOX.card(view.turn.row.get(action.arrest.place - 1));
      return 2 + 10 * card.yields(Primitive.POINTS) + card.yields(Primitive.FUNDING);
    }
    return 0;
  }

  /** The first wish that can be had; without wishes the dearest card. */
  private static Action purchase(View view, Side side, List<Wish> wishes) {
    int pool = side == Side.POLICE ? view.turn.funding : view.turn.tension;
    for (Wish wish : wishes) {
      Card card = BY_ID.get(wish.card);
      if (card.cost() > pool || view.supply.get(card.number() - 1) == 0) continue;
      if (view.owned.get(card.number() - 1) >= wish.most) continue;
      return Actions.buy(view.seq, card.number());
    }
    if (!wishes.isEmpty()) return null;
    Card dearest = null;
    for (Card card : BOX.cards()) {
      if (card.side() != side || !card.isForSale() || card.cost() > pool) continue;
      if (view.supply.get(card.number() - 1) == 0) continue;
      if (dearest == null || card.cost() > dearest.cost()) dearest = card;
    }
    return dearest == null ? null : Actions.buy(view.seq, dearest.number());
  }

  /** Starting cards first, to what has most Strike force. */
  private static Action promote(List<Action> choices) {
    Action best = choices.get(0);
    int most = -1;
    for (Action action : choices) {
      if (action.promote.card == 0) continue;
      int force = BOX.card(action.promote.gain).plays(Primitive.FORCE);
      if (force > most) {
        most = force;
        best = action;
      }
    }
    return best;
  }

  private static Action leader(View view, List<Action> choices) {
    Action best = choices.get(0);
    for (Action action : choices) {
      int points = view.players.get(action.mediate.seat).points;
      if (points > view.players.get(best.mediate.seat).points) best = action;
    }
    return best;
  }

  private static List<Wish> wishes(List<String> words) {
    List<Wish> wishes = new ArrayList<>();
    for (String word : words) {
      String[] parts = word.split(" ");
      wishes.add(new Wish(parts[0], Integer.parseInt(parts[1])));
    }
    return wishes;
  }

  private static Map<String, Card> byId() {
    Map<String, Card> cards = new TreeMap<>();
    for (Card card : BOX.cards()) cards.put(card.id(), card);
    return cards;
  }

  /** A card, until that many are owned. */
  private record Wish(String card, int most) {}
}
