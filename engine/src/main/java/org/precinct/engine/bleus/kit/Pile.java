package org.precinct.engine.bleus.kit;

import java.util.Arrays;
import java.util.List;
import org.precinct.engine.Chance;

/** Cards in an order, the top one last. Immutable. */
public final class Pile {
  public static final Pile EMPTY = new Pile(new byte[0]);

  private final byte[] cards;

  private Pile(byte[] cards) {
    this.cards = cards;
  }

  public static Pile of(int... cards) {
    byte[] bytes = new byte[cards.length];
    for (int i = 0; i < cards.length; i++) bytes[i] = (byte) cards[i];
    return new Pile(bytes);
  }

  public static Pile of(List<Integer> cards) {
    byte[] bytes = new byte[cards.size()];
    for (int i = 0; i < bytes.length; i++) bytes[i] = cards.get(i).byteValue();
    return new Pile(bytes);
  }

  public int size() {
    return cards.length;
  }

  public boolean isEmpty() {
    return cards.length == 0;
  }

  public int get(int index) {
    return cards[index];
  }

  /** The top card; 0 if there is none. */
  public int top() {
    return cards.length == 0 ? 0 : cards[cards.length - 1];
  }

  /** The first place of a card, or −1. */
  public int indexOf(int card) {
    for (int i = 0; i < cards.length; i++) if (cards[i] == card) return i;
    return -1;
  }

  public boolean has(int card) {
    return indexOf(card) >= 0;
  }

  public int count(int card) {
    int count = 0;
    for (byte each : cards) if (each == card) count++;
    return count;
  }

  public Pile plus(int card) {
    byte[] more = Arrays.copyOf(cards, cards.length + 1);
    more[cards.length] = (byte) card;
    return new Pile(more);
  }

  /** With another pile put on top. */
  public Pile plus(Pile other) {
    if (other.isEmpty()) return this;
    byte[] more = Arrays.copyOf(cards, cards.length + other.cards.length);
    System.arraycopy(other.cards, 0, more, cards.length, other.cards.length);
    return new Pile(more);
  }

  public Pile with(int index, int card) {
    byte[] changed = cards.clone();
    changed[index] = (byte) card;
    return new Pile(changed);
  }

  public Pile withoutTop() {
    return new Pile(Arrays.copyOf(cards, cards.length - 1));
  }

  public Pile withoutIndex(int index) {
    byte[] fewer = new byte[cards.length - 1];
    System.arraycopy(cards, 0, fewer, 0, index);
    System.arraycopy(cards, index + 1, fewer, index, fewer.length - index);
    return new Pile(fewer);
  }

  /** Without the first of these cards, which is there. */
  public Pile without(int card) {
    return withoutIndex(indexOf(card));
  }

  /** In ascending order of the cards, which tells nothing of how they came together. */
  public Pile sorted() {
    byte[] ordered = cards.clone();
    Arrays.sort(ordered);
    return new Pile(ordered);
  }

  /** Fisher–Yates from the last index down. */
  public Pile shuffled(Chance chance) {
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
  public List<Integer> list() {
    return cards.length == 0 ? List.of() : new Numbers(cards);
  }

  /** Adds each card to counts, of which card 1 has the first. */
  public void count(byte[] counts) {
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
