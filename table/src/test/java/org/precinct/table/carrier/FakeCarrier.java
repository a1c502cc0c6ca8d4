package org.precinct.table.carrier;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import okio.ByteString;
import org.precinct.table.Loop;
import org.precinct.table.link.Door;
import org.precinct.table.link.Link;
import org.precinct.table.link.LocalLink;

/** A transport within a test: keeps what it is asked for, and does what it is told. */
final class FakeCarrier implements Carrier {
  private final Transport transport;
  private final Loop loop;

  /** Who answers at a place. Where nobody does, calls fail at once. */
  final Map<TableAddress, Door.Visitors> tables = new HashMap<>();

  /** Places that neither answer nor refuse. */
  final List<TableAddress> silent = new ArrayList<>();

  /** Places where nobody is, and nobody says so. */
  final List<TableAddress> deaf = new ArrayList<>();

  /** What was begun and not closed. */
  final List<FakeActivity> going = new ArrayList<>();

  final List<TableAddress> calls = new ArrayList<>();
  final List<Link> links = new ArrayList<>();
  int refreshed;

  FakeCarrier(Transport transport, Loop loop) {
    this.transport = transport;
    this.loop = loop;
  }

  @Override
  public Transport transport() {
    return transport;
  }

  @Override
  public OpenDoor host(TableAdvert advert, Door.Visitors visitors, HostReport report) {
    return new FakeActivity(advert, visitors, report);
  }

  @Override
  public Search search(SearchReport report) {
    return new FakeActivity(null, null, report);
  }

  /** The one activity that is going on. */
  FakeActivity only() {
    if (going.size() != 1) throw new AssertionError(going.size() + " activities");
    return going.get(0);
  }

  @Override
  public Call call(TableAddress place, String me) {
    calls.add(place);
    if (deaf.contains(place)) return call(new Silence(true), false);
    if (silent.contains(place)) return call(new Silence(true), true);
    Door.Visitors visitors = tables.get(place);
    if (visitors == null) return call(new Silence(false), false);
    LocalLink.Pair pair = LocalLink.pair(loop::execute);
    visitors.arrived(pair.one());
    return call(pair.other(), true);
  }

  private Call call(Link link, boolean reached) {
    links.add(link);
    return new Call(link, () -> reached, Optional::empty);
  }

  final class FakeActivity implements OpenDoor, Search {
    TableAdvert advert;
    final Door.Visitors visitors;
    final Report report;
    boolean looking;

    FakeActivity(TableAdvert advert, Door.Visitors visitors, Report report) {
      this.advert = advert;
      this.visitors = visitors;
      this.report = report;
      going.add(this);
    }

    HostReport door() {
      return (HostReport) report;
    }

    SearchReport search() {
      return (SearchReport) report;
    }

    @Override
    public void show(TableAdvert next) {
      advert = next;
    }

    @Override
    public void look(boolean around) {
      looking = around;
    }

    @Override
    public void refresh() {
      refreshed++;
    }

    @Override
    public void close() {
      if (!going.remove(this)) throw new AssertionError("closed twice");
    }
  }

  /** A link on which nothing comes, or which ends at once. */
  private final class Silence implements Link {
    private final boolean stays;
    private Receiver receiver;

    Silence(boolean stays) {
      this.stays = stays;
    }

    @Override
    public void open(Receiver given) {
      receiver = given;
      if (!stays) close();
    }

    @Override
    public void send(ByteString bytes) {}

    @Override
    public void close() {
      if (receiver == null) return;
      Receiver told = receiver;
      receiver = null;
      loop.execute(told::closed);
    }
  }
}
