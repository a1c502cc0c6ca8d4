package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;
import static org.precinct.engine.policecity.Scene.C;
import static org.precinct.engine.policecity.Scene.D;
import static org.precinct.engine.policecity.Scene.dice;

import java.util.List;
import org.junit.Test;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** Conflict and division chief's office: 6.6, 6.7, R36 to R44. */
public final class ConflictTest {
  private static final int GREEN = A;
  private static final int BLUE = B;
  private static final int RED = C;

  private static Action remove(Scene s, String names) {
    return Actions.remove(s.id(), dice(names));
  }

  /** T3 up to the pointing: Green 3 ranks, Blue 1, Red 1. */
  private static Scene pointing() {
    Scene s = Scene.of(3).calls("mn_bank").place(GREEN, 1, "i1 i2 s").place(BLUE, 1, "i1 i2 s");
    s.place(RED, 1, "i1 L").deployed().roll("A i1 H, A i2 H, B i1 H, B i2 H");
    s.clash();
    s.roll("A i1 R, A i2 R, A s R, B i1 R, B i2 H, B s H, C i1 H");
    assertThat(s.phase()).isEqualTo(Phase.C_REROLL);
    s.reroll(RED, "i1", "C i1 H");
    assertThat(s.phase()).isEqualTo(Phase.C_POINT);
    assertThat(s.city().conflictRanks).asList().containsExactly(3, 1, 1).inOrder();
    return s;
  }

  private static Scene removing() {
    Scene s = pointing();
    s.act(RED, s.point(BLUE, 1)).act(BLUE, s.point(GREEN, 1));
    s.act(GREEN, s.point(BLUE, 1, RED, 2));
    assertThat(s.phase()).isEqualTo(Phase.C_REMOVE);
    assertThat(s.city().hits).asList().containsExactly(1, 2, 2).inOrder();
    return s;
  }

  private static Scene afterT3() {
    Scene s = removing();
    // Red, with two members, is not asked.
    assertThat(s.board().asked).isEqualTo(0b011);
    s.act(BLUE, remove(s, "i1 i2")).act(GREEN, remove(s, "s"));
    return s;
  }

  @Test
  public void T3_theConflictOfTheRulebook() {
    Scene s = afterT3();
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    assertThat(s.city().stage).isEqualTo(2);
    assertThat(s.board().participants).isEqualTo(0b011);
    assertThat(s.at(RED, "i1")).isEqualTo(City.OFFICE);
    assertThat(s.at(RED, "L")).isEqualTo(City.OFFICE);
    assertThat(s.at(BLUE, "s")).isEqualTo(0);
  }

  @Test
  public void T4_oneDieEachIsHeldForARound() {
    Scene s = afterT3().timeUp().timeUp();
    assertThat(s.phase()).isEqualTo(Phase.OFFICE_KEEP);
    assertThat(s.board().asked).isEqualTo(0b110);
    s.act(BLUE, Actions.keep(s.id(), 2)).act(RED, Actions.keep(s.id(), 4));
    assertThat(s.at(GREEN, "s")).isEqualTo(City.HELD);
    assertThat(s.at(BLUE, "i2")).isEqualTo(City.HELD);
    assertThat(s.at(BLUE, "i1")).isEqualTo(City.USED);
    s.calls("bx_squat");
    for (int seat = 0; seat < 3; seat++) assertThat(s.view(seat).mine.may.dice).hasSize(3);
    s.deployed();
    assertThat(s.at(GREEN, "s")).isEqualTo(City.USED);
    s.runTo(Phase.LAST_CLAIMS).calls("bx_market");
    for (int seat = 0; seat < 3; seat++) assertThat(s.view(seat).mine.may.dice).hasSize(4);
  }

  /** Four players; A has 4 ranks, C two team members. */
  private static Scene fourRanks() {
    Scene s = Scene.of(4).informant(A).calls("mn_bank").place(A, 1, "i1 i2 s");
    s.act(A, Actions.ride(s.id(), 5, 1)).place(B, 1, "i1").place(C, 1, "i1 i2").place(D, 1, "i1");
    s.deployed().roll("B i1 H, C i1 H, C i2 H, D i1 H").clash();
    s.roll("A i1 R, A i2 R, A s R, A x1 R, B i1 H, C i1 H, C i2 H, D i1 H");
    assertThat(s.city().conflictRanks[A]).isEqualTo(4);
    return s;
  }

  @Test
  public void T5_allRanksAtOneOrTwo() {
    Scene s = fourRanks();
    assertThat(s.allows(A, s.point(B, 4))).isTrue();
    assertThat(s.refusal(A, s.point(B, 2, C, 1))).isEqualTo("err_point_sum");
    Action three = Actions.point(s.id(), List.of(B, C, D), List.of(2, 1, 1));
    assertThat(s.refusal(A, three)).isEqualTo("err_two_targets");
    s.act(A, s.point(B, 1, C, 3));
    assertThat(s.at(C, "i1")).isEqualTo(City.OFFICE);
    assertThat(s.at(C, "i2")).isEqualTo(City.OFFICE);
  }

  @Test
  public void R36_badTargetsAndSumsAreRefused() {
    Scene s = fourRanks();
    assertThat(s.refusal(A, s.point(A, 4))).isEqualTo("err_bad_target");
    assertThat(s.refusal(A, s.point(B, 0, C, 4))).isEqualTo("err_point_sum");
    assertThat(s.refusal(A, s.point(B, 5))).isEqualTo("err_point_sum");
    assertThat(s.refusal(A, s.point(B, -1, C, 5))).isEqualTo("err_point_sum");
    assertThat(s.refusal(A, s.point(C, 1, B, 3))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, s.point(7, 4))).isEqualTo("action.unreadable");
    Action uneven = Actions.point(s.id(), List.of(B), List.of());
    assertThat(s.refusal(A, uneven)).isEqualTo("action.unreadable");
    assertThat(s.refusal(B, s.point(A, 1))).isEqualTo("action.not_your_turn");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.PASS))).isEqualTo("err_not_now");
    // A non-participant.
    s = pointing().edit(c -> c.conflictRanks = new int[] {1, 0, 0});
    s.edit(c -> Slots.put(c, c.die(RED, 0), City.USED));
    s.edit(c -> Slots.put(c, c.die(RED, 3), City.USED));
    assertThat(s.refusal(GREEN, s.point(RED, 1))).isEqualTo("err_bad_target");
    // With two: the other, or nobody.
    assertThat(s.choices(GREEN))
        .containsExactly(Actions.point(s.id(), List.of(), List.of()), s.point(BLUE, 1));
  }

  @Test
  public void T24_pointingMayBeChangedUntilTheTimer() {
    Scene s = pointing();
    s.act(BLUE, s.point(RED, 1));
    assertThat(s.view(GREEN).marks).isEqualTo(0b010);
    assertThat(s.view(BLUE).mine.pointed.seats).containsExactly(RED);
    Action late = s.point(BLUE, 1);
    s.act(BLUE, s.point(GREEN, 1)).timeUp();
    assertThat(s.city().hits).asList().containsExactly(1, 0, 0).inOrder();
    assertThat(s.refusal(RED, late)).isEqualTo("err_late");
  }

  private static Action lying(Action action) {
    return Actions.lying(action);
  }

  @Test
  public void R71_whatLiesOnTheScreenCountsWhenTheSandIsOut() {
    Scene s = pointing();
    s.act(BLUE, lying(s.point(RED, 1))).act(BLUE, lying(s.point(GREEN, 1)));
    // Nobody else learns of it, not even that something lies there.
    assertThat(s.view(GREEN)).isEqualTo(pointing().view(GREEN));
    assertThat(s.board().marks).isEqualTo(0);
    assertThat(s.view(BLUE).mine.lying).isEqualTo(s.point(GREEN, 1));
    assertThat(s.refusal(GREEN, lying(s.point(BLUE, 2)))).isEqualTo("err_point_sum");
    assertThat(s.refusal(GREEN, lying(Actions.word(s.id(), Word.PASS)))).isEqualTo("err_not_now");
    assertThat(s.refusal(GREEN, lying(lying(s.point(BLUE, 3))))).isEqualTo("err_not_now");
    s.timeUp();
    assertThat(s.city().hits).asList().containsExactly(1, 0, 0).inOrder();
    // A phone that dies has said it too.
    s = pointing();
    s.act(BLUE, lying(s.point(GREEN, 1))).away(BLUE).timeUp();
    assertThat(s.city().hits[GREEN]).isEqualTo(1);
    // What was taken away again does not count.
    s = pointing();
    s.act(BLUE, lying(s.point(GREEN, 1))).act(BLUE, Actions.lyingNothing(s.id())).timeUp();
    assertThat(s.told(Event.Kind.TO_OFFICE)).isFalse();
  }

  @Test
  public void R71_diceAndSplitsCountToo() {
    Scene s = removing();
    s.act(BLUE, lying(remove(s, "i2 s"))).timeUp();
    assertThat(s.at(BLUE, "i1")).isEqualTo(0);
    assertThat(s.at(BLUE, "s")).isEqualTo(City.OFFICE);
    s = afterT3();
    s.act(BLUE, lying(s.split("B A - -"))).timeUp();
    assertThat(s.phase()).isEqualTo(Phase.STATEMENT);
    assertThat(s.board().claimed).containsExactly(1 << BLUE, 0, 0, 0).inOrder();
    s.act(GREEN, Actions.support(s.id(), 1));
    assertThat(s.rank(GREEN)).isEqualTo(1);
  }

  @Test
  public void nobodyIsPointedAt() {
    Scene s = pointing();
    Action nobody = Actions.point(s.id(), List.of(), List.of());
    s.act(GREEN, nobody).act(BLUE, nobody).act(RED, nobody);
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    assertThat(s.board().participants).isEqualTo(0b111);
  }

  @Test
  public void R37_hitsAboveTheTeamAreLost() {
    Scene s = pointing();
    s.act(GREEN, s.point(RED, 3)).act(BLUE, s.point(RED, 1)).timeUp();
    assertThat(s.city().membersAt(RED, City.OFFICE)).isEqualTo(0b1001);
    assertThat(s.board().participants).isEqualTo(0b011);
  }

  @Test
  public void R38_theTargetChoosesAmongDiceLieutenantAndInformants() {
    Scene s = Scene.of(3).informant(B).calls("bx_squat").place(A, 1, "i1 i2").place(B, 1, "i1 L");
    s.act(B, Actions.ride(s.id(), 5, 4)).deployed().roll("A i1 H, A i2 H");
    s.clash().roll("A i1 R, A i2 H, B i1 H, B x1 H");
    s.act(B, Actions.reroll(s.id(), List.of())).act(A, s.point(B, 1));
    s.act(B, Actions.point(s.id(), List.of(), List.of()));
    assertThat(s.view(B).mine.may.removable).containsExactly(1, 4, 5);
    assertThat(s.refusal(B, remove(s, "i1 L"))).isEqualTo("err_remove_count");
    assertThat(s.refusal(B, remove(s, "i2"))).isEqualTo("err_dice_elsewhere");
    assertThat(s.refusal(A, remove(s, "i1"))).isEqualTo("action.not_your_turn");
    assertThat(s.refusal(B, Actions.word(s.id(), Word.PASS))).isEqualTo("err_not_now");
    // By default informants go first, which protects the own dice.
    s.timeUp();
    assertThat(s.at(B, "x1")).isEqualTo(City.OFFICE);
    assertThat(s.at(B, "i1")).isEqualTo(0);
  }

  @Test
  public void ifOnlyInformantsRemainThePlayerIsOut() {
    Scene s = Scene.of(3).informant(B).calls("bx_squat").place(A, 1, "i1 i2").place(B, 1, "i1");
    s.act(B, Actions.ride(s.id(), 5, 1)).deployed().roll("A i1 H, A i2 H, B x1 H").clash();
    s.roll("A i1 R, A i2 H, B i1 H, B x1 H").act(A, s.point(B, 1));
    s.act(B, remove(s, "i1"));
    assertThat(s.informants(B)).isEqualTo(0);
    assertThat(s.phase()).isEqualTo(Phase.SOLO);
    assertThat(s.waitsFor(A)).isTrue();
  }

  @Test
  public void R39_diceInTheOfficeAreOutForTheRound() {
    Scene s = afterT3().timeUp().timeUp();
    assertThat(s.at(RED, "i1")).isEqualTo(City.OFFICE);
    s.runTo(Phase.LAST_CLAIMS);
    assertThat(s.city().membersAt(RED, City.OFFICE)).isEqualTo(0);
    assertThat(s.at(RED, "i1")).isEqualTo(City.HELD);
  }

  @Test
  public void R40_conflictsOnSeveralSlotsAddUp() {
    Scene s = Scene.of(3).calls("bx_squat", "qn_motel").place(A, 1, "i1 s").place(A, 2, "i2 L");
    s.place(B, 1, "i1").place(B, 2, "i2 s").deployed().roll("A i1 H, A s H, B i1 H").clash();
    s.roll("A i1 R, A s H, B i1 H").act(A, s.point(B, 1)).timeUp();
    assertThat(s.phase()).isEqualTo(Phase.ROLL);
    s.roll("A i2 H, B i2 H, B s H").clash();
    s.roll("A i2 H, B i2 H, B s H").act(A, Actions.reroll(s.id(), List.of())).act(A, s.point(B, 1));
    s.act(B, remove(s, "i2")).runTo(Phase.OFFICE_KEEP);
    assertThat(s.view(B).mine.may.keep).containsExactly(1, 2);
    s.act(B, Actions.keep(s.id(), 1));
    assertThat(s.at(B, "i1")).isEqualTo(City.HELD);
    assertThat(s.at(B, "i2")).isEqualTo(City.USED);
  }

  @Test
  public void R41_anInformantMayBeTheOneThatStays() {
    Scene s = inOffice().act(BLUE, Actions.keep(inOffice().id(), 5));
    assertThat(s.at(BLUE, "x1")).isEqualTo(City.HELD);
    assertThat(s.view(GREEN).informants.get(0).at).isEqualTo(-3);
    s.calls("bx_squat").deployed();
    assertThat(s.informants(BLUE)).isEqualTo(0);
    // A single member stays without a choice.
    s = inOffice().edit(c -> Slots.put(c, c.die(BLUE, 0), City.USED));
    s.edit(c -> Slots.toSupply(c, c.informant(0))).timeUp();
    assertThat(s.at(BLUE, "s")).isEqualTo(City.HELD);
  }

  /** Blue has lost an inspector, an informant and the sergeant. */
  private static Scene inOffice() {
    Scene s = Scene.of(3).informant(BLUE).calls("bx_squat").place(BLUE, 1, "i1 s");
    s.edit(
        c -> {
          Slots.put(c, c.die(BLUE, 0), City.OFFICE);
          Slots.put(c, c.die(BLUE, 2), City.OFFICE);
          Slots.put(c, c.informant(0), City.OFFICE);
        });
    return s.deployed();
  }

  @Test
  public void T23_theInformantStaysInTheOffice() {
    Scene s = inOffice();
    assertThat(s.phase()).isEqualTo(Phase.OFFICE_KEEP);
    assertThat(s.refusal(BLUE, Actions.keep(s.id(), 2))).isEqualTo("err_not_in_office");
    assertThat(s.refusal(BLUE, Actions.keep(s.id(), 0))).isEqualTo("action.unreadable");
    assertThat(s.refusal(BLUE, Actions.word(s.id(), Word.PASS))).isEqualTo("err_not_now");
    assertThat(s.refusal(GREEN, Actions.keep(s.id(), 1))).isEqualTo("action.not_your_turn");
    s.act(BLUE, Actions.keep(s.id(), 5));
    assertThat(s.at(BLUE, "i1")).isEqualTo(City.USED);
    assertThat(s.at(BLUE, "s")).isEqualTo(City.USED);
    s.calls("bx_squat");
    assertThat(s.view(BLUE).mine.may.dice).containsExactly(1, 2, 3, 4);
    assertThat(s.informants(BLUE)).isEqualTo(1);
    s.deployed();
    assertThat(s.informants(BLUE)).isEqualTo(0);
    // By the clock: the informant as well.
    s = inOffice().timeUp();
    assertThat(s.at(BLUE, "x1")).isEqualTo(City.HELD);
  }

  @Test
  public void R42_theSurvivorTakesEverything() {
    Scene s = Scene.of(3).track("-").calls("mn_bank").place(A, 1, "i1 i2 s").place(B, 1, "i1");
    s.deployed().roll("A i1 H, A i2 H, A s H, B i1 H").clash();
    s.roll("A i1 R, A i2 H, A s H, B i1 H").act(A, s.point(B, 1));
    assertThat(s.phase()).isEqualTo(Phase.SOLO);
    s.act(A, Actions.takeAllBut(s.id(), List.of()));
    assertThat(s.hasCard(A, "mn_bank")).isTrue();
    assertThat(s.tokens(A, "weapons")).isEqualTo(2);
    assertThat(s.rank(A)).isEqualTo(1);
  }

  @Test
  public void R43_nobodyLeftBringsTheFbi() {
    Scene s = Scene.of(3).calls("bx_squat").place(A, 1, "i1").place(B, 1, "i1").deployed();
    s.roll("A i1 H, B i1 H").clash().roll("A i1 R, B i1 R");
    s.act(A, s.point(B, 1)).act(B, s.point(A, 1));
    assertThat(s.told(Event.Kind.FBI)).isTrue();
    assertThat(s.isDiscarded("bx_squat")).isTrue();
  }

  @Test
  public void R44_withoutARankNobodyPoints() {
    Scene s = Scene.of(3).calls("bx_squat").place(A, 1, "i1").place(B, 1, "i1").deployed();
    s.roll("A i1 H, B i1 H").clash().roll("A i1 H, B i1 H");
    assertThat(s.phase()).isEqualTo(Phase.NEGOTIATE);
    assertThat(s.city().stage).isEqualTo(2);
    assertThat(s.board().participants).isEqualTo(0b011);
  }
}
