package org.precinct.engine;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** A set of seats, iterated in ascending order. A bit each, since states are full of them. */
public record Seats(int mask) implements Iterable<Seat> {

  public static final Seats NONE = new Seats(0);

  public static Seats of(Seat... seats) {
    int mask = 0;
    for (Seat seat : seats) mask |= 1 << seat.number();
    return new Seats(mask);
  }

  /** Seats 0 to {@code count} − 1. */
  public static Seats first(int count) {
    return new Seats(count == Seat.MOST ? -1 : (1 << count) - 1);
  }

  public boolean has(Seat seat) {
    return has(seat.number());
  }

  public boolean has(int seat) {
    return (mask >>> seat & 1) != 0;
  }

  public Seats with(Seat seat) {
    return with(seat.number());
  }

  public Seats with(int seat) {
    return new Seats(mask | 1 << seat);
  }

  public Seats without(Seat seat) {
    return without(seat.number());
  }

  public Seats without(int seat) {
    return new Seats(mask & ~(1 << seat));
  }

  public Seats and(Seats other) {
    return new Seats(mask & other.mask);
  }

  public Seats or(Seats other) {
    return new Seats(mask | other.mask);
  }

  public Seats minus(Seats other) {
    return new Seats(mask & ~other.mask);
  }

  public boolean hasAll(Seats other) {
    return (other.mask & ~mask) == 0;
  }

  public int size() {
    return Integer.bitCount(mask);
  }

  public boolean isEmpty() {
    return mask == 0;
  }

  /** The lowest seat. */
  public Seat lowest() {
    if (mask == 0) throw new NoSuchElementException("no seat");
    return Seat.of(Integer.numberOfTrailingZeros(mask));
  }

  @Override
  public Iterator<Seat> iterator() {
    return new Iterator<>() {
      private int left = mask;

      @Override
      public boolean hasNext() {
        return left != 0;
      }

      @Override
      public Seat next() {
        if (left == 0) throw new NoSuchElementException();
        Seat seat = Seat.of(Integer.numberOfTrailingZeros(left));
        left &= left - 1;
        return seat;
      }
    };
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (Seat seat : this) text.append(text.length() > 1 ? " " : "").append(seat.number());
    return text.append('}').toString();
  }
}
