package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Equipment;

/**
 * The Equipment cards: hands, deck and discard pile (6.8), as numbers of {@link Equipment}.
 *
 * @param hands the card in each hand, 0 if there is none
 * @param drawnBy the seat that holds a second card for a moment, or −1
 * @param drawn that second card
 * @param deck from the top
 * @param discard new edition: the oldest first
 * @param plantedAt the seat in front of which Planted Evidence lies, or −1
 */
record Gear(Ints hands, int drawnBy, int drawn, Ints deck, Ints discard, int plantedAt) {

  /** The card in a hand; the older one if there are two. */
  Equipment hand(int seat) {
    return card(hands.get(seat));
  }

  static Equipment card(int number) {
    return Equipment.fromValue(number);
  }

  int count(int seat) {
    return (hands.get(seat) == 0 ? 0 : 1) + (drawnBy == seat ? 1 : 0);
  }

  boolean holds(int seat, Equipment card) {
    int number = card.getValue();
    return number != 0 && (hands.get(seat) == number || drawnBy == seat && drawn == number);
  }

  /** The seats with a card in hand. */
  int holders() {
    int seats = 0;
    for (int seat = 0; seat < hands.size(); seat++) if (count(seat) > 0) seats |= Bits.of(seat);
    return seats;
  }

  /** The top card of the deck goes to a hand that may already hold one. */
  Gear drawn(int seat) {
    int card = deck.get(0);
    if (hands.get(seat) != 0) {
      return new Gear(hands, seat, card, deck.rest(), discard, plantedAt);
    }
    return new Gear(hands.with(seat, card), drawnBy, drawn, deck.rest(), discard, plantedAt);
  }

  Gear withDeck(Ints newDeck, Ints newDiscard) {
    return new Gear(hands, drawnBy, drawn, newDeck, newDiscard, plantedAt);
  }

  /** A card leaves a hand; of two the other one stays. */
  Gear without(int seat, Equipment card) {
    if (drawnBy != seat) {
      return new Gear(hands.with(seat, 0), drawnBy, drawn, deck, discard, plantedAt);
    }
    int kept = drawn == card.getValue() ? hands.get(seat) : drawn;
    return new Gear(hands.with(seat, kept), -1, 0, deck, discard, plantedAt);
  }

  Gear given(int seat, Equipment card) {
    return new Gear(hands.with(seat, card.getValue()), drawnBy, drawn, deck, discard, plantedAt);
  }

  /** On the discard pile (new edition) or under the deck (first edition). */
  Gear laidAway(Equipment card, boolean firstEdition) {
    int number = card.getValue();
    return firstEdition
        ? withDeck(deck.plus(number), discard)
        : withDeck(deck, discard.plus(number));
  }

  Gear plantedAt(int seat) {
    return new Gear(hands, drawnBy, drawn, deck, discard, seat);
  }

  /** The card lying in front of a player. */
  Equipment front(int seat) {
    return plantedAt == seat ? Equipment.PLANTED_EVIDENCE : Equipment.NO_EQUIPMENT;
  }
}
