package org.precinct.table.host;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import okio.ByteString;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Hourglass;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Seats;
import org.precinct.table.Loop;
import org.precinct.table.Wording;
import org.precinct.table.channel.Channel;
import org.precinct.table.fair.SaltChain;
import org.precinct.table.play.BotMinds;
import org.precinct.table.play.Delta;
import org.precinct.table.play.RecordSize;
import org.precinct.table.proto.Act;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Own;
import org.precinct.table.proto.Record;
import org.precinct.table.proto.RecordPart;
import org.precinct.table.proto.Refused;
import org.precinct.table.proto.Result;
import org.precinct.table.proto.Shared;
import org.precinct.table.proto.Taken;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.Update;

/**
 * A game that is being played: who may act, what the clock does, who hears of it.
 *
 * <p>Whatever happens becomes a proposed step; {@link #flush} writes all proposed ones to the
 * journal at once, and only then are they true, acknowledged and shown. Everything that is due at
 * some time (sand, absence, a bot's pause) is found by looking at the state of things, so a single
 * timer is enough, and stopping the {@link TableTime} stops everything.
 */
final class Running {
  private static final long NEVER = Long.MAX_VALUE;

  private final HostCore core;
  private final Play<?, ?, ?, ?> play;
  private final TableTime time;
  private final Chance pauses;
  private final Delta delta = new Delta();
  private final List<Promise> promises = new ArrayList<>();

  private boolean stopped;
  private boolean over;
  private int glassId;
  private long glassStart;
  private long readyAt = NEVER;
  private final long[] goneAt;
  private final boolean[] absent;
  private final long[] waitedSince;
  private final long[] botDue;
  private final int[] botSaw;
  private final Map<Integer, Thought> thoughts = new HashMap<>();
  private final RateLimit[] paces;
  private final Ledger ledger;

  private Loop.Timer timer = () -> {};
  private long timerAt = NEVER;
  private Optional<Record> record = Optional.empty();

  /** By member: asked for part after part, and by all at the same time. */
  private final Map<Integer, ByteString> records = new HashMap<>();

  /** An answer that waits for the journal. */
  private record Promise(DeviceLine line, int id) {}

  /**
   * @param elapsed for how long the hourglass had run, for a game taken up again
   */
  Running(HostCore core, Play<?, ?, ?, ?> play, long elapsed, boolean stopped) {
    this.core = core;
    this.play = play;
    this.stopped = stopped;
    this.time = new TableTime(core.loop());
    this.pauses = Chance.of(core.entropy().bytes(32).toByteArray());
    int seats = play.seats();
    goneAt = filled(seats);
    waitedSince = filled(seats);
    botDue = filled(seats);
    botSaw = new int[seats];
    absent = new boolean[seats];
    paces = new RateLimit[seats];
    ledger = new Ledger(seats);
    for (int i = 0; i < seats; i++) {
      paces[i] = new RateLimit(core.limits().actionsPerSecond(), core.loop().now());
    }
    for (Taken step : play.steps()) {
      if (step.kind == Kind.GONE) absent[step.seat] = true;
      if (step.kind == Kind.BACK) absent[step.seat] = false;
      if (step.kind == Kind.MOVE) ledger.note(step);
    }
    over = play.isOver();
    glassId = play.hourglass().map(Hourglass::id).orElse(0);
    glassStart = -elapsed;
    recallMembers();
    peopleChanged();
  }

  private static long[] filled(int size) {
    long[] array = new long[size];
    Arrays.fill(array, NEVER);
    return array;
  }

  /** Every member's last action and last salt, as the steps have them. */
  private void recallMembers() {
    for (Member member : core.members()) {
      member.lastAction = 0;
      member.actions = 0;
      member.salts = 0;
      member.salt = ByteString.EMPTY;
    }
    for (Shared shared : play.dealt().shared) {
      core.member(shared.member).ifPresent(member -> member.salt = shared.pledge.anchor);
    }
    for (Taken step : play.steps()) {
      if (step.member > 0) core.member(step.member).ifPresent(member -> carriedOut(member, step));
    }
  }

  private static void carriedOut(Member member, Taken step) {
    member.lastAction = step.id;
    member.actions++;
    member.salt = step.salt;
    if (step.salt.size() > 0) member.salts++;
  }

  Play<?, ?, ?, ?> play() {
    return play;
  }

  boolean isOver() {
    return over;
  }

  boolean isStopped() {
    return stopped;
  }

  /** For how long the hourglass has run. */
  int elapsed() {
    return (int) Math.min(Integer.MAX_VALUE, time.now() - glassStart);
  }

  // What players do.

  /** Answers an action, at once if it is refused, after the journal has it otherwise. */
  void act(DeviceLine line, Member member, Act act) {
    Optional<Refused> refused = propose(line, member, act);
    if (refused.isPresent()) line.send(result(act.id, refused.get()));
    else promises.add(new Promise(line, act.id));
  }

  private Optional<Refused> propose(DeviceLine line, Member member, Act act) {
    if (act.game != play.dealt().game) return refuse("table.no_game");
    // From 2^31 on they would be negative here, and any number would seem to be carried out.
    if (act.id <= 0) return refuse("table.garbage");
    // Carried out before: it is acknowledged again.
    if (act.id <= member.lastAction) return Optional.empty();
    if (over) return refuse("action.game_over");
    if (stopped) return refuse("table.paused");
    List<Chair> chairs = core.chairs();
    boolean own =
        act.seat >= 0 && act.seat < play.seats() && chairs.get(act.seat).owner == member.id;
    if (!own) return refuse("table.not_yours");
    if (chairs.get(act.seat).mind != Mind.PERSON) return refuse("table.bot_plays");
    // Nobody floods their own device.
    boolean elsewhere = line.channel.entry() != Channel.Entry.LOCAL;
    if (elsewhere && !paces[act.seat].allows(core.loop().now())) return refuse("table.too_fast");
    boolean salted = act.salt.size() > 0;
    if (salted && !SaltChain.follows(member.salt, act.salt)) return refuse("table.bad_salt");
    if (act.action.size() > RecordSize.ACTION) return refuse("table.too_long");
    Taken taken;
    try {
      taken =
          taken(Kind.MOVE, act.seat)
              .action(play.canonical(act.action))
              .salt(act.salt)
              .member(member.id)
              .id(act.id)
              .build();
      if (!ledger.hasRoom(taken)) return refuse("table.record_full");
      if (absent[act.seat]) {
        play.propose(taken(Kind.BACK, act.seat).build());
        absent[act.seat] = false;
      }
      play.propose(taken);
      ledger.note(taken);
    } catch (IllegalAction refusal) {
      return Optional.of(new Refused(refusal.rule(), refusal.key(), refusal.args()));
    }
    carriedOut(member, taken);
    return Optional.empty();
  }

  private static Optional<Refused> refuse(String key) {
    return Optional.of(Wording.refused(key));
  }

  private Taken.Builder taken(Kind kind, int seat) {
    return new Taken.Builder().kind(kind).seat(seat).elapsed(elapsed());
  }

  private static ToGuest result(int id, Refused refused) {
    return new ToGuest.Builder().result(new Result(id, refused)).build();
  }

  /** Makes everything true that has been proposed, or nothing of it. */
  void flush() {
    if (!play.proposed().isEmpty()) {
      List<Entry> entries = new ArrayList<>();
      for (Taken step : play.proposed()) entries.add(new Entry.Builder().step(step).build());
      if (!core.write(entries)) {
        takeBack();
        return;
      }
    }
    for (Promise promise : promises) promise.line.send(result(promise.id, null));
    promises.clear();
    if (play.proposed().isEmpty()) return;
    while (!play.proposed().isEmpty()) {
      Taken step = play.proposed().get(0);
      if (step.kind == Kind.DEFAULT) waitedSince[step.seat] = NEVER;
      long changed = play.commit();
      int id = play.hourglass().map(Hourglass::id).orElse(0);
      if (id != glassId) {
        glassId = id;
        glassStart = time.now();
        readyAt = NEVER;
      }
      show(changed);
    }
    if (play.isOver()) {
      over = true;
      core.roomChanged();
    }
    goOn();
  }

  private void takeBack() {
    for (Taken step : play.proposed()) {
      if (step.kind == Kind.GONE) absent[step.seat] = false;
      if (step.kind == Kind.BACK) absent[step.seat] = true;
    }
    play.takeBack();
    recallMembers();
    for (Promise promise : promises) {
      promise.line.send(result(promise.id, Wording.refused("table.journal")));
    }
    promises.clear();
  }

  // What everybody is shown.

  private void show(long changed) {
    for (DeviceLine line : core.lines()) {
      for (Post post : line.posts) {
        if ((changed >>> post.viewer & 1) != 0 || post.hasOtherChoices(play)) post.waits = true;
      }
      sendWaiting(line);
    }
  }

  /** Sends what waits for a device, as far as it keeps up. */
  void sendWaiting(DeviceLine line) {
    int window = core.limits().window();
    for (Post post : line.posts) {
      if (!post.waits || line.sent - line.seen >= window) continue;
      post.waits = post.hasAnything(play, !time.runs());
      if (!post.waits) continue;
      int limit = post.audience.limit();
      int left = limit == 0 ? 0 : (int) Math.max(0, limit - (time.now() - glassStart));
      line.sent++;
      Update.Builder update = post.next(delta, play, left, !time.runs()).number(line.sent);
      // Confirmations by the handful: the host needs to know that the device keeps up, no more.
      if (2 * (line.sent - line.seen) >= window) update.confirm(true);
      line.send(new ToGuest.Builder().update(update.build()).build());
    }
  }

  /**
   * Sends a part of the opened game, once it is over.
   *
   * @return whether there is another part after it
   */
  boolean sendRecord(DeviceLine line, int part) {
    if (!over) return false;
    if (!record.isPresent()) {
      try {
        record = Optional.of(play.opened(core.app()));
      } catch (IllegalAction | IllegalSetup e) {
        throw new IllegalStateException("a game that was played cannot be played again", e);
      }
    }
    int member = line.member.get().id;
    ByteString all = records.computeIfAbsent(member, id -> ownRecord(id, record.get()));
    int size = RecordSize.PART;
    int parts = (all.size() + size - 1) / size;
    if (part < 0 || part >= parts) return false;
    ByteString bytes = all.substring(part * size, Math.min(all.size(), (part + 1) * size));
    line.send(
        new ToGuest.Builder()
            .record_part(new RecordPart(play.dealt().game, part, parts, bytes))
            .build());
    line.recordParts = part + 1;
    return line.recordParts < parts;
  }

  /** The record with what it leaves out of this member's own. */
  private ByteString ownRecord(int member, Record opened) {
    Seats seats = Seats.NONE;
    for (int seat = 0; seat < play.seats(); seat++) {
      if (core.chairs().get(seat).owner == member) seats = seats.with(seat);
    }
    List<Own> leftOut = play.leftOut(member, seats, opened);
    return Record.ADAPTER.encodeByteString(opened.newBuilder().own(leftOut).build());
  }

  // Who is there.

  /** Somebody came, went, or changed chairs. */
  void peopleChanged() {
    records.clear();
    if (over) return;
    boolean anyPerson = false;
    boolean anyHere = false;
    for (Chair chair : core.chairs()) {
      if (chair.mind != Mind.PERSON) continue;
      anyPerson = true;
      anyHere |= isHere(chair);
    }
    boolean ran = time.runs();
    time.run(!stopped && !isListening() && (anyHere || !anyPerson));
    for (int seat = 0; seat < play.seats(); seat++) {
      Chair chair = core.chairs().get(seat);
      boolean decides = chair.mind != Mind.PERSON || isHere(chair);
      if (!decides && goneAt[seat] == NEVER) goneAt[seat] = time.now();
      if (decides) {
        boolean wasGone = goneAt[seat] != NEVER;
        goneAt[seat] = NEVER;
        if (absent[seat] && wasGone) presence(seat, true);
      }
      if (chair.mind == Mind.PERSON) {
        dropThought(seat);
        botDue[seat] = NEVER;
        botSaw[seat] = 0;
      }
    }
    if (time.runs() != ran) {
      for (DeviceLine line : core.lines()) for (Post post : line.posts) post.waits = true;
      for (DeviceLine line : core.lines()) sendWaiting(line);
    }
    flush();
    goOn();
  }

  /** The host has been asleep: no sand has run, and none runs before the phones have been heard. */
  void slept(long millis) {
    time.skip(millis);
    peopleChanged();
  }

  private boolean isListening() {
    for (DeviceLine line : core.lines()) if (line.unheard) return true;
    return false;
  }

  private boolean isHere(Chair chair) {
    return core.member(chair.owner).map(Member::isHere).orElse(false);
  }

  void declareAbsent(int seat) {
    if (seat < 0 || seat >= play.seats() || over || absent[seat]) return;
    presence(seat, false);
    flush();
  }

  /** The host changes an option of the game that goes on. */
  void setting(String option, String value) {
    if (over) return;
    ByteString change = ByteString.encodeUtf8(option + "=" + value);
    try {
      play.propose(taken(Kind.SETTING, 0).action(change).build());
    } catch (IllegalAction refused) {
      // It is like that already.
      return;
    }
    flush();
    core.roomChanged();
  }

  private void presence(int seat, boolean here) {
    try {
      play.propose(taken(here ? Kind.BACK : Kind.GONE, seat).build());
      absent[seat] = !here;
    } catch (IllegalAction refused) {
      // A game that cannot take note of it plays on without.
    }
  }

  /** Stops the clocks and refuses actions, or ends that. */
  void stop(boolean on) {
    stopped = on;
    peopleChanged();
  }

  /**
   * The game is put away. Doing that right after the last move must not keep a slower phone from
   * checking it: everybody gets what they have not asked for yet.
   */
  void end() {
    for (DeviceLine line : core.lines()) {
      boolean here = line.stage == DeviceLine.Stage.JOINED;
      while (here && sendRecord(line, line.recordParts)) continue;
      line.recordParts = 0;
    }
    over = true;
    for (int seat = 0; seat < play.seats(); seat++) dropThought(seat);
    timer.cancel();
    time.run(false);
  }

  // What is due.

  /** Notes what is waited for since when, and sets the timer to what is due first. */
  private void goOn() {
    if (over || !time.runs()) {
      if (over) time.run(false);
      timer.cancel();
      timerAt = NEVER;
      return;
    }
    boolean ready = play.hourglass().map(Hourglass::ready).orElse(false);
    if (!ready) readyAt = NEVER;
    else if (readyAt == NEVER) readyAt = time.now();
    Seats waited = play.waitingFor();
    for (int seat = 0; seat < play.seats(); seat++) {
      if (!absent[seat] || !waited.has(seat)) waitedSince[seat] = NEVER;
      else if (waitedSince[seat] == NEVER) waitedSince[seat] = time.now();
      if (level(seat).isPresent() && botSaw[seat] != play.botSees(seat)) {
        botSaw[seat] = play.botSees(seat);
        dropThought(seat);
        if (botDue[seat] == NEVER) botDue[seat] = time.now() + pause();
      }
    }
    long due = glassDue();
    for (int seat = 0; seat < play.seats(); seat++) {
      due = Math.min(due, Math.min(botDue[seat], Math.min(absentDue(seat), defaultDue(seat))));
    }
    if (due == NEVER) return;
    long at = core.loop().now() + Math.max(0, due - time.now());
    // A timer that is set too early looks again; setting it anew at every step would cost more.
    if (timerAt <= at) return;
    timer.cancel();
    timerAt = at;
    timer = core.after(at - core.loop().now(), this::tick);
  }

  private void tick() {
    timerAt = NEVER;
    if (over || !time.runs()) return;
    one(time.now());
    flush();
    goOn();
  }

  /** Does one thing that is due. One at a time: whatever else has come in meanwhile comes next. */
  private void one(long now) {
    if (glassDue() <= now) {
      try {
        play.propose(taken(Kind.TIME_UP, 0).build());
      } catch (IllegalAction impossible) {
        throw new IllegalStateException(impossible);
      }
      return;
    }
    for (int seat = 0; seat < play.seats(); seat++) {
      if (absentDue(seat) <= now) {
        presence(seat, false);
        return;
      }
      if (defaultDue(seat) <= now) {
        standIn(seat);
        return;
      }
      if (botDue[seat] <= now) {
        botDue[seat] = NEVER;
        bot(seat);
        return;
      }
    }
  }

  private long glassDue() {
    Optional<Hourglass> clock = play.hourglass();
    if (!clock.isPresent()) return NEVER;
    Hourglass glass = clock.get();
    long due = glass.limitMillis() > 0 ? glassStart + glass.limitMillis() : NEVER;
    if (!glass.ready()) return due;
    if (glass.beatMillis() > 0) {
      long beats =
          ((readyAt == NEVER ? time.now() : readyAt) - glassStart) / glass.beatMillis() + 1;
      due = Math.min(due, glassStart + beats * glass.beatMillis());
    } else if (due == NEVER) {
      due = time.now();
    }
    return due;
  }

  private long absentDue(int seat) {
    if (absent[seat] || goneAt[seat] == NEVER) return NEVER;
    return goneAt[seat] + play.absentAfterMillis();
  }

  private long defaultDue(int seat) {
    // A bot decides for itself.
    if (waitedSince[seat] == NEVER || level(seat).isPresent()) return NEVER;
    return waitedSince[seat] + play.hourglass().map(Hourglass::absentMillis).orElse(0);
  }

  private void standIn(int seat) {
    waitedSince[seat] = NEVER;
    try {
      play.propose(taken(Kind.DEFAULT, seat).mind(core.chairs().get(seat).mind).build());
    } catch (IllegalAction refused) {
      core.trouble(Wording.notice("table.rules_fault"));
    }
  }

  // Bots.

  private Optional<BotLevel> level(int seat) {
    return BotMinds.level(core.chairs().get(seat).mind);
  }

  /** How long a bot seems to think: by chance alone, so that it tells nothing of its hand. */
  private long pause() {
    int shortest = core.limits().botPauseMillis();
    return shortest + (shortest == 0 ? 0 : pauses.below(2 * shortest));
  }

  private void bot(int seat) {
    Optional<BotLevel> level = level(seat);
    if (!level.isPresent()) return;
    if (level.get() == BotLevel.HARD) think(seat);
    else carryOut(seat, Decision.of(play.thought(seat, level.get(), () -> false)));
  }

  /** One that searches thinks beside the loop, about what it sees now. */
  private void think(int seat) {
    dropThought(seat);
    Thought thought = new Thought();
    thoughts.put(seat, thought);
    Supplier<Optional<ByteString>> work = play.thought(seat, BotLevel.HARD, () -> thought.dropped);
    core.aside(
        () -> {
          Decision decision = Decision.of(work);
          return () -> conclude(seat, thought, decision);
        });
  }

  private void conclude(int seat, Thought thought, Decision decision) {
    if (over || !thoughts.remove(seat, thought)) return;
    boolean stands =
        time.runs()
            && botSaw[seat] == play.botSees(seat)
            && level(seat).equals(Optional.of(BotLevel.HARD));
    if (stands) carryOut(seat, decision);
    else botDue[seat] = time.now();
    flush();
    goOn();
  }

  private void dropThought(int seat) {
    Thought thought = thoughts.remove(seat);
    if (thought != null) thought.dropped = true;
  }

  private void carryOut(int seat, Decision decision) {
    try {
      if (decision.action.isPresent()) {
        Mind mind = core.chairs().get(seat).mind;
        play.propose(taken(Kind.MOVE, seat).action(decision.action.get()).mind(mind).build());
        return;
      }
    } catch (IllegalAction fault) {
      standInForBot(seat);
      return;
    }
    // It thinks again when it sees something else, or else the sand decides.
    boolean sand = play.hourglass().map(glass -> glass.limitMillis() > 0).orElse(false);
    if (decision.failed || !sand) standInForBot(seat);
  }

  /** A bot that errs is taken for somebody who does not decide. */
  private void standInForBot(int seat) {
    if (play.waitingFor().has(seat)) standIn(seat);
  }

  /** What a bot thinks about at present. */
  private static final class Thought {
    /** It sees something else by now, or somebody else decides. */
    volatile boolean dropped;
  }

  /**
   * What a bot has decided.
   *
   * @param failed it has not got to the end of it
   */
  private record Decision(Optional<ByteString> action, boolean failed) {
    static Decision of(Supplier<Optional<ByteString>> thought) {
      try {
        return new Decision(thought.get(), false);
      } catch (RuntimeException fault) {
        return new Decision(Optional.empty(), true);
      }
    }
  }
}
