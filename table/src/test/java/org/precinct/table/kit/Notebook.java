package org.precinct.table.kit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import okio.ByteString;
import org.precinct.table.journal.Journal;

/** A journal that outlives its host, and whose disk can be full or fatal. */
public final class Notebook implements Journal {
  public final List<ByteString> entries = new ArrayList<>();

  /** Every append fails. */
  public boolean full;

  /** After that many more appends the process dies; negative for never. */
  public int dieAfter = -1;

  /** The last append before the death is safe; otherwise it is not there. */
  public boolean dieSafely;

  /** Thrown where the process dies. */
  public static final class Died extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  @Override
  public List<ByteString> read() {
    return List.copyOf(entries);
  }

  @Override
  public void append(List<ByteString> more) throws IOException {
    if (full) throw new IOException("disk full");
    if (dieAfter == 0) {
      dieAfter = -1;
      if (dieSafely) entries.addAll(more);
      throw new Died();
    }
    if (dieAfter > 0) dieAfter--;
    entries.addAll(more);
  }

  @Override
  public void close() {}
}
