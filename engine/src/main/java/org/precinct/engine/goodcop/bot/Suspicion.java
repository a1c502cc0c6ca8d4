package org.precinct.engine.goodcop.bot;

import org.precinct.engine.Chance;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Side;

/**
 * What a bot thinks of everybody: the unknown cards dealt over the unknown places many times
 * (6.11).
 */
public final class Suspicion {
  private static final int SAMPLES = 24;
  private static final int TRIES = 8;

  private final Insight sight;
  private final int[][] samples = new int[SAMPLES][];

  /** The chance that a seat is on another side than the bot. */
  public final double[] enemy;

  public final double[] enemyLeader;
  public final double[] ownLeader;

  /** What shooting a seat is worth. */
  public final double[] shot;

  /** How far the worth of a shot is open. */
  public final double[] doubt;

  public Suspicion(Insight sight, Chance chance) {
    this.sight = sight;
    int seats = sight.seats;
    enemy = new double[seats];
    enemyLeader = new double[seats];
    ownLeader = new double[seats];
    shot = new double[seats];
    doubt = new double[seats];
    int[] pool = pool();
    for (int i = 0; i < SAMPLES; i++) samples[i] = sample(pool, chance);
    for (int seat = 0; seat < seats; seat++) judge(seat);
  }

  /** The types not in sight: those of the unknown places and of the card left over. */
  private int[] pool() {
    int[] counts = new int[CardType.values().length];
    for (CardType type : Catalogue.CARDS.followers(sight.seats)) counts[type.getValue()]++;
    counts[CardType.AGENT.getValue()] = 1;
    counts[CardType.KINGPIN.getValue()] = 1;
    for (CardType type : sight.view.removed) counts[type.getValue()]--;
    for (int type : sight.types) if (type != 0) counts[type]--;
    int size = 0;
    for (int count : counts) size += Math.max(0, count);
    int[] pool = new int[size];
    int next = 0;
    for (int type = 1; type < counts.length; type++) {
      for (int i = 0; i < counts[type]; i++) pool[next++] = type;
    }
    return pool;
  }

  /** One way in which the unknown cards may lie. */
  private int[] sample(int[] pool, Chance chance) {
    int[] cards = sight.types.clone();
    for (int attempt = 0; attempt < TRIES; attempt++) {
      int[] deck = pool.clone();
      int left = deck.length;
      boolean possible = true;
      for (int open = sight.unknown; open != 0; open = Bits.withoutLowest(open)) {
        int pick = chance.below(left);
        cards[Bits.lowest(open)] = deck[pick];
        deck[pick] = deck[--left];
      }
      // The card left over is never a leader.
      for (int i = 0; i < left; i++) possible &= !Insight.isLeader(deck[i]);
      if (possible && !isOverAlready(cards)) break;
    }
    return cards;
  }

  /** New edition: nobody holds both leaders, or the game would be over. */
  private boolean isOverAlready(int[] cards) {
    if (sight.view.first_edition) return false;
    for (int seat = 0; seat < sight.seats; seat++) {
      if (sight.side(seat, cards) == Side.TORN) return true;
    }
    return false;
  }

  private void judge(int seat) {
    double sum = 0;
    double squares = 0;
    for (int[] cards : samples) {
      double worth = worth(seat, cards);
      sum += worth;
      squares += worth * worth;
    }
    enemy[seat] /= SAMPLES;
    enemyLeader[seat] /= SAMPLES;
    ownLeader[seat] /= SAMPLES;
    shot[seat] = sum / SAMPLES;
    doubt[seat] = squares / SAMPLES - shot[seat] * shot[seat];
  }

  private double worth(int seat, int[] cards) {
    Side mine = sight.mySide();
    Side side = sight.side(seat, cards);
    boolean ally = side == mine && mine != Side.TORN;
    boolean leader = false;
    for (int left = sight.present & Bits.row(seat); left != 0; left = Bits.withoutLowest(left)) {
      leader |= Insight.isLeader(cards[Bits.lowest(left)]);
    }
    boolean wounded = leader && sight.isWounded(seat);
    if (!ally) enemy[seat]++;
    if (!ally && leader) enemyLeader[seat]++;
    if (ally && leader) ownLeader[seat]++;
    if (leader) return ally ? wounded ? -8 : -1.8 : wounded ? 6 : 1.6;
    return ally ? -0.8 : 0.7;
  }

  /** The seat out of a set with the highest number, or −1 if the set is empty. */
  public static int best(int among, double[] by) {
    int best = -1;
    for (int left = among; left != 0; left = Bits.withoutLowest(left)) {
      int seat = Bits.lowest(left);
      if (best < 0 || by[seat] > by[best]) best = seat;
    }
    return best;
  }

  /**
   * How many players more the bot's side would have, on average, if two cards changed places; very
   * low if that could change the bot's own side.
   */
  double swapGain(int a, int b) {
    Side mine = sight.mySide();
    double gain = 0;
    for (int[] cards : samples) {
      int[] moved = cards.clone();
      moved[a] = cards[b];
      moved[b] = cards[a];
      if (sight.side(sight.me, moved) != mine) return -99;
      gain += allies(moved, a, b) - allies(cards, a, b);
    }
    return gain / SAMPLES;
  }

  private int allies(int[] cards, int a, int b) {
    Side mine = sight.mySide();
    int seatA = Bits.seat(a);
    int seatB = Bits.seat(b);
    return (sight.side(seatA, cards) == mine ? 1 : 0) + (sight.side(seatB, cards) == mine ? 1 : 0);
  }
}
