package org.precinct.console.kit;

import java.io.IOException;
import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.precinct.console.Surroundings;
import org.precinct.table.channel.TableId;
import org.precinct.table.net.Discovery;
import org.precinct.table.net.TableNotice;

/** A network of this computer alone, where everybody hears of every table at once. */
public final class Village implements Surroundings.Network {
  private final Map<TableId, TableNotice> tables = new LinkedHashMap<>();
  private final List<Discovery.Listener> listeners = new java.util.ArrayList<>();

  @Override
  public Discovery open() {
    return new Inn();
  }

  private final class Inn implements Discovery {
    private Showing shown = () -> {};

    @Override
    public Showing announce(TableNotice notice) throws IOException {
      synchronized (Village.this) {
        tables.put(notice.table(), notice);
        for (Listener listener : listeners) listener.found(notice, here());
      }
      shown =
          () -> {
            synchronized (Village.this) {
              tables.remove(notice.table());
              for (Listener listener : listeners) listener.lost(notice.table());
            }
          };
      return shown;
    }

    @Override
    public Showing browse(Listener listener) throws IOException {
      synchronized (Village.this) {
        listeners.add(listener);
        for (TableNotice notice : tables.values()) listener.found(notice, here());
      }
      return () -> {
        synchronized (Village.this) {
          listeners.remove(listener);
        }
      };
    }

    @Override
    public void close() {
      shown.close();
    }
  }

  private static List<InetAddress> here() throws IOException {
    return List.of(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}));
  }
}
