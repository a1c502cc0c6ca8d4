package org.precinct.engine;

/** A place at the table: 0, 1, 2 and so on, clockwise. */
public record Seat(int number) implements Comparable<Seat> {

  /** No game has more seats than fit into {@link Seats}. */
  public static final int MOST = 32;

  private static final Seat[] ALL = new Seat[MOST];

  static {
    for (int i = 0; i < MOST; i++) ALL[i] = new Seat(i);
  }

  public Seat {
    if (number < 0 || number >= MOST) throw new IllegalArgumentException("seat " + number);
  }

  /** The seat of that number, without making a new one. */
  public static Seat of(int number) {
    if (number < 0 || number >= MOST) throw new IllegalArgumentException("seat " + number);
    return ALL[number];
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(number, other.number);
  }

  @Override
  public String toString() {
    return "seat " + number;
  }
}
