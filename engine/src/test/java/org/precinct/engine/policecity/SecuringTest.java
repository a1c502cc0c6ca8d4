package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;
import static org.precinct.engine.policecity.Scene.C;
import static org.precinct.engine.policecity.Scene.combine;
import static org.precinct.engine.policecity.Scene.dice;

import java.util.List;
import org.junit.Test;
import org.precinct.engine.Seat;
import org.precinct.engine.Step;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.SlotState;
import org.precinct.engine.policecity.proto.Word;

/** Throwing dice and securing places: 6.5, R1 to R10. */
public final class SecuringTest {

  private static Action reroll(Scene s, String names) {
    return Actions.reroll(s.id(), dice(names));
  }

  /** T1 up to the reroll: 3 of 4 handcuffs at the Bank, A has called his lieutenant. */
  private static Scene bank() {
    Scene s = Scene.of(3).calls("mn_bank").place(A, 1, "i1 s L").place(B, 1, "i1 i2");
    // Somebody elsewhere, so that the round goes on.
    s.place(C, 2, "i1").deployed().roll("A i1 H, A s D, B i1 H, B i2 R");
    assertThat(s.phase()).isEqualTo(Phase.SECURE);
    assertThat(s.board().handcuffs).isEqualTo(3);
    s.say(A, Word.CALL_LIEUTENANT);
    assertThat(s.phase()).isEqualTo(Phase.REROLL);
    return s.act(A, reroll(s, ""));
  }

  @Test
  public void T1_theBankIsNotSecured() {
    Scene s = bank().reroll(B, "i2", "B i2 R");
    assertThat(s.city().slotState[0]).isEqualTo(SlotState.UNSECURED);
    for (String die : List.of("i1", "s", "L")) assertThat(s.at(A, die)).isEqualTo(City.USED);
    for (String die : List.of("i1", "i2")) assertThat(s.at(B, die)).isEqualTo(City.USED);
    assertThat(s.hasCard(A, "mn_bank") || s.hasCard(B, "mn_bank")).isFalse();
    assertThat(s.city().stock(A) + s.city().stock(B)).isEqualTo(0);
    s.runTo(Phase.LAST_CLAIMS);
    assertThat(s.mafia()).isEqualTo(1);
    assertThat(s.isDiscarded("mn_bank")).isTrue();
  }

  @Test
  public void T2_theBankIsSecuredByAReroll() {
    Scene s = bank().reroll(B, "i2", "B i2 H");
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    assertThat(s.city().stage).isEqualTo(1);
    int weapons = Gain.seizure(Seizure.WEAPONS.ordinal());
    assertThat(s.city().gains)
        .asList()
        .containsExactly(Gain.CARD, Gain.RANK, weapons, weapons)
        .inOrder();
  }

  @Test
  public void T10_aMafiaFaceThatStaysCostsOneInAll() {
    Scene s = Scene.of(3).informant(B).calls("bx_squat").place(B, 1, "i1 L");
    s.act(B, Actions.ride(s.id(), 5, 1)).deployed().roll("B i1 R, B x1 M");
    assertThat(s.board().handcuffs).isEqualTo(1);
    s.say(B, Word.CALL_LIEUTENANT).reroll(B, "i1 x1", "B i1 H, B x1 M");
    assertThat(s.mafia()).isEqualTo(1);
    assertThat(s.phase()).isEqualTo(Phase.SOLO);
  }

  @Test
  public void T11_aMafiaFaceCountsWithoutSuccess() {
    Scene s = Scene.of(3).informant(C).calls("bx_market").place(C, 1, "i1").place(A, 2, "i1");
    s.act(C, Actions.ride(s.id(), 5, 1)).deployed().roll("C i1 R, C x1 M");
    assertThat(s.mafia()).isEqualTo(1);
    assertThat(s.city().slotState[0]).isEqualTo(SlotState.UNSECURED);
    assertThat(s.informants(C)).isEqualTo(0);
    assertThat(s.board().informant_supply).isEqualTo(5);
  }

  @Test
  public void T30_reinforcementsCloseTheGap() {
    Scene s = Scene.of(3).token(B, Special.REINFORCEMENTS).token(C, Special.REINFORCEMENTS);
    s.calls("bx_market", "ev_traffic_drugs").place(B, 1, "i1 i2").deployed();
    s.roll("B i1 H, B i2 H");
    assertThat(s.phase()).isEqualTo(Phase.SECURE);
    s.say(B, Word.PLAY_REINFORCEMENTS);
    assertThat(s.phase()).isEqualTo(Phase.SOLO);
    s.timeUp();
    // The event: nobody is there, but anybody may play.
    assertThat(s.phase()).isEqualTo(Phase.SECURE);
    s.say(C, Word.PLAY_REINFORCEMENTS);
    assertThat(s.rank(C)).isEqualTo(1);
    assertThat(s.city().tokenSupply[Special.REINFORCEMENTS.ordinal()]).isEqualTo(4);
    // Red, not present, closes the gap for Blue.
    s = Scene.of(3).token(C, Special.REINFORCEMENTS).calls("bx_market").place(B, 1, "i1 i2");
    s.deployed().roll("B i1 H, B i2 H").say(C, Word.PLAY_REINFORCEMENTS);
    assertThat(s.phase()).isEqualTo(Phase.SOLO);
    assertThat(s.board().participants).isEqualTo(0b010);
  }

  @Test
  public void R1_aDoubleIsOneHandcuffOrOneRank() {
    Scene s = Scene.of(3).calls("bx_squat").place(A, 1, "i1 s").place(B, 1, "L").deployed();
    s.roll("A i1 R, A s D");
    assertThat(s.board().handcuffs).isEqualTo(1);
    s = Scene.of(3).calls("bx_squat").place(A, 1, "i1 s").place(B, 1, "i1").deployed();
    s.roll("A i1 H, A s D, B i1 R").clash();
    s.roll("A i1 H, A s D, B i1 H");
    assertThat(s.city().conflictRanks).asList().containsExactly(1, 0, 0).inOrder();
  }

  @Test
  public void R1_aDoubleCountsAsARankIfItsPlayerLikes() {
    Scene s = Scene.of(3).calls("bx_market").place(A, 1, "i1 s").place(B, 1, "i1 L").deployed();
    s.roll("A i1 H, A s D, B i1 R");
    assertThat(s.phase()).isEqualTo(Phase.SECURE);
    assertThat(s.board().handcuffs).isEqualTo(2);
    Action turn = Actions.word(s.id(), Word.TURN_DOUBLE);
    assertThat(s.refusal(B, turn)).isEqualTo("err_not_now");
    // A is not asked, and B is asked again.
    s.act(A, turn);
    assertThat(s.board().handcuffs).isEqualTo(1);
    assertThat(s.board().players.get(A).faces).containsExactly(1, 0, 2, 0).inOrder();
    assertThat(s.told(Event.Kind.TURNED)).isTrue();
    s.act(A, turn);
    assertThat(s.board().handcuffs).isEqualTo(2);
    // Once rolled again it shows what it shows.
    s.act(A, turn).say(B, Word.CALL_LIEUTENANT).act(B, Actions.reroll(s.id(), List.of(1)));
    s.reroll(A, "s", "A s R");
    assertThat(s.choices(A)).doesNotContain(Actions.word(s.id(), Word.TURN_DOUBLE));
    // What is turned when all have passed counts, and on the next card nothing is turned.
    s = Scene.of(3).calls("bx_squat").place(A, 1, "i1 s L").place(B, 1, "i1").deployed();
    s.roll("A i1 R, A s D, B i1 R").say(A, Word.TURN_DOUBLE).say(A, Word.PASS);
    assertThat(s.told(Event.Kind.SECURED)).isFalse();
    assertThat(s.told(Event.Kind.FAILED)).isTrue();
    assertThat(s.city().turned).isEqualTo(0);
  }

  @Test
  public void R2_aMafiaFaceIsASuccessAndRaisesTheMafia() {
    Scene s = Scene.of(3).informant(A).calls("bx_squat").place(A, 1, "i1").place(B, 1, "i1");
    s.act(A, Actions.ride(s.id(), 5, 1)).deployed().roll("A i1 H, A x1 M, B i1 R");
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    assertThat(s.mafia()).isEqualTo(1);
    s.clash().roll("A i1 H, A x1 M, B i1 H");
    assertThat(s.city().conflictRanks[A]).isEqualTo(1);
    assertThat(s.mafia()).isEqualTo(2);
  }

  @Test
  public void R3_aMafiaFaceRerolledAwayCostsNothing() {
    Scene s = Scene.of(3).informant(A).calls("bx_squat").place(A, 1, "i1 L");
    s.act(A, Actions.ride(s.id(), 5, 1)).deployed().roll("A i1 H, A x1 M");
    assertThat(s.mafia()).isEqualTo(0);
    s.say(A, Word.CALL_LIEUTENANT).reroll(A, "x1", "A x1 H");
    assertThat(s.phase()).isEqualTo(Phase.SOLO);
    assertThat(s.mafia()).isEqualTo(0);
  }

  @Test
  public void R4_mafiaFacesCountBeforeSuccessIsJudged() {
    Scene s = Scene.of(3).mafia(9).informant(A).calls("bx_squat").place(A, 1, "i1");
    s.act(A, Actions.ride(s.id(), 5, 1)).deployed().roll("A i1 H, A x1 M");
    assertThat(s.isOver()).isTrue();
    assertThat(s.hasCard(A, "bx_squat")).isFalse();
    assertThat(s.outcome().winners().isEmpty()).isTrue();
  }

  @Test
  public void R5_theConflictThrowIsCountedAgain() {
    Scene s = Scene.of(3).informant(A).calls("bx_squat").place(A, 1, "i1").place(B, 1, "i1");
    s.act(A, Actions.ride(s.id(), 5, 1)).deployed().roll("A i1 H, A x1 M, B i1 H");
    s.clash().roll("A x1 M");
    assertThat(s.mafia()).isEqualTo(2);
    // And a throw without one costs nothing more.
    s = Scene.of(3).informant(A).calls("bx_squat").place(A, 1, "i1").place(B, 1, "i1");
    s.act(A, Actions.ride(s.id(), 5, 1)).deployed().roll("A i1 H, A x1 M, B i1 H");
    s.clash().roll("A x1 R");
    assertThat(s.mafia()).isEqualTo(1);
  }

  @Test
  public void R6_aLieutenantAloneIsAParticipantWithoutHandcuffs() {
    Scene s = Scene.of(3).calls("bx_squat").place(A, 1, "L").place(B, 1, "i1 i2").deployed();
    s.roll("B i1 H, B i2 H");
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    assertThat(s.board().participants).isEqualTo(0b011);
    s.clash().roll("B i1 H, B i2 H");
    assertThat(s.city().conflictRanks).asList().containsExactly(1, 0, 0).inOrder();
    s.act(A, s.point(B, 1));
    assertThat(s.view(B).mine.may.remove).isEqualTo(1);
    // Nothing but lieutenants: not rolled, and there is nobody to call.
    s = Scene.of(3).calls("bx_squat").place(A, 1, "L").place(B, 1, "L").place(C, 2, "i1");
    s.deployed();
    assertThat(s.city().slotState[0]).isEqualTo(SlotState.UNSECURED);
  }

  @Test
  public void R7_aLieutenantMayBeCalledWhenAMafiaFaceLiesThere() {
    Scene s = Scene.of(3).informant(A).calls("bx_squat").place(A, 1, "i1 i2 L").place(B, 1, "s");
    s.act(A, Actions.ride(s.id(), 5, 1)).deployed();
    s.roll("A i1 H, A i2 H, A x1 M, B s H").say(A, Word.CALL_LIEUTENANT);
    assertThat(s.phase()).isEqualTo(Phase.REROLL);
    // Everybody decides for his own dice only, also for dice that show handcuffs.
    assertThat(s.refusal(A, reroll(s, "s"))).isEqualTo("err_dice_elsewhere");
    s.act(B, reroll(s, "")).reroll(A, "i1 x1", "A i1 R, A x1 R");
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    assertThat(s.mafia()).isEqualTo(0);
  }

  @Test
  public void R8_eachLieutenantIsCalledOncePerSlotAndOnceInTheConflict() {
    Scene s = Scene.of(3).calls("bx_market").place(A, 1, "i1 i2 L").place(B, 1, "s L").deployed();
    s.roll("A i1 H, A i2 H, B s R");
    s.say(A, Word.CALL_LIEUTENANT).act(A, reroll(s, "")).act(B, reroll(s, ""));
    assertThat(s.phase()).isEqualTo(Phase.SECURE);
    assertThat(s.refusal(A, Actions.word(s.id(), Word.CALL_LIEUTENANT))).isEqualTo("err_not_now");
    // The other's is still available.
    s.say(B, Word.CALL_LIEUTENANT).act(A, reroll(s, "")).reroll(B, "s", "B s H");
    s.clash().roll("A i1 H");
    assertThat(s.phase()).isEqualTo(Phase.C_REROLL);
    assertThat(s.board().asked).isEqualTo(0b011);
  }

  @Test
  public void R9_theLimitStopsEverything() {
    Scene s = Scene.of(3).mafia(9).informant(A).give(A, "drugs drugs");
    s.calls("ev_traffic_drugs").place(A, 1, "i1").act(A, Actions.ride(s.id(), 5, 1)).deployed();
    s.roll("A i1 H, A x1 M");
    assertThat(s.mafia()).isEqualTo(10);
    assertThat(s.rank(A)).isEqualTo(0);
    assertThat(s.refusal(A, combine("combo_aa", "drugs"))).isEqualTo("action.game_over");
  }

  @Test
  public void R10_impossiblePlacesAreRolledAllTheSame() {
    Scene s = Scene.of(3).informant(A).calls("bk_docks").place(A, 1, "i1").place(B, 2, "i1");
    s.act(A, Actions.ride(s.id(), 5, 1)).deployed();
    assertThat(s.phase()).isEqualTo(Phase.ROLL);
    s.roll("A x1 M");
    assertThat(s.mafia()).isEqualTo(1);
    assertThat(s.city().slotState[0]).isEqualTo(SlotState.UNSECURED);
  }

  @Test
  public void everybodyTapsAndTheDiceFall() {
    Scene s = Scene.of(3).calls("bx_squat").place(A, 1, "i1 i2").place(B, 1, "L").deployed();
    assertThat(s.refusal(C, Actions.word(s.id(), Word.TAP))).isEqualTo("action.not_your_turn");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.PASS))).isEqualTo("err_not_now");
    s.say(A, Word.TAP);
    assertThat(s.board().marks).isEqualTo(0b001);
    assertThat(s.refusal(A, Actions.word(s.id(), Word.TAP))).isEqualTo("err_decided");
    s.until(
        new Step.Move<>(Seat.of(B), Actions.word(s.id(), Word.TAP)), c -> c.phase == Phase.SECURE);
    assertThat(s.view(A).players.get(A).faces).hasSize(4);
  }

  @Test
  public void theWindowRestartsAfterReinforcements() {
    Scene s = Scene.of(3).token(A, Special.REINFORCEMENTS).token(B, Special.REINFORCEMENTS);
    s.calls("bx_market").place(A, 1, "i1").place(B, 1, "i1").deployed().roll("A i1 R, B i1 H");
    assertThat(s.board().asked).isEqualTo(0b011);
    Action late = Actions.word(s.id(), Word.PLAY_REINFORCEMENTS);
    s.say(B, Word.PASS).act(A, late);
    assertThat(s.waitsFor(B)).isTrue();
    assertThat(s.refusal(B, late)).isEqualTo("err_late");
    assertThat(s.board().reinforcements).containsExactly(1, 0, 0).inOrder();
    s.say(B, Word.PLAY_REINFORCEMENTS);
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
  }

  @Test
  public void aWrongPressInTheWindowIsNotPossibleNow() {
    Scene s = Scene.of(3).token(C, Special.REINFORCEMENTS).calls("bx_squat");
    s.place(A, 1, "i1 i2").deployed().roll("A i1 H, A i2 R");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.CALL_LIEUTENANT))).isEqualTo("err_not_now");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.PLAY_REINFORCEMENTS)))
        .isEqualTo("err_not_now");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.PASS))).isEqualTo("action.not_your_turn");
    assertThat(s.choices(A)).isEmpty();
    assertThat(s.refusal(A, reroll(s, ""))).isEqualTo("err_not_now");
  }

  @Test
  public void R66_nobodyIsAskedWhereNothingCanChange() {
    // Enough handcuffs and no mafia face, for all the lieutenants and tokens there are.
    Scene s = Scene.of(3).token(A, Special.REINFORCEMENTS).calls("bx_squat");
    s.place(A, 1, "i1 i2 L").deployed().roll("A i1 H, A i2 H");
    assertThat(s.phase()).isEqualTo(Phase.SOLO);
    // Out of reach, even if every die showed handcuffs.
    s = Scene.of(3).calls("bk_docks").place(A, 1, "i1 L").place(B, 2, "i1").deployed();
    s.roll("A i1 R");
    assertThat(s.city().slotState[0]).isEqualTo(SlotState.UNSECURED);
    // A token that nobody has seen opens nothing, but may be played before the dice fall.
    s = Scene.of(3).secret(C, Special.REINFORCEMENTS).calls("bx_squat").place(A, 1, "i1 i2");
    s.deployed().say(C, Word.PLAY_REINFORCEMENTS).roll("A i1 H, A i2 R");
    assertThat(s.phase()).isEqualTo(Phase.SOLO);
    s = Scene.of(3).secret(C, Special.REINFORCEMENTS).calls("bx_squat").place(A, 1, "i1 i2");
    s.place(B, 2, "i1").deployed().roll("A i1 H, A i2 R");
    assertThat(s.city().slotState[0]).isEqualTo(SlotState.UNSECURED);
  }

  @Test
  public void aDesertedPlaceIsSecuredByReinforcementsAlone() {
    Scene s = Scene.of(3).token(A, Special.REINFORCEMENTS).token(A, Special.REINFORCEMENTS);
    s.calls("bx_squat").deployed();
    assertThat(s.phase()).isEqualTo(Phase.SECURE);
    s.say(A, Word.PLAY_REINFORCEMENTS).say(A, Word.PLAY_REINFORCEMENTS);
    assertThat(s.isDiscarded("bx_squat")).isTrue();
    assertThat(s.city().stock(A)).isEqualTo(0);
    s.runTo(Phase.LAST_CLAIMS);
    assertThat(s.mafia()).isEqualTo(0);
  }

  @Test
  public void rerollsAreSecretUntilTheDiceFall() {
    Scene s = Scene.of(3).calls("bx_squat").place(A, 1, "i1 L").place(B, 1, "i1").deployed();
    s.roll("A i1 R, B i1 R").say(A, Word.CALL_LIEUTENANT);
    assertThat(s.refusal(C, reroll(s, ""))).isEqualTo("action.not_your_turn");
    assertThat(s.refusal(A, reroll(s, "s"))).isEqualTo("err_dice_elsewhere");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.PASS))).isEqualTo("err_not_now");
    s.act(A, reroll(s, "i1"));
    assertThat(s.view(A).mine.chosen).containsExactly(1);
    assertThat(s.view(B).marks).isEqualTo(0);
    assertThat(s.refusal(A, reroll(s, ""))).isEqualTo("err_decided");
    s.timeUp();
    assertThat(s.view(A).mine.chosen).isEmpty();
  }
}
