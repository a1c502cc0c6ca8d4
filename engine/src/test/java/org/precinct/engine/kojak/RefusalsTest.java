package org.precinct.engine.kojak;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.kojak.kit.Colour.BLUE;
import static org.precinct.engine.kojak.kit.Colour.GREEN;
import static org.precinct.engine.kojak.kit.Colour.RED;
import static org.precinct.engine.kojak.kit.Colour.YELLOW;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.kojak.kit.Actions;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Action.ChooseCriminal;
import org.precinct.engine.kojak.proto.Direction;

/** Whatever is not allowed is refused, with a reason of its own. */
public final class RefusalsTest {

  private static Action roll(Scene scene) {
    return Actions.roll(scene.state().seq());
  }

  private static Action move(Scene scene, int car, Direction direction, int to) {
    return new Action.Builder()
        .seq(scene.state().seq())
        .move(new Action.Move(car, direction, to))
        .build();
  }

  private static Action choose(Scene scene, Colour colour, int step) {
    return Actions.choose(scene.state().seq(), colour, step);
  }

  @Test
  public void outOfTurn() {
    Scene scene = Scene.of(3);
    assertThat(scene.refused(2, roll(scene))).isEqualTo("6.1 action.not_your_turn");
    assertThat(scene.refused(4, roll(scene))).isEqualTo("6.1 action.not_seated");
    assertThat(Scene.GAME.choices(scene.state(), Seat.of(1))).isEmpty();
    assertThat(Scene.GAME.choices(scene.state(), Seat.of(7))).isEmpty();
  }

  @Test
  public void outOfDate() {
    Scene scene = Scene.of(2);
    Action old = roll(scene);
    scene.roll(1);
    assertThat(scene.refused(old)).isEqualTo("6.1 action.stale");
    assertThat(scene.refused(Actions.roll(-1))).isEqualTo("6.1 action.stale");
  }

  @Test
  public void afterTheEnd() {
    Scene scene =
        Scene.of(2, "mode", "quick")
            .chase(1, RED, 1)
            .criminal(RED, 2)
            .car(1, 1, "stakeout_red")
            .roll(3)
            .move(1, "west_13");
    assertThat(scene.refused(1, roll(scene))).isEqualTo("8 action.game_over");
    assertThat(scene.refused(2, roll(scene))).isEqualTo("8 action.game_over");
    assertThat(scene.refused(3, roll(scene))).isEqualTo("6.1 action.not_seated");
  }

  @Test
  public void nothingAtAll() throws IOException {
    Scene scene = Scene.of(2);
    Action empty = Action.ADAPTER.decode(new byte[0]);
    assertThat(scene.refused(empty)).isEqualTo("6.1 action.unreadable");
    scene.roll(1);
    assertThat(scene.refused(empty)).isEqualTo("6.1 action.stale");
    Action noMove =
        new Action.Builder()
            .seq(scene.state().seq())
            .move(new Action.Move.Builder().build())
            .build();
    assertThat(scene.refused(noMove)).isEqualTo("6.1 move.no_such_car");
  }

  @Test
  public void inAnotherPhase() {
    Scene scene = Scene.of(2);
    assertThat(scene.refusedMove(1, "mercer_1")).isEqualTo("6.1 move.roll_first");
    assertThat(scene.refused(choose(scene, RED, 1))).isEqualTo("6.1 choose.no_card");
    scene.roll(1);
    assertThat(scene.refused(roll(scene))).isEqualTo("6.1 roll.done");
    assertThat(scene.refused(choose(scene, RED, 1))).isEqualTo("6.1 choose.no_card");
    Scene informer = drawing("informer");
    assertThat(informer.refused(roll(informer))).isEqualTo("6.1 choose.first");
    assertThat(informer.refusedMove(1, "broadway_3")).isEqualTo("6.1 choose.first");
  }

  private static Scene drawing(String card) {
    return Scene.of(2)
        .stakeout(1, RED, 1)
        .car(1, 1, "broadway_1")
        .trapsFromTop(card)
        .roll(1)
        .move(1, "broadway_2");
  }

  @Test
  public void wrongChoicesOfACriminal() {
    Scene informer = drawing("informer");
    Action nobody = Actions.choose(informer.state().seq(), new ChooseCriminal.Builder().build());
    assertThat(informer.refused(nobody)).isEqualTo("6.1 choose.no_colour");
    for (int step : new int[] {0, 2, -2, Integer.MIN_VALUE}) {
      assertThat(informer.refused(choose(informer, RED, step))).isEqualTo("2.3 choose.one_step");
    }
    Scene files = drawing("mixed_files");
    assertThat(files.refused(choose(files, RED, 0))).isEqualTo("2.3 choose.own");
    assertThat(files.refused(choose(files, BLUE, 1))).isEqualTo("2.3 choose.no_step");
  }

  @Test
  public void noSuchCarSquareOrDirection() {
    Scene scene = Scene.of(2).roll(1);
    int to = Scene.at("mercer_1");
    assertThat(scene.refused(move(scene, 0, Direction.FORWARD, to)))
        .isEqualTo("6.1 move.no_such_car");
    assertThat(scene.refused(move(scene, 3, Direction.FORWARD, to)))
        .isEqualTo("6.1 move.no_such_car");
    assertThat(scene.refused(move(scene, 1, Direction.NO_DIRECTION, to)))
        .isEqualTo("6.1 move.no_direction");
    for (int nowhere : new int[] {-1, 133, 1000, Integer.MAX_VALUE, Scene.at("circle_red_0")}) {
      assertThat(scene.refused(move(scene, 1, Direction.FORWARD, nowhere)))
          .isEqualTo("6.1 move.no_such_square");
    }
  }

  @Test
  public void carsThatMayNotMove() {
    Scene stakeout = Scene.of(2).stakeout(1, RED, 1).car(1, 1, "broadway_1").roll(1);
    assertThat(stakeout.refusedMove(2, "mercer_1")).isEqualTo("6.4 car.lead_only");
    assertThat(stakeout.view().still).containsExactly("", "car.lead_only").inOrder();
    Scene warrant = Scene.of(2).warrant(1, RED, 1).car(1, 1, "stakeout_red").roll(1);
    assertThat(warrant.refusedMove(1, "west_11")).isEqualTo("6.4 car.second_only");
    assertThat(warrant.view().still).containsExactly("car.second_only", "").inOrder();
    Scene race = Scene.of(2).race(1, 2).car(1, 1, "police_park").roll(1);
    assertThat(race.refusedMove(1, "court_3")).isEqualTo("6.4 car.parked");
    assertThat(race.view().still).containsExactly("car.parked", "").inOrder();
  }

  @Test
  public void theViewSaysWhyACarStandsStill() {
    Scene scene =
        Scene.of(4).chase(1, RED, 1).car(1, 1, "west_10").car(1, 2, "east_1").full("west_11");
    assertThat(scene.view().still).containsExactly("", "").inOrder();
    scene.car(1, 1, "west_12").car(1, 2, "east_1").full("west_13").roll(2);
    assertThat(scene.view().still).containsExactly("car.no_way", "").inOrder();
    assertThat(drawing("informer").view().still).isEmpty();
  }

  @Test
  public void blockedAndUnreachableSquares() {
    Scene scene = Scene.of(4).car(1, 1, "broadway_1").full("broadway_3").roll(4);
    assertThat(scene.refusedMove(1, "broadway_5")).isEqualTo("6.2 move.blocked");
    assertThat(scene.refusedMove(1, "broadway_3")).isEqualTo("6.3 move.whole_roll");
    assertThat(scene.refusedMove(1, "west_13")).isEqualTo("6.3 move.too_far");
    assertThat(scene.refusedMove(1, "police_park")).isEqualTo("6.3 move.too_far");
    Scene door = Scene.of(4).car(1, 1, "bowery_1").full("court_2").roll(3);
    assertThat(door.refusedMove(1, "police_park")).isEqualTo("6.2 move.blocked");
    assertThat(door.refusedMove(1, "mission_room")).isEqualTo("6.2 move.blocked");
  }

  @Test
  public void baysThatMayNotBeEntered() {
    Scene mission = Scene.of(2).stakeout(1, RED, 1).car(1, 1, "court_2").roll(1);
    assertThat(mission.refusedMove(1, "mission_room")).isEqualTo("6.3 move.has_mission");
    Scene race = Scene.of(2).race(1, 2).car(1, 1, "court_2").roll(1);
    assertThat(race.refusedMove(1, "mission_room")).isEqualTo("8 move.race_only");
    Scene none = Scene.of(2).car(1, 1, "west_10").roll(1);
    assertThat(none.refusedMove(1, "stakeout_red")).isEqualTo("6.3 move.other_stakeout");
    Scene other = Scene.of(2).stakeout(1, GREEN, 1).car(1, 1, "west_10").roll(1);
    assertThat(other.refusedMove(1, "stakeout_red")).isEqualTo("6.3 move.other_stakeout");
    assertThat(other.refusedMove(1, "stakeout_green")).isEqualTo("6.3 move.too_far");
    Scene warrant = Scene.of(2).warrant(1, RED, 1).car(1, 2, "west_10").roll(1);
    assertThat(warrant.refusedMove(2, "stakeout_red")).isEqualTo("6.3 move.warrant_first");
    Scene clears =
        Scene.of(2)
            .stakeout(1, RED, 1)
            .car(1, 1, "broadway_1")
            .car(1, 2, "west_10")
            .car(2, 1, "west_10")
            .roll(1);
    assertThat(clears.destinations(2)).containsExactly("west_11");
    assertThat(clears.refusedMove(2, "stakeout_red")).isEqualTo("6.3 move.lead_parks");
    Scene far = Scene.of(2).car(1, 1, "west_13").roll(6);
    assertThat(far.refusedMove(1, "mission_room")).isEqualTo("6.3 move.too_far");
  }

  @Test
  public void freeEntryNeedsNoExactRoll() {
    Scene scene = Scene.of(4, "mission_entry", "free").car(1, 1, "mercer_2").full("mercer_3");
    scene.car(1, 2, "broadway_1").roll(3);
    assertThat(scene.refusedMove(1, "mission_room")).isEqualTo("6.2 move.blocked");
    assertThat(Scene.of(2, "mission_entry", "free").car(1, 1, "mercer_2").roll(3).destinations(1))
        .containsExactly("mission_room", "canal_w_3");
  }

  @Test
  public void nobodyDrivesPastAReadyArrest() {
    Scene scene = Scene.of(2).chase(1, RED, 1).criminal(RED, 2).car(1, 1, "west_12").roll(3);
    assertThat(scene.refusedMove(1, "north_w_2")).isEqualTo("6.6 move.arrest_first");
    Scene back = Scene.of(2).chase(1, RED, 1).criminal(RED, 2).car(1, 1, "north_w_3").roll(6);
    assertThat(back.refusedBack(1, "west_10")).isEqualTo("6.6 move.arrest_first");
  }

  @Test
  public void backingUpTheWrongWay() {
    Scene five = Scene.of(2).car(1, 1, "west_8").roll(5);
    assertThat(five.refusedBack(1, "west_3")).isEqualTo("6.3 move.back_needs_six");
    Scene six = Scene.of(4).car(1, 1, "west_8").full("west_4").roll(6);
    assertThat(six.refusedBack(1, "west_3")).isEqualTo("6.3 move.back_exact");
    assertThat(six.refusedBack(1, "west_2")).isEqualTo("6.3 move.back_blocked");
  }

  /** Any bytes are refused or understood; nothing else is ever thrown. */
  @Test
  public void randomActionsAreJudged() throws Exception {
    Chance chance = Chance.of("garbage");
    Scene[] scenes = {
      Scene.of(2),
      Scene.of(4).roll(6),
      Scene.of(2).chase(1, YELLOW, 1).criminal(YELLOW, 2).car(1, 1, "east_8").roll(6),
      drawing("informer"),
      drawing("mixed_files")
    };
    int accepted = 0;
    for (int i = 0; i < 20_000; i++) {
      Scene scene = scenes[i % scenes.length];
      Action.Builder action = new Action.Builder().seq(scene.state().seq());
      switch (chance.below(4)) {
        case 0 -> action.roll(new Action.Roll(false));
        case 1 ->
            action.move(
                new Action.Move(
                    chance.below(4) - 1,
                    chance.pick(List.of(Direction.values())),
                    chance.below(100) - 3));
        case 2 ->
            action.choose(
                new ChooseCriminal(
                    chance.pick(List.of(org.precinct.engine.kojak.proto.Colour.values())),
                    chance.below(5) - 2));
        default -> action.seq(chance.below(3));
      }
      Action made = Action.ADAPTER.decode(Action.ADAPTER.encode(action.build()));
      Optional<IllegalAction> refusal = Scene.GAME.check(scene.state(), Seat.of(0), made);
      boolean offered = Scene.GAME.choices(scene.state(), Seat.of(0)).contains(made);
      assertThat(refusal.isPresent()).isEqualTo(!offered);
      if (offered) accepted++;
      if (refusal.isPresent()) assertThat(Scene.GAME.texts().has(refusal.get().key())).isTrue();
    }
    assertThat(accepted).isGreaterThan(100);
  }

  @Test
  public void everyReasonHasItsOwnWordsInBothLanguages() {
    Set<String> seen = new HashSet<>();
    for (String key : Scene.GAME.texts().keys()) {
      if (!key.matches("(move|car|choose|roll)\\..*")) continue;
      for (Language language : Language.values()) {
        assertThat(seen.add(Scene.GAME.texts().get(language, key))).isTrue();
      }
    }
    assertThat(seen.size()).isAtLeast(60);
  }

  @Test
  public void setupsThatCannotBeDealt() {
    assertThat(refusedSetup(Setup.of(1))).isEqualTo("setup.too_few");
    assertThat(refusedSetup(Setup.of(5))).isEqualTo("setup.too_many");
    assertThat(refusedSetup(Setup.of(2, "mode", "slow"))).isEqualTo("setup.bad_value");
    assertThat(refusedSetup(Setup.of(2, "round_limit", "25"))).isEqualTo("setup.bad_value");
    assertThat(refusedSetup(Setup.of(2, "colour", "red"))).isEqualTo("setup.unknown_option");
  }

  private static String refusedSetup(Setup setup) {
    try {
      Scene.GAME.deal(setup, Chance.of("setup"));
      return "";
    } catch (IllegalSetup e) {
      return e.key();
    }
  }
}
