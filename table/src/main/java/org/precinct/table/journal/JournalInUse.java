package org.precinct.table.journal;

import java.io.IOException;

/** Another table, in this process or another one, is writing the journal. */
public final class JournalInUse extends IOException {
  JournalInUse(String message) {
    super(message);
  }
}
