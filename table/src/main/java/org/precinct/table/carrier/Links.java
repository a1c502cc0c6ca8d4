package org.precinct.table.carrier;

import org.precinct.table.channel.TableId;
import org.precinct.table.link.Door;
import org.precinct.table.net.Invitation;
import org.precinct.table.net.JoinCode;

/**
 * All ways from this device to others, by every transport that it has.
 *
 * <p>Every method may be called from any thread and returns at once.
 */
public interface Links {

  /**
   * Opens all doors of a hosted table. One table at a time can be hosted by Bluetooth and Nearby.
   *
   * @param visitors answers the doors, usually a {@code Doorkeeper}
   */
  Doors host(TableAdvert advert, Door.Visitors visitors, Doors.Listener listener);

  /** Looks for tables. */
  Finder look(Finder.Listener listener);

  /**
   * The way to a table that was found. Its host will have to let the guest in.
   *
   * @param me the player's name, which Nearby shows to the host
   */
  Journey to(FoundTable table, String me, Journey.Listener listener);

  /** The way that a QR code shows. */
  Journey to(Invitation invitation, String me, Journey.Listener listener);

  /**
   * The way that a typed code shows: to its address if it has one, and to every table that is
   * found, of which only the right one opens.
   */
  Journey to(JoinCode code, String me, Journey.Listener listener);

  /** The way back to a table, for a guest with a keepsake. Without one it knocks as a stranger. */
  Journey to(Trail trail, String me, Journey.Listener listener);

  /** As {@link #to(Trail, String, Journey.Listener)}, where nothing is known but the table. */
  default Journey to(TableId table, String me, Journey.Listener listener) {
    return to(Trail.to(table), me, listener);
  }
}
