package org.precinct.table.carrier;

import java.util.function.BooleanSupplier;
import org.precinct.engine.kit.Patience;

/** Waits for what other threads bring about, each of which says so. */
public final class Signal {
  public synchronized void changed() {
    notifyAll();
  }

  /** Until it is so; fails if that never comes. */
  public void await(String what, BooleanSupplier condition) {
    Patience.until(this, condition, () -> what);
  }
}
