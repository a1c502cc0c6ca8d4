package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.goodcop.Scene.ANA;
import static org.precinct.engine.goodcop.Scene.BEN;
import static org.precinct.engine.goodcop.Scene.CY;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;

/** What is too much to list is drawn: everything that the rules accept, and nothing else. */
public final class ChoicesTest {

  @Test
  public void standingPassesOfEverySort() {
    for (String equipment : List.of("FULL", "NONE")) {
      Scene scene = Scene.reference("equipment", equipment);
      assertDrawn(scene, ANA, standingPasses(scene), 1_500);
      if (equipment.equals("NONE")) continue;
      assertDrawn(
          scene.standingPass(ANA, StandingPass.THIS_TURN), ANA, standingPasses(scene), 1_500);
      Scene window = Scene.reference().hand(CY, Equipment.WIRETAP).investigate(ANA, BEN, 1);
      assertDrawn(window, CY, standingPasses(window), 1_500);
      window.standingPass(CY, StandingPass.ON);
      assertDrawn(window, CY, standingPasses(window), 1_500);
    }
  }

  @Test
  public void claimsOfEverySort() {
    for (String edition : List.of("NEW", "FIRST")) {
      for (String claims : List.of("ON", "OFF")) {
        Setup setup = Setup.of(4, "quick_claims", claims, "edition", edition);
        Scene scene = Scene.table(setup, "A C C", "K H H", "H H C", "C C H");
        scene.hand(BEN, Equipment.WIRETAP);
        assertDrawn(scene, ANA, claims(scene), 60_000);
      }
    }
  }

  /** Of these, drawing finds those that the rules accept. */
  private static void assertDrawn(Scene scene, int seat, List<Action> any, int draws) {
    Set<Action> legal = new HashSet<>();
    for (Action one : any) {
      if (Scene.GAME.check(scene.state, Seat.of(seat), one).isEmpty()) legal.add(one);
    }
    Set<Action> drawn = new HashSet<>();
    Chance luck = Chance.of("draw");
    for (int i = 0; i < draws; i++) {
      drawn.add(Scene.GAME.sample(scene.state, Seat.of(seat), luck));
    }
    drawn.retainAll(any);
    assertThat(drawn).isEqualTo(legal);
  }

  private static List<Action> standingPasses(Scene scene) {
    List<Action> all = new ArrayList<>();
    for (StandingPass setting : StandingPass.values()) {
      all.add(scene.actions().standingPass(setting));
    }
    return all;
  }

  private static List<Action> claims(Scene scene) {
    Inputs actions = scene.actions();
    List<Action> all = new ArrayList<>();
    for (int seat = 0; seat < 5; seat++) {
      for (Side side : Side.values()) all.add(actions.claimSide(seat, side));
      for (Equipment card : Equipment.values()) all.add(actions.claimGear(seat, card));
    }
    for (int place = 0; place <= 12; place++) {
      for (CardType type : CardType.values()) all.add(actions.claimCard(place, type));
    }
    return all;
  }
}
