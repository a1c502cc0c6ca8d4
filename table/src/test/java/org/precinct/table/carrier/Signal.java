package org.precinct.table.carrier;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waits for what other threads bring about, each of which says so. */
public final class Signal {
  private static final long LIMIT = TimeUnit.SECONDS.toNanos(60);

  public synchronized void changed() {
    notifyAll();
  }

  /** Until it is so; fails if that never comes. */
  public synchronized void await(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + LIMIT;
    while (!condition.getAsBoolean()) {
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (left <= 0) throw new AssertionError("never came: " + what);
      try {
        wait(left);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }
}
