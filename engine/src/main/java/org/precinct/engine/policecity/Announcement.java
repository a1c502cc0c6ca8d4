package org.precinct.engine.policecity;

import org.precinct.engine.policecity.kit.Special;

/** A Helicopter or Counter-order announced after deployment. */
record Announcement(int seat, Special special) {

  /** Its place in {@link City#cancelled}. */
  int bit() {
    return 1 << 2 * seat + (special == Special.COUNTER_ORDER ? 1 : 0);
  }
}
