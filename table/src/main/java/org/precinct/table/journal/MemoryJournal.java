package org.precinct.table.journal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import okio.ByteString;

/** A journal that is forgotten with its process: for tables nobody resumes, and for tests. */
public final class MemoryJournal implements Journal {

  private final List<ByteString> entries;
  private boolean closed;

  public MemoryJournal() {
    this(List.of());
  }

  /** A journal that begins with entries, as if they had been read from a file. */
  public MemoryJournal(List<ByteString> entries) {
    this.entries = new ArrayList<>(entries);
  }

  @Override
  public List<ByteString> read() throws IOException {
    requireOpen();
    return List.copyOf(entries);
  }

  @Override
  public void append(List<ByteString> added) throws IOException {
    requireOpen();
    entries.addAll(added);
  }

  @Override
  public void close() {
    closed = true;
  }

  private void requireOpen() throws IOException {
    if (closed) {
      throw new IOException("The journal is closed.");
    }
  }
}
