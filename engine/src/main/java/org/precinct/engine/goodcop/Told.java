package org.precinct.engine.goodcop;

import org.precinct.engine.Seat;
import org.precinct.engine.Viewer;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Event;

/**
 * Something that happened, and who is told it in this form.
 *
 * @param to a bit for each seat, and one for the public board
 */
record Told(int to, Event event) {
  static final int BOARD = 1 << Seat.MOST - 2;
  static final int EVERYBODY = BOARD | BOARD - 1;

  static int bit(Viewer viewer) {
    return viewer.seat().isPresent() ? Bits.of(viewer.seat().get().number()) : BOARD;
  }

  boolean reaches(Viewer viewer) {
    return (to & bit(viewer)) != 0;
  }
}
