package org.precinct.seat.goodcop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A row being laid out anew.
 *
 * @param order the old slot of the card that lies at each slot now
 * @param lifted the slot of the card that was touched first
 */
public record Arranging(List<Integer> order, Optional<Integer> lifted) {
  public Arranging {
    order = List.copyOf(order);
  }

  static Arranging asItIs(int size) {
    List<Integer> order = new ArrayList<>();
    for (int slot = 1; slot <= size; slot++) order.add(slot);
    return new Arranging(order, Optional.empty());
  }

  boolean has(int slot) {
    return slot >= 1 && slot <= order.size();
  }

  /** Lifts a card, lays it down again, or swaps it with the one lifted before. */
  Arranging touch(int slot) {
    if (!lifted.isPresent()) return new Arranging(order, Optional.of(slot));
    List<Integer> swapped = new ArrayList<>(order);
    Collections.swap(swapped, lifted.get() - 1, slot - 1);
    return new Arranging(swapped, Optional.empty());
  }

  /** How many touches away another order is. */
  int distance(List<Integer> wanted) {
    if (order.equals(wanted)) return 0;
    int touches = 2 * swaps(wanted);
    if (!lifted.isPresent()) return touches;
    int at = lifted.get() - 1;
    // A card that lies right is put down again; any other goes where it belongs.
    return order.get(at).equals(wanted.get(at)) ? touches + 1 : touches - 1;
  }

  private int swaps(List<Integer> wanted) {
    List<Integer> now = new ArrayList<>(order);
    int swaps = 0;
    for (int i = 0; i < now.size(); i++) {
      if (now.get(i).equals(wanted.get(i))) continue;
      Collections.swap(now, i, now.indexOf(wanted.get(i)));
      swaps++;
    }
    return swaps;
  }
}
