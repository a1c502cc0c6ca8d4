package org.precinct.nearby;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Function;
import okio.ByteString;
import org.precinct.table.Loop;
import org.precinct.table.carrier.AdvertText;
import org.precinct.table.carrier.Carrier;
import org.precinct.table.carrier.Doors;
import org.precinct.table.carrier.FieldNotes;
import org.precinct.table.carrier.Obstacle;
import org.precinct.table.carrier.Radios;
import org.precinct.table.carrier.TableAddress;
import org.precinct.table.carrier.TableAdvert;
import org.precinct.table.carrier.Transport;
import org.precinct.table.link.Door;
import org.precinct.table.link.Link;
import org.precinct.table.link.Mailbox;

/**
 * Nearby Connections. A phone's name in the neighbourhood is its table's advert, so that tables are
 * known before anybody connects.
 *
 * <p>Both sides accept every connection at once: its digits are there to be compared by those who
 * like to, but who is let in is decided by the table's own handshake, as on every transport.
 *
 * <p>Fields belong to the main thread, where the neighbourhood lives. It is opened when it is first
 * needed and closed a while after the last thing that needed it: with it go the ids of the phones
 * that were found, and who has found a table knocks at it next.
 */
public final class NearbyCarrier implements Carrier {

  /** How many bytes of a link may wait to be sent, and how many to be received. */
  private static final int ROOM = 1 << 20;

  /** How long a closed link waits for the service to send the rest. */
  private static final long LINGER_MILLIS = 2_000;

  /** More phones than any table seats; the service itself carries fewer. */
  private static final int MOST_CALLERS = 16;

  /** How long the neighbourhood stays open for the next thing to need it. */
  private static final long KEEP_MILLIS = 20_000;

  private final Executor main;
  private final Loop loop;
  private final FieldNotes notes;
  private final Function<Neighbourhood.Listener, Neighbourhood> opener;

  private Optional<Neighbourhood> neighbourhood = Optional.empty();
  private final Map<String, NearbyLink> links = new HashMap<>();
  private Optional<Entry> entry = Optional.empty();
  private final Set<Discovery> searches = new LinkedHashSet<>();
  private boolean discovering;

  /** The tables that were found, by their phones. */
  private final Map<String, TableAdvert> seen = new LinkedHashMap<>();

  /** Counts what the neighbourhood was needed for. */
  private int needs;

  /**
   * @param main the main thread
   * @param loop runs what links receive
   * @param opener opens the neighbourhood, on the main thread, where {@link Radios} has found one
   */
  public NearbyCarrier(
      Executor main,
      Loop loop,
      FieldNotes notes,
      Function<Neighbourhood.Listener, Neighbourhood> opener) {
    this.main = main;
    this.loop = loop;
    this.notes = notes;
    this.opener = opener;
  }

  @Override
  public Transport transport() {
    return Transport.NEARBY;
  }

  @Override
  public OpenDoor host(TableAdvert advert, Door.Visitors visitors, HostReport report) {
    Entry begun = new Entry(advert, visitors, report);
    main.execute(begun::begin);
    return begun;
  }

  @Override
  public Search search(SearchReport report) {
    Discovery begun = new Discovery(report);
    main.execute(begun::begin);
    return begun;
  }

  @Override
  public Call call(TableAddress place, String me) {
    NearbyLink link = new NearbyLink(((TableAddress.Nearby) place).endpoint(), me);
    return new Call(link, link::reached, link::digits);
  }

  private Neighbourhood open() {
    needs++;
    if (!neighbourhood.isPresent()) neighbourhood = Optional.of(opener.apply(new NearbyListener()));
    return neighbourhood.get();
  }

  private void closeIfIdle() {
    if (isNeeded() || !neighbourhood.isPresent()) return;
    int before = needs;
    loop.after(KEEP_MILLIS, () -> main.execute(() -> closeUnless(needs != before || isNeeded())));
  }

  private boolean isNeeded() {
    return !links.isEmpty() || entry.isPresent() || !searches.isEmpty();
  }

  private void closeUnless(boolean needed) {
    if (needed) return;
    neighbourhood.ifPresent(Neighbourhood::close);
    neighbourhood = Optional.empty();
  }

  /** After a failure that nobody explains; a table is not taken off the air for it. */
  private void openAnew() {
    if (!links.isEmpty() || entry.isPresent()) return;
    closeUnless(false);
    forget();
    if (discovering) open().discover();
  }

  /** Looks around if a search wants to. */
  private void direct() {
    boolean wanted = searches.stream().anyMatch(search -> search.looking);
    if (wanted == discovering) return;
    discovering = wanted;
    if (wanted) {
      // Phones that went away meanwhile are not reported as lost; the others are found again.
      forget();
      open().discover();
    } else {
      neighbourhood.ifPresent(Neighbourhood::rest);
    }
  }

  private void forget() {
    for (String phone : List.copyOf(seen.keySet())) lost(phone);
  }

  private void lost(String phone) {
    if (seen.remove(phone) != null) searches.forEach(search -> search.report.lost(phone));
  }

  private static Obstacle obstacle(Trouble trouble) {
    return switch (trouble) {
      case PERMISSION -> Obstacle.PERMISSION;
      case LOCATION -> Obstacle.LOCATION_OFF;
      case IN_USE -> Obstacle.NEARBY_IN_USE;
      case NO_SERVICE -> Obstacle.NO_GOOGLE_SERVICES;
      case RADIO -> Obstacle.RADIO_FAILED;
      case REFUSED, GONE, STUCK, OTHER -> Obstacle.UNKNOWN;
    };
  }

  private final class Entry implements OpenDoor {
    private final Door.Visitors visitors;
    private final HostReport report;
    private final Map<String, Doors.Caller> callers = new LinkedHashMap<>();
    private final TableAdvert advert;

    Entry(TableAdvert advert, Door.Visitors visitors, HostReport report) {
      this.advert = advert;
      this.visitors = visitors;
      this.report = report;
    }

    void begin() {
      if (entry.isPresent()) entry.get().end();
      entry = Optional.of(this);
      open().advertise(AdvertText.of(advert));
    }

    @Override
    public void show(TableAdvert next) {
      main.execute(
          () -> {
            if (!isCurrent() || !neighbourhood.isPresent()) return;
            neighbourhood.get().hide();
            neighbourhood.get().advertise(AdvertText.of(next));
          });
    }

    boolean isCurrent() {
      return entry.equals(Optional.of(this));
    }

    /** Nothing: asked to advertise while it does, the service keeps one more listener each time. */
    @Override
    public void refresh() {}

    @Override
    public void close() {
      main.execute(this::end);
    }

    private void end() {
      if (!isCurrent()) return;
      entry = Optional.empty();
      neighbourhood.ifPresent(Neighbourhood::hide);
      closeIfIdle();
    }

    void tellCallers() {
      report.callers(List.copyOf(callers.values()));
    }
  }

  private final class Discovery implements Search {
    private final SearchReport report;
    private boolean looking;

    Discovery(SearchReport report) {
      this.report = report;
    }

    void begin() {
      searches.add(this);
    }

    @Override
    public void look(boolean around) {
      main.execute(
          () -> {
            if (!searches.contains(this) || around == looking) return;
            looking = around;
            boolean joins = around && discovering;
            direct();
            if (joins) {
              report.working();
              seen.forEach(this::found);
            }
          });
    }

    void found(String phone, TableAdvert advert) {
      report.found(phone, new Sighting(advert, new TableAddress.Nearby(phone), Optional.empty()));
    }

    @Override
    public void refresh() {}

    @Override
    public void close() {
      main.execute(
          () -> {
            if (!searches.remove(this)) return;
            direct();
            closeIfIdle();
          });
    }
  }

  private final class NearbyListener implements Neighbourhood.Listener {
    @Override
    public void failed(String what, int code) {
      notes.add(Transport.NEARBY, what + " failed with " + code);
    }

    @Override
    public void found(String phone, String name) {
      Optional<TableAdvert> advert = AdvertText.parse(name);
      if (!advert.isPresent()) return;
      seen.put(phone, advert.get());
      searches.forEach(search -> search.found(phone, advert.get()));
    }

    @Override
    public void lost(String phone) {
      NearbyCarrier.this.lost(phone);
    }

    @Override
    public void knocked(String phone, String name, String digits, boolean incoming) {
      NearbyLink link = links.get(phone);
      if (incoming && entry.isPresent() && entry.get().callers.size() < MOST_CALLERS) {
        // A phone that knocks again has lost the connection that this one still believes in.
        if (link != null) link.ended();
        entry.get().callers.put(phone, new Doors.Caller(name, digits));
        neighbourhood.get().accept(phone);
      } else if (!incoming && link != null) {
        link.digits = Optional.of(digits);
        neighbourhood.get().accept(phone);
      } else {
        neighbourhood.get().refuse(phone);
      }
    }

    @Override
    public void connected(String phone) {
      NearbyLink link = links.get(phone);
      if (link != null) {
        link.connected();
      } else if (entry.isPresent() && entry.get().callers.containsKey(phone)) {
        NearbyLink arrived = new NearbyLink(phone);
        links.put(phone, arrived);
        entry.get().tellCallers();
        entry.get().visitors.arrived(arrived);
      } else {
        neighbourhood.get().disconnect(phone);
      }
    }

    @Override
    public void received(String phone, byte[] message) {
      NearbyLink link = links.get(phone);
      if (link != null) link.received(message);
    }

    @Override
    public void sent(String phone, int bytes) {
      NearbyLink link = links.get(phone);
      if (link != null) link.sent(bytes);
    }

    @Override
    public void disconnected(String phone, Trouble trouble) {
      NearbyLink link = links.get(phone);
      if (link != null) link.ended();
      entry.ifPresent(
          open -> {
            if (open.callers.remove(phone) != null) open.tellCallers();
          });
      if (trouble == Trouble.STUCK) openAnew();
    }

    @Override
    public void advertising() {
      entry.ifPresent(open -> open.report.working());
    }

    @Override
    public void notAdvertising(Trouble trouble) {
      entry.ifPresent(open -> open.report.failed(obstacle(trouble)));
    }

    @Override
    public void discovering() {
      searches.forEach(search -> search.report.working());
    }

    @Override
    public void notDiscovering(Trouble trouble) {
      searches.forEach(search -> search.report.failed(obstacle(trouble)));
    }
  }

  /**
   * A link to one phone. Bytes are cut to what one message holds and handed over as soon as the
   * connection stands.
   */
  private final class NearbyLink implements Link {
    private final String phone;
    private final String me;
    private final boolean outgoing;
    private final Mailbox inbox = new Mailbox(loop::execute, ROOM);

    // The main thread only.
    private final List<ByteString> early = new ArrayList<>();
    private boolean begun;
    private boolean over;

    private volatile boolean connected;
    private volatile Optional<String> digits = Optional.empty();

    // Guarded by this.
    private long waiting;
    private boolean closed;

    /** To a phone that was found. */
    NearbyLink(String phone, String me) {
      this.phone = phone;
      this.me = me;
      this.outgoing = true;
    }

    /** From a phone that has come, over a connection that stands. */
    NearbyLink(String phone) {
      this.phone = phone;
      this.me = "";
      this.outgoing = false;
      begun = true;
      connected = true;
    }

    boolean reached() {
      return connected;
    }

    Optional<String> digits() {
      return digits;
    }

    @Override
    public String peer() {
      return "nearby " + phone;
    }

    @Override
    public void open(Receiver receiver) {
      inbox.open(receiver);
      if (outgoing) main.execute(this::knock);
    }

    private void knock() {
      if (over) return;
      begun = true;
      if (links.containsKey(phone)) {
        over = true;
        inbox.end();
        return;
      }
      links.put(phone, this);
      NearbyCarrier.this.open().connect(phone, me);
    }

    @Override
    public void send(ByteString bytes) {
      boolean full;
      synchronized (this) {
        if (closed) return;
        full = waiting + bytes.size() > ROOM;
        if (!full) waiting += bytes.size();
      }
      if (full) close();
      else main.execute(() -> push(bytes));
    }

    private void push(ByteString bytes) {
      if (over) return;
      if (!connected) {
        early.add(bytes);
        return;
      }
      for (int from = 0; from < bytes.size(); from += Neighbourhood.MAX_MESSAGE) {
        int to = Math.min(bytes.size(), from + Neighbourhood.MAX_MESSAGE);
        neighbourhood.get().send(phone, bytes.substring(from, to).toByteArray());
        if (over) return;
      }
    }

    /** Bytes make room only now: what the service has not taken is still on our hands. */
    void sent(int bytes) {
      boolean last;
      synchronized (this) {
        waiting -= bytes;
        last = closed && waiting == 0;
      }
      if (last) hangUp();
    }

    void connected() {
      connected = true;
      List<ByteString> pieces = List.copyOf(early);
      early.clear();
      pieces.forEach(this::push);
    }

    void received(byte[] message) {
      if (!inbox.offer(ByteString.of(message))) close();
    }

    @Override
    public void close() {
      synchronized (this) {
        if (closed) return;
        closed = true;
      }
      inbox.stop();
      // After what was sent before: that is on its way to the main thread, too.
      main.execute(
          () -> {
            if (connected && !isAllSent()) {
              loop.after(LINGER_MILLIS, () -> main.execute(this::hangUp));
            } else {
              hangUp();
            }
          });
    }

    private synchronized boolean isAllSent() {
      return waiting == 0;
    }

    private void hangUp() {
      if (over) return;
      if (begun) neighbourhood.ifPresent(open -> open.disconnect(phone));
      if (!over) ended();
    }

    /** The connection is over, on either side's wish. */
    void ended() {
      if (over) return;
      over = true;
      synchronized (this) {
        closed = true;
      }
      links.remove(phone, this);
      inbox.end();
      closeIfIdle();
    }
  }
}
