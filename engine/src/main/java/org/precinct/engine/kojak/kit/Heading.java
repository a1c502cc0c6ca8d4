package org.precinct.engine.kojak.kit;

/** Where a car on a street is going (2.1). */
public enum Heading {
  N(0, -1),
  E(1, 0),
  S(0, 1),
  W(-1, 0);

  private final int x;
  private final int y;

  Heading(int x, int y) {
    this.x = x;
    this.y = y;
  }

  /** 1 to the right, -1 to the left. */
  public int x() {
    return x;
  }

  /** 1 down the board, -1 up. */
  public int y() {
    return y;
  }
}
