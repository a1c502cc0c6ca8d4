package org.precinct.engine.bleus.bot;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.View;

/**
 * The best purchases for any amount in a pool: what they add to an average turn, times the turns in
 * which they will be there.
 *
 * <p>A beam search over baskets: each round adds one card to the best baskets of the round before.
 */
final class Shopping {
  private static final int BEAM = 5;
  private static final int MOST_CARDS = 3;

  private final Box box;
  private final View view;
  private final Forecast forecast;
  private final double turnsUsed;
  private final double now;
  private final int[] owned;

  Shopping(Box box, View view, Forecast forecast, Worth worth) {
    this.box = box;
    this.view = view;
    this.forecast = forecast;
    turnsUsed = worth.turnsUsed();
    owned = new int[box.size()];
    for (int i = 0; i < owned.length; i++) owned[i] = view.owned.get(i);
    now = forecast.turn(owned);
  }

  /** What having one card more or fewer of two kinds is worth; card 0 is none. */
  double exchange(int without, int with) {
    int[] counts = owned.clone();
    if (without > 0) counts[without - 1]--;
    if (with > 0) counts[with - 1]++;
    return worth(counts);
  }

  /** The best baskets of a side for every amount up to {@code most}. */
  Prices prices(Side side, int most) {
    Prices prices = new Prices(most);
    List<Basket> beam = new ArrayList<>();
    beam.add(new Basket(Pile.EMPTY, 0, 0));
    for (int round = 0; round < MOST_CARDS && !beam.isEmpty(); round++) {
      List<Basket> next = new ArrayList<>();
      for (Basket basket : beam) extend(basket, side, most, next);
      for (Basket basket : next) prices.offer(basket);
      next.sort((a, b) -> Double.compare(b.value, a.value));
      beam = next.subList(0, Math.min(BEAM, next.size()));
    }
    prices.complete();
    return prices;
  }

  private void extend(Basket basket, Side side, int most, List<Basket> next) {
    int[] counts = owned.clone();
    for (int i = 0; i < basket.cards.size(); i++) counts[basket.cards.get(i) - 1]++;
    // In ascending order of the cards, so that no basket comes twice.
    for (int number = Math.max(1, basket.cards.top()); number <= box.size(); number++) {
      Card card = box.card(number);
      int cost = basket.cost + card.cost();
      if (card.side() != side || !card.isForSale() || cost > most) continue;
      if (view.supply.get(number - 1) <= basket.cards.count(number)) continue;
      counts[number - 1]++;
      next.add(new Basket(basket.cards.plus(number), cost, worth(counts)));
      counts[number - 1]--;
    }
  }

  private double worth(int[] counts) {
    return turnsUsed * (forecast.turn(counts) - now);
  }

  private record Basket(Pile cards, int cost, double value) {}

  /** What each amount in a pool buys. */
  static final class Prices {
    private final Basket[] best;

    private Prices(int most) {
      best = new Basket[most + 1];
      best[0] = new Basket(Pile.EMPTY, 0, 0);
    }

    private void offer(Basket basket) {
      Basket there = best[basket.cost];
      if (there == null || basket.value > there.value) best[basket.cost] = basket;
    }

    private void complete() {
      for (int i = 1; i < best.length; i++) {
        if (best[i] == null || best[i].value <= best[i - 1].value) best[i] = best[i - 1];
      }
    }

    /** The worth of having that much; more than was asked for is worth the same. */
    double worth(int amount) {
      return best[Math.min(amount, best.length - 1)].value;
    }

    /** What to buy with that much. */
    Pile basket(int amount) {
      return best[Math.min(amount, best.length - 1)].cards;
    }
  }
}
