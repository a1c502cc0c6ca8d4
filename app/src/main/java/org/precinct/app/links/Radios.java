package org.precinct.app.links;

import android.content.Intent;
import androidx.annotation.WorkerThread;
import java.util.List;
import java.util.Optional;

/** What this phone has to reach others with, and how to switch it on. */
public interface Radios {

  /**
   * What is in the way of a transport, the first thing to deal with; nothing if it can be used. A
   * transport that is {@link Condition.State#NOT_THERE} is not worth a permission, and one without
   * permission not worth being switched on, so they come in this order.
   */
  @WorkerThread
  Optional<Obstacle> obstacle(Transport transport, Role role);

  /** The permissions to ask for, those not given yet; see {@link Permissions#needed}. */
  List<String> missing(Transport transport, Role role);

  /**
   * The system's screen that removes an obstacle, to be started for a result by an activity; {@link
   * Doors#refresh} and its likes need not be called after it, except after {@link
   * Obstacle#PERMISSION}, whose screen is the one for people who have refused for good. Nothing
   * where no screen helps.
   */
  Optional<Intent> remedy(Obstacle obstacle);

  /**
   * The system's question whether other phones may find this one by Bluetooth, for five minutes.
   * Switches Bluetooth on as well. Phones that are paired with this one find it anyway.
   */
  Intent beDiscoverable();

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
