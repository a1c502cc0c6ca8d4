package org.precinct.table.fair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import okio.ByteString;
import org.precinct.engine.Sha256;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Choices;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Prepare;

/**
 * What a guest remembers of a game in order to check it at the end: a few bytes for every view, its
 * own actions, and what was agreed before the deal.
 *
 * <p>For one thread.
 */
public final class Evidence {
  private static final int MARK = 16;

  /** Refusals that are remembered: the first one that was wrong is enough. */
  private static final int MOST_REFUSALS = 64;

  /** By then a host has shown what it had carried out when it refused something. */
  private static final int SETTLED = 5_000;

  /** Lists of legal actions whose hashes are remembered for each viewer. */
  private static final int MOST_LISTED = 4;

  /** What comes later than that has not come at all: a guest gives up a host that is so silent. */
  static final int LATEST = 15_000;

  final int game;
  final int member;
  final Optional<Prepare> prepare;
  final ByteString share;
  final boolean mustCount;
  final Map<Integer, Shown> shown = new TreeMap<>();
  final List<Done> done = new ArrayList<>();

  /** Attempts at the deal that this device was asked to open for. */
  final List<Integer> begun = new ArrayList<>();

  /** Attempts at other deals that no finished game has come of. */
  int inVain;

  /** Who has decided in each seat, as far as this device was told. */
  private final List<Reign> reigns = new ArrayList<>();

  /** The viewer whose changes count for them: the first one that this device was shown. */
  private Optional<Integer> witness = Optional.empty();

  /** The first change that it was shown. */
  private int witnessed;

  /** This device was not there all the time until the first view. */
  private boolean late;

  final List<Refusal> refusals = new ArrayList<>();

  int doneBefore;

  /** Seats that were this device's at some time. */
  private final Set<Integer> seats = new TreeSet<>();

  /** When others may have decided in these seats. */
  private final List<Absence> absences = new ArrayList<>();

  /** From one change of what a seat is shown to another: this device was away, or a bot decided. */
  private static final class Absence {
    final int seat;
    final int from;
    int to = Integer.MAX_VALUE;

    /** It is this device's turn again; what happened meanwhile comes with the next view. */
    boolean returned;

    /** The connection has been lost, and nothing of the chairs been heard since. */
    boolean away;

    /** When it came back on a new connection, on which a view follows at once. */
    Optional<Long> reconnected = Optional.empty();

    Absence(int seat, int from) {
      this.seat = seat;
      this.from = from;
    }

    boolean isOpen() {
      return to == Integer.MAX_VALUE;
    }

    Absence copy() {
      Absence copy = new Absence(seat, from);
      copy.to = to;
      copy.returned = returned;
      copy.away = away;
      copy.reconnected = reconnected;
      return copy;
    }
  }

  /** Who decides in a seat, from one change of what the witness is shown to another. */
  private static final class Reign {
    final int seat;

    /** Empty if this device could not be told. */
    final Optional<Mind> mind;

    final int from;
    int to = Integer.MAX_VALUE;

    /** Somebody else decides now; what happened before comes with the next view at the latest. */
    boolean ended;

    Reign(int seat, Optional<Mind> mind, int from) {
      this.seat = seat;
      this.mind = mind;
      this.from = from;
    }

    Reign copy() {
      Reign copy = new Reign(seat, mind, from);
      copy.to = to;
      copy.ended = ended;
      return copy;
    }
  }

  /** Seats that this device has got from somebody else in the middle of the game. */
  final Set<Integer> takenOver = new TreeSet<>();

  private final Set<Integer> others = new TreeSet<>();

  /** What the host did that no honest one does, if anything. */
  Optional<String> suspicion = Optional.empty();

  /** An own action that the host has acknowledged. */
  record Done(int seat, ByteString action, ByteString salt) {}

  /**
   * An own action that the host has refused.
   *
   * @param from the last change that the seat had been shown when its player decided
   * @param at when the answer came, or should have come
   */
  record Refusal(int seat, ByteString action, int from, long at) {}

  /**
   * A viewer's view after one change.
   *
   * @param news how many this viewer had been told by then
   * @param at when it came, by this device's clock
   * @param since it cannot have been shown before: when it came, or when this device last heard of
   *     the host before a silence; empty if this device was not there
   */
  record Mark(int change, ByteString hash, int glass, int news, long at, Optional<Long> since) {}

  /** The legal actions that a viewer was offered after a change. */
  record Offer(int change, ByteString hash) {}

  /** A list of legal actions with its hash. */
  private record Listed(Choices choices, ByteString hash) {}

  /**
   * Nothing came in.
   *
   * @param since when the host was last heard of before
   * @param until when it was heard of again; late views may follow for a moment
   */
  private record Silence(long since, long until) {
    boolean hides(long now) {
      return now - SETTLED <= until;
    }
  }

  /** What one viewer was shown. */
  static final class Shown {
    final List<Mark> marks = new ArrayList<>();
    final List<Offer> offers = new ArrayList<>();

    /** Those offered last: the same few come again and again. */
    private final List<Listed> listed = new ArrayList<>();

    /** The last silence that no view has ended. */
    Optional<Silence> silence = Optional.empty();

    /** By number; some may never have arrived. */
    final Map<Integer, ByteString> news = new HashMap<>();

    int lastNews;

    /** The first news that the host left out without need; 0 for none. */
    int withheld;

    ByteString hash(Choices choices) {
      for (Listed one : listed) if (one.choices.equals(choices)) return one.hash;
      ByteString hash = Evidence.hash(choices);
      if (listed.size() == MOST_LISTED) listed.remove(0);
      listed.add(new Listed(choices, hash));
      return hash;
    }

    Shown copy() {
      Shown copy = new Shown();
      copy.marks.addAll(marks);
      copy.offers.addAll(offers);
      copy.listed.addAll(listed);
      copy.silence = silence;
      copy.news.putAll(news);
      copy.lastNews = lastNews;
      copy.withheld = withheld;
      return copy;
    }

    Optional<ByteString> news(int number) {
      return Optional.ofNullable(news.get(number));
    }

    /** When this viewer was first shown what came after a change; empty if it never was. */
    Optional<Long> shownAfter(int change) {
      for (Mark mark : marks) if (mark.change > change) return Optional.of(mark.at);
      return Optional.empty();
    }

    /**
     * The earliest time at which an hourglass can have been turned; empty if this device cannot
     * tell.
     *
     * @param last the change by which it had been turned
     */
    Optional<Long> turned(int glass, int last) {
      for (Mark mark : marks) {
        if (mark.change > last) break;
        if (mark.glass == glass) return mark.since;
      }
      return Optional.empty();
    }
  }

  /**
   * @param prepare the promises, if this guest was there when they were made
   * @param share what this guest told then
   * @param mustCount it was there all the time until the deal, so its share must be in the seed
   */
  public Evidence(
      int game, int member, Optional<Prepare> prepare, ByteString share, boolean mustCount) {
    this.game = game;
    this.member = member;
    this.prepare = prepare;
    this.share = share;
    this.mustCount = mustCount;
  }

  /** The same as it is now, for another thread. */
  public Evidence copy() {
    Evidence copy = new Evidence(game, member, prepare, share, mustCount);
    shown.forEach((viewer, one) -> copy.shown.put(viewer, one.copy()));
    copy.done.addAll(done);
    copy.begun.addAll(begun);
    copy.inVain = inVain;
    for (Reign reign : reigns) copy.reigns.add(reign.copy());
    copy.witness = witness;
    copy.witnessed = witnessed;
    copy.late = late;
    copy.refusals.addAll(refusals);
    copy.doneBefore = doneBefore;
    copy.seats.addAll(seats);
    for (Absence absence : absences) copy.absences.add(absence.copy());
    copy.takenOver.addAll(takenOver);
    copy.others.addAll(others);
    copy.suspicion = suspicion;
    return copy;
  }

  public int game() {
    return game;
  }

  /** This device has been started anew: that many of its actions it does not remember. */
  public void forgot(int actions) {
    doneBefore = actions;
  }

  /**
   * The host did something that no honest one does. The first such thing is what counts.
   *
   * @param what a key of {@link org.precinct.table.Wording#texts}
   */
  public void suspect(String what) {
    if (!suspicion.isPresent()) suspicion = Optional.of(what);
  }

  /** The attempts at the deal that this device knows of, over any number of connections. */
  public void begun(List<Integer> attempts) {
    begun.addAll(attempts);
  }

  /** Attempts at deals before that no finished game has come of. */
  public void begunInVain(int attempts) {
    inVain = attempts;
  }

  /** Whether a seat was this device's at some time. */
  boolean hasSeat(int seat) {
    return seats.contains(seat);
  }

  /**
   * Whether this device was told that such a bot, or a person, decides in that seat.
   *
   * @param change the last one that {@link #witness} was shown before
   */
  boolean wasTold(int seat, Mind mind, int change) {
    if (member <= 0 || change < witnessed) return true;
    for (Reign reign : reigns) {
      boolean fits = reign.seat == seat && reign.mind.map(mind::equals).orElse(true);
      if (fits && change >= reign.from && change < reign.to) return true;
    }
    return false;
  }

  /** The viewer whose changes {@link #wasTold} counts; empty if this device was shown nothing. */
  Optional<Integer> witness() {
    return witness;
  }

  /** This device was not there all the time from the promises to the deal. */
  public void cameLate() {
    late = true;
  }

  /** The chairs at the deal, which this device has seen. */
  public void sits(List<Chair> chairs) {
    for (int seat = 0; seat < chairs.size(); seat++) {
      if (isOwn(chairs.get(seat))) seats.add(seat);
    }
  }

  /** The chairs have changed, perhaps: a bot or another device may decide where it did. */
  public void sitsStill(List<Chair> chairs, long now) {
    for (int seat = 0; seat < chairs.size(); seat++) {
      reigns(seat, Optional.of(chairs.get(seat).mind));
      boolean own = isOwn(chairs.get(seat));
      // One that this device has not had from the deal on was somebody else's before.
      if (own && seats.add(seat)) absences.add(new Absence(seat, 0));
      if (!seats.contains(seat)) continue;
      if (!own) absent(seat);
      for (Absence absence : absences) if (absence.seat == seat) back(absence, own, now);
    }
    for (int seat = 0; seat < chairs.size(); seat++) {
      if (chairs.get(seat).owner != member) others.add(seat);
      else if (others.contains(seat)) takenOver.add(seat);
    }
  }

  /** Somebody decides in a seat from now on, if not before. */
  private void reigns(int seat, Optional<Mind> mind) {
    for (Reign reign : reigns) {
      if (reign.seat != seat || reign.ended) continue;
      if (reign.mind.equals(mind)) return;
      reign.ended = true;
    }
    reigns.add(new Reign(seat, mind, witness.map(this::changeOf).orElse(0)));
  }

  private static void back(Absence absence, boolean own, long now) {
    if (absence.away && own && !absence.returned) absence.reconnected = Optional.of(now);
    if (!own) absence.reconnected = Optional.empty();
    absence.away = false;
    absence.returned = own;
  }

  private boolean isOwn(Chair chair) {
    return chair.owner == member && chair.mind == Mind.PERSON;
  }

  /**
   * The connection has been lost: a bot may decide meanwhile, and the chair come back.
   *
   * @param heardAt when the host was last heard of
   */
  public void away(long heardAt) {
    late |= !witness.isPresent();
    // A view follows at once when the connection is there again.
    silent(heardAt, Long.MAX_VALUE);
    Set<Integer> all = new TreeSet<>();
    for (Reign reign : reigns) all.add(reign.seat);
    for (int seat : all) reigns(seat, Optional.empty());
    for (int seat : seats) absent(seat);
    for (Absence absence : absences) {
      if (absence.isOpen()) keptInTheDark(absence, heardAt);
      absence.away = true;
      absence.returned = false;
    }
  }

  /**
   * This device or the host has slept, or the way was blocked.
   *
   * @param since when the host was last heard of before
   */
  public void silent(long since, long until) {
    for (Shown one : shown.values()) {
      long from = one.silence.filter(last -> last.hides(since)).map(Silence::since).orElse(since);
      one.silence = Optional.of(new Silence(from, until));
    }
  }

  private void absent(int seat) {
    boolean open = absences.stream().anyMatch(one -> one.seat == seat && one.isOpen());
    if (open) return;
    absences.add(new Absence(seat, lastChange(seat)));
  }

  /**
   * Whether somebody else may have decided in a seat: it never was this device's, or not then.
   *
   * @param before how often what the seat is shown had changed before the step
   * @param after and after it
   */
  boolean allowsOthers(int seat, int before, int after) {
    if (!seats.contains(seat)) return true;
    for (Absence absence : absences) {
      if (absence.seat == seat && before >= absence.from && after <= absence.to) return true;
    }
    return false;
  }

  /** How many own actions have been acknowledged. */
  public int actions() {
    return doneBefore + done.size();
  }

  public void acknowledged(int seat, ByteString action, ByteString salt) {
    done.add(new Done(seat, action, salt));
  }

  /** The change that a seat was shown last; 0 for none. */
  public int lastChange(int seat) {
    return changeOf(1 + seat);
  }

  private int changeOf(int viewer) {
    List<Mark> marks = shown(viewer).marks;
    return marks.isEmpty() ? 0 : marks.get(marks.size() - 1).change;
  }

  /**
   * An own action has been refused for a reason that the rules must bear out.
   *
   * @param from {@link #lastChange} when its player decided
   * @param sentAt when it was sent; an answer that takes too long is about that time, too
   */
  public void refused(int seat, ByteString action, int from, long sentAt, long now) {
    long at = Math.min(now, sentAt + LATEST);
    if (refusals.size() < MOST_REFUSALS) refusals.add(new Refusal(seat, action, from, at));
  }

  /** The last change of what a seat is shown that a refusal may have been about. */
  int end(Refusal refusal) {
    for (Mark mark : shown(1 + refusal.seat).marks) {
      // What came after a silence may have been so since before it.
      boolean later = mark.since.filter(since -> since > refusal.at + SETTLED).isPresent();
      if (later) return mark.change - 1;
    }
    return Integer.MAX_VALUE;
  }

  /** A view with the news that came with it, and the public part of its hourglass. */
  public void saw(int viewer, int change, ByteString view, int glass, int limit, long now) {
    Shown shown = shown(viewer);
    ByteString hash = hash(view, glass, limit);
    // Who has not seen the deal does not know what was before.
    boolean joined = shown.marks.isEmpty() && (late || change > 1);
    long since = shown.silence.filter(last -> last.hides(now)).map(Silence::since).orElse(now);
    shown.silence = Optional.empty();
    Optional<Long> earliest = joined ? Optional.empty() : Optional.of(since);
    shown.marks.add(new Mark(change, hash, glass, shown.lastNews, now, earliest));
    if (!witness.isPresent()) {
      witness = Optional.of(viewer);
      witnessed = change;
    }
    if (witness.get() == viewer) {
      for (Reign reign : reigns) if (reign.ended) reign.to = Math.min(reign.to, change);
    }
    sees(viewer, change, now);
  }

  /** A view, perhaps the same as before: what a phone that was away has missed is in it. */
  public void sees(int viewer, int change, long now) {
    Shown shown = shown(viewer);
    shown.silence = shown.silence.map(last -> new Silence(last.since, Math.min(last.until, now)));
    for (Absence absence : absences) {
      if (absence.seat != viewer - 1 || !absence.isOpen() || !absence.returned) continue;
      keptInTheDark(absence, now);
      absence.to = change;
    }
  }

  /** A host that shows nothing to a phone that is back may be playing on in its seat. */
  private void keptInTheDark(Absence absence, long until) {
    boolean kept = absence.reconnected.map(at -> until - at > LATEST).orElse(false);
    if (kept) suspect("fair.dark");
  }

  /** The legal actions that a viewer is offered. */
  public void offered(int viewer, int change, Choices choices) {
    Shown shown = shown(viewer);
    shown.offers.add(new Offer(change, shown.hash(choices)));
  }

  private static ByteString hash(Choices choices) {
    return Sha256.of(Choices.ADAPTER.encodeByteString(choices)).substring(0, MARK);
  }

  public void heard(int viewer, int number, ByteString event) {
    Shown shown = shown(viewer);
    if (number <= shown.lastNews) return;
    shown.lastNews = number;
    shown.news.put(number, event);
  }

  /** The host has left out news from that number on, and had room for them. */
  public void withheld(int viewer, int number) {
    Shown shown = shown(viewer);
    if (shown.withheld == 0) shown.withheld = number;
  }

  /** Bytes of this device's actions in a seat that the record has; empty if it has forgotten. */
  public Optional<Integer> bytes(int seat) {
    if (doneBefore > 0) return Optional.empty();
    int bytes = 0;
    for (Done one : done) if (one.seat == seat) bytes += one.action.size();
    return Optional.of(bytes);
  }

  private Shown shown(int viewer) {
    return shown.computeIfAbsent(viewer, v -> new Shown());
  }

  static ByteString hash(ByteString view, int glass, int limit) {
    byte[] clock = new byte[8];
    for (int i = 0; i < 4; i++) {
      clock[i] = (byte) (glass >>> 24 - 8 * i);
      clock[4 + i] = (byte) (limit >>> 24 - 8 * i);
    }
    return Sha256.of(ByteString.of(clock), view).substring(0, MARK);
  }
}
