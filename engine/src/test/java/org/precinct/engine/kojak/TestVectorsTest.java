package org.precinct.engine.kojak;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.kojak.kit.Colour.BLUE;
import static org.precinct.engine.kojak.kit.Colour.GREEN;
import static org.precinct.engine.kojak.kit.Colour.RED;
import static org.precinct.engine.kojak.kit.Colour.YELLOW;

import java.util.List;
import org.junit.Test;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Effect;
import org.precinct.engine.kojak.proto.Event.Kind;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.Stage;

/** The test vectors of the rules (9), by their numbers. */
public final class TestVectorsTest {

  @Test
  public void T1_startOfTheGame() {
    Scene four = Scene.of(2).roll(4);
    for (int car = 1; car <= 2; car++) {
      assertThat(four.destinations(car)).containsExactly("mission_room", "canal_w_2", "bowery_1");
      assertThat(four.path(car, "mission_room"))
          .containsExactly("mercer_1", "mercer_2", "mercer_3", "mission_room")
          .inOrder();
    }
    Scene three = Scene.of(2).roll(3);
    assertThat(three.destinations(1)).containsExactly("mercer_3", "canal_w_3");
    assertThat(three.destinations(2)).containsExactly("mercer_3", "canal_w_3");
    for (int roll = 1; roll <= 6; roll++) {
      assertThat(Scene.of(2).roll(roll).destinations(1).contains("mission_room"))
          .isEqualTo(roll % 2 == 0);
    }
  }

  @Test
  public void T2_doorsOfCourtStreet() {
    Scene scene = Scene.of(2).car(1, 1, "court_2");
    assertThat(Scene.of(2).car(1, 1, "court_2").roll(1).destinations(1))
        .containsExactly("court_3", "mission_room", "police_park");
    assertThat(Scene.of(2).car(1, 1, "court_2").roll(2).destinations(1))
        .containsExactly("broadway_5", "police_park");
    assertThat(scene.roll(4).destinations(1))
        .containsExactly("mission_room", "police_park", "spring_e_2", "spring_w_2");
  }

  @Test
  public void T3_noTrapCardWithoutMission() {
    Scene scene = Scene.of(2).car(1, 1, "broadway_1").roll(1).move(1, "broadway_2");
    assertThat(scene.carAt(1, 1)).isEqualTo("broadway_2");
    assertThat(scene.news()).containsExactly(Kind.MOVED);
    assertThat(scene.current()).isEqualTo(2);
  }

  @Test
  public void T4_theRulebooksExampleCard() {
    Scene scene =
        Scene.of(2)
            .stakeout(1, RED, 1)
            .car(1, 1, "broadway_1")
            .trapsFromTop("yellow_forward_3")
            .roll(1)
            .move(1, "broadway_2");
    assertThat(scene.space(YELLOW)).isEqualTo(3);
    assertThat(scene.space(RED)).isEqualTo(0);
    assertThat(scene.trapPile()).hasSize(20);
    assertThat(scene.trapPile().get(19)).isEqualTo("yellow_forward_3");
    assertThat(scene.current()).isEqualTo(2);
  }

  @Test
  public void T5_missionsOfOthersAreRefusedUnlessAWarrantIsPosted() {
    Scene scene =
        Scene.of(3)
            .stakeout(2, RED, 1)
            .chase(3, YELLOW, 1)
            .missionPile(RED, RED, YELLOW, BLUE, GREEN, GREEN, GREEN, GREEN)
            .roll(2)
            .move(1, "mission_room");
    assertThat(scene.view().phase).isEqualTo(Phase.JOIN_CHOICE);
    assertThat(Scene.GAME.cards().file(scene.view().offered)).isEqualTo(YELLOW);
    assertThat(scene.news())
        .containsExactly(Kind.MOVED, Kind.MISSION_TAKEN, Kind.MISSION_TAKEN)
        .inOrder();
    scene.join(true);
    assertThat(scene.file(1)).hasValue(YELLOW);
    assertThat(scene.stage(1)).isEqualTo(Stage.STAKEOUT);
    assertThat(scene.current()).isEqualTo(2);
    assertThat(scene.missionPile())
        .containsExactly(BLUE, GREEN, GREEN, GREEN, GREEN, RED, RED)
        .inOrder();
    assertThat(scene.news()).containsExactly(Kind.JOINED);
  }

  @Test
  public void T6_closedAndTakenFilesAreRefused() {
    Scene scene =
        Scene.of(2)
            .arrested(RED, 2)
            .stakeout(2, BLUE, 1)
            .missionPile(RED, BLUE, GREEN, YELLOW)
            .roll(2)
            .move(1, "mission_room");
    assertThat(scene.file(1)).hasValue(GREEN);
    assertThat(scene.missionPile()).containsExactly(YELLOW, RED, BLUE).inOrder();
    assertThat(scene.news())
        .containsExactly(Kind.MOVED, Kind.MISSION_CLOSED, Kind.MISSION_TAKEN, Kind.TOOK_MISSION)
        .inOrder();
  }

  @Test
  public void T7_theLastFileIsKeptThoughAnotherHasIt() {
    Scene scene =
        Scene.of(2)
            .arrested(RED, 1)
            .arrested(YELLOW, 1)
            .arrested(GREEN, 2)
            .warrant(2, BLUE, 1)
            .missionPile(RED, YELLOW, BLUE, GREEN)
            .roll(2)
            .move(1, "mission_room");
    assertThat(scene.file(1)).hasValue(BLUE);
    assertThat(scene.missionPile()).containsExactly(GREEN, RED, YELLOW).inOrder();
  }

  @Test
  public void T8_drivingToTheStakeout() {
    Scene scene = Scene.of(2).stakeout(1, RED, 1).car(1, 1, "west_8").roll(5);
    assertThat(scene.destinations(1)).containsExactly("stakeout_red", "west_13");
    assertThat(scene.offer(1, "stakeout_red").lost).isEqualTo(2);
    assertThat(scene.destinations(2)).isEmpty();
    assertThat(Scene.of(2).stakeout(1, RED, 1).car(1, 1, "west_8").roll(3).destinations(1))
        .containsExactly("stakeout_red", "west_11");
    assertThat(Scene.of(2).stakeout(1, RED, 1).car(1, 1, "west_8").roll(2).destinations(1))
        .containsExactly("west_10");
    assertThat(Scene.of(2).stakeout(1, RED, 1).car(1, 1, "west_8").roll(6).destinations(1))
        .containsExactly("stakeout_red", "north_w_1", "back west_2");
    assertThat(Scene.of(2).stakeout(1, YELLOW, 1).car(1, 1, "west_8").roll(5).destinations(1))
        .containsExactly("west_13");
  }

  @Test
  public void T9_joiningAHunt() {
    Scene scene =
        Scene.of(2)
            .chase(2, BLUE, 1)
            .car(2, 1, "broadway_1")
            .car(2, 2, "broadway_3")
            .stakeout(1, BLUE, 1)
            .car(1, 1, "bowery_5")
            .roll(3);
    assertThat(scene.effect(1, "stakeout_blue")).isEqualTo(Effect.STAKES_OUT_AND_POSTS);
    scene.move(1, "stakeout_blue");
    assertThat(scene.posted(1)).isTrue();
    assertThat(scene.posted(2)).isTrue();
    assertThat(scene.stage(1)).isEqualTo(Stage.CHASE);
    scene.roll(2).move(1, "broadway_3").roll(1);
    assertThat(scene.current()).isEqualTo(1);
    assertThat(scene.destinations(1)).containsExactly("south_w_2", "south_w_1_e");
    assertThat(scene.destinations(2)).containsExactly("mercer_1", "canal_w_1");
  }

  @Test
  public void T10_fetchingTheWarrant() {
    Scene scene =
        Scene.of(2).warrant(1, RED, 1).car(1, 1, "stakeout_red").car(1, 2, "court_1").roll(5);
    assertThat(scene.destinations(1)).isEmpty();
    assertThat(scene.destinations(2)).containsExactly("police_park", "spring_e_2", "spring_w_2");
    assertThat(scene.path(2, "police_park"))
        .containsExactly("court_2", "court_3", "broadway_5", "spring_e_1", "police_park")
        .inOrder();
    scene.move(2, "police_park");
    assertThat(scene.stage(1)).isEqualTo(Stage.CHASE);
    assertThat(scene.posted(1)).isTrue();
    assertThat(scene.current()).isEqualTo(2);
  }

  @Test
  public void T11_theSecondCarWaitsAtTheStation() {
    Scene scene =
        Scene.of(2)
            .stakeout(1, RED, 2)
            .car(1, 1, "police_park")
            .car(1, 2, "west_9")
            .roll(2)
            .move(2, "stakeout_red");
    assertThat(scene.stage(1)).isEqualTo(Stage.CHASE);
    assertThat(scene.posted(1)).isTrue();
    assertThat(scene.news()).containsExactly(Kind.MOVED, Kind.IN_POSITION, Kind.POSTED).inOrder();
  }

  @Test
  public void T12_theArrest() {
    Scene scene = chaseFromTheStakeout(2).roll(5);
    assertThat(scene.destinations(1)).containsExactly("west_13", "west_6_s");
    assertThat(scene.effect(1, "west_13")).isEqualTo(Effect.ARRESTS);
    assertThat(scene.offer(1, "west_13").lost).isEqualTo(2);
    scene.move(1, "west_13");
    assertThat(scene.arrests(1)).isEqualTo(1);
    assertThat(scene.space(RED)).isEqualTo(Circle.ARRESTED);

    Scene short2 = chaseFromTheStakeout(2).roll(2);
    assertThat(short2.destinations(1)).containsExactly("west_12", "west_9_s");
    assertThat(short2.effect(1, "west_12")).isEqualTo(Effect.DRAWS_TRAP);

    Scene notOnRed = chaseFromTheStakeout(1).roll(5);
    assertThat(notOnRed.destinations(1)).containsExactly("north_w_2", "west_6_s");
    assertThat(notOnRed.move(1, "north_w_2").arrests(1)).isEqualTo(0);
  }

  private static Scene chaseFromTheStakeout(int space) {
    return Scene.of(2)
        .chase(1, RED, 1)
        .criminal(RED, space)
        .car(1, 1, "stakeout_red")
        .car(1, 2, "police_park");
  }

  @Test
  public void T13_arrestAtTheStartOfTheTurn() {
    Scene scene =
        Scene.of(4)
            .chase(1, RED, 1)
            .criminal(RED, 2)
            .car(1, 1, "west_13")
            .car(1, 2, "police_park")
            .stakeout(2, RED, 1)
            .full("canal_e_3")
            .stakeout(4, YELLOW, 2)
            .car(4, 2, "broadway_1")
            .toMove(4)
            .roll(2)
            .move(2, "broadway_3");
    assertThat(scene.current()).isEqualTo(1);
    assertThat(scene.arrests(1)).isEqualTo(1);
    assertThat(scene.view().phase).isEqualTo(Phase.ROLL);
    for (int player = 1; player <= 2; player++) {
      assertThat(scene.stage(player)).isEqualTo(Stage.MISSION);
      assertThat(scene.file(player)).isEmpty();
    }
    scene.roll(4);
    // The way by the full Canal Street would come first in the order of ids.
    assertThat(scene.path(2, "mission_room"))
        .containsExactly("court_3", "broadway_5", "spring_w_1", "mission_room")
        .inOrder();
  }

  @Test
  public void T14_aKojakCardWithTheCarOnTheEntrance() {
    Scene scene = kojakCard("east_1").roll(1).move(2, "elm_3");
    assertThat(scene.arrests(1)).isEqualTo(1);
    assertThat(scene.space(GREEN)).isEqualTo(Circle.ARRESTED);
    assertThat(scene.stage(2)).isEqualTo(Stage.MISSION);
    assertThat(scene.file(2)).isEmpty();
    assertThat(scene.posted(2)).isFalse();
    assertThat(scene.state().missions().size()).isEqualTo(16);
  }

  @Test
  public void T15_theOtherDetectiveIsQuicker() {
    Scene scene = kojakCard("stakeout_green").car(2, 1, "stakeout_green").roll(1).move(2, "elm_3");
    assertThat(scene.arrests(1)).isEqualTo(0);
    assertThat(scene.space(GREEN)).isEqualTo(2);
    assertThat(scene.current()).isEqualTo(2);
    scene.roll(3).move(1, "east_1");
    assertThat(scene.arrests(2)).isEqualTo(1);
    assertThat(scene.file(1)).isEmpty();
  }

  private static Scene kojakCard(String firstCar) {
    return Scene.of(2)
        .chase(1, GREEN, 1)
        .chase(2, GREEN, 1)
        .car(1, 1, firstCar)
        .car(1, 2, "elm_2")
        .trapsFromTop("kojak_2");
  }

  @Test
  public void T16_blockedBehindTheStakeout() {
    Scene scene = blocked("west_11", RED).car(1, 1, "west_9").roll(4);
    assertThat(scene.destinations(1)).containsExactly("stakeout_red", "west_10");
    assertThat(scene.offer(1, "west_10").stops_short).isTrue();
    assertThat(blocked("west_11", RED).car(1, 1, "west_10").roll(3).destinations(1))
        .containsExactly("stakeout_red");
    Scene lost = blocked("west_11", YELLOW).car(1, 1, "west_10").roll(3);
    assertThat(lost.news()).containsExactly(Kind.ROLLED, Kind.NO_MOVE).inOrder();
    assertThat(lost.current()).isEqualTo(2);
  }

  private static Scene blocked(String square, Colour file) {
    return Scene.of(3).stakeout(1, file, 1).car(2, 1, square).car(3, 1, square);
  }

  @Test
  public void T17_stoppedShortDrawsNoCard() {
    Scene scene = blocked("west_13", YELLOW).car(1, 1, "west_10").roll(4);
    assertThat(scene.destinations(1)).containsExactly("west_12");
    assertThat(scene.offer(1, "west_12").stops_short).isTrue();
    assertThat(scene.effect(1, "west_12")).isEqualTo(Effect.DRIVES);
    assertThat(scene.move(1, "west_12").news()).containsExactly(Kind.MOVED);
    Scene whole = blocked("west_13", YELLOW).car(1, 1, "west_10").roll(2);
    assertThat(whole.effect(1, "west_12")).isEqualTo(Effect.DRAWS_TRAP);
    assertThat(whole.offer(1, "west_12").stops_short).isFalse();
    assertThat(whole.move(1, "west_12").news()).contains(Kind.TRAP);
  }

  @Test
  public void T18_backingUp() {
    Scene scene = Scene.of(2).chase(1, RED, 1).car(1, 1, "west_11").roll(6);
    assertThat(scene.destinations(1))
        .containsExactly("broadway_1", "back west_5", "back broadway_5");
  }

  @Test
  public void T19_backingUpOntoTheEntrance() {
    Scene arrest = Scene.of(4).chase(1, RED, 1).car(1, 1, "north_w_3").criminal(RED, 2).roll(6);
    assertThat(arrest.offer(1, Direction.BACK, "west_13").effect).isEqualTo(Effect.ARRESTS);
    assertThat(arrest.offer(1, Direction.BACK, "west_13").lost).isEqualTo(3);
    assertThat(arrest.destinations(1)).doesNotContain("back west_10");
    assertThat(arrest.back(1, "west_13").arrests(1)).isEqualTo(1);

    Scene drive = Scene.of(4).chase(1, RED, 1).car(1, 1, "north_w_3").roll(6);
    assertThat(drive.destinations(1)).contains("back west_10");
    assertThat(drive.destinations(1)).doesNotContain("back west_13");

    Scene full = Scene.of(4).chase(1, RED, 1).car(1, 1, "north_w_3").full("west_12").roll(6);
    for (String to : full.destinations(1)) assertThat(to).doesNotContain("back");
  }

  @Test
  public void T20_clearTheRoad() {
    Scene scene =
        Scene.of(2)
            .stakeout(1, GREEN, 1)
            .car(1, 1, "bowery_1")
            .car(1, 2, "bowery_3")
            .car(2, 1, "bowery_3")
            .roll(2);
    assertThat(scene.destinations(1)).containsExactly("bowery_2", "court_2");
    assertThat(scene.offer(1, "bowery_2").stops_short).isTrue();
    assertThat(scene.destinations(2)).containsExactly("bowery_5", "bowery_5_e");

    Scene free =
        Scene.of(2)
            .stakeout(1, GREEN, 1)
            .car(1, 1, "bowery_1")
            .car(1, 2, "bowery_3")
            .car(2, 1, "bowery_4")
            .roll(2);
    assertThat(free.destinations(1)).containsExactly("bowery_3", "court_2");
    assertThat(free.destinations(2)).isEmpty();
  }

  @Test
  public void T21_aVoidCard() {
    Scene scene =
        Scene.of(2)
            .arrested(BLUE, 2)
            .stakeout(1, RED, 1)
            .car(1, 1, "broadway_1")
            .trapsFromTop("blue_forward_1", "crocker")
            .roll(1)
            .move(1, "broadway_2");
    assertThat(scene.space(RED)).isEqualTo(0);
    assertThat(scene.trapPile().get(0)).isEqualTo("crocker");
    assertThat(scene.trapPile().get(19)).isEqualTo("blue_forward_1");
    assertThat(scene.news()).containsExactly(Kind.MOVED, Kind.TRAP_VOID).inOrder();
    assertThat(scene.current()).isEqualTo(2);
  }

  @Test
  public void T22_cardsForAllCriminals() {
    assertThat(afterCard("dragnet")).containsExactly(3, 2, 0, 3).inOrder();
    assertThat(afterCard("blackout")).containsExactly(1, 0, 2, 1).inOrder();
    assertThat(afterCard("press_leak")).containsExactly(0, 1, 3, 0).inOrder();
  }

  private static List<Integer> afterCard(String card) {
    return Scene.of(2)
        .stakeout(1, RED, 1)
        .car(1, 1, "broadway_1")
        .criminal(RED, 2)
        .criminal(YELLOW, 1)
        .criminal(BLUE, 3)
        .criminal(GREEN, 2)
        .trapsFromTop(card)
        .roll(1)
        .move(1, "broadway_2")
        .spaces();
  }

  @Test
  public void T23_mixedUpFiles() {
    Scene scene =
        Scene.of(2)
            .stakeout(1, RED, 1)
            .car(1, 1, "broadway_1")
            .criminal(RED, 1)
            .criminal(BLUE, 2)
            .trapsFromTop("mixed_files")
            .roll(1)
            .move(1, "broadway_2");
    assertThat(scene.view().phase).isEqualTo(Phase.TRAP_CHOICE);
    assertThat(scene.view().traps_left).isEqualTo(19);
    scene.choose(BLUE);
    assertThat(scene.space(RED)).isEqualTo(2);
    assertThat(scene.space(BLUE)).isEqualTo(1);
    assertThat(scene.view().traps_left).isEqualTo(20);
  }

  @Test
  public void T24_sirensAndFlatTyre() {
    Scene sirens =
        Scene.of(2)
            .stakeout(1, RED, 1)
            .car(1, 1, "broadway_1")
            .trapsFromTop("sirens")
            .roll(1)
            .move(1, "broadway_2");
    assertThat(sirens.current()).isEqualTo(1);
    sirens.roll(3);
    assertThat(sirens.destinations(1)).contains("broadway_5");
    int turn = sirens.view().turn;
    sirens.move(1, "broadway_5");
    assertThat(sirens.current()).isEqualTo(2);
    assertThat(sirens.view().turn).isEqualTo(turn + 1);

    Scene flat =
        Scene.of(2)
            .chase(1, RED, 1)
            .car(1, 1, "broadway_1")
            .car(1, 2, "west_13")
            .trapsFromTop("flat_tyre")
            .roll(1)
            .move(1, "broadway_2")
            .criminal(RED, 2)
            .roll(1)
            .move(1, "mercer_1");
    assertThat(flat.news()).containsExactly(Kind.MOVED, Kind.LOSE_TURN).inOrder();
    assertThat(flat.current()).isEqualTo(2);
    assertThat(flat.arrests(1)).isEqualTo(0);
    assertThat(flat.roll(1).move(1, "mission_room").arrests(1)).isEqualTo(1);
  }

  @Test
  public void T25_theRace() {
    Scene scene =
        Scene.of(2)
            .arrested(RED, 1)
            .arrested(YELLOW, 2)
            .arrested(GREEN, 2)
            .chase(1, BLUE, 1)
            .criminal(BLUE, 2)
            .car(1, 1, "stakeout_blue")
            .car(1, 2, "court_1")
            .car(2, 1, "police_park")
            .car(2, 2, "bowery_1")
            .roll(6)
            .move(1, "west_1");
    assertThat(scene.news()).contains(Kind.RACE_BEGINS);
    assertThat(scene.current()).isEqualTo(2);
    assertThat(scene.stage(1)).isEqualTo(Stage.RACE);
    scene.roll(3);
    assertThat(scene.destinations(2)).containsExactly("police_park", "court_3", "bowery_4");
    assertThat(scene.path(2, "police_park"))
        .containsExactly("court_1", "court_2", "police_park")
        .inOrder();
    assertThat(scene.destinations(1)).isEmpty();
    assertThat(scene.effect(2, "police_park")).isEqualTo(Effect.WINS_RACE);
    scene.move(2, "police_park");
    assertThat(scene.outcome().get().winners()).isEqualTo(Seats.of(Seat.of(1)));
    assertThat(scene.outcome().get().cause()).isEqualTo("RACE");
  }

  @Test
  public void T26_theQuickGame() {
    Scene scene =
        Scene.of(2, "mode", "quick")
            .chase(1, RED, 1)
            .criminal(RED, 2)
            .car(1, 1, "stakeout_red")
            .car(1, 2, "police_park")
            .roll(5)
            .move(1, "west_13");
    assertThat(scene.view().phase).isEqualTo(Phase.GAME_OVER);
    assertThat(scene.outcome().get().winners()).isEqualTo(Seats.of(Seat.of(0)));
    assertThat(scene.outcome().get().cause()).isEqualTo("FIRST_ARREST");
  }

  @Test
  public void T27_noLoopBackIntoTheBay() {
    assertThat(Scene.of(2).car(1, 1, "police_park").roll(4).destinations(1))
        .containsExactly("mission_room", "spring_e_2", "spring_w_2", "court_2", "bowery_3");
  }

  @Test
  public void T28_theDefaultPolicy() {
    String[] first = {
      "mercer_1", "mission_room", "mercer_3", "mission_room", "court_1", "mission_room"
    };
    String[] toRed = {"court_3", "broadway_5", "spring_w_1", "spring_w_2", "spring_w_3", "west_9"};
    for (int roll = 1; roll <= 6; roll++) {
      assertThat(Scene.of(2).roll(roll).fallback().carAt(1, 1)).isEqualTo(first[roll - 1]);
      Scene red = Scene.of(2).stakeout(1, RED, 1).car(1, 1, "mission_room").roll(roll).fallback();
      assertThat(red.carAt(1, 1)).isEqualTo(toRed[roll - 1]);
    }
  }
}
