package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.goodcop.kit.Bits;

/**
 * A new order of a row: for each slot the old slot of the card laid there, two bits each, counted
 * from 0. Messages count from 1.
 */
final class Order {
  /** No order is given. */
  static final int NONE = -1;

  /** Cards stay where they are, whatever the size of the row. */
  static final int AS_IT_IS = 0b100100;

  private static final int[][] ALL = {
    {},
    {0},
    {of(0, 1), of(1, 0)},
    {of(0, 1, 2), of(0, 2, 1), of(1, 0, 2), of(1, 2, 0), of(2, 0, 1), of(2, 1, 0)},
  };

  private Order() {}

  static int of(int... oldSlots) {
    int order = 0;
    for (int i = 0; i < oldSlots.length; i++) order |= oldSlots[i] << 2 * i;
    return order;
  }

  /** The old slot of the card that is laid at this slot. */
  static int at(int order, int slot) {
    return order >> 2 * slot & 3;
  }

  /** All orders of a row of that size. */
  static int[] all(int size) {
    return ALL[size].clone();
  }

  /** Slots from 1 as an order; {@link #NONE} if they are not the slots of a row, each once. */
  static int read(List<Integer> slots, int size) {
    if (slots.size() != size) return NONE;
    int order = 0;
    int seen = 0;
    for (int i = 0; i < size; i++) {
      int slot = slots.get(i) - 1;
      if (slot < 0 || slot >= size || Bits.has(seen, slot)) return NONE;
      seen |= Bits.of(slot);
      order |= slot << 2 * i;
    }
    return order;
  }

  static List<Integer> write(int order, int size) {
    List<Integer> slots = new ArrayList<>(size);
    for (int i = 0; i < size; i++) slots.add(at(order, i) + 1);
    return slots;
  }
}
