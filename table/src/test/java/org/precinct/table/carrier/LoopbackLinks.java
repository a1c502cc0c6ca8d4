package org.precinct.table.carrier;

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
public class LoopbackLinks implements Links, AutoCloseable {
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
    links = new CarrierLinks(new LinkParts(loop, worker, radios, List.of(wifi)));
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

  public FakeRadios radios() {
    return radios;
  }

  @Override
  public Doors host(TableAdvert advert, Door.Visitors visitors, Doors.Listener listener) {
    return links.host(advert, visitors, listener);
  }

  @Override
  public Finder look(Finder.Listener listener) {
    return links.look(listener);
  }

  @Override
  public Journey to(FoundTable table, String me, Journey.Listener listener) {
    return links.to(table, me, listener);
  }

  @Override
  public Journey to(Invitation invitation, String me, Journey.Listener listener) {
    return links.to(invitation, me, listener);
  }

  @Override
  public Journey to(JoinCode code, String me, Journey.Listener listener) {
    return links.to(code, me, listener);
  }

  @Override
  public Journey to(Trail trail, String me, Journey.Listener listener) {
    return links.to(trail, me, listener);
  }

  @Override
  public void close() {
    // After what others have handed in: closing takes a moment, too.
    loop.execute(worker::shutdown);
    loop.close();
  }
}
