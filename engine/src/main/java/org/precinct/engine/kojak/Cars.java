package org.precinct.engine.kojak;

/**
 * Where the eight cars stand: a byte each, by seat and car; {@link #NOWHERE} if it is not on the
 * board.
 */
record Cars(long squares) {
  static final int NOWHERE = 0xff;

  /** No car is on the board. */
  static final Cars NONE = new Cars(-1);

  private static final int MOST = 8;

  /**
   * @param car 1 or 2
   */
  int at(int seat, int car) {
    return (int) (squares >>> shift(seat, car)) & 0xff;
  }

  Cars with(int seat, int car, int square) {
    int shift = shift(seat, car);
    return new Cars(squares & ~(0xffL << shift) | (long) square << shift);
  }

  /** How many cars stand on a square. */
  int on(int square) {
    int count = 0;
    for (int i = 0; i < MOST; i++) if ((squares >>> 8 * i & 0xff) == square) count++;
    return count;
  }

  private static int shift(int seat, int car) {
    return 8 * (2 * seat + car - 1);
  }
}
