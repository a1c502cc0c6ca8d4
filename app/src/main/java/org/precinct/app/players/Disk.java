package org.precinct.app.players;

import android.database.SQLException;

/** A disk that may refuse. A phone that is full goes on without what it cannot keep. */
public final class Disk {
  private Disk() {}

  /** Does something that writes; false if the disk does not take it. */
  public static boolean takes(Runnable work) {
    try {
      work.run();
      return true;
    } catch (SQLException full) {
      return false;
    }
  }
}
