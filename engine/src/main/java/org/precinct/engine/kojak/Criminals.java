package org.precinct.engine.kojak;

/** Where the four criminals stand on their circles (2.2): a space each, in four bits. */
record Criminals(int spaces) {
  /** The red arrest space. */
  static final int RED_SPACE = 2;

  static final int ARRESTED = 4;

  private static final int CIRCLE = 4;

  /** All on their black dots. */
  static final Criminals START = new Criminals(0);

  /** 0 to 3, or {@link #ARRESTED}. */
  int space(Colour colour) {
    return spaces >>> 4 * colour.ordinal() & 0xf;
  }

  boolean isFree(Colour colour) {
    return space(colour) != ARRESTED;
  }

  boolean onRed(Colour colour) {
    return space(colour) == RED_SPACE;
  }

  int free() {
    int count = 0;
    for (Colour colour : Colour.ALL) if (isFree(colour)) count++;
    return count;
  }

  Criminals with(Colour colour, int space) {
    int shift = 4 * colour.ordinal();
    return new Criminals(spaces & ~(0xf << shift) | space << shift);
  }

  /** Where a free criminal gets by so many spaces, back if negative. */
  int after(Colour colour, int amount) {
    return Math.floorMod(space(colour) + amount, CIRCLE);
  }
}
