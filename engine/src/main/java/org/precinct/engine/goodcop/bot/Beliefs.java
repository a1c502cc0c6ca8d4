package org.precinct.engine.goodcop.bot;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Deed;
import org.precinct.engine.goodcop.proto.Note;

/**
 * How the cards may lie that a player does not see: by the rules, by what it saw before a
 * Flashbang, and by how everybody has behaved.
 *
 * <p>A deal is the number of a {@link CardType} at each place, and of the card left over at the
 * end.
 */
public final class Beliefs {
  private static final int AGENT = CardType.AGENT.getValue();
  private static final int KINGPIN = CardType.KINGPIN.getValue();

  /** From how many deals, all equally likely by the rules, one is drawn by its behaviour. */
  private static final int CANDIDATES = 16;

  private final Insight sight;
  private final Behaviour behaviour;
  private final boolean mayBeTorn;
  private final List<CardType> pool = new ArrayList<>();

  /** For each place that is not known, but was seen before a Flashbang: types of its row. */
  private final List<Seen> lost = new ArrayList<>();

  private record Seen(int seat, int type) {}

  public Beliefs(Insight sight) {
    this.sight = sight;
    behaviour = new Behaviour(sight);
    mayBeTorn = sight.view.first_edition && behaviour.hasAnyRowChanged();
    pool.addAll(Catalogue.CARDS.followers(sight.seats));
    pool.add(CardType.AGENT);
    pool.add(CardType.KINGPIN);
    for (CardType type : sight.view.removed) pool.remove(type);
    for (int type : sight.types) if (type != 0) pool.remove(CardType.fromValue(type));
    for (int seat = 0; seat < sight.seats; seat++) recall(seat);
  }

  /** Types that were seen in a row before its last Flashbang and are not seen there now. */
  private void recall(int seat) {
    if (sight.unknownOf(seat) == 0) return;
    for (CardType type : CardType.values()) {
      int before = mostSeen(seat, type);
      int now = 0;
      for (int left = sight.present & Bits.row(seat); left != 0; left = Bits.withoutLowest(left)) {
        if (sight.types[Bits.lowest(left)] == type.getValue()) now++;
      }
      for (int i = now; i < before; i++) lost.add(new Seen(seat, type.getValue()));
    }
  }

  private int mostSeen(int seat, CardType type) {
    int most = 0;
    for (Deed flash : behaviour.flashes(seat)) {
      int places = 0;
      for (Note note : sight.view.mine.notebook) {
        boolean fits = note.status == Note.Status.LOST && note.type == type;
        int place = note.place - 1;
        if (fits && Bits.seat(place) == seat && behaviour.isLostIn(flash, note)) {
          places |= Bits.of(place);
        }
      }
      most = Math.max(most, Bits.size(places));
    }
    return most;
  }

  /** A deal as likely as the rules, memory and behaviour make it. */
  public int[] likely(Chance chance) {
    if (behaviour.saysNothing()) return deal(chance);
    int[][] deals = new int[CANDIDATES][];
    double[] weights = new double[CANDIDATES];
    double sum = 0;
    for (int i = 0; i < CANDIDATES; i++) {
      deals[i] = deal(chance);
      weights[i] = weight(deals[i]);
      sum += weights[i];
    }
    double at = sum * chance.below(1 << 20) / (1 << 20);
    int pick = 0;
    while (pick < CANDIDATES - 1 && at >= weights[pick]) at -= weights[pick++];
    return deals[pick];
  }

  /** How well everybody's behaviour fits a deal, in any scale. */
  double weight(int[] cards) {
    return behaviour.weight(cards);
  }

  /** A deal that the rules and the own memory allow. */
  int[] deal(Chance chance) {
    int[] cards = new int[sight.types.length + 1];
    System.arraycopy(sight.types, 0, cards, 0, sight.types.length);
    List<CardType> left = new ArrayList<>(pool);
    for (Seen seen : lost) {
      int open = openOf(seen.seat, cards);
      if (open != 0 && left.remove(CardType.fromValue(seen.type))) {
        cards[any(open, chance)] = seen.type;
      }
    }
    putLeaders(left, cards, chance);
    int next = left.size();
    for (int open = sight.unknown; open != 0; open = Bits.withoutLowest(open)) {
      int place = Bits.lowest(open);
      if (cards[place] != 0) continue;
      int pick = chance.below(next--);
      cards[place] = left.get(pick).getValue();
      left.set(pick, left.get(next));
    }
    if (next > 0) cards[sight.types.length] = left.get(0).getValue();
    return cards;
  }

  /** The card left over is no leader, and nobody begins with both. */
  private void putLeaders(List<CardType> left, int[] cards, Chance chance) {
    boolean agent = left.remove(CardType.AGENT);
    boolean kingpin = left.remove(CardType.KINGPIN);
    if (open(cards) == 0) return;
    if (agent && kingpin) {
      // Together: one after the other would make some pairs of places likelier than others.
      int open = open(cards);
      int a = any(open, chance);
      int k = any(open & ~Bits.of(a), chance);
      for (int i = 0; i < 1000 && isTogether(a, k); i++) {
        a = any(open, chance);
        k = any(open & ~Bits.of(a), chance);
      }
      cards[a] = AGENT;
      cards[k] = KINGPIN;
    } else if (agent) {
      cards[any(apartFrom(KINGPIN, cards), chance)] = AGENT;
    } else if (kingpin) {
      cards[any(apartFrom(AGENT, cards), chance)] = KINGPIN;
    }
  }

  private boolean isTogether(int a, int b) {
    return !mayBeTorn && Bits.seat(a) == Bits.seat(b);
  }

  private int apartFrom(int leader, int[] cards) {
    int open = open(cards);
    for (int place = 0; place < sight.types.length; place++) {
      boolean taken = cards[place] == leader && !mayBeTorn;
      if (taken && (open & ~Bits.row(Bits.seat(place))) != 0) open &= ~Bits.row(Bits.seat(place));
    }
    return open;
  }

  private int open(int[] cards) {
    int open = 0;
    for (int left = sight.unknown; left != 0; left = Bits.withoutLowest(left)) {
      if (cards[Bits.lowest(left)] == 0) open |= Bits.of(Bits.lowest(left));
    }
    return open;
  }

  private int openOf(int seat, int[] cards) {
    return open(cards) & Bits.row(seat);
  }

  private static int any(int places, Chance chance) {
    return Bits.nth(places, chance.below(Bits.size(places)));
  }
}
