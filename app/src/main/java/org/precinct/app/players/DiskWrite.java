package org.precinct.app.players;

import android.database.SQLException;

/** A write that the disk may refuse. A phone that is full goes on without what it cannot keep. */
public final class DiskWrite {
  private DiskWrite() {}

  /** Does something that writes; false if the disk does not take it. */
  public static boolean succeeds(Runnable work) {
    try {
      work.run();
      return true;
    } catch (SQLException full) {
      return false;
    }
  }
}
