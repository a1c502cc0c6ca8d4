package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.kit.Bits;

/**
 * A Report Audit under way.
 *
 * @param seats who must turn a card face-up
 * @param chosen the places chosen so far, sealed until all are in
 */
record Audit(int seats, int chosen) {
  static final Audit NONE = new Audit(0, 0);

  /** Who has not chosen yet. */
  int missing() {
    return seats & ~Bits.owners(chosen);
  }

  /** The place that a seat chose, or −1. */
  int choice(int seat) {
    int own = chosen & Bits.row(seat);
    return own == 0 ? -1 : Bits.lowest(own);
  }

  Audit with(int place) {
    return new Audit(seats, chosen | Bits.of(place));
  }
}
