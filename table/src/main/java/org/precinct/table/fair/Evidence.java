package org.precinct.table.fair;

import java.util.ArrayList;
import java.util.EnumSet;
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

  final int game;
  final int member;
  final Optional<Prepare> prepare;
  final ByteString share;
  final boolean mustCount;
  final Map<Integer, Shown> shown = new TreeMap<>();
  final List<Done> done = new ArrayList<>();

  /** Attempts at the deal that this device was asked to open for. */
  final List<Integer> begun = new ArrayList<>();

  /** Who has decided in each seat, as far as this device was told. */
  private final Map<Integer, Set<Mind>> minds = new HashMap<>();

  final List<Refusal> refusals = new ArrayList<>();

  /** Rises whenever the connection is lost. */
  private int connection;

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

    Absence(int seat, int from) {
      this.seat = seat;
      this.from = from;
    }

    boolean isOpen() {
      return to == Integer.MAX_VALUE;
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
   * @param at when the answer came
   */
  record Refusal(int seat, ByteString action, int from, long at) {}

  /**
   * A viewer's view after one change.
   *
   * @param news how many this viewer had been told by then
   * @param at when it came, by this device's clock
   * @param connection on which of this device's connections
   */
  record Mark(int change, ByteString hash, int glass, int news, long at, int connection) {}

  /** What one viewer was shown. */
  static final class Shown {
    final List<Mark> marks = new ArrayList<>();

    /** By number; some may never have arrived. */
    final Map<Integer, ByteString> news = new HashMap<>();

    int lastNews;

    /** The first news that the host left out without need; 0 for none. */
    int withheld;

    Optional<ByteString> news(int number) {
      return Optional.ofNullable(news.get(number));
    }

    /** When this viewer was first shown what came after a change; empty if it never was. */
    Optional<Long> shownAfter(int change) {
      for (Mark mark : marks) if (mark.change > change) return Optional.of(mark.at);
      return Optional.empty();
    }

    /**
     * When this viewer saw an hourglass being turned; empty if it was not looking on from the view
     * before.
     *
     * @param last the change by which it had been turned
     */
    Optional<Long> turned(int glass, int last) {
      int before = 0;
      int on = 0;
      for (Mark mark : marks) {
        if (mark.change > last) break;
        if (mark.glass == glass) {
          boolean looked = mark.change == before + 1 && mark.connection == on;
          return looked ? Optional.of(mark.at) : Optional.empty();
        }
        before = mark.change;
        on = mark.connection;
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

  /** Whether a seat was this device's at some time. */
  boolean hasSeat(int seat) {
    return seats.contains(seat);
  }

  /** Whether this device was told that such a bot, or a person, decides in that seat. */
  boolean wasTold(int seat, Mind mind) {
    // What was said while the connection was lost, nobody knows here.
    boolean stayed = member > 0 && connection == 0;
    return !stayed || minds.getOrDefault(seat, Set.of()).contains(mind);
  }

  /** The chairs at the deal, which this device has seen. */
  public void sits(List<Chair> chairs) {
    for (int seat = 0; seat < chairs.size(); seat++) {
      if (isOwn(chairs.get(seat))) seats.add(seat);
    }
  }

  /** The chairs have changed, perhaps: a bot or another device may decide where it did. */
  public void sitsStill(List<Chair> chairs) {
    for (int seat = 0; seat < chairs.size(); seat++) {
      minds.computeIfAbsent(seat, s -> EnumSet.noneOf(Mind.class)).add(chairs.get(seat).mind);
      boolean own = isOwn(chairs.get(seat));
      // One that this device has not had from the deal on was somebody else's before.
      if (own && seats.add(seat)) absences.add(new Absence(seat, 0));
      if (!seats.contains(seat)) continue;
      if (!own) absent(seat);
      for (Absence absence : absences) if (absence.seat == seat) absence.returned = own;
    }
    for (int seat = 0; seat < chairs.size(); seat++) {
      if (chairs.get(seat).owner != member) others.add(seat);
      else if (others.contains(seat)) takenOver.add(seat);
    }
  }

  private boolean isOwn(Chair chair) {
    return chair.owner == member && chair.mind == Mind.PERSON;
  }

  /** The connection has been lost: a bot may decide meanwhile, and the chair come back. */
  public void away() {
    connection++;
    for (int seat : seats) absent(seat);
    for (Absence absence : absences) absence.returned = false;
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
    List<Mark> marks = shown(1 + seat).marks;
    return marks.isEmpty() ? 0 : marks.get(marks.size() - 1).change;
  }

  /**
   * An own action has been refused for a reason that the rules must bear out.
   *
   * @param from {@link #lastChange} when its player decided
   */
  public void refused(int seat, ByteString action, int from, long now) {
    if (refusals.size() < MOST_REFUSALS) refusals.add(new Refusal(seat, action, from, now));
  }

  /** The last change of what a seat is shown that a refusal may have been about. */
  int end(Refusal refusal) {
    for (Mark mark : shown(1 + refusal.seat).marks) {
      if (mark.at > refusal.at + SETTLED) return mark.change - 1;
    }
    return Integer.MAX_VALUE;
  }

  /** A view with the news that came with it, and the public part of its hourglass. */
  public void saw(int viewer, int change, ByteString view, int glass, int limit, long now) {
    Shown shown = shown(viewer);
    ByteString hash = hash(view, glass, limit);
    shown.marks.add(new Mark(change, hash, glass, shown.lastNews, now, connection));
    for (Absence absence : absences) {
      if (absence.seat == viewer - 1 && absence.isOpen() && absence.returned) absence.to = change;
    }
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
