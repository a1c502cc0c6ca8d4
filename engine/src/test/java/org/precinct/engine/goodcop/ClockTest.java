package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.goodcop.Scene.ANA;
import static org.precinct.engine.goodcop.Scene.BEN;
import static org.precinct.engine.goodcop.Scene.CY;
import static org.precinct.engine.goodcop.Scene.DEE;
import static org.precinct.engine.goodcop.Scene.ELI;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.Hourglass;
import org.precinct.engine.Setup;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;

/** Timers, windows' closing, defaults and standing passes (6.2, 6.6, 6.9). */
public final class ClockTest {

  private static Hourglass glass(Scene scene) {
    return Scene.GAME.hourglass(scene.state).get();
  }

  private static int seconds(Scene scene) {
    return glass(scene).limitMillis() / 1000;
  }

  /** Cy and Dee are asked. */
  private static Scene window(String... options) {
    Scene scene = Scene.reference(options).hand(CY, Equipment.SMOKE_GRENADE);
    return scene.hand(DEE, Equipment.COFFEE).investigate(ANA, BEN, 1);
  }

  @Test
  public void everyProfileHasItsSeconds() {
    List<List<Integer>> rows = new ArrayList<>();
    for (String timers : List.of("NORMAL", "RELAXED", "FAST", "OFF")) {
      String[] options = {"timers", timers};
      List<Integer> row = new ArrayList<>();
      row.add(seconds(Scene.dealt(Setup.of(5, options))));
      row.add(seconds(Scene.reference(options)));
      row.add(seconds(window(options).play(CY, Equipment.SMOKE_GRENADE).close()));
      row.add(seconds(Scene.reference(options).announce(ANA, TurnAction.ARM)));
      row.add(seconds(Scene.reference(options).armed(ANA, BEN).investigate(ANA, CY, 1)));
      row.add(seconds(window(options).close()));
      row.add(seconds(composing(window(options).close())));
      rows.add(row);
    }
    assertThat(rows)
        .containsExactly(
            List.of(60, 60, 20, 20, 15, 4, 24),
            List.of(120, 120, 40, 40, 30, 6, 46),
            List.of(30, 30, 12, 12, 8, 3, 15),
            List.of(0, 0, 0, 0, 0, 4, 34))
        .inOrder();
  }

  private static Scene composing(Scene scene) {
    return scene.take(CY, scene.actions().compose());
  }

  @Test
  public void windowsHaveATimeOfTheirOwn() {
    for (int time : new int[] {6, 10, 20, 30}) {
      for (String timers : List.of("NORMAL", "OFF")) {
        Scene scene = window("window_time", "" + time, "timers", timers);
        assertThat(seconds(scene)).isEqualTo(time);
        assertThat(scene.board().window_seconds).isEqualTo(time);
      }
    }
    assertThat(seconds(window("window_time", "OFF"))).isEqualTo(0);
    assertThat(seconds(composing(window("window_time", "OFF")))).isEqualTo(0);
    assertThat(seconds(composing(window("window_time", "6")))).isEqualTo(26);
  }

  @Test
  public void aWindowClosesAtTheNextStepOnceAllHaveAnswered() {
    Scene scene = window();
    assertThat(glass(scene)).isEqualTo(new Hourglass(scene.state.seq(), 10_000, 2000, false, 0));
    scene.pass(CY);
    assertThat(glass(scene).ready()).isFalse();
    scene.pass(DEE);
    assertThat(glass(scene).ready()).isTrue();
    assertThat(Scene.GAME.waitingFor(scene.state).isEmpty()).isTrue();
    assertThat(scene.phase()).isEqualTo(Phase.WINDOW);
  }

  @Test
  public void aFixedWindowTakesItsFullTime() {
    Scene scene = window("window_mode", "FIXED");
    scene.pass(CY, DEE);
    assertThat(glass(scene).beatMillis()).isEqualTo(10_000);
    assertThat(glass(scene).limitMillis()).isEqualTo(10_000);
    Scene off = window("window_mode", "FIXED", "window_time", "OFF");
    assertThat(glass(off).limitMillis()).isEqualTo(10_000);
  }

  @Test
  public void outsideWindowsAnAbsentSeatIsWaitedForTwoSeconds() {
    assertThat(glass(Scene.reference()).absentMillis()).isEqualTo(2000);
    assertThat(glass(window()).absentMillis()).isEqualTo(0);
    assertThat(Scene.GAME.info().absentAfterMillis()).isEqualTo(20_000);
  }

  @Test
  public void afterTheEndThereIsNoClock() {
    Scene scene = Scene.reference().wounded(BEN).armed(ANA, BEN).announce(ANA, TurnAction.SHOOT);
    assertThat(Scene.GAME.hourglass(scene.state).isPresent()).isFalse();
  }

  @Test
  public void aFinishedUseRestartsTheTimer() {
    Scene scene = Scene.reference().hand(CY, Equipment.SMOKE_GRENADE);
    int id = glass(scene).id();
    scene.play(CY, Equipment.SMOKE_GRENADE);
    assertThat(scene.phase()).isEqualTo(Phase.TURN_ACTION);
    assertThat(glass(scene).id()).isNotEqualTo(id);
  }

  @Test
  public void secretAnswersDoNotTouchTheClock() {
    Scene scene = window("quick_claims", "ON");
    int id = glass(scene).id();
    scene.pass(DEE).standingPass(CY, StandingPass.ON);
    scene.take(DEE, scene.actions().claimCard(3, org.precinct.engine.goodcop.proto.CardType.AGENT));
    assertThat(glass(scene).id()).isEqualTo(id);
  }

  @Test
  public void timeUpLaysOutTheDealtOrder() {
    Scene scene = Scene.dealt(Setup.of(4));
    List<String> rows = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) rows.add(scene.row(seat));
    scene.take(BEN, scene.actions().order(Order.of(2, 1, 0)));
    assertThat(scene.board().seats.get(BEN).ready).isTrue();
    assertThat(scene.board().state_seq).isEqualTo(1);
    scene.timeUp();
    assertThat(scene.phase()).isEqualTo(Phase.TURN_ACTION);
    assertThat(scene.row(ANA)).isEqualTo(rows.get(ANA));
    assertThat(new StringBuilder(scene.row(BEN)).reverse().toString()).isEqualTo(rows.get(BEN));
    assertThat(scene.kinds(ANA))
        .containsExactly(Event.Kind.RECORDED, Event.Kind.CARDS_PLACED, Event.Kind.TURN_STARTED)
        .inOrder();
  }

  @Test
  public void timeUpTakesTheDefaultOfEveryPhase() {
    Scene action = Scene.reference().timeUp();
    assertThat(action.told(CY, Event.Kind.PEEKED).get().target).isEqualTo(BEN);
    assertThat(action.kinds(CY)).contains(Event.Kind.TIME_OUT);

    Scene none = Scene.reference();
    for (int seat = 1; seat < 5; seat++) none.faceUp(seat, 1, 2, 3);
    assertThat(none.timeUp().told(CY, Event.Kind.ANNOUNCED).get().action)
        .isEqualTo(TurnAction.EQUIP);

    Scene idle = Scene.reference("equipment", "NONE");
    for (int seat = 1; seat < 5; seat++) idle.faceUp(seat, 1, 2, 3);
    assertThat(idle.timeUp().told(CY, Event.Kind.ANNOUNCED).get().action)
        .isEqualTo(TurnAction.NOTHING);

    Scene aim = Scene.reference().announce(ANA, TurnAction.ARM).timeUp();
    assertThat(aim.aimOf(ANA)).isEqualTo(BEN);
    aim.timeUp();
    assertThat(Scene.row(aim.board().seats.get(ANA))).isAnyOf("? C ?", "? ? C");
    aim.timeUp();
    assertThat(aim.board().turn_seat).isEqualTo(BEN);
    assertThat(aim.aimOf(ANA)).isEqualTo(BEN);
  }

  @Test
  public void theDefaultDiscardIsTheNewCard() {
    Scene scene = Scene.reference().hand(ANA, Equipment.COFFEE);
    scene.deck(Equipment.TASER, Equipment.WIRETAP).announce(ANA, TurnAction.EQUIP);
    scene.absent(ANA);
    assertThat(scene.handOf(ANA)).containsExactly(Equipment.COFFEE);
  }

  @Test
  public void theDefaultRevealShowsALeaderOnlyIfItMust() {
    Scene scene =
        Scene.reference().faceUp(ANA, 2, 3).announce(ANA, TurnAction.ARM).timeUp().timeUp();
    assertThat(Scene.row(scene.board().seats.get(ANA))).isEqualTo("A C C");
  }

  @Test
  public void aVoidAimGoesToTheNextSeatByDefault() {
    Scene scene = Scene.reference().armed(ANA).atTurnEnd().timeUp();
    assertThat(scene.aimOf(ANA)).isEqualTo(BEN);
    Scene unarmed = Scene.reference().hand(ANA, Equipment.COFFEE).investigate(ANA, BEN, 1);
    assertThat(unarmed.phase()).isEqualTo(Phase.TURN_END);
    unarmed.timeUp();
    assertThat(unarmed.board().turn_seat).isEqualTo(BEN);
  }

  @Test
  public void reconsiderKeepsByDefaultIfItCan() {
    Scene scene = window().play(CY, Equipment.SMOKE_GRENADE).close().timeUp();
    assertThat(scene.kinds(DEE)).contains(Event.Kind.KEPT);
    Scene lost = Scene.reference().armed(ANA, BEN).hand(CY, Equipment.K9_UNIT);
    lost.announce(ANA, TurnAction.SHOOT).play(CY, Equipment.K9_UNIT, ANA).close().timeUp();
    assertThat(lost.told(DEE, Event.Kind.ANNOUNCED).get().action).isEqualTo(TurnAction.INVESTIGATE);
  }

  @Test
  public void restrainedAndStandoffAimsHaveDefaults() {
    Scene scene = Scene.reference().armed(ANA, BEN).hand(CY, Equipment.RESTRAINING_ORDER);
    scene.announce(ANA, TurnAction.SHOOT).play(CY, Equipment.RESTRAINING_ORDER).close().timeUp();
    assertThat(scene.isEliminated(CY)).isTrue();
    Scene standoff = Scene.reference().armed(ANA, BEN).hand(CY, Equipment.STANDOFF);
    standoff.play(CY, Equipment.STANDOFF).absent(ANA);
    assertThat(standoff.aimOf(ANA)).isEqualTo(CY);
  }

  @Test
  public void absentSeatsInSealedPhasesShowNothing() {
    Scene scene = Scene.reference().hand(ANA, Equipment.REPORT_AUDIT);
    scene.play(ANA, Equipment.REPORT_AUDIT);
    View before = scene.board();
    scene.absent(DEE);
    assertThat(scene.board()).isEqualTo(before);
    assertThat(scene.news(ELI)).isEmpty();
    scene.timeUp();
    assertThat(scene.phase()).isEqualTo(Phase.TURN_ACTION);
    for (int seat = 0; seat < 5; seat++) {
      assertThat(Bits.size(scene.state.cards().faceUp() & Bits.row(seat))).isEqualTo(1);
    }
    Scene window = window().absent(DEE);
    assertThat(window.news(ELI)).isEmpty();
    assertThat(window.state.window().hasAnswered(DEE)).isTrue();
  }

  @Test
  public void aStandingPassAnswersAtOnce() {
    Scene scene = Scene.reference().hand(CY, Equipment.SMOKE_GRENADE);
    scene.hand(BEN, Equipment.COFFEE).hand(DEE, Equipment.TASER);
    scene.standingPass(BEN, StandingPass.ON).standingPass(DEE, StandingPass.THIS_TURN);
    scene.investigate(ANA, BEN, 1);
    assertThat(scene.state.window().hasAnswered(BEN)).isTrue();
    assertThat(scene.state.window().hasAnswered(DEE)).isTrue();
    assertThat(scene.state.window().hasAnswered(CY)).isFalse();
    scene.standingPass(CY, StandingPass.THIS_TURN);
    assertThat(scene.mine(CY).recorded).isTrue();
    scene.close().endTurn(ANA);
    assertThat(scene.mine(BEN).standing_pass).isEqualTo(StandingPass.ON);
    assertThat(scene.mine(DEE).standing_pass).isEqualTo(StandingPass.OFF);
    assertThat(scene.mine(CY).standing_pass).isEqualTo(StandingPass.OFF);
    assertThat(scene.refused(DEE, scene.actions().standingPass(StandingPass.OFF)))
        .isEqualTo("why.same_setting");
    scene.standingPass(BEN, StandingPass.OFF);
    assertThat(scene.mine(BEN).standing_pass).isEqualTo(StandingPass.OFF);
  }

  @Test
  public void aStandingPassEndsWithANewCard() {
    Scene drawn = Scene.reference().standingPass(ANA, StandingPass.ON);
    drawn.announce(ANA, TurnAction.EQUIP);
    assertThat(drawn.mine(ANA).standing_pass).isEqualTo(StandingPass.OFF);
    Scene stolen = Scene.reference().hand(ANA, Equipment.EVIDENCE_BAG).hand(CY, Equipment.COFFEE);
    stolen.standingPass(ANA, StandingPass.ON).play(ANA, Equipment.EVIDENCE_BAG, CY);
    assertThat(stolen.mine(ANA).standing_pass).isEqualTo(StandingPass.OFF);
  }

  @Test
  public void withoutEquipmentThereIsNoStandingPass() {
    Scene bare = Scene.reference("equipment", "NONE");
    assertThat(bare.refused(ANA, bare.actions().standingPass(StandingPass.ON)))
        .isEqualTo("why.equipment_off");
  }

  @Test
  public void anAnsweredWindowIsNotAnsweredAgainByTheSwitch() {
    Scene scene = window().play(CY, Equipment.SMOKE_GRENADE);
    scene.standingPass(CY, StandingPass.ON).close();
    assertThat(scene.kinds(ANA)).contains(Event.Kind.EQUIPMENT_USED);
  }

  @Test
  public void withoutAnyCardInHandThereIsNoWindow() {
    Scene scene = Scene.reference().investigate(ANA, BEN, 1);
    assertThat(scene.kinds(CY)).contains(Event.Kind.PEEKED);
    assertThat(scene.board().turn_seat).isEqualTo(BEN);
    assertThat(scene.board().window_no).isEqualTo(0);
  }

  @Test
  public void aDesertedTableWithoutALimitEndsAllTheSame() {
    Scene scene = Scene.reference("turn_limit_rounds", "0").turnNo(1000).atTurnEnd();
    assertThat(scene.board().last_turn).isEqualTo(0);
    assertThat(scene.endTurn(ANA).outcome().cause()).isEqualTo("TURN_LIMIT");
  }
}
