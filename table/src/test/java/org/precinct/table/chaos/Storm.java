package org.precinct.table.chaos;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import okio.ByteString;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.engine.kit.Kits;
import org.precinct.table.Version;
import org.precinct.table.channel.Channel;
import org.precinct.table.chaos.Weather.Trouble;
import org.precinct.table.fair.Verdict;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Profile;
import org.precinct.table.guest.Sight;
import org.precinct.table.host.Limits;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.SimulatedNet;
import org.precinct.table.kit.SimulatedWire;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Act;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Hello;
import org.precinct.table.proto.Join;
import org.precinct.table.proto.Keepsake;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.ToHost;

/**
 * One game in bad weather, from its seed alone: connections that break at any moment, phones and
 * hosts that die, guests who flood, talk nonsense, reach for others' seats or never read.
 *
 * <p>What must hold all the same is checked by {@link #check} and {@link #checkEnd}.
 */
final class Storm {
  /** One table in so many has links of bytes below real handshakes. */
  private static final int ENCRYPTED = 10;

  /** One game in so many is stopped in the middle, and everything checked then too. */
  private static final int LOOKS = 16;

  /** Long after the slowest game. */
  private static final long MOST_MILLIS = 20_000_000;

  private static final Set<Trouble> FORGED =
      EnumSet.of(Trouble.REPEATED, Trouble.DEAF, Trouble.FLOOD, Trouble.GARBAGE, Trouble.THEFT);

  private final long seed;
  private final Random random;
  private final World world;
  private final Game<?, ?, ?, ?> game;
  private final Occasion occasion;
  private final Notebook journal = new Notebook();
  private final List<Actor> actors = new ArrayList<>();
  private final List<List<ByteString>> toldIntruders = new ArrayList<>();

  /** Something goes wrong once in so many things that happen. */
  private final int calm;

  private long resumeAt;
  private long pausedUntil;
  final Weather weather = new Weather();

  Storm(long seed, Game<?, ?, ?, ?> game) {
    this.seed = seed;
    this.game = game;
    // The first numbers of neighbouring seeds are much alike.
    this.random = new Random(seed * 0x9E3779B97F4A7C15L);
    this.occasion = Occasion.of(Kits.find(game.info().id()).orElseThrow(), random);
    this.calm = 150 + random.nextInt(600);
    this.world = new World(seed, 1 + random.nextInt(60));
    Limits standard = Limits.STANDARD;
    world.limits =
        new Limits(
            standard.members(),
            standard.knocks(),
            standard.unknown(),
            standard.framesPerSecond(),
            standard.actionsPerSecond(),
            1 + random.nextInt(8),
            standard.inbox(),
            standard.beatMillis(),
            standard.silentMillis(),
            standard.helloMillis(),
            standard.openMillis(),
            100 + random.nextInt(500));
    world.journal = journal;
    world.encrypted = random.nextInt(ENCRYPTED) == 0;
  }

  /** Plays a game from the deal to the end, and checks all of it. */
  void play() throws Exception {
    try {
      gather();
      boolean looks = random.nextInt(LOOKS) == 0;
      int lookAfter = random.nextInt(60);
      int calmUntil = journal.entries.size() + random.nextInt(15);
      long end = world.time.now() + MOST_MILLIS;
      while (!isOver()) {
        step();
        boolean tooCalm = weather.isCalm() && journal.entries.size() > calmUntil;
        if (tooCalm || random.nextInt(calm) == 0) trouble();
        if (looks && journal.entries.size() > lookAfter && !isOver()) {
          looks = false;
          weather.looks++;
          clearUp();
          check();
          world.host.goOn();
        }
        assertWithMessage("the table has stopped").that(world.time.now()).isLessThan(end);
      }
      // It may also rain while everybody is told how it was.
      for (int i = random.nextInt(calm); i > 0; i--) {
        step();
        if (random.nextInt(calm) == 0) trouble();
      }
      clearUp();
      assertWithMessage("everybody has checked the game")
          .that(world.until(() -> actors.stream().allMatch(Actor::hasVerdict)))
          .isTrue();
      weather.steps += check().steps();
      checkEnd();
      weather.games++;
      if (weather.isCalm()) weather.calm++;
      if (world.encrypted) weather.encrypted++;
    } catch (Throwable failure) {
      throw new AssertionError("seed " + seed + ", " + game.info().id(), failure);
    }
  }

  // People.

  private void gather() throws Exception {
    world.open(game.info().id());
    occasion.options().forEach(world.host::option);
    for (int i = 0; i < occasion.phones(); i++) actors.add(new Actor("P" + i, false));
    if (occasion.board()) actors.add(new Actor("board", true));
    world.until(() -> actors.stream().allMatch(actor -> actor.isAtTable()));
    for (int i = 0; i < occasion.bots(); i++) {
      world.host.addBot("B" + i, i % 4 == 0 ? BotLevel.EASY : BotLevel.NORMAL);
    }
    int shared = occasion.seats() - occasion.phones() - occasion.bots();
    for (int i = 0; i < shared; i++) actors.get(0).player.guest.addPlayer("Q" + i);
    world.until(() -> world.host.state().room().chairs.size() == occasion.seats());
    // The weather is bad from the deal on.
    boolean dies = random.nextInt(8) == 0;
    world.host.start();
    for (int i = random.nextInt(60); dies && i > 0; i--) step();
    if (dies && world.host.state().room().phase == Phase.DEALING) {
      if (random.nextBoolean()) killHost(Trouble.HOST_KILLED);
      if (random.nextBoolean()) actors.get(0).kill();
      if (random.nextBoolean()) actors.get(random.nextInt(actors.size())).player.cut();
    }
    while (!world.isUp() || world.host.state().room().game == 0) {
      step();
      if (world.isUp() && world.host.state().room().phase == Phase.LOBBY) world.host.start();
    }
  }

  private boolean isOver() {
    return world.isUp() && world.host.state().room().phase == Phase.OVER;
  }

  /** Somebody who plays, choosing at random among what is offered. */
  private final class Actor implements Guest.Watcher {
    final World.Player player;
    final List<ByteString> acknowledged = new ArrayList<>();
    int unsure;
    boolean alive = true;
    boolean thinking;
    long comesBackAt;

    Actor(String name, boolean watcher) {
      player = world.new Player(new Profile(World.APP, name, watcher, watcher, !watcher));
      player.keepsFrames = true;
      start();
    }

    void start() {
      alive = true;
      thinking = false;
      player.start();
      player.guest.watch(this);
    }

    void kill() {
      if (player.state().unanswered() > 0) unsure++;
      alive = false;
      player.kill();
      comesBackAt = world.time.now() + random.nextInt(20_000);
    }

    boolean isAtTable() {
      return alive && player.state().status() == Guest.Status.AT_TABLE;
    }

    boolean hasVerdict() {
      return alive && player.state().verdict().isPresent();
    }

    /** Whose views are for this device. */
    Set<Integer> viewers() {
      Set<Integer> viewers = new TreeSet<>();
      List<Chair> chairs = world.host.state().room().chairs;
      for (int seat = 0; seat < chairs.size(); seat++) {
        if (chairs.get(seat).owner == player.state().member()) viewers.add(1 + seat);
      }
      if (player.profile.watcher()) viewers.add(0);
      return viewers;
    }

    ByteString token() throws IOException {
      return Keepsake.ADAPTER.decode(player.keepsake.get()).token;
    }

    @Override
    public void changed(Guest.State state) {
      boolean mayAct =
          state.status() == Guest.Status.AT_TABLE
              && state.unanswered() == 0
              && state.room().map(room -> room.phase == Phase.PLAYING).orElse(false);
      if (!mayAct || thinking || able(state).isEmpty()) return;
      thinking = true;
      player.after(100 + random.nextInt(900), this::act);
    }

    /** The seats that can do something. */
    private List<Sight> able(Guest.State state) {
      List<Sight> able = new ArrayList<>();
      for (Sight sight : state.sights().values()) {
        if (sight.choices().isPresent() && !sight.choices().get().actions.isEmpty()) {
          able.add(sight);
        }
      }
      return able;
    }

    private void act() {
      thinking = false;
      if (!alive) return;
      List<Sight> sights = able(player.state());
      if (sights.isEmpty()) return;
      Sight sight = sights.get(random.nextInt(sights.size()));
      List<ByteString> choices = sight.choices().get().actions;
      ByteString action = Haste.choose(game.info().id(), choices, random);
      player.guest.act(
          Seat.of(sight.viewer() - 1),
          action,
          refused -> {
            if (!refused.isPresent()) acknowledged.add(action);
            else if (refused.get().key.equals("table.no_game")) unsure++;
            changed(player.state());
          });
    }
  }

  // Weather.

  private void step() throws Exception {
    try {
      // Nothing at all is left to happen when everybody is dead: they come back later.
      if (!world.time.next()) world.time.advance(1000);
    } catch (Notebook.Died died) {
      killHost(Trouble.HOST_KILLED_WRITING);
    }
    if (!world.isUp() && world.time.now() >= resumeAt) world.resumeHost();
    if (pausedUntil > 0 && world.time.now() >= pausedUntil && world.isUp()) {
      world.host.goOn();
      pausedUntil = 0;
    }
    for (Actor actor : actors) {
      if (!actor.alive && world.time.now() >= actor.comesBackAt) actor.start();
    }
  }

  private void killHost(Trouble how) {
    weather.happened(how);
    journal.dieAfter = -1;
    world.killHost();
    resumeAt = world.time.now() + random.nextInt(8_000);
  }

  private void trouble() {
    Trouble[] kinds = Trouble.values();
    Trouble kind = kinds[random.nextInt(kinds.length)];
    // What a device says can only be forged where it is not encrypted; below that, bytes can
    // suffer.
    if (FORGED.contains(kind) && world.encrypted) kind = Trouble.ACCIDENT;
    if (isPossible(kind)) bring(kind);
  }

  private boolean isPossible(Trouble kind) {
    return switch (kind) {
      case ACCIDENT -> world.encrypted;
      case HOST_KILLED_WRITING -> true;
      default -> world.isUp();
    };
  }

  private void bring(Trouble kind) {
    Actor someone = actors.get(random.nextInt(actors.size()));
    switch (kind) {
      case HOST_KILLED -> {
        killHost(kind);
        return;
      }
      case HOST_KILLED_WRITING -> {
        // Counted when it comes to that.
        journal.dieAfter = random.nextInt(3);
        journal.dieSafely = random.nextBoolean();
        return;
      }
      case ALL_LINKS_CUT -> world.cutAll();
      case ALL_GUESTS_GONE -> {
        for (Actor actor : actors) if (actor.alive) actor.kill();
      }
      case PAUSED -> {
        world.host.pause();
        pausedUntil = world.time.now() + random.nextInt(40_000);
      }
      case SEAT_HANDED -> {
        int chair = random.nextInt(world.host.state().room().chairs.size());
        Optional<BotLevel> bot =
            random.nextBoolean() ? Optional.of(BotLevel.EASY) : Optional.empty();
        world.host.hand(chair, bot);
      }
      case INTRUDER -> intruder();
      default -> {
        if (!someone.isAtTable()) return;
        trouble(kind, someone);
      }
    }
    weather.happened(kind);
  }

  /** Something happens to a device that is here, or it does something. */
  private void trouble(Trouble kind, Actor someone) {
    switch (kind) {
      case LINK_CUT -> someone.player.cut();
      case GUEST_KILLED -> someone.kill();
      case ACCIDENT -> {
        SimulatedWire.Accident[] kinds = SimulatedWire.Accident.values();
        someone.player.wire.next(kinds[1 + random.nextInt(kinds.length - 1)]);
      }
      case REPEATED -> someone.player.pair.guest.repeats = 1 + random.nextInt(8);
      case DEAF -> someone.player.pair.guest.deaf = true;
      case GARBAGE -> someone.player.pair.guest.send(world.entropy.bytes(1 + random.nextInt(200)));
      case FLOOD -> {
        for (int i = 0; i < 300; i++) send(someone.player.pair, theft(someone));
      }
      case THEFT -> {
        for (int i = 0; i < 3; i++) send(someone.player.pair, theft(someone));
      }
      default -> throw new AssertionError(kind);
    }
  }

  /** An action in a seat that is not the device's own, with a number that it never gets to. */
  private ToHost theft(Actor thief) {
    int seat = random.nextInt(occasion.seats() + 2) - 1;
    if (thief.viewers().contains(1 + seat)) seat = -1;
    int number = 1_000_000 + random.nextInt(10);
    return new ToHost.Builder()
        .act(new Act(1, number, seat, someAction(), ByteString.EMPTY))
        .build();
  }

  /** What somebody could really do just now, or nonsense. */
  private ByteString someAction() {
    for (Actor actor : actors) {
      for (Sight sight : actor.able(actor.player.state())) {
        return sight.choices().get().actions.get(0);
      }
    }
    return world.entropy.bytes(random.nextInt(12));
  }

  /** Somebody who means no good, or understands nothing. */
  private void intruder() {
    SimulatedNet.Pair pair = world.net.connect(Channel.Entry.INVITED, "");
    pair.guest.deaf = random.nextInt(4) == 0;
    pair.host.keeps = true;
    toldIntruders.add(pair.host.sent);
    world.host.arrived(pair.host);
    pair.guest.open(
        new Channel.Receiver() {
          @Override
          public void received(ByteString message) {}

          @Override
          public void closed() {}
        });
    ToHost hello =
        new ToHost.Builder()
            .hello(new Hello(Version.MAJOR, random.nextInt(3), "evil", "Eve", false))
            .build();
    ToHost join =
        new ToHost.Builder()
            .join(new Join.Builder().name("Eve").watcher(true).board(true).build())
            .build();
    switch (random.nextInt(5)) {
      case 0 -> pair.guest.send(world.entropy.bytes(1 + random.nextInt(200)));
      case 1 -> {
        send(pair, new ToHost.Builder().hello(new Hello(99, 0, "old", "Eve", false)).build());
        send(pair, join);
      }
      case 2 -> {
        send(pair, hello);
        ByteString token = world.entropy.bytes(32);
        send(pair, new ToHost.Builder().join(join.join.newBuilder().token(token).build()).build());
      }
      case 3 -> {
        send(pair, hello);
        send(pair, join);
        for (int i = 0; i < 300; i++) send(pair, anySeat());
      }
      default -> {
        send(pair, hello);
        send(pair, join);
        send(pair, anySeat());
        pair.guest.send(world.entropy.bytes(40));
      }
    }
  }

  private ToHost anySeat() {
    int seat = random.nextInt(8) - 1;
    return new ToHost.Builder()
        .act(new Act(1, 1 + random.nextInt(5), seat, someAction(), ByteString.EMPTY))
        .build();
  }

  private static void send(SimulatedNet.Pair pair, ToHost frame) {
    pair.guest.send(ToHost.ADAPTER.encodeByteString(frame));
  }

  /** No more trouble; everybody comes back, and the game stands still. */
  private void clearUp() throws Exception {
    journal.dieAfter = -1;
    pausedUntil = 0;
    if (!world.isUp()) world.resumeHost();
    for (Actor actor : actors) if (!actor.alive) actor.start();
    world.host.pause();
    for (Actor actor : actors) {
      if (actor.player.wire != null) actor.player.wire.next(SimulatedWire.Accident.NONE);
      if (actor.player.pair != null) actor.player.pair.guest.repeats = 0;
    }
    // A link on which something was lost looks like a slow one, and a deaf device like one that has
    // nothing to hear, until it has been silent for too long.
    world.time.advance(25_000);
    boolean all = world.until(() -> actors.stream().allMatch(Actor::isAtTable));
    assertWithMessage("everybody is back").that(all).isTrue();
    world.time.advance(2_000);
  }

  // What must hold.

  /** Everybody sees what the journal's game shows them, and was never sent anything else. */
  private Evidence check() throws Exception {
    Evidence evidence = new Evidence(game, journal.entries);
    Set<Integer> viewers = new TreeSet<>();
    for (Actor actor : actors) viewers.addAll(actor.viewers());
    for (List<ByteString> told : toldIntruders) if (!told.isEmpty()) viewers.add(0);
    evidence.replay(viewers);
    List<ByteString> tokens = new ArrayList<>();
    for (Actor actor : actors) tokens.add(actor.token());
    for (Actor actor : actors) {
      Guest.State state = actor.player.state();
      evidence.checkActions(state.member(), actor.acknowledged, actor.unsure + state.unanswered());
      assertThat(state.room()).hasValue(world.host.state().room());
      assertThat(state.sights().keySet()).isEqualTo(actor.viewers());
      for (Sight sight : state.sights().values()) evidence.checkNewest(sight);
      List<ByteString> others = new ArrayList<>(tokens);
      others.remove(actor.token());
      evidence.checkFrames(actor.player.frames, actor.viewers(), others);
    }
    for (List<ByteString> told : toldIntruders) evidence.checkFrames(told, Set.of(0), tokens);
    return evidence;
  }

  /** Everybody has found the game fair. */
  private void checkEnd() {
    for (Actor actor : actors) {
      Optional<Verdict> verdict = actor.player.state().verdict();
      // Who was cut off at the deal, and who only looks on, has no share in the seed.
      boolean fair = verdict.get() instanceof Verdict.Fair;
      boolean apart = verdict.get().equals(new Verdict.Unchecked("fair.no_share"));
      // What a bot that took over saw of its seat's sealed plays, others cannot know.
      boolean unsure = verdict.get().equals(new Verdict.Unchecked("fair.bot_unsure"));
      assertWithMessage("%s", verdict).that(fair || apart || unsure).isTrue();
    }
    for (Chair chair : world.host.state().room().chairs) {
      if (chair.owner == 0) assertThat(chair.mind).isNotEqualTo(Mind.PERSON);
    }
  }
}
