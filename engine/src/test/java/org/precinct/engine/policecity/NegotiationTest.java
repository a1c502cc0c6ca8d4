package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;
import static org.precinct.engine.policecity.Scene.C;
import static org.precinct.engine.policecity.Scene.D;

import java.util.List;
import org.junit.Test;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** Talks and statements: 6.6, R29 to R35. */
public final class NegotiationTest {

  /** The Bank (card, rank, two weapons) secured by A and B, in the talks. */
  private static Scene bank() {
    Scene s = Scene.of(3).calls("mn_bank").place(A, 1, "i1 i2").place(B, 1, "i1 i2").deployed();
    s.roll("A i1 H, A i2 H, B i1 H, B i2 H");
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    return s;
  }

  /** Four players at the Squat (card, drugs, prostitution). */
  private static Scene squat() {
    Scene s = Scene.of(4).calls("bx_squat");
    for (int seat = 0; seat < 4; seat++) s.place(seat, 1, "i1");
    return s.deployed().roll("A i1 H, B i1 H");
  }

  private static Action want(Scene s, int position) {
    return Actions.want(s.id(), position);
  }

  private static Action unwant(Scene s, int position) {
    return Actions.unwant(s.id(), position);
  }

  @Test
  public void T31_claimsCountWhenTheStatementIsOver() {
    Scene s = squat();
    s.act(A, want(s, 1)).act(B, want(s, 2)).timeUp();
    assertThat(s.phase()).isEqualTo(Phase.STATEMENT);
    assertThat(s.board().claimed).containsExactly(0b0001, 0b0010, 0).inOrder();
    s.act(C, want(s, 2)).act(B, unwant(s, 2)).timeUp();
    assertThat(s.hasCard(A, "bx_squat")).isTrue();
    assertThat(s.tokens(C, "drugs")).isEqualTo(1);
    assertThat(s.told(Event.Kind.SET_ASIDE)).isTrue();
    // Two stay by the same: conflict.
    s = squat();
    s.act(A, want(s, 1)).act(B, want(s, 1)).timeUp().timeUp();
    assertThat(s.told(Event.Kind.CLASH)).isTrue();
    assertThat(s.phase()).isEqualTo(Phase.C_ROLL);
    // Nobody claims anything: everything is set aside.
    s = squat().timeUp().timeUp();
    assertThat(s.isDiscarded("bx_squat")).isTrue();
    s.runTo(Phase.LAST_CLAIMS);
    assertThat(s.mafia()).isEqualTo(0);
  }

  @Test
  public void R68_silenceNeverDiscardsWhatWasClaimed() {
    // One of two claims, nobody says another word.
    Scene s = bank();
    s.act(A, want(s, 1)).act(A, want(s, 3)).timeUp().timeUp();
    assertThat(s.hasCard(A, "mn_bank")).isTrue();
    assertThat(s.tokens(A, "weapons")).isEqualTo(1);
    // A proposal that one player is for is his claim to his part.
    s = bank();
    s.act(A, s.split("A B A B")).timeUp().timeUp();
    assertThat(s.hasCard(A, "mn_bank")).isTrue();
    assertThat(s.rank(B)).isEqualTo(0);
    // All agree: at once, and what nobody claims is left on purpose.
    s = bank();
    s.act(A, want(s, 1)).act(B, want(s, 4)).say(Word.DONE, A, B);
    assertThat(s.hasCard(A, "mn_bank")).isTrue();
    assertThat(s.tokens(B, "weapons")).isEqualTo(1);
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
  }

  @Test
  public void R69_agreedIsTakenBackWhereTwoClaimTheSame() {
    Scene s = squat();
    s.act(A, want(s, 1)).act(B, want(s, 2)).say(Word.DONE, A, B);
    // Free for C: nobody is asked anew.
    s.act(C, want(s, 3));
    assertThat(s.board().marks).isEqualTo(0b0011);
    s.act(C, want(s, 1));
    assertThat(s.board().marks).isEqualTo(0b0010);
    s.say(Word.DONE, A).act(C, unwant(s, 1));
    assertThat(s.board().marks).isEqualTo(0b0010);
    // What nobody claims any more, all have to leave on purpose.
    s.say(Word.DONE, C).act(B, unwant(s, 2));
    assertThat(s.board().marks).isEqualTo(0);
    s.act(B, want(s, 2)).say(Word.DONE, A, B, C);
    // A proposal asks everybody, and its author agrees with it.
    s.act(D, s.split("B A C"));
    assertThat(s.board().marks).isEqualTo(0b1000);
    // Who gives up something for it does not ask everybody once more.
    s.act(A, Actions.support(s.id(), 1));
    assertThat(s.board().claimed).containsExactly(0, 0b0011, 0b0100).inOrder();
    assertThat(s.board().marks).isEqualTo(0b1001);
    assertThat(s.refusal(A, want(s, 2))).isEqualTo("err_claimed");
    assertThat(s.refusal(A, unwant(s, 1))).isEqualTo("err_not_claimed");
    assertThat(s.refusal(A, want(s, 4))).isEqualTo("action.unreadable");
  }

  @Test
  public void R70_aStandInClaimsForThoseWhoAreAway() {
    Scene s = Scene.of(3).calls("mn_bank").place(A, 1, "i1 i2").place(B, 1, "i1 i2").away(B);
    s.deployed().roll("A i1 H, A i2 H, B i1 H, B i2 H");
    int claimed = 0;
    for (int claimants : s.board().claimed) {
      assertThat(claimants & ~(1 << B)).isEqualTo(0);
      if (claimants != 0) claimed++;
    }
    // His part, not everything.
    assertThat(claimed).isAtLeast(1);
    assertThat(claimed).isAtMost(3);
    s.say(A, Word.DONE);
    assertThat(s.city().stock(B) + s.rank(B)).isAtLeast(1);
    // A claim made before leaving stays as it is.
    s = bank();
    s.act(B, want(s, 3)).away(B);
    assertThat(s.board().claimed).containsExactly(0, 0, 0b010, 0).inOrder();
  }

  @Test
  public void T32_aNewProposalDropsTheOldSupporters() {
    Scene s = squat();
    s.act(A, s.split("A B -"))
        .act(B, Actions.support(s.id(), 1))
        .act(C, Actions.support(s.id(), 1));
    assertThat(s.board().proposals.get(0).supporters).isEqualTo(0b111);
    s.act(A, s.split("A A A"));
    assertThat(s.board().proposals).hasSize(1);
    assertThat(s.board().proposals.get(0).supporters).isEqualTo(0b001);
    // Nobody supports by mistake what he has not seen.
    assertThat(s.refusal(B, Actions.support(s.id(), 1))).isEqualTo("err_proposal_gone");
    assertThat(s.allows(B, Actions.support(s.id(), 2))).isTrue();
  }

  @Test
  public void R29_onlyGainsOfThisPlaceCanBeShared() {
    Scene s = bank();
    assertThat(s.refusal(A, s.split("A B A"))).isEqualTo("err_split_gains");
    assertThat(s.refusal(A, s.split("A B A B A"))).isEqualTo("err_split_gains");
    assertThat(s.refusal(A, s.split("A B A C"))).isEqualTo("err_split_takers");
    assertThat(s.refusal(A, Actions.propose(s.id(), List.of(1, 2, 9, 1))))
        .isEqualTo("err_split_takers");
    assertThat(s.refusal(A, Actions.propose(s.id(), List.of(1, 2, -1, 1))))
        .isEqualTo("err_split_takers");
    assertThat(s.refusal(C, s.split("A A A A"))).isEqualTo("err_not_there");
  }

  @Test
  public void R30_eachCopyIsSeparate() {
    Scene s = Scene.of(3).track("-").calls("mn_grand_hotel").place(A, 1, "i1 i2");
    s.place(B, 1, "i1 i2").deployed().roll("A i1 H, A i2 H, B i1 H, B i2 H");
    // Card, two ranks, alcohol, prostitution.
    s.act(A, s.split("A A B A B")).act(B, Actions.support(s.id(), 1));
    assertThat(s.rank(A)).isEqualTo(1);
    assertThat(s.rank(B)).isEqualTo(1);
    assertThat(s.tokens(A, "alcohol")).isEqualTo(1);
    assertThat(s.tokens(B, "prostitution")).isEqualTo(1);
  }

  @Test
  public void R31_whatIsSetAsideIsLost() {
    Scene s = bank();
    s.act(A, s.split("- A - B")).act(B, Actions.support(s.id(), 1));
    assertThat(s.isDiscarded("mn_bank")).isTrue();
    assertThat(s.tokens(B, "weapons")).isEqualTo(1);
    assertThat(s.tokens(A, "weapons")).isEqualTo(0);
    s.runTo(Phase.LAST_CLAIMS);
    assertThat(s.mafia()).isEqualTo(0);
  }

  @Test
  public void R32_whoWantsAConflictClaimsWhatAnotherClaims() {
    Scene s = bank();
    for (int position = 1; position <= 4; position++) s.act(A, want(s, position));
    s.act(B, want(s, 4)).say(Word.DONE, A, B);
    // Both stay by it: no statement is needed.
    assertThat(s.phase()).isEqualTo(Phase.C_ROLL);
  }

  @Test
  public void R33_theSecondClashBringsTheFbi() {
    Scene s = bank().clash().roll("A i1 H, A i2 H, B i1 H, B i2 H");
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    assertThat(s.city().stage).isEqualTo(2);
    s.clash();
    assertThat(s.told(Event.Kind.FBI)).isTrue();
    assertThat(s.isDiscarded("mn_bank")).isTrue();
  }

  @Test
  public void T9_theFbiTakesEverythingAndTheMafiaGainsNothing() {
    Scene s = Scene.of(3).calls("bi_armoured_convoy").place(A, 1, "i1 i2").place(B, 1, "i1 i2");
    s.deployed().roll("A i1 H, A i2 H, B i1 H, B i2 H").clash();
    s.roll("A i1 H, A i2 H, B i1 H, B i2 H").clash();
    assertThat(s.isDiscarded("bi_armoured_convoy")).isTrue();
    assertThat(s.city().stock(A) + s.city().stock(B)).isEqualTo(0);
    s.runTo(Phase.LAST_CLAIMS);
    assertThat(s.mafia()).isEqualTo(0);
  }

  @Test
  public void R34_nothingLeftMeansNoTalks() {
    Scene s = Scene.of(3).token(A, Special.RANKING_OFFICER).token(B, Special.RANKING_OFFICER);
    s.calls("bi_toll_bridge").place(A, 1, "i1").place(B, 1, "i1").deployed();
    s.roll("A i1 H, B i1 H").act(A, Actions.take(s.id(), 1));
    assertThat(s.phase()).isEqualTo(Phase.OFFICER);
    s.act(B, Actions.take(s.id(), 1));
    assertThat(s.hasCard(A, "bi_toll_bridge")).isTrue();
    assertThat(s.tokens(B, "alcohol")).isEqualTo(1);
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
  }

  @Test
  public void R35_whoLostAllDiceIsOut() {
    Scene s = Scene.of(3).calls("mn_bank").place(A, 1, "i1 i2 s").place(B, 1, "i1 i2");
    s.place(C, 1, "i1").deployed().roll("A i1 H, A i2 H, A s H, B i1 H").clash();
    s.roll("A i1 R, A i2 H, A s H, B i1 H, B i2 H, C i1 H");
    s.act(A, s.point(C, 1));
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    assertThat(s.board().participants).isEqualTo(0b011);
    assertThat(s.refusal(C, s.split("A A A A"))).isEqualTo("err_not_there");
    assertThat(s.refusal(A, s.split("C A A A"))).isEqualTo("err_split_takers");
    s.timeUp();
    assertThat(s.refusal(C, want(s, 1))).isEqualTo("err_not_there");
    s.say(Word.DONE, A, B);
    assertThat(s.city().stock(C)).isEqualTo(0);
  }

  @Test
  public void agreementCanBeTakenBack() {
    Scene s = bank();
    assertThat(s.refusal(A, Actions.word(s.id(), Word.UNSUPPORT))).isEqualTo("err_not_now");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.UNDONE))).isEqualTo("err_not_done");
    s.act(A, s.split("A B A B"));
    assertThat(s.refusal(A, Actions.support(s.id(), 1))).isEqualTo("err_already_supported");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.DONE))).isEqualTo("err_decided");
    s.say(A, Word.UNDONE);
    assertThat(s.board().proposals.get(0).supporters).isEqualTo(0);
    assertThat(s.board().claimed).containsExactly(1, 0, 1, 0).inOrder();
    // To claim something else is to be for it no more.
    s.act(A, Actions.support(s.id(), 1)).act(A, unwant(s, 3));
    assertThat(s.board().proposals.get(0).supporters).isEqualTo(0);
    s.act(B, Actions.support(s.id(), 1));
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    assertThat(s.board().marks).isEqualTo(0b010);
    s.act(A, Actions.support(s.id(), 1));
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
    assertThat(s.rank(B)).isEqualTo(1);
  }

  @Test
  public void aSingleParticipantTakesWhatHeWants() {
    Scene s = Scene.of(3).track("-").calls("mn_bank").place(A, 1, "i1 i2 s").informant(A);
    s.act(A, Actions.ride(s.id(), 5, 1)).deployed().roll("A i1 H, A i2 H, A s H, A x1 H");
    assertThat(s.phase()).isEqualTo(Phase.SOLO);
    assertThat(s.refusal(B, Actions.takeAllBut(s.id(), List.of())))
        .isEqualTo("action.not_your_turn");
    assertThat(s.refusal(A, Actions.takeAllBut(s.id(), List.of(5)))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.takeAllBut(s.id(), List.of(2, 1))))
        .isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.TAP))).isEqualTo("err_not_now");
    assertThat(s.choices(A)).hasSize(16);
    s.act(A, Actions.takeAllBut(s.id(), List.of(2, 3)));
    assertThat(s.rank(A)).isEqualTo(0);
    assertThat(s.tokens(A, "weapons")).isEqualTo(1);
    assertThat(s.hasCard(A, "mn_bank")).isTrue();
  }
}
