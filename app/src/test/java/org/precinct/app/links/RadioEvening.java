package org.precinct.app.links;

import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import okio.ByteString;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Seat;
import org.precinct.nearby.Air;
import org.precinct.nearby.NearbyCarrier;
import org.precinct.table.Entropy;
import org.precinct.table.carrier.Carrier;
import org.precinct.table.carrier.CarrierLinks;
import org.precinct.table.carrier.Doors;
import org.precinct.table.carrier.FakeRadios;
import org.precinct.table.carrier.FieldNotes;
import org.precinct.table.carrier.Journey;
import org.precinct.table.carrier.LinkParts;
import org.precinct.table.carrier.Links;
import org.precinct.table.carrier.Obstacle;
import org.precinct.table.carrier.TableAddress;
import org.precinct.table.carrier.TableAdvert;
import org.precinct.table.carrier.Transport;
import org.precinct.table.channel.Doorkeeper;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.GuestTable;
import org.precinct.table.guest.Profile;
import org.precinct.table.guest.Sight;
import org.precinct.table.host.BotPauses;
import org.precinct.table.host.Host;
import org.precinct.table.host.HostTable;
import org.precinct.table.host.Limits;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.SimulatedTime;
import org.precinct.table.kit.SimulatedWire;
import org.precinct.table.kit.World;
import org.precinct.table.link.Door;
import org.precinct.table.link.Link;
import org.precinct.table.net.Invitation;
import org.precinct.table.proto.Phase;

/**
 * An evening in invented time, from its seed alone: a host and five guests, of whom three come by
 * Nearby, one by Wi-Fi and one by Bluetooth; a game; phones that are carried away and come back.
 *
 * <p>Each phone has one radio. What is done over it takes a while; a connection that is made while
 * one of the two looks around mostly fails, and now and then one breaks for no reason. Nearby is
 * Google's, as strict as {@link Air} knows it, below the app's own carrier; Wi-Fi and Bluetooth are
 * links of bytes.
 */
final class RadioEvening implements Air.Medium {
  private static final long MINUTE = 60_000;
  private static final int GUESTS = 5;

  private final Random random;
  private final SimulatedTime time;
  private final Entropy entropy;
  private final Air air = new Air(this);
  private final Map<Air.Phone, Phone> byService = new HashMap<>();
  private final Map<Object, Long> lanes = new HashMap<>();
  private final Map<TableAddress, Spot> spots = new LinkedHashMap<>();
  private final List<Phone> guests = new ArrayList<>();
  private final List<String> wrongs = new ArrayList<>();
  private final Phone hosting;
  private final Invitation invitation = Invitation.of(World.TABLE, World.SECRET, List.of(), 0);
  private int stirred;

  /** How long each guest took to sit down, and how often connections were made in all. */
  final Map<String, Long> seated = new LinkedHashMap<>();

  int knocks;

  RadioEvening(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L);
    time = new SimulatedTime(seed);
    entropy =
        count -> {
          byte[] bytes = new byte[count];
          random.nextBytes(bytes);
          return ByteString.of(bytes);
        };
    hosting = new Phone("host", List.of(Transport.values()));
  }

  /** A door by Wi-Fi or Bluetooth. */
  private record Spot(Phone phone, TableAdvert advert, Door.Visitors visitors) {}

  private final class Phone {
    final String name;
    final Air.Phone service = air.phone();
    final SimulatedTime.SimulatedLoop main = time.loop();
    final SimulatedTime.SimulatedLoop loop = time.loop();
    final SimulatedTime.SimulatedLoop own = time.loop();
    final FakeRadios radios = new FakeRadios();
    final List<SimulatedWire> wires = new ArrayList<>();
    final Links links;
    boolean inquires;
    long inquiresSince;
    boolean away;
    Optional<Journey> path = Optional.empty();
    Optional<Guest> guest = Optional.empty();

    Phone(String name, List<Transport> transports) {
      this.name = name;
      byService.put(service, this);
      List<Carrier> carriers = new ArrayList<>();
      carriers.add(new Waves(this, Transport.WIFI));
      carriers.add(
          new NearbyCarrier(
              main::execute, loop, new FieldNotes(loop::now), service::neighbourhood));
      carriers.add(new Waves(this, Transport.BLUETOOTH));
      for (Transport transport : Transport.values()) {
        if (!transports.contains(transport)) radios.block(transport, Obstacle.NO_RADIO);
      }
      links = new CarrierLinks(new LinkParts(loop, own::execute, radios, carriers));
    }

    boolean searches() {
      return inquires || service.discovers();
    }

    boolean isSeated() {
      return guest.map(one -> one.state().status() == Guest.Status.AT_TABLE).orElse(false);
    }

    void join() {
      Journey way = links.to(invitation, name, state -> {});
      path = Optional.of(way);
      guest =
          Optional.of(
              GuestTable.join(
                  own,
                  way,
                  entropy,
                  World.SHELF,
                  Profile.player(World.APP, name).withChoices(),
                  Optional.empty(),
                  Guest.Keeper.NONE,
                  256));
    }

    /** Does one thing that is offered. */
    void play() {
      for (Sight sight : guest.get().state().sights().values()) {
        List<ByteString> choices = sight.choices().map(c -> c.actions).orElse(List.of());
        if (choices.isEmpty()) continue;
        ByteString choice = choices.get(random.nextInt(choices.size()));
        guest.get().act(Seat.of(sight.viewer() - 1), choice, Guest.Answer.IGNORED);
      }
    }

    /** Out of everybody's reach for a while. */
    void walkOff() {
      away = true;
      service.cut();
      wires.forEach(SimulatedWire::cut);
      wires.clear();
      own.after(3_000 + random.nextInt(20_000), () -> away = false);
    }
  }

  /** Plays it, and says what was wrong. */
  List<String> play() throws Exception {
    SimulatedTime.SimulatedLoop table = time.loop();
    HostTable.Plan plan =
        new HostTable.Plan(World.APP, "The Crew", "pennies", World.TABLE, World.SECRET);
    Host host =
        HostTable.open(
            table,
            new Notebook(),
            entropy,
            World.SHELF,
            Limits.STANDARD.with(BotPauses.AT_ONCE),
            plan);
    Doorkeeper keeper =
        new Doorkeeper(table, () -> host.entrance(true), Doorkeeper.Limits.USUAL, host::arrived);
    TableAdvert advert = new TableAdvert(World.TABLE, "The Crew", "pennies");
    Doors doors = hosting.links.host(advert, keeper, state -> {});
    List<List<Transport>> ways = new ArrayList<>();
    for (int i = 0; i < GUESTS - 2; i++) {
      ways.add(List.of(Transport.NEARBY, Transport.BLUETOOTH));
    }
    ways.add(List.of(Transport.WIFI));
    ways.add(List.of(Transport.BLUETOOTH));
    for (List<Transport> way : ways) {
      Phone guest = new Phone("guest " + guests.size() + " by " + way.get(0), way);
      guests.add(guest);
      long at = time.now() + random.nextInt(20_000);
      guest.own.after(at - time.now(), guest::join);
      guest.own.after(at - time.now() + 1, () -> sitsDown(guest, at));
    }
    await("a seat for everybody", () -> seated.size() == GUESTS, 10 * MINUTE, () -> {});
    host.addBot("Bot", BotLevel.NORMAL);
    await("a game", () -> begins(host), 5 * MINUTE, () -> {});
    await("its end", () -> host.state().room().phase == Phase.OVER, 60 * MINUTE, this::second);
    guests.forEach(guest -> guest.away = false);
    await("everybody back", () -> guests.stream().allMatch(Phone::isSeated), 10 * MINUTE, () -> {});
    for (Phone guest : guests) {
      guest.guest.get().close();
      guest.path.get().close();
    }
    doors.close();
    pass(MINUTE);
    host.close();
    byService.values().forEach(this::checkIsQuiet);
    if (!spots.isEmpty()) wrongs.add("doors are left open: " + spots.keySet());
    return wrongs;
  }

  private boolean begins(Host host) {
    Phase phase = host.state().room().phase;
    if (phase == Phase.LOBBY) host.start();
    return phase == Phase.PLAYING;
  }

  private void sitsDown(Phone guest, long since) {
    if (guest.isSeated()) seated.put(guest.name, time.now() - since);
    else guest.own.after(50, () -> sitsDown(guest, since));
  }

  private void second() {
    if (random.nextInt(6) == 0) guests.get(random.nextInt(GUESTS)).walkOff();
    guests.forEach(Phone::play);
  }

  private void checkIsQuiet(Phone phone) {
    Air.Phone service = phone.service;
    if (service.connected() > 0 || service.advertises() || phone.searches()) {
      wrongs.add(phone.name + " is not quiet: " + service.connected() + " connections");
    }
    long advertised = service.calls.stream().filter("startAdvertising"::equals).count();
    long stopped = service.calls.stream().filter("stopAdvertising"::equals).count();
    if (advertised > stopped + 1) wrongs.add(phone.name + " advertised over and over");
  }

  private void await(String what, BooleanSupplier so, long most, Runnable second) {
    for (long end = time.now() + most; !so.getAsBoolean(); ) {
      if (time.now() > end) throw new AssertionError("never came: " + what + ", " + seated);
      second.run();
      pass(1_000);
    }
  }

  private void pass(long millis) {
    boolean[] over = {false};
    hosting.own.after(millis, () -> over[0] = true);
    while (!over[0]) {
      time.next();
      // What Google's tasks have to tell is told by Android's own main thread.
      if (stirred != air.stirred()) {
        stirred = air.stirred();
        shadowOf(Looper.getMainLooper()).idle();
      }
    }
  }

  // The air.

  private boolean disturbed(Phone one, Phone other) {
    return one.searches() || other.searches();
  }

  private void knock(Phone began) {
    knocks++;
    if (began.searches()) wrongs.add(began.name + " knocks while it searches");
  }

  /** Whether two phones come to nothing together. */
  private boolean fails(Phone one, Phone other) {
    if (one.away || other.away) return true;
    return random.nextInt(100) < (disturbed(one, other) ? 70 : 5);
  }

  @Override
  public void later(Air.Phone at, Object lane, Air.Act act, Runnable task) {
    Phone phone = byService.get(at);
    long takes =
        switch (act) {
          case FIND -> 300 + random.nextInt(phone.inquires ? 12_000 : 3_000);
          case LOSE -> 2_000 + random.nextInt(6_000);
          case CONNECT -> 800 + random.nextInt(4_000);
          case CARRY -> 15 + random.nextInt(phone.searches() ? 300 : 100);
        };
    if (act == Air.Act.CONNECT) knock(phone);
    boolean twice = phone.inquires && phone.inquiresSince < time.now();
    if (act == Air.Act.FIND && twice) wrongs.add(phone.name + " searches twice");
    List<Object> key = List.of(phone, lane);
    long when = Math.max(lanes.getOrDefault(key, 0L), time.now() + takes);
    lanes.put(key, when);
    phone.main.after(when - time.now(), task);
  }

  @Override
  public boolean fails(Air.Phone began, Air.Phone other, Air.Act act) {
    Phone one = byService.get(began);
    Phone two = byService.get(other);
    return switch (act) {
      case FIND -> one.away || two.away;
      case CONNECT -> fails(one, two);
      case CARRY -> random.nextInt(2_000) == 0;
      case LOSE -> false;
    };
  }

  /** Wi-Fi or Bluetooth of one phone. */
  private final class Waves implements Carrier {
    private final Phone phone;
    private final Transport transport;

    Waves(Phone phone, Transport transport) {
      this.phone = phone;
      this.transport = transport;
    }

    @Override
    public Transport transport() {
      return transport;
    }

    private TableAddress place() {
      if (transport == Transport.BLUETOOTH) return new TableAddress.Bluetooth(phone.name);
      InetAddress here = InetAddress.getLoopbackAddress();
      return new TableAddress.Wifi(List.of(new InetSocketAddress(here, 28_117)));
    }

    @Override
    public OpenDoor host(TableAdvert advert, Door.Visitors visitors, HostReport report) {
      spots.put(place(), new Spot(phone, advert, visitors));
      report.working();
      return new OpenDoor() {
        @Override
        public void show(TableAdvert next) {}

        @Override
        public void refresh() {}

        @Override
        public void close() {
          spots.remove(place());
        }
      };
    }

    @Override
    public Search search(SearchReport report) {
      return new Looking(report);
    }

    private final class Looking implements Search {
      private final SearchReport report;
      private int round;
      private boolean around;

      Looking(SearchReport report) {
        this.report = report;
      }

      @Override
      public void look(boolean now) {
        if (now == around) return;
        around = now;
        if (transport == Transport.BLUETOOTH) {
          phone.inquires = now;
          phone.inquiresSince = time.now();
        }
        if (now) report.working();
        look(++round);
      }

      private void look(int current) {
        int takes = transport == Transport.WIFI ? 100 + random.nextInt(700) : 4_000;
        phone.loop.after(takes + random.nextInt(takes), () -> hear(current));
      }

      private void hear(int current) {
        if (!around || current != round) return;
        if (phone.inquires && phone.service.discovers()) {
          wrongs.add(phone.name + " searches twice");
        }
        spots.forEach(
            (place, spot) -> {
              boolean heard = place.transport() == transport && !spot.phone.away && !phone.away;
              if (heard) {
                report.found(place.toString(), new Sighting(spot.advert, place, Optional.empty()));
              }
            });
        look(current);
      }

      @Override
      public void refresh() {}

      @Override
      public void close() {
        look(false);
      }
    }

    @Override
    public Call call(TableAddress place, String me) {
      Dialled link = new Dialled(place);
      return new Call(link, () -> link.wire.isPresent(), Optional::empty);
    }

    /** A link that connects when it is opened. */
    private final class Dialled implements Link {
      private final TableAddress place;
      private final List<ByteString> early = new ArrayList<>();
      private Optional<SimulatedWire> wire = Optional.empty();
      private boolean closed;

      Dialled(TableAddress place) {
        this.place = place;
      }

      @Override
      public void open(Receiver receiver) {
        int takes =
            transport == Transport.WIFI ? 5 + random.nextInt(60) : 700 + random.nextInt(3_000);
        phone.loop.after(takes, () -> arrive(receiver));
      }

      private void arrive(Receiver receiver) {
        if (closed) return;
        knock(phone);
        Spot spot = spots.get(place);
        if (spot == null || fails(phone, spot.phone)) {
          phone.loop.after(4_000, receiver::closed);
          return;
        }
        SimulatedWire made = new SimulatedWire(time, random, 60);
        wire = Optional.of(made);
        phone.wires.add(made);
        made.guest.open(receiver);
        early.forEach(made.guest::send);
        spot.visitors.arrived(made.host);
      }

      @Override
      public void send(ByteString bytes) {
        if (wire.isPresent()) wire.get().guest.send(bytes);
        else early.add(bytes);
      }

      @Override
      public void close() {
        closed = true;
        wire.ifPresent(made -> made.guest.close());
      }
    }
  }
}
