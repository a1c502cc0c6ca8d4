package org.precinct.table.carrier;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.precinct.table.link.Door;
import org.precinct.table.link.Link;

/**
 * One transport, as {@link Doors}, {@link Finder} and {@link Journey} use it.
 *
 * <p>Methods are called on the links' loop and do not block; reports come from any thread, also
 * after the end of what they are about, and are then ignored.
 */
public interface Carrier {

  Transport transport();

  /** Shows a table and lets guests in. */
  OpenDoor host(TableAdvert advert, Door.Visitors visitors, HostReport report);

  /** A search for tables, which rests until it is told to look. */
  Search search(SearchReport report);

  /**
   * A link to a place of this transport, which is not opened yet.
   *
   * @param me the player's name
   */
  Call call(TableAddress place, String me);

  /** Something that goes on until it is closed. */
  interface Activity extends AutoCloseable {

    /** Something about the phone has changed, or time has passed. */
    void refresh();

    @Override
    void close();
  }

  /** A search, which looks around or rests. */
  interface Search extends Activity {

    /** Looks around from now on, or no longer; what was found stays found until it is lost. */
    void look(boolean around);
  }

  /** A door that shows which table is behind it. */
  interface OpenDoor extends Activity {
    void show(TableAdvert advert);
  }

  /** How an activity is doing. */
  interface Report {
    void working();

    /** It has come to nothing, or to an end. It will be closed. */
    void failed(Obstacle obstacle);
  }

  /** How a door is doing. */
  interface HostReport extends Report {
    void at(List<InetAddress> addresses, int port);

    void discoverable(boolean discoverable);

    void callers(List<Doors.Caller> callers);
  }

  /** What a search brings. */
  interface SearchReport extends Report {
    /**
     * A table is there, or something about it has changed.
     *
     * @param key tells this find from others of the same transport
     */
    void found(String key, Sighting sighting);

    void lost(String key);
  }

  /** A table seen in one place. */
  record Sighting(TableAdvert advert, TableAddress place, Optional<Strength> strength) {}

  /**
   * A link on its way to a table.
   *
   * @param reached whether somebody has answered
   * @param digits what the transport lets both sides compare
   */
  record Call(Link link, BooleanSupplier reached, Supplier<Optional<String>> digits) {}
}
