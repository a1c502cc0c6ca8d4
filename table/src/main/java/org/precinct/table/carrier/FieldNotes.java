package org.precinct.table.carrier;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * What the links did lately, for people who try them on real phones: which way, what came of it,
 * with which code and after how long. Never a name, an address or anything secret. For any thread.
 */
public final class FieldNotes {
  private static final int MOST = 200;

  private final LongSupplier now;

  // Guarded by this.
  private final Deque<String> lines = new ArrayDeque<>();

  public FieldNotes(LongSupplier now) {
    this.now = now;
  }

  /**
   * @param what words and numbers of the program's own
   */
  public synchronized void add(Transport transport, String what) {
    if (lines.size() == MOST) lines.remove();
    lines.add(String.format(Locale.ROOT, "%.1f %s %s", now.getAsLong() / 1e3, transport, what));
  }

  /** The newest last, each with its second. */
  public synchronized List<String> lines() {
    return new ArrayList<>(lines);
  }
}
