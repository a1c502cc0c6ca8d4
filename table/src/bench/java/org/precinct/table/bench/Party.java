package org.precinct.table.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.table.Entropy;
import org.precinct.table.Loop;
import org.precinct.table.Shelf;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.LocalChannel;
import org.precinct.table.channel.TableId;
import org.precinct.table.fair.Verdict;
import org.precinct.table.guest.Connector;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.GuestTable;
import org.precinct.table.guest.Profile;
import org.precinct.table.guest.Sight;
import org.precinct.table.host.Host;
import org.precinct.table.host.HostTable;
import org.precinct.table.host.Limits;
import org.precinct.table.journal.Journal;
import org.precinct.table.proto.Phase;

/**
 * A table with players who decode all they see and play as fast as they can: at random, or by a
 * script.
 */
final class Party implements AutoCloseable {
  static final String APP = "bench";

  final Game<?, ?, ?, ?> game;
  final Host host;
  final List<Robot> robots = new ArrayList<>();
  final AtomicInteger actions = new AtomicInteger();
  final AtomicLong updates = new AtomicLong();
  final AtomicLong decoded = new AtomicLong();

  /** Views that somebody never saw, because a newer one had come. */
  final AtomicLong missed = new AtomicLong();

  /**
   * How long a robot thinks before it acts of its own accord, in milliseconds. Without that, no
   * sand would ever run out in invented time, and Police City would be a game of moving dice about.
   */
  int thinking;

  /** Nobody acts of their own accord after so many actions. */
  volatile int most = Integer.MAX_VALUE;

  /** Where all guests decide. */
  Loop guestLoop;

  private final Shelf shelf;
  private final Luck luck;
  private Optional<Script> script = Optional.empty();

  /** How many have checked the game that is over. */
  private int checked;

  /** Where the luck of each device comes from; the host is number −1. */
  interface Luck {
    Entropy of(int device);
  }

  /**
   * @param loop the host's
   */
  Party(Game<?, ?, ?, ?> game, Shelf shelf, Loop loop, Journal journal) throws Exception {
    this(game, shelf, loop, journal, device -> Entropy.system());
  }

  /** The same with luck that may be known before. */
  Party(Game<?, ?, ?, ?> game, Shelf shelf, Loop loop, Journal journal, Luck luck)
      throws Exception {
    this.game = game;
    this.shelf = shelf;
    this.luck = luck;
    host =
        HostTable.open(
            loop,
            journal,
            luck.of(-1),
            shelf,
            Limits.STANDARD.fast(),
            new HostTable.Plan(
                APP, "bench", game.info().id(), TableId.random(), JoinSecret.random()));
  }

  Connector local() {
    return (ticket, answer) -> {
      LocalChannel.Pair pair = LocalChannel.pair(Runnable::run);
      host.arrived(pair.one());
      answer.connected(pair.other());
    };
  }

  /** That many devices: players as far as there are seats, boards for the rest. */
  void invite(int devices, Loop loop, Connector connector) {
    guestLoop = loop;
    int seats = Math.min(devices, game.info().maxSeats());
    for (int i = 0; i < devices; i++) {
      // Phones get by without a list of what they may do, and so do players with a script.
      Profile phone = Profile.player(APP, "P" + i);
      Profile player = script.isPresent() ? phone : phone.withChoices();
      robots.add(new Robot(i, loop, connector, i < seats ? player : Profile.board(APP, "B" + i)));
    }
  }

  /** Everybody plays what is in it. To be said before anybody is invited. */
  void follow(Script script) {
    this.script = Optional.of(script);
    script.play(this);
  }

  boolean isComplete() {
    return host.state().room().people.size() == robots.size();
  }

  /** Deals, and deals again when everybody has found the last game fair. */
  void play() {
    for (Robot robot : robots) robot.guest.watch(robot);
    host.start();
  }

  /** A board has no share of the seed, and says so. */
  private void checked(Verdict verdict, boolean plays) {
    boolean apart = !plays && verdict.equals(new Verdict.Unchecked("fair.no_share"));
    boolean fair = verdict instanceof Verdict.Fair || apart;
    if (!fair) throw new IllegalStateException(verdict.toString());
    if (++checked < robots.size()) return;
    checked = 0;
    host.start();
  }

  @Override
  public void close() {
    for (Robot robot : robots) robot.guest.close();
    host.close();
  }

  /** One device. */
  final class Robot implements Guest.Watcher {
    final Guest guest;
    private final Random random;
    private final boolean plays;
    private int game;
    private int change;
    private boolean over;
    private boolean checked;
    private boolean busy;
    private boolean considering;

    /** When the newest update had been decoded. */
    volatile long decodedAt;

    Robot(int number, Loop loop, Connector connector, Profile profile) {
      random = new Random(number);
      plays = !profile.watcher();
      guest =
          GuestTable.join(
              loop,
              connector,
              luck.of(number),
              shelf,
              profile,
              Optional.empty(),
              Guest.Keeper.NONE);
    }

    @Override
    public void changed(Guest.State state) {
      for (Sight sight : state.sights().values()) {
        if (sight.game() == game && sight.change() == change) continue;
        boolean other = sight.game() != game;
        if (!other && sight.change() != change + 1) missed.incrementAndGet();
        game = sight.game();
        change = sight.change();
        // Used, so that no compiler leaves the decoding out.
        int view = sight.view(Party.this.game).adapter().hashCode();
        decoded.addAndGet(view + sight.freshNews(Party.this.game).size());
        updates.incrementAndGet();
        decodedAt = System.nanoTime();
        if (other) script.ifPresent(lines -> lines.begins(sight.game()));
      }
      boolean ended = state.room().map(room -> room.phase == Phase.OVER).orElse(false);
      if (ended && !over) script.ifPresent(Script::ends);
      over = ended;
      boolean opened = ended && state.verdict().isPresent();
      if (opened && !checked) checked(state.verdict().get(), plays);
      checked = opened;
      if (!script.isPresent()) consider();
    }

    private void consider() {
      if (thinking == 0) {
        decide();
      } else if (!considering) {
        considering = true;
        guestLoop.after(thinking, this::decide);
      }
    }

    private void decide() {
      considering = false;
      if (actions.get() < most) act();
    }

    /** Does something if there is anything to do. */
    boolean act() {
      Guest.State state = guest.state();
      boolean playing = state.room().map(room -> room.phase == Phase.PLAYING).orElse(false);
      if (busy || !playing) return false;
      for (Sight sight : state.sights().values()) {
        List<ByteString> choices = sight.choices().map(all -> all.actions).orElse(List.of());
        if (choices.isEmpty()) continue;
        busy = true;
        guest.act(
            Seat.of(sight.viewer() - 1),
            choices.get(random.nextInt(choices.size())),
            refused -> {
              busy = false;
              if (!refused.isPresent()) actions.incrementAndGet();
              consider();
            });
        return true;
      }
      return false;
    }
  }
}
