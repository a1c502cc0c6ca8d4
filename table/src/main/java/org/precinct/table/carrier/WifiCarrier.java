package org.precinct.table.carrier;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import org.precinct.table.channel.TableId;
import org.precinct.table.link.Door;
import org.precinct.table.link.TcpDoor;
import org.precinct.table.link.TcpLink;
import org.precinct.table.net.Discovery;
import org.precinct.table.net.JoinCode;
import org.precinct.table.net.TableNotice;

/**
 * The local network: TCP, and a {@link Discovery} to be found by. A phone's own hotspot is a
 * network like others; all that differs is that the system does not tell when it begins.
 *
 * <p>What takes a moment happens on the worker, one step after the other for each activity.
 */
public final class WifiCarrier implements Carrier {

  /** For one address; a place has several, and they take turns. */
  private static final int TIMEOUT_MILLIS = 4_000;

  private final Executor worker;
  private final Discovery discovery;
  private final Network network;

  /** Where the last door was: guests who only know that one find it there again. */
  private volatile int port = JoinCode.USUAL_PORT;

  /** The networks that this phone is in. */
  public interface Network {
    /** The addresses at which others can reach this phone; those most likely in front. */
    List<InetAddress> addresses() throws IOException;

    /** For sockets that shall take the local network, even if it has no way to the internet. */
    TcpLink.Preparation preparation();
  }

  public WifiCarrier(Executor worker, Discovery discovery, Network network) {
    this.worker = worker;
    this.discovery = discovery;
    this.network = network;
  }

  @Override
  public Transport transport() {
    return Transport.WIFI;
  }

  @Override
  public OpenDoor host(TableAdvert advert, Door.Visitors visitors, HostReport report) {
    Entry entry = new Entry(advert, visitors, report);
    entry.refresh();
    return entry;
  }

  @Override
  public Search search(SearchReport report) {
    return new Browse(report);
  }

  @Override
  public Call call(TableAddress place, String me) {
    List<InetSocketAddress> addresses = ((TableAddress.Wifi) place).addresses();
    TcpLink link = TcpLink.to(addresses, TIMEOUT_MILLIS, network.preparation());
    return new Call(link, link::reached, Optional::empty);
  }

  /** Steps on the worker, never two at once; a wish for another during one makes one more. */
  private abstract class Steps implements Activity {
    private boolean running;
    private boolean wanted;
    private boolean closed;

    @Override
    public void refresh() {
      synchronized (this) {
        wanted = true;
        if (running) return;
        running = true;
      }
      worker.execute(this::run);
    }

    @Override
    public void close() {
      synchronized (this) {
        closed = true;
      }
      refresh();
    }

    private void run() {
      while (true) {
        boolean last;
        synchronized (this) {
          running = wanted;
          if (!wanted) return;
          wanted = false;
          last = closed;
        }
        if (last) end();
        else step();
      }
    }

    /** Brings things in line with how the phone is now. */
    abstract void step();

    /** Ends things. May be called again. */
    abstract void end();
  }

  private final class Entry extends Steps implements OpenDoor {
    private final Door.Visitors visitors;
    private final HostReport report;
    private volatile TableAdvert advert;

    // The steps only.
    private final List<TcpDoor> doors = new ArrayList<>();
    private Optional<Discovery.Showing> showing = Optional.empty();
    private Optional<TableNotice> shown = Optional.empty();

    Entry(TableAdvert advert, Door.Visitors visitors, HostReport report) {
      this.advert = advert;
      this.visitors = visitors;
      this.report = report;
    }

    @Override
    public void show(TableAdvert next) {
      advert = next;
      refresh();
    }

    @Override
    void step() {
      List<InetAddress> here = here();
      if (Collections.disjoint(here, bound())) end();
      List<InetAddress> added = new ArrayList<>(here);
      added.removeAll(bound());
      if (!added.isEmpty()) open(added);
      here.retainAll(bound());
      if (here.isEmpty()) {
        report.failed(Obstacle.NO_NETWORK);
        return;
      }
      report.at(here, doors.get(0).port());
      announce();
      report.working();
    }

    private List<InetAddress> here() {
      try {
        return new ArrayList<>(network.addresses());
      } catch (IOException e) {
        return new ArrayList<>();
      }
    }

    private List<InetAddress> bound() {
      List<InetAddress> bound = new ArrayList<>();
      for (TcpDoor door : doors) bound.addAll(door.addresses());
      return bound;
    }

    /**
     * Another radio may bring an address and take it away again. The door at the others is not
     * touched by that: somebody may be on the way to it.
     */
    private void open(List<InetAddress> addresses) {
      try {
        TcpDoor opened = bind(addresses);
        doors.add(opened);
        port = opened.port();
        opened.open(visitors);
      } catch (IOException e) {
        // The next step tries again.
      }
    }

    private TcpDoor bind(List<InetAddress> addresses) throws IOException {
      try {
        return TcpDoor.bind(addresses, port, TcpDoor.Limits.USUAL);
      } catch (BindException taken) {
        // One port for all: it is what guests are told.
        if (!doors.isEmpty()) throw taken;
        return TcpDoor.bind(addresses, 0, TcpDoor.Limits.USUAL);
      }
    }

    /** Shows what the table says now. Without it, codes and QR codes still lead here. */
    private void announce() {
      TableNotice notice = AdvertText.notice(advert, doors.get(0).port());
      if (shown.equals(Optional.of(notice))) return;
      conceal();
      try {
        showing = Optional.of(discovery.announce(notice));
        shown = Optional.of(notice);
      } catch (IOException e) {
        // The next step tries again.
      }
    }

    private void conceal() {
      showing.ifPresent(Discovery.Showing::close);
      showing = Optional.empty();
      shown = Optional.empty();
    }

    @Override
    void end() {
      conceal();
      doors.forEach(TcpDoor::close);
      doors.clear();
    }
  }

  private final class Browse extends Steps implements Search, Discovery.Listener {
    private final SearchReport report;

    // The steps only.
    private Optional<Discovery.Showing> showing = Optional.empty();
    private Set<InetAddress> at = Set.of();

    private volatile boolean looking;

    Browse(SearchReport report) {
      this.report = report;
    }

    @Override
    public void look(boolean around) {
      if (around == looking) return;
      looking = around;
      refresh();
    }

    @Override
    void step() {
      if (!looking) {
        end();
        return;
      }
      try {
        Set<InetAddress> addresses = new HashSet<>(network.addresses());
        if (showing.isPresent() && addresses.equals(at)) return;
        // In another network there are other tables.
        end();
        showing = Optional.of(discovery.browse(this));
        at = addresses;
        report.working();
      } catch (IOException e) {
        report.failed(Obstacle.UNKNOWN);
      }
    }

    @Override
    void end() {
      showing.ifPresent(Discovery.Showing::close);
      showing = Optional.empty();
    }

    @Override
    public void found(TableNotice notice, List<InetAddress> addresses) {
      List<InetSocketAddress> places = new ArrayList<>();
      for (InetAddress address : addresses) {
        places.add(new InetSocketAddress(address, notice.port()));
      }
      TableAdvert advert = new TableAdvert(notice.table(), notice.name(), notice.game());
      report.found(
          notice.table().toString(),
          new Sighting(advert, new TableAddress.Wifi(places), Optional.empty()));
    }

    @Override
    public void lost(TableId table) {
      report.lost(table.toString());
    }
  }
}
