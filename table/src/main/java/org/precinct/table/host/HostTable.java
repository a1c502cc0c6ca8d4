package org.precinct.table.host;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import okio.ByteString;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Setup;
import org.precinct.table.Entropy;
import org.precinct.table.Loop;
import org.precinct.table.Shelf;
import org.precinct.table.Version;
import org.precinct.table.Wording;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.Entrance;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.fair.Fair;
import org.precinct.table.journal.Journal;
import org.precinct.table.proto.Act;
import org.precinct.table.proto.Admitted;
import org.precinct.table.proto.Beat;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Closed;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Halt;
import org.precinct.table.proto.Heard;
import org.precinct.table.proto.Hello;
import org.precinct.table.proto.Join;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Notice;
import org.precinct.table.proto.Opened;
import org.precinct.table.proto.Opening;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Pledge;
import org.precinct.table.proto.Readiness;
import org.precinct.table.proto.Result;
import org.precinct.table.proto.Room;
import org.precinct.table.proto.Seen;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;
import org.precinct.table.proto.Welcome;
import org.precinct.table.proto.Wish;

/**
 * The host. Everything here happens on its loop; the methods of {@link Host} only hand over.
 *
 * <p>Messages of all devices come in through one queue. What lies in it is worked off in one go,
 * and the steps that come of it share one write to the journal: {@link #settle} ends every task,
 * and nobody hears of anything before it.
 */
public final class HostTable implements Host {
  /** So that timers and wishes get their turn between the messages of busy guests. */
  private static final int AT_ONE_GO = 256;

  private static final int TOKEN = 32;

  private final Loop loop;
  private final Journal journal;
  private final Entropy entropy;
  private final Shelf shelf;
  private final Limits limits;
  private final String app;
  private final Opened opened;
  private final Lobby lobby;
  private final Desk desk = new OwnDesk();

  private final Queue<Letter> inbox = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean emptying = new AtomicBoolean();
  private final List<Line> lines = new ArrayList<>();
  private final List<Watcher> watchers = new ArrayList<>();
  private int games;
  private int knocks;
  private Optional<Dealing> dealing = Optional.empty();
  private Optional<Running> running = Optional.empty();
  private Optional<Notice> trouble = Optional.empty();
  private boolean unwritten;
  private boolean failed;
  private boolean unsaid = true;
  private boolean closed;
  private Loop.Timer heartbeat = () -> {};
  private volatile State state;

  /** A message, or the end of a line if it is empty. */
  private record Letter(Line line, Optional<ByteString> message) {}

  /**
   * How a table is opened.
   *
   * @param app the build, for people
   * @param name the table's name
   * @param game what is played first
   * @param table which table this is
   * @param secret what lets devices in without being asked
   */
  public record Plan(String app, String name, String game, TableId table, JoinSecret secret) {}

  /** A table on an empty journal. */
  public static HostTable open(
      Loop loop, Journal journal, Entropy entropy, Shelf shelf, Limits limits, Plan plan)
      throws IOException {
    Game<?, ?, ?, ?> game =
        shelf
            .find(plan.game)
            .orElseThrow(() -> new IllegalArgumentException("no game " + plan.game));
    Opened opened =
        new Opened(
            Resumption.FORMAT,
            plan.app,
            Lobby.clean(plan.name),
            plan.table.bytes(),
            plan.secret.key());
    Lobby lobby = new Lobby(game);
    List<Entry> first =
        List.of(
            new Entry.Builder().opened(opened).build(),
            new Entry.Builder().company(lobby.company()).build());
    journal.append(encoded(first));
    HostTable table = new HostTable(loop, journal, entropy, shelf, limits, plan.app, opened, lobby);
    table.begin(Optional.empty());
    return table;
  }

  /** The table that a journal remembers, up to its last entry. */
  public static HostTable resume(
      Loop loop, Journal journal, Entropy entropy, Shelf shelf, Limits limits, String app)
      throws IOException, CannotResume {
    Resumption.Save save = Resumption.read(shelf, journal.read());
    Lobby lobby = Lobby.of(shelf, save.company());
    HostTable table =
        new HostTable(loop, journal, entropy, shelf, limits, app, save.opened(), lobby);
    table.begin(Optional.of(save));
    return table;
  }

  private HostTable(
      Loop loop,
      Journal journal,
      Entropy entropy,
      Shelf shelf,
      Limits limits,
      String app,
      Opened opened,
      Lobby lobby) {
    this.loop = loop;
    this.journal = journal;
    this.entropy = entropy;
    this.shelf = shelf;
    this.limits = limits;
    this.app = app;
    this.opened = opened;
    this.lobby = lobby;
    this.state = new State(room(), List.of(), Optional.empty());
  }

  private void begin(Optional<Resumption.Save> save) {
    save.ifPresent(s -> games = s.games());
    state = new State(room(), List.of(), Optional.empty());
    run(
        () -> {
          if (save.isPresent() && save.get().play().isPresent()) {
            running =
                Optional.of(
                    new Running(
                        desk, save.get().play().get(), save.get().elapsed(), save.get().stopped()));
          }
          beat();
        });
  }

  // From any thread.

  @Override
  public State state() {
    return state;
  }

  @Override
  public Entrance entrance(boolean strangers) {
    return new Entrance(new TableId(opened.table), new JoinSecret(opened.secret), strangers);
  }

  @Override
  public void watch(Watcher watcher) {
    run(
        () -> {
          watchers.add(watcher);
          watcher.changed(state);
        });
  }

  @Override
  public void arrived(Channel channel) {
    run(() -> greet(channel));
  }

  @Override
  public void letIn(int knock) {
    run(() -> knocking(knock).ifPresent(this::admit));
  }

  @Override
  public void turnAway(int knock) {
    run(() -> knocking(knock).ifPresent(line -> hangUp(line, "table.refused", true)));
  }

  @Override
  public void kick(int member) {
    run(() -> member(member).ifPresent(m -> remove(m, "table.kicked")));
  }

  @Override
  public void choose(String game) {
    inLobby(
        () -> {
          Optional<Game<?, ?, ?, ?>> found = shelf.find(game);
          if (!found.isPresent()) {
            tell(Resumption.unknownGame(game));
            return;
          }
          lobby.game = found.get();
          lobby.options.clear();
          lobby.nobodyIsReady();
        });
  }

  @Override
  public void option(String id, String value) {
    inLobby(
        () -> {
          boolean known = lobby.info().options().stream().anyMatch(o -> o.id().equals(id));
          boolean allowed = known && lobby.info().option(id).allows(value, lobby.info().maxSeats());
          if (!allowed) tell(Wording.notice("table.no_option", "option", id, "value", value));
          else if (!value.equals(lobby.options.put(id, value))) lobby.nobodyIsReady();
        });
  }

  @Override
  public void addBot(String name, BotLevel level) {
    inLobby(
        () -> {
          if (lobby.hasFreeChair()) lobby.addChair(name, 0, mind(level));
          else tell(Wording.notice("table.no_chair"));
        });
  }

  @Override
  public void removeChair(int chair) {
    inLobby(
        () -> {
          if (lobby.has(chair)) lobby.chairs.remove(chair);
        });
  }

  @Override
  public void moveChair(int from, int to) {
    inLobby(
        () -> {
          if (lobby.has(from) && lobby.has(to)) {
            lobby.chairs.add(to, lobby.chairs.remove(from));
          }
        });
  }

  @Override
  public void renameChair(int chair, String name) {
    run(
        () -> {
          if (!lobby.has(chair)) return;
          lobby.rename(chair, name);
          companyChanged();
        });
  }

  @Override
  public void seat(int chair, int member) {
    run(
        () -> {
          if (!lobby.members.containsKey(member) || dealing.isPresent()) return;
          if (lobby.has(chair)) {
            Chair old = lobby.chairs.get(chair);
            lobby.chairs.set(chair, new Chair(old.name, member, Mind.PERSON));
          } else if (isLobby() && lobby.hasFreeChair()) {
            lobby.addChair(lobby.members.get(member).name, member, Mind.PERSON);
          } else {
            tell(Wording.notice("table.no_chair"));
            return;
          }
          companyChanged();
          chairsChanged();
        });
  }

  @Override
  public void hand(int chair, Optional<BotLevel> bot) {
    run(
        () -> {
          if (!lobby.has(chair)) return;
          Chair old = lobby.chairs.get(chair);
          if (!bot.isPresent() && old.owner == 0) {
            tell(Wording.notice("table.no_owner"));
            return;
          }
          Mind mind = bot.map(HostTable::mind).orElse(Mind.PERSON);
          lobby.chairs.set(chair, new Chair(old.name, old.owner, mind));
          companyChanged();
          chairsChanged();
        });
  }

  @Override
  public void declareAbsent(int chair) {
    run(() -> running.ifPresent(game -> game.declareAbsent(chair)));
  }

  @Override
  public void start() {
    run(this::prepare);
  }

  @Override
  public void pause() {
    run(() -> halt(true));
  }

  @Override
  public void goOn() {
    run(() -> halt(false));
  }

  @Override
  public void toLobby() {
    run(
        () -> {
          dealing.ifPresent(Dealing::cancel);
          dealing = Optional.empty();
          putAway();
          unsaid = true;
        });
  }

  @Override
  public void close() {
    loop.execute(
        () -> {
          if (closed) return;
          closed = true;
          heartbeat.cancel();
          dealing.ifPresent(Dealing::cancel);
          running.ifPresent(Running::end);
          for (Line line : List.copyOf(lines)) line.bye(Wording.notice("table.closed"), false);
          lines.clear();
          try {
            journal.close();
          } catch (IOException e) {
            // Everything that was acknowledged is safe already.
          }
        });
  }

  private void run(Runnable task) {
    loop.execute(() -> perform(task));
  }

  private void perform(Runnable task) {
    if (closed) return;
    task.run();
    settle();
  }

  /** A wish that makes sense only while nothing is being played. */
  private void inLobby(Runnable task) {
    run(
        () -> {
          if (!isLobby()) {
            tell(Wording.notice("table.lobby_only"));
            return;
          }
          trouble = Optional.empty();
          task.run();
          companyChanged();
        });
  }

  // The end of every task.

  private void settle() {
    running.ifPresent(Running::flush);
    if (unwritten) {
      unwritten = !write(List.of(new Entry.Builder().company(lobby.company()).build()));
    }
    if (failed) {
      failed = false;
      running.filter(game -> !game.isStopped()).ifPresent(game -> game.stop(true));
    }
    if (!unsaid) return;
    unsaid = false;
    Room room = room();
    List<Knock> waiting = new ArrayList<>();
    for (Line line : lines) {
      if (line.stage == Line.Stage.KNOCKING) {
        waiting.add(new Knock(line.knock, line.name, line.channel.words()));
      }
    }
    if (!room.equals(state.room())) {
      ToGuest frame = new ToGuest.Builder().room(room).build();
      for (Line line : joined()) line.send(frame);
    }
    State now = new State(room, waiting, trouble);
    if (now.equals(state)) return;
    state = now;
    for (Watcher watcher : watchers) watcher.changed(now);
  }

  private void companyChanged() {
    unwritten = true;
    unsaid = true;
  }

  private void tell(Notice notice) {
    trouble = Optional.of(notice);
    unsaid = true;
  }

  private boolean write(List<Entry> entries) {
    try {
      journal.append(encoded(entries));
      return true;
    } catch (IOException e) {
      tell(Wording.notice("table.journal_failed", "cause", String.valueOf(e.getMessage())));
      failed = true;
      return false;
    }
  }

  private static List<ByteString> encoded(List<Entry> entries) {
    List<ByteString> bytes = new ArrayList<>();
    for (Entry entry : entries) bytes.add(Entry.ADAPTER.encodeByteString(entry));
    return bytes;
  }

  private Room room() {
    Room.Builder room =
        new Room.Builder()
            .name(opened.name)
            .phase(phase())
            .game(games)
            .rules(lobby.info().id())
            .rules_version(lobby.info().rulesVersion())
            .options(lobby.options)
            .chairs(lobby.chairs)
            .people(lobby.people())
            .app(app);
    running.ifPresent(
        game -> {
          Dealt dealt = game.play().dealt();
          room.rules(dealt.rules).rules_version(dealt.rules_version);
          room.options(dealt.options).attempt(dealt.attempt);
        });
    return room.build();
  }

  private Phase phase() {
    if (dealing.isPresent()) return Phase.DEALING;
    if (!running.isPresent()) return Phase.LOBBY;
    if (running.get().isOver()) return Phase.OVER;
    return running.get().isStopped() ? Phase.PAUSED : Phase.PLAYING;
  }

  /** No game is on the table, a finished one included: its seats are what it is checked against. */
  private boolean isLobby() {
    return phase() == Phase.LOBBY;
  }

  private boolean inGame() {
    return running.isPresent() && !running.get().isOver();
  }

  private static Mind mind(BotLevel level) {
    return level == BotLevel.EASY ? Mind.EASY_BOT : Mind.NORMAL_BOT;
  }

  private Optional<Member> member(int id) {
    return Optional.ofNullable(lobby.members.get(id));
  }

  private Optional<Line> knocking(int knock) {
    for (Line line : lines) {
      if (line.stage == Line.Stage.KNOCKING && line.knock == knock) return Optional.of(line);
    }
    return Optional.empty();
  }

  private List<Line> joined() {
    List<Line> joined = new ArrayList<>();
    for (Line line : lines) if (line.stage == Line.Stage.JOINED) joined.add(line);
    return joined;
  }

  // Signs of life.

  private void beat() {
    heartbeat =
        desk.after(
            limits.beatMillis(),
            () -> {
              beat();
              ToGuest frame = new ToGuest.Builder().beat(new Beat()).build();
              for (Line line : List.copyOf(lines)) {
                if (loop.now() - line.heardAt > limits.silentMillis()) {
                  hangUp(line, "table.silent", false);
                } else {
                  line.send(frame);
                }
              }
            });
  }

  // Coming in.

  private void greet(Channel channel) {
    if (lines.size() - joined().size() >= limits.unknown()) {
      channel.close();
      return;
    }
    Line line = new Line(channel, new Pace(limits.framesPerSecond(), loop.now()), loop.now());
    lines.add(line);
    expectWord(line);
    channel.open(
        new Channel.Receiver() {
          @Override
          public void received(ByteString message) {
            if (line.unread.incrementAndGet() > limits.inbox()) channel.close();
            else post(new Letter(line, Optional.of(message)));
          }

          @Override
          public void closed() {
            post(new Letter(line, Optional.empty()));
          }
        });
  }

  /** Whoever says neither who they are nor that they join keeps a place from others. */
  private void expectWord(Line line) {
    line.patience.cancel();
    line.patience =
        desk.after(
            limits.helloMillis(),
            () -> {
              boolean mute = line.stage == Line.Stage.NEW || line.stage == Line.Stage.ADMITTED;
              if (mute) hangUp(line, "table.silent", false);
            });
  }

  private void post(Letter letter) {
    inbox.add(letter);
    if (emptying.compareAndSet(false, true)) loop.execute(this::empty);
  }

  private void empty() {
    emptying.set(false);
    for (int i = 0; i < AT_ONE_GO; i++) {
      Letter letter = inbox.poll();
      if (letter == null) break;
      if (closed) continue;
      if (letter.message.isPresent()) {
        letter.line.unread.decrementAndGet();
        if (letter.line.stage != Line.Stage.CLOSED) read(letter.line, letter.message.get());
      } else {
        gone(letter.line);
      }
    }
    if (!closed) settle();
    if (!inbox.isEmpty() && emptying.compareAndSet(false, true)) loop.execute(this::empty);
  }

  private void read(Line line, ByteString message) {
    line.heardAt = loop.now();
    if (!line.frames.allows(loop.now())) {
      hangUp(line, "table.flood", false);
      return;
    }
    ToHost frame;
    try {
      if (message.size() > Channel.LONGEST) throw new IOException("too long");
      frame = ToHost.ADAPTER.decode(message);
    } catch (IOException | RuntimeException garbage) {
      hangUp(line, "table.garbage", false);
      return;
    }
    switch (line.stage) {
      case NEW -> {
        if (frame.hello != null) hello(line, frame.hello);
        else hangUp(line, "table.garbage", false);
      }
      case KNOCKING -> {
        // Waits; whatever it says now is said too early.
      }
      case ADMITTED -> {
        if (frame.join != null) join(line, frame.join);
      }
      case JOINED -> said(line, line.member.get(), frame);
      case CLOSED -> {}
    }
  }

  private void hello(Line line, Hello hello) {
    line.name = Lobby.clean(hello.name);
    if (hello.major != Version.MAJOR) {
      String build = Lobby.clean(hello.app);
      tell(Wording.notice("table.other_version", "name", line.name, "app", build));
      line.send(helloFrame(false));
      hangUp(line, "table.version", true, "host", app, "guest", build);
      return;
    }
    if (line.channel.entry() != Channel.Entry.STRANGER) {
      line.stage = Line.Stage.ADMITTED;
      line.send(helloFrame(false));
      return;
    }
    int waiting = 0;
    for (Line other : lines) if (other.stage == Line.Stage.KNOCKING) waiting++;
    if (waiting >= limits.knocks()) {
      hangUp(line, "table.refused", false);
      return;
    }
    line.stage = Line.Stage.KNOCKING;
    line.knock = ++knocks;
    line.send(helloFrame(true));
    unsaid = true;
  }

  private ToGuest helloFrame(boolean wait) {
    return new ToGuest.Builder()
        .hello(new Hello(Version.MAJOR, Version.MINOR, app, opened.name, wait))
        .build();
  }

  private void admit(Line line) {
    line.stage = Line.Stage.ADMITTED;
    expectWord(line);
    line.send(new ToGuest.Builder().admitted(new Admitted()).build());
    unsaid = true;
  }

  private void join(Line line, Join join) {
    Optional<Member> known = join.token.size() == 0 ? Optional.empty() : owner(join.token);
    if (join.token.size() > 0 && !known.isPresent()) {
      hangUp(line, "table.refused", true);
      return;
    }
    ByteString token = join.token;
    if (!known.isPresent()) {
      if (lobby.members.size() >= limits.members()) {
        hangUp(line, "table.full", true);
        return;
      }
      token = entropy.bytes(TOKEN);
      known = enter(join, token);
      if (!known.isPresent()) {
        hangUp(line, "table.journal", false);
        return;
      }
    }
    Member member = known.get();
    if (member.line.map(lines::indexOf).orElse(-1) > lines.indexOf(line)) {
      // Late words of a channel that the device has given up: it is here already, by a newer one.
      hangUp(line, "table.silent", false);
      return;
    }
    member.line.ifPresent(old -> hangUp(old, "table.elsewhere", true));
    line.stage = Line.Stage.JOINED;
    line.member = known;
    line.board = join.board || member.watcher;
    line.choices = join.choices;
    member.line = Optional.of(line);
    if (join.pledge != null && Fair.isWellFormed(join.pledge)) {
      member.pledge = Optional.of(join.pledge);
    }
    Welcome.Builder welcome =
        new Welcome.Builder()
            .member(member.id)
            .token(token)
            .table(opened.table)
            .secret(opened.secret);
    if (running.isPresent()) {
      welcome.last_action(member.lastAction).actions(member.actions).salts(member.salts);
    }
    line.send(new ToGuest.Builder().welcome(welcome.build()).build());
    line.send(new ToGuest.Builder().room(room()).build());
    unsaid = true;
    running.ifPresent(
        game -> {
          subscribe(game, line, join.heard);
          game.peopleChanged();
        });
  }

  private Optional<Member> owner(ByteString token) {
    ByteString hash = token.sha256();
    for (Member member : lobby.members.values()) {
      if (member.tokenHash.equals(hash)) return Optional.of(member);
    }
    return Optional.empty();
  }

  /** A new member, with a chair if there is one to be had. */
  private Optional<Member> enter(Join join, ByteString token) {
    int id = ++lobby.lastMember;
    String name = Lobby.clean(join.name);
    Member member = new Member(id, name, token.sha256(), join.watcher);
    lobby.members.put(id, member);
    boolean sits = !join.watcher && isLobby() && lobby.hasFreeChair();
    if (sits) lobby.addChair(name, id, Mind.PERSON);
    if (!write(List.of(new Entry.Builder().company(lobby.company()).build()))) {
      lobby.members.remove(id);
      if (sits) lobby.chairs.remove(lobby.chairs.size() - 1);
      return Optional.empty();
    }
    return Optional.of(member);
  }

  // Going away.

  private void hangUp(Line line, String why, boolean forGood, String... args) {
    if (line.stage != Line.Stage.CLOSED) line.bye(Wording.notice(why, args), forGood);
    gone(line);
  }

  private void gone(Line line) {
    line.stage = Line.Stage.CLOSED;
    if (!lines.remove(line)) return;
    unsaid = true;
    line.posts.clear();
    if (!line.member.isPresent()) return;
    Member member = line.member.get();
    if (!member.line.isPresent() || member.line.get() != line) return;
    member.line = Optional.empty();
    dealing.ifPresent(round -> round.lost(member));
    running.ifPresent(Running::peopleChanged);
  }

  private void remove(Member member, String why) {
    lobby.members.remove(member.id);
    member.line.ifPresent(line -> hangUp(line, why, true));
    if (!isLobby()) {
      for (int i = 0; i < lobby.chairs.size(); i++) {
        Chair chair = lobby.chairs.get(i);
        if (chair.owner != member.id) continue;
        Mind mind = chair.mind == Mind.PERSON ? Mind.NORMAL_BOT : chair.mind;
        lobby.chairs.set(i, new Chair(chair.name, 0, mind));
      }
    } else {
      lobby.chairs.removeIf(chair -> chair.owner == member.id);
    }
    companyChanged();
    chairsChanged();
  }

  // Among members.

  private void said(Line line, Member member, ToHost frame) {
    if (frame.act != null) {
      act(line, member, frame.act);
    } else if (frame.seen != null) {
      seen(line, frame.seen);
    } else if (frame.pledge != null) {
      pledge(member, frame.pledge);
    } else if (frame.opening != null) {
      opening(member, frame.opening);
    } else if (frame.wish != null) {
      wish(member, frame.wish);
    } else if (frame.ask_record != null) {
      running
          .filter(game -> game.play().dealt().game == frame.ask_record.game)
          .ifPresent(game -> game.sendRecord(line, member, frame.ask_record.part));
    } else if (frame.leave != null) {
      remove(member, "table.left");
    }
  }

  private void act(Line line, Member member, Act act) {
    if (running.isPresent()) {
      running.get().act(line, member, act);
    } else {
      Result result = new Result(act.id, Wording.refused("table.no_game"));
      line.send(new ToGuest.Builder().result(result).build());
    }
  }

  private void seen(Line line, Seen seen) {
    if (seen.number > line.sent || seen.number < line.seen) return;
    line.seen = seen.number;
    if (seen.lost) for (Post post : line.posts) post.startOver();
    running.ifPresent(game -> game.sendWaiting(line));
  }

  private void pledge(Member member, Pledge pledge) {
    if (Fair.isWellFormed(pledge)) member.pledge = Optional.of(pledge);
  }

  private void opening(Member member, Opening opening) {
    if (dealing.isPresent()) dealing.get().opened(member, opening);
    else if (opening.next != null) pledge(member, opening.next);
  }

  private void wish(Member member, Wish wish) {
    if (!wish.add_player.isEmpty() && isLobby()) {
      if (lobby.hasFreeChair()) lobby.addChair(wish.add_player, member.id, Mind.PERSON);
      companyChanged();
    }
    int left = wish.leave_chair - 1;
    if (isLobby() && lobby.has(left) && lobby.chairs.get(left).owner == member.id) {
      lobby.chairs.remove(left);
      companyChanged();
    }
    int named = wish.rename_chair - 1;
    if (lobby.has(named) && lobby.chairs.get(named).owner == member.id) {
      lobby.rename(named, wish.name);
      companyChanged();
    }
    if (isLobby() && wish.readiness != Readiness.UNSAID) {
      member.ready = wish.readiness == Readiness.READY;
      unsaid = true;
    }
  }

  /** Seats have other people in them: what is sent to whom follows. */
  private void chairsChanged() {
    running.ifPresent(
        game -> {
          for (Line line : joined()) subscribe(game, line, Collections.emptyList());
          game.peopleChanged();
        });
  }

  private void subscribe(Running game, Line line, List<Heard> heard) {
    List<Integer> viewers = new ArrayList<>();
    if (line.board) viewers.add(0);
    for (int seat = 0; seat < game.play().seats(); seat++) {
      if (lobby.chairs.get(seat).owner == line.member.get().id) viewers.add(1 + seat);
    }
    int number = game.play().dealt().game;
    line.posts.removeIf(post -> !viewers.contains(post.viewer));
    for (int viewer : viewers) {
      if (line.posts.stream().anyMatch(post -> post.viewer == viewer)) continue;
      int news = 0;
      for (Heard one : heard) {
        if (one.game == number && one.viewer == viewer) news = one.news;
      }
      line.posts.add(new Post(number, viewer, game.play().audience(viewer), line.choices, news));
    }
    game.sendWaiting(line);
  }

  // Playing.

  private void prepare() {
    if (inGame() || dealing.isPresent()) {
      tell(Wording.notice("table.in_game"));
      return;
    }
    Setup setup;
    try {
      setup = lobby.info().complete(new Setup(lobby.chairs.size(), lobby.options));
    } catch (IllegalSetup refusal) {
      tell(new Notice(refusal.key(), refusal.args()));
      return;
    }
    if (!putAway()) return;
    trouble = Optional.empty();
    lobby.nobodyIsReady();
    List<Member> players = new ArrayList<>();
    for (Member member : lobby.members.values()) {
      boolean plays =
          lobby.chairs.stream().anyMatch(c -> c.owner == member.id && c.mind == Mind.PERSON);
      if (plays) players.add(member);
    }
    Dealing round =
        new Dealing(
            desk,
            games + 1,
            lobby.info().id(),
            lobby.info().rulesVersion(),
            setup,
            players,
            this::deal);
    dealing = Optional.of(round);
    unsaid = true;
    round.begin();
  }

  private void deal(Dealt dealt) {
    dealing = Optional.empty();
    unsaid = true;
    Play<?, ?, ?, ?> play;
    try {
      play = Play.deal(lobby.game, dealt);
    } catch (IllegalSetup refusal) {
      tell(new Notice(refusal.key(), refusal.args()));
      return;
    }
    Entry company = new Entry.Builder().company(lobby.company()).build();
    if (!write(List.of(company, new Entry.Builder().dealt(dealt).build()))) return;
    games = dealt.game;
    Running game = new Running(desk, play, 0, false);
    running = Optional.of(game);
    settle();
    for (Line line : joined()) subscribe(game, line, Collections.emptyList());
  }

  /** Clears the table of its game, if any; false if that cannot be written down. */
  private boolean putAway() {
    if (!running.isPresent()) return true;
    if (!write(List.of(new Entry.Builder().closed(new Closed()).build()))) return false;
    running.get().end();
    running = Optional.empty();
    for (Line line : lines) line.posts.clear();
    unsaid = true;
    return true;
  }

  private void halt(boolean stop) {
    if (!inGame() || running.get().isStopped() == stop) return;
    Halt halt = new Halt(stop, running.get().elapsed());
    if (!write(List.of(new Entry.Builder().halt(halt).build())) && !stop) return;
    if (!stop) trouble = Optional.empty();
    running.get().stop(stop);
    unsaid = true;
  }

  private final class OwnDesk implements Desk {
    @Override
    public Loop loop() {
      return loop;
    }

    @Override
    public Entropy entropy() {
      return entropy;
    }

    @Override
    public Limits limits() {
      return limits;
    }

    @Override
    public String app() {
      return app;
    }

    @Override
    public List<Chair> chairs() {
      return lobby.chairs;
    }

    @Override
    public Optional<Member> member(int id) {
      return HostTable.this.member(id);
    }

    @Override
    public Iterable<Member> members() {
      return lobby.members.values();
    }

    @Override
    public Iterable<Line> lines() {
      return lines;
    }

    @Override
    public Loop.Timer after(long millis, Runnable task) {
      return loop.after(millis, () -> perform(task));
    }

    @Override
    public boolean write(List<Entry> entries) {
      return HostTable.this.write(entries);
    }

    @Override
    public void trouble(Notice notice) {
      tell(notice);
    }

    @Override
    public void roomChanged() {
      unsaid = true;
    }
  }
}
