package org.precinct.engine.bleus;

import java.util.Arrays;

/**
 * What a turn with a set of cards is worth on average: how many cards come, what they add to the
 * pools, and which of the revealed cards the Strike force can arrest.
 *
 * <p>Averages only: it is how a {@link NormalBot} compares purchases, not a rule.
 */
final class Forecast {
  private final Card[] cards;
  private final double[][] features;
  private final Worth worth;
  private final boolean[] arrested;

  Forecast(Box box, Worth worth) {
    this.worth = worth;
    cards = box.cards().toArray(new Card[0]);
    arrested = new boolean[cards.length];
    features = new double[cards.length][];
    for (int i = 0; i < cards.length; i++) features[i] = features(cards[i]);
  }

  // Indices of the features of a card.
  private static final int FORCE = 0;
  private static final int TENSION = 1;
  private static final int REINFORCE = 2;
  private static final int ESCALATE = 3;
  private static final int PER_ARREST = 4;
  private static final int OTHER = 5;
  private static final int YIELD_TENSION = 6;
  private static final int YIELD_FUNDING = 7;
  private static final int YIELD_POINTS = 8;

  private double[] features(Card card) {
    double[] f = new double[9];
    f[FORCE] = card.plays(Primitive.FORCE) + card.reveals(Primitive.FORCE);
    f[TENSION] = card.plays(Primitive.TENSION) + card.reveals(Primitive.TENSION);
    f[REINFORCE] = card.plays(Primitive.REINFORCE) + card.reveals(Primitive.REINFORCE);
    f[ESCALATE] = card.plays(Primitive.ESCALATE) + card.reveals(Primitive.ESCALATE);
    f[PER_ARREST] = card.plays(Primitive.FUNDING_PER_ARREST);
    f[OTHER] =
        worth.speech() * card.plays(Primitive.SPEECH)
            + worth.promotion() * card.plays(Primitive.PROMOTE)
            + worth.accident() * card.plays(Primitive.ACCIDENT)
            + worth.quietDay() * card.plays(Primitive.GIVE_QUIET_DAY);
    f[YIELD_TENSION] = card.yields(Primitive.TENSION);
    f[YIELD_FUNDING] = card.yields(Primitive.FUNDING);
    f[YIELD_POINTS] = card.yields(Primitive.POINTS);
    return f;
  }

  /**
   * The worth of an average turn.
   *
   * @param counts how many there are of each card, card 1 first
   */
  double turn(int[] counts) {
    double police = 0;
    double suburb = 0;
    double force = 0;
    double tension = 0;
    double reinforce = 0;
    double escalate = 0;
    double perArrest = 0;
    double other = 0;
    double chain = 0;
    double revealedTension = 0;
    double revealedReinforce = 0;
    for (int i = 0; i < cards.length; i++) {
      int count = counts[i];
      if (count == 0) continue;
      double[] f = features[i];
      if (cards[i].side() == Side.POLICE) {
        police += count;
        force += count * f[FORCE];
        tension += count * f[TENSION];
        reinforce += count * f[REINFORCE];
        escalate += count * f[ESCALATE];
        perArrest += count * f[PER_ARREST];
        other += count * f[OTHER];
      } else {
        suburb += count;
        chain += count * f[ESCALATE];
        revealedTension += count * f[TENSION];
        revealedReinforce += count * f[REINFORCE];
      }
    }
    // A first guess of the row feeds the hand (a Minister's visit), then the hand feeds the row.
    double shown = Math.min(suburb, 3 / Math.max(0.4, 1 - chain / suburb));
    double drawn = 5 + shown * revealedReinforce / suburb;
    drawn = Math.min(police, drawn / Math.max(0.4, 1 - reinforce / police));
    shown = (3 + drawn * escalate / police) / Math.max(0.4, 1 - chain / suburb);
    shown = Math.min(suburb, shown);

    double perTurn = drawn / police;
    double tensionPool = perTurn * tension + shown * revealedTension / suburb;
    return perTurn * other
        + arrests(counts, shown / suburb, perTurn * force, tensionPool, perTurn * perArrest);
  }

  /** Arrests by what they give for the Strike force, until it is used up. */
  private double arrests(
      int[] counts, double share, double force, double tensionPool, double perArrest) {
    double asked = 0;
    for (int i = 0; i < cards.length; i++) asked += counts[i] * share * cards[i].arrest();
    double left = meeting(force, asked);
    double spare = force - left;
    double points = 0;
    double tension = tensionPool;
    double funding = 0;
    Arrays.fill(arrested, false);
    while (left > 0) {
      int best = -1;
      double bestRatio = 0;
      for (int i = 0; i < cards.length; i++) {
        if (counts[i] == 0 || arrested[i] || !cards[i].canBeArrested()) continue;
        double ratio = (gives(i) + perArrest * worth.funding()) / cards[i].arrest();
        if (best < 0 || ratio > bestRatio) {
          best = i;
          bestRatio = ratio;
        }
      }
      if (best < 0) break;
      arrested[best] = true;
      double used = Math.min(left, counts[best] * share * cards[best].arrest());
      left -= used;
      double made = used / cards[best].arrest();
      made *= force / (force + worth.grain() * (cards[best].arrest() - 1));
      points += made * features[best][YIELD_POINTS];
      tension += made * features[best][YIELD_TENSION];
      funding += made * (features[best][YIELD_FUNDING] + perArrest);
    }
    return points * worth.points()
        + worth.funding() * saturated(funding, worth.muchFunding())
        + worth.tension() * saturated(tension, worth.muchTension())
        + worth.spareForce() * spare;
  }

  /** How much of the Strike force finds somebody to arrest: they do not always come together. */
  private double meeting(double force, double asked) {
    if (force == 0 || asked == 0) return 0;
    double k = worth.evenness();
    return force * asked / Math.pow(Math.pow(force, k) + Math.pow(asked, k), 1 / k);
  }

  private static double saturated(double pool, double much) {
    return pool * much / (pool + much);
  }

  private double gives(int card) {
    double[] f = features[card];
    return worth.tension() * f[YIELD_TENSION]
        + worth.funding() * f[YIELD_FUNDING]
        + worth.points() * f[YIELD_POINTS];
  }
}
