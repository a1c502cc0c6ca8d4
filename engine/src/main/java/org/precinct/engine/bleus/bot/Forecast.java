package org.precinct.engine.bleus.bot;

import java.util.Arrays;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Primitive;
import org.precinct.engine.bleus.kit.Side;

/**
 * What a turn with a set of cards is worth on average: how many cards come, what they add to the
 * pools, and which of the revealed cards the Strike force can arrest.
 *
 * <p>Averages only: it is how a {@link NormalBot} compares purchases, not a rule.
 */
final class Forecast {
  /** A unit of Strike force for which there is nobody to arrest. */
  private static final double SPARE_FORCE = 0.044;

  /** How much harder each further unit of Strike force is to have at once. */
  private static final double GRAIN = 0.79;

  /** However a chain goes on, it seldom more than doubles what it began with. */
  private static final double SHORTEST_STEP = 0.4;

  private final Trait[] traits;
  private final Worth worth;
  private final boolean[] arrested;

  Forecast(Box box, Worth worth) {
    this.worth = worth;
    traits = new Trait[box.size()];
    for (int i = 0; i < traits.length; i++) traits[i] = new Trait(box.card(i + 1), worth);
    arrested = new boolean[traits.length];
  }

  /**
   * The worth of an average turn.
   *
   * @param counts how many there are of each card, card 1 first
   */
  double turn(int[] counts) {
    Sum police = new Sum();
    Sum suburb = new Sum();
    for (int i = 0; i < traits.length; i++) {
      if (counts[i] > 0) (traits[i].isPolice ? police : suburb).add(traits[i], counts[i]);
    }
    // The row feeds the hand (a Minister's visit), then the hand feeds the row (Escalation).
    double shown = chain(3, suburb.mean(suburb.escalate), suburb.cards);
    double drawn = 5 + shown * suburb.mean(suburb.reinforce);
    drawn = chain(drawn, police.mean(police.reinforce), police.cards);
    shown =
        chain(3 + drawn * police.mean(police.escalate), suburb.mean(suburb.escalate), suburb.cards);

    double force = drawn * police.mean(police.force) + shown * suburb.mean(suburb.force);
    double tension = drawn * police.mean(police.tension) + shown * suburb.mean(suburb.tension);
    double perArrest = drawn * police.mean(police.perArrest);
    return drawn * police.mean(police.other)
        + arrests(counts, shown / Math.max(1, suburb.cards), force, tension, perArrest);
  }

  /** How many cards come if each brings some more, from a deck of that size. */
  private static double chain(double first, double more, int deck) {
    return Math.min(deck, first / Math.max(SHORTEST_STEP, 1 - more));
  }

  /** Arrests by what they give for the Strike force, until it is used up. */
  private double arrests(
      int[] counts, double share, double force, double tensionPool, double perArrest) {
    double asked = 0;
    for (int i = 0; i < traits.length; i++) asked += counts[i] * share * traits[i].arrest;
    double left = meeting(force, asked);
    double spare = force - left;
    double points = 0;
    double tension = tensionPool;
    double funding = 0;
    Arrays.fill(arrested, false);
    while (left > 0) {
      int best = bestSuspect(counts, perArrest);
      if (best < 0) break;
      arrested[best] = true;
      Trait trait = traits[best];
      double used = Math.min(left, counts[best] * share * trait.arrest);
      left -= used;
      double made = used / trait.arrest * force / (force + GRAIN * (trait.arrest - 1));
      points += made * trait.yieldsPoints;
      tension += made * trait.yieldsTension;
      funding += made * (trait.yieldsFunding + perArrest);
    }
    return points
        + worth.funding() * saturated(funding)
        + worth.tension() * saturated(tension)
        + SPARE_FORCE * spare;
  }

  private int bestSuspect(int[] counts, double perArrest) {
    int best = -1;
    double most = 0;
    for (int i = 0; i < traits.length; i++) {
      if (counts[i] == 0 || arrested[i] || traits[i].arrest == 0) continue;
      double gives = (traits[i].yields + perArrest * worth.funding()) / traits[i].arrest;
      if (best < 0 || gives > most) {
        best = i;
        most = gives;
      }
    }
    return best;
  }

  /**
   * How much of the Strike force finds somebody to arrest: a little less than the smaller of the
   * two, since they do not always come together. Square roots, unlike other powers, are the same on
   * every device.
   */
  private static double meeting(double force, double asked) {
    if (force == 0 || asked == 0) return 0;
    double f = force * force;
    double a = asked * asked;
    return force * asked / Math.sqrt(Math.sqrt(f * f + a * a));
  }

  private double saturated(double pool) {
    return pool * worth.much() / (pool + worth.much());
  }

  /** What a card does, added up. */
  private static final class Trait {
    final boolean isPolice;
    final int force;
    final int tension;
    final int reinforce;
    final int escalate;
    final int perArrest;
    final double other;
    final int arrest;
    final int yieldsPoints;
    final int yieldsFunding;
    final int yieldsTension;
    final double yields;

    Trait(Card card, Worth worth) {
      isPolice = card.side() == Side.POLICE;
      force = card.plays(Primitive.FORCE) + card.reveals(Primitive.FORCE);
      tension = card.plays(Primitive.TENSION) + card.reveals(Primitive.TENSION);
      reinforce = card.plays(Primitive.REINFORCE) + card.reveals(Primitive.REINFORCE);
      escalate = card.plays(Primitive.ESCALATE) + card.reveals(Primitive.ESCALATE);
      perArrest = card.plays(Primitive.FUNDING_PER_ARREST);
      other =
          worth.speech() * card.plays(Primitive.SPEECH)
              + worth.promotion() * card.plays(Primitive.PROMOTE)
              + worth.accident() * card.plays(Primitive.ACCIDENT)
              + worth.quietDay() * card.plays(Primitive.GIVE_QUIET_DAY);
      arrest = card.arrest();
      yieldsPoints = card.yields(Primitive.POINTS);
      yieldsFunding = card.yields(Primitive.FUNDING);
      yieldsTension = card.yields(Primitive.TENSION);
      yields = yieldsPoints + worth.funding() * yieldsFunding + worth.tension() * yieldsTension;
    }
  }

  /** The traits of a deck's cards, added up. */
  private static final class Sum {
    int cards;
    double force;
    double tension;
    double reinforce;
    double escalate;
    double perArrest;
    double other;

    void add(Trait trait, int count) {
      cards += count;
      force += count * trait.force;
      tension += count * trait.tension;
      reinforce += count * trait.reinforce;
      escalate += count * trait.escalate;
      perArrest += count * trait.perArrest;
      other += count * trait.other;
    }

    double mean(double sum) {
      return sum / Math.max(1, cards);
    }
  }
}
