package org.precinct.engine.kojak;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.kojak.kit.Colour.BLUE;
import static org.precinct.engine.kojak.kit.Colour.RED;
import static org.precinct.engine.kojak.kit.Colour.YELLOW;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Hourglass;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.kojak.kit.Actions;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Event.Kind;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.Stage;
import org.precinct.engine.kojak.proto.View;

/** Setup, views, time and sentences. */
public final class KojakGameTest {
  private static final Narrator.Names NAMES =
      seat -> List.of("Ann", "Bob", "Cy", "Dee").get(seat.number());

  @Test
  public void theOpening() throws Exception {
    Set<Integer> starters = new HashSet<>();
    for (int i = 0; i < 60; i++) {
      KojakState state = Scene.GAME.deal(Setup.of(4), Chance.of("deal " + i));
      View view = Scene.GAME.view(state, Viewer.BOARD);
      assertThat(view.phase).isEqualTo(Phase.ROLL);
      assertThat(view.traps_left).isEqualTo(20);
      assertThat(view.missions_left).isEqualTo(16);
      assertThat(view.spaces).containsExactly(0, 0, 0, 0);
      assertThat(view.current).isEqualTo(view.first);
      for (var detective : view.detectives) {
        assertThat(detective.cars)
            .containsExactly(Scene.at("centre_park"), Scene.at("centre_park"));
        assertThat(detective.stage).isEqualTo(Stage.MISSION);
        assertThat(detective.mission).isNull();
      }
      starters.add(view.first);
      assertThat(beginner(state.news(), 4)).isEqualTo(view.first);
      assertThat(Scene.GAME.waitingFor(state)).isEqualTo(Seats.of(Seat.of(view.first)));
    }
    assertThat(starters).containsExactly(0, 1, 2, 3);
  }

  /** Who begins by the rolls that were told: the tied roll again among themselves. */
  private static int beginner(List<Event> news, int seats) {
    List<Integer> rolling = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) rolling.add(seat);
    int at = 0;
    while (rolling.size() > 1) {
      List<Integer> rolls = new ArrayList<>();
      for (int seat : rolling) {
        Event event = news.get(at++);
        assertThat(event.kind).isEqualTo(Kind.START_ROLL);
        assertThat(event.seat).isEqualTo(seat);
        rolls.add(event.number);
      }
      List<Integer> best = new ArrayList<>();
      for (int i = 0; i < rolls.size(); i++) {
        if (rolls.get(i).equals(Collections.max(rolls))) best.add(rolling.get(i));
      }
      rolling = best;
    }
    assertThat(news.get(at).kind).isEqualTo(Kind.FIRST_PLAYER);
    assertThat(news).hasSize(at + 1);
    return rolling.get(0);
  }

  @Test
  public void everybodySeesTheSame() {
    KojakState state = Scene.of(3).roll(4).state();
    View board = Scene.GAME.view(state, Viewer.BOARD);
    assertThat(board.viewer).isNull();
    for (int seat = 0; seat < 3; seat++) {
      View own = Scene.GAME.view(state, Viewer.of(Seat.of(seat)));
      assertThat(own.viewer).isEqualTo(seat);
      assertThat(own.newBuilder().viewer(null).build()).isEqualTo(board);
      assertThat(Scene.GAME.view(state, Viewer.bot(Seat.of(seat)))).isEqualTo(own);
    }
  }

  @Test
  public void theLastMoveStaysInView() {
    Scene scene = Scene.of(2).roll(3).move(2, "mercer_3");
    assertThat(scene.view().last.seat).isEqualTo(0);
    assertThat(scene.view().last.car).isEqualTo(2);
    assertThat(scene.view().last.from).isEqualTo(Scene.at("centre_park"));
    assertThat(scene.view().last.path)
        .containsExactly(Scene.at("mercer_1"), Scene.at("mercer_2"), Scene.at("mercer_3"))
        .inOrder();
    assertThat(scene.view().roll).isEqualTo(3);
    assertThat(scene.view().moves).isEmpty();
  }

  @Test
  public void theHourglass() {
    Scene none = Scene.of(2);
    assertThat(Scene.GAME.hourglass(none.state())).hasValue(new Hourglass(0, 0, 0, false, 5000));
    Scene timed = Scene.of(2, "turn_timer", "20").roll(1);
    assertThat(Scene.GAME.hourglass(timed.state()))
        .hasValue(new Hourglass(1, 20_000, 0, false, 5000));
  }

  @Test
  public void whenTheTimeIsUpTheDefaultIsPlayed() {
    Scene scene = Scene.of(2, "turn_timer", "40").timeUp(Scene.die(4));
    assertThat(scene.view().phase).isEqualTo(Phase.MOVE);
    assertThat(scene.view().roll).isEqualTo(4);
    scene.timeUp(Chance.of("up"));
    assertThat(scene.carAt(1, 1)).isEqualTo("mission_room");
    assertThat(scene.current()).isEqualTo(2);
  }

  @Test
  public void withoutATimerTimeNeverRunsOut() {
    Scene scene = Scene.of(2).roll(4);
    KojakState before = scene.state();
    scene.timeUp(Chance.of("up"));
    assertThat(scene.view()).isEqualTo(Scene.GAME.view(before, Viewer.BOARD));
    assertThat(scene.news()).isEmpty();
  }

  @Test
  public void afterTheEndTimeChangesNothing() {
    Scene scene =
        Scene.of(2, "mode", "quick", "turn_timer", "20")
            .chase(1, RED, 1)
            .criminal(RED, 2)
            .car(1, 1, "west_12")
            .roll(1)
            .move(1, "west_13");
    View before = scene.view();
    assertThat(scene.timeUp(Chance.of("up")).view()).isEqualTo(before);
  }

  @Test
  public void comingAndGoingIsNoBusinessOfTheRules() {
    KojakState state = Scene.of(2).roll(4).state();
    KojakState after = Scene.GAME.presence(state, Seat.of(1), false, Chance.of("gone"));
    assertThat(after).isEqualTo(state.withoutNews());
    assertThat(Scene.GAME.news(after, Viewer.BOARD)).isEmpty();
  }

  @Test
  public void theTrapPileIsShuffledAfterAPass() {
    Scene cycle = passes("cycle");
    Scene shuffled = passes("reshuffle");
    assertThat(cycle.state().putBack()).isEqualTo(0);
    assertThat(shuffled.state().putBack()).isEqualTo(0);
    assertThat(shuffled.news()).contains(Kind.TRAPS_SHUFFLED);
    assertThat(shuffled.trapPile()).isNotEqualTo(cycle.trapPile());
    assertThat(shuffled.trapPile()).containsExactlyElementsIn(cycle.trapPile());
  }

  /** Twenty cards are drawn; with a cycle the pile is then as it was. */
  private static Scene passes(String pile) {
    Scene scene = Scene.of(2, "trap_pile", pile).stakeout(1, RED, 1);
    List<String> before = scene.trapPile();
    for (int drawn = 0; drawn < 20; drawn++) {
      assertThat(scene.news().contains(Kind.TRAPS_SHUFFLED)).isFalse();
      scene.toMove(1).car(1, 1, "broadway_1").roll(1).move(1, "broadway_2");
      if (scene.view().phase == Phase.TRAP_CHOICE) scene.fallback();
    }
    if (pile.equals("cycle")) assertThat(scene.trapPile()).isEqualTo(before);
    return scene;
  }

  @Test
  public void aShuffleMayComeWhileVoidCardsAreDrawn() {
    Scene scene =
        Scene.of(2, "trap_pile", "reshuffle")
            .arrested(YELLOW, 1)
            .arrested(BLUE, 2)
            .stakeout(1, RED, 1)
            .trapsFromTop("yellow_forward_1", "yellow_forward_3", "blue_back_1", "blue_forward_1");
    int shuffles = 0;
    for (int drawn = 0; drawn < 200; drawn++) {
      scene.toMove(1).car(1, 1, "broadway_1").roll(1).move(1, "broadway_2");
      if (scene.view().phase == Phase.TRAP_CHOICE) scene.fallback();
      assertThat(scene.trapPile()).hasSize(20);
      assertThat(scene.state().putBack()).isLessThan(20);
      if (scene.news().contains(Kind.TRAPS_SHUFFLED)) shuffles++;
    }
    assertThat(shuffles).isAtLeast(10);
  }

  @Test
  public void statesAreValues() {
    KojakState one = Scene.of(2).roll(4).state();
    KojakState same = Scene.of(2).roll(4).state();
    assertThat(one).isEqualTo(same);
    assertThat(one.hashCode()).isEqualTo(same.hashCode());
    assertThat(one).isNotEqualTo(Scene.of(2).roll(5).state());
    assertThat(one.traps()).isNotEqualTo(one.missions());
    assertThat(one.traps()).isNotEqualTo("a pile");
    assertThat(Pile.of(List.of(3, 1)).toString()).isEqualTo("[3, 1]");
  }

  @Test
  public void eventsAreTold() {
    Scene start = Scene.of(4);
    assertThat(told(start.roll(4))).containsExactly("Ann rolls a 4.");
    start.missionPile(RED).move(1, "mission_room");
    assertThat(told(start).get(0)).isEqualTo("Ann drives car 1 to: Mission room.");
    assertThat(told(start).get(1)).startsWith("Ann takes on the Red File.");
    assertThat(told(start).get(1)).contains("Stake out the Bank.”");
    Scene waits =
        Scene.of(4).stakeout(1, RED, 1).car(1, 1, "broadway_1").full("broadway_3").roll(2);
    assertThat(told(waits.move(1, "broadway_2")))
        .containsExactly("Ann drives car 1 to: Broadway 2. Street full: the car waits.");
    Scene back = Scene.of(2).car(1, 1, "west_8").roll(6).back(1, "west_2");
    assertThat(told(back)).containsExactly("Ann backs car 1 up to: West Avenue 2 northbound.");
    Scene leak =
        Scene.of(2)
            .stakeout(1, RED, 1)
            .car(1, 1, "broadway_1")
            .criminal(RED, 2)
            .criminal(YELLOW, 3)
            .criminal(BLUE, 1)
            .trapsFromTop("dragnet")
            .roll(1)
            .move(1, "broadway_2");
    assertThat(told(leak))
        .containsAtLeast(
            "The bank robber slips off the red space.",
            "The crooked politician is back on his black dot.",
            "The master thief is on the red space!",
            "The hit man moves to space 1 of his circle.");
    assertThat(Scene.GAME.narrator().event(News.of(Kind.NOTHING), Language.ENGLISH, NAMES))
        .isEqualTo("Nothing happened.");
  }

  private static List<String> told(Scene scene) {
    List<String> lines = new ArrayList<>();
    for (Event event : scene.state().news()) {
      lines.add(Scene.GAME.narrator().event(event, Language.ENGLISH, NAMES));
    }
    return lines;
  }

  @Test
  public void theEndIsTold() {
    Scene scene =
        Scene.of(4, "tie_break", "shared")
            .arrested(RED, 1)
            .arrested(YELLOW, 2)
            .arrested(Colour.GREEN, 3)
            .chase(4, BLUE, 1)
            .criminal(BLUE, 2)
            .car(4, 1, "west_1")
            .toMove(3)
            .roll(1)
            .move(1, "mercer_1");
    String told = Scene.GAME.narrator().outcome(scene.outcome().get(), Language.ENGLISH, NAMES);
    assertThat(told)
        .isEqualTo("All four criminals are behind bars. Shared victory: Ann, Bob, Cy and Dee.");
    assertThat(Scene.GAME.narrator().prompt(scene.view(), Language.ENGLISH, NAMES)).isEqualTo(told);
    assertThat(Scene.GAME.narrator().outcome(scene.outcome().get(), Language.FRENCH, NAMES))
        .isEqualTo(
            "Les quatre criminels sont sous les verrous. Victoire partagée : Ann, Bob, Cy et Dee.");
  }

  @Test
  public void actionsAreNamedByWhatTheyDo() {
    Scene chase =
        Scene.of(4)
            .chase(1, RED, 1)
            .criminal(RED, 2)
            .car(1, 1, "north_w_3")
            .car(1, 2, "court_2")
            .full("broadway_2")
            .roll(6);
    assertThat(labels(chase))
        .containsAtLeast(
            "Car 1: North Avenue 4 eastbound (waits behind a full square)",
            "Car 1, back: Bank entrance eastbound (arrest!)",
            "Car 2: Manhattan South police-station car park (parks)");
    Scene start = Scene.of(2);
    assertThat(labels(start)).containsExactly("Roll the die");
    assertThat(labels(start.roll(1)))
        .containsExactly(
            "Car 1: Canal Street (west) 1",
            "Car 1: Mercer Street 1",
            "Car 2: Canal Street (west) 1",
            "Car 2: Mercer Street 1");
    Scene informer = card("informer");
    assertThat(labels(informer))
        .containsAtLeast("The bank robber: one space forward", "The bank robber: one space back");
    assertThat(labels(card("mixed_files"))).contains("Change places with the hit man");
    // A move that the view does not offer is named by its square alone.
    assertThat(
            Scene.GAME
                .narrator()
                .action(
                    Actions.move(0, 1, Direction.FORWARD, Scene.at("west_13")),
                    start.view(),
                    Language.FRENCH,
                    NAMES))
        .isEqualTo("Voiture 1 : Entrée de la Banque vers l’est");
  }

  private static Scene card(String id) {
    return Scene.of(2)
        .stakeout(1, RED, 1)
        .car(1, 1, "broadway_1")
        .trapsFromTop(id)
        .roll(1)
        .move(1, "broadway_2");
  }

  private static List<String> labels(Scene scene) {
    List<String> labels = new ArrayList<>();
    Seat seat = Seat.of(scene.state().current());
    for (var action : Scene.GAME.choices(scene.state(), seat)) {
      labels.add(Scene.GAME.narrator().action(action, scene.view(), Language.ENGLISH, NAMES));
    }
    return labels;
  }

  @Test
  public void promptsTellWhatToDo() {
    Scene scene = Scene.of(2);
    assertThat(prompt(scene, Viewer.of(Seat.of(0))))
        .isEqualTo("Roll the die. Bring a car into the mission room.");
    assertThat(prompt(scene, Viewer.of(Seat.of(1))))
        .isEqualTo("Ann is on the way to the mission room and is about to roll.");
    assertThat(prompt(scene, Viewer.BOARD))
        .isEqualTo("Ann is on the way to the mission room and is about to roll.");
    Scene informer = card("informer");
    assertThat(prompt(informer, Viewer.of(Seat.of(0)))).endsWith("1 space forward or back.");
    assertThat(prompt(informer, Viewer.of(Seat.of(0)))).startsWith("Saperstein’s informer: ");
  }

  private static String prompt(Scene scene, Viewer viewer) {
    View view = Scene.GAME.view(scene.state(), viewer);
    return Scene.GAME.narrator().prompt(view, Language.ENGLISH, NAMES);
  }
}
