package org.precinct.table.carrier;

import java.util.Optional;

/** What this device has to reach others with. */
public interface Radios {

  /**
   * What is in the way of a transport, the first thing to deal with; nothing if it can be used. A
   * transport that is {@link Condition.State#NOT_THERE} is not worth a permission, and one without
   * permission not worth being switched on, so they come in this order. May take a moment.
   */
  Optional<Obstacle> obstacle(Transport transport, Role role);

  /**
   * Calls back after every change of radios and networks until the result is closed, on any thread.
   */
  Watch watch(Runnable changed);

  /** Something that goes on until it is closed. */
  interface Watch extends AutoCloseable {
    @Override
    void close();
  }
}
