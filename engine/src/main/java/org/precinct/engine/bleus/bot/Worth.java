package org.precinct.engine.bleus.bot;

import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.PlayerView;
import org.precinct.engine.bleus.proto.View;

/**
 * What things are worth to a bot at a stage of the game, in points.
 *
 * <p>Pools are worth less as the end comes near, points always the same: so Police cards and
 * Funding come first, and points cards take over by themselves.
 *
 * @param turnsUsed how many turns a card bought now will be there for
 * @param funding a unit of Funding, spent well
 * @param tension a unit of Tension, spent well
 * @param speech a Law-and-order speech, for each card that it may discard
 * @param promotion a Promotion, for each step
 * @param accident an Accident, for each unit of its Tension
 * @param quietDay a Quiet day for an opponent
 * @param much a pool of this size is worth half of what its units are worth one by one
 */
record Worth(
    double turnsUsed,
    double funding,
    double tension,
    double speech,
    double promotion,
    double accident,
    double quietDay,
    double much) {

  // The leader makes a point in so many turns, and this is left when the target is reached.
  private static final double TURNS_PER_POINT = 0.77;
  private static final double LAST_TURNS = 1.9;
  // A purchase waits for the next shuffle.
  private static final double DELAY = 1.7;

  private static final double SPEECH = 0.30;
  private static final double PROMOTION = 0.36;
  private static final double ACCIDENT = 0.21;

  static Worth in(Box box, View view, Taste taste) {
    int lead = 0;
    for (PlayerView player : view.players) lead = Math.max(lead, player.points);
    double left = TURNS_PER_POINT * Math.max(0, view.target - lead) + LAST_TURNS;
    left = Math.min(left, view.round_limit - view.round + 1);
    double used = view.last_round ? 0 : Math.max(0, left - DELAY);
    double funding = taste.funding * used;
    double tension = taste.tension * used;
    int opponents = view.players.size() - 1;
    return new Worth(
        used,
        funding,
        tension,
        SPEECH * funding,
        PROMOTION * rookies(box, view) * funding,
        ACCIDENT * tension,
        taste.quietDay / opponents,
        taste.much);
  }

  /** The share of starting cards, which a Promotion is best for, among the own Police cards. */
  private static double rookies(Box box, View view) {
    int rookies = 0;
    int all = 0;
    for (Card card : box.cards()) {
      if (card.side() != Side.POLICE) continue;
      int owned = view.owned.get(card.number() - 1);
      all += owned;
      if (!card.isForSale()) rookies += owned;
    }
    return (double) rookies / Math.max(1, all);
  }
}
