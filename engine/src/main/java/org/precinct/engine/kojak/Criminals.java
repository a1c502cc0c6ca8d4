package org.precinct.engine.kojak;

import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.kit.Colour;

/** Where the four criminals stand on their circles (2.2): a space each, in four bits. */
record Criminals(int spaces) {
  /** All on their black dots. */
  static final Criminals START = new Criminals(0);

  /** 0 to 3, or {@link Circle#ARRESTED}. */
  int space(Colour colour) {
    return spaces >>> 4 * colour.ordinal() & 0xf;
  }

  boolean isFree(Colour colour) {
    return space(colour) != Circle.ARRESTED;
  }

  boolean onRed(Colour colour) {
    return space(colour) == Circle.RED;
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
    return Math.floorMod(space(colour) + amount, Circle.SPACES);
  }
}
