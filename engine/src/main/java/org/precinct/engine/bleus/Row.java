package org.precinct.engine.bleus;

import org.precinct.engine.bleus.kit.Pile;

/**
 * The suburb row of the turn player: revealed cards from left to right, some of them arrested.
 *
 * @param marks a 1 for each arrested card, a 0 for each other
 */
record Row(Pile cards, Pile marks) {
  static final Row EMPTY = new Row(Pile.EMPTY, Pile.EMPTY);

  int size() {
    return cards.size();
  }

  int card(int index) {
    return cards.get(index);
  }

  boolean isArrested(int index) {
    return marks.get(index) == 1;
  }

  Row plus(int card) {
    return new Row(cards.plus(card), marks.plus(0));
  }

  Row arrested(int index) {
    return new Row(cards, marks.with(index, 1));
  }

  Row without(int index) {
    return new Row(cards.withoutIndex(index), marks.withoutIndex(index));
  }
}
