package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;
import static org.precinct.engine.policecity.Scene.C;

import java.util.List;
import org.junit.Test;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.What;
import org.precinct.engine.policecity.proto.Why;
import org.precinct.engine.policecity.proto.Word;

/** Sending dice, all at once or in turns: 6.4, R11 to R18. */
public final class DeploymentTest {

  @Test
  public void T25_whatComesAfterTheTimerIsLate() {
    Scene s = Scene.of(3).informant(C).calls("bx_squat", "bx_market", "bx_stadium");
    s.place(C, 3, "i1").act(C, Actions.ride(s.id(), 5, 1));
    Action late = Actions.place(s.id(), 3, 2);
    s.deployed();
    assertThat(s.refusal(C, late)).isEqualTo("err_late");
    assertThat(s.at(C, "s")).isEqualTo(City.USED);
    assertThat(s.at(C, "i1")).isEqualTo(2);
    assertThat(s.at(C, "x1")).isEqualTo(2);
  }

  @Test
  public void R11_diceLeftAtHomeCountForNothing() {
    Scene s = Scene.of(3).calls("bx_squat").place(A, 1, "i1").deployed();
    assertThat(s.at(A, "i2")).isEqualTo(City.USED);
    assertThat(s.told(Event.Kind.UNPLACED)).isTrue();
    s.runTo(Phase.DEPLOY);
    assertThat(s.city().round).isEqualTo(2);
    for (String die : List.of("i1", "i2", "s", "L")) {
      assertThat(s.at(A, die)).isEqualTo(City.HOME);
    }
  }

  @Test
  public void R12_anyNumberOfDiceAndColoursPerCard() {
    Scene s = Scene.of(4).calls("bx_squat", "bx_market", "bx_stadium", "mn_bank");
    s.place(A, 1, "i1 i2 s L").place(B, 1, "i1").place(B, 2, "i2").place(B, 3, "s");
    s.place(B, 4, "L").place(C, 1, "i1 i2 s L");
    assertThat(s.view(A).players.get(B).dice).containsExactly(1, 2, 3, 4).inOrder();
    assertThat(s.view(B).players.get(C).dice).containsExactly(1, 1, 1, 1);
  }

  @Test
  public void R13_anInformantNeedsACarrierOfItsOwner() {
    Scene s = Scene.of(3).informant(A).calls("bx_squat", "bx_market").place(B, 1, "i1");
    assertThat(s.refusal(A, Actions.ride(s.id(), 5, 1))).isEqualTo("err_informant_alone");
    assertThat(s.view(A).mine.may.why).contains(new Why(What.RIDING, 0, "err_informant_alone"));
    s.place(A, 1, "i1").act(A, Actions.ride(s.id(), 5, 1));
    assertThat(s.view(B).informants.get(0).at).isEqualTo(1);
    assertThat(s.view(B).informants.get(0).carrier).isEqualTo(1);
    // Moves with its carrier, and goes home with it.
    s.place(A, 2, "i1");
    assertThat(s.at(A, "x1")).isEqualTo(1);
    s.act(A, Actions.takeBack(s.id(), 1));
    assertThat(s.at(A, "x1")).isEqualTo(City.HOME);
    assertThat(s.refusal(B, Actions.ride(s.id(), 5, 1))).isEqualTo("err_no_informant");
  }

  @Test
  public void R14_informantsServeOneRoundOnly() {
    Scene s = Scene.of(3).calls("si_cemetery").place(A, 1, "i1 i2 s").deployed();
    s.roll("A i1 H, A i2 H").timeUp();
    assertThat(s.informants(A)).isEqualTo(1);
    assertThat(s.view(B).informants.get(0).at).isEqualTo(-4);
    s.runTo(Phase.LAST_CLAIMS).calls("bx_squat");
    assertThat(s.view(A).mine.may.informants).isEmpty();
    s.place(A, 1, "L");
    assertThat(s.view(A).mine.may.informants).containsExactly(5);
    // Not placed: lost at the end of the round.
    s.runTo(Phase.LAST_CLAIMS);
    assertThat(s.informants(A)).isEqualTo(0);
  }

  @Test
  public void R15_theQueueIsTheTruth() {
    Scene s = Scene.of(3).calls("bx_squat", "bx_market").place(A, 1, "i1");
    Action move = Actions.place(s.id(), 1, 2);
    s.act(A, move).timeUp();
    assertThat(s.at(A, "i1")).isEqualTo(1);
    assertThat(s.refusal(A, Actions.place(move.phase_id, 1, 1))).isEqualTo("err_late");
  }

  @Test
  public void R16_aRoundWhoseCardsRefuseDiceHasNoDeployment() {
    Scene s = Scene.of(3).token(A, Special.HELICOPTER).give(A, "bx_squat").give(B, "mn_bank");
    s.give(C, "bk_docks");
    s.calls("ev_district_bronx", "ev_district_manhattan", "ev_district_brooklyn");
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
    assertThat(s.rank(A) + s.rank(B) + s.rank(C)).isAtLeast(3);
  }

  @Test
  public void R17_withOneSlotForDiceThereIsNowhereToMove() {
    Scene s = Scene.of(3).token(A, Special.HELICOPTER).give(A, "bx_squat mn_bank");
    s.calls("bx_market", "ev_district_bronx", "ev_district_manhattan").place(A, 1, "i1");
    s.deployed();
    assertThat(s.phase()).isEqualTo(Phase.ROLL);
    s = Scene.of(3).token(A, Special.HELICOPTER).calls("bx_market").place(A, 1, "i1").deployed();
    assertThat(s.phase()).isEqualTo(Phase.AFTER_DEPLOY);
  }

  @Test
  public void R18_onlyPresentPlayersHaveToBeReady() {
    Scene s = Scene.of(3).calls("bx_squat").place(C, 1, "i1").away(C);
    assertThat(s.waiting()).hasSize(2);
    s.say(A, Word.READY);
    assertThat(s.phase()).isEqualTo(Phase.DEPLOY);
    s.say(B, Word.READY);
    // What an absent player has placed stays; with him alone there, the dice fall at once.
    assertThat(s.told(Event.Kind.ROLLED)).isTrue();
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
  }

  @Test
  public void R67_aPlacementTakesBackTheReadyOfThoseOnItsCards() {
    Scene s = Scene.of(3).calls("bx_squat", "bx_market").place(A, 1, "i1").place(B, 2, "i1");
    s.say(Word.READY, A, B);
    assertThat(s.board().marks).isEqualTo(0b011);
    assertThat(s.refusal(A, Actions.word(s.id(), Word.READY))).isEqualTo("err_decided");
    s.place(C, 1, "i1");
    assertThat(s.board().marks).isEqualTo(0b010);
    // Moved away from one card and onto another: both have changed.
    s.say(A, Word.READY).place(C, 2, "i1");
    assertThat(s.board().marks).isEqualTo(0);
    s.say(Word.READY, A, B).act(C, Actions.takeBack(s.id(), 1));
    assertThat(s.board().marks).isEqualTo(0b001);
    s.say(A, Word.UNREADY);
    assertThat(s.refusal(A, Actions.word(s.id(), Word.UNREADY))).isEqualTo("err_not_ready");
    s.say(A, Word.READY).say(A, Word.UNREADY);
    assertThat(s.board().marks).isEqualTo(0);
  }

  @Test
  public void placementsThatMeanNothingAreRefused() {
    Scene s = Scene.of(3).informant(A).calls("bx_squat", "ev_district_bronx").place(A, 1, "i1");
    int id = s.id();
    assertThat(s.refusal(A, Actions.place(id, 1, 1))).isEqualTo("err_already_there");
    assertThat(s.refusal(A, Actions.place(id, 2, 2))).isEqualTo("err_no_dice_here");
    assertThat(s.refusal(A, Actions.place(id, 0, 1))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.place(id, 5, 1))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.place(id, 2, 4))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.place(id, 2, -1))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.takeBack(id, 2))).isEqualTo("err_not_placed");
    assertThat(s.refusal(B, Actions.takeBack(id, 5))).isEqualTo("err_not_placed");
    assertThat(s.refusal(A, Actions.takeBack(id, 10))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.ride(id, 3, 1))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.ride(id, 6, 1))).isEqualTo("err_no_informant");
    assertThat(s.refusal(A, Actions.word(id, Word.PASS))).isEqualTo("err_not_now");
    s.act(A, Actions.ride(id, 5, 1));
    assertThat(s.refusal(A, Actions.ride(id, 5, 1))).isEqualTo("err_already_there");
    s.act(A, Actions.takeBack(id, 5));
    assertThat(s.at(A, "x1")).isEqualTo(City.HOME);
    assertThat(s.at(A, "i1")).isEqualTo(0);
  }

  @Test
  public void aHeldDieStaysInTheOffice() {
    Scene s = Scene.of(3).edit(c -> c.at[c.die(A, 2)] = City.HELD).calls("bx_squat");
    assertThat(s.refusal(A, Actions.place(s.id(), 3, 1))).isEqualTo("err_die_held");
    assertThat(s.view(A).mine.may.why).contains(new Why(What.DIE, 3, "err_die_held"));
    assertThat(s.view(B).players.get(A).dice.get(2)).isEqualTo(-3);
    s.deployed();
    assertThat(s.at(A, "s")).isEqualTo(City.USED);
  }

  @Test
  public void inTurnsEachPlacesOneDieOrHolds() {
    Scene s = Scene.of(3, "placement", "turns").calls("bx_squat", "bx_market");
    assertThat(s.phase()).isEqualTo(Phase.DEPLOY_TURN);
    assertThat(s.refusal(B, Actions.place(s.id(), 1, 1))).isEqualTo("action.not_your_turn");
    s.place(A, 1, "i1");
    assertThat(s.waitsFor(B)).isTrue();
    s.say(B, Word.HOLD).say(C, Word.HOLD);
    assertThat(s.board().holding).isEqualTo(0b110);
    assertThat(s.refusal(A, Actions.place(s.id(), 1, 2))).isEqualTo("err_no_moving_yet");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.READY))).isEqualTo("err_not_now");
    s.place(A, 2, "i2").place(A, 2, "s").place(A, 2, "L");
    // The adjustment lap: only A has something to move.
    assertThat(s.phase()).isEqualTo(Phase.ADJUST_TURN);
    assertThat(s.waitsFor(A)).isTrue();
    assertThat(s.refusal(A, Actions.word(s.id(), Word.HOLD))).isEqualTo("err_not_now");
    assertThat(s.refusal(B, Actions.word(s.id(), Word.PASS))).isEqualTo("action.not_your_turn");
    s.act(A, Actions.place(s.id(), 4, 1));
    assertThat(s.at(A, "L")).isEqualTo(0);
    assertThat(s.phase()).isEqualTo(Phase.ROLL);
  }

  @Test
  public void inTurnsInformantsRideOnPlacedDice() {
    Scene s = Scene.of(3, "placement", "turns").informant(A).informant(A);
    s.calls("bx_squat", "bx_market").place(A, 1, "i1");
    // Still A's turn: informants are at home.
    assertThat(s.waitsFor(A)).isTrue();
    assertThat(s.refusal(A, Actions.place(s.id(), 2, 1))).isEqualTo("err_not_now");
    s.act(A, Actions.ride(s.id(), 5, 1));
    assertThat(s.refusal(A, Actions.ride(s.id(), 5, 1))).isEqualTo("err_no_moving_yet");
    s.say(A, Word.PASS).say(B, Word.HOLD).say(C, Word.HOLD);
    s.act(A, Actions.ride(s.id(), 6, 1)).place(A, 2, "i2").say(A, Word.HOLD);
    assertThat(s.phase()).isEqualTo(Phase.ADJUST_TURN);
    assertThat(s.refusal(A, Actions.place(s.id(), 3, 1))).isEqualTo("err_not_placed");
    s.act(A, Actions.place(s.id(), 1, 2));
    assertThat(s.at(A, "x1")).isEqualTo(1);
    assertThat(s.at(A, "x2")).isEqualTo(1);
  }

  @Test
  public void inTurnsTheClockHoldsAndPasses() {
    Scene s = Scene.of(3, "placement", "turns").informant(A).calls("bx_squat").place(A, 1, "i1");
    s.timeUp();
    assertThat(s.waitsFor(B)).isTrue();
    s.timeUp().away(C);
    // C is away and holds at once.
    assertThat(s.waitsFor(A)).isTrue();
    assertThat(s.board().holding).isEqualTo(0b110);
    s.timeUp();
    assertThat(s.phase()).isEqualTo(Phase.ADJUST_TURN);
    s.timeUp();
    assertThat(s.phase()).isEqualTo(Phase.ROLL);
  }

  @Test
  public void theKeeperMovesOnEachRound() {
    Scene s = Scene.of(3, "placement", "turns").calls("bx_squat");
    assertThat(s.board().keeper).isEqualTo(0);
    s.runTo(Phase.LAST_CLAIMS).calls("mn_bank");
    assertThat(s.board().keeper).isEqualTo(1);
    assertThat(s.waitsFor(B)).isTrue();
  }
}
