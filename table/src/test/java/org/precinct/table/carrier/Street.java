package org.precinct.table.carrier;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import org.precinct.table.net.Discovery;
import org.precinct.table.net.TableNotice;

/** A local network whose phones are all this one: what one announces, the others find. */
public final class Street {
  private final List<TableNotice> shown = new ArrayList<>();
  private final List<Discovery.Listener> listeners = new ArrayList<>();
  private final Runnable changed;
  private int failures;

  public Street() {
    this(() -> {});
  }

  /**
   * @param changed called when something else is shown
   */
  public Street(Runnable changed) {
    this.changed = changed;
  }

  /** One phone's discovery. */
  public Discovery discovery() {
    return new House();
  }

  /** Lets the next announcements or searches fail, as the system does now and then. */
  public synchronized void failNext(int times) {
    failures = times;
  }

  public synchronized List<TableNotice> shown() {
    return List.copyOf(shown);
  }

  public synchronized int listeners() {
    return listeners.size();
  }

  private synchronized void perhapsFail() throws IOException {
    if (failures > 0) {
      failures--;
      throw new IOException("code 0");
    }
  }

  private final class House implements Discovery {
    @Override
    public Showing announce(TableNotice notice) throws IOException {
      perhapsFail();
      synchronized (Street.this) {
        shown.add(notice);
        listeners.forEach(listener -> tell(listener, notice));
      }
      changed.run();
      return () -> {
        synchronized (Street.this) {
          if (shown.remove(notice)) listeners.forEach(one -> one.lost(notice.table()));
        }
        changed.run();
      };
    }

    @Override
    public Showing browse(Listener listener) throws IOException {
      perhapsFail();
      synchronized (Street.this) {
        listeners.add(listener);
        shown.forEach(notice -> tell(listener, notice));
      }
      return () -> {
        synchronized (Street.this) {
          listeners.remove(listener);
        }
      };
    }

    private void tell(Listener listener, TableNotice notice) {
      listener.found(notice, List.of(InetAddress.getLoopbackAddress()));
    }

    @Override
    public void close() {}
  }
}
