package org.precinct.console.table;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.precinct.console.Problem;
import org.precinct.console.Surroundings;
import org.precinct.table.channel.TableId;
import org.precinct.table.net.Discovery;
import org.precinct.table.net.TableNotice;

/** Looks for tables on the local network. */
public final class Seeker implements AutoCloseable {
  private final Discovery discovery;
  private final Runnable changed;
  private final Map<TableId, Found> found = new LinkedHashMap<>();

  /** A table that shows itself. */
  public record Found(TableNotice notice, List<InetAddress> addresses) {}

  private Seeker(Discovery discovery, Runnable changed) {
    this.discovery = discovery;
    this.changed = changed;
  }

  /**
   * Begins to look.
   *
   * @param changed called from any thread whenever {@link #found} has changed
   */
  public static Seeker look(Surroundings.Network network, Runnable changed) throws Problem {
    try {
      Seeker seeker = new Seeker(network.open(), changed);
      seeker.discovery.browse(seeker.new Ear());
      return seeker;
    } catch (IOException e) {
      throw new Problem("error.no_network");
    }
  }

  public synchronized List<Found> found() {
    return new ArrayList<>(found.values());
  }

  @Override
  public void close() {
    discovery.close();
  }

  private final class Ear implements Discovery.Listener {
    @Override
    public void found(TableNotice notice, List<InetAddress> addresses) {
      synchronized (Seeker.this) {
        found.put(notice.table(), new Found(notice, addresses));
      }
      changed.run();
    }

    @Override
    public void lost(TableId table) {
      synchronized (Seeker.this) {
        found.remove(table);
      }
      changed.run();
    }
  }
}
