package org.precinct.seat;

import static com.google.common.truth.Truth.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.kojak.KojakGame;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;
import org.precinct.seat.goodcop.GoodCopControls;

/** What a shared phone asks everybody at once. */
public final class RoundQuestionTest {
  private static final int SEATS = 6;

  private static final Game<?, Action, View, Event> GAME = GoodCopControls.CONTROLS.game();

  private int windows;
  private int kept;
  private int unasked;
  private int refused;

  /** Random games; in every window, each seat's answer goes out as the question makes it. */
  private static <S> void play(Game<S, Action, View, Event> game, Visit visit) throws Exception {
    for (int i = 0; i < 6; i++) {
      Setup setup = Setup.of(SEATS, "window_time", "OFF", "timers", "OFF");
      Match<S, Action, View, Event> match = new Match<>(game, setup, Chance.of("round " + i));
      Players.Driver<S, Action> random = Players.random(game, SEATS);
      Chance luck = Chance.of("luck of the round " + i);
      while (!match.isOver()) {
        visit.at(game, match.state());
        match.take(random.next(match.state(), luck));
      }
    }
  }

  private interface Visit {
    <S> void at(Game<S, Action, View, Event> game, S state) throws Exception;
  }

  private static <S> Map<Integer, View> views(Game<S, Action, View, Event> game, S state) {
    Map<Integer, View> views = new HashMap<>();
    for (int seat = 0; seat < SEATS; seat++) {
      views.put(seat, game.view(state, Viewer.of(Seat.of(seat))));
    }
    return views;
  }

  @Test
  public void nobodyLetsEveryWindowPass() throws Exception {
    play(GAME, this::pass);
    assertThat(windows).isGreaterThan(20);
  }

  private <S> void pass(Game<S, Action, View, Event> game, S state) throws Exception {
    Map<Integer, View> views = views(game, state);
    Optional<RoundQuestion<Action>> round = SeatedGames.round(game, views);
    boolean window = views.get(0).phase == View.Phase.WINDOW;
    if (!window) assertThat(round.isPresent() && round.get().isWaiting()).isFalse();
    for (int seat = 0; seat < SEATS && window; seat++) {
      boolean asked = game.narrator().asks(views.get(seat));
      assertThat(round.isPresent() && round.get().nobody().containsKey(seat)).isEqualTo(asked);
    }
    if (!window || !round.isPresent()) return;
    windows++;
    S now = state;
    for (Map.Entry<Integer, Action> one : round.get().nobody().entrySet()) {
      now = game.apply(now, Seat.of(one.getKey()), one.getValue(), Chance.of("pass"));
    }
    assertThat(SeatedGames.round(game, views(game, now))).isEqualTo(Optional.empty());
    assertThat(game.waitingFor(now).isEmpty()).isTrue();
  }

  @Test
  public void whoMayTakeThePhoneDoesNotTellWhoHasAnswered() throws Exception {
    play(GAME, this::keepsTheList);
    assertThat(kept).isGreaterThan(5);
  }

  private <S> void keepsTheList(Game<S, Action, View, Event> game, S state) throws Exception {
    Map<Integer, View> views = views(game, state);
    Optional<RoundQuestion<Action>> round = SeatedGames.round(game, views);
    if (!round.isPresent() || round.get().nobody().size() < 2) return;
    assertThat(round.get().taking().keySet()).isEqualTo(round.get().nobody().keySet());
    int first = round.get().nobody().keySet().iterator().next();
    S now = game.apply(state, Seat.of(first), round.get().nobody().get(first), Chance.of("one"));
    Optional<RoundQuestion<Action>> later = SeatedGames.round(game, views(game, now));
    assertThat(later.get().seats()).isEqualTo(round.get().seats());
    assertThat(later.get().nobody()).doesNotContainKey(first);
    // Those who can be named hold Equipment, which everybody sees.
    for (int seat : later.get().seats()) {
      assertThat(views.get(seat).seats.get(seat).hand).isGreaterThan(0);
    }
    kept++;
  }

  @Test
  public void whoeverCanActUnaskedCanAskForThePhone() throws Exception {
    play(GAME, this::asksForPhone);
    assertThat(unasked).isGreaterThan(50);
    assertThat(refused).isGreaterThan(20);
  }

  private <S> void asksForPhone(Game<S, Action, View, Event> game, S state) throws Exception {
    Map<Integer, View> views = views(game, state);
    if (views.get(0).phase == View.Phase.WINDOW) return;
    Optional<RoundQuestion<Action>> round = SeatedGames.round(game, views);
    Set<Boolean> holders = new HashSet<>();
    for (int seat = 0; seat < SEATS; seat++) {
      View view = views.get(seat);
      boolean may = round.isPresent() && round.get().seats().contains(seat);
      boolean can = false;
      for (Action action : game.choices(state, Seat.of(seat))) {
        can |= action.kind == Action.Kind.PLAY || action.kind == Action.Kind.END_TURN;
      }
      if (can && !game.narrator().asks(view)) {
        assertThat(may).isTrue();
        unasked++;
      }
      // Whether the card can be used now does not decide, or the phone would tell of it.
      boolean holds = view.seats.get(seat).hand > 0;
      if (may) assertThat(holds || view.seats.get(seat).armed).isTrue();
      boolean alike = holds && !view.seats.get(seat).eliminated && !game.narrator().asks(view);
      if (alike) holders.add(may);
      if (may && !can) refused++;
      boolean beat = view.phase == View.Phase.TURN_PASSES;
      boolean waits = round.isPresent() && round.get().taking().containsKey(seat);
      assertThat(waits).isEqualTo(beat && holds && may);
    }
    assertThat(holders.size()).isAtMost(1);
  }

  @Test
  public void itIsAskedInBothLanguages() {
    for (Language language : Language.values()) {
      Voice<?, ?, ?> voice = SeatedGames.voice(GAME, language, seat -> "P" + seat.number());
      assertThat(voice.text("round")).contains("?");
      assertThat(voice.text("round.me", "player", "Ana")).startsWith("Ana");
      assertThat(voice.text("round.nobody")).isNotEmpty();
    }
    assertThat(GoodCopControls.CONTROLS.texts().get(Language.ENGLISH, "round"))
        .isEqualTo("Does anybody use Equipment?");
  }

  @Test
  public void otherGamesAskEverybodyForThemselves() {
    assertThat(SeatedGames.round(new KojakGame(), Map.of())).isEqualTo(Optional.empty());
  }
}
