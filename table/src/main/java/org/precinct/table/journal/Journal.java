package org.precinct.table.journal;

import java.io.IOException;
import java.util.List;
import okio.ByteString;

/**
 * A table's memory: entries in the order they were written, none of them ever changed.
 *
 * <p>For one thread at a time. An entry whose {@link #append} has returned is still there after the
 * process, the battery or the system has died; one whose append has not may be there or not, but
 * never in part.
 */
public interface Journal extends AutoCloseable {

  /** All entries, oldest first. */
  List<ByteString> read() throws IOException;

  /**
   * Adds entries, all or none of them, and returns when they are safe.
   *
   * @throws IOException if they are not, for instance because the disk is full; nothing was added
   */
  void append(List<ByteString> entries) throws IOException;

  @Override
  void close() throws IOException;
}
