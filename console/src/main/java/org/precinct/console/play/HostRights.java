package org.precinct.console.play;

import java.util.Optional;
import org.precinct.console.play.Console.Left;
import org.precinct.table.host.Host;

/**
 * What those whose computer keeps the table may do beside playing.
 *
 * @param alone nobody else waits, so that the sand can stand still while somebody reads
 * @param page the page of a table that is open to others
 */
record HostRights(Host host, boolean alone, Optional<Page> page) {

  /** Where the table itself is looked after. */
  interface Page {
    /** Until the page is closed. */
    void open() throws Left;

    /** What the one who plays should know of it; empty if nothing. */
    String note();
  }

  void reads() {
    if (alone) host.pause();
  }

  void hasRead() {
    if (alone) host.goOn();
  }
}
