package org.precinct.app.links;

import org.precinct.table.channel.TableId;
import org.precinct.table.link.Door;
import org.precinct.table.net.Invitation;
import org.precinct.table.net.JoinCode;

/**
 * All ways from this phone to others. One for the app: {@code PhoneLinks.of(context)}.
 *
 * <p>Every method may be called from any thread and returns at once.
 */
public interface Links {

  /** What the phone has, and what is switched off. */
  Radios radios();

  /**
   * Opens all doors of a hosted table. One table at a time can be hosted by Bluetooth and Nearby.
   *
   * @param visitors answers the doors, usually a {@code Doorkeeper}
   */
  Doors host(Sign sign, Door.Visitors visitors, Doors.Listener listener);

  /** Looks for tables. */
  Finder look(Finder.Listener listener);

  /**
   * The way to a table that was found. Its host will have to let the guest in.
   *
   * @param me the player's name, which Nearby shows to the host
   */
  Path to(FoundTable table, String me, Path.Listener listener);

  /** The way that a QR code shows. */
  Path to(Invitation invitation, String me, Path.Listener listener);

  /**
   * The way that a typed code shows: to its address if it has one, and to every table that is
   * found, of which only the right one opens.
   */
  Path to(JoinCode code, String me, Path.Listener listener);

  /** The way back to a table, for a guest with a keepsake. Without one it knocks as a stranger. */
  Path to(Trail trail, String me, Path.Listener listener);

  /** As {@link #to(Trail, String, Path.Listener)}, where nothing is known but the table. */
  default Path to(TableId table, String me, Path.Listener listener) {
    return to(Trail.to(table), me, listener);
  }
}
