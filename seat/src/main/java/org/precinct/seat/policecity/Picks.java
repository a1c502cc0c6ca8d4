package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Ascending lists of numbers that a player has picked, equal ones repeated. */
final class Picks {
  private Picks() {}

  static List<Integer> with(List<Integer> picks, int number) {
    List<Integer> more = new ArrayList<>(picks);
    more.add(number);
    Collections.sort(more);
    return List.copyOf(more);
  }

  /** Without one of these. */
  static List<Integer> without(List<Integer> picks, int number) {
    List<Integer> less = new ArrayList<>(picks);
    less.remove(Integer.valueOf(number));
    return List.copyOf(less);
  }

  static List<Integer> toggled(List<Integer> picks, int number) {
    return picks.contains(number) ? without(picks, number) : with(picks, number);
  }

  static List<Integer> changed(List<Integer> picks, int number, boolean more) {
    return more ? with(picks, number) : without(picks, number);
  }

  static int count(List<Integer> picks, int number) {
    return Collections.frequency(picks, number);
  }

  static int sum(List<Integer> numbers) {
    int sum = 0;
    for (int number : numbers) sum += number;
    return sum;
  }

  /** The list with another number at a place, which counts from 0. */
  static List<Integer> set(List<Integer> numbers, int at, int number) {
    List<Integer> other = new ArrayList<>(numbers);
    other.set(at, number);
    return List.copyOf(other);
  }

  /** What is left of the picks if of each number there are only so many. */
  static List<Integer> kept(List<Integer> picks, IntUnaryOperator owned) {
    List<Integer> kept = new ArrayList<>();
    for (int number : picks) {
      if (count(kept, number) < owned.applyAsInt(number)) kept.add(number);
    }
    return List.copyOf(kept);
  }

  /** How many numbers are in one of two lists only. */
  static int apart(Collection<Integer> a, Collection<Integer> b) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int number : a) counts.merge(number, 1, Integer::sum);
    for (int number : b) counts.merge(number, -1, Integer::sum);
    int apart = 0;
    for (int count : counts.values()) apart += Math.abs(count);
    return apart;
  }
}
