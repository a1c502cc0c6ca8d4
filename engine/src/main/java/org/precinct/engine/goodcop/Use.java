package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.proto.Equipment;

/**
 * One use of an Equipment card with its parameters, or an answer in a window that is none.
 *
 * @param seat on whom, or at whom to aim; −1 if the card takes no seat
 * @param places the cards it is about
 * @param fromFront Evidence Bag: the card lying in front
 * @param order Flashbang: the new order, otherwise {@link Order#NONE}
 */
record Use(Equipment card, int seat, int places, boolean fromFront, int order) {

  /** No answer yet. */
  static final Use UNANSWERED = new Use(Equipment.NO_EQUIPMENT, -2, 0, false, Order.NONE);

  static final Use PASS = of(Equipment.NO_EQUIPMENT);

  static Use of(Equipment card) {
    return new Use(card, -1, 0, false, Order.NONE);
  }

  static Use on(Equipment card, int seat) {
    return new Use(card, seat, 0, false, Order.NONE);
  }

  static Use at(Equipment card, int places) {
    return new Use(card, -1, places, false, Order.NONE);
  }

  static Use laidOut(int order) {
    return new Use(Equipment.FLASHBANG, -1, 0, false, order);
  }

  Use takenFromFront() {
    return new Use(card, seat, places, true, order);
  }

  boolean isPlay() {
    return card != Equipment.NO_EQUIPMENT;
  }
}
