package org.precinct.table.chaos;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.squareup.wire.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import okio.ByteString;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.table.Version;
import org.precinct.table.channel.Channel;
import org.precinct.table.fair.Fair;
import org.precinct.table.fair.Verdict;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Profile;
import org.precinct.table.guest.Sight;
import org.precinct.table.host.Limits;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.SimulatedNet;
import org.precinct.table.kit.SimulatedWire;
import org.precinct.table.kit.World;
import org.precinct.table.play.Audience;
import org.precinct.table.play.Course;
import org.precinct.table.play.Delta;
import org.precinct.table.proto.Act;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Hello;
import org.precinct.table.proto.Join;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Taken;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;
import org.precinct.table.proto.Update;

/**
 * One table in bad weather, from its seed alone: connections that break at any moment, phones and
 * hosts that die, guests who flood, talk nonsense, reach for others' seats or never read.
 *
 * <p>What must hold all the same is checked by {@link #checkJournal}, {@link #checkConverged},
 * {@link #checkFrames} and {@link #checkEnd}.
 */
final class Storm {
  private final long seed;
  private final Random random;
  private final World world;
  private final Game<?, ?, ?, ?> game;
  private final Notebook journal = new Notebook();
  private final List<Actor> actors = new ArrayList<>();
  private long resumeAt;
  private long pausedUntil;
  private int answers;

  /** How often something of the kind happened, for those who wonder whether it did. */
  static final class Weather {
    int games;
    int finished;
    int actions;
    int cuts;
    int hostsKilled;
    int guestsKilled;
    int hostile;
    int encrypted;
    int accidents;
    int handed;

    synchronized void add(Weather other) {
      games += other.games;
      finished += other.finished;
      actions += other.actions;
      cuts += other.cuts;
      hostsKilled += other.hostsKilled;
      guestsKilled += other.guestsKilled;
      hostile += other.hostile;
      encrypted += other.encrypted;
      accidents += other.accidents;
      handed += other.handed;
    }

    @Override
    public String toString() {
      return String.format(
          "%d games (%d to the end, %d encrypted), %d actions, %d cuts, %d accidents, %d hosts and"
              + " %d guests killed, %d seats handed over, %d intruders",
          games,
          finished,
          encrypted,
          actions,
          cuts,
          accidents,
          hostsKilled,
          guestsKilled,
          handed,
          hostile);
    }
  }

  final Weather weather = new Weather();

  Storm(long seed, Game<?, ?, ?, ?> game) {
    this.seed = seed;
    this.game = game;
    this.random = new Random(seed);
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
    world.encrypted = seed % 25 == 1;
  }

  /**
   * Plays.
   *
   * @param actions after so many answered actions the weather clears up
   * @param toTheEnd the game is then played out and checked by everybody
   */
  void play(int actions, boolean toTheEnd) throws Exception {
    try {
      weather.games++;
      if (world.encrypted) weather.encrypted++;
      gather();
      long end = world.time.now() + 1_800_000;
      while (answers < actions && world.time.now() < end && !isOver()) {
        step();
        if (random.nextInt(150) == 0) trouble();
      }
      clearUp();
      checkJournal();
      checkConverged();
      if (toTheEnd) playOut();
      weather.actions += answers;
    } catch (Throwable failure) {
      throw new AssertionError("seed " + seed + ", " + game.info().id(), failure);
    }
  }

  // People.

  private void gather() throws Exception {
    world.open(game.info().id());
    int min = game.info().minSeats();
    int seats = min + random.nextInt(Math.min(5, game.info().maxSeats()) - min + 1);
    int bots = random.nextInt(3) == 0 ? random.nextInt(seats) : 0;
    int shared = random.nextInt(4) == 0 && seats - bots > 1 ? 1 : 0;
    for (int i = 0; i < seats - bots - shared; i++) actors.add(new Actor("P" + i, false));
    if (random.nextInt(4) == 0) actors.add(new Actor("board", true));
    world.until(() -> actors.stream().allMatch(actor -> actor.isAtTable()));
    for (int i = 0; i < bots; i++) world.host.addBot("B" + i, BotLevel.NORMAL);
    if (shared == 1) actors.get(0).player.guest.addPlayer("Q");
    world.until(() -> world.host.state().room().chairs.size() == seats);
    // The weather is bad from the deal on.
    boolean dies = random.nextInt(8) == 0;
    world.host.start();
    for (int i = random.nextInt(60); dies && i > 0; i--) step();
    if (dies && world.host.state().room().phase == Phase.DEALING) {
      if (random.nextBoolean()) killHost();
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
      ByteString action = choices.get(random.nextInt(choices.size()));
      player.guest.act(
          Seat.of(sight.viewer() - 1),
          action,
          refused -> {
            answers++;
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
      killHost();
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

  private void killHost() {
    weather.hostsKilled++;
    journal.dieAfter = -1;
    world.killHost();
    resumeAt = world.time.now() + random.nextInt(8_000);
  }

  private void trouble() {
    Actor someone = actors.get(random.nextInt(actors.size()));
    switch (random.nextInt(13)) {
      case 0 -> {
        SimulatedWire.Accident[] kinds = SimulatedWire.Accident.values();
        if (someone.player.wire != null) {
          weather.accidents++;
          someone.player.wire.next(kinds[1 + random.nextInt(kinds.length - 1)]);
        }
      }
      case 1, 2 -> {
        weather.cuts++;
        someone.player.cut();
      }
      case 3 -> {
        weather.cuts++;
        world.cutAll();
      }
      case 4, 5 -> {
        if (!someone.alive) return;
        weather.guestsKilled++;
        someone.kill();
      }
      case 6 -> {
        for (Actor actor : actors) if (actor.alive && random.nextInt(8) > 0) actor.kill();
      }
      case 7 -> {
        if (world.isUp()) killHost();
      }
      case 8, 9 -> {
        journal.dieAfter = random.nextInt(3);
        journal.dieSafely = random.nextBoolean();
      }
      case 10 -> {
        if (!world.isUp()) return;
        world.host.pause();
        pausedUntil = world.time.now() + random.nextInt(40_000);
      }
      case 11 -> {
        if (!world.isUp()) return;
        // To a bot, or back to whoever owns it.
        int chair = random.nextInt(world.host.state().room().chairs.size());
        weather.handed++;
        world.host.hand(
            chair, random.nextBoolean() ? Optional.of(BotLevel.EASY) : Optional.empty());
      }
      default -> {
        weather.hostile++;
        intruder();
      }
    }
  }

  /** Somebody who means no good, or understands nothing. */
  private void intruder() {
    if (!world.isUp()) return;
    SimulatedNet.Pair pair = world.net.connect(Channel.Entry.INVITED, "");
    pair.guest.deaf = random.nextInt(4) == 0;
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
        for (int i = 0; i < 300; i++) send(pair, theft());
      }
      default -> {
        send(pair, hello);
        send(pair, join);
        send(pair, theft());
        pair.guest.send(world.entropy.bytes(40));
      }
    }
  }

  private ToHost theft() {
    int seat = random.nextInt(8) - 1;
    ByteString action = world.entropy.bytes(random.nextInt(12));
    return new ToHost.Builder()
        .act(new Act(1, 1 + random.nextInt(5), seat, action, ByteString.EMPTY))
        .build();
  }

  private static void send(SimulatedNet.Pair pair, ToHost frame) {
    pair.guest.send(ToHost.ADAPTER.encodeByteString(frame));
  }

  /** No more trouble; everybody comes back, and the game stands still. */
  private void clearUp() throws Exception {
    journal.dieAfter = -1;
    if (!world.isUp()) world.resumeHost();
    for (Actor actor : actors) if (!actor.alive) actor.start();
    world.host.pause();
    if (world.encrypted) {
      // A link on which something was lost looks like a slow one, until it has been silent too
      // long.
      for (Actor actor : actors) {
        if (actor.player.wire != null) actor.player.wire.next(SimulatedWire.Accident.NONE);
      }
      world.time.advance(25_000);
    }
    boolean all = world.until(() -> actors.stream().allMatch(Actor::isAtTable));
    assertWithMessage("everybody is back").that(all).isTrue();
    world.time.advance(2_000);
  }

  private void playOut() throws Exception {
    world.host.goOn();
    long end = world.time.now() + 20_000_000;
    while (!isOver() && world.time.now() < end) step();
    assertWithMessage("over, not %s", world.host.state()).that(isOver()).isTrue();
    world.time.advance(10_000);
    weather.finished++;
    checkJournal();
    checkConverged();
    checkEnd();
  }

  // What must hold.

  private List<Entry> entries() throws IOException {
    List<Entry> entries = new ArrayList<>();
    for (ByteString one : journal.entries) entries.add(Entry.ADAPTER.decode(one));
    return entries;
  }

  /** Every acknowledged action is in the journal, once, in the order of its player's actions. */
  private void checkJournal() throws IOException {
    List<Taken> steps = new ArrayList<>();
    Set<List<Integer>> ids = new HashSet<>();
    for (Entry entry : entries()) {
      if (entry.step == null) continue;
      steps.add(entry.step);
      if (entry.step.member > 0) {
        assertThat(ids.add(List.of(entry.step.member, entry.step.id))).isTrue();
      }
    }
    for (Actor actor : actors) {
      int member = actor.player.state().member();
      int at = 0;
      int extra = 0;
      for (Taken step : steps) {
        if (step.member != member || step.kind != Kind.MOVE) continue;
        boolean next =
            at < actor.acknowledged.size() && actor.acknowledged.get(at).equals(step.action);
        if (next) at++;
        else extra++;
      }
      assertWithMessage("acknowledged and not in the journal")
          .that(at)
          .isEqualTo(actor.acknowledged.size());
      // What was on its way when its phone died may be there or not.
      assertThat(extra).isAtMost(actor.unsure + actor.player.state().unanswered());
    }
  }

  /** Everybody sees what the journal's game shows them, and was never sent anything else. */
  private void checkConverged() throws Exception {
    Dealt dealt = null;
    List<Taken> steps = new ArrayList<>();
    for (Entry entry : entries()) {
      if (entry.dealt != null) dealt = entry.dealt;
      if (entry.step != null) steps.add(entry.step);
    }
    Map<Integer, Shown> shown = new TreeMap<>();
    for (Actor actor : actors) {
      Guest.State state = actor.player.state();
      assertThat(state.status()).isEqualTo(Guest.Status.AT_TABLE);
      int own = state.board().isPresent() ? 1 : 0;
      for (Chair chair : world.host.state().room().chairs) {
        if (chair.owner == state.member()) own++;
      }
      assertThat(state.sights()).hasSize(own);
      assertThat(state.room()).hasValue(world.host.state().room());
      for (int viewer : state.sights().keySet()) shown.put(viewer, new Shown());
    }
    replay(game, dealt, steps, shown);
    for (Actor actor : actors) {
      for (Sight sight : actor.player.state().sights().values()) {
        shown.get(sight.viewer()).checkNewest(sight);
      }
      checkFrames(actor, shown);
    }
  }

  /** All that a viewer may have been shown, by the rules and the journal alone. */
  private static final class Shown {
    final List<ByteString> views = new ArrayList<>();
    final List<List<Integer>> glasses = new ArrayList<>();
    final List<ByteString> news = new ArrayList<>();

    <S> void add(Audience<S, ?, ?> audience, S state) {
      int heard = audience.heard();
      if (!audience.show(state)) return;
      news.addAll(audience.newsAfter(heard));
      views.add(audience.view());
      glasses.add(List.of(audience.glass(), audience.limit()));
    }

    void checkNewest(Sight sight) {
      assertThat(sight.change()).isEqualTo(views.size());
      assertThat(sight.bytes()).isEqualTo(views.get(views.size() - 1));
      assertThat(List.of(sight.glass().id, sight.glass().limit))
          .isEqualTo(glasses.get(glasses.size() - 1));
      assertThat(sight.log())
          .isEqualTo(news.subList(news.size() - sight.log().size(), news.size()));
    }

    /** Whatever an update says is what this viewer may know after that many changes. */
    ByteString check(Update update, ByteString before) {
      assertWithMessage("shown before it was safe").that(update.change).isAtMost(views.size());
      ByteString view = before;
      if (update.view != null) view = update.view;
      if (update.delta != null) view = Delta.apply(before, update.delta, Channel.LONGEST);
      assertThat(view).isEqualTo(views.get(update.change - 1));
      int from = update.news_from - 1;
      if (!update.news.isEmpty()) {
        assertThat(update.news).isEqualTo(news.subList(from, from + update.news.size()));
      }
      if (update.glass != null) {
        assertThat(List.of(update.glass.id, update.glass.limit))
            .isEqualTo(glasses.get(update.change - 1));
      }
      return view;
    }
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      void replay(Game<S, A, V, E> rules, Dealt dealt, List<Taken> steps, Map<Integer, Shown> shown)
          throws Exception {
    Setup setup = new Setup(dealt.seats, dealt.options);
    Course<S, A, V, E> course =
        new Course<>(rules, setup, Fair.seed(dealt.host_share, dealt.shared));
    Map<Integer, Audience<S, V, E>> audiences = new TreeMap<>();
    for (int viewer : shown.keySet()) {
      audiences.put(viewer, new Audience<>(rules, Audience.viewer(viewer)));
    }
    S state = course.deal();
    for (int i = 0; i <= steps.size(); i++) {
      if (i > 0) state = course.after(state, i, steps.get(i - 1));
      for (int viewer : shown.keySet()) shown.get(viewer).add(audiences.get(viewer), state);
    }
  }

  /** Nothing was sent that depends on what its receiver may not know. */
  private static void checkFrames(Actor actor, Map<Integer, Shown> shown) throws IOException {
    Map<Integer, Integer> changes = new HashMap<>();
    Map<Integer, ByteString> views = new HashMap<>();
    int last = 0;
    for (ByteString bytes : actor.player.frames) {
      assertThat(bytes.size()).isAtMost(Channel.LONGEST);
      ToGuest frame = ToGuest.ADAPTER.decode(bytes);
      if (frame.welcome != null) {
        assertThat(frame.welcome.member).isEqualTo(actor.player.state().member());
        last = 0;
      }
      if (frame.update == null) continue;
      Update update = frame.update;
      assertThat(update.number).isEqualTo(++last);
      boolean tells =
          update.view != null
              || update.delta != null
              || !update.news.isEmpty()
              || update.glass != null
              || update.choices != null
              || update.change > changes.getOrDefault(update.viewer, 0);
      assertWithMessage("an update that tells nothing tells of something hidden")
          .that(tells)
          .isTrue();
      changes.put(update.viewer, update.change);
      assertThat(shown).containsKey(update.viewer);
      views.put(update.viewer, shown.get(update.viewer).check(update, views.get(update.viewer)));
    }
    if (actor.player.profile.watcher()) assertThat(changes.keySet()).containsExactly(0);
  }

  /** Everybody has found the game fair. */
  private void checkEnd() {
    for (Actor actor : actors) {
      Optional<Verdict> verdict = actor.player.state().verdict();
      assertWithMessage("%s", verdict).that(verdict.get()).isInstanceOf(Verdict.Fair.class);
    }
    for (Chair chair : world.host.state().room().chairs) {
      if (chair.owner == 0) assertThat(chair.mind).isNotEqualTo(Mind.PERSON);
    }
  }
}
