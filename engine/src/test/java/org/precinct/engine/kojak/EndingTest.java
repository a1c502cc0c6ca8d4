package org.precinct.engine.kojak;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.kojak.kit.Colour.BLUE;
import static org.precinct.engine.kojak.kit.Colour.GREEN;
import static org.precinct.engine.kojak.kit.Colour.RED;
import static org.precinct.engine.kojak.kit.Colour.YELLOW;

import java.util.List;
import org.junit.Test;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.kojak.proto.Event.Kind;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.Stage;

/** The end of the game and the ranking (8). */
public final class EndingTest {

  /** Only blue is free, and a player is about to arrest him with a 3. */
  private static Scene lastArrest(Scene scene, int player) {
    return scene
        .chase(player, BLUE, 1)
        .criminal(BLUE, 2)
        .car(player, 1, "stakeout_blue")
        .toMove(player);
  }

  private static Outcome over(Scene scene, String cause, Integer... places) {
    Outcome outcome = scene.outcome().get();
    assertThat(outcome.cause()).isEqualTo(cause);
    assertThat(outcome.places()).isEqualTo(List.of(places));
    assertThat(scene.view().phase).isEqualTo(Phase.GAME_OVER);
    assertThat(scene.view().result.cause).isEqualTo(cause);
    assertThat(scene.view().result.places).isEqualTo(outcome.places());
    assertThat(Scene.GAME.waitingFor(scene.state()).isEmpty()).isTrue();
    assertThat(Scene.GAME.hourglass(scene.state()).isPresent()).isFalse();
    return outcome;
  }

  @Test
  public void mostArrestsWin() {
    Scene scene = Scene.of(4).arrested(RED, 2).arrested(YELLOW, 2).arrested(GREEN, 3);
    lastArrest(scene, 4).roll(3).move(1, "west_1");
    assertThat(over(scene, "MOST_ARRESTS", 4, 1, 2, 2).winners()).isEqualTo(Seats.of(Seat.of(1)));
    assertThat(scene.view().arrests).hasSize(4);
    assertThat(scene.view().arrests.get(3).seat).isEqualTo(3);
    assertThat(scene.view().current).isEqualTo(3);
  }

  @Test
  public void theOthersShareSecondPlaceInTheQuickGame() {
    Scene scene = lastArrest(Scene.of(4, "mode", "quick"), 3).roll(3).move(1, "west_1");
    assertThat(over(scene, "FIRST_ARREST", 2, 2, 1, 2).winners()).isEqualTo(Seats.of(Seat.of(2)));
    assertThat(scene.news()).contains(Kind.WON);
  }

  @Test
  public void tiedLeadersShareTheVictory() {
    Scene scene =
        Scene.of(3, "tie_break", "shared").arrested(RED, 1).arrested(YELLOW, 2).arrested(GREEN, 2);
    lastArrest(scene, 1).roll(3).move(1, "west_1");
    assertThat(over(scene, "SHARED", 1, 1, 3).winners())
        .isEqualTo(Seats.of(Seat.of(0), Seat.of(1)));
  }

  private static Scene race(int arresting) {
    Scene scene = Scene.of(4).arrested(RED, 2).arrested(YELLOW, 4).arrested(GREEN, 6 - arresting);
    return lastArrest(scene, arresting);
  }

  @Test
  public void onlyTheTiedRace() {
    Scene scene = race(2).car(4, 1, "police_park").car(4, 2, "court_2");
    scene.roll(3).move(1, "west_1");
    assertThat(scene.state().racers()).isEqualTo(Seats.of(Seat.of(1), Seat.of(3)));
    assertThat(scene.current()).isEqualTo(4);
    assertThat(scene.stage(1)).isEqualTo(Stage.MISSION);
    scene.roll(2).move(2, "broadway_5");
    assertThat(scene.current()).isEqualTo(2);
    scene.roll(1).move(1, "west_2");
    assertThat(scene.news()).containsExactly(Kind.MOVED);
    scene.roll(2).move(2, "police_park");
    over(scene, "RACE", 3, 2, 3, 1);
  }

  @Test
  public void losersOfTheRaceShareSecondPlace() {
    Scene scene = Scene.of(4).arrested(RED, 1).arrested(YELLOW, 2).arrested(GREEN, 3);
    lastArrest(scene, 4).car(1, 1, "police_park").car(1, 2, "court_2");
    scene.roll(3).move(1, "west_1").roll(1);
    scene.move(2, "police_park");
    over(scene, "RACE", 1, 2, 2, 2);
  }

  @Test
  public void whoIsHomeWhenTheRaceBeginsWins() {
    Scene one = race(2).car(4, 1, "police_park").car(4, 2, "police_park");
    one.roll(3).move(1, "west_1");
    over(one, "RACE", 3, 2, 3, 1);
    Scene several = Scene.of(4).arrested(RED, 1).arrested(YELLOW, 2).arrested(GREEN, 3);
    lastArrest(several, 4);
    for (int player = 2; player <= 3; player++) {
      several.car(player, 1, "police_park").car(player, 2, "police_park");
    }
    several.roll(3).move(1, "west_1");
    over(several, "RACE", 2, 1, 2, 2);
  }

  @Test
  public void theArrestingDetectiveGoesOnAfterAnArrestAtTheStart() {
    Scene scene =
        Scene.of(2)
            .arrested(RED, 1)
            .arrested(YELLOW, 2)
            .arrested(GREEN, 2)
            .chase(1, BLUE, 1)
            .criminal(BLUE, 2)
            .car(1, 1, "west_1")
            .car(1, 2, "mission_room")
            .toMove(2)
            .roll(1)
            .move(1, "mercer_1");
    assertThat(scene.current()).isEqualTo(1);
    assertThat(scene.view().phase).isEqualTo(Phase.ROLL);
    assertThat(scene.stage(1)).isEqualTo(Stage.RACE);
    assertThat(scene.file(1)).isEmpty();
    assertThat(scene.roll(1).destinations(1)).containsExactly("west_2");
  }

  @Test
  public void theGameMayEndAtTheStartOfATurn() {
    Scene scene =
        Scene.of(2, "mode", "quick")
            .chase(1, BLUE, 1)
            .criminal(BLUE, 2)
            .car(1, 1, "west_1")
            .toMove(2)
            .roll(1)
            .move(1, "mercer_1");
    assertThat(over(scene, "FIRST_ARREST", 1, 2).winners()).isEqualTo(Seats.of(Seat.of(0)));
    assertThat(scene.view().moves).isEmpty();
  }

  @Test
  public void theRoundLimitEndsTheGame() {
    Scene scene = Scene.of(3, "round_limit", "20").arrested(RED, 3).round(20).firstPlayer(2);
    scene.toMove(3).roll(1).move(1, "mercer_1");
    assertThat(scene.current()).isEqualTo(1);
    assertThat(scene.view().round).isEqualTo(20);
    scene.roll(1).move(1, "mercer_1");
    over(scene, "ROUND_LIMIT", 2, 2, 1);
    assertThat(scene.view().current).isEqualTo(0);
    assertThat(scene.news()).containsExactly(Kind.MOVED, Kind.LAST_ROUND, Kind.WON).inOrder();
  }

  @Test
  public void roundsAreCountedFromTheFirstPlayer() {
    Scene scene = Scene.of(2, "round_limit", "20").firstPlayer(2).toMove(2);
    assertThat(scene.view().round).isEqualTo(1);
    scene.roll(1).move(1, "mercer_1");
    assertThat(scene.view().round).isEqualTo(1);
    scene.roll(1).move(1, "mercer_1");
    assertThat(scene.view().round).isEqualTo(2);
    assertThat(scene.view().turn).isEqualTo(3);
  }

  @Test
  public void withoutAnArrestEverybodySharesTheWin() {
    Scene scene = Scene.of(2, "round_limit", "30").round(30).toMove(2);
    scene.roll(1).move(1, "mercer_1");
    assertThat(over(scene, "ROUND_LIMIT", 1, 1).winners()).isEqualTo(Seats.first(2));
  }

  @Test
  public void theRoundLimitEndsARaceToo() {
    Scene scene =
        Scene.of(4, "round_limit", "20")
            .arrested(RED, 1)
            .arrested(BLUE, 1)
            .arrested(YELLOW, 2)
            .arrested(GREEN, 2)
            .race(1, 2)
            .round(20)
            .toMove(2);
    // Players 3 and 4 are not in the race: the round ends with player 2.
    scene.roll(1).move(1, "mercer_1");
    over(scene, "ROUND_LIMIT", 1, 1, 3, 3);
  }

  @Test
  public void aMissedTurnMayEndTheLastRound() {
    Scene scene = Scene.of(2, "round_limit", "20").round(20).missesTurn(2);
    scene.roll(1).move(1, "mercer_1");
    over(scene, "ROUND_LIMIT", 1, 1);
  }
}
