package org.precinct.table.journal;

import java.io.IOException;
import java.util.List;
import okio.ByteString;

/** A journal whose disk is full when a test says so. */
public final class FailingJournal implements Journal {

  private final Journal journal;
  private int failures;

  public FailingJournal(Journal journal) {
    this.journal = journal;
  }

  /** Makes the next appends fail, as many as said. */
  public void failNext(int appends) {
    failures = appends;
  }

  @Override
  public List<ByteString> read() throws IOException {
    return journal.read();
  }

  @Override
  public void append(List<ByteString> entries) throws IOException {
    if (failures > 0) {
      failures--;
      throw new IOException("No space left on device");
    }
    journal.append(entries);
  }

  @Override
  public void close() throws IOException {
    journal.close();
  }
}
