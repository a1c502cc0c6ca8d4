package org.precinct.app.links;

import java.net.InetAddress;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.precinct.table.ThreadLoop;
import org.precinct.table.link.Door;
import org.precinct.table.link.TcpLink;
import org.precinct.table.net.Discovery;
import org.precinct.table.net.Invitation;
import org.precinct.table.net.JoinCode;

/** A phone's links with Wi-Fi alone, over real TCP on loopback: several phones in one process. */
public final class LoopbackLinks implements Links, AutoCloseable {
  private final ThreadLoop loop = new ThreadLoop("links of a test");
  private final ExecutorService worker = Executors.newCachedThreadPool();
  private final FakeRadios radios;
  private final Links links;

  public LoopbackLinks(Street street) {
    this(street.discovery(), new FakeRadios());
  }

  public LoopbackLinks(Discovery discovery, FakeRadios radios) {
    this.radios = radios;
    Carrier wifi = new WifiCarrier(worker, discovery, new Loopback());
    links = new PhoneLinks(new Gear(loop, worker, radios, List.of(wifi)));
  }

  static final class Loopback implements WifiCarrier.Network {
    @Override
    public List<InetAddress> addresses() {
      return List.of(InetAddress.getLoopbackAddress());
    }

    @Override
    public TcpLink.Preparation preparation() {
      return TcpLink.Preparation.NONE;
    }
  }

  @Override
  public FakeRadios radios() {
    return radios;
  }

  @Override
  public Doors host(Sign sign, Door.Visitors visitors, Doors.Listener listener) {
    return links.host(sign, visitors, listener);
  }

  @Override
  public Finder look(Finder.Listener listener) {
    return links.look(listener);
  }

  @Override
  public Path to(FoundTable table, String me, Path.Listener listener) {
    return links.to(table, me, listener);
  }

  @Override
  public Path to(Invitation invitation, String me, Path.Listener listener) {
    return links.to(invitation, me, listener);
  }

  @Override
  public Path to(JoinCode code, String me, Path.Listener listener) {
    return links.to(code, me, listener);
  }

  @Override
  public Path to(Trail trail, String me, Path.Listener listener) {
    return links.to(trail, me, listener);
  }

  @Override
  public void close() {
    // After what others have handed in: closing takes a moment, too.
    loop.execute(worker::shutdown);
    loop.close();
  }
}
