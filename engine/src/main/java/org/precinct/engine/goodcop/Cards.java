package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.proto.CardType;

/**
 * The rows of Integrity cards.
 *
 * <p>Cards of one type are alike: there is no identity that could be followed through a Flashbang.
 *
 * @param types the type at each place, two bits each
 * @param present the places where a card lies
 * @param faceUp the face-up ones
 * @param tokens new edition: the places whose card carries a Wounded token
 * @param leftOver the card set aside unseen, UNKNOWN if there is none
 * @param removedHonest Honest cards that a Defibrillator took out of the game
 * @param removedCrooked the same for Crooked cards
 */
record Cards(
    long types,
    int present,
    int faceUp,
    int tokens,
    CardType leftOver,
    int removedHonest,
    int removedCrooked) {

  private static final CardType[] TYPES = {
    CardType.AGENT, CardType.KINGPIN, CardType.HONEST, CardType.CROOKED
  };

  /**
   * Hidden rows.
   *
   * @param rows the type at each place
   */
  static Cards dealt(CardType[] rows, CardType leftOver) {
    Cards cards = new Cards(0, (1 << rows.length) - 1, 0, 0, leftOver, 0, 0);
    for (int place = 0; place < rows.length; place++) cards = cards.with(place, rows[place]);
    return cards;
  }

  CardType type(int place) {
    return TYPES[(int) (types >>> 2 * place) & 3];
  }

  /** The places of a seat that hold a card. */
  int row(int seat) {
    return present & Bits.row(seat);
  }

  int size(int seat) {
    return Bits.size(row(seat));
  }

  int hidden() {
    return present & ~faceUp;
  }

  int hidden(int seat) {
    return row(seat) & ~faceUp;
  }

  /** The seats, out of these, that have a hidden card. */
  int seatsWithHidden(int seats) {
    return seats & Bits.owners(hidden());
  }

  boolean holds(int seat, CardType type) {
    for (int left = row(seat); left != 0; left = Bits.withoutLowest(left)) {
      if (type(Bits.lowest(left)) == type) return true;
    }
    return false;
  }

  boolean holdsLeader(int seat) {
    return leader(seat) >= 0;
  }

  /** The first place of a seat with a leader card, or −1. */
  int leader(int seat) {
    for (int left = row(seat); left != 0; left = Bits.withoutLowest(left)) {
      if (Catalogue.isLeader(type(Bits.lowest(left)))) return Bits.lowest(left);
    }
    return -1;
  }

  /** Whether the cards at these places are all of one type. */
  boolean alike(int places) {
    if (places == 0) return true;
    CardType type = type(Bits.lowest(places));
    for (int left = places; left != 0; left = Bits.withoutLowest(left)) {
      if (type(Bits.lowest(left)) != type) return false;
    }
    return true;
  }

  Cards with(int place, CardType type) {
    long bits = types & ~(3L << 2 * place) | (long) (type.getValue() - 1) << 2 * place;
    return new Cards(bits, present, faceUp, tokens, leftOver, removedHonest, removedCrooked);
  }

  Cards turnedUp(int places) {
    return new Cards(
        types, present, faceUp | places, tokens, leftOver, removedHonest, removedCrooked);
  }

  Cards wounded(int place) {
    int all = tokens | Bits.of(place);
    return new Cards(types, present, faceUp, all, leftOver, removedHonest, removedCrooked);
  }

  /** Two hidden cards change places; a token moves along (R21). */
  Cards swapped(int a, int b) {
    Cards moved = with(a, type(b)).with(b, type(a));
    int all = Bits.exchange(tokens, a, b);
    return new Cards(moved.types, present, faceUp, all, leftOver, removedHonest, removedCrooked);
  }

  /** A row turned face-down and laid out anew. */
  Cards rearranged(int seat, int order) {
    Cards moved = this;
    int all = tokens & ~Bits.row(seat);
    for (int slot = 0; slot < size(seat); slot++) {
      int from = Bits.place(seat, Order.at(order, slot));
      int to = Bits.place(seat, slot);
      moved = moved.with(to, type(from));
      if (Bits.has(tokens, from)) all |= Bits.of(to);
    }
    int up = faceUp & ~Bits.row(seat);
    return new Cards(moved.types, present, up, all, leftOver, removedHonest, removedCrooked);
  }

  /** One card stays, face-up, as the whole row; the others leave the game. */
  Cards revived(int kept) {
    int seat = Bits.seat(kept);
    int honest = removedHonest;
    int crooked = removedCrooked;
    int gone = row(seat) & ~Bits.of(kept);
    for (int left = gone; left != 0; left = Bits.withoutLowest(left)) {
      if (type(Bits.lowest(left)) == CardType.HONEST) honest++;
      else crooked++;
    }
    int only = Bits.of(Bits.place(seat, 0));
    return new Cards(
        with(Bits.place(seat, 0), type(kept)).types,
        present & ~Bits.row(seat) | only,
        faceUp & ~Bits.row(seat) | only,
        tokens & ~Bits.row(seat),
        leftOver,
        honest,
        crooked);
  }
}
