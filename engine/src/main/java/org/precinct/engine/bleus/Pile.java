package org.precinct.engine.bleus;

import java.util.Arrays;
import java.util.List;
import org.precinct.engine.Chance;

/** Cards in an order, the top one last. Immutable. */
final class Pile {
  static final Pile EMPTY = new Pile(new byte[0]);

  private final byte[] cards;

  private Pile(byte[] cards) {
    this.cards = cards;
  }

  static Pile of(int... cards) {
    byte[] bytes = new byte[cards.length];
    for (int i = 0; i < cards.length; i++) bytes[i] = (byte) cards[i];
    return new Pile(bytes);
  }

  static Pile of(List<Integer> cards) {
    byte[] bytes = new byte[cards.size()];
    for (int i = 0; i < bytes.length; i++) bytes[i] = cards.get(i).byteValue();
    return new Pile(bytes);
  }

  int size() {
    return cards.length;
  }

  boolean isEmpty() {
    return cards.length == 0;
  }

  int get(int index) {
    return cards[index];
  }

  /** The top card; 0 if there is none. */
  int top() {
    return cards.length == 0 ? 0 : cards[cards.length - 1];
  }

  /** The first place of a card, or −1. */
  int indexOf(int card) {
    for (int i = 0; i < cards.length; i++) if (cards[i] == card) return i;
    return -1;
  }

  boolean has(int card) {
    return indexOf(card) >= 0;
  }

  int count(int card) {
    int count = 0;
    for (byte each : cards) if (each == card) count++;
    return count;
  }

  Pile plus(int card) {
    byte[] more = Arrays.copyOf(cards, cards.length + 1);
    more[cards.length] = (byte) card;
    return new Pile(more);
  }

  /** With another pile put on top. */
  Pile plus(Pile other) {
    if (other.isEmpty()) return this;
    byte[] more = Arrays.copyOf(cards, cards.length + other.cards.length);
    System.arraycopy(other.cards, 0, more, cards.length, other.cards.length);
    return new Pile(more);
  }

  Pile with(int index, int card) {
    byte[] changed = cards.clone();
    changed[index] = (byte) card;
    return new Pile(changed);
  }

  Pile withoutTop() {
    return new Pile(Arrays.copyOf(cards, cards.length - 1));
  }

  Pile withoutIndex(int index) {
    byte[] fewer = new byte[cards.length - 1];
    System.arraycopy(cards, 0, fewer, 0, index);
    System.arraycopy(cards, index + 1, fewer, index, fewer.length - index);
    return new Pile(fewer);
  }

  /** Without the first of these cards, which is there. */
  Pile without(int card) {
    return withoutIndex(indexOf(card));
  }

  /** In ascending order of the cards, which tells nothing of how they came together. */
  Pile sorted() {
    byte[] ordered = cards.clone();
    Arrays.sort(ordered);
    return new Pile(ordered);
  }

  /** Fisher–Yates from the last index down. */
  Pile shuffled(Chance chance) {
    byte[] mixed = cards.clone();
    for (int i = mixed.length - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      byte swap = mixed[i];
      mixed[i] = mixed[j];
      mixed[j] = swap;
    }
    return new Pile(mixed);
  }

  /** The same as a list. */
  List<Integer> list() {
    return cards.length == 0 ? List.of() : new Numbers(cards);
  }

  /** Adds each card to counts, of which card 1 has the first. */
  void count(byte[] counts) {
    for (byte card : cards) counts[card - 1]++;
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
