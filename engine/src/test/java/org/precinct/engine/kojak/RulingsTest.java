package org.precinct.engine.kojak;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.kojak.kit.Colour.BLUE;
import static org.precinct.engine.kojak.kit.Colour.GREEN;
import static org.precinct.engine.kojak.kit.Colour.RED;
import static org.precinct.engine.kojak.kit.Colour.YELLOW;

import org.junit.Test;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.kojak.kit.Actions;
import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.proto.Action.ChooseCriminal;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Effect;
import org.precinct.engine.kojak.proto.Event.Kind;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.Stage;

/** The rulings (7), by their numbers. */
public final class RulingsTest {

  /** Player 1 in STAKEOUT on red, one square before a trap square, with these cards on top. */
  private static Scene beforeTrap(String... cards) {
    return Scene.of(2).stakeout(1, RED, 1).car(1, 1, "broadway_1").trapsFromTop(cards);
  }

  /** The same after the first card has been drawn. */
  private static Scene draws(String... cards) {
    return beforeTrap(cards).roll(1).move(1, "broadway_2");
  }

  @Test
  public void R1_squaresAreCountedPerLink() {
    assertThat(Scene.of(2).roll(1).destinations(1)).containsExactly("mercer_1", "canal_w_1");
    assertThat(Scene.of(2).roll(2).offer(1, "mission_room").path).hasSize(2);
  }

  @Test
  public void R2_aPlayerMustMove() {
    Scene bay = Scene.of(4).stakeout(1, RED, 1).car(1, 1, "west_10").full("west_11").roll(1);
    assertThat(bay.view().phase).isEqualTo(Phase.MOVE);
    assertThat(bay.destinations(1)).containsExactly("stakeout_red");
    assertThat(Scene.GAME.choices(bay.state(), Seat.of(0))).hasSize(1);
    Scene free = Scene.of(4).stakeout(1, RED, 1).car(1, 1, "west_10").roll(1);
    assertThat(free.destinations(1)).containsExactly("stakeout_red", "west_11");
  }

  @Test
  public void R3_withoutAMoveTheRollIsLost() {
    Scene first = Scene.of(4).stakeout(1, RED, 1).car(1, 1, "broadway_2").full("broadway_3");
    assertThat(first.roll(4).news()).containsExactly(Kind.ROLLED, Kind.NO_MOVE).inOrder();
    assertThat(first.current()).isEqualTo(2);
    Scene extra =
        Scene.of(4)
            .stakeout(1, RED, 1)
            .car(1, 1, "broadway_1")
            .full("broadway_3")
            .trapsFromTop("sirens")
            .roll(1)
            .move(1, "broadway_2");
    assertThat(extra.current()).isEqualTo(1);
    assertThat(extra.roll(6).destinations(1)).containsExactly("back west_12", "back east_12");
    Scene lost =
        Scene.of(4)
            .stakeout(1, RED, 1)
            .car(1, 1, "broadway_1")
            .full("broadway_3")
            .trapsFromTop("sirens")
            .roll(1)
            .move(1, "broadway_2")
            .roll(2);
    assertThat(lost.news()).contains(Kind.NO_MOVE);
    assertThat(lost.current()).isEqualTo(2);
  }

  @Test
  public void R4_eachWayIsJudgedByItself() {
    Scene scene = Scene.of(4).car(1, 1, "broadway_4").full("spring_w_2").roll(4);
    assertThat(scene.destinations(1))
        .containsExactly("spring_w_1", "spring_e_3", "elm_1", "police_park");
    assertThat(scene.offer(1, "spring_w_1").stops_short).isTrue();
    assertThat(scene.offer(1, "spring_w_1").lost).isEqualTo(2);
    assertThat(scene.move(1, "spring_w_1").carAt(1, 1)).isEqualTo("spring_w_1");
  }

  @Test
  public void R5_onlyTheWholeRollDrawsACard() {
    Scene waits = Scene.of(4).stakeout(1, RED, 1).car(1, 1, "broadway_1").full("broadway_3");
    assertThat(waits.roll(3).move(1, "broadway_2").news()).containsExactly(Kind.MOVED);
    Scene arrest = Scene.of(2).chase(1, RED, 1).criminal(RED, 2).car(1, 1, "west_12").roll(4);
    assertThat(arrest.move(1, "west_13").news()).doesNotContain(Kind.TRAP);
    assertThat(arrest.arrests(1)).isEqualTo(1);
  }

  @Test
  public void R6_ownCarsCountTowardsTheLimit() {
    Scene scene =
        Scene.of(2)
            .chase(1, RED, 1)
            .car(1, 1, "broadway_1")
            .car(1, 2, "broadway_3")
            .car(2, 1, "broadway_3")
            .roll(2);
    assertThat(scene.offer(1, "broadway_2").stops_short).isTrue();
  }

  @Test
  public void R7_lostStepsAreForgotten() {
    Scene scene = Scene.of(2).chase(1, RED, 1).car(1, 1, "broadway_1");
    scene.car(2, 1, "broadway_3").car(2, 2, "broadway_3").chase(2, GREEN, 1);
    scene.roll(6).move(1, "broadway_2").trapsFromTop("crocker").roll(1).move(1, "broadway_4");
    scene.roll(1);
    assertThat(scene.current()).isEqualTo(1);
    assertThat(scene.destinations(1)).containsExactly("broadway_3");
  }

  @Test
  public void R8_trapSquaresWorkFromTheStakeoutOn() {
    assertThat(Scene.of(2).car(1, 1, "broadway_1").roll(1).effect(1, "broadway_2"))
        .isEqualTo(Effect.DRIVES);
    Scene lead = Scene.of(2).stakeout(1, RED, 1).car(1, 1, "broadway_1").roll(1);
    assertThat(lead.effect(1, "broadway_2")).isEqualTo(Effect.DRAWS_TRAP);
    Scene second = Scene.of(2).warrant(1, RED, 1).car(1, 2, "broadway_1").roll(1);
    assertThat(second.effect(2, "broadway_2")).isEqualTo(Effect.DRAWS_TRAP);
    Scene both = Scene.of(2).chase(1, RED, 1).car(1, 1, "broadway_1").car(1, 2, "broadway_1");
    both.roll(1);
    assertThat(both.effect(1, "broadway_2")).isEqualTo(Effect.DRAWS_TRAP);
    assertThat(both.effect(2, "broadway_2")).isEqualTo(Effect.DRAWS_TRAP);
  }

  @Test
  public void R9_theMissionRoomTakesAnExactRoll() {
    Scene scene = Scene.of(2).car(1, 1, "mercer_2").roll(3);
    assertThat(scene.destinations(1)).containsExactly("canal_w_3");
    assertThat(scene.refusedMove(1, "mission_room")).isEqualTo("R9 move.exact_roll");
    assertThat(scene.move(1, "canal_w_3").carAt(1, 1)).isEqualTo("canal_w_3");
  }

  @Test
  public void R10_noPathLeadsThroughABay() {
    // Through the mission room, Canal Street would be three steps away.
    Scene scene = Scene.of(2).chase(1, RED, 1).car(1, 1, "spring_w_1").roll(3);
    assertThat(scene.destinations(1)).containsExactly("west_9", "west_9_s", "mercer_2");
    Scene station = Scene.of(2).chase(1, RED, 1).car(1, 1, "court_1").roll(3);
    assertThat(station.destinations(1)).containsExactly("police_park", "broadway_5");
  }

  @Test
  public void R11_theLeadCarMayDrivePastTheStakeout() {
    Scene scene = Scene.of(2).stakeout(1, RED, 1).car(1, 1, "west_9").roll(3).move(1, "west_12");
    assertThat(scene.stage(1)).isEqualTo(Stage.STAKEOUT);
    assertThat(Scene.GAME.board().distance(Scene.at("west_12"), Scene.at("stakeout_red")))
        .isEqualTo(15);
  }

  @Test
  public void R12_fromTheStakeoutTheEntranceIsThreeStepsAway() {
    for (int roll = 3; roll <= 6; roll++) {
      Scene ready = Scene.of(2).chase(1, BLUE, 1).criminal(BLUE, 2).car(1, 1, "stakeout_blue");
      assertThat(ready.roll(roll).effect(1, "west_1")).isEqualTo(Effect.ARRESTS);
    }
    Scene waits = Scene.of(2).chase(1, BLUE, 1).car(1, 1, "stakeout_blue").roll(3);
    assertThat(waits.effect(1, "west_1")).isEqualTo(Effect.DRIVES);
    assertThat(waits.move(1, "west_1").carAt(1, 1)).isEqualTo("west_1");
  }

  @Test
  public void R13_aCarMayWaitOnAnEntrance() {
    Scene scene = Scene.of(2).chase(1, RED, 1).car(1, 1, "west_13").car(1, 2, "broadway_1");
    scene.roll(2).move(2, "broadway_3");
    assertThat(scene.carAt(1, 1)).isEqualTo("west_13");
    Scene full = Scene.of(4).chase(1, YELLOW, 1).car(1, 1, "west_12").full("west_13").roll(1);
    assertThat(full.destinations(1)).isEmpty();
  }

  @Test
  public void R14_forOthersAnEntranceIsAStreetSquare() {
    Scene scene = Scene.of(2).chase(1, YELLOW, 1).criminal(RED, 2).car(1, 1, "west_12").roll(2);
    assertThat(scene.destinations(1)).containsExactly("north_w_1");
    Scene stops = Scene.of(2).chase(1, YELLOW, 1).criminal(RED, 2).car(1, 1, "west_12").roll(1);
    assertThat(stops.effect(1, "west_13")).isEqualTo(Effect.DRIVES);
    assertThat(stops.move(1, "west_13").arrests(1)).isEqualTo(0);
  }

  @Test
  public void R15_passingOverRedIsNotEnough() {
    Scene scene =
        Scene.of(2)
            .chase(1, RED, 1)
            .criminal(RED, 1)
            .car(1, 1, "west_13")
            .car(1, 2, "broadway_1")
            .trapsFromTop("stavros", "yellow_forward_1")
            .roll(1)
            .move(2, "broadway_2");
    assertThat(scene.space(RED)).isEqualTo(3);
    assertThat(scene.arrests(1)).isEqualTo(0);
    Scene stays = draws("yellow_forward_1");
    stays.criminal(RED, 2).roll(2).fallback();
    assertThat(stays.space(RED)).isEqualTo(2);
  }

  @Test
  public void R16_criminalsNobodyHuntsMoveToo() {
    Scene scene = draws("green_forward_1");
    assertThat(scene.space(GREEN)).isEqualTo(1);
    scene.criminal(GREEN, 2).missionPile(GREEN).roll(2).move(1, "mission_room");
    assertThat(scene.file(2)).hasValue(GREEN);
    assertThat(scene.space(GREEN)).isEqualTo(2);
  }

  @Test
  public void R17_aKojakCardActsOnTheOwnCriminal() {
    Scene scene = draws("kojak_1");
    assertThat(scene.spaces()).containsExactly(2, 0, 0, 0).inOrder();
    Scene already = beforeTrap("kojak_3").criminal(RED, 2).roll(1).move(1, "broadway_2");
    assertThat(already.space(RED)).isEqualTo(2);
    assertThat(already.news()).containsExactly(Kind.MOVED, Kind.TRAP).inOrder();
  }

  @Test
  public void R18_eachDetectiveNeedsHisOwnWarrantAndCar() {
    Scene noWarrant =
        Scene.of(2)
            .chase(2, RED, 1)
            .car(2, 1, "west_13")
            .warrant(1, RED, 1)
            .criminal(RED, 2)
            .car(1, 1, "stakeout_red")
            .car(1, 2, "west_12")
            .roll(1);
    assertThat(noWarrant.effect(2, "west_13")).isEqualTo(Effect.DRIVES);
    assertThat(noWarrant.move(2, "west_13").arrests(1)).isEqualTo(0);
    Scene shared =
        Scene.of(2).chase(1, RED, 1).chase(2, RED, 1).car(1, 1, "broadway_1").car(2, 1, "east_2");
    shared.trapsFromTop("crocker").roll(1).move(1, "broadway_2");
    assertThat(shared.space(RED)).isEqualTo(1);
    shared.trapsFromTop("crocker").roll(2).move(1, "east_4");
    assertThat(shared.space(RED)).isEqualTo(2);
  }

  @Test
  public void R19_whoseTurnComesFirstArrests() {
    Scene scene =
        Scene.of(3)
            .chase(1, RED, 1)
            .chase(2, RED, 1)
            .criminal(RED, 2)
            .car(1, 1, "west_13")
            .car(2, 1, "west_13")
            .toMove(3)
            .roll(1)
            .move(1, "mercer_1");
    assertThat(scene.arrests(1)).isEqualTo(1);
    assertThat(scene.arrests(2)).isEqualTo(0);
    Scene spoilt =
        Scene.of(2)
            .chase(1, RED, 1)
            .criminal(RED, 2)
            .car(1, 1, "west_13")
            .stakeout(2, BLUE, 1)
            .car(2, 1, "broadway_1")
            .trapsFromTop("press_leak")
            .toMove(2)
            .roll(1)
            .move(1, "broadway_2");
    assertThat(spoilt.arrests(1)).isEqualTo(0);
    assertThat(spoilt.space(RED)).isEqualTo(0);
  }

  @Test
  public void R20_theDrawerArrestsAtOnce() {
    Scene scene =
        Scene.of(2)
            .chase(1, RED, 1)
            .criminal(RED, 1)
            .car(1, 1, "west_13")
            .car(1, 2, "broadway_1")
            .trapsFromTop("crocker")
            .roll(1)
            .move(2, "broadway_2");
    assertThat(scene.arrests(1)).isEqualTo(1);
    assertThat(scene.current()).isEqualTo(2);
    assertThat(scene.trapPile().get(19)).isEqualTo("crocker");
  }

  @Test
  public void R21_aFileOfOthersIsRefusedWithoutAWarrant() {
    Scene refused = Scene.of(2).stakeout(2, RED, 1).missionPile(RED, BLUE);
    refused.roll(2).move(1, "mission_room");
    assertThat(refused.file(1)).hasValue(BLUE);
    assertThat(refused.missionPile()).containsExactly(RED);
  }

  @Test
  public void R22_aPostedWarrantStays() {
    Scene scene = Scene.of(2).chase(1, RED, 1).chase(2, YELLOW, 1).car(1, 1, "east_8").roll(4);
    // The other stake-out is no business of his: he drives past it.
    assertThat(scene.destinations(1)).containsExactly("east_12");
    scene.trapsFromTop("green_forward_1").move(1, "east_12");
    assertThat(scene.file(1)).hasValue(RED);
    assertThat(scene.posted(1)).isTrue();
    assertThat(scene.stage(1)).isEqualTo(Stage.CHASE);
  }

  @Test
  public void R23_carsStayWhenTheFileIsClosed() {
    Scene scene =
        Scene.of(3)
            .chase(1, RED, 1)
            .criminal(RED, 2)
            .car(1, 1, "stakeout_red")
            .stakeout(2, RED, 1)
            .car(2, 1, "mission_room")
            .warrant(3, RED, 2)
            .car(3, 2, "stakeout_red")
            .missionPile(BLUE)
            .roll(3)
            .move(1, "west_13");
    assertThat(scene.carAt(3, 2)).isEqualTo("stakeout_red");
    assertThat(scene.stage(3)).isEqualTo(Stage.MISSION);
    // Player 2 stands in the mission room and draws at the start of the turn.
    assertThat(scene.current()).isEqualTo(2);
    assertThat(scene.file(2)).hasValue(BLUE);
    assertThat(scene.view().detectives.get(1).lead).isEqualTo(1);
    assertThat(scene.view().phase).isEqualTo(Phase.ROLL);
    assertThat(scene.roll(1).destinations(1)).containsExactly("court_3", "canal_w_3");
  }

  @Test
  public void R24_theSecondCarStaysInTheTownCentre() {
    Scene mission = Scene.of(2).car(1, 1, "broadway_1").roll(1);
    assertThat(mission.destinations(2)).isEmpty();
    assertThat(mission.view().still).containsExactly("", "car.in_centre").inOrder();
    assertThat(mission.refusedMove(2, "mercer_1")).isEqualTo("6.4 car.in_centre");
    assertThat(Scene.of(2).warrant(1, RED, 1).roll(1).destinations(2)).isNotEmpty();
    assertThat(Scene.of(2).chase(1, RED, 1).roll(1).destinations(2)).isNotEmpty();
    Scene race = Scene.of(2).car(1, 1, "west_1").race(1, 2).roll(1);
    assertThat(race.destinations(2)).containsExactly("mercer_1", "canal_w_1");
  }

  @Test
  public void R25_theSecondCarMayTakeALongWay() {
    Scene scene = Scene.of(2).warrant(1, RED, 1).car(1, 2, "court_1").roll(3);
    assertThat(scene.destinations(2)).containsExactly("police_park", "broadway_5");
    Scene trap = Scene.of(2).warrant(1, RED, 1).car(1, 2, "court_1").roll(2);
    trap.trapsFromTop("crocker").move(2, "court_3");
    assertThat(trap.news()).contains(Kind.TRAP);
    assertThat(trap.stage(1)).isEqualTo(Stage.WARRANT);
  }

  @Test
  public void R26_onlyTheWarrantStageFetchesTheWarrant() {
    Scene scene = Scene.of(2).stakeout(1, RED, 1).car(1, 1, "court_2").roll(1);
    assertThat(scene.effect(1, "police_park")).isEqualTo(Effect.PARKS);
    scene.move(1, "police_park");
    assertThat(scene.stage(1)).isEqualTo(Stage.STAKEOUT);
    assertThat(scene.posted(1)).isFalse();
    Scene saved =
        Scene.of(2).stakeout(1, RED, 1).car(1, 1, "west_10").car(1, 2, "police_park").roll(1);
    assertThat(saved.move(1, "stakeout_red").posted(1)).isTrue();
    Scene arrests =
        Scene.of(2).warrant(1, RED, 1).criminal(RED, 2).car(1, 1, "west_13").car(1, 2, "court_2");
    arrests.roll(1).move(2, "police_park");
    assertThat(arrests.arrests(1)).isEqualTo(1);
  }

  @Test
  public void R27_leavingTheStationAndComingBackIsNotAllowed() {
    Scene scene = Scene.of(2).chase(1, RED, 1).car(1, 1, "police_park").roll(6);
    assertThat(scene.destinations(1)).doesNotContain("police_park");
    assertThat(scene.refusedMove(1, "police_park")).isEqualTo("R27 move.bay_loop");
  }

  @Test
  public void R28_inTheChaseEitherCarMayPark() {
    Scene scene = Scene.of(2).chase(1, RED, 1).car(1, 1, "court_2").car(1, 2, "west_10").roll(2);
    assertThat(scene.effect(1, "police_park")).isEqualTo(Effect.PARKS);
    assertThat(scene.effect(2, "stakeout_red")).isEqualTo(Effect.PARKS);
    scene.move(2, "stakeout_red");
    assertThat(scene.carAt(1, 2)).isEqualTo("stakeout_red");
    assertThat(scene.stage(1)).isEqualTo(Stage.CHASE);
    scene.toMove(1).roll(1);
    assertThat(scene.destinations(2)).containsExactly("west_11", "west_10_s");
  }

  @Test
  public void R29_aFlatTyreCostsOneTurn() {
    Scene scene = draws("flat_tyre");
    assertThat(scene.view().detectives.get(0).misses_turn).isTrue();
    scene.roll(1).move(1, "mercer_1");
    assertThat(scene.current()).isEqualTo(2);
    assertThat(scene.view().detectives.get(0).misses_turn).isFalse();
    scene.roll(2).fallback();
    assertThat(scene.current()).isEqualTo(1);
    Scene race = Scene.of(2).race(1, 2).missesTurn(2).roll(1).move(1, "mercer_1");
    assertThat(race.news()).contains(Kind.LOSE_TURN);
    assertThat(race.current()).isEqualTo(1);
  }

  @Test
  public void R30_afterSirensAnyMoveAndAnotherCard() {
    Scene scene =
        Scene.of(2)
            .chase(1, RED, 1)
            .car(1, 1, "broadway_1")
            .car(1, 2, "east_1")
            .trapsFromTop("sirens", "crocker")
            .roll(1)
            .move(1, "broadway_2")
            .roll(1);
    assertThat(scene.destinations(1)).containsExactly("broadway_3");
    assertThat(scene.effect(2, "east_2")).isEqualTo(Effect.DRAWS_TRAP);
    scene.move(2, "east_2");
    assertThat(scene.space(RED)).isEqualTo(1);
    assertThat(scene.trapPile().subList(18, 20)).containsExactly("sirens", "crocker").inOrder();
    assertThat(scene.current()).isEqualTo(2);
  }

  @Test
  public void R31_theInformerMovesAnyFreeCriminal() {
    Scene scene = beforeTrap("informer").criminal(RED, 2).roll(1).move(1, "broadway_2");
    assertThat(scene.view().criminals).hasSize(8);
    assertThat(scene.choose(RED, 1).space(RED)).isEqualTo(3);
    Scene last =
        beforeTrap("informer")
            .arrested(YELLOW, 2)
            .arrested(BLUE, 2)
            .arrested(GREEN, 1)
            .roll(1)
            .move(1, "broadway_2");
    assertThat(last.view().criminals)
        .containsExactly(
            new ChooseCriminal(RED.message(), 1), new ChooseCriminal(RED.message(), -1));
    assertThat(last.refused(Actions.roll(last.state().seq()))).isEqualTo("6.1 choose.first");
    assertThat(last.choose(RED, -1).space(RED)).isEqualTo(3);
  }

  @Test
  public void R32_mixedFilesExchangeTheNumbers() {
    Scene scene =
        beforeTrap("mixed_files")
            .criminal(RED, 1)
            .criminal(BLUE, 2)
            .criminal(GREEN, 3)
            .roll(1)
            .move(1, "broadway_2");
    assertThat(scene.view().criminals)
        .containsExactly(
            new ChooseCriminal(YELLOW.message(), 0),
            new ChooseCriminal(BLUE.message(), 0),
            new ChooseCriminal(GREEN.message(), 0));
    assertThat(scene.choose(BLUE).spaces()).containsExactly(2, 0, 1, 3).inOrder();
  }

  @Test
  public void R33_thePressLeakSpoilsTheOwnHuntToo() {
    Scene scene =
        beforeTrap("press_leak")
            .criminal(RED, 2)
            .criminal(GREEN, 2)
            .criminal(BLUE, 3)
            .roll(1)
            .move(1, "broadway_2");
    assertThat(scene.spaces()).containsExactly(0, 0, 3, 0).inOrder();
  }

  @Test
  public void R34_arrestedCriminalsAreLeftAlone() {
    for (String card : new String[] {"dragnet", "blackout", "press_leak"}) {
      Scene scene = beforeTrap(card).arrested(GREEN, 2).roll(1).move(1, "broadway_2");
      assertThat(scene.space(GREEN)).isEqualTo(Circle.ARRESTED);
    }
    Scene informer = beforeTrap("informer").arrested(GREEN, 2).roll(1).move(1, "broadway_2");
    assertThat(informer.view().criminals).hasSize(6);
    assertThat(informer.refused(Actions.choose(informer.state().seq(), GREEN, 1)))
        .isEqualTo("R34 choose.arrested");
  }

  @Test
  public void R35_theLastArrestMayCreateTheTie() {
    Scene scene =
        Scene.of(4)
            .arrested(RED, 1)
            .arrested(YELLOW, 2)
            .arrested(GREEN, 3)
            .chase(4, BLUE, 1)
            .criminal(BLUE, 2)
            .car(4, 1, "stakeout_blue")
            .toMove(4)
            .roll(3)
            .move(1, "west_1");
    assertThat(scene.state().racers()).isEqualTo(Seats.first(4));
    assertThat(scene.current()).isEqualTo(1);
  }

  @Test
  public void R36_backingOntoATrapSquareDrawsACard() {
    Scene scene = Scene.of(2).stakeout(1, RED, 1).car(1, 1, "west_8").roll(6);
    assertThat(scene.offer(1, Direction.BACK, "west_2").effect).isEqualTo(Effect.DRAWS_TRAP);
    scene.trapsFromTop("crocker").back(1, "west_2");
    assertThat(scene.news()).containsExactly(Kind.MOVED, Kind.TRAP, Kind.CRIMINAL).inOrder();
    Scene over = Scene.of(2).stakeout(1, RED, 1).car(1, 1, "broadway_5").roll(6);
    assertThat(over.offer(1, Direction.BACK, "north_w_2").effect).isEqualTo(Effect.DRAWS_TRAP);
    Scene plain = Scene.of(2).stakeout(1, RED, 1).car(1, 1, "spring_w_2").roll(6);
    assertThat(plain.offer(1, Direction.BACK, "broadway_1").effect).isEqualTo(Effect.DRIVES);
  }

  @Test
  public void R37_noBackingOutOfOrIntoABay() {
    Scene out = Scene.of(2).chase(1, RED, 1).car(1, 1, "stakeout_red").roll(6);
    for (String to : out.destinations(1)) assertThat(to).doesNotContain("back");
    assertThat(out.refusedBack(1, "west_5")).isEqualTo("R37 move.back_from_bay");
    Scene into = Scene.of(2).chase(1, RED, 1).car(1, 1, "bowery_1").roll(6);
    assertThat(into.destinations(1)).doesNotContain("back mission_room");
    assertThat(into.refusedBack(1, "mission_room")).isEqualTo("R37 move.back_into_bay");
  }

  @Test
  public void R38_fullSquaresMayNotBeEntered() {
    Scene scene = Scene.of(4).car(1, 1, "broadway_2").full("broadway_3").roll(1);
    assertThat(scene.news()).containsExactly(Kind.ROLLED, Kind.NO_MOVE).inOrder();
    Scene bay = Scene.of(4).car(1, 1, "court_2").full("police_park").roll(1);
    assertThat(bay.destinations(1)).contains("police_park");
  }

  @Test
  public void R39_onlyTheRaceRemovesCars() {
    Scene scene =
        Scene.of(2)
            .chase(1, RED, 1)
            .criminal(RED, 2)
            .car(1, 1, "west_12")
            .car(1, 2, "stakeout_red")
            .chase(2, RED, 1)
            .car(2, 1, "broadway_1")
            .car(2, 2, "stakeout_red")
            .roll(1)
            .move(1, "west_13");
    assertThat(scene.arrests(1)).isEqualTo(1);
    assertThat(scene.carAt(1, 1)).isEqualTo("west_13");
    assertThat(scene.carAt(1, 2)).isEqualTo("stakeout_red");
    assertThat(scene.carAt(2, 1)).isEqualTo("broadway_1");
    assertThat(scene.carAt(2, 2)).isEqualTo("stakeout_red");
    Scene back = Scene.of(2).car(1, 1, "broadway_1").roll(1);
    assertThat(back.refusedMove(1, "centre_park")).isEqualTo("6.3 move.no_return");
    Scene race =
        Scene.of(4)
            .arrested(YELLOW, 1)
            .arrested(BLUE, 2)
            .arrested(GREEN, 2)
            .chase(1, RED, 1)
            .criminal(RED, 2)
            .car(1, 1, "west_12")
            .car(2, 1, "court_1")
            .full("court_2")
            .roll(1)
            .move(1, "west_13");
    assertThat(race.news()).containsAtLeast(Kind.RACE_BEGINS, Kind.CARS_LEAVE).inOrder();
    for (int player = 3; player <= 4; player++) {
      assertThat(race.view().detectives.get(player - 1).cars).isEmpty();
    }
    assertThat(race.roll(2).destinations(1)).contains("police_park");
  }

  @Test
  public void R40_aCardWithoutObjectIsPutBack() {
    Scene scene = beforeTrap("yellow_forward_1", "kojak_1").arrested(YELLOW, 2);
    scene.roll(1).move(1, "broadway_2");
    assertThat(scene.news()).containsExactly(Kind.MOVED, Kind.TRAP_VOID).inOrder();
    assertThat(scene.spaces()).containsExactly(0, Circle.ARRESTED, 0, 0).inOrder();
    assertThat(scene.trapPile().get(0)).isEqualTo("kojak_1");
    assertThat(scene.trapPile().get(19)).isEqualTo("yellow_forward_1");
    assertThat(scene.current()).isEqualTo(2);
    Scene alone =
        beforeTrap("mixed_files").arrested(YELLOW, 2).arrested(BLUE, 2).arrested(GREEN, 1);
    alone.roll(1).move(1, "broadway_2");
    assertThat(alone.news()).containsExactly(Kind.MOVED, Kind.TRAP_VOID).inOrder();
  }

  @Test
  public void R41_joiningAHuntIsAChoice() {
    Scene joins = Scene.of(2).chase(2, RED, 1).missionPile(RED, BLUE);
    joins.roll(2).move(1, "mission_room");
    assertThat(joins.view().phase).isEqualTo(Phase.JOIN_CHOICE);
    assertThat(joins.refused(Actions.roll(joins.state().seq()))).isEqualTo("6.1 join.first");
    assertThat(joins.join(true).file(1)).hasValue(RED);
    assertThat(joins.news()).containsExactly(Kind.JOINED);
    assertThat(joins.refused(Actions.join(joins.state().seq(), true)))
        .isEqualTo("R41 join.no_card");

    // Another card of the hunted file is not offered again in the same draw.
    Scene leaves = Scene.of(2).chase(2, RED, 1).missionPile(RED, RED, BLUE);
    leaves.roll(2).move(1, "mission_room").join(false);
    assertThat(leaves.file(1)).hasValue(BLUE);
    assertThat(leaves.missionPile()).containsExactly(RED, RED);
    assertThat(leaves.news())
        .containsExactly(Kind.NOT_JOINED, Kind.MISSION_TAKEN, Kind.TOOK_MISSION)
        .inOrder();
    assertThat(leaves.current()).isEqualTo(2);

    // Nobody is asked when every other file is somebody's.
    Scene only = Scene.of(2).arrested(BLUE, 1).arrested(GREEN, 2).arrested(YELLOW, 1);
    only.chase(2, RED, 1).missionPile(RED).roll(2).move(1, "mission_room");
    assertThat(only.file(1)).hasValue(RED);
    assertThat(only.news()).contains(Kind.JOINED);
  }

  @Test
  public void R42_aCardDrawnAtTheStartOfATurnIsAnsweredBeforeTheRoll() {
    Scene scene =
        Scene.of(3)
            .chase(1, RED, 1)
            .criminal(RED, 2)
            .car(1, 1, "stakeout_red")
            .stakeout(2, RED, 1)
            .car(2, 1, "mission_room")
            .chase(3, YELLOW, 1)
            .missionPile(YELLOW, BLUE)
            .roll(3)
            .move(1, "west_13");
    assertThat(scene.current()).isEqualTo(2);
    assertThat(scene.view().phase).isEqualTo(Phase.JOIN_CHOICE);
    scene.join(false);
    assertThat(scene.current()).isEqualTo(2);
    assertThat(scene.view().phase).isEqualTo(Phase.ROLL);
    assertThat(scene.file(2)).hasValue(BLUE);
  }

  @Test
  public void R43_theOnlyMoveMakesItself() {
    Scene goes = Scene.of(2).stakeout(1, RED, 1).car(1, 1, "broadway_2");
    goes.trapsFromTop("crocker").rollAndGo(2);
    assertThat(goes.carAt(1, 1)).isEqualTo("broadway_4");
    assertThat(goes.news()).containsExactly(Kind.ROLLED, Kind.MOVED, Kind.TRAP, Kind.CRIMINAL);
    assertThat(goes.current()).isEqualTo(2);
    Scene asks = Scene.of(2).stakeout(1, RED, 1).car(1, 1, "broadway_2").roll(2);
    assertThat(asks.view().phase).isEqualTo(Phase.MOVE);
    assertThat(asks.view().moves).hasSize(1);
    Scene several = Scene.of(2).rollAndGo(3);
    assertThat(several.view().phase).isEqualTo(Phase.MOVE);
  }

  @Test
  public void R44_lanesOfAnAvenueAreApart() {
    // The square is full for those who go the same way, and free for those who come.
    Scene same = Scene.of(4).stakeout(1, YELLOW, 1).car(1, 1, "west_7").full("west_8").roll(1);
    assertThat(same.news()).contains(Kind.NO_MOVE);
    Scene other = Scene.of(4).stakeout(1, YELLOW, 1).car(1, 1, "west_9_s").full("west_8").roll(1);
    assertThat(other.destinations(1)).containsExactly("west_8_s");
    // No U-turn; with a 6 a car backs up along its own lane and still faces the same way.
    Scene six = Scene.of(2).stakeout(1, YELLOW, 1).car(1, 1, "west_4_s").roll(6);
    assertThat(six.destinations(1))
        .containsExactly("south_w_1_e", "back west_10_s", "back spring_w_3");
    six.back(1, "west_10_s").toMove(1).roll(1);
    assertThat(six.destinations(1)).containsExactly("west_9_s");
    // Both lanes are the entrance.
    Scene arrest = Scene.of(2).chase(1, RED, 1).criminal(RED, 2).car(1, 1, "north_w_2_w").roll(5);
    assertThat(arrest.effect(1, "west_13_s")).isEqualTo(Effect.ARRESTS);
    assertThat(arrest.move(1, "west_13_s").arrests(1)).isEqualTo(1);
  }
}
