package org.precinct.table.net;

import java.io.IOException;
import java.net.InetAddress;
import java.util.List;
import org.precinct.table.channel.TableId;

/**
 * Tables that show themselves on the local network, with DNS-SD. Computers use multicast DNS
 * themselves, phones ask the system for it.
 *
 * <p>Methods may be called from any thread and may take a moment: not for a loop.
 */
public interface Discovery extends AutoCloseable {

  /** Shows a table until the result is closed. */
  Showing announce(TableNotice notice) throws IOException;

  /** Looks for tables until the result is closed. */
  Showing browse(Listener listener) throws IOException;

  @Override
  void close();

  /** Something that goes on until it is closed. */
  interface Showing extends AutoCloseable {
    @Override
    void close();
  }

  /** Hears of tables, on threads of the discovery's own, one call at a time. */
  interface Listener {
    /**
     * A table is there, or says something else of itself than before.
     *
     * @param addresses where it is; private ones only, and at least one
     */
    void found(TableNotice notice, List<InetAddress> addresses);

    /** A table that was found is there no more. */
    void lost(TableId table);
  }
}
