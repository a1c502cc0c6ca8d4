package org.precinct.table.kit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import okio.ByteString;
import org.precinct.engine.Seat;
import org.precinct.engine.kit.Kits;
import org.precinct.table.Entropy;
import org.precinct.table.Shelf;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.Channels;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.channel.Ticket;
import org.precinct.table.guest.Connector;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.GuestTable;
import org.precinct.table.guest.Profile;
import org.precinct.table.guest.Sight;
import org.precinct.table.host.CannotResume;
import org.precinct.table.host.Host;
import org.precinct.table.host.HostTable;
import org.precinct.table.host.Limits;
import org.precinct.table.journal.Journal;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.ToGuest;

/** A table with its guests in invented time. */
public final class World {
  public static final String APP = "test";
  public static final TableId TABLE = new TableId(ByteString.encodeUtf8("a table."));
  public static final JoinSecret SECRET = new JoinSecret(ByteString.encodeUtf8("join this table!"));

  /** The games of the house, and the small one for tests. */
  public static final Shelf SHELF = Kits::game;

  public final SimulatedTime time;
  public final SimulatedNet net;
  public final Entropy entropy;
  public final List<Player> players = new ArrayList<>();
  public Limits limits = Limits.STANDARD;
  public Channel.Entry entry = Channel.Entry.INVITED;
  public Journal journal = new Notebook();

  /** The host's own games: a cheating host has others. */
  public Shelf hostShelf = SHELF;

  /** And everybody else's. */
  public Shelf guestShelf = SHELF;

  /** Devices come over links of bytes, through the whole handshake. */
  public boolean encrypted;

  public Host host;
  private final List<SimulatedWire> wires = new ArrayList<>();
  private final int slowest;
  private SimulatedTime.SimulatedLoop hostLoop;
  private final Random random;

  public World(long seed) {
    this(seed, 40);
  }

  /**
   * @param slowest the longest that a message takes
   */
  public World(long seed, int slowest) {
    this.slowest = Math.max(1, slowest);
    time = new SimulatedTime(seed);
    net = new SimulatedNet(time, seed + 1, slowest);
    random = new Random(seed + 2);
    entropy =
        count -> {
          byte[] bytes = new byte[count];
          random.nextBytes(bytes);
          return ByteString.of(bytes);
        };
  }

  public World open(String game) throws IOException {
    hostLoop = time.loop();
    host =
        HostTable.open(
            hostLoop,
            journal,
            entropy,
            hostShelf,
            limits,
            new HostTable.Plan(APP, "T", game, TABLE, SECRET));
    return this;
  }

  /** Whether the host is running. */
  public boolean isUp() {
    return host != null;
  }

  /** The process is gone. What the journal has stays; what was said last arrives, perhaps. */
  public void killHost() {
    hostLoop.kill();
    host = null;
    for (SimulatedNet.Pair pair : List.copyOf(net.open())) if (random.nextBoolean()) pair.orphan();
    cutAll();
  }

  /** The host's process stands still for a while. */
  public void freezeHost(long millis) {
    hostLoop.freeze(millis);
  }

  /** Every connection breaks. */
  public void cutAll() {
    for (SimulatedNet.Pair pair : List.copyOf(net.open())) pair.cut();
    for (SimulatedWire wire : wires) wire.cut();
    wires.clear();
  }

  /** Everybody takes what is offered, the third if there are so many, until the game is over. */
  public void playOn(List<Player> all) {
    for (int i = 0; i < 1000 && host.state().room().phase != Phase.OVER; i++) {
      for (Player player : all) {
        for (Sight sight : player.state().sights().values()) {
          List<ByteString> choices = sight.choices().map(c -> c.actions).orElse(List.of());
          if (choices.isEmpty()) continue;
          player.guest.act(
              Seat.of(sight.viewer() - 1),
              choices.get(Math.min(2, choices.size() - 1)),
              Guest.Answer.IGNORED);
        }
      }
      seconds(1);
    }
    seconds(2);
  }

  public void resumeHost() throws IOException, CannotResume {
    hostLoop = time.loop();
    host = HostTable.resume(hostLoop, journal, entropy, hostShelf, limits, APP);
  }

  public Player player(String name) {
    return add(Profile.player(APP, name).withChoices());
  }

  public Player add(Profile profile) {
    Player player = new Player(profile);
    players.add(player);
    player.start();
    return player;
  }

  public void seconds(int seconds) {
    time.advance(1000L * seconds);
  }

  /** Lets time pass until something holds; gives up after an hour. */
  public boolean until(java.util.function.BooleanSupplier holds) {
    long end = time.now() + 3_600_000;
    while (!holds.getAsBoolean()) if (time.now() > end || !time.next()) return false;
    return true;
  }

  /** A device. */
  public final class Player implements Connector {
    public final Profile profile;
    public Guest guest;
    public Optional<ByteString> keepsake = Optional.empty();
    public SimulatedNet.Pair pair;
    public SimulatedWire wire;
    public boolean keepsFrames;
    public final List<ByteString> frames = new ArrayList<>();

    /** What a cheating host makes of the messages to this player. */
    public UnaryOperator<ToGuest> tamper;

    private SimulatedTime.SimulatedLoop loop;

    public Player(Profile profile) {
      this.profile = profile;
    }

    public void start() {
      loop = time.loop();
      guest =
          GuestTable.join(
              loop,
              this,
              entropy,
              guestShelf,
              profile,
              keepsake,
              kept -> keepsake = Optional.of(kept),
              256);
    }

    /** Does something later on this device's own loop. */
    public void after(long millis, Runnable task) {
      loop.after(millis, task);
    }

    /** The app is gone; its keepsake stays. */
    public void kill() {
      loop.kill();
      cut();
    }

    /** This device's process stands still for a while. */
    public void hush(long millis) {
      loop.freeze(millis);
    }

    /** The connection breaks. */
    public void cut() {
      if (pair != null) pair.cut();
      if (wire != null) wire.cut();
    }

    public Guest.State state() {
      return guest.state();
    }

    @Override
    public void connect(Optional<Ticket> ticket, Callback answer) {
      if (host == null) {
        answer.failed();
        return;
      }
      if (encrypted) {
        connectByWire(answer);
        return;
      }
      Channel.Entry way =
          entry == Channel.Entry.STRANGER && ticket.isPresent() ? Channel.Entry.INVITED : entry;
      pair = net.connect(way, way == Channel.Entry.STRANGER ? "red blue" : "");
      if (keepsFrames) {
        pair.host.keeps = true;
        pair.host.sent = frames;
      }
      host.arrived(tamper == null ? pair.host : new Tampered(pair.host, tamper));
      answer.connected(pair.guest);
    }

    private void connectByWire(Callback answer) {
      wire = new SimulatedWire(time, random, slowest);
      wires.removeIf(SimulatedWire::isCut);
      wires.add(wire);
      Host there = host;
      Channels.accept(
          wire.host,
          hostLoop,
          there.entrance(false),
          welcome(
              channel -> there.arrived(keepsFrames ? new Kept(channel, frames) : channel),
              () -> {}));
      Channels.connect(
          wire.guest,
          loop,
          Ticket.invited(TABLE, SECRET),
          5_000,
          welcome(answer::connected, answer::failed));
    }

    private Channels.Welcome welcome(Consumer<Channel> ready, Runnable refused) {
      return new Channels.Welcome() {
        @Override
        public void ready(Channel channel) {
          ready.accept(channel);
        }

        @Override
        public void refused(Channels.Refusal reason) {
          refused.run();
        }
      };
    }
  }
}
