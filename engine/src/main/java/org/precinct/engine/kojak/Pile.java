package org.precinct.engine.kojak;

import java.util.Arrays;
import java.util.List;
import org.precinct.engine.Chance;

/** A pile of cards, face down. A card is its row in its file. */
final class Pile {
  /** From the top. */
  private final byte[] cards;

  private Pile(byte[] cards) {
    this.cards = cards;
  }

  /** Cards from the top. */
  static Pile of(List<Integer> cards) {
    byte[] result = new byte[cards.size()];
    for (int i = 0; i < result.length; i++) result[i] = cards.get(i).byteValue();
    return new Pile(result);
  }

  int size() {
    return cards.length;
  }

  int top() {
    return cards[0];
  }

  Pile withoutTop() {
    return new Pile(Arrays.copyOfRange(cards, 1, cards.length));
  }

  Pile withBottom(int card) {
    byte[] result = Arrays.copyOf(cards, cards.length + 1);
    result[cards.length] = (byte) card;
    return new Pile(result);
  }

  /** The top card put to the bottom. */
  Pile rotated() {
    byte[] result = new byte[cards.length];
    System.arraycopy(cards, 1, result, 0, cards.length - 1);
    result[cards.length - 1] = cards[0];
    return new Pile(result);
  }

  Pile shuffled(Chance chance) {
    return of(chance.shuffled(list()));
  }

  /** From the top. */
  List<Integer> list() {
    Integer[] result = new Integer[cards.length];
    for (int i = 0; i < result.length; i++) result[i] = (int) cards[i];
    return List.of(result);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pile pile && Arrays.equals(cards, pile.cards);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cards);
  }

  @Override
  public String toString() {
    return Arrays.toString(cards);
  }
}
