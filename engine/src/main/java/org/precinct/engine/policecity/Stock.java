package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Seizure;

/** What players own: seizure tokens and place cards, lying open or in a Top-secret file. */
final class Stock {
  private Stock() {}

  /** How many of an element lie open, or in the file, pledged ones included. */
  static int count(City c, int seat, int element, boolean filed) {
    if (Element.isToken(element)) {
      int kind = Element.kind(element);
      return filed ? c.filedSeizure(seat, kind) : c.seizure(seat, kind);
    }
    long stock = filed ? c.filedCards[seat] : c.cards[seat];
    return (int) (stock >>> Element.cardOf(element) & 1);
  }

  static int pledged(City c, int seat, int element, boolean filed) {
    int count = 0;
    for (Pledge pledge : c.pledges) {
      if (pledge.seat() == seat && pledge.element() == element && pledge.filed() == filed) count++;
    }
    return count;
  }

  /** How many of an element are there to be spent: pledged ones are not (R57). */
  static int free(City c, int seat, int element, boolean filed) {
    int count = count(c, seat, element, filed);
    return count == 0 ? 0 : count - pledged(c, seat, element, filed);
  }

  static void add(City c, int seat, int element, boolean filed) {
    if (Element.isToken(element)) {
      int[] tokens = filed ? c.filedSeizures : c.seizures;
      tokens[Seizure.KINDS * seat + Element.kind(element)]++;
    } else {
      long[] cards = filed ? c.filedCards : c.cards;
      cards[seat] |= 1L << Element.cardOf(element);
    }
  }

  static void remove(City c, int seat, int element, boolean filed) {
    if (Element.isToken(element)) {
      int[] tokens = filed ? c.filedSeizures : c.seizures;
      tokens[Seizure.KINDS * seat + Element.kind(element)]--;
    } else {
      long[] cards = filed ? c.filedCards : c.cards;
      cards[seat] &= ~(1L << Element.cardOf(element));
    }
    if (filed) forgetOffersOf(c, seat, element);
  }

  /** Spent: a token returns to the supply at once (R56), a card to the discard. */
  static void discard(City c, int seat, int element, boolean filed) {
    remove(c, seat, element, filed);
    if (Element.isToken(element)) c.seizureSupply[Element.kind(element)]++;
    else c.discard = Decks.with(c.discard, Element.cardOf(element));
  }

  /** Spends tokens of a kind, those lying open first (6.2). */
  static void spendTokens(City c, int seat, int kind, int count) {
    int element = Element.token(kind);
    for (int i = 0; i < count; i++) discard(c, seat, element, free(c, seat, element, false) == 0);
  }

  /**
   * Whether another of its kind is left in the file is nobody's business, so offers that name a
   * filed element end when one like it leaves the file.
   */
  private static void forgetOffersOf(City c, int seat, int element) {
    if (!c.swaps.isEmpty()) {
      List<Swap> left = new ArrayList<>();
      for (Swap swap : c.swaps) {
        if (swap.from() != seat || !swap.giveFiled().contains(element)) left.add(swap);
      }
      c.swaps = List.copyOf(left);
    }
    for (Pact pact : c.pacts) {
      if (pact.author() == seat && pact.giveFiled().contains(element)) MafiaDeal.drop(c, pact);
    }
  }

  /** All elements that lie open, or in the file, ascending, equal tokens repeated. */
  static List<Integer> list(City c, int seat, boolean filed) {
    List<Integer> elements = new ArrayList<>();
    for (int kind = 0; kind < Seizure.KINDS; kind++) {
      int count = filed ? c.filedSeizure(seat, kind) : c.seizure(seat, kind);
      for (int i = 0; i < count; i++) elements.add(Element.token(kind));
    }
    long cards = filed ? c.filedCards[seat] : c.cards[seat];
    for (; cards != 0; cards &= cards - 1) {
      elements.add(Element.card(Long.numberOfTrailingZeros(cards)));
    }
    return elements;
  }
}
