package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;
import static org.precinct.engine.bleus.Scene.GAME;

import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Games;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Language;
import org.precinct.engine.Outcome;
import org.precinct.engine.Setup;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.Result;
import org.precinct.engine.bleus.proto.View.Phase;

/** Options, seats, the first player and how a game ends. */
public final class SetupTest {

  @Test
  public void theGameIsInTheHouse() {
    assertThat(Games.find("allez-les-bleus").isPresent()).isTrue();
    assertThat(GAME.info().minSeats()).isEqualTo(2);
    assertThat(GAME.info().maxSeats()).isEqualTo(5);
  }

  @Test
  public void theStandardOptions() throws Exception {
    Terms terms = GAME.deal(Setup.of(2), Chance.of("standard")).terms();
    assertThat(terms).isEqualTo(new Terms(15, 60, 0, true));
  }

  @Test
  public void everyValueOfEveryOption() throws Exception {
    for (String target : new String[] {"8", "15", "25", "5", "10", "39", "40"}) {
      assertThat(dealt("target", target).target()).isEqualTo(Integer.parseInt(target));
    }
    for (String limit : new String[] {"30", "60"}) {
      assertThat(dealt("round_limit", limit).roundLimit()).isEqualTo(Integer.parseInt(limit));
    }
    for (String seconds : new String[] {"0", "60", "120"}) {
      assertThat(dealt("turn_timer", seconds).turnSeconds()).isEqualTo(Integer.parseInt(seconds));
    }
    assertThat(dealt("open_discards", "on").openDiscards()).isTrue();
    assertThat(dealt("open_discards", "off").openDiscards()).isFalse();
  }

  @Test
  public void wrongSetupsAreRefused() {
    refused(Setup.of(1), "setup.too_few");
    refused(Setup.of(6), "setup.too_many");
    for (String target : new String[] {"4", "41", "0", "-8", "08", "8.5", "", "99999999999"}) {
      refused(Setup.of(2, "target", target), "setup.bad_value");
    }
    refused(Setup.of(2, "open_discards", "maybe"), "setup.bad_value");
    refused(Setup.of(2, "colour", "blue"), "setup.unknown_option");
  }

  @Test
  public void anybodyMayBeTheFirst() throws Exception {
    boolean[] first = new boolean[5];
    for (int i = 0; i < 60; i++) {
      State state = GAME.deal(Setup.of(5), Chance.of("first " + i));
      assertThat(state.seat()).isEqualTo(state.first());
      first[state.first()] = true;
    }
    assertThat(first).isEqualTo(new boolean[] {true, true, true, true, true});
  }

  @Test
  public void playIsClockwiseAndRoundsBeginWithTheFirst() throws Exception {
    State state = GAME.deal(Setup.of(3), Chance.of("clockwise"));
    Scene scene = Scene.at(state);
    for (int turn = 0; turn < 7; turn++) {
      assertThat(scene.state().seat()).isEqualTo((state.first() + turn) % 3);
      assertThat(scene.state().round()).isEqualTo(1 + turn / 3);
      assertThat(scene.view(0).round).isEqualTo(1 + turn / 3);
      scene.end();
    }
  }

  @Test
  public void theRoundLimit() throws Exception {
    Scene scene = Scene.of(2, new Terms(15, 30, 0, true)).turns(59);
    scene.end();
    assertThat(GAME.outcome(scene.state()).isPresent()).isFalse();
    scene.end();
    Outcome outcome = GAME.outcome(scene.state()).get();
    assertThat(outcome.cause()).isEqualTo("ROUND_LIMIT");
    assertThat(scene.view(0).result.cause).isEqualTo(Result.Cause.ROUND_LIMIT);
  }

  @Test
  public void theTargetInTheLastRoundIsTheCause() throws Exception {
    Scene scene = Scene.of(2, new Terms(8, 30, 0, true)).turns(60).score(0, 8, 1).end();
    assertThat(GAME.outcome(scene.state()).get().cause()).isEqualTo("TARGET");
  }

  @Test
  public void fewerCardsBreakTheTieOfArrests() throws Exception {
    Scene scene = Scene.of(3).score(0, 16, 5).score(1, 16, 5).score(2, 2, 9);
    scene.cards(0, Pile.of(1, 1, 1)).cards(1, Pile.of(1, 1)).turns(3).end();
    Outcome outcome = GAME.outcome(scene.state()).get();
    assertThat(outcome.places()).containsExactly(2, 1, 3).inOrder();
  }

  @Test
  public void equalInEverythingShareTheWin() throws Exception {
    Scene scene = Scene.of(3).score(0, 16, 5).score(1, 15, 5).score(2, 16, 5).turns(3).end();
    Outcome outcome = GAME.outcome(scene.state()).get();
    assertThat(outcome.places()).containsExactly(1, 3, 1).inOrder();
    assertThat(outcome.winners().size()).isEqualTo(2);
    assertThat(scene.view(1).result.winners).containsExactly(0, 2).inOrder();
    assertThat(scene.view(1).result.places).containsExactly(1, 3, 1).inOrder();
    assertThat(GAME.narrator().outcome(outcome, Language.ENGLISH, seat -> "P" + seat.number()))
        .isEqualTo("The points have been reached. P0 and P2 share the win. Allez les Bleus!");
  }

  @Test
  public void afterTheEndNothingLiesOnTheTable() throws Exception {
    Scene scene = Scene.of(2).hand("crs").row("dealer").score(0, 15, 0).turns(2).end();
    scene.assertPhase(Phase.GAME_OVER);
    assertThat(scene.hand()).isEmpty();
    assertThat(scene.row()).isEmpty();
    assertThat(scene.policeDiscard(1)).containsExactly("crs");
    assertThat(scene.suburbDiscard(1)).containsExactly("dealer");
    assertThat(scene.view(1).turn).isNull();
    assertThat(scene.view(1).offers).isNull();
    assertThat(GAME.hourglass(scene.state()).isPresent()).isFalse();
    assertThat(GAME.waitingFor(scene.state()).isEmpty()).isTrue();
    assertThat(scene.news(0).get(1).kind).isEqualTo(Event.Kind.GAME_OVER);
  }

  private static Terms dealt(String option, String value) throws IllegalSetup {
    return GAME.deal(Setup.of(3, option, value), Chance.of("options")).terms();
  }

  private static void refused(Setup setup, String key) {
    IllegalSetup refusal =
        assertThrows(IllegalSetup.class, () -> GAME.deal(setup, Chance.of("wrong")));
    assertThat(refusal.key()).isEqualTo(key);
    assertThat(refusal.explain(GAME.texts(), Language.FRENCH)).doesNotContain("{");
  }
}
