package org.precinct.engine.kojak;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.kojak.kit.Colour.BLUE;
import static org.precinct.engine.kojak.kit.Colour.GREEN;
import static org.precinct.engine.kojak.kit.Colour.RED;
import static org.precinct.engine.kojak.kit.Colour.YELLOW;

import com.google.common.collect.Range;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Viewer;
import org.precinct.engine.kojak.bot.DefaultPolicy;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Action.ChooseCriminal;
import org.precinct.engine.kojak.proto.Offer;
import org.precinct.engine.kojak.proto.View;

/** The default policy and the bots (6.8). */
public final class PolicyTest {
  private static final DefaultPolicy POLICY = new DefaultPolicy(Catalogue.get());

  private static int score(Scene scene, int car, String to) {
    return POLICY.score(scene.view(), scene.offer(car, to));
  }

  @Test
  public void scoresOfTheMissionStage() {
    Scene scene = Scene.of(2).car(1, 1, "court_2").car(1, 2, "west_13").roll(1);
    assertThat(score(scene, 1, "mission_room")).isEqualTo(1000);
    // From court_3 the rolls 3 and 5 enter; from west_13 none does, and the way has 10 squares.
    int here = 3 * 2;
    assertThat(score(scene, 1, "court_3")).isEqualTo(4 * here - 2 * (10 - 3));
    // The other car in the town centre or in the mission room has no outlook.
    Scene alone = Scene.of(2).car(1, 1, "court_2").roll(1);
    assertThat(score(alone, 1, "court_3")).isEqualTo(4 * here - 99);
    Scene inside = Scene.of(2).car(1, 1, "court_2").car(1, 2, "mission_room").roll(1);
    assertThat(score(inside, 1, "court_3")).isEqualTo(4 * here - 99);
  }

  @Test
  public void scoresOfStakeoutAndWarrant() {
    Scene stakeout =
        Scene.of(2)
            .stakeout(1, RED, 1)
            .car(1, 1, "west_8")
            .car(1, 2, "bowery_2")
            .car(2, 1, "bowery_2")
            .roll(3);
    assertThat(score(stakeout, 1, "stakeout_red")).isEqualTo(1000);
    assertThat(score(stakeout, 1, "west_11")).isEqualTo(5 - 2 * 16);
    assertThat(score(stakeout, 2, "bowery_5")).isEqualTo(500);
    Scene warrant = Scene.of(2).warrant(1, RED, 1).car(1, 2, "court_1").roll(2);
    assertThat(score(warrant, 2, "police_park")).isEqualTo(1000);
    assertThat(score(warrant, 2, "court_3")).isEqualTo(5 - 2 * 3);
  }

  @Test
  public void scoresOfTheChase() {
    Scene arrest = Scene.of(2).chase(1, RED, 1).criminal(RED, 2).car(1, 1, "stakeout_red").roll(3);
    assertThat(score(arrest, 1, "west_13")).isEqualTo(10000);
    Scene onRed =
        Scene.of(2)
            .chase(1, RED, 1)
            .criminal(RED, 2)
            .car(1, 1, "west_8")
            .car(1, 2, "west_5")
            .roll(2);
    assertThat(score(onRed, 1, "west_10")).isEqualTo(-30);
    assertThat(score(onRed, 2, "west_7")).isEqualTo(-50);
    Scene trap = Scene.of(2).chase(1, RED, 1).car(1, 1, "west_9").car(1, 2, "east_1").roll(3);
    assertThat(score(trap, 1, "west_12")).isEqualTo(12 + 4);
    Scene entrance = Scene.of(2).chase(1, RED, 1).car(1, 1, "west_10").car(1, 2, "east_1").roll(3);
    assertThat(score(entrance, 1, "west_13")).isEqualTo(6 + 5);
    // Driving away from the entrance: it is then 15 squares away, 12 more than is near.
    Scene away = Scene.of(2).chase(1, RED, 1).car(1, 1, "west_12").roll(2);
    assertThat(score(away, 1, "north_w_1")).isEqualTo(12 + 5 - 2 * 12);
  }

  @Test
  public void scoresOfTheRace() {
    Scene race = Scene.of(2).race(1, 2).car(1, 1, "court_1").car(1, 2, "west_1").roll(2);
    assertThat(score(race, 1, "police_park")).isEqualTo(2);
    assertThat(score(race, 2, "west_3")).isEqualTo(2);
    assertThat(race.fallback().carAt(1, 1)).isEqualTo("police_park");
  }

  @Test
  public void tiesGoToTheFirstCar() {
    Scene scene = Scene.of(2).chase(1, RED, 1).car(1, 1, "broadway_2").car(1, 2, "broadway_2");
    scene.roll(2).fallback();
    assertThat(scene.carAt(1, 1)).isEqualTo("broadway_4");
  }

  private static ChooseCriminal informer(int red, int yellow, int blue, int green) {
    Scene scene = Scene.of(2).stakeout(1, BLUE, 1).car(1, 1, "broadway_1").trapsFromTop("informer");
    return chosen(scene, red, yellow, blue, green);
  }

  private static ChooseCriminal mixedFiles(int red, int yellow, int blue, int green) {
    Scene scene =
        Scene.of(2).stakeout(1, BLUE, 1).car(1, 1, "broadway_1").trapsFromTop("mixed_files");
    return chosen(scene, red, yellow, blue, green);
  }

  private static ChooseCriminal chosen(Scene scene, int... spaces) {
    for (Colour colour : Colour.ALL) {
      int space = spaces[colour.ordinal()];
      if (space == Circle.ARRESTED) {
        scene.arrested(colour, 2);
      } else {
        scene.criminal(colour, space);
      }
    }
    scene.roll(1).move(1, "broadway_2");
    Action action = Scene.GAME.fallback(scene.state(), Seat.of(0), Chance.of("policy"));
    assertThat(Scene.GAME.choices(scene.state(), Seat.of(0))).contains(action);
    return action.choose;
  }

  @Test
  public void theInformerHelpsTheOwnHunt() {
    assertThat(informer(0, 0, 1, 0)).isEqualTo(new ChooseCriminal(BLUE.message(), 1));
    assertThat(informer(2, 0, 3, 0)).isEqualTo(new ChooseCriminal(BLUE.message(), -1));
    // Two away or there already: another criminal is taken off red, the first in colour order.
    assertThat(informer(0, 2, 0, 2)).isEqualTo(new ChooseCriminal(YELLOW.message(), 1));
    assertThat(informer(0, 0, 2, 2)).isEqualTo(new ChooseCriminal(GREEN.message(), 1));
    assertThat(informer(0, 0, 0, 0)).isEqualTo(new ChooseCriminal(BLUE.message(), 1));
    assertThat(informer(4, 0, 2, 0)).isEqualTo(new ChooseCriminal(YELLOW.message(), 1));
    assertThat(informer(4, 4, 2, 4)).isEqualTo(new ChooseCriminal(BLUE.message(), 1));
  }

  @Test
  public void mixedFilesAreUsedForTheOwnHunt() {
    assertThat(mixedFiles(0, 2, 2, 2)).isEqualTo(new ChooseCriminal(YELLOW.message(), 0));
    assertThat(mixedFiles(0, 1, 2, 3)).isEqualTo(new ChooseCriminal(RED.message(), 0));
    assertThat(mixedFiles(1, 0, 0, 2)).isEqualTo(new ChooseCriminal(GREEN.message(), 0));
    assertThat(mixedFiles(0, 0, 0, 3)).isEqualTo(new ChooseCriminal(GREEN.message(), 0));
    assertThat(mixedFiles(4, 0, 0, 0)).isEqualTo(new ChooseCriminal(YELLOW.message(), 0));
  }

  @Test
  public void theNormalBotPlaysTheDefault() {
    Bot<Action, View> bot = Scene.GAME.bot(BotLevel.NORMAL);
    Scene scene = Scene.of(2).roll(5);
    Seat seat = Seat.of(0);
    View view = Scene.GAME.view(scene.state(), Viewer.bot(seat));
    List<Action> choices = Scene.GAME.choices(scene.state(), seat);
    Optional<Action> decision = bot.decide(view, choices, Chance.of("bot"));
    assertThat(decision).hasValue(Scene.GAME.fallback(scene.state(), seat, Chance.of("fallback")));
  }

  @Test
  public void theEasyBotMovesAtRandomHalfOfTheTime() {
    Bot<Action, View> bot = Scene.GAME.bot(BotLevel.EASY);
    Scene scene = Scene.of(2).roll(4);
    Seat seat = Seat.of(0);
    View view = Scene.GAME.view(scene.state(), Viewer.bot(seat));
    List<Action> choices = Scene.GAME.choices(scene.state(), seat);
    Action best = Scene.GAME.fallback(scene.state(), seat, Chance.of("fallback"));
    Chance chance = Chance.of("easy");
    int bests = 0;
    for (int i = 0; i < 1200; i++) {
      Action action = bot.decide(view, choices, chance).get();
      assertThat(choices).contains(action);
      if (action.equals(best)) bests++;
    }
    // A half by the policy and a sixth of the other half by chance: 7 of 12.
    assertThat(choices).hasSize(6);
    assertThat(bests).isIn(Range.closed(630, 770));
    // It always rolls, and chooses criminals as the policy does.
    View start = Scene.GAME.view(Scene.of(2).state(), Viewer.bot(seat));
    assertThat(bot.decide(start, List.of(), chance).get().roll).isNotNull();
  }

  @Test
  public void offersComeInTheOrderThatBreaksTies() {
    Scene scene = Scene.of(2).chase(1, RED, 1).car(1, 1, "west_11").car(1, 2, "bowery_1").roll(6);
    String last = "";
    for (Offer offer : scene.view().moves) {
      String key = offer.car + " " + offer.direction.getValue() + " " + Scene.id(offer.to);
      assertThat(key).isGreaterThan(last);
      last = key;
    }
  }
}
