package org.precinct.table.host;

import org.precinct.table.Loop;

/** Time as the game has it: it stands still while the table is paused or everybody has gone. */
final class TableTime {
  private final Loop loop;
  private boolean runs;
  private long past;
  private long since;

  TableTime(Loop loop) {
    this.loop = loop;
  }

  long now() {
    return runs ? past + loop.now() - since : past;
  }

  /** Some of it has passed without anybody having been awake: it does not count. */
  void skip(long millis) {
    if (runs) since += millis;
  }

  boolean runs() {
    return runs;
  }

  void run(boolean on) {
    if (on == runs) return;
    if (on) since = loop.now();
    else past = now();
    runs = on;
  }
}
