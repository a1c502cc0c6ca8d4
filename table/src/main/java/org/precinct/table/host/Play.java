package org.precinct.table.host;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import okio.ByteString;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.Hourglass;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Option;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.table.fair.Fair;
import org.precinct.table.play.Audience;
import org.precinct.table.play.Course;
import org.precinct.table.play.Exhibit;
import org.precinct.table.play.Juncture;
import org.precinct.table.proto.Choices;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Own;
import org.precinct.table.proto.Record;
import org.precinct.table.proto.Taken;

/**
 * A game's state, which is nowhere else.
 *
 * <p>Steps are proposed first, one after the other; once the journal has them they are committed in
 * the same order, or else all taken back. Only committed steps are shown to anybody.
 */
final class Play<S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> {
  private final Course<S, A, V, E> course;
  private final Game<S, A, V, E> game;
  private final Dealt dealt;
  private final List<Taken> steps = new ArrayList<>();
  private final List<Taken> proposed = new ArrayList<>();
  private final List<Juncture<S>> ahead = new ArrayList<>();
  private final Map<Integer, Audience<S, V, E>> audiences = new TreeMap<>();
  private final Map<Integer, Audience<S, V, E>> bots = new TreeMap<>();
  private Juncture<S> position;
  private Optional<Hourglass> hourglass = Optional.empty();
  private Seats waitingFor = Seats.NONE;
  private final Choices[] choices;

  private Play(Course<S, A, V, E> course, Dealt dealt) throws IllegalSetup {
    this.course = course;
    this.game = course.game();
    this.dealt = dealt;
    this.position = course.deal();
    this.choices = new Choices[dealt.seats];
    settle();
  }

  static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Play<S, A, V, E> deal(Game<S, A, V, E> game, Dealt dealt) throws IllegalSetup {
    ByteString seed = Fair.seed(dealt.host_share, dealt.shared);
    return new Play<>(new Course<>(game, new Setup(dealt.seats, dealt.options), seed), dealt);
  }

  Dealt dealt() {
    return dealt;
  }

  /** The options that the host has changed since the deal. */
  Map<String, String> settings() {
    Map<String, String> options = new TreeMap<>();
    for (Taken step : steps) {
      if (step.kind != Kind.SETTING) continue;
      String[] change = step.action.utf8().split("=", 2);
      options.put(change[0], change[1]);
    }
    return options;
  }

  /** Whether an option can be changed during the game, to this value. */
  boolean adjusts(String option, String value) {
    for (Option one : game.adjustable()) {
      if (one.id().equals(option)) return one.allows(value, dealt.seats);
    }
    return false;
  }

  int seats() {
    return dealt.seats;
  }

  int absentAfterMillis() {
    return game.info().absentAfterMillis();
  }

  /** Steps committed so far. */
  List<Taken> steps() {
    return steps;
  }

  /** An action as the record has it. */
  ByteString canonical(ByteString action) throws IllegalAction {
    return course.canonical(action);
  }

  /** Tries a step after those proposed before. A refused one leaves everything as it was. */
  void propose(Taken taken) throws IllegalAction {
    Juncture<S> from = ahead.isEmpty() ? position : ahead.get(ahead.size() - 1);
    ahead.add(course.after(from, taken));
    proposed.add(taken);
  }

  List<Taken> proposed() {
    return proposed;
  }

  void takeBack() {
    ahead.clear();
    proposed.clear();
  }

  /**
   * Makes the first of the proposed steps true.
   *
   * @return the viewers for whom something has changed, a bit each
   */
  long commit() {
    position = ahead.remove(0);
    steps.add(proposed.remove(0));
    settle();
    Exhibit<S, V, E> exhibit = new Exhibit<>(game, position.state(), hourglass);
    for (Audience<S, V, E> bot : bots.values()) bot.show(exhibit);
    long changed = 0;
    for (Map.Entry<Integer, Audience<S, V, E>> one : audiences.entrySet()) {
      if (one.getValue().show(exhibit)) changed |= 1L << one.getKey();
    }
    return changed;
  }

  /** What a viewer has been shown since the deal. */
  Audience<?, ?, ?> audience(int viewer) {
    return audiences.computeIfAbsent(viewer, v -> fromTheDeal(Audience.viewer(v)));
  }

  /** How often what a bot in that seat sees has changed. A bot acts on nothing else. */
  int botSees(int seat) {
    return bots.computeIfAbsent(seat, s -> fromTheDeal(Viewer.bot(Seat.of(s)))).change();
  }

  private Audience<S, V, E> fromTheDeal(Viewer viewer) {
    Audience<S, V, E> audience = new Audience<>(game, viewer);
    if (steps.isEmpty()) {
      audience.show(position.state());
      return audience;
    }
    try {
      Juncture<S> at = course.deal();
      audience.show(at.state());
      for (Taken step : steps) {
        at = course.after(at, step);
        audience.show(at.state());
      }
    } catch (IllegalAction | IllegalSetup e) {
      throw new IllegalStateException("a game that was played cannot be played again", e);
    }
    return audience;
  }

  /** What is asked of a state again and again. */
  private void settle() {
    hourglass = game.hourglass(position.state());
    waitingFor = game.waitingFor(position.state());
    Arrays.fill(choices, null);
  }

  Optional<Hourglass> hourglass() {
    return hourglass;
  }

  Seats waitingFor() {
    return waitingFor;
  }

  boolean isOver() {
    return game.outcome(position.state()).isPresent();
  }

  Choices choices(int seat) {
    if (choices[seat] == null) choices[seat] = course.listed(position.state(), seat);
    return choices[seat];
  }

  /**
   * A bot's decision as things stand now, to be found on any thread: an action, or empty for
   * nothing.
   *
   * @param enough see {@link org.precinct.engine.Bot}
   */
  Supplier<Optional<ByteString>> thought(int seat, BotLevel level, BooleanSupplier enough) {
    Juncture<S> at = position;
    return () -> course.decide(at, seat, level, enough);
  }

  /**
   * What the opened game leaves out and a member has seen all the same: for that member only.
   *
   * @param seats the member's, where a bot may have decided for it
   */
  List<Own> leftOut(int member, Seats seats, Record opened) {
    List<Own> own = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      Taken step = steps.get(i);
      boolean replaced = !opened.steps.get(i).action.equals(step.action);
      boolean byBot = step.kind == Kind.MOVE && step.member == 0 && seats.has(step.seat);
      if (replaced && (step.member == member || byBot)) own.add(new Own(i, step.action));
    }
    return own;
  }

  /** The finished game as everybody may see it. */
  Record opened(String app) throws IllegalAction, IllegalSetup {
    List<S> before = new ArrayList<>();
    Juncture<S> at = course.deal();
    for (Taken step : steps) {
      before.add(at.state());
      at = course.after(at, step);
    }
    return record(dealt).steps(course.opened(before, steps)).app(app).build();
  }

  /** What the deal has to do with a record of the game. */
  static Record.Builder record(Dealt dealt) {
    return new Record.Builder()
        .game(dealt.game)
        .rules(dealt.rules)
        .rules_version(dealt.rules_version)
        .seats(dealt.seats)
        .options(dealt.options)
        .attempt(dealt.attempt)
        .host_hash(dealt.host_hash)
        .host_share(dealt.host_share)
        .host_nonce(dealt.host_nonce)
        .shared(dealt.shared)
        .begun(dealt.begun);
  }
}
