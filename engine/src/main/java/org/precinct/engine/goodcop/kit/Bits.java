package org.precinct.engine.goodcop.kit;

/**
 * Sets of seats and of places as the bits of a number.
 *
 * <p>Inside the game a place is {@code 3 * seat + slot}, slots counted from 0; messages count
 * places and slots from 1, so that 0 is none.
 */
public final class Bits {
  public static final int ROW = 3;

  private Bits() {}

  public static boolean has(int set, int element) {
    return (set >>> element & 1) != 0;
  }

  public static int of(int element) {
    return 1 << element;
  }

  public static int lowest(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  public static int withoutLowest(int set) {
    return set & set - 1;
  }

  public static int size(int set) {
    return Integer.bitCount(set);
  }

  /** The element with that many smaller ones in the set. */
  public static int nth(int set, int index) {
    int left = set;
    for (int i = 0; i < index; i++) left = withoutLowest(left);
    return lowest(left);
  }

  public static int place(int seat, int slot) {
    return ROW * seat + slot;
  }

  public static int seat(int place) {
    return place / ROW;
  }

  public static int slot(int place) {
    return place % ROW;
  }

  /** All places of a seat, whether there is a card or not. */
  public static int row(int seat) {
    return 7 << ROW * seat;
  }

  /** The seats that own these places. */
  public static int owners(int places) {
    int seats = 0;
    for (int left = places; left != 0; left = withoutLowest(left)) seats |= of(seat(lowest(left)));
    return seats;
  }

  /** The set with two elements' membership exchanged. */
  public static int exchange(int set, int a, int b) {
    boolean hasA = has(set, a);
    boolean hasB = has(set, b);
    return hasA == hasB ? set : set ^ (of(a) | of(b));
  }
}
