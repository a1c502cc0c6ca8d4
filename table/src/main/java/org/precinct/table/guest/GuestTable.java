package org.precinct.table.guest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.table.CleanText;
import org.precinct.table.Entropy;
import org.precinct.table.Loop;
import org.precinct.table.Shelf;
import org.precinct.table.Version;
import org.precinct.table.Wording;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.channel.Ticket;
import org.precinct.table.fair.Evidence;
import org.precinct.table.fair.SaltChain;
import org.precinct.table.fair.Verdict;
import org.precinct.table.play.RecordSize;
import org.precinct.table.proto.Act;
import org.precinct.table.proto.Bye;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Hello;
import org.precinct.table.proto.Join;
import org.precinct.table.proto.Keepsake;
import org.precinct.table.proto.Leave;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Notice;
import org.precinct.table.proto.Person;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Prepare;
import org.precinct.table.proto.Readiness;
import org.precinct.table.proto.RecordPart;
import org.precinct.table.proto.Refused;
import org.precinct.table.proto.Renewed;
import org.precinct.table.proto.Result;
import org.precinct.table.proto.Room;
import org.precinct.table.proto.Seen;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.ToHost;
import org.precinct.table.proto.Update;
import org.precinct.table.proto.Welcome;
import org.precinct.table.proto.Wish;

/**
 * The guest. Everything here happens on its loop; the methods of {@link Guest} only hand over.
 *
 * <p>This class knows who this device is and what is said when. The {@link Reconnector} finds the
 * host, {@link Promises} make luck fair, {@link Errands} are the actions on their reconnector,
 * {@link Eyes} hold what is seen, and the {@link Review} checks a finished game.
 */
public final class GuestTable implements Guest {
  /** How long a host may take to give a finished game's record. */
  private static final int RECORD = 20_000;

  /** Nobody who waits so long between two actions is too fast for a host. */
  private static final int SLOW = 1_500;

  /** By then a host that cannot write has said that the game is paused. */
  private static final int PAUSE = 5_000;

  /** A host says something every five seconds, if nothing stands in its way or in ours. */
  private static final int SILENCE = 8_000;

  /** Bytes of actions that are far from filling anybody's share of the record. */
  private static final int FULL = 256 << 10;

  private final Loop loop;
  private final Shelf shelf;
  private final Profile profile;
  private final Keeper keeper;
  private final Reconnector reconnector;
  private final Promises promises;
  private final Errands errands = new Errands();
  private final Eyes eyes = new Eyes();
  private final Review review = new Review();
  private final List<Watcher> watchers = new ArrayList<>();

  private Status status = Status.CONNECTING;
  private Optional<Notice> notice = Optional.empty();

  /** What this device's player has to know of the running game, whatever the host says. */
  private Optional<Notice> warning = Optional.empty();

  private Optional<Refused> refusal = Optional.empty();
  private boolean joined;

  /** For a stranger: whether either side's player has found the words to be the same. */
  private boolean sameWords;

  private boolean admitted;

  /** Another device keeps this table: what it says may be anything. */
  private boolean doubted;

  private ByteString token = ByteString.EMPTY;
  private ByteString tableId = ByteString.EMPTY;
  private ByteString secret = ByteString.EMPTY;
  private int member;
  private Optional<Room> room = Optional.empty();

  /** Updates on this channel: the last one, and the last one that the host knows has arrived. */
  private int number;

  private int confirmed;

  /** When this device last sent an action, and whether that was soon after another. */
  private Optional<Long> sentAt = Optional.empty();

  private boolean hurries;

  /** When the host was last heard of. */
  private long heardAt;

  /** When the table was last said to be paused. */
  private Optional<Long> pausedAt = Optional.empty();

  /** What is being played, if this device has just those rules. */
  private Optional<Game<?, ?, ?, ?>> rules = Optional.empty();

  private Optional<Evidence> evidence = Optional.empty();

  /** What the host said when this device came without a memory of the running game. */
  private Optional<Welcome> reborn = Optional.empty();

  private volatile State state;

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
    loop.execute(guest.reconnector::begin);
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
    this.shelf = shelf;
    this.profile = profile;
    this.keeper = keeper;
    this.reconnector = new Reconnector(loop, connector, entropy, new OwnTraveller());
    this.promises = new Promises(entropy, chainLength);
    this.state = snapshot();
  }

  private void remember(ByteString bytes) {
    try {
      Keepsake keepsake = Keepsake.ADAPTER.decode(bytes);
      token = keepsake.token;
      tableId = keepsake.table;
      secret = keepsake.secret;
      member = keepsake.member;
      promises.remember(keepsake);
    } catch (IOException | RuntimeException unreadable) {
      // As good as none: the host will take us for somebody new.
    }
  }

  private void keep() {
    Keepsake.Builder keepsake =
        new Keepsake.Builder().table(tableId).token(token).secret(secret).member(member);
    promises.keep(keepsake);
    keeper.keep(Keepsake.ADAPTER.encodeByteString(keepsake.build()));
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
  public void unwatch(Watcher watcher) {
    loop.execute(() -> watchers.remove(watcher));
  }

  @Override
  public void act(Seat seat, ByteString action, Answer answer) {
    loop.execute(
        () -> {
          if (status == Status.GONE || !evidence.isPresent()) {
            answer.done(Optional.of(Wording.refused("table.no_game")));
            return;
          }
          Evidence own = evidence.get();
          int from = own.lastChange(seat.number());
          Errands.Errand errand =
              new Errands.Errand(own.game(), seat.number(), action, from, answer);
          if (!errands.add(errand)) {
            answer.done(Optional.of(Wording.refused("table.too_fast")));
            return;
          }
          if (errands.size() == 1) sendAction();
          changed();
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
  public void castChair(int chair, String character) {
    wish(new Wish.Builder().cast_chair(1 + chair).character(character).build());
  }

  @Override
  public void ready(boolean ready) {
    Readiness readiness = ready ? Readiness.READY : Readiness.NOT_READY;
    wish(new Wish.Builder().readiness(readiness).build());
  }

  @Override
  public void askForPause() {
    wish(new Wish.Builder().pause(true).build());
  }

  private void wish(Wish wish) {
    loop.execute(
        () -> {
          if (joined) reconnector.send(new ToHost.Builder().wish(wish).build());
        });
  }

  @Override
  public void confirmWords() {
    loop.execute(
        () -> {
          if (status != Status.COMPARING) return;
          sameWords = true;
          status = Status.KNOCKING;
          sendStrangersJoin();
          changed();
        });
  }

  /** Until both players have compared the words there may be somebody in between. */
  private void sendStrangersJoin() {
    if (sameWords && admitted) sendJoin();
  }

  @Override
  public void leave() {
    loop.execute(
        () -> {
          if (joined) reconnector.send(new ToHost.Builder().leave(new Leave()).build());
          end(Wording.notice("table.left"));
        });
  }

  @Override
  public void close() {
    loop.execute(() -> end(Wording.notice("table.hung_up")));
  }

  private void end(Notice why) {
    if (status == Status.GONE) return;
    status = Status.GONE;
    notice = Optional.of(why);
    joined = false;
    boolean over = room.map(last -> last.phase == Phase.OVER).orElse(false);
    if (over && evidence.isPresent()) review.missedRecord();
    reconnector.end();
    errands.abandon();
    changed();
  }

  // The connection.

  private final class OwnTraveller implements Reconnector.Traveller {
    @Override
    public Optional<Ticket> ticket() {
      boolean known = tableId.size() == TableId.SIZE && secret.size() == JoinSecret.SIZE;
      return known
          ? Optional.of(Ticket.invited(new TableId(tableId), new JoinSecret(secret)))
          : Optional.empty();
    }

    @Override
    public void arrived(Channel found) {
      doubted = found.entry() != Channel.Entry.LOCAL;
      heardAt = loop.now();
      number = 0;
      confirmed = 0;
      reconnector.send(
          new ToHost.Builder()
              .hello(new Hello(Version.MAJOR, Version.MINOR, profile.app(), profile.name(), false))
              .build());
      sameWords = false;
      admitted = false;
      // A stranger's channel may have somebody in between until the words have been compared: the
      // token is not for them. That is for this device's own player to say, whatever the host says.
      if (found.entry() != Channel.Entry.STRANGER) sendJoin();
    }

    @Override
    public void read(ByteString message) {
      noticeSilence();
      GuestTable.this.read(message);
    }

    @Override
    public void silent() {
      notice = Optional.of(Wording.notice("table.silent"));
    }

    @Override
    public void lost() {
      joined = false;
      status = Status.CONNECTING;
      evidence.ifPresent(own -> own.away(heardAt));
      changed();
    }

    @Override
    public void beat() {
      if (confirmed < number) confirm(false);
    }
  }

  /** Either side may have slept: what waited meanwhile is no sign of anything. */
  private void noticeSilence() {
    long now = loop.now();
    if (now - heardAt > SILENCE) {
      long since = heardAt;
      evidence.ifPresent(own -> own.silent(since, now));
      sentAt = sentAt.map(before -> now);
    }
    heardAt = now;
  }

  private void sendJoin() {
    Join join =
        new Join(
            profile.name(),
            token,
            profile.board(),
            profile.watcher(),
            profile.choices(),
            promises.pledge(),
            eyes.heard());
    reconnector.send(new ToHost.Builder().join(join).build());
  }

  // What the host says.

  private void read(ByteString message) {
    try {
      ToGuest frame = ToGuest.ADAPTER.decode(message);
      if (frame.update != null) update(frame.update);
      else if (frame.result != null) result(frame.result);
      else if (frame.room != null) room(frame.room);
      else if (frame.hello != null) hello(frame.hello);
      else if (frame.admitted != null) admitted();
      else if (frame.welcome != null) welcome(frame.welcome);
      else if (frame.prepare != null) prepare(frame.prepare);
      else if (frame.record_part != null) recordPart(frame.record_part);
      else if (frame.notice != null) notice = Optional.of(clean(frame.notice));
      else if (frame.bye != null) bye(frame.bye);
      else if (frame.renewed != null) renewed(frame.renewed);
      else return;
    } catch (IOException | RuntimeException garbage) {
      notice = Optional.of(Wording.notice("table.unreadable"));
      reconnector.giveUp();
      return;
    }
    changed();
  }

  private void hello(Hello hello) {
    if (hello.major != Version.MAJOR) {
      end(
          Wording.notice(
              "table.version", "host", CleanText.line(hello.app), "guest", profile.app()));
    } else if (isStranger()) {
      reconnector.awaitDecision();
      status = Status.COMPARING;
      admitted = !hello.wait;
    }
  }

  private void admitted() {
    if (!isStranger()) return;
    admitted = true;
    sendStrangersJoin();
  }

  private boolean isStranger() {
    return reconnector.channel().map(Channel::entry).orElse(Channel.Entry.LOCAL)
        == Channel.Entry.STRANGER;
  }

  private void bye(Bye bye) {
    Notice why = bye.why == null ? Wording.notice("table.closed") : clean(bye.why);
    if (bye.final_) {
      end(why);
    } else {
      notice = Optional.of(why);
      reconnector.giveUp();
    }
  }

  private void welcome(Welcome welcome) {
    reconnector.welcomed();
    joined = true;
    status = Status.AT_TABLE;
    notice = Optional.empty();
    member = welcome.member;
    token = welcome.token;
    tableId = welcome.table;
    secret = welcome.secret;
    keep();
    if (!evidence.isPresent()) reborn = Optional.of(welcome);
    errands.countFrom(welcome.last_action);
    sendAction();
  }

  private void renewed(Renewed renewed) throws IOException {
    if (renewed.secret.size() != JoinSecret.SIZE) throw new IOException("no join secret");
    secret = renewed.secret;
    if (joined) keep();
  }

  /** Nobody's screen shows what another device has written as it came. */
  private static Notice clean(Notice notice) {
    return new Notice(CleanText.line(notice.key), CleanText.lines(notice.args));
  }

  private static Refused clean(Refused why) {
    return new Refused(
        CleanText.line(why.rule), CleanText.line(why.key), CleanText.lines(why.args));
  }

  private static Room clean(Room said) {
    List<Chair> chairs = new ArrayList<>();
    for (Chair chair : said.chairs) {
      String character = CleanText.name(chair.character);
      chairs.add(new Chair(CleanText.name(chair.name), chair.owner, chair.mind, character));
    }
    List<Person> people = new ArrayList<>();
    for (Person person : said.people) {
      people.add(person.newBuilder().name(CleanText.name(person.name)).build());
    }
    return said.newBuilder()
        .name(CleanText.name(said.name))
        .app(CleanText.line(said.app))
        .chairs(chairs)
        .people(people)
        .build();
  }

  private void room(Room said) {
    Room now = doubted ? clean(said) : said;
    room = Optional.of(now);
    boolean earlier = evidence.map(own -> now.game < own.game()).orElse(false);
    if (earlier) warning = Optional.of(Wording.notice("table.copy"));
    if (now.phase == Phase.PAUSED) pausedAt = Optional.of(loop.now());
    if (now.phase == Phase.LOBBY) promises.callOff();
    boolean inGame = now.phase != Phase.LOBBY && now.phase != Phase.DEALING;
    if (!inGame) {
      if (evidence.isPresent()) forgetGame();
    } else if (!evidence.isPresent() || evidence.get().game() != now.game) {
      forgetGame();
      beginGame(now);
    }
    if (now.phase == Phase.OVER) awaitRecord(now.game);
    eyes.keepOwn(now.chairs, member);
    evidence.ifPresent(own -> own.sitsStill(now.chairs, loop.now()));
  }

  private void forgetGame() {
    if (review.breakOff()) changed();
    errands.abandon();
    evidence = Optional.empty();
    eyes.forget();
    review.forget();
    warning = Optional.empty();
    refusal = Optional.empty();
  }

  private void beginGame(Room now) {
    Evidence fresh = promises.begin(now, member, reconnector.number());
    // An app that has been started anew takes up where the host says it was.
    reborn.ifPresent(
        welcome -> {
          fresh.forgot(welcome.actions);
          promises.goOnAfter(welcome.actions, welcome.salts);
        });
    reborn = Optional.empty();
    rules = shelf.find(now.rules).filter(game -> game.info().rulesVersion() == now.rules_version);
    evidence = Optional.of(fresh);
    boolean plays = now.chairs.stream().anyMatch(chair -> chair.owner == member);
    if (plays && !promises.counts()) warning = Optional.of(Wording.notice("table.no_share"));
  }

  private void prepare(Prepare all) {
    promises
        .open(all, member, reconnector.number())
        .ifPresent(
            opening -> {
              keep();
              reconnector.send(new ToHost.Builder().opening(opening).build());
            });
  }

  // Views.

  private void update(Update update) throws IOException {
    number = update.number;
    if (update.confirm) confirm(false);
    if (!evidence.isPresent() || evidence.get().game() != update.game) return;
    if (update.viewer < 0 || update.viewer > room.get().chairs.size()) {
      throw new IOException("nobody has this seat");
    }
    if (eyes.isFromCopy(update)) {
      evidence.get().suspect("fair.copy");
      warning = Optional.of(Wording.notice("table.copy"));
    }
    boolean seen = eyes.see(update, evidence.get(), rules.filter(game -> doubted), loop.now());
    if (!seen) confirm(true);
  }

  private void confirm(boolean lost) {
    confirmed = number;
    reconnector.send(new ToHost.Builder().seen(new Seen(number, lost)).build());
  }

  // Actions.

  private void sendAction() {
    if (!joined) return;
    Optional<Act> first = errands.first(promises);
    if (!first.isPresent()) return;
    hurries = sentAt.isPresent() && loop.now() - sentAt.get() < SLOW;
    sentAt = Optional.of(loop.now());
    reconnector.send(new ToHost.Builder().act(first.get()).build());
  }

  /**
   * Whether a refusal must follow from the rules of the game: whether this device knows that the
   * host has no reason of its own, or does not know of any.
   */
  private boolean isForTheRules(Errands.Errand errand, String key) {
    List<Chair> chairs = room.get().chairs;
    if (errand.seat >= chairs.size()) return false;
    Chair chair = chairs.get(errand.seat);
    return switch (key) {
      case "table.paused" -> room.get().phase != Phase.PAUSED;
      case "table.too_fast" -> !hurries;
      case "table.not_yours" -> chair.owner == member;
      case "table.bot_plays" -> chair.mind == Mind.PERSON;
      case "table.record_full" ->
          evidence.flatMap(own -> own.bytes(errand.seat)).map(all -> all < FULL).orElse(false);
      case "table.too_long" -> errand.action.size() <= RecordSize.ACTION;
      default -> true;
    };
  }

  private void refused(Errands.Errand errand, String key) {
    if (!evidence.isPresent() || !isForTheRules(errand, key)) return;
    Evidence own = evidence.get();
    long now = loop.now();
    long sent = sentAt.orElse(now);
    Runnable note = () -> own.refused(errand.seat, errand.action, errand.from, sent, now);
    if (!key.equals("table.journal")) {
      note.run();
      return;
    }
    // A host that cannot write pauses the game, and everybody sees that.
    loop.after(
        PAUSE,
        () -> {
          if (!pausedAt.isPresent() || pausedAt.get() < now) note.run();
        });
  }

  private void result(Result result) {
    Optional<Errands.Errand> answered = errands.answered(result);
    if (!answered.isPresent()) return;
    Errands.Errand errand = answered.get();
    refusal = Optional.ofNullable(result.refused).map(GuestTable::clean);
    if (!refusal.isPresent()) {
      evidence.ifPresent(own -> own.acknowledged(errand.seat, errand.action, errand.salt()));
      promises.used(errand.salt());
    } else if (refusal.get().key.equals("table.bad_salt")) {
      // It is the right one. The player shall play on all the same, and be told at the end.
      evidence.ifPresent(own -> own.suspect("fair.salt_refused"));
      promises.doWithoutSalts();
    } else {
      refused(errand, refusal.get().key);
    }
    errand.answer.done(refusal);
    sendAction();
    verify();
  }

  // The end.

  private void askRecord() {
    int game = evidence.map(Evidence::game).orElse(0);
    review
        .missing(game)
        .ifPresent(ask -> reconnector.send(new ToHost.Builder().ask_record(ask).build()));
  }

  /** Asks for the record; a host that does not give it will not be called fair. */
  private void awaitRecord(int game) {
    askRecord();
    loop.after(
        RECORD,
        () -> {
          boolean same = evidence.map(own -> own.game() == game).orElse(false);
          if (!same || !joined) return;
          giveUpAnswers();
          review.missedRecord();
          changed();
        });
  }

  /** The game has been over for long: what has not been answered has been refused. */
  private void giveUpAnswers() {
    Optional<Errands.Errand> first = errands.first();
    if (!first.isPresent()) return;
    refused(first.get(), "fair.refused");
    errands.abandon();
    verify();
  }

  private void recordPart(RecordPart part) throws IOException {
    if (!evidence.isPresent() || !review.take(part, evidence.get().game())) return;
    askRecord();
    verify();
  }

  /** Checks the game once it is opened and every own action has been answered. */
  private void verify() {
    if (errands.size() > 0 || !evidence.isPresent()) return;
    review.check(shelf, room.get(), evidence.get(), loop, this::judged, this::changed);
  }

  private void judged(Verdict verdict) {
    if (!(verdict instanceof Verdict.Fair)) return;
    promises.finished();
    keep();
  }

  // What is shown.

  private void changed() {
    state = snapshot();
    for (Watcher watcher : watchers) watcher.changed(state);
  }

  private State snapshot() {
    return new State(
        status,
        status == Status.KNOCKING || status == Status.COMPARING
            ? reconnector.channel().map(Channel::words).orElse("")
            : "",
        room,
        member,
        eyes.sights(),
        errands.size(),
        refusal,
        status == Status.AT_TABLE && warning.isPresent() ? warning : notice,
        review.record(),
        review.verdict());
  }
}
