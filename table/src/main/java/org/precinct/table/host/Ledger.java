package org.precinct.table.host;

import org.precinct.table.play.RecordSize;
import org.precinct.table.proto.Taken;

/**
 * How much of a game's record each seat has filled. No player may make a game so long that nobody
 * can check it or take it up again: each has a share of the record, some twenty thousand moves.
 */
final class Ledger {
  /**
   * Bytes of a save that may tell of people and chairs before guests can change no more of it: with
   * the games of an evening that leaves a save far shorter than the longest that is read.
   */
  static final long COMPANY = 32L << 20;

  /** A third of what guests read: an action without effect is in its owner's record twice. */
  private static final long ALL = (long) RecordSize.PART * RecordSize.MOST_PARTS / 3;

  /** What a step has beside its action: salt, member, seat, and their tags. */
  private static final int FRAME = 40;

  private final long[] used;

  Ledger(int seats) {
    used = new long[seats];
  }

  boolean hasRoom(Taken step) {
    return used[step.seat] + size(step) <= ALL / used.length;
  }

  void note(Taken step) {
    used[step.seat] += size(step);
  }

  private static int size(Taken step) {
    return step.action.size() + FRAME;
  }
}
