package org.precinct.engine.bleus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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

  Stock plus(Pile cards) {
    byte[] changed = counts.clone();
    for (int i = 0; i < cards.size(); i++) changed[cards.get(i) - 1]++;
    return new Stock(changed);
  }

  /** The counts, card 1 first. */
  List<Integer> list() {
    List<Integer> list = new ArrayList<>(counts.length);
    for (byte count : counts) list.add((int) count);
    return list;
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
