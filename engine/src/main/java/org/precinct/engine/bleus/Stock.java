package org.precinct.engine.bleus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Numbers;
import org.precinct.engine.bleus.kit.Pile;

/** How many there are of each card. Immutable. */
final class Stock {
  private final byte[] counts;

  private Stock(byte[] counts) {
    this.counts = counts;
  }

  /** None of any card. */
  static Stock none(Box box) {
    return new Stock(new byte[box.size()]);
  }

  /** That many of each card, card 1 first. */
  static Stock of(List<Integer> numbers) {
    byte[] counts = new byte[numbers.size()];
    for (int i = 0; i < counts.length; i++) counts[i] = numbers.get(i).byteValue();
    return new Stock(counts);
  }

  /** All cards of some piles. */
  static Stock of(Box box, Pile... piles) {
    byte[] counts = new byte[box.size()];
    for (Pile pile : piles) pile.count(counts);
    return new Stock(counts);
  }

  int count(int card) {
    return counts[card - 1];
  }

  boolean has(int card) {
    return counts[card - 1] > 0;
  }

  Stock plus(int card, int number) {
    byte[] changed = counts.clone();
    changed[card - 1] += (byte) number;
    return new Stock(changed);
  }

  /** The counts, card 1 first. */
  List<Integer> list() {
    return new Numbers(counts);
  }

  /** Every card as often as it is there, in ascending order. */
  List<Integer> each() {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < counts.length; i++) for (int n = counts[i]; n > 0; n--) list.add(i + 1);
    return list;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Stock stock && Arrays.equals(counts, stock.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
