package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.kit.Bits;

/**
 * The guns.
 *
 * @param middle how many lie in the middle
 * @param holders the seats that hold one
 * @param aims whom each of them aims at, four bits each; 15 is nobody
 */
record Guns(int middle, int holders, int aims) {
  private static final int NOBODY = 15;

  static Guns inTheMiddle(int guns) {
    return new Guns(guns, 0, -1);
  }

  boolean holds(int seat) {
    return Bits.has(holders, seat);
  }

  /** Whom a seat aims at, or −1. */
  int aim(int seat) {
    int aim = aims >>> 4 * seat & NOBODY;
    return aim == NOBODY ? -1 : aim;
  }

  Guns taken(int seat) {
    return new Guns(middle - 1, holders | Bits.of(seat), aims);
  }

  Guns dropped(int seat) {
    return new Guns(middle + 1, holders & ~Bits.of(seat), aims | NOBODY << 4 * seat);
  }

  Guns stolen(int thief, int victim) {
    return dropped(victim).taken(thief);
  }

  Guns aimed(int seat, int at) {
    return new Guns(middle, holders, aims & ~(NOBODY << 4 * seat) | at << 4 * seat);
  }

  /** Every aim at that player is void. */
  Guns withoutAimsAt(int player) {
    Guns guns = this;
    for (int left = holders; left != 0; left = Bits.withoutLowest(left)) {
      int seat = Bits.lowest(left);
      if (aim(seat) == player) guns = new Guns(middle, holders, guns.aims | NOBODY << 4 * seat);
    }
    return guns;
  }
}
