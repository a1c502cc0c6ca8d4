package org.precinct.app.tables;

import java.util.Optional;
import org.precinct.table.channel.TableId;
import org.precinct.table.guest.Connector;
import org.precinct.table.link.Door;

/**
 * How this phone reaches others: what tables need of the ways between phones.
 *
 * <p>Every method may be called from any thread and returns at once.
 */
public interface Reach {

  /** Opens all doors of a hosted table. */
  Doors open(TableId table, String name, String game, Door.Visitors visitors, Listener listener);

  /**
   * The way back to a table, for a guest with a keepsake.
   *
   * @param trail what {@link Approach#trail} said when the table was last reached; empty if it is
   *     not known
   * @param me the player's name
   */
  Approach back(TableId table, Optional<String> trail, String me);

  /** Open doors. */
  interface Doors extends AutoCloseable {
    /** Says something else of the table from now on. */
    void show(String name, String game);

    /** Lets nobody in any more. */
    @Override
    void close();
  }

  /** Hears how the doors are doing, from any thread, first when they have been opened. */
  @FunctionalInterface
  interface Listener {
    void changed(DoorState state);
  }

  /** The way to one table, to be taken as often as needed and closed when the guest is gone. */
  interface Approach extends Connector, AutoCloseable {
    /** What to keep to find the way again after the app has been ended; empty if unknown. */
    Optional<String> trail();

    @Override
    void close();
  }
}
