package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;
import static org.precinct.engine.goodcop.Scene.ANA;
import static org.precinct.engine.goodcop.Scene.BEN;
import static org.precinct.engine.goodcop.Scene.CY;
import static org.precinct.engine.goodcop.Scene.DEE;
import static org.precinct.engine.goodcop.Scene.ELI;
import static org.precinct.engine.goodcop.Scene.place;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Hourglass;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Why;

/** The rulings of section 7. */
public final class RulingsTest {

  private static String refused(Scene scene, int seat, TurnAction action) {
    return scene.refused(seat, scene.actions().announce(action));
  }

  private static String refused(Scene scene, int seat, Use use) {
    return scene.refused(seat, scene.playing(seat, use));
  }

  /** Ana has announced a shot at Cy. */
  private static Scene anaShootsAtCy() {
    return Scene.reference().armed(ANA, CY);
  }

  // Sides

  @Test
  public void R1_leadersThenMajorityThenPlantedEvidence() {
    Scene scene = Scene.reference().row(CY, "A C C").row(ANA, "H H C").row(BEN, "C H H");
    assertThat(scene.side(CY)).isEqualTo(Side.HONEST_SIDE);
    scene.row(CY, "K H H");
    assertThat(scene.side(CY)).isEqualTo(Side.CROOKED_SIDE);
    assertThat(scene.side(ANA)).isEqualTo(Side.HONEST_SIDE);
    scene.row(ANA, "C H C");
    assertThat(scene.side(ANA)).isEqualTo(Side.CROOKED_SIDE);
    scene.planted(ANA);
    assertThat(scene.side(ANA)).isEqualTo(Side.HONEST_SIDE);
  }

  @Test
  public void R2_plantedEvidenceWorksAgainWhenTheLeaderCardLeaves() {
    Scene scene = Scene.reference().planted(ANA).hand(CY, Equipment.BLACKMAIL);
    assertThat(scene.side(ANA)).isEqualTo(Side.HONEST_SIDE);
    scene.blackmail(CY, ANA, 1, DEE, 1);
    assertThat(scene.row(ANA)).isEqualTo("c c c");
    assertThat(scene.side(ANA)).isEqualTo(Side.HONEST_SIDE);
    scene.row(ANA, "H H C");
    assertThat(scene.side(ANA)).isEqualTo(Side.CROOKED_SIDE);
  }

  @Test
  public void R3_onlyThePlayerIsToldOfAChangedSide() {
    Scene scene = Scene.reference().hand(ELI, Equipment.PLANTED_EVIDENCE);
    scene.play(ELI, Equipment.PLANTED_EVIDENCE, DEE);
    assertThat(scene.told(DEE, Event.Kind.SIDE_CHANGED).get().side).isEqualTo(Side.HONEST_SIDE);
    for (int seat : new int[] {ANA, BEN, CY, ELI}) {
      assertThat(scene.kinds(seat)).doesNotContain(Event.Kind.SIDE_CHANGED);
      assertThat(scene.kinds(seat)).contains(Event.Kind.PLANTED);
    }
    scene.wounded(BEN).armed(ANA, BEN).announce(ANA, TurnAction.SHOOT);
    assertThat(scene.winners()).containsExactly(ANA, CY, DEE, ELI);
  }

  @Test
  public void R4_bothLeadersWinAtOnceAlsoInAnothersTurn() {
    Scene scene = Scene.reference().hand(ANA, Equipment.BLACKMAIL).turnOf(CY).armed(CY, DEE);
    scene.announce(CY, TurnAction.SHOOT).blackmail(ANA, ANA, 3, BEN, 1).close();
    assertThat(scene.outcome().cause()).isEqualTo("BOTH_LEADERS");
    assertThat(scene.winners()).containsExactly(ANA);
    Scene other = Scene.reference().hand(CY, Equipment.BLACKMAIL);
    other.blackmail(CY, ANA, 1, BEN, 3);
    assertThat(other.winners()).containsExactly(BEN);
  }

  @Test
  public void R5_firstEditionATornPlayerIsOnNeitherSideUntilTheCardsPart() {
    Scene scene = Scene.first().hand(ANA, Equipment.BLACKMAIL).blackmail(ANA, ANA, 2, BEN, 1);
    assertThat(scene.side(ANA)).isEqualTo(Side.TORN);
    scene.hand(CY, Equipment.BLACKMAIL).blackmail(CY, ANA, 2, BEN, 1);
    assertThat(scene.side(ANA)).isEqualTo(Side.HONEST_SIDE);
    assertThat(scene.side(BEN)).isEqualTo(Side.CROOKED_SIDE);
  }

  @Test
  public void R6_theEliminatedCountWithWhatLiesInFrontOfThem() {
    Scene scene = Scene.reference().eliminated(DEE).planted(DEE);
    assertThat(scene.side(DEE)).isEqualTo(Side.HONEST_SIDE);
    scene.wounded(BEN).armed(ANA, BEN).announce(ANA, TurnAction.SHOOT);
    assertThat(scene.winners()).containsExactly(ANA, CY, DEE, ELI);
  }

  // Actions

  @Test
  public void R7_notYourselfNotTheEliminatedButAgainIfYouLike() {
    Scene scene = Scene.reference().eliminated(ELI).tracks(ANA, BEN, 1);
    assertThat(scene.refused(ANA, scene.actions().investigate(place(ANA, 1))))
        .isEqualTo("why.yourself");
    assertThat(scene.refused(ANA, scene.actions().investigate(place(ELI, 1))))
        .isEqualTo("why.target_eliminated");
    assertThat(scene.investigate(ANA, BEN, 1).board().turn_seat).isEqualTo(BEN);
  }

  @Test
  public void R8_investigateNamesAPlace() {
    Scene scene = Scene.reference().hand(BEN, Equipment.FLASHBANG);
    scene.investigate(ANA, BEN, 1).flashbang(BEN, 2, 1, 3).close().keep(ANA);
    assertThat(scene.row(ANA, BEN)).isEqualTo("h ? ?");

    Scene swapped = Scene.reference().hand(CY, Equipment.BLACKMAIL);
    swapped.investigate(ANA, BEN, 1).blackmail(CY, BEN, 1, DEE, 1).close().keep(ANA);
    assertThat(swapped.row(ANA, BEN)).isEqualTo("c ? ?");

    Scene turned = Scene.reference().hand(CY, Equipment.TRUTH_SERUM);
    turned.investigate(ANA, BEN, 2).play(CY, Equipment.TRUTH_SERUM, BEN).close().turnUp(BEN, 2);
    assertThat(turned.board().must_change).isTrue();
    assertThat(turned.refused(ANA, turned.actions().investigate(place(BEN, 2))))
        .isEqualTo("why.card_face_up");
  }

  @Test
  public void R9_withoutAHiddenCardThereIsNoReveal() {
    Scene arm = Scene.reference().faceUp(ANA, 1, 2, 3).announce(ANA, TurnAction.ARM).aim(ANA, BEN);
    assertThat(arm.phase()).isEqualTo(Phase.TURN_END);
    Scene equip = Scene.reference().faceUp(ANA, 1, 2, 3).announce(ANA, TurnAction.EQUIP);
    assertThat(equip.phase()).isEqualTo(Phase.TURN_END);
  }

  @Test
  public void R10_newEditionRevealsAfterTheDraw() {
    Scene scene = Scene.reference().deck(Equipment.WIRETAP, Equipment.TASER);
    scene.announce(ANA, TurnAction.EQUIP);
    assertThat(scene.phase()).isEqualTo(Phase.REVEAL);
    assertThat(scene.handOf(ANA)).containsExactly(Equipment.WIRETAP);
  }

  @Test
  public void R11_eitherOfTwoCardsMayBeKept() {
    for (Equipment kept : List.of(Equipment.COFFEE, Equipment.WIRETAP)) {
      Scene scene = Scene.reference().hand(ANA, Equipment.COFFEE);
      scene.deck(Equipment.WIRETAP, Equipment.TASER).announce(ANA, TurnAction.EQUIP);
      boolean coffee = kept == Equipment.COFFEE;
      scene.discard(ANA, coffee ? Equipment.WIRETAP : Equipment.COFFEE);
      assertThat(scene.handOf(ANA)).containsExactly(kept);
    }
  }

  @Test
  public void R12_aFaceUpLeaderStillFallsAtTheSecondShot() {
    Scene scene = Scene.reference().faceUp(BEN, 1).armed(ANA, BEN);
    scene.announce(ANA, TurnAction.SHOOT);
    assertThat(scene.isEliminated(BEN)).isFalse();
    assertThat(Scene.row(scene.board().seats.get(BEN))).isEqualTo("K+ H H");
  }

  @Test
  public void R13_anArmedPlayerTakesNoSecondGun() {
    Scene scene = Scene.reference().armed(ANA, BEN).armed(BEN, ANA).hand(ANA, Equipment.TASER);
    assertThat(refused(scene, ANA, TurnAction.ARM)).isEqualTo("why.armed");
    assertThat(refused(scene, ANA, Use.on(Equipment.TASER, BEN))).isEqualTo("why.armed");
    Scene backup = Scene.reference().armed(BEN, ANA).hand(BEN, Equipment.BACKUP);
    assertThat(refused(backup, BEN, Use.on(Equipment.BACKUP, ANA))).isEqualTo("why.armed");
  }

  @Test
  public void R14_aVoidAimCannotShootButAimsAgainAtTheEnd() {
    Scene scene = Scene.reference().armed(ANA);
    assertThat(refused(scene, ANA, TurnAction.SHOOT)).isEqualTo("why.aim_void");
    assertThat(scene.mine(ANA).announce.get(3)).isEqualTo(Why.AIM_VOID);
    scene.investigate(ANA, BEN, 1);
    assertThat(scene.refused(ANA, scene.actions().endTurn(-1))).isEqualTo("why.aim_needed");
    scene.endTurn(ANA, DEE);
    assertThat(scene.aimOf(ANA)).isEqualTo(DEE);
  }

  @Test
  public void R15_aGunIsAimedAsItIsTakenAndAgainAtTheEnd() {
    Scene scene = Scene.reference().announce(ANA, TurnAction.ARM);
    assertThat(scene.aims(ANA)).containsExactly(BEN, CY, DEE, ELI);
    scene.aim(ANA, BEN).turnUp(ANA, 1);
    assertThat(scene.phase()).isEqualTo(Phase.TURN_END);
    scene.endTurn(ANA, CY);
    assertThat(scene.aimOf(ANA)).isEqualTo(CY);
    Scene beat = Scene.reference().hand(DEE, Equipment.COFFEE).announce(ANA, TurnAction.ARM);
    beat.close().aim(ANA, BEN).turnUp(ANA, 1);
    assertThat(beat.phase()).isEqualTo(Phase.TURN_PASSES);
    assertThat(beat.aims(ANA)).containsExactly(CY, DEE, ELI);
    assertThat(beat.refused(CY, beat.actions().endTurn(DEE))).isEqualTo("action.not_your_turn");
    beat.take(ANA, beat.actions().endTurn(ELI));
    assertThat(beat.aimOf(ANA)).isEqualTo(ELI);
    assertThat(beat.phase()).isEqualTo(Phase.TURN_PASSES);
    assertThat(beat.refused(ANA, beat.actions().endTurn(BEN))).isEqualTo("why.not_now");
    Scene backup = Scene.reference().hand(DEE, Equipment.BACKUP);
    backup.play(DEE, Equipment.BACKUP, CY);
    assertThat(backup.aimOf(DEE)).isEqualTo(CY);
    assertThat(backup.phase()).isEqualTo(Phase.TURN_ACTION);
  }

  @Test
  public void R16_aimsDoNotChangeOtherwise() {
    Scene scene = Scene.reference().armed(BEN, DEE).armed(ANA, CY);
    scene.investigate(ANA, BEN, 1);
    assertThat(scene.refused(BEN, scene.actions().chooseAim(CY))).isEqualTo("why.not_now");
    assertThat(scene.refused(BEN, scene.actions().endTurn(CY))).isEqualTo("action.not_your_turn");
    scene.endTurn(ANA, CY);
    assertThat(scene.kinds(BEN)).doesNotContain(Event.Kind.AIMED);
    assertThat(scene.aimOf(BEN)).isEqualTo(DEE);
  }

  @Test
  public void R17_afterShootingTheGunIsGone() {
    Scene scene = anaShootsAtCy().hand(ANA, Equipment.COFFEE).announce(ANA, TurnAction.SHOOT);
    assertThat(scene.isArmed(ANA)).isFalse();
    assertThat(scene.aimOf(ANA)).isEqualTo(-1);
    assertThat(scene.refused(ANA, scene.actions().endTurn(BEN))).isEqualTo("why.aim_without_gun");
    scene.endTurn(ANA);
    assertThat(scene.phase()).isEqualTo(Phase.TURN_ACTION);
  }

  @Test
  public void R18_aimAtAnybodyAliveAndNobodyMustShoot() {
    Scene scene = Scene.reference().armed(ANA, CY).faceUp(CY, 1, 2, 3).eliminated(ELI);
    assertThat(scene.announceable(ANA)).containsAtLeast(TurnAction.INVESTIGATE, TurnAction.SHOOT);
    scene.investigate(ANA, BEN, 1);
    assertThat(scene.aims(ANA)).containsExactly(BEN, CY, DEE);
    assertThat(scene.refused(ANA, scene.actions().endTurn(ANA))).isEqualTo("why.aim_not_allowed");
    assertThat(scene.refused(ANA, scene.actions().endTurn(ELI))).isEqualTo("why.aim_not_allowed");
    scene.endTurn(ANA, CY);
  }

  // Shots

  @Test
  public void R19_aWoundedLeaderKeepsGunAndEquipment() {
    Scene scene = Scene.reference().armed(ANA, BEN).armed(BEN, DEE).hand(BEN, Equipment.COFFEE);
    scene.deck(Equipment.TASER, Equipment.WIRETAP).announce(ANA, TurnAction.SHOOT).close();
    scene.discard(BEN, Equipment.TASER);
    assertThat(scene.isArmed(BEN)).isTrue();
    assertThat(scene.aimOf(BEN)).isEqualTo(DEE);
    assertThat(scene.handOf(BEN)).containsExactly(Equipment.COFFEE);
    scene.endTurn(ANA);
    assertThat(scene.board().turn_seat).isEqualTo(BEN);
    assertThat(scene.announceable(BEN)).contains(TurnAction.SHOOT);
  }

  @Test
  public void R20_theTokenStaysInSightOnAHiddenLeader() {
    Scene scene = Scene.reference().wounded(BEN).hand(BEN, Equipment.FLASHBANG);
    scene.flashbang(BEN, 3, 2, 1);
    assertThat(scene.row(ANA, BEN)).isEqualTo("h h k+");
    scene.armed(ANA, BEN).announce(ANA, TurnAction.SHOOT);
    assertThat(scene.outcome().cause()).isEqualTo("KINGPIN_ELIMINATED");
    assertThat(Scene.row(Scene.reference().board().seats.get(BEN))).isEqualTo("? ? ?");
  }

  @Test
  public void R21_newEditionTheNewHolderFallsAtTheNextShot() {
    Scene scene = Scene.reference().wounded(ANA).hand(ANA, Equipment.FLASHBANG);
    scene.flashbang(ANA, 1, 2, 3).hand(CY, Equipment.BLACKMAIL).blackmail(CY, ANA, 1, ELI, 1);
    assertThat(scene.row(ELI)).isEqualTo("a+ c h");
    scene.turnOf(DEE).armed(DEE, ANA).announce(DEE, TurnAction.SHOOT);
    assertThat(scene.isEliminated(ANA)).isTrue();
    scene.turnOf(BEN).armed(BEN, ELI).announce(BEN, TurnAction.SHOOT);
    assertThat(scene.outcome().cause()).isEqualTo("AGENT_ELIMINATED");
    assertThat(scene.winners()).containsExactly(ANA, BEN, DEE);
  }

  @Test
  public void R22_firstEditionTheWoundStaysWithThePlayer() {
    Scene scene = Scene.first().wounded(ANA).hand(ANA, Equipment.FLASHBANG);
    scene.flashbang(ANA, 1, 2, 3).hand(CY, Equipment.BLACKMAIL).blackmail(CY, ANA, 1, ELI, 1);
    assertThat(scene.board().seats.get(ANA).wounded).isTrue();
    assertThat(scene.board().seats.get(ELI).wounded).isFalse();
    scene.hand(DEE, Equipment.BLACKMAIL).blackmail(DEE, ANA, 1, ELI, 1);
    scene.turnOf(BEN).armed(BEN, ANA).announce(BEN, TurnAction.SHOOT);
    assertThat(scene.outcome().cause()).isEqualTo("AGENT_ELIMINATED");

    Scene revived = Scene.first().wounded(ANA).hand(ANA, Equipment.FLASHBANG);
    revived.flashbang(ANA, 1, 2, 3).hand(CY, Equipment.BLACKMAIL);
    revived.blackmail(CY, ANA, 1, ELI, 1).turnOf(BEN).armed(BEN, ANA);
    revived.announce(BEN, TurnAction.SHOOT).hand(DEE, Equipment.DEFIBRILLATOR);
    assertThat(revived.isEliminated(ANA)).isTrue();
    revived.play(DEE, Use.at(Equipment.DEFIBRILLATOR, Bits.of(place(ANA, 1))));
    assertThat(revived.board().seats.get(ANA).wounded).isFalse();
  }

  @Test
  public void R23_theVestShowsTheCardsAndDropsTheGun() {
    Scene scene = Scene.reference().armed(ANA, BEN).hand(BEN, Equipment.BULLETPROOF_VEST);
    int deck = scene.board().deck;
    scene.announce(ANA, TurnAction.SHOOT).play(BEN, Equipment.BULLETPROOF_VEST).close().keep(ANA);
    assertThat(Scene.row(scene.board().seats.get(BEN))).isEqualTo("K H H");
    assertThat(scene.board().deck).isEqualTo(deck);
    assertThat(scene.isArmed(ANA)).isFalse();
    assertThat(scene.kinds(CY)).doesNotContain(Event.Kind.WOUNDED);
  }

  @Test
  public void R24_aVestForAShotThatGoesElsewhereIsSpent() {
    Scene scene = anaShootsAtCy().hand(CY, Equipment.BULLETPROOF_VEST);
    scene.hand(DEE, Equipment.RESTRAINING_ORDER).announce(ANA, TurnAction.SHOOT);
    scene.play(CY, Equipment.BULLETPROOF_VEST).close().keep(ANA);
    scene.play(DEE, Equipment.RESTRAINING_ORDER).close().aim(ANA, ELI);
    assertThat(scene.isEliminated(ELI)).isTrue();
    assertThat(scene.handOf(CY)).isEmpty();
    scene.endTurn(ANA);
    assertThat(scene.board().vest).isNull();
    scene.turnOf(BEN).armed(BEN, CY).announce(BEN, TurnAction.SHOOT);
    assertThat(scene.isEliminated(CY)).isTrue();
  }

  @Test
  public void R25_bothGunsAreFreeAtOnce() {
    Scene scene = anaShootsAtCy().armed(CY, ANA);
    assertThat(scene.guns()).isEqualTo(6);
    scene.announce(ANA, TurnAction.SHOOT);
    assertThat(scene.guns()).isEqualTo(8);
  }

  @Test
  public void R26_theEliminatedKeepWatching() {
    Scene scene = Scene.reference().tracks(CY, BEN, 1).eliminated(CY).hand(DEE, Equipment.COFFEE);
    scene.investigate(ANA, DEE, 2);
    assertThat(scene.row(CY, BEN)).isEqualTo("k ? ?");
    assertThat(scene.mine(CY).notebook).hasSize(1);
    assertThat(scene.choices(CY)).isEmpty();
    assertThat(scene.mine(CY).may_pass).isFalse();
    assertThat(scene.mine(CY).play).isNull();
    assertThat(scene.refused(CY, scene.actions().pass())).isEqualTo("why.eliminated");
  }

  // Equipment

  @Test
  public void R27_equipmentIsNotAnsweredByEquipment() {
    Scene scene =
        Scene.reference().hand(ANA, Equipment.WIRETAP).hand(CY, Equipment.SURVEILLANCE_CAMERA);
    scene.play(ANA, Use.at(Equipment.WIRETAP, Bits.of(place(BEN, 1)) | Bits.of(place(DEE, 1))));
    assertThat(scene.phase()).isEqualTo(Phase.TURN_ACTION);
    assertThat(scene.row(ANA, BEN)).isEqualTo("k ? ?");
    assertThat(scene.mine(CY).play.why).isEqualTo(Why.ONLY_ON_INVESTIGATE);
    Scene taser = Scene.reference().hand(ANA, Equipment.TASER).armed(BEN, ANA);
    taser.hand(BEN, Equipment.K9_UNIT).play(ANA, Equipment.TASER, BEN);
    assertThat(taser.phase()).isEqualTo(Phase.AIM_NOW);
    assertThat(refused(taser, BEN, Use.on(Equipment.K9_UNIT, ANA)))
        .isEqualTo("why.decision_pending");
  }

  @Test
  public void R28_k9UnitInAnswerToShoot() {
    Scene scene = anaShootsAtCy().hand(DEE, Equipment.K9_UNIT);
    scene.announce(ANA, TurnAction.SHOOT).play(DEE, Equipment.K9_UNIT, ANA).close();
    assertThat(scene.phase()).isEqualTo(Phase.RECONSIDER);
    assertThat(scene.announceable(ANA))
        .containsExactly(TurnAction.INVESTIGATE, TurnAction.ARM, TurnAction.EQUIP);
    assertThat(scene.isEliminated(CY)).isFalse();
  }

  @Test
  public void R29_backupTakesTheLastGun() {
    Scene scene = Scene.reference("guns", "PLAYERS_MINUS_2").armed(CY, ANA).armed(DEE, ANA);
    scene.hand(BEN, Equipment.BACKUP).announce(ANA, TurnAction.ARM);
    scene.play(BEN, Equipment.BACKUP, CY).close();
    assertThat(scene.guns()).isEqualTo(0);
    assertThat(scene.board().must_change).isTrue();
    assertThat(refused(scene, ANA, TurnAction.ARM)).isEqualTo("why.no_gun_free");
    Scene none = Scene.reference("guns", "PLAYERS_MINUS_2").armed(CY, ANA).armed(DEE, ANA);
    none.armed(ELI, ANA).hand(BEN, Equipment.BACKUP);
    assertThat(refused(none, BEN, Use.on(Equipment.BACKUP, CY))).isEqualTo("why.no_gun_free");
  }

  @Test
  public void R30_restrainingOrderGoesOnWhateverElseIsUsed() {
    Scene scene = anaShootsAtCy().hand(BEN, Equipment.RESTRAINING_ORDER);
    scene.hand(DEE, Equipment.SMOKE_GRENADE).hand(ELI, Equipment.K9_UNIT);
    scene.announce(ANA, TurnAction.SHOOT).play(BEN, Equipment.RESTRAINING_ORDER).close();
    assertThat(scene.aims(ANA)).containsExactly(BEN, DEE, ELI);
    scene.aim(ANA, BEN).play(DEE, Equipment.SMOKE_GRENADE).close();
    assertThat(scene.phase()).isEqualTo(Phase.WINDOW);
    scene.play(ELI, Equipment.K9_UNIT, ANA).close();
    assertThat(scene.phase()).isEqualTo(Phase.RECONSIDER);
    assertThat(scene.board().locked).isFalse();
    assertThat(scene.board().banned).isNull();
  }

  @Test
  public void R31_restrainingOrderThenStandoff() {
    Scene scene = anaShootsAtCy().hand(BEN, Equipment.RESTRAINING_ORDER);
    scene.hand(DEE, Equipment.STANDOFF).announce(ANA, TurnAction.SHOOT);
    scene.play(BEN, Equipment.RESTRAINING_ORDER).close().aim(ANA, ELI);
    scene.play(DEE, Equipment.STANDOFF).close();
    assertThat(scene.aims(ANA)).containsExactly(BEN, DEE);

    Scene three = anaShootsAtCy().eliminated(BEN).eliminated(ELI);
    three.hand(DEE, Equipment.RESTRAINING_ORDER).announce(ANA, TurnAction.SHOOT);
    three.play(DEE, Equipment.RESTRAINING_ORDER).hand(CY, Equipment.STANDOFF).close();
    three.aim(ANA, DEE).play(CY, Equipment.STANDOFF).close();
    // Neither Cy (banned) nor Dee (the present aim) is left: the aim stays.
    assertThat(three.isEliminated(DEE)).isTrue();
  }

  @Test
  public void R32_theCameraSeesAChangedInvestigateOnly() {
    Scene scene = Scene.reference().hand(DEE, Equipment.SURVEILLANCE_CAMERA);
    scene.hand(ELI, Equipment.TRUTH_SERUM).investigate(ANA, BEN, 1);
    scene.play(DEE, Equipment.SURVEILLANCE_CAMERA).close();
    scene.play(ELI, Equipment.TRUTH_SERUM, BEN).close().turnUp(BEN, 1);
    assertThat(scene.board().cameras).isEqualTo(Bits.of(DEE));
    scene.investigate(ANA, CY, 3);
    assertThat(scene.row(DEE, CY)).isEqualTo("? ? c");

    Scene other = Scene.reference().hand(DEE, Equipment.SURVEILLANCE_CAMERA);
    other.hand(ELI, Equipment.TRUTH_SERUM).investigate(ANA, BEN, 1);
    other.play(DEE, Equipment.SURVEILLANCE_CAMERA).close();
    other.play(ELI, Equipment.TRUTH_SERUM, BEN).close().turnUp(BEN, 1);
    other.announce(ANA, TurnAction.EQUIP).turnUp(ANA, 1).endTurn(ANA);
    assertThat(other.board().cameras).isEqualTo(0);
    other.investigate(BEN, CY, 1).close();
    assertThat(other.row(DEE, CY)).isEqualTo("? ? ?");
  }

  @Test
  public void R33_theOwnerMayFilmToLockTheAction() {
    Scene scene = Scene.reference().hand(BEN, Equipment.SURVEILLANCE_CAMERA);
    scene.investigate(ANA, BEN, 1).play(BEN, Equipment.SURVEILLANCE_CAMERA).close();
    assertThat(scene.kinds(CY)).contains(Event.Kind.PEEKED);
    assertThat(scene.row(ANA, BEN)).isEqualTo("k ? ?");
    assertThat(scene.seenBy(BEN, 1)).containsExactly(ANA);
  }

  @Test
  public void R34_blackmailTouchesHiddenCardsAndTellsItsUserNothing() {
    Scene scene = Scene.reference().hand(CY, Equipment.BLACKMAIL).faceUp(ANA, 2);
    int faceUp = Bits.of(place(ANA, 2)) | Bits.of(place(BEN, 1));
    assertThat(refused(scene, CY, Use.at(Equipment.BLACKMAIL, faceUp))).isEqualTo("why.bad_cards");
    int oneSeat = Bits.of(place(ANA, 1)) | Bits.of(place(ANA, 3));
    assertThat(refused(scene, CY, Use.at(Equipment.BLACKMAIL, oneSeat))).isEqualTo("why.bad_cards");
    scene.blackmail(CY, ANA, 3, BEN, 2);
    assertThat(scene.row(CY, ANA)).isEqualTo("? C ?");
    assertThat(scene.row(CY, BEN)).isEqualTo("? ? ?");
  }

  @Test
  public void R35_aStolenCardCannotBePlayedInTheSameWindow() {
    Scene scene = anaShootsAtCy().hand(BEN, Equipment.EVIDENCE_BAG);
    scene.hand(CY, Equipment.BULLETPROOF_VEST).announce(ANA, TurnAction.SHOOT);
    scene.play(CY, Equipment.BULLETPROOF_VEST).play(BEN, Equipment.EVIDENCE_BAG, CY).close();
    assertThat(scene.board().vest).isNull();
    scene.keep(ANA).close();
    assertThat(scene.isEliminated(CY)).isTrue();
  }

  @Test
  public void R36_evidenceBagTakesEquipmentOfOtherLivingPlayersOnly() {
    Scene scene = Scene.reference().hand(ANA, Equipment.EVIDENCE_BAG).hand(CY, Equipment.COFFEE);
    scene.armed(BEN, ANA).eliminated(ELI);
    assertThat(refused(scene, ANA, Use.on(Equipment.EVIDENCE_BAG, ANA)))
        .isEqualTo("why.bad_target");
    assertThat(refused(scene, ANA, Use.on(Equipment.EVIDENCE_BAG, ELI)))
        .isEqualTo("why.bad_target");
    assertThat(refused(scene, ANA, Use.on(Equipment.EVIDENCE_BAG, BEN)))
        .isEqualTo("why.bad_target");
    assertThat(refused(scene, ANA, Use.on(Equipment.EVIDENCE_BAG, CY).takenFromFront()))
        .isEqualTo("why.bad_target");
    scene.play(ANA, Equipment.EVIDENCE_BAG, CY);
    assertThat(scene.handOf(ANA)).containsExactly(Equipment.COFFEE);
    Scene own = Scene.reference().hand(ANA, Equipment.EVIDENCE_BAG).planted(ANA);
    assertThat(own.mine(ANA).play.why).isEqualTo(Why.NOTHING_TO_TAKE);
  }

  @Test
  public void R37_cardsTurnedDownCountAsHiddenInAnAudit() {
    Scene scene = Scene.reference().faceUp(BEN, 2).hand(BEN, Equipment.FLASHBANG);
    scene.faceUp(CY, 1).faceUp(DEE, 1).faceUp(ELI, 1).faceUp(ANA, 2);
    scene.hand(ANA, Equipment.REPORT_AUDIT);
    assertThat(scene.mine(ANA).play.why).isEqualTo(Why.ALL_FACE_UP);
    scene.flashbang(BEN, 1, 2, 3).play(ANA, Equipment.REPORT_AUDIT);
    assertThat(scene.board().asked).isEqualTo(Bits.of(BEN));
    assertThat(scene.turnUp(BEN, 3).phase()).isEqualTo(Phase.TURN_ACTION);
  }

  @Test
  public void R38_smokeTurnsTheDirectionForGood() {
    Scene scene = Scene.reference().hand(CY, Equipment.SMOKE_GRENADE);
    scene.play(CY, Equipment.SMOKE_GRENADE).investigate(ANA, BEN, 1).endTurn(ANA);
    assertThat(scene.board().turn_seat).isEqualTo(ELI);
    scene.hand(CY, Equipment.SMOKE_GRENADE).play(CY, Equipment.SMOKE_GRENADE);
    scene.investigate(ELI, BEN, 1).endTurn(ELI);
    assertThat(scene.board().turn_seat).isEqualTo(ANA);
  }

  @Test
  public void R39_coffeeIsForYourOwnTurnOncePerTurn() {
    Scene scene = Scene.reference().hand(BEN, Equipment.COFFEE);
    assertThat(refused(scene, BEN, Use.of(Equipment.COFFEE))).isEqualTo("why.only_own_turn");
    scene.hand(ANA, Equipment.COFFEE).play(ANA, Equipment.COFFEE).hand(ANA, Equipment.COFFEE);
    assertThat(refused(scene, ANA, Use.of(Equipment.COFFEE))).isEqualTo("why.extra_turn_set");
    scene.investigate(ANA, BEN, 1).close().endTurn(ANA);
    assertThat(scene.board().turn_seat).isEqualTo(ANA);
    assertThat(scene.board().extra_turn).isFalse();
    scene.play(ANA, Equipment.COFFEE).investigate(ANA, BEN, 2).close().endTurn(ANA);
    assertThat(scene.board().turn_seat).isEqualTo(ANA);
    assertThat(scene.board().turn_no).isEqualTo(3);
  }

  @Test
  public void R40_theRevivedPlayWhenTheirSeatComes() {
    Scene scene = Scene.reference().eliminated(CY).armed(DEE).hand(ANA, Equipment.DEFIBRILLATOR);
    scene.play(ANA, Use.at(Equipment.DEFIBRILLATOR, Bits.of(place(CY, 1))));
    assertThat(scene.aimOf(DEE)).isEqualTo(-1);
    assertThat(scene.isArmed(CY)).isFalse();
    assertThat(scene.handOf(CY)).isEmpty();
    scene.investigate(ANA, BEN, 1).endTurn(ANA).investigate(BEN, ANA, 1).endTurn(BEN);
    assertThat(scene.board().turn_seat).isEqualTo(CY);
    Scene nobody = Scene.reference().hand(ANA, Equipment.DEFIBRILLATOR);
    assertThat(nobody.mine(ANA).play.why).isEqualTo(Why.NOBODY_ELIMINATED);
  }

  @Test
  public void R41_plantedEvidenceInvertsTheOneCardOfTheRevived() {
    Scene scene = Scene.reference().eliminated(CY).planted(CY).hand(ANA, Equipment.DEFIBRILLATOR);
    scene.play(ANA, Use.at(Equipment.DEFIBRILLATOR, Bits.of(place(CY, 3))));
    assertThat(Scene.row(scene.board().seats.get(CY))).isEqualTo("C");
    assertThat(scene.side(CY)).isEqualTo(Side.HONEST_SIDE);
  }

  @Test
  public void R42_standoffWithAVoidAim() {
    Scene scene = Scene.reference().armed(DEE).hand(ANA, Equipment.STANDOFF);
    scene.play(ANA, Equipment.STANDOFF);
    assertThat(scene.aims(DEE)).containsExactly(ANA, BEN, CY, ELI);
    assertThat(scene.aim(DEE, CY).phase()).isEqualTo(Phase.TURN_ACTION);
  }

  @Test
  public void R43_taserInReconsider() {
    Scene scene = Scene.reference().hand(ANA, Equipment.TASER).armed(DEE, ANA);
    scene.hand(BEN, Equipment.SMOKE_GRENADE).investigate(ANA, CY, 1);
    scene.play(BEN, Equipment.SMOKE_GRENADE).close();
    assertThat(scene.phase()).isEqualTo(Phase.RECONSIDER);
    scene.play(ANA, Equipment.TASER, DEE).aim(ANA, BEN);
    assertThat(scene.phase()).isEqualTo(Phase.TURN_END);
    assertThat(scene.row(ANA, CY)).isEqualTo("? ? ?");
    assertThat(scene.isArmed(ANA)).isTrue();
  }

  @Test
  public void R44_yourOwnEquipmentInYourOwnWindow() {
    Scene scene = Scene.reference().hand(ANA, Equipment.SMOKE_GRENADE);
    scene.hand(CY, Equipment.FLASHBANG).investigate(ANA, BEN, 1);
    scene.flashbang(CY, 2, 1, 3).close().keep(ANA);
    scene.play(ANA, Equipment.SMOKE_GRENADE).close();
    assertThat(scene.phase()).isEqualTo(Phase.RECONSIDER);
    scene.announce(ANA, TurnAction.ARM);
    assertThat(scene.phase()).isEqualTo(Phase.AIM_NOW);
  }

  @Test
  public void R59_windowsAskOnlyThoseWhoHoldEquipment() {
    Scene nobody = Scene.reference().investigate(ANA, BEN, 1);
    assertThat(nobody.board().turn_seat).isEqualTo(BEN);
    assertThat(nobody.board().window_no).isEqualTo(0);
    Scene scene = Scene.reference().hand(BEN, Equipment.COFFEE).hand(DEE, Equipment.TASER);
    scene.hand(ELI, Equipment.WIRETAP).standingPass(ELI, StandingPass.ON);
    scene.investigate(ANA, BEN, 1);
    assertThat(scene.board().asked).isEqualTo(Bits.of(BEN) | Bits.of(DEE) | Bits.of(ELI));
    assertThat(asks(scene, BEN)).isTrue();
    assertThat(asks(scene, CY)).isFalse();
    // A phone that passes by itself is not called.
    assertThat(asks(scene, ELI)).isFalse();
    scene.pass(BEN, DEE);
    assertThat(Scene.GAME.waitingFor(scene.state).isEmpty()).isTrue();
  }

  private static boolean asks(Scene scene, int seat) {
    return Scene.GAME.narrator().asks(scene.view(seat));
  }

  @Test
  public void R60_theAnnouncerIsAskedOnceSomebodyElseHasUsedEquipment() {
    Scene alone = Scene.reference().hand(ANA, Equipment.SMOKE_GRENADE).investigate(ANA, BEN, 1);
    assertThat(alone.board().window_no).isEqualTo(0);
    assertThat(alone.phase()).isEqualTo(Phase.TURN_END);

    Scene scene = Scene.reference().hand(ANA, Equipment.COFFEE).hand(DEE, Equipment.TASER);
    scene.hand(BEN, Equipment.SMOKE_GRENADE).investigate(ANA, CY, 1);
    assertThat(scene.board().asked).isEqualTo(Bits.of(BEN) | Bits.of(DEE));
    scene.play(BEN, Equipment.SMOKE_GRENADE).close().keep(ANA);
    assertThat(scene.board().asked).isEqualTo(Bits.of(ANA) | Bits.of(DEE));
    scene.play(ANA, Equipment.COFFEE).close().hand(ANA, Equipment.FLASHBANG);
    scene.announce(ANA, TurnAction.ARM);
    assertThat(scene.board().asked).isEqualTo(Bits.of(DEE));
  }

  @Test
  public void R61_aWindowForOneKeepsItsLength() {
    Scene scene = Scene.reference().hand(CY, Equipment.TASER).investigate(ANA, BEN, 1);
    Hourglass open = glass(scene);
    assertThat(open.limitMillis()).isEqualTo(10_000);
    assertThat(open.beatMillis()).isEqualTo(10_000);
    scene.pass(CY);
    Hourglass ready = glass(scene);
    assertThat(ready).isEqualTo(new Hourglass(open.id(), 10_000, 10_000, true, 0));
    Scene passing = Scene.reference().hand(CY, Equipment.TASER);
    passing.standingPass(CY, StandingPass.ON).investigate(ANA, BEN, 1);
    assertThat(glass(passing)).isEqualTo(ready);
    Scene unlimited = Scene.reference("window_time", "OFF").hand(CY, Equipment.TASER);
    unlimited.investigate(ANA, BEN, 1);
    assertThat(glass(unlimited).limitMillis()).isEqualTo(0);
    assertThat(glass(unlimited).beatMillis()).isEqualTo(10_000);
  }

  private static Hourglass glass(Scene scene) {
    return Scene.GAME.hourglass(scene.state).get();
  }

  @Test
  public void R62_theSandWaitsOnceWhateverCardIsHeld() {
    List<Hourglass> seen = new ArrayList<>();
    // A Taser cannot answer anything, Blackmail can.
    for (Equipment card : List.of(Equipment.TASER, Equipment.BLACKMAIL)) {
      Scene scene = Scene.reference().hand(CY, card).hand(DEE, Equipment.COFFEE);
      scene.investigate(ANA, BEN, 1);
      View board = scene.board();
      View dee = scene.view(DEE);
      scene.take(CY, scene.actions().compose());
      assertThat(scene.board()).isEqualTo(board);
      assertThat(scene.view(DEE)).isEqualTo(dee);
      for (int seat = 0; seat < 5; seat++) assertThat(scene.news(seat)).isEmpty();
      seen.add(glass(scene));
      scene.take(DEE, scene.actions().compose());
      seen.add(glass(scene));
    }
    assertThat(seen.get(0).limitMillis()).isEqualTo(30_000);
    assertThat(new HashSet<>(seen)).hasSize(1);

    Scene beat = Scene.reference().hand(CY, Equipment.TASER).investigate(ANA, BEN, 1).close();
    assertThat(beat.phase()).isEqualTo(Phase.TURN_PASSES);
    assertThat(glass(beat).limitMillis()).isEqualTo(4000);
    beat.take(CY, beat.actions().compose());
    assertThat(glass(beat).limitMillis()).isEqualTo(24_000);
    assertThat(beat.refused(DEE, beat.actions().compose())).isEqualTo("why.not_now");
  }

  @Test
  public void R63_aTurnPassesOnAfterABeatIfSomebodyElseHoldsEquipment() {
    Scene scene = Scene.reference().hand(CY, Equipment.SMOKE_GRENADE).hand(DEE, Equipment.COFFEE);
    scene.investigate(ANA, BEN, 1).close();
    assertThat(scene.phase()).isEqualTo(Phase.TURN_PASSES);
    assertThat(Scene.GAME.waitingFor(scene.state).isEmpty()).isTrue();
    scene.play(CY, Equipment.SMOKE_GRENADE);
    assertThat(scene.phase()).isEqualTo(Phase.TURN_PASSES);
    assertThat(scene.timeUp().board().turn_seat).isEqualTo(ELI);

    Scene own = Scene.reference().hand(ANA, Equipment.COFFEE).investigate(ANA, BEN, 1);
    assertThat(own.phase()).isEqualTo(Phase.TURN_END);
    assertThat(own.play(ANA, Equipment.COFFEE).board().turn_seat).isEqualTo(ANA);
    assertThat(own.board().turn_no).isEqualTo(2);

    Scene armed = Scene.reference().armed(ANA, BEN).hand(CY, Equipment.COFFEE);
    armed.investigate(ANA, BEN, 1).close();
    assertThat(armed.phase()).isEqualTo(Phase.TURN_END);
    armed.take(ANA, armed.actions().endTurn(DEE));
    assertThat(armed.phase()).isEqualTo(Phase.TURN_PASSES);
    assertThat(armed.mine(ANA).may_end_turn).isFalse();
    assertThat(armed.timeUp().board().turn_seat).isEqualTo(BEN);
  }

  @Test
  public void R64_whileTheTurnPlayerReconsidersEquipmentMayBeUsed() {
    Scene scene = Scene.reference().hand(BEN, Equipment.SMOKE_GRENADE);
    scene.hand(CY, Equipment.TRUTH_SERUM).hand(ANA, Equipment.COFFEE);
    scene.hand(DEE, Equipment.SURVEILLANCE_CAMERA).investigate(ANA, BEN, 1);
    scene.play(BEN, Equipment.SMOKE_GRENADE).close();
    assertThat(scene.mine(DEE).play.why).isEqualTo(Why.ONLY_ON_INVESTIGATE);
    scene.play(ANA, Equipment.COFFEE);
    assertThat(scene.phase()).isEqualTo(Phase.RECONSIDER);
    assertThat(scene.mine(ANA).may_keep).isTrue();
    scene.play(CY, Equipment.TRUTH_SERUM, BEN).turnUp(BEN, 1);
    assertThat(scene.phase()).isEqualTo(Phase.RECONSIDER);
    assertThat(scene.board().must_change).isTrue();
    assertThat(scene.kinds(ELI)).contains(Event.Kind.MUST_CHANGE);
  }

  @Test
  public void R65_whatAnActionStillAsksLeavesRoomForEquipment() {
    Scene scene = Scene.reference().hand(CY, Equipment.K9_UNIT).hand(DEE, Equipment.TRUTH_SERUM);
    scene.announce(ANA, TurnAction.ARM).close();
    assertThat(scene.phase()).isEqualTo(Phase.AIM_NOW);
    scene.play(DEE, Equipment.TRUTH_SERUM, ANA);
    assertThat(scene.phase()).isEqualTo(Phase.SERUM);
    assertThat(refused(scene, CY, Use.on(Equipment.K9_UNIT, ANA)))
        .isEqualTo("why.decision_pending");
    scene.turnUp(ANA, 2);
    assertThat(scene.phase()).isEqualTo(Phase.AIM_NOW);
    // The gun is gone before it is aimed: only the card is still asked for.
    scene.play(CY, Equipment.K9_UNIT, ANA);
    assertThat(scene.phase()).isEqualTo(Phase.REVEAL);
    assertThat(scene.turnUp(ANA, 3).board().turn_seat).isEqualTo(BEN);

    Scene last = Scene.reference().faceUp(ANA, 1, 2).hand(DEE, Equipment.TRUTH_SERUM);
    last.announce(ANA, TurnAction.EQUIP).close().play(DEE, Equipment.TRUTH_SERUM, ANA);
    assertThat(last.turnUp(ANA, 3).phase()).isEqualTo(Phase.TURN_END);

    Scene two = Scene.reference().hand(ANA, Equipment.COFFEE).hand(CY, Equipment.SMOKE_GRENADE);
    two.announce(ANA, TurnAction.EQUIP).close();
    assertThat(two.phase()).isEqualTo(Phase.DISCARD);
    assertThat(refused(two, CY, Use.of(Equipment.SMOKE_GRENADE))).isEqualTo("why.decision_pending");
  }

  @Test
  public void R66_theHostChangesTheTimeToReactFromTheNextTurnOn() throws Exception {
    Scene scene = Scene.reference().hand(CY, Equipment.COFFEE).hand(DEE, Equipment.TASER);
    scene.investigate(ANA, BEN, 1);
    View before = scene.view(CY);
    Step<Action> change = new Step.Setting<>("window_time", "30");
    scene.state = Scene.GAME.step(scene.state, change, Chance.of("host"));
    assertThat(scene.view(CY)).isEqualTo(before);
    assertThat(glass(scene).limitMillis()).isEqualTo(10_000);
    for (int seat = 0; seat < 5; seat++) {
      assertThat(scene.told(seat, Event.Kind.WINDOW_TIME).get().seconds).isEqualTo(30);
    }
    scene.close().passOn();
    assertThat(scene.board().window_seconds).isEqualTo(30);
    assertThat(glass(scene.investigate(BEN, ANA, 1)).limitMillis()).isEqualTo(30_000);
    // 30 is what it is already.
    for (String wrong : List.of("30", "7", "", "ON")) {
      Step<Action> bad = new Step.Setting<>("window_time", wrong);
      assertThrows(IllegalAction.class, () -> Scene.GAME.step(scene.state, bad, Chance.of("host")));
    }
    Step<Action> other = new Step.Setting<>("guns", "ALL_8");
    assertThrows(IllegalAction.class, () -> Scene.GAME.step(scene.state, other, Chance.of("host")));
  }

  @Test
  public void R67_claimsNameNothingImpossible() {
    Scene scene = Scene.reference("quick_claims", "ON").hand(BEN, Equipment.COFFEE);
    scene.take(CY, scene.actions().claimGear(BEN, Equipment.BACKUP));
    Event said = scene.told(ANA, Event.Kind.CLAIMED).get();
    assertThat(said.target).isEqualTo(BEN);
    assertThat(said.card).isEqualTo(Equipment.BACKUP);
    assertThat(scene.refused(CY, scene.actions().claimGear(DEE, Equipment.COFFEE)))
        .isEqualTo("why.bad_claim");
    assertThat(scene.refused(CY, scene.actions().claimSide(BEN, Side.TORN)))
        .isEqualTo("why.bad_claim");
    Scene first = Scene.first("quick_claims", "ON").hand(BEN, Equipment.COFFEE);
    first.take(CY, first.actions().claimSide(BEN, Side.TORN));
    assertThat(first.refused(CY, first.actions().claimGear(BEN, Equipment.BACKUP)))
        .isEqualTo("why.bad_claim");
  }

  @Test
  public void R58_aSideThatEverybodyCanSeeIsToldToEverybody() {
    Scene scene = Scene.reference().row(CY, "C H H").eliminated(CY);
    scene.hand(ANA, Equipment.DEFIBRILLATOR);
    scene.play(ANA, Use.at(Equipment.DEFIBRILLATOR, Bits.of(place(CY, 1))));
    Event own = scene.told(CY, Event.Kind.SIDE_CHANGED).get();
    assertThat(own.side).isEqualTo(Side.CROOKED_SIDE);
    assertThat(own.player).isNull();
    assertThat(scene.told(ELI, Event.Kind.SIDE_CHANGED).get().player).isEqualTo(CY);
    assertThat(scene.told(ELI, Event.Kind.SIDE_CHANGED).get().side).isEqualTo(Side.CROOKED_SIDE);
    Scene hidden = Scene.reference().hand(ANA, Equipment.PLANTED_EVIDENCE);
    hidden.play(ANA, Equipment.PLANTED_EVIDENCE, CY);
    assertThat(hidden.told(CY, Event.Kind.SIDE_CHANGED).isPresent()).isTrue();
    assertThat(hidden.told(ELI, Event.Kind.SIDE_CHANGED).isPresent()).isFalse();
  }

  // End

  @Test
  public void R45_aFallenLeaderEndsTheGameBeforeAnythingElse() {
    Scene scene = Scene.reference().wounded(BEN).armed(BEN, CY).armed(DEE, BEN).armed(ANA, BEN);
    scene.hand(BEN, Equipment.COFFEE).announce(ANA, TurnAction.SHOOT).close();
    assertThat(scene.phase()).isEqualTo(Phase.GAME_OVER);
    assertThat(scene.board().discard).isEmpty();
    assertThat(scene.aimOf(DEE)).isEqualTo(BEN);
    assertThat(scene.board().turn_no).isEqualTo(1);
  }

  @Test
  public void R46_firstEditionTheLastOneAliveWinsAlone() {
    Scene scene = Scene.first().row(ANA, "A K C").row(BEN, "C H H");
    scene.eliminated(CY).eliminated(DEE).eliminated(ELI).armed(ANA, BEN);
    scene.announce(ANA, TurnAction.SHOOT);
    assertThat(scene.outcome().cause()).isEqualTo("LAST_ALIVE");
    assertThat(scene.winners()).containsExactly(ANA);
  }

  @Test
  public void R47_firstEditionATornPlayerFallsToTheShootersSide() {
    Scene scene = Scene.first().row(ANA, "A K C").row(BEN, "C H H").wounded(ANA);
    scene.turnOf(DEE).armed(DEE, ANA).announce(DEE, TurnAction.SHOOT);
    assertThat(scene.outcome().cause()).isEqualTo("BOTH_ELIMINATED");
    assertThat(scene.outcome().side()).isEqualTo("CROOKED");
    assertThat(scene.winners()).containsExactly(DEE);
  }

  // Table

  @Test
  public void R48_claimsHaveNoEffect() {
    Scene scene = Scene.reference("quick_claims", "ON");
    State before = scene.state;
    scene.take(CY, scene.actions().claimCard(place(BEN, 1), CardType.AGENT));
    Event said = scene.told(ANA, Event.Kind.CLAIMED).get();
    assertThat(said.player).isEqualTo(CY);
    assertThat(said.target).isEqualTo(BEN);
    assertThat(said.type).isEqualTo(CardType.AGENT);
    assertThat(scene.view(ANA)).isEqualTo(Scene.GAME.view(before, viewer(ANA)));
    scene.take(BEN, scene.actions().claimSide(BEN, Side.HONEST_SIDE));
    assertThat(scene.told(CY, Event.Kind.CLAIMED).get().side).isEqualTo(Side.HONEST_SIDE);
    assertThat(scene.board().state_seq).isEqualTo(before.seq());
  }

  private static org.precinct.engine.Viewer viewer(int seat) {
    return org.precinct.engine.Viewer.of(org.precinct.engine.Seat.of(seat));
  }

  @Test
  public void R49_ownCardsAreAlwaysInSight() {
    Scene scene = Scene.reference("memory_aid", "OFF");
    assertThat(scene.row(ANA)).isEqualTo("a c c");
    scene.investigate(ANA, BEN, 1).endTurn(ANA).investigate(BEN, CY, 1);
    assertThat(scene.row(ANA)).isEqualTo("a c c");
    assertThat(Scene.dealt(Setup.of(4)).row(ANA)).doesNotContain("?");
  }

  @Test
  public void R50_processingOrderOnTheFloorTurnOrderInWindows() {
    Scene floor = Scene.reference().hand(BEN, Equipment.SMOKE_GRENADE);
    floor.hand(CY, Equipment.FLASHBANG);
    Action late = floor.playing(BEN, Use.of(Equipment.SMOKE_GRENADE));
    floor.flashbang(CY, 1, 2, 3);
    assertThat(floor.refused(BEN, late)).isEqualTo("action.stale");
    List<Equipment> winners = new ArrayList<>();
    for (boolean benFirst : new boolean[] {true, false}) {
      Scene window = Scene.reference().hand(BEN, Equipment.SMOKE_GRENADE);
      window.hand(CY, Equipment.FLASHBANG).investigate(ANA, DEE, 1);
      if (benFirst) window.play(BEN, Equipment.SMOKE_GRENADE).flashbang(CY, 1, 2, 3);
      else window.flashbang(CY, 1, 2, 3).play(BEN, Equipment.SMOKE_GRENADE);
      winners.add(window.close().told(ANA, Event.Kind.EQUIPMENT_USED).get().card);
    }
    assertThat(winners).containsExactly(Equipment.SMOKE_GRENADE, Equipment.SMOKE_GRENADE);
  }
}
