package org.precinct.table.host;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import okio.ByteString;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Setup;
import org.precinct.engine.Sha256;
import org.precinct.table.CleanText;
import org.precinct.table.Entropy;
import org.precinct.table.Loop;
import org.precinct.table.Shelf;
import org.precinct.table.Wording;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.Entrance;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.fair.Fair;
import org.precinct.table.journal.Journal;
import org.precinct.table.net.JoinPhrase;
import org.precinct.table.proto.Act;
import org.precinct.table.proto.Begun;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Closed;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Halt;
import org.precinct.table.proto.Heard;
import org.precinct.table.proto.Join;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Notice;
import org.precinct.table.proto.Opened;
import org.precinct.table.proto.Opening;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Pledge;
import org.precinct.table.proto.Renewed;
import org.precinct.table.proto.Result;
import org.precinct.table.proto.Room;
import org.precinct.table.proto.Seen;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;
import org.precinct.table.proto.Welcome;

/**
 * The host. Everything here happens on its loop; the methods of {@link Host} only hand over.
 *
 * <p>Messages of all devices come in through one queue. What lies in it is worked off in one go,
 * and the steps that come of it share one write to the journal: {@link #settle} ends every task,
 * and nobody hears of anything before it.
 */
public final class HostTable implements Host {
  private static final int TOKEN = 32;

  /** Join secrets that members who were away may still come with. */
  private static final int MOST_SECRETS = 9;

  /** How late the heartbeat may be before the host must have been asleep. */
  private static final int NAP = 3_000;

  private final Loop loop;
  private final Journal journal;
  private final Entropy entropy;
  private final Shelf shelf;
  private final Limits limits;
  private final String app;
  private final Opened opened;
  private final Lobby lobby;
  private final HostCore core = new OwnDesk();

  private final Seating seating;
  private final Reception reception;
  private final List<Watcher> watchers = new ArrayList<>();
  private int games;

  /** How often the next game's deal has been begun. */
  private final List<Begun> begun = new ArrayList<>();

  private Optional<Dealing> dealing = Optional.empty();
  private Optional<Running> running = Optional.empty();
  private Optional<Notice> trouble = Optional.empty();
  private long companyBytes;

  /** When anything was last done here; the heartbeat alone does something all the time. */
  private long awakeAt;

  private boolean unwritten;
  private boolean failed;
  private boolean unsaid = true;

  /** Screens show another invitation. */
  private boolean renewed;

  private boolean closed;
  private volatile State state;

  /** Join secrets, the newest first. */
  private volatile List<ByteString> secrets = List.of();

  private volatile String phrase = "";

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
            CleanText.name(plan.name),
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
    List<ByteString> entries = journal.read();
    Resumption.Save save = Resumption.read(shelf, entries);
    Lobby lobby = Lobby.of(shelf, save.company());
    HostTable table =
        new HostTable(loop, journal, entropy, shelf, limits, app, save.opened(), lobby);
    table.companyBytes = save.companyBytes();
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
    this.awakeAt = loop.now();
    readSecrets();
    this.seating = new Seating(core, lobby, shelf);
    this.reception = new Reception(core, new OwnHall(), opened.name);
    this.state = new State(room(), List.of(), Optional.empty());
  }

  private void begin(Optional<Resumption.Save> save) {
    save.ifPresent(s -> games = s.games());
    save.ifPresent(s -> begun.addAll(s.begun()));
    state = new State(room(), List.of(), Optional.empty());
    run(
        () -> {
          if (save.isPresent() && save.get().play().isPresent()) {
            running =
                Optional.of(
                    new Running(
                        core, save.get().play().get(), save.get().elapsed(), save.get().stopped()));
          }
          reception.beat();
        });
  }

  // From any thread.

  @Override
  public State state() {
    return state;
  }

  @Override
  public Entrance entrance(boolean strangers) {
    List<ByteString> all = secrets;
    List<JoinSecret> former = new ArrayList<>();
    for (ByteString one : all.subList(1, all.size())) former.add(new JoinSecret(one));
    return new Entrance(new TableId(opened.table), new JoinSecret(all.get(0)), former, strangers);
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
  public void unwatch(Watcher watcher) {
    run(() -> watchers.remove(watcher));
  }

  @Override
  public void arrived(Channel channel) {
    run(() -> reception.greet(channel));
  }

  @Override
  public void letIn(int knock) {
    run(() -> reception.knocking(knock).ifPresent(reception::admit));
  }

  @Override
  public void turnAway(int knock) {
    run(
        () ->
            reception
                .knocking(knock)
                .ifPresent(line -> reception.hangUp(line, "table.refused", true)));
  }

  @Override
  public void kick(int member) {
    run(
        () ->
            member(member)
                .ifPresent(
                    m -> {
                      remove(m, "table.kicked");
                      renew(JoinSecret.of(entropy), "");
                    }));
  }

  @Override
  public void invite(JoinPhrase next) {
    JoinSecret secret = next.secret();
    run(() -> renew(secret, next.digits()));
  }

  @Override
  public Optional<JoinPhrase> phrase(JoinPhrase first) {
    if (secrets.size() == 1) return Optional.of(first);
    String now = phrase;
    return now.isEmpty() ? Optional.empty() : Optional.of(new JoinPhrase(now));
  }

  private void renew(JoinSecret secret, String digits) {
    if (lobby.secrets.isEmpty()) lobby.secrets.add(opened.secret);
    lobby.secrets.add(0, secret.key());
    if (lobby.secrets.size() > MOST_SECRETS) lobby.secrets.remove(MOST_SECRETS);
    lobby.phrase = digits;
    readSecrets();
    renewed = true;
    companyChanged();
    for (DeviceLine line : reception.joined()) {
      line.send(new ToGuest.Builder().renewed(new Renewed(secret.key())).build());
    }
  }

  private void readSecrets() {
    secrets = lobby.secrets.isEmpty() ? List.of(opened.secret) : List.copyOf(lobby.secrets);
    phrase = lobby.phrase;
  }

  @Override
  public void choose(String game) {
    inLobby(() -> seating.choose(game));
  }

  @Override
  public void option(String id, String value) {
    run(
        () -> {
          boolean adjusts = inGame() && running.get().play().adjusts(id, value);
          if (!adjusts) {
            lobby(() -> seating.option(id, value));
            return;
          }
          running.get().setting(id, value);
          lobby.options.put(id, value);
          unsaid = true;
        });
  }

  @Override
  public void addBot(String name, BotLevel level) {
    inLobby(() -> seating.addBot(name, level));
  }

  @Override
  public void removeChair(int chair) {
    inLobby(() -> seating.removeChair(chair));
  }

  @Override
  public void moveChair(int from, int to) {
    inLobby(() -> seating.moveChair(from, to));
  }

  @Override
  public void renameChair(int chair, String name) {
    run(() -> seating.rename(chair, name));
  }

  @Override
  public void castChair(int chair, String character) {
    inLobby(() -> seating.cast(chair, character));
  }

  @Override
  public void seat(int chair, int member) {
    run(
        () -> {
          if (!dealing.isPresent()) seating.seat(chair, member);
        });
  }

  @Override
  public void hand(int chair, Optional<BotLevel> bot) {
    run(() -> seating.hand(chair, bot));
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
          dealing.ifPresent(Dealing::cancel);
          running.ifPresent(Running::end);
          reception.close();
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
    noticeSleep();
    task.run();
    settle();
  }

  /** A phone in a pocket, or a process that the system stopped: that was a pause for everybody. */
  private void noticeSleep() {
    long now = loop.now();
    long slept = now - awakeAt;
    awakeAt = now;
    if (slept <= limits.beatMillis() + NAP) return;
    reception.slept();
    running.ifPresent(game -> game.slept(slept));
  }

  /** A wish that makes sense only while nothing is being played. */
  private void inLobby(Runnable task) {
    run(() -> lobby(task));
  }

  private void lobby(Runnable task) {
    if (!isLobby()) {
      tell(Wording.notice("table.lobby_only"));
      return;
    }
    trouble = Optional.empty();
    unsaid = true;
    task.run();
  }

  // The end of every task.

  private void settle() {
    running.ifPresent(Running::flush);
    if (unwritten) {
      unwritten = !writeCompany();
    }
    if (failed) {
      failed = false;
      running.filter(game -> !game.isStopped()).ifPresent(game -> game.stop(true));
    }
    if (!unsaid) return;
    unsaid = false;
    Room room = room();
    if (!room.equals(state.room())) {
      ToGuest frame = new ToGuest.Builder().room(room).build();
      for (DeviceLine line : reception.joined()) line.send(frame);
    }
    State now = new State(room, reception.knocks(), trouble);
    if (now.equals(state) && !renewed) return;
    renewed = false;
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

  private boolean writeCompany() {
    Entry company = new Entry.Builder().company(lobby.company()).build();
    companyBytes += Entry.ADAPTER.encodedSize(company);
    return write(List.of(company));
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
          room.options(dealt.options).attempt(dealt.attempt).settings(game.play().settings());
        });
    return room.build();
  }

  private Phase phase() {
    if (dealing.isPresent()) return Phase.DEALING;
    if (!running.isPresent()) return Phase.LOBBY;
    if (running.get().isOver()) return Phase.OVER;
    return running.get().isStopped() ? Phase.PAUSED : Phase.PLAYING;
  }

  private boolean isLobby() {
    return phase() == Phase.LOBBY;
  }

  private boolean inGame() {
    return running.isPresent() && !running.get().isOver();
  }

  private Optional<Member> member(int id) {
    return Optional.ofNullable(lobby.members.get(id));
  }

  // Coming and going.

  private void join(DeviceLine line, Join join) {
    Optional<Member> known = join.token.size() == 0 ? Optional.empty() : owner(join.token);
    boolean uninvited = line.channel.entry() == Channel.Entry.FORMER || join.token.size() > 0;
    if (uninvited && !known.isPresent()) {
      refuse(line, join.token);
      return;
    }
    ByteString token = join.token;
    if (!known.isPresent()) {
      if (lobby.members.size() >= limits.members()) lobby.dispensable().ifPresent(this::forget);
      if (lobby.members.size() >= limits.members() || !core.takesWishes()) {
        reception.hangUp(line, "table.full", true);
        return;
      }
      token = entropy.bytes(TOKEN);
      known = enter(join, token);
      if (!known.isPresent()) {
        reception.hangUp(line, "table.journal", false);
        return;
      }
    }
    Member member = known.get();
    if (member.line.filter(other -> reception.isNewer(other, line)).isPresent()) {
      // Late words of a channel that the device has given up: it is here already, by a newer one.
      reception.hangUp(line, "table.silent", false);
      return;
    }
    token = moved(line, member, token);
    member.line.ifPresent(old -> reception.hangUp(old, "table.elsewhere", true));
    line.stage = DeviceLine.Stage.JOINED;
    line.member = known;
    line.board = join.board || member.watcher;
    line.choices = join.choices;
    member.line = Optional.of(line);
    if (join.pledge != null) promise(member, join.pledge);
    Welcome.Builder welcome =
        new Welcome.Builder()
            .member(member.id)
            .token(token)
            .table(opened.table)
            .secret(secrets.get(0));
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
    ByteString hash = Sha256.of(token);
    for (Member member : lobby.members.values()) {
      if (member.tokenHash.equals(hash) || member.formerHash.equals(hash)) {
        return Optional.of(member);
      }
    }
    return Optional.empty();
  }

  /** Somebody who may not come in. Its owner is told if somebody else has used its token. */
  private void refuse(DeviceLine line, ByteString token) {
    ByteString hash = Sha256.of(token);
    for (Member member : lobby.members.values()) {
      if (!member.retiredHash.equals(hash)) continue;
      tell(Wording.notice("table.used_twice", "name", member.name));
      reception.hangUp(line, "table.token_used", true);
      return;
    }
    reception.hangUp(line, "table.refused", true);
  }

  /**
   * A token that is used from a new place changes, so that a copy of it is soon worth nothing. Both
   * are good until somebody comes with the new one: it may have been lost on the way.
   *
   * @return the token from now on
   */
  private ByteString moved(DeviceLine line, Member member, ByteString token) {
    String place = line.channel.peer();
    boolean newest = member.tokenHash.equals(Sha256.of(token));
    boolean elsewhere = !place.isEmpty() && !member.place.isEmpty() && !place.equals(member.place);
    if (!place.isEmpty()) member.place = place;
    if (newest && member.retire()) companyChanged();
    if (newest && !elsewhere) return token;
    if (!newest && elsewhere) {
      line.send(new ToGuest.Builder().notice(Wording.notice("table.used_elsewhere")).build());
    }
    if (elsewhere && member.isHere()) tell(Wording.notice("table.moved", "name", member.name));
    ByteString next = entropy.bytes(TOKEN);
    member.renew(Sha256.of(next));
    companyChanged();
    return next;
  }

  private void forget(Member member) {
    lobby.members.remove(member.id);
    companyChanged();
  }

  /** A new member, with a chair if there is one to be had. */
  private Optional<Member> enter(Join join, ByteString token) {
    int id = ++lobby.lastMember;
    String name = CleanText.name(join.name);
    Member member = new Member(id, name, Sha256.of(token), join.watcher);
    lobby.members.put(id, member);
    boolean sits = !join.watcher && isLobby() && lobby.hasFreeChair();
    if (sits) lobby.addChair(name, id, Mind.PERSON);
    if (!writeCompany()) {
      lobby.members.remove(id);
      if (sits) lobby.chairs.remove(lobby.chairs.size() - 1);
      return Optional.empty();
    }
    return Optional.of(member);
  }

  private void remove(Member member, String why) {
    lobby.members.remove(member.id);
    // Before anybody hears of it: a deal that waited for this member goes on at once.
    if (isLobby()) lobby.chairs.removeIf(chair -> chair.owner == member.id);
    else lobby.botsFor(member.id);
    member.line.ifPresent(line -> reception.hangUp(line, why, true));
    chairsChanged();
  }

  // Among members.

  private void said(DeviceLine line, Member member, ToHost frame) {
    if (frame.act != null) {
      act(line, member, frame.act);
    } else if (frame.seen != null) {
      seen(line, frame.seen);
    } else if (frame.pledge != null) {
      pledge(member, frame.pledge);
    } else if (frame.opening != null) {
      opening(member, frame.opening);
    } else if (frame.wish != null) {
      seating.wish(line, member, frame.wish);
    } else if (frame.ask_record != null) {
      running
          .filter(game -> game.play().dealt().game == frame.ask_record.game)
          .ifPresent(game -> game.sendRecord(line, frame.ask_record.part));
    } else if (frame.leave != null) {
      remove(member, "table.left");
    }
  }

  private void act(DeviceLine line, Member member, Act act) {
    if (running.isPresent()) {
      running.get().act(line, member, act);
    } else {
      Result result = new Result(act.id, Wording.refused("table.no_game"));
      line.send(new ToGuest.Builder().result(result).build());
    }
  }

  private void seen(DeviceLine line, Seen seen) {
    if (seen.number > line.sent || seen.number < line.seen) return;
    line.seen = seen.number;
    if (seen.lost) for (Post post : line.posts) post.startOver();
    running.ifPresent(game -> game.sendWaiting(line));
  }

  private static void promise(Member member, Pledge pledge) {
    if (Fair.isWellFormed(pledge)) member.promise(pledge);
  }

  private void pledge(Member member, Pledge pledge) {
    promise(member, pledge);
    dealing.ifPresent(Dealing::pledged);
  }

  private void opening(Member member, Opening opening) {
    member.owesPledge = false;
    if (opening.next != null) promise(member, opening.next);
    dealing.ifPresent(round -> round.opened(member, opening));
  }

  private void chairsChanged() {
    companyChanged();
    running.ifPresent(
        game -> {
          for (DeviceLine line : reception.joined()) subscribe(game, line, Collections.emptyList());
          game.peopleChanged();
        });
  }

  private void subscribe(Running game, DeviceLine line, List<Heard> heard) {
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
            core,
            games + 1,
            lobby.info().id(),
            lobby.info().rulesVersion(),
            setup,
            players,
            begun,
            new OwnRound());
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
    begun.clear();
    Running game = new Running(core, play, 0, false);
    running = Optional.of(game);
    settle();
    for (DeviceLine line : reception.joined()) subscribe(game, line, Collections.emptyList());
  }

  /** Clears the table of its game, if any; false if that cannot be written down. */
  private boolean putAway() {
    if (!running.isPresent()) return true;
    if (!write(List.of(new Entry.Builder().closed(new Closed()).build()))) return false;
    running.get().end();
    running = Optional.empty();
    lobby.nobodyAsksForPause();
    for (DeviceLine line : reception.lines()) line.posts.clear();
    unsaid = true;
    return true;
  }

  private void halt(boolean stop) {
    if (!inGame()) return;
    lobby.nobodyAsksForPause();
    unsaid = true;
    if (running.get().isStopped() == stop) return;
    Halt halt = new Halt(stop, running.get().elapsed());
    if (!write(List.of(new Entry.Builder().halt(halt).build())) && !stop) return;
    if (!stop) trouble = Optional.empty();
    running.get().stop(stop);
  }

  private final class OwnRound implements Dealing.Ready {
    @Override
    public void deal(Dealt dealt) {
      HostTable.this.deal(dealt);
    }

    @Override
    public void giveUp() {
      dealing = Optional.empty();
      unsaid = true;
    }
  }

  private final class OwnDesk implements HostCore {
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
    public Iterable<DeviceLine> lines() {
      return reception.lines();
    }

    @Override
    public Loop.Timer after(long millis, Runnable task) {
      return loop.after(millis, () -> perform(task));
    }

    @Override
    public void aside(Supplier<Runnable> task) {
      loop.aside(() -> HostTable.this.run(task.get()));
    }

    @Override
    public boolean write(List<Entry> entries) {
      return HostTable.this.write(entries);
    }

    @Override
    public boolean takesWishes() {
      return companyBytes < Ledger.COMPANY;
    }

    @Override
    public void trouble(Notice notice) {
      tell(notice);
    }

    @Override
    public void roomChanged() {
      unsaid = true;
    }

    @Override
    public Phase phase() {
      return HostTable.this.phase();
    }

    @Override
    public void companyChanged() {
      HostTable.this.companyChanged();
    }

    @Override
    public void chairsChanged() {
      HostTable.this.chairsChanged();
    }
  }

  private final class OwnHall implements Reception.Hall {
    @Override
    public void join(DeviceLine line, Join join) {
      HostTable.this.join(line, join);
    }

    @Override
    public void said(DeviceLine line, Member member, ToHost frame) {
      HostTable.this.said(line, member, frame);
    }

    @Override
    public void left(Member member) {
      dealing.ifPresent(round -> round.lost(member));
      running.ifPresent(Running::peopleChanged);
    }

    @Override
    public void awake() {
      running.ifPresent(Running::peopleChanged);
    }

    @Override
    public void settle() {
      HostTable.this.settle();
    }

    @Override
    public boolean isClosed() {
      return closed;
    }
  }
}
