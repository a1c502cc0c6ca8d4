package org.precinct.table.guest;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import okio.Buffer;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.table.Entropy;
import org.precinct.table.Loop;
import org.precinct.table.Shelf;
import org.precinct.table.Version;
import org.precinct.table.Wording;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.channel.Ticket;
import org.precinct.table.fair.Fair;
import org.precinct.table.fair.Notes;
import org.precinct.table.fair.SaltChain;
import org.precinct.table.fair.Verdict;
import org.precinct.table.fair.Verifier;
import org.precinct.table.play.Delta;
import org.precinct.table.proto.Act;
import org.precinct.table.proto.AskRecord;
import org.precinct.table.proto.Beat;
import org.precinct.table.proto.Bye;
import org.precinct.table.proto.Glass;
import org.precinct.table.proto.Heard;
import org.precinct.table.proto.Hello;
import org.precinct.table.proto.Join;
import org.precinct.table.proto.Keepsake;
import org.precinct.table.proto.Leave;
import org.precinct.table.proto.Notice;
import org.precinct.table.proto.Opening;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Pledge;
import org.precinct.table.proto.Pledged;
import org.precinct.table.proto.Prepare;
import org.precinct.table.proto.Readiness;
import org.precinct.table.proto.Record;
import org.precinct.table.proto.RecordPart;
import org.precinct.table.proto.Refused;
import org.precinct.table.proto.Result;
import org.precinct.table.proto.Room;
import org.precinct.table.proto.Secret;
import org.precinct.table.proto.Seen;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;
import org.precinct.table.proto.Update;
import org.precinct.table.proto.Welcome;
import org.precinct.table.proto.Wish;

/**
 * The guest. Everything here happens on its loop; the methods of {@link Guest} only hand over.
 *
 * <p>One action is on its way at a time. It keeps its number and its salt until it has been
 * answered, over any number of connections, so the host can tell a repetition from a new one.
 */
public final class GuestTable implements Guest {
  private static final int FIRST_WAIT = 250;
  private static final int LONGEST_WAIT = 5_000;
  private static final int BEAT = 5_000;
  private static final int SILENT = 15_000;
  private static final int CONNECT = 15_000;
  private static final int UNREAD = 4_096;
  private static final int MOST_ACTIONS = 32;
  private static final int MOST_PARTS = 512;

  private final Loop loop;
  private final Connector connector;
  private final Entropy entropy;
  private final Shelf shelf;
  private final Profile profile;
  private final Keeper keeper;
  private final int chainLength;
  private final List<Watcher> watchers = new ArrayList<>();

  private Status status = Status.CONNECTING;
  private Optional<Notice> notice = Optional.empty();
  private Optional<Channel> channel = Optional.empty();
  private int connection;
  private int failures;
  private boolean joined;

  /** Another device keeps this table: what it says may be anything. */
  private boolean doubted;

  private long heardAt;
  private Loop.Timer timer = () -> {};

  private ByteString token = ByteString.EMPTY;
  private ByteString tableId = ByteString.EMPTY;
  private ByteString secret = ByteString.EMPTY;
  private int member;
  private Optional<Room> room = Optional.empty();

  private Promise next;
  private Optional<Promise> running = Optional.empty();
  private Optional<Prepare> prepare = Optional.empty();
  private int preparedOn;

  /** What is being played, if this device has just those rules. */
  private Optional<Game<?, ?, ?, ?>> rules = Optional.empty();

  private Optional<Notes> notes = Optional.empty();
  private final Map<Integer, Sight> sights = new TreeMap<>();

  /** By viewer: news that the host no longer had when this device came back. */
  private final Map<Integer, Integer> missing = new TreeMap<>();

  private int number;
  private int confirmed;
  private int salts;
  private boolean unsalted;
  private Optional<Welcome> reborn = Optional.empty();

  private final Deque<Pending> pending = new ArrayDeque<>();
  private int lastId;
  private Optional<Refused> refusal = Optional.empty();

  private final Buffer record = new Buffer();
  private int parts;
  private Optional<Record> opened = Optional.empty();
  private Optional<Verdict> verdict = Optional.empty();

  private volatile State state;

  /** An action that has not been answered. */
  private static final class Pending {
    final int game;
    final int seat;
    final ByteString action;
    final Answer answer;
    int id;
    ByteString salt = ByteString.EMPTY;

    Pending(int game, int seat, ByteString action, Answer answer) {
      this.game = game;
      this.seat = seat;
      this.action = action;
      this.answer = answer;
    }
  }

  /** What this device has promised for a game. */
  private record Promise(Secret secret, SaltChain chain) {
    Pledge pledge() {
      return new Pledge(Fair.hash(secret.share, secret.nonce, chain.anchor()), chain.anchor());
    }
  }

  /** Sets out for a table. */
  public static GuestTable join(
      Loop loop,
      Connector connector,
      Entropy entropy,
      Shelf shelf,
      Profile profile,
      Optional<ByteString> keepsake,
      Keeper keeper) {
    return join(loop, connector, entropy, shelf, profile, keepsake, keeper, SaltChain.LENGTH);
  }

  /**
   * The same.
   *
   * @param chainLength salts for each game, where 4,096 would be more than a test needs
   */
  public static GuestTable join(
      Loop loop,
      Connector connector,
      Entropy entropy,
      Shelf shelf,
      Profile profile,
      Optional<ByteString> keepsake,
      Keeper keeper,
      int chainLength) {
    GuestTable guest =
        new GuestTable(loop, connector, entropy, shelf, profile, keeper, chainLength);
    keepsake.ifPresent(guest::remember);
    loop.execute(
        () -> {
          guest.beat();
          guest.connect();
        });
    return guest;
  }

  private GuestTable(
      Loop loop,
      Connector connector,
      Entropy entropy,
      Shelf shelf,
      Profile profile,
      Keeper keeper,
      int chainLength) {
    this.loop = loop;
    this.connector = connector;
    this.entropy = entropy;
    this.shelf = shelf;
    this.profile = profile;
    this.keeper = keeper;
    this.chainLength = chainLength;
    this.next = promise();
    this.state = snapshot();
  }

  private void remember(ByteString bytes) {
    try {
      Keepsake keepsake = Keepsake.ADAPTER.decode(bytes);
      token = keepsake.token;
      tableId = keepsake.table;
      secret = keepsake.secret;
      member = keepsake.member;
      if (keepsake.next != null) next = promise(keepsake.next);
      running = Optional.ofNullable(keepsake.running).map(this::promise);
      prepare = Optional.ofNullable(keepsake.prepare);
    } catch (IOException | RuntimeException unreadable) {
      // As good as none: the host will take us for somebody new.
    }
  }

  private Promise promise() {
    return promise(new Secret(entropy.bytes(32), entropy.bytes(32), entropy.bytes(16)));
  }

  private Promise promise(Secret kept) {
    return new Promise(kept, new SaltChain(kept.salts, chainLength));
  }

  private void keep() {
    Keepsake keepsake =
        new Keepsake(
            tableId,
            token,
            secret,
            member,
            next.secret,
            running.map(Promise::secret).orElse(null),
            prepare.orElse(null));
    keeper.keep(Keepsake.ADAPTER.encodeByteString(keepsake));
  }

  // From any thread.

  @Override
  public State state() {
    return state;
  }

  @Override
  public void watch(Watcher watcher) {
    loop.execute(
        () -> {
          watchers.add(watcher);
          watcher.changed(state);
        });
  }

  @Override
  public void act(Seat seat, ByteString action, Answer answer) {
    loop.execute(
        () -> {
          if (status == Status.GONE || !notes.isPresent()) {
            answer.done(Optional.of(Wording.refused("table.no_game")));
          } else if (pending.size() >= MOST_ACTIONS) {
            answer.done(Optional.of(Wording.refused("table.too_fast")));
          } else {
            pending.add(new Pending(notes.get().game(), seat.number(), action, answer));
            if (pending.size() == 1) sendAction();
            changed();
          }
        });
  }

  @Override
  public void addPlayer(String name) {
    wish(new Wish.Builder().add_player(name).build());
  }

  @Override
  public void leaveChair(int chair) {
    wish(new Wish.Builder().leave_chair(1 + chair).build());
  }

  @Override
  public void renameChair(int chair, String name) {
    wish(new Wish.Builder().rename_chair(1 + chair).name(name).build());
  }

  @Override
  public void ready(boolean ready) {
    Readiness readiness = ready ? Readiness.READY : Readiness.NOT_READY;
    wish(new Wish.Builder().readiness(readiness).build());
  }

  private void wish(Wish wish) {
    loop.execute(
        () -> {
          if (joined) send(new ToHost.Builder().wish(wish).build());
        });
  }

  @Override
  public void leave() {
    loop.execute(
        () -> {
          if (joined) send(new ToHost.Builder().leave(new Leave()).build());
          end(Wording.notice("table.left"));
        });
  }

  @Override
  public void close() {
    loop.execute(() -> end(Wording.notice("table.hung_up")));
  }

  // The connection.

  private void connect() {
    if (status == Status.GONE) return;
    int attempt = ++connection;
    timer = loop.after(CONNECT, () -> lost(attempt));
    connector.connect(
        ticket(),
        new Connector.Answer() {
          @Override
          public void connected(Channel found) {
            loop.execute(() -> arrived(attempt, found));
          }

          @Override
          public void failed() {
            loop.execute(() -> lost(attempt));
          }
        });
  }

  private Optional<Ticket> ticket() {
    boolean known = tableId.size() == TableId.SIZE && secret.size() == JoinSecret.SIZE;
    return known
        ? Optional.of(Ticket.invited(new TableId(tableId), new JoinSecret(secret)))
        : Optional.empty();
  }

  private void arrived(int attempt, Channel found) {
    if (attempt != connection || status == Status.GONE || channel.isPresent()) {
      found.close();
      return;
    }
    channel = Optional.of(found);
    doubted = found.entry() != Channel.Entry.LOCAL;
    heardAt = loop.now();
    number = 0;
    confirmed = 0;
    Queue<ByteString> inbox = new ConcurrentLinkedQueue<>();
    AtomicInteger unread = new AtomicInteger();
    found.open(
        new Channel.Receiver() {
          @Override
          public void received(ByteString message) {
            inbox.add(message);
            int waiting = unread.incrementAndGet();
            if (waiting > UNREAD) found.close();
            else if (waiting == 1) loop.execute(() -> readAll(attempt, inbox, unread));
          }

          @Override
          public void closed() {
            loop.execute(() -> lost(attempt));
          }
        });
    send(
        new ToHost.Builder()
            .hello(new Hello(Version.MAJOR, Version.MINOR, profile.app(), profile.name(), false))
            .build());
    // A stranger's channel may have somebody in between until the words have been compared: the
    // token is not for them.
    if (found.entry() != Channel.Entry.STRANGER) sendJoin();
  }

  /** Reads what has come in; whatever comes meanwhile is read as well. */
  private void readAll(int attempt, Queue<ByteString> inbox, AtomicInteger unread) {
    do {
      ByteString message = inbox.poll();
      if (attempt == connection) read(message);
    } while (unread.decrementAndGet() > 0);
  }

  private void sendJoin() {
    List<Heard> heard = new ArrayList<>();
    for (Sight sight : sights.values()) {
      int news = sight.log().size() + missing.getOrDefault(sight.viewer(), 0);
      heard.add(new Heard(sight.game(), sight.viewer(), news));
    }
    send(
        new ToHost.Builder()
            .join(
                new Join(
                    profile.name(),
                    token,
                    profile.board(),
                    profile.watcher(),
                    profile.choices(),
                    next.pledge(),
                    heard))
            .build());
  }

  /** The connection has ended or never was; tries again after a while. */
  private void lost(int attempt) {
    if (attempt != connection || status == Status.GONE) return;
    connection++;
    timer.cancel();
    channel.ifPresent(Channel::close);
    channel = Optional.empty();
    joined = false;
    status = Status.CONNECTING;
    long wait = Math.min(LONGEST_WAIT, (long) FIRST_WAIT << Math.min(failures, 10));
    failures++;
    // Not all at the same moment after the host has come back.
    long jitter = (entropy.bytes(1).getByte(0) & 0xff) * wait / 1024;
    timer = loop.after(wait + jitter, this::connect);
    changed();
  }

  private void end(Notice why) {
    if (status == Status.GONE) return;
    status = Status.GONE;
    notice = Optional.of(why);
    connection++;
    timer.cancel();
    channel.ifPresent(Channel::close);
    channel = Optional.empty();
    joined = false;
    abandonActions();
    changed();
  }

  private void beat() {
    loop.after(
        BEAT,
        () -> {
          if (status == Status.GONE) return;
          beat();
          if (!channel.isPresent()) return;
          if (loop.now() - heardAt > SILENT) {
            notice = Optional.of(Wording.notice("table.silent"));
            lost(connection);
            return;
          }
          send(new ToHost.Builder().beat(new Beat()).build());
          if (confirmed < number) confirm(false);
        });
  }

  private void send(ToHost frame) {
    channel.ifPresent(open -> open.send(ToHost.ADAPTER.encodeByteString(frame)));
  }

  // What the host says.

  private void read(ByteString message) {
    heardAt = loop.now();
    ToGuest frame;
    try {
      frame = ToGuest.ADAPTER.decode(message);
      if (frame.update != null) update(frame.update);
      else if (frame.result != null) result(frame.result);
      else if (frame.room != null) room(frame.room);
      else if (frame.hello != null) hello(frame.hello);
      else if (frame.admitted != null) sendJoin();
      else if (frame.welcome != null) welcome(frame.welcome);
      else if (frame.prepare != null) prepare(frame.prepare);
      else if (frame.record_part != null) recordPart(frame.record_part);
      else if (frame.notice != null) notice = Optional.of(frame.notice);
      else if (frame.bye != null) bye(frame.bye);
      else return;
    } catch (IOException | RuntimeException garbage) {
      notice = Optional.of(Wording.notice("table.unreadable"));
      lost(connection);
      return;
    }
    changed();
  }

  private void hello(Hello hello) {
    if (hello.major != Version.MAJOR) {
      end(Wording.notice("table.version", "host", hello.app, "guest", profile.app()));
    } else if (hello.wait) {
      timer.cancel();
      status = Status.KNOCKING;
    }
  }

  private void bye(Bye bye) {
    Notice why = bye.why == null ? Wording.notice("table.closed") : bye.why;
    if (bye.final_) {
      end(why);
    } else {
      notice = Optional.of(why);
      lost(connection);
    }
  }

  private void welcome(Welcome welcome) {
    timer.cancel();
    joined = true;
    failures = 0;
    status = Status.AT_TABLE;
    notice = Optional.empty();
    member = welcome.member;
    token = welcome.token;
    tableId = welcome.table;
    secret = welcome.secret;
    keep();
    if (!notes.isPresent()) reborn = Optional.of(welcome);
    lastId = Math.max(lastId, welcome.last_action);
    sendAction();
  }

  private void room(Room now) {
    room = Optional.of(now);
    boolean inGame = now.phase != Phase.LOBBY && now.phase != Phase.DEALING;
    if (!inGame) {
      if (notes.isPresent()) forgetGame();
    } else if (!notes.isPresent() || notes.get().game() != now.game) {
      forgetGame();
      beginGame(now);
    }
    if (now.phase == Phase.OVER && !opened.isPresent()) askRecord(parts);
    keepOwnSights(now);
  }

  /** A seat that has been given to somebody else is not ours to show any more. */
  private void keepOwnSights(Room now) {
    sights
        .keySet()
        .removeIf(
            viewer ->
                viewer > now.chairs.size()
                    || viewer > 0 && now.chairs.get(viewer - 1).owner != member);
  }

  private void forgetGame() {
    abandonActions();
    notes = Optional.empty();
    sights.clear();
    missing.clear();
    record.clear();
    parts = 0;
    opened = Optional.empty();
    verdict = Optional.empty();
    refusal = Optional.empty();
  }

  private void beginGame(Room now) {
    Optional<Prepare> agreed = prepare.filter(p -> p.game == now.game);
    boolean counted = agreed.isPresent() && agreed.get().attempt == now.attempt;
    boolean stayed = agreed.isPresent() && preparedOn == connection;
    ByteString share = running.map(promise -> promise.secret.share).orElse(ByteString.EMPTY);
    Notes fresh = new Notes(now.game, member, agreed, share, stayed);
    salts = 0;
    unsalted = !counted;
    if (!counted) running = Optional.empty();
    // An app that has been started anew takes up where the host says it was.
    reborn.ifPresent(
        welcome -> {
          fresh.forgot(welcome.actions);
          salts = welcome.salts;
          if (welcome.salts < welcome.actions) unsalted = true;
        });
    reborn = Optional.empty();
    rules = shelf.find(now.rules).filter(game -> game.info().rulesVersion() == now.rules_version);
    notes = Optional.of(fresh);
  }

  // Agreeing on a seed.

  private void prepare(Prepare all) {
    Pledge own = next.pledge();
    boolean in = false;
    for (Pledged pledged : all.pledged) {
      if (pledged.member == member) in = own.equals(pledged.pledge);
    }
    if (!in) return;
    running = Optional.of(next);
    prepare = Optional.of(all);
    preparedOn = connection;
    next = promise();
    keep();
    Secret told = running.get().secret;
    send(
        new ToHost.Builder()
            .opening(new Opening(all.game, all.attempt, told.share, told.nonce, next.pledge()))
            .build());
  }

  // Views.

  private void update(Update update) throws IOException {
    number = update.number;
    if (update.confirm) confirm(false);
    if (!notes.isPresent() || notes.get().game() != update.game) return;
    if (update.viewer < 0 || update.viewer > room.get().chairs.size()) {
      throw new IOException("nobody has this seat");
    }
    Sight old = sights.get(update.viewer);
    ByteString view;
    if (update.view != null) {
      view = update.view;
    } else if (old == null) {
      confirm(true);
      return;
    } else if (update.delta != null) {
      view = Delta.apply(old.bytes(), update.delta, Channel.LONGEST);
    } else {
      view = old.bytes();
    }
    if (doubted && rules.isPresent()) readable(rules.get(), update, view);
    Glass glass = update.glass != null ? update.glass : old == null ? null : old.glass();
    if (glass == null) glass = new Glass(0, 0, 0, false);
    long glassAt = update.glass != null || old == null ? loop.now() : old.glassAt();
    boolean repeated = old != null && old.change() == update.change && view.equals(old.bytes());
    if (!repeated || glass.id != old.glass().id || glass.limit != old.glass().limit) {
      notes.get().saw(update.viewer, update.change, view, glass.id, glass.limit);
    }
    Log log = old == null ? Log.EMPTY : old.log();
    int before = log.size();
    log = news(update, log);
    sights.put(
        update.viewer,
        new Sight(
            update.game,
            update.viewer,
            update.change,
            view,
            log,
            log.size() - before,
            glass,
            glassAt,
            update.choices != null
                ? Optional.of(update.choices)
                : old == null ? Optional.empty() : old.choices()));
  }

  /** Screens decode what is here without asking whether they can. */
  private static void readable(Game<?, ?, ?, ?> rules, Update update, ByteString view)
      throws IOException {
    if (update.view != null || update.delta != null) rules.viewAdapter().decode(view);
    for (ByteString event : update.news) rules.eventAdapter().decode(event);
    if (update.choices == null) return;
    for (ByteString action : update.choices.actions) rules.actionAdapter().decode(action);
  }

  private Log news(Update update, Log log) {
    Log result = log;
    int known = log.size() + missing.getOrDefault(update.viewer, 0);
    if (!update.news.isEmpty() && update.news_from > known + 1) {
      missing.merge(update.viewer, update.news_from - known - 1, Integer::sum);
      known = update.news_from - 1;
    }
    for (int i = 0; i < update.news.size(); i++) {
      int place = update.news_from + i;
      if (place <= known) continue;
      notes.get().heard(update.viewer, place, update.news.get(i));
      result = result.with(update.news.get(i));
    }
    return result;
  }

  private void confirm(boolean lost) {
    confirmed = number;
    send(new ToHost.Builder().seen(new Seen(number, lost)).build());
  }

  // Actions.

  private void sendAction() {
    Pending first = pending.peek();
    if (first == null || !joined) return;
    if (first.id == 0) {
      first.id = ++lastId;
      boolean salted = !unsalted && running.isPresent();
      first.salt = salted ? running.get().chain.after(salts) : ByteString.EMPTY;
    }
    send(
        new ToHost.Builder()
            .act(new Act(first.game, first.id, first.seat, first.action, first.salt))
            .build());
  }

  private void result(Result result) {
    Pending first = pending.peek();
    if (first == null || first.id != result.id) return;
    pending.remove();
    refusal = Optional.ofNullable(result.refused);
    if (result.refused == null && notes.isPresent()) {
      notes.get().acknowledged(first.seat, first.action, first.salt);
      if (first.salt.size() > 0) salts++;
      else unsalted = true;
    } else if (result.refused != null && result.refused.key.equals("table.bad_salt")) {
      unsalted = true;
    }
    first.answer.done(refusal);
    sendAction();
    verify();
  }

  private void abandonActions() {
    while (!pending.isEmpty()) {
      pending.remove().answer.done(Optional.of(Wording.refused("table.no_game")));
    }
  }

  // The end.

  private void askRecord(int part) {
    send(
        new ToHost.Builder()
            .ask_record(new AskRecord(notes.map(Notes::game).orElse(0), part))
            .build());
  }

  private void recordPart(RecordPart part) throws IOException {
    boolean expected =
        notes.isPresent()
            && part.game == notes.get().game()
            && part.part == parts
            && part.parts <= MOST_PARTS
            && !opened.isPresent();
    if (!expected) return;
    record.write(part.bytes);
    parts++;
    if (parts < part.parts) {
      askRecord(parts);
      return;
    }
    opened = Optional.of(Record.ADAPTER.decode(record.readByteString()));
    verify();
  }

  /** Checks the game once it is opened and every own action has been answered. */
  private void verify() {
    if (!opened.isPresent() || verdict.isPresent() || !pending.isEmpty()) return;
    Room told = room.get();
    Optional<Game<?, ?, ?, ?>> game = shelf.find(told.rules);
    verdict =
        Optional.of(
            game.isPresent()
                ? Verifier.check(
                    game.get(),
                    new Setup(told.chairs.size(), told.options),
                    opened.get(),
                    notes.get())
                : new Verdict.Unchecked("fair.other_rules"));
  }

  // What is shown.

  private void changed() {
    state = snapshot();
    for (Watcher watcher : watchers) watcher.changed(state);
  }

  private State snapshot() {
    return new State(
        status,
        status == Status.KNOCKING ? channel.map(Channel::words).orElse("") : "",
        room,
        member,
        sights,
        pending.size(),
        refusal,
        notice,
        opened,
        verdict);
  }
}
