package org.precinct.table.play;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.Assert.assertThrows;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.junit.Test;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Hourglass;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.Option;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.Viewer;
import org.precinct.engine.kit.Kit;
import org.precinct.engine.kit.Kits;
import org.precinct.engine.play.Players;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Taken;

/** Luck belongs to the one who rolls. The vectors are those of docs/chance.md. */
public final class LuckTest {
  private static final ByteString SALT = ByteString.decodeHex("000102030405060708090a0b0c0d0e0f");
  private static final Chance SEED = Chance.of("precinct");

  private static Taken step(Kind kind, int seat) {
    return new Taken.Builder().kind(kind).seat(seat).build();
  }

  private static Taken salted(int seat) {
    return step(Kind.MOVE, seat).newBuilder().salt(SALT).build();
  }

  private static List<Integer> dice(Chance luck) {
    List<Integer> dice = new ArrayList<>();
    for (int i = 0; i < 12; i++) dice.add(luck.die());
    return dice;
  }

  private static Past after(Taken... steps) {
    Past past = Past.none(4);
    for (Taken step : steps) past = past.with(step);
    return past;
  }

  @Test
  public void nobodysLuckDependsOnWhatOthersDoAndInWhichOrder() {
    Past straight = after(step(Kind.MOVE, 0), step(Kind.MOVE, 1), step(Kind.DEFAULT, 2));
    Past filled =
        after(
            step(Kind.GONE, 2),
            step(Kind.MOVE, 1),
            step(Kind.DEFAULT, 2),
            step(Kind.BACK, 2),
            step(Kind.GONE, 2),
            step(Kind.BACK, 2),
            step(Kind.MOVE, 3),
            step(Kind.MOVE, 0));
    for (Taken next :
        List.of(
            salted(1),
            step(Kind.MOVE, 0),
            step(Kind.DEFAULT, 2),
            step(Kind.TIME_UP, 0),
            step(Kind.GONE, 1))) {
      assertThat(dice(straight.luck(SEED, next))).isEqualTo(dice(filled.luck(SEED, next)));
    }
    assertThat(dice(straight.thoughts(SEED, 1))).isEqualTo(dice(filled.thoughts(SEED, 1)));
  }

  @Test
  public void everyRollHasItsOwnLuck() {
    Past first = after();
    Past second = after(step(Kind.MOVE, 1));
    List<List<Integer>> all = new ArrayList<>();
    all.add(dice(first.luck(SEED, salted(1))));
    all.add(dice(second.luck(SEED, salted(1))));
    all.add(dice(first.luck(SEED, salted(2))));
    all.add(dice(first.luck(SEED, step(Kind.MOVE, 1))));
    all.add(dice(first.luck(SEED, step(Kind.DEFAULT, 1))));
    all.add(dice(after(step(Kind.DEFAULT, 1)).luck(SEED, step(Kind.DEFAULT, 1))));
    all.add(dice(first.luck(SEED, step(Kind.TIME_UP, 0))));
    all.add(dice(after(step(Kind.TIME_UP, 0)).luck(SEED, step(Kind.TIME_UP, 0))));
    all.add(dice(first.thoughts(SEED, 1)));
    all.add(dice(second.thoughts(SEED, 1)));
    assertThat(all).containsNoDuplicates();
  }

  @Test
  public void vectors() {
    Past past = after(step(Kind.MOVE, 2), step(Kind.MOVE, 2), step(Kind.DEFAULT, 1));
    assertThat(dice(past.luck(SEED, salted(2))))
        .containsExactly(5, 2, 5, 5, 2, 3, 6, 4, 1, 3, 1, 6)
        .inOrder();
    assertThat(dice(past.luck(SEED, step(Kind.DEFAULT, 1))))
        .containsExactly(2, 4, 3, 3, 3, 5, 5, 3, 6, 1, 6, 5)
        .inOrder();
    assertThat(dice(past.luck(SEED, step(Kind.TIME_UP, 0))))
        .containsExactly(2, 6, 6, 1, 1, 5, 2, 5, 4, 1, 2, 5)
        .inOrder();
    assertThat(dice(past.thoughts(SEED, 2)))
        .containsExactly(2, 1, 1, 6, 2, 1, 3, 5, 4, 1, 4, 3)
        .inOrder();
  }

  /** The host has nothing to put in between, at no moment of any game. */
  @Test
  public void stepsWithoutEffectAreRefused() throws Exception {
    for (Kit<?, ?, ?, ?> kit : Kits.all()) {
      for (Setup setup : kit.setups()) refusesFiller(kit.game(), setup);
    }
  }

  /** Steps at random, with phones that come and go. */
  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      void refusesFiller(Game<S, A, V, E> game, Setup setup) throws Exception {
    Course<S, A, V, E> course = new Course<>(game, setup, ByteString.of(new byte[32]));
    Chance luck = Chance.of(setup.toString());
    Juncture<S> at = course.deal();
    while (!game.outcome(at.state()).isPresent()) {
      refusesFiller(course, at);
      Taken next = taken(game, Players.random(game, setup.seats()).next(at.state(), luck));
      int seat = luck.below(setup.seats());
      if (luck.oneIn(6)) next = step(at.past().isAbsent(seat) ? Kind.BACK : Kind.GONE, seat);
      at = course.after(at, next);
    }
    refusesFiller(course, at);
  }

  private static <S, V extends Message<V, ?>> void refusesFiller(
      Course<S, ?, V, ?> course, Juncture<S> at) throws Exception {
    Game<S, ?, V, ?> game = course.game();
    Seats waited = game.waitingFor(at.state());
    for (int seat = 0; seat < course.setup().seats(); seat++) {
      boolean absent = at.past().isAbsent(seat);
      assertRefused(course, at, step(absent ? Kind.GONE : Kind.BACK, seat));
      if (!absent || !waited.has(seat)) assertRefused(course, at, step(Kind.DEFAULT, seat));
      Taken bots = step(Kind.DEFAULT, seat).newBuilder().mind(Mind.EASY_BOT).build();
      if (!waited.has(seat)) {
        assertRefused(course, at, bots);
        continue;
      }
      S next = course.after(at, bots).state();
      V board = game.view(at.state(), Viewer.BOARD);
      boolean decided = !game.waitingFor(next).has(seat);
      assertThat(decided || !game.view(next, Viewer.BOARD).equals(board)).isTrue();
    }
    Optional<Hourglass> glass = game.hourglass(at.state());
    Taken timeUp = step(Kind.TIME_UP, 0);
    if (glass.map(one -> one.ready() || one.limitMillis() > 0).orElse(false)) {
      Optional<Hourglass> next = game.hourglass(course.after(at, timeUp).state());
      assertThat(next.map(Hourglass::id)).isNotEqualTo(glass.map(Hourglass::id));
    } else {
      assertRefused(course, at, timeUp);
    }
    for (Option option : game.adjustable()) {
      if (!glass.isPresent()) break;
      for (String value : option.values()) {
        Taken change = setting(option, value);
        assertRefused(course, set(course, at, change), change);
      }
    }
  }

  private static Taken setting(Option option, String value) {
    ByteString change = ByteString.encodeUtf8(option.id() + "=" + value);
    return step(Kind.SETTING, 0).newBuilder().action(change).build();
  }

  /** After a change of an option, unless it has that value already. */
  private static <S> Juncture<S> set(Course<S, ?, ?, ?> course, Juncture<S> at, Taken change) {
    try {
      return course.after(at, change);
    } catch (IllegalAction unchanged) {
      return at;
    }
  }

  private static <S, A extends Message<A, ?>> Taken taken(Game<S, A, ?, ?> game, Step<A> step) {
    if (step instanceof Step.Move<A> move) {
      ByteString action = game.actionAdapter().encodeByteString(move.action());
      return step(Kind.MOVE, move.seat().number()).newBuilder().action(action).build();
    }
    if (step instanceof Step.Default<A> idle) {
      Taken bots = step(Kind.DEFAULT, idle.seat().number());
      return bots.newBuilder().mind(Mind.EASY_BOT).build();
    }
    return step(Kind.TIME_UP, 0);
  }

  private static <S> void assertRefused(Course<S, ?, ?, ?> course, Juncture<S> at, Taken step) {
    assertThrows(IllegalAction.class, () -> course.after(at, step));
  }

  /** A bot remembers nothing and looks at nothing else, on every device. */
  @Test
  public void whatABotDoesIsDecidedByItsViewItsLevelAndTheSeed() throws Exception {
    for (Game<?, ?, ?, ?> game : Kits.games()) {
      for (BotLevel level : BotLevel.values()) thinksTwice(game, level);
    }
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      void thinksTwice(Game<S, A, V, E> game, BotLevel level) throws Exception {
    Setup setup = Setup.of(Math.max(3, game.info().minSeats()));
    Course<S, A, V, E> course = new Course<>(game, setup, ByteString.of(new byte[32]));
    Juncture<S> at = course.deal();
    int decided = 0;
    // Those who search take their time.
    int moves = level == BotLevel.HARD ? 6 : 60;
    for (int i = 0; i < moves && !game.outcome(at.state()).isPresent(); i++) {
      Taken next = step(Kind.TIME_UP, 0);
      for (int seat = 0; seat < setup.seats() && next.kind == Kind.TIME_UP; seat++) {
        var thought = course.decide(at, seat, level);
        assertThat(course.decide(at, seat, level)).isEqualTo(thought);
        if (!thought.isPresent()) continue;
        next = step(Kind.MOVE, seat).newBuilder().action(thought.get()).build();
        decided++;
      }
      at = course.after(at, next);
    }
    assertWithMessage("%s", game.info().id()).that(decided).isGreaterThan(0);
  }
}
