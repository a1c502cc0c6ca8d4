package org.precinct.table.journal;

import java.io.IOException;

/** A file that is no journal, is one of a newer format, or was changed by something else. */
public final class DamagedJournal extends IOException {

  /** What is wrong with it. */
  public enum Kind {
    /** It does not begin as a journal does. */
    NOT_A_JOURNAL,
    /** A newer version of the program has written it. */
    NEWER_FORMAT,
    /** Whole groups follow bytes that are none: not the trace of a crash. */
    DAMAGED
  }

  private final Kind kind;

  DamagedJournal(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }
}
