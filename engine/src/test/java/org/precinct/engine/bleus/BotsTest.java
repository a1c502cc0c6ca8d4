package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.bleus.Scene.CALL;
import static org.precinct.engine.bleus.Scene.GAME;
import static org.precinct.engine.bleus.Scene.QUIET;
import static org.precinct.engine.bleus.Scene.STOP;
import static org.precinct.engine.bleus.Scene.number;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/** The bots (6.8). */
public final class BotsTest {
  private final Chance chance = Chance.of("bots");

  @Test
  public void normalBeatsEasy() throws Exception {
    int wins = 0;
    for (int i = 0; i < 20; i++) {
      List<Bot<Action, View>> bots = new ArrayList<>();
      bots.add(GAME.bot(i % 2 == 0 ? BotLevel.NORMAL : BotLevel.EASY));
      bots.add(GAME.bot(i % 2 == 0 ? BotLevel.EASY : BotLevel.NORMAL));
      Match<State, Action, View, Event> match =
          new Match<>(GAME, Setup.of(2), Chance.of("duel " + i));
      Players.Driver<State, Action> players = Players.bots(GAME, bots);
      while (!match.isOver()) match.take(players.next(match.state(), chance));
      if (GAME.outcome(match.state()).get().winners().has(i % 2)) wins++;
    }
    assertThat(wins).isAtLeast(16);
  }

  @Test
  public void easyArrestsWheneverItCan() {
    for (int i = 0; i < 10; i++) {
      Scene scene = Scene.of(2).hand(STOP).row(QUIET, "dealer").pools(4, 4, 1);
      assertThat(decides(BotLevel.EASY, scene).arrest.place).isEqualTo(2);
    }
  }

  @Test
  public void easyPlaysItsWholeHandBeforeItBuys() {
    Scene scene = Scene.of(2).hand(STOP, CALL).pools(4, 4, 0);
    Action action = decides(BotLevel.EASY, scene);
    assertThat(action.play != null || action.play_all != null).isTrue();
  }

  @Test
  public void easyBuysHalfOfTheTime() {
    int bought = 0;
    for (int i = 0; i < 200; i++) {
      Action action = decides(BotLevel.EASY, Scene.of(2).pools(4, 4, 0));
      assertThat(action.buy != null || action.end != null).isTrue();
      if (action.buy != null) bought++;
    }
    assertThat(bought).isIn(com.google.common.collect.Range.closed(70, 130));
  }

  @Test
  public void normalPlaysReinforcementThenEscalationThenTheRest() throws Exception {
    Scene scene = withDecks(Scene.of(2).hand(STOP, "helicoptere", CALL, "radio", "mediateur"));
    assertThat(playedBy(scene, 5).subList(0, 3))
        .containsExactly("radio", "helicoptere", "mediateur")
        .inOrder();
  }

  @Test
  public void normalArrestsForPointsFirst() {
    Scene scene = withDecks(Scene.of(2).row("dealer", "dealer", "malfaiteur").pools(0, 0, 2));
    scene.score(0, 13, 5);
    assertThat(decides(BotLevel.NORMAL, scene).arrest.place).isEqualTo(3);
  }

  @Test
  public void normalFillsUpWithSmallArrests() {
    Scene scene = withDecks(Scene.of(2).row("gangster", "racaille", "dealer").pools(0, 0, 3));
    Action first = decides(BotLevel.NORMAL, scene);
    assertThat(first.arrest).isNotNull();
  }

  @Test
  public void normalThinksForABoundedTimeOnly() throws Exception {
    Scene scene = Scene.of(2);
    String[] row = new String[60];
    String[] kinds = {
      "guetteur", "dealer", "racaille", "rodeo", "marche_noir", "malfaiteur", "gangster"
    };
    for (int i = 0; i < row.length; i++) row[i] = kinds[i % kinds.length];
    withDecks(scene.row(row).pools(9, 9, 60));
    scene.hand(
        "discours_securitaire", "discours_securitaire", "promotion", STOP, CALL, "crs", "gli_f4");
    for (int i = 0; i < 30; i++) scene.does(decides(BotLevel.NORMAL, scene));
    assertThat(scene.me().points()).isAtLeast(20);
  }

  @Test
  public void normalSendsTheMediatorToTheLeader() throws Exception {
    Scene scene = withDecks(Scene.of(4).hand("mediateur").score(1, 3, 0).score(3, 7, 0));
    scene.play("mediateur");
    assertThat(decides(BotLevel.NORMAL, scene).mediate.seat).isEqualTo(3);
  }

  @Test
  public void normalPromotesAStartingCard() throws Exception {
    Scene scene = withDecks(Scene.of(2).hand("promotion", STOP, "crs"));
    Action first = decides(BotLevel.NORMAL, scene);
    assertThat(first.play.card).isEqualTo(number("promotion"));
    Action promotion = decides(BotLevel.NORMAL, scene.does(first));
    assertThat(promotion.promote.card).isEqualTo(number(STOP));
    assertThat(promotion.promote.gain).isGreaterThan(0);
  }

  @Test
  public void normalDiscardsWhatItDoesNotNeedForASpeech() throws Exception {
    Scene scene =
        withDecks(Scene.of(2).hand("discours_securitaire", CALL, CALL, "crs").pools(2, 0, 0));
    Action first = decides(BotLevel.NORMAL, scene);
    assertThat(first.play.card).isEqualTo(number("discours_securitaire"));
    Action speech = decides(BotLevel.NORMAL, scene.does(first));
    assertThat(speech.speech.cards).containsExactly(number(CALL), number(CALL));
  }

  @Test
  public void normalKeepsASuspectWithPointsOutOfAccidents() throws Exception {
    Scene scene = withDecks(Scene.of(2).hand("accident").row("gangster").pools(0, 0, 3));
    scene.arrest(1).play("accident");
    assertThat(decides(BotLevel.NORMAL, scene).accident.card).isEqualTo(0);
  }

  @Test
  public void normalBuysNothingThatComesTooLate() {
    Scene scene = withDecks(Scene.of(2).pools(9, 9, 0).score(1, 15, 9));
    assertThat(decides(BotLevel.NORMAL, scene).end).isNotNull();
  }

  @Test
  public void normalBuysEarly() {
    Scene scene = withDecks(Scene.of(2).pools(4, 0, 0));
    assertThat(decides(BotLevel.NORMAL, scene).buy).isNotNull();
  }

  @Test
  public void normalUnderstandsClosedDiscards() {
    Scene scene = withDecks(Scene.of(2, new Terms(15, 60, 0, false)).pools(4, 5, 0));
    assertThat(decides(BotLevel.NORMAL, scene).buy).isNotNull();
  }

  private static Scene withDecks(Scene scene) {
    return scene
        .police(
            List.of(STOP, STOP, CALL, STOP, "patrouille"), List.of(STOP, STOP, STOP, STOP, CALL))
        .suburb(List.of(QUIET, "racaille", QUIET, QUIET), List.of(QUIET, QUIET, "dealer"));
  }

  private List<String> playedBy(Scene scene, int plays) throws Exception {
    while (scene.turn().played().size() < plays) {
      scene.does(decides(BotLevel.NORMAL, scene));
    }
    return Scene.ids(scene.turn().played());
  }

  private Action decides(BotLevel level, Scene scene) {
    Seat seat = Seat.of(scene.state().seat());
    View view = GAME.view(scene.state(), Viewer.bot(seat));
    List<Action> choices = GAME.choices(scene.state(), seat);
    Action action = GAME.bot(level).decide(view, choices, chance).get();
    assertThat(choices).contains(action);
    return action;
  }
}
