package org.precinct.console.play;

import org.precinct.table.guest.Sight;

/** The hourglass as text, and when it is worth a line of its own. */
final class SandBar {
  private static final int GRAINS = 10;
  private static final int[] CALLED = {60, 30, 20, 10, 5};

  private int glass = -1;
  private long last = Long.MAX_VALUE;

  private SandBar() {}

  static SandBar fresh() {
    return new SandBar();
  }

  static boolean runs(Sight sight) {
    return sight.glass().limit > 0 && !sight.glass().stopped;
  }

  /** Whole seconds left, the last of them counting as one. */
  static long seconds(Sight sight, long now) {
    return (sight.left(now) + 999) / 1000;
  }

  /** A bar that empties, and the seconds; nothing without a limit. */
  static String bar(Sight sight, long now) {
    if (sight.glass().limit == 0) return "";
    long left = sight.left(now);
    int full =
        (int) Math.min(GRAINS, (left * GRAINS + sight.glass().limit - 1) / sight.glass().limit);
    return "⌛ " + "█".repeat(full) + "░".repeat(GRAINS - full) + " " + seconds(sight, now) + " s";
  }

  /** Whether the time left should be said aloud now, where no bar can be drawn. */
  boolean calls(Sight sight, long now) {
    if (!runs(sight)) return false;
    if (sight.glass().id != glass) {
      glass = sight.glass().id;
      last = Long.MAX_VALUE;
    }
    long seconds = seconds(sight, now);
    boolean call = false;
    for (int mark : CALLED) call |= seconds <= mark && last > mark && last != Long.MAX_VALUE;
    last = seconds;
    return call && seconds > 0;
  }
}
