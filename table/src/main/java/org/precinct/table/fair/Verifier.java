package org.precinct.table.fair;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import okio.ByteString;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.Hourglass;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.table.play.Audience;
import org.precinct.table.play.BotMinds;
import org.precinct.table.play.Course;
import org.precinct.table.play.Juncture;
import org.precinct.table.proto.Begun;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Own;
import org.precinct.table.proto.Pledged;
import org.precinct.table.proto.Prepare;
import org.precinct.table.proto.Record;
import org.precinct.table.proto.Shared;
import org.precinct.table.proto.Taken;

/**
 * Plays a finished game again from its opened record and compares it with a guest's own evidence.
 *
 * <p>What had no effect is not in the record. Where that was this guest's own input, the guest
 * knows better and puts it back; opening the result must then give the record again.
 */
public final class Verifier {
  private final Record record;
  private final Evidence evidence;

  private Verifier(Record record, Evidence evidence) {
    this.record = record;
    this.evidence = evidence;
  }

  /**
   * @param game the rules of this device
   * @param told what the table said it played: its seats and all its options
   */
  public static Verdict check(Game<?, ?, ?, ?> game, Setup told, Record record, Evidence evidence) {
    try {
      new Verifier(record, evidence).check(game, told);
      return new Verdict.Fair(
          record.steps.size(), Math.max(1, record.begun.size()) + evidence.inVain);
    } catch (Difference difference) {
      return difference.verdict;
    } catch (RuntimeException fault) {
      return new Verdict.Differs(0, "fair.unreadable");
    }
  }

  private <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> void check(
      Game<S, A, V, E> game, Setup told) throws Difference {
    boolean sameRules =
        record.rules.equals(game.info().id()) && record.rules_version == game.info().rulesVersion();
    if (!sameRules) throw new Difference(new Verdict.Unchecked("fair.other_rules"));
    if (record.game != evidence.game) throw differs(0, "fair.other_game");
    if (evidence.suspicion.isPresent()) throw differs(0, evidence.suspicion.get());
    checkSeed();
    checkBeginnings();
    checkSalts();
    try {
      Setup setup = game.info().complete(new Setup(record.seats, record.options));
      if (!setup.equals(told)) throw differs(0, "fair.setup");
      ByteString seed = Fair.seed(record.host_share, record.shared);
      new Again<>(new Course<>(game, setup, seed)).play();
      // Last: what does not follow from the seed is worse than a seed that others made.
      if (!ownShareCounts()) throw new Difference(new Verdict.Unchecked("fair.no_share"));
    } catch (IllegalSetup refusal) {
      throw differs(0, "fair.setup");
    }
  }

  /** Everybody's promise was kept, and it is the one told before the deal. */
  private void checkSeed() throws Difference {
    ByteString hash = Fair.hash(record.host_share, record.host_nonce, ByteString.EMPTY);
    if (!hash.equals(record.host_hash)) throw differs(0, "fair.seed");
    int before = 0;
    for (Shared shared : record.shared) {
      boolean kept =
          shared.pledge != null
              && shared.member > before
              && Fair.keeps(shared.pledge, shared.share, shared.nonce);
      if (!kept) throw differs(0, "fair.seed");
      before = shared.member;
    }
    if (!evidence.prepare.isPresent()) return;
    Prepare prepare = evidence.prepare.get();
    if (prepare.attempt != record.attempt) {
      // Somebody left after this guest had opened; if it was this one, others made the seed.
      if (evidence.mustCount) throw differs(0, "fair.left_out");
      return;
    }
    boolean same =
        prepare.host_hash.equals(record.host_hash)
            && prepare.rules.equals(record.rules)
            && prepare.seats == record.seats
            && prepare.options.equals(record.options)
            && prepare.pledged.size() == record.shared.size();
    for (int i = 0; same && i < record.shared.size(); i++) {
      Pledged pledged = prepare.pledged.get(i);
      Shared shared = record.shared.get(i);
      same = pledged.member == shared.member && shared.pledge.equals(pledged.pledge);
      if (shared.member == evidence.member) same &= shared.share.equals(evidence.share);
    }
    if (!same) throw differs(0, "fair.seed");
  }

  /** The deals that came to nothing are all in the record: their seeds, too, the host has known. */
  private void checkBeginnings() throws Difference {
    List<Integer> told = new ArrayList<>();
    for (Begun one : record.begun) {
      if (evidence.begun.contains(one.attempt)) told.add(one.attempt);
    }
    int last = record.begun.size() - 1;
    boolean complete =
        told.equals(evidence.begun)
            && last >= 0
            && record.begun.get(last).attempt == record.attempt;
    if (!complete) throw differs(0, "fair.hidden_deal");
  }

  /**
   * Whether the seed has a share that this device has drawn. Without it, the others may have agreed
   * on any seed they liked. A journal by itself has no device.
   */
  private boolean ownShareCounts() {
    if (evidence.member <= 0) return true;
    for (Shared shared : record.shared) {
      if (shared.member == evidence.member) return shared.share.equals(evidence.share);
    }
    return false;
  }

  /** Every player's salts are those promised, in their order, without a gap. */
  private void checkSalts() throws Difference {
    Map<Integer, ByteString> last = new HashMap<>();
    for (Shared shared : record.shared) last.put(shared.member, shared.pledge.anchor);
    for (int i = 0; i < record.steps.size(); i++) {
      Taken step = record.steps.get(i);
      boolean none = step.salt.size() == 0;
      ByteString before = last.getOrDefault(step.member, ByteString.EMPTY);
      boolean byMember = step.kind == Kind.MOVE && step.member > 0;
      if (!none && (!byMember || !SaltChain.follows(before, step.salt))) {
        throw differs(i + 1, "fair.salt");
      }
      if (byMember) last.put(step.member, step.salt);
    }
  }

  /** The game itself. */
  private final class Again<
      S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> {
    private final Course<S, A, V, E> course;
    private final List<Eye<S, V, E>> eyes = new ArrayList<>();

    /** Refusals that the rules explain, by number. */
    private final Set<Integer> borneOut = new HashSet<>();

    /** Seats in which people have moved. */
    private Seats people = Seats.NONE;

    /** The first bot's move that is not the one it would have made; 0 for none. */
    private int suspect;

    /** Some bot's move could not be worked out. */
    private boolean unsure;

    Again(Course<S, A, V, E> course) {
      this.course = course;
      evidence.shown.forEach(
          (viewer, shown) ->
              eyes.add(
                  new Eye<>(
                      viewer,
                      new Audience<>(course.game(), Audience.viewer(viewer)),
                      shown,
                      evidence.takenOver.contains(viewer - 1))));
    }

    void play() throws Difference, IllegalSetup {
      try {
        playOn();
      } catch (Difference difference) {
        boolean explained = suspect > 0 && difference.verdict instanceof Verdict.Differs;
        throw explained ? differs(suspect, "fair.bot") : difference;
      }
      for (Eye<S, V, E> eye : eyes) {
        if (eye.blind) throw new Difference(new Verdict.Unchecked("fair.taken_over"));
      }
      if (unsure) throw new Difference(new Verdict.Unchecked("fair.bot_unsure"));
    }

    private void playOn() throws Difference, IllegalSetup {
      Juncture<S> at = course.deal();
      look(at.state(), 0);
      checkRefusals(at, 0);
      List<S> before = new ArrayList<>();
      List<Taken> steps = new ArrayList<>();
      int own = 0;
      for (int i = 0; i < record.steps.size(); i++) {
        Taken step = record.steps.get(i);
        if (step.kind == Kind.MOVE) {
          if (step.member == evidence.member) step = mine(step, own++, i + 1);
          else if (step.member == 0) step = bots(at, reminded(step, i + 1), i + 1);
          if (step.member > 0) people = people.with(step.seat);
        }
        before.add(at.state());
        steps.add(step);
        int change = changeOf(step.seat);
        if (step.kind == Kind.TIME_UP) checkSand(at.state(), i + 1);
        if (step.kind == Kind.DEFAULT && step.mind != Mind.PERSON) checkIdle(at, step, i + 1);
        Juncture<S> next = after(at, step, i + 1);
        look(next.state(), i + 1);
        if (!evidence.allowsOthers(step.seat, change, changeOf(step.seat))) {
          Optional<String> wrong = byOthers(at, step, next);
          if (wrong.isPresent()) throw differs(i + 1, wrong.get());
        }
        at = next;
        checkRefusals(at, i + 1);
      }
      int last = steps.size();
      if (own != evidence.actions()) throw differs(last, "fair.dropped");
      if (!course.game().outcome(at.state()).isPresent()) throw differs(last, "fair.unfinished");
      for (Eye<S, V, E> eye : eyes) {
        if (eye.blind) continue;
        if (!eye.isDone()) throw differs(last, "fair.view");
        if (!eye.offered.isEmpty()) throw differs(eye.offeredFrom, "fair.choices");
      }
      checkOpened(before, steps);
    }

    /** What is wrong with a step if the player of its seat was there; empty if nothing is. */
    private Optional<String> byOthers(Juncture<S> at, Taken step, Juncture<S> next) {
      return switch (step.kind) {
        case MOVE ->
            step.member == evidence.member ? Optional.empty() : Optional.of("fair.invented");
        case DEFAULT -> Optional.of("fair.stood_in");
        case GONE -> isUndone(at, step, next) ? Optional.empty() : Optional.of("fair.called_away");
        case TIME_UP, BACK, SETTING -> Optional.empty();
      };
    }

    /** Whether coming back at once would leave all as it was: in some games going decides. */
    private boolean isUndone(Juncture<S> at, Taken gone, Juncture<S> next) {
      Viewer own = Viewer.of(Seat.of(gone.seat));
      try {
        S back = course.after(next, gone.newBuilder().kind(Kind.BACK).build()).state();
        return course.game().view(back, own).equals(course.game().view(at.state(), own));
      } catch (IllegalAction impossible) {
        return false;
      }
    }

    private Juncture<S> after(Juncture<S> at, Taken step, int number) throws Difference {
      try {
        return course.after(at, step);
      } catch (IllegalAction refusal) {
        throw differs(number, "fair.illegal");
      }
    }

    private void checkOpened(List<S> before, List<Taken> steps) throws Difference {
      try {
        List<Taken> opened = course.opened(before, steps);
        for (int i = 0; i < opened.size(); i++) {
          if (!opened.get(i).equals(record.steps.get(i))) throw differs(i + 1, "fair.dropped");
        }
      } catch (IllegalAction refusal) {
        throw differs(steps.size(), "fair.illegal");
      }
    }

    /**
     * A bot's move as this device works it out. Where the record has another one, what the bot did
     * may have had no effect: then opening the game shows the same in the end.
     */
    private Taken bots(Juncture<S> at, Taken step, int number) throws Difference {
      if (!wasTold(step)) throw secret(step, number);
      Optional<ByteString> thought = thought(at, step, number);
      if (thought.equals(Optional.of(step.action))) return step;
      if (isUnsure(step.seat)) return step;
      if (!thought.isPresent()) throw differs(number, "fair.bot");
      if (suspect == 0) suspect = number;
      return step.newBuilder().action(thought.get()).build();
    }

    private boolean wasTold(Taken step) {
      return evidence.wasTold(step.seat, step.mind, evidence.witness().map(this::seen).orElse(0));
    }

    /** Nobody was told that this bot plays there. */
    private Difference secret(Taken step, int number) {
      return differs(number, evidence.hasSeat(step.seat) ? "fair.invented" : "fair.bot");
    }

    /** A bot was left at its default: it did not know what to do. */
    private void checkIdle(Juncture<S> at, Taken step, int number) throws Difference {
      if (!wasTold(step)) throw secret(step, number);
      Optional<ByteString> thought = thought(at, step, number);
      if (!thought.isPresent() || !allows(at, step.seat, thought.get())) return;
      if (!isUnsure(step.seat)) throw differs(number, "fair.bot");
    }

    /** What somebody had sealed in a seat before, and nobody is told, its bot has seen. */
    private boolean isUnsure(int seat) {
      if (people.has(seat)) unsure = true;
      return people.has(seat);
    }

    private Optional<ByteString> thought(Juncture<S> at, Taken step, int number) throws Difference {
      BotLevel level =
          BotMinds.level(step.mind).orElseThrow(() -> differs(number, "fair.invented"));
      try {
        return course.decide(at, step.seat, level);
      } catch (RuntimeException fault) {
        return Optional.empty();
      }
    }

    /** The sand had run out, or nobody needed it any longer. */
    private void checkSand(S state, int at) throws Difference {
      Optional<Hourglass> glass = course.game().hourglass(state);
      if (glass.map(Hourglass::ready).orElse(false)) return;
      int limit = glass.map(Hourglass::limitMillis).orElse(0);
      if (limit == 0) throw differs(at, "fair.hurried");
      for (Eye<S, V, E> eye : eyes) {
        int change = eye.audience.change();
        Optional<Long> turned = eye.shown.turned(glass.get().id(), change);
        Optional<Long> empty = eye.shown.shownAfter(change);
        if (!turned.isPresent() || !empty.isPresent()) continue;
        long least = Math.min(limit - Evidence.LATEST, limit / 2);
        if (empty.get() - turned.get() < least) throw differs(at, "fair.hurried");
      }
    }

    /** What the host has refused was against the rules at some time when it may have judged it. */
    private void checkRefusals(Juncture<S> at, int number) throws Difference {
      for (int i = 0; i < evidence.refusals.size(); i++) {
        Evidence.Refusal refusal = evidence.refusals.get(i);
        int now = changeOf(refusal.seat());
        if (now < refusal.from() || borneOut.contains(i)) continue;
        if (now > evidence.end(refusal)) throw differs(number, "fair.refused");
        if (!allows(at, refusal.seat(), refusal.action())) borneOut.add(i);
      }
    }

    private boolean allows(Juncture<S> at, int seat, ByteString action) {
      try {
        course.after(at, new Taken.Builder().kind(Kind.MOVE).seat(seat).action(action).build());
        return true;
      } catch (IllegalAction right) {
        return false;
      }
    }

    /** How often what a seat is shown has changed; 0 if this device was never shown it. */
    private int changeOf(int seat) {
      return seen(1 + seat);
    }

    private int seen(int viewer) {
      for (Eye<S, V, E> eye : eyes) if (eye.viewer == viewer) return eye.audience.change();
      return 0;
    }

    /** A step of this guest as it remembers it. */
    private Taken mine(Taken step, int number, int at) throws Difference {
      if (number < evidence.doneBefore) return reminded(step, at);
      if (number >= evidence.actions()) throw differs(at, "fair.invented");
      Evidence.Done done = evidence.done.get(number - evidence.doneBefore);
      if (done.seat() != step.seat || !done.salt().equals(step.salt)) {
        throw differs(at, "fair.dropped");
      }
      return step.newBuilder().action(done.action()).build();
    }

    /**
     * A step from before this device was started anew, or of a bot that decided for its player: the
     * host reminds it of what was done and left out of the record.
     */
    private Taken reminded(Taken step, int at) {
      for (Own own : record.own) {
        if (own.step == at - 1) return step.newBuilder().action(own.action).build();
      }
      return step;
    }

    private void look(S state, int step) throws Difference {
      for (Eye<S, V, E> eye : eyes) {
        if (eye.blind || eye.agrees(state)) continue;
        if (!eye.takenOver) throw differs(step, eye.uninformed ? "fair.news" : "fair.view");
        eye.blind = true;
      }
      for (Eye<S, V, E> eye : eyes) {
        if (eye.blind || !eye.wasOfferedOther(state, course, step)) continue;
        throw differs(eye.offeredFrom, "fair.choices");
      }
    }
  }

  /** One viewer: what it should have seen beside what it was shown. */
  private static final class Eye<S, V extends Message<V, ?>, E extends Message<E, ?>> {
    private final int viewer;
    private final Audience<S, V, E> audience;
    private final Evidence.Shown shown;

    /**
     * It was somebody else's seat first. What they had sealed there was shown to this device, too;
     * if it then came to nothing, the record does not have it, and nobody but them is reminded of
     * it.
     */
    private final boolean takenOver;

    /** It has seen something that the record does not explain, and need not. */
    private boolean blind;

    /** It was not told something that it should have heard. */
    private boolean uninformed;

    private int mark;
    private int heard;

    /** The legal actions as they were listed after a change, and have not been right yet. */
    private final Set<ByteString> offered = new HashSet<>();

    /** That change, and the step that brought it about. */
    private int offeredAt;

    private int offeredFrom;
    private int offer;

    Eye(int viewer, Audience<S, V, E> audience, Evidence.Shown shown, boolean takenOver) {
      this.viewer = viewer;
      this.audience = audience;
      this.shown = shown;
      this.takenOver = takenOver;
    }

    boolean agrees(S state) {
      if (!audience.show(state)) return true;
      for (ByteString event : audience.newsAfter(heard)) {
        Optional<ByteString> told = shown.news(++heard);
        uninformed = heard == shown.withheld;
        if (uninformed) return false;
        if (told.isPresent() && !told.get().equals(event)) return false;
      }
      while (mark < shown.marks.size() && shown.marks.get(mark).change() <= audience.change()) {
        Evidence.Mark seen = shown.marks.get(mark++);
        if (seen.change() < audience.change()) return false;
        ByteString hash = Evidence.hash(audience.view(), audience.glass(), audience.limit());
        if (!hash.equals(seen.hash())) return false;
        uninformed = seen.news() < audience.heard();
      }
      return !uninformed;
    }

    /**
     * Whether something that this viewer was offered was right at no time: the legal actions may
     * come and go while what is shown stays as it is.
     */
    boolean wasOfferedOther(S state, Course<S, ?, V, E> course, int step) {
      int change = audience.change();
      if (change > offeredAt && !offered.isEmpty()) return true;
      if (change > offeredAt) offeredFrom = step;
      offeredAt = change;
      for (; offer < shown.offers.size(); offer++) {
        Evidence.Offer one = shown.offers.get(offer);
        if (one.change() > change) break;
        offered.add(one.hash());
      }
      if (!offered.isEmpty()) offered.remove(shown.hash(course.listed(state, viewer - 1)));
      return false;
    }

    boolean isDone() {
      return mark == shown.marks.size() && shown.lastNews <= heard;
    }
  }

  private static Difference differs(int step, String what) {
    return new Difference(new Verdict.Differs(step, what));
  }

  /** Ends the check. */
  private static final class Difference extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Verdict verdict;

    Difference(Verdict verdict) {
      super("", null, false, false);
      this.verdict = verdict;
    }
  }
}
