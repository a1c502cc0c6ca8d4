package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.goodcop.Scene.ANA;
import static org.precinct.engine.goodcop.Scene.BEN;
import static org.precinct.engine.goodcop.Scene.CY;
import static org.precinct.engine.goodcop.Scene.DEE;
import static org.precinct.engine.goodcop.Scene.ELI;
import static org.precinct.engine.goodcop.Scene.place;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Why;

/** The test vectors of section 9. */
public final class VectorsTest {

  private static List<CardType> inPlay(State state) {
    List<CardType> types = new ArrayList<>();
    for (int place = 0; place < Bits.ROW * state.rules().seats(); place++) {
      types.add(state.cards().type(place));
    }
    if (state.cards().leftOver() != CardType.UNKNOWN) types.add(state.cards().leftOver());
    return types;
  }

  private static long count(List<CardType> types, CardType type) {
    return types.stream().filter(each -> each == type).count();
  }

  private static int gunsAt(int seats, String... options) {
    return Scene.dealt(Setup.of(seats, options)).guns();
  }

  @Test
  public void T1_fivePlayersLeaveOneCardOverThatIsNeverALeader() throws Exception {
    for (int i = 0; i < 200; i++) {
      State state = Scene.GAME.deal(Setup.of(5), Chance.of("T1 " + i));
      List<CardType> types = inPlay(state);
      assertThat(types).hasSize(16);
      assertThat(count(types, CardType.HONEST)).isEqualTo(7);
      assertThat(count(types, CardType.CROOKED)).isEqualTo(7);
      assertThat(state.cards().leftOver()).isAnyOf(CardType.HONEST, CardType.CROOKED);
      for (int seat = 0; seat < 5; seat++) assertThat(state.side(seat)).isNotEqualTo(Side.TORN);
    }
  }

  @Test
  public void T2_sixPlayersUseEighteenCards() {
    State state = Scene.dealt(Setup.of(6)).state;
    assertThat(inPlay(state)).hasSize(18);
    assertThat(count(inPlay(state), CardType.HONEST)).isEqualTo(8);
    assertThat(count(inPlay(state), CardType.CROOKED)).isEqualTo(8);
    assertThat(state.cards().leftOver()).isEqualTo(CardType.UNKNOWN);
    assertThat(gunsAt(6, "edition", "FIRST")).isEqualTo(3);
    assertThat(gunsAt(6)).isEqualTo(8);
    assertThat(gunsAt(6, "guns", "PLAYERS_MINUS_2")).isEqualTo(4);
  }

  @Test
  public void T3_sevenPlayersLeaveOneCardOver() {
    State state = Scene.dealt(Setup.of(7)).state;
    assertThat(inPlay(state)).hasSize(22);
    assertThat(count(inPlay(state), CardType.HONEST)).isEqualTo(10);
    assertThat(state.cards().leftOver()).isNotEqualTo(CardType.UNKNOWN);
    assertThat(gunsAt(7, "edition", "FIRST")).isEqualTo(3);
  }

  @Test
  public void T4_theSmallestAndTheLargestTable() {
    assertThat(inPlay(Scene.dealt(Setup.of(4)).state)).hasSize(12);
    assertThat(inPlay(Scene.dealt(Setup.of(8)).state)).hasSize(24);
    assertThat(gunsAt(4, "edition", "FIRST")).isEqualTo(2);
    assertThat(gunsAt(8, "edition", "FIRST")).isEqualTo(4);
    assertThat(Scene.dealt(Setup.of(4, "edition", "FIRST")).board().deck).isEqualTo(12);
    assertThat(Scene.dealt(Setup.of(8, "edition", "FIRST")).board().deck).isEqualTo(8);
    assertThat(Scene.dealt(Setup.of(4)).board().deck).isEqualTo(15);
    assertThat(Scene.dealt(Setup.of(8)).board().deck).isEqualTo(11);
  }

  @Test
  public void T5_sidesOnTheReferenceTable() {
    Scene scene = Scene.reference();
    List<Side> sides = new ArrayList<>();
    for (int seat = 0; seat < 5; seat++) sides.add(scene.side(seat));
    assertThat(sides)
        .containsExactly(
            Side.HONEST_SIDE,
            Side.CROOKED_SIDE,
            Side.HONEST_SIDE,
            Side.CROOKED_SIDE,
            Side.HONEST_SIDE)
        .inOrder();
    Scene onCy = Scene.reference().hand(ELI, Equipment.PLANTED_EVIDENCE);
    onCy.play(ELI, Equipment.PLANTED_EVIDENCE, CY);
    assertThat(onCy.side(CY)).isEqualTo(Side.CROOKED_SIDE);
    Scene onAna = Scene.reference().hand(ELI, Equipment.PLANTED_EVIDENCE);
    onAna.play(ELI, Equipment.PLANTED_EVIDENCE, ANA);
    assertThat(onAna.side(ANA)).isEqualTo(Side.HONEST_SIDE);
  }

  @Test
  public void T6_onlyTheInvestigatorSeesTheCard() {
    Scene scene = Scene.reference().investigate(ANA, BEN, 1);
    assertThat(scene.row(ANA, BEN)).isEqualTo("k ? ?");
    for (int seat : new int[] {CY, DEE, ELI}) assertThat(scene.row(seat, BEN)).isEqualTo("? ? ?");
    Event open = scene.told(CY, Event.Kind.PEEKED).get();
    assertThat(open.type).isEqualTo(CardType.UNKNOWN);
    assertThat(Scene.GAME.narrator().event(open, Language.ENGLISH, VectorsTest::name))
        .isEqualTo("Ana looked at card 1 of Ben.");
    assertThat(scene.told(ANA, Event.Kind.PEEKED).get().type).isEqualTo(CardType.KINGPIN);
    assertThat(scene.seenBy(BEN, 1)).containsExactly(ANA);
  }

  static String name(Seat seat) {
    return List.of("Ana", "Ben", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal").get(seat.number());
  }

  @Test
  public void T7_armTakesAGunAimsAndShowsACard() {
    Scene scene = Scene.reference().announce(ANA, TurnAction.ARM);
    assertThat(scene.guns()).isEqualTo(7);
    assertThat(scene.phase()).isEqualTo(Phase.AIM_NOW);
    scene.aim(ANA, BEN);
    assertThat(scene.phase()).isEqualTo(Phase.REVEAL);
    scene.turnUp(ANA, 2);
    assertThat(Scene.row(scene.board().seats.get(ANA))).isEqualTo("? C ?");
    scene.endTurn(ANA, DEE);
    assertThat(scene.aimOf(ANA)).isEqualTo(DEE);
    assertThat(scene.board().turn_seat).isEqualTo(BEN);
  }

  @Test
  public void T8_equipWithACardInHandDiscardsOne() {
    Scene scene = Scene.reference().hand(ANA, Equipment.COFFEE);
    scene.deck(Equipment.WIRETAP, Equipment.TASER).announce(ANA, TurnAction.EQUIP);
    assertThat(scene.board().seats.get(ANA).hand).isEqualTo(2);
    assertThat(scene.handOf(ANA)).containsExactly(Equipment.COFFEE, Equipment.WIRETAP).inOrder();
    scene.discard(ANA, Equipment.COFFEE);
    assertThat(scene.board().discard).containsExactly(Equipment.COFFEE);
    assertThat(scene.phase()).isEqualTo(Phase.REVEAL);

    Scene first = Scene.first().hand(ANA, Equipment.COFFEE);
    first.deck(Equipment.WIRETAP, Equipment.TASER).announce(ANA, TurnAction.EQUIP);
    first.discard(ANA, Equipment.COFFEE);
    assertThat(first.deckFromTop()).containsExactly(Equipment.TASER, Equipment.COFFEE).inOrder();
    assertThat(first.board().discard).isEmpty();
    assertThat(first.told(BEN, Event.Kind.EQUIPMENT_DISCARDED_UNSEEN).get().card)
        .isEqualTo(Equipment.NO_EQUIPMENT);
    assertThat(first.told(ANA, Event.Kind.EQUIPMENT_DISCARDED_UNSEEN).get().card)
        .isEqualTo(Equipment.COFFEE);
    assertThat(first.phase()).isEqualTo(Phase.TURN_END);
  }

  @Test
  public void T9_aShotEliminatesAndFreesBothGuns() {
    Scene scene = Scene.reference().armed(ANA, CY).armed(CY, ELI).armed(DEE, CY);
    scene.hand(CY, Equipment.POLYGRAPH);
    assertThat(scene.guns()).isEqualTo(5);
    scene.announce(ANA, TurnAction.SHOOT).close();
    assertThat(Scene.row(scene.board().seats.get(CY))).isEqualTo("H H C");
    assertThat(scene.isEliminated(CY)).isTrue();
    assertThat(scene.guns()).isEqualTo(7);
    assertThat(scene.board().discard).containsExactly(Equipment.POLYGRAPH);
    assertThat(scene.isArmed(DEE)).isTrue();
    assertThat(scene.aimOf(DEE)).isEqualTo(-1);
    scene.endTurn(ANA).investigate(BEN, ANA, 1).endTurn(BEN);
    assertThat(scene.board().turn_seat).isEqualTo(DEE);
    assertThat(scene.announceable(DEE)).containsExactly(TurnAction.INVESTIGATE, TurnAction.EQUIP);
    assertThat(scene.refused(DEE, scene.actions().announce(TurnAction.SHOOT)))
        .isEqualTo("why.aim_void");
    assertThat(scene.refused(DEE, scene.actions().announce(TurnAction.ARM))).isEqualTo("why.armed");
  }

  private static Scene benIsShotOnce() {
    Scene scene = Scene.reference().turnOf(ELI).armed(ELI, BEN).hand(BEN, Equipment.WIRETAP);
    scene.deck(Equipment.TASER, Equipment.COFFEE);
    return scene.announce(ELI, TurnAction.SHOOT).close();
  }

  @Test
  public void T10_aWoundedLeaderDrawsAndDiscardsBeforeAnythingElse() {
    Scene scene = benIsShotOnce();
    assertThat(Scene.row(scene.board().seats.get(BEN))).isEqualTo("K+ H H");
    assertThat(scene.phase()).isEqualTo(Phase.DISCARD);
    assertThat(scene.handOf(BEN)).containsExactly(Equipment.WIRETAP, Equipment.TASER);
    for (int seat = 0; seat < 5; seat++) assertThat(scene.plays(seat)).isEqualTo(0);
    scene.discard(BEN, Equipment.WIRETAP);
    assertThat(scene.isEliminated(BEN)).isFalse();
    assertThat(scene.phase()).isEqualTo(Phase.TURN_PASSES);
    assertThat(scene.aims(ELI)).isEmpty();
    scene.endTurn(ELI);
    assertThat(scene.board().turn_seat).isEqualTo(ANA);
  }

  @Test
  public void T11_theSecondShotEndsTheGame() {
    for (boolean cyIsOut : new boolean[] {false, true}) {
      Scene scene = Scene.reference().turnOf(ELI).wounded(BEN).armed(ELI, BEN);
      if (cyIsOut) scene.eliminated(CY);
      scene.announce(ELI, TurnAction.SHOOT);
      assertThat(scene.outcome().cause()).isEqualTo("KINGPIN_ELIMINATED");
      assertThat(scene.outcome().side()).isEqualTo("HONEST");
      assertThat(scene.winners()).containsExactly(ANA, CY, ELI);
      assertThat(scene.outcome().places()).containsExactly(1, 2, 1, 2, 1).inOrder();
    }
  }

  private static Scene eliShootsAtBen() {
    return Scene.reference().turnOf(ELI).armed(ELI, BEN);
  }

  @Test
  public void T12_k9UnitCallsTheShotOff() {
    Scene scene = eliShootsAtBen().hand(CY, Equipment.K9_UNIT).hand(ANA, Equipment.COFFEE);
    scene.announce(ELI, TurnAction.SHOOT).play(CY, Equipment.K9_UNIT, ELI).close();
    assertThat(scene.guns()).isEqualTo(8);
    assertThat(scene.phase()).isEqualTo(Phase.RECONSIDER);
    assertThat(scene.mine(ELI).may_keep).isFalse();
    assertThat(scene.refused(ELI, scene.actions().keep())).isEqualTo("why.must_change");
    int before = scene.board().window_no;
    scene.announce(ELI, TurnAction.ARM);
    assertThat(scene.phase()).isEqualTo(Phase.WINDOW);
    assertThat(scene.board().window_no).isEqualTo(before + 1);

    Scene empty = eliShootsAtBen().hand(CY, Equipment.K9_UNIT);
    empty.announce(ELI, TurnAction.SHOOT).play(CY, Equipment.K9_UNIT, ELI).close();
    assertThat(empty.announce(ELI, TurnAction.ARM).phase()).isEqualTo(Phase.AIM_NOW);
  }

  @Test
  public void T13_onePlayWinsAWindowTheOthersAreNeverShown() {
    Scene scene = eliShootsAtBen().hand(BEN, Equipment.FLASHBANG);
    scene.hand(CY, Equipment.K9_UNIT).hand(DEE, Equipment.RESTRAINING_ORDER);
    scene.announce(ELI, TurnAction.SHOOT);
    scene.play(DEE, Equipment.RESTRAINING_ORDER).play(CY, Equipment.K9_UNIT, ELI);
    scene.flashbang(BEN, 3, 2, 1).close();
    assertThat(scene.told(ANA, Event.Kind.EQUIPMENT_USED).get().card)
        .isEqualTo(Equipment.FLASHBANG);
    assertThat(scene.board().discard).containsExactly(Equipment.FLASHBANG);
    assertThat(scene.handOf(CY)).containsExactly(Equipment.K9_UNIT);
    assertThat(scene.handOf(DEE)).containsExactly(Equipment.RESTRAINING_ORDER);
    scene.keep(ELI);
    assertThat(scene.mine(CY).earlier.card).isEqualTo(Equipment.K9_UNIT);
    assertThat(scene.mine(ANA).earlier).isNull();
    scene.play(DEE, Equipment.RESTRAINING_ORDER).play(CY, Equipment.K9_UNIT, ELI).close();
    assertThat(scene.isArmed(ELI)).isFalse();
    assertThat(scene.board().discard)
        .containsExactly(Equipment.FLASHBANG, Equipment.K9_UNIT)
        .inOrder();
    assertThat(scene.handOf(DEE)).containsExactly(Equipment.RESTRAINING_ORDER);
    assertThat(scene.view(ANA).seats.get(DEE).known_hand).isEmpty();
  }

  @Test
  public void T14_restrainingOrderMovesTheShot() {
    Scene scene = eliShootsAtBen().hand(DEE, Equipment.RESTRAINING_ORDER);
    scene.announce(ELI, TurnAction.SHOOT).play(DEE, Equipment.RESTRAINING_ORDER).close();
    assertThat(scene.phase()).isEqualTo(Phase.RETARGET);
    assertThat(scene.aims(ELI)).containsExactly(ANA, CY, DEE);
    assertThat(scene.board().locked).isTrue();
    scene.aim(ELI, DEE);
    assertThat(scene.kinds(ANA)).doesNotContain(Event.Kind.KEPT);
    assertThat(scene.isEliminated(DEE)).isTrue();
    assertThat(scene.isEliminated(BEN)).isFalse();
    assertThat(scene.row(ANA, BEN)).isEqualTo("? ? ?");

    Scene cards = eliShootsAtBen().hand(DEE, Equipment.RESTRAINING_ORDER);
    cards.hand(ANA, Equipment.COFFEE);
    cards.announce(ELI, TurnAction.SHOOT).play(DEE, Equipment.RESTRAINING_ORDER).close();
    cards.aim(ELI, DEE);
    assertThat(cards.phase()).isEqualTo(Phase.WINDOW);
    assertThat(cards.board().target).isEqualTo(DEE);
    cards.close();
    assertThat(cards.isEliminated(DEE)).isTrue();
  }

  @Test
  public void T15_restrainingOrderNeedsThreeAlive() {
    Scene scene = Scene.reference().eliminated(CY).eliminated(DEE).eliminated(ELI);
    scene.armed(ANA, BEN).hand(BEN, Equipment.RESTRAINING_ORDER);
    scene.announce(ANA, TurnAction.SHOOT);
    Use use = Use.of(Equipment.RESTRAINING_ORDER);
    assertThat(scene.refused(BEN, scene.playing(BEN, use))).isEqualTo("why.too_few_alive");
    assertThat(scene.mine(BEN).play.why).isEqualTo(Why.TOO_FEW_ALIVE);
    assertThat(scene.mine(BEN).may_pass).isTrue();
    assertThat(Scene.GAME.narrator().prompt(scene.view(BEN), Language.ENGLISH, VectorsTest::name))
        .isEqualTo("Ana announces: Shoot Ben. Do you react?");
  }

  @Test
  public void T16_cameraThenTheCardIsTurnedUp() {
    Scene scene = Scene.reference().hand(DEE, Equipment.SURVEILLANCE_CAMERA);
    scene.hand(ELI, Equipment.TRUTH_SERUM).investigate(ANA, BEN, 1);
    scene.play(DEE, Equipment.SURVEILLANCE_CAMERA).close();
    assertThat(scene.board().locked).isTrue();
    assertThat(scene.phase()).isEqualTo(Phase.WINDOW);
    scene.play(ELI, Equipment.TRUTH_SERUM, BEN).close();
    assertThat(scene.phase()).isEqualTo(Phase.SERUM);
    scene.turnUp(BEN, 1);
    assertThat(scene.phase()).isEqualTo(Phase.RECONSIDER);
    assertThat(scene.board().must_change).isTrue();
    assertThat(scene.board().locked).isFalse();
    scene.investigate(ANA, BEN, 2);
    assertThat(scene.type(ANA, BEN, 2)).isEqualTo(CardType.HONEST);
    assertThat(scene.type(DEE, BEN, 2)).isEqualTo(CardType.HONEST);
    assertThat(scene.type(CY, BEN, 2)).isEqualTo(CardType.UNKNOWN);
    assertThat(scene.type(ELI, BEN, 2)).isEqualTo(CardType.UNKNOWN);
    assertThat(scene.seenBy(BEN, 2)).containsExactly(ANA, DEE);
  }

  @Test
  public void T17_blackmailMovesCardsInSight() {
    Scene scene = Scene.reference().tracks(ELI, ANA, 2).hand(CY, Equipment.BLACKMAIL);
    scene.blackmail(CY, ANA, 2, DEE, 3);
    assertThat(scene.row(ANA)).isEqualTo("a h c");
    assertThat(scene.row(DEE)).isEqualTo("c c c");
    assertThat(scene.row(ELI, DEE)).isEqualTo("? ? c");
    assertThat(scene.row(ELI, ANA)).isEqualTo("? ? ?");
    assertThat(scene.row(ANA, DEE)).isEqualTo("? ? c");
    assertThat(scene.row(DEE, ANA)).isEqualTo("? h ?");
    for (int seat : new int[] {BEN, CY}) {
      assertThat(scene.row(seat, ANA)).isEqualTo("? ? ?");
      assertThat(scene.row(seat, DEE)).isEqualTo("? ? ?");
    }
    assertThat(scene.side(ANA)).isEqualTo(Side.HONEST_SIDE);
    assertThat(scene.side(DEE)).isEqualTo(Side.CROOKED_SIDE);
    assertThat(scene.told(DEE, Event.Kind.SWAPPED).get().type).isEqualTo(CardType.CROOKED);
    assertThat(scene.told(ANA, Event.Kind.SWAPPED).get().type).isEqualTo(CardType.HONEST);
    assertThat(scene.told(CY, Event.Kind.SWAPPED).get().type).isEqualTo(CardType.UNKNOWN);
    assertThat(scene.seenBy(DEE, 3)).containsExactly(ANA, DEE, ELI);
  }

  @Test
  public void T18_bothLeadersInOneRow() {
    Scene scene = Scene.reference().hand(ANA, Equipment.BLACKMAIL);
    scene.blackmail(ANA, ANA, 2, BEN, 1);
    assertThat(scene.outcome().cause()).isEqualTo("BOTH_LEADERS");
    assertThat(scene.winners()).containsExactly(ANA);
    assertThat(scene.outcome().side()).isEmpty();

    Scene first = Scene.first().hand(ANA, Equipment.BLACKMAIL);
    first.blackmail(ANA, ANA, 2, BEN, 1);
    assertThat(first.phase()).isEqualTo(Phase.TURN_ACTION);
    assertThat(first.side(ANA)).isEqualTo(Side.TORN);
    assertThat(first.side(BEN)).isEqualTo(Side.HONEST_SIDE);
    assertThat(first.told(BEN, Event.Kind.SIDE_CHANGED).get().side).isEqualTo(Side.HONEST_SIDE);
    assertThat(first.told(CY, Event.Kind.SIDE_CHANGED).isPresent()).isFalse();
  }

  @Test
  public void T19_flashbangMakesEverybodyLoseTrack() {
    Scene scene = Scene.reference().turnOf(CY).faceUp(CY, 1).tracks(ANA, CY, 2);
    scene.tracks(ELI, CY, 1, 2, 3).hand(CY, Equipment.FLASHBANG).flashbang(CY, 3, 1, 2);
    assertThat(scene.row(CY)).isEqualTo("c h h");
    for (int seat : new int[] {ANA, BEN, DEE, ELI}) {
      assertThat(scene.row(seat, CY)).isEqualTo("? ? ?");
      for (Note note : scene.mine(seat).notebook) {
        assertThat(note.status).isEqualTo(Note.Status.LOST);
        assertThat(note.place_now).isEqualTo(0);
      }
      assertThat(scene.kinds(seat)).contains(Event.Kind.LOST_TRACK);
    }
    assertThat(scene.mine(ANA).notebook).hasSize(2);
    assertThat(scene.kinds(CY)).doesNotContain(Event.Kind.LOST_TRACK);
    for (int slot = 1; slot <= 3; slot++) assertThat(scene.seenBy(CY, slot)).isEmpty();
    assertThat(scene.told(CY, Event.Kind.EQUIPMENT_USED).get().order)
        .containsExactly(3, 1, 2)
        .inOrder();
    assertThat(scene.told(ANA, Event.Kind.EQUIPMENT_USED).get().order).isEmpty();
  }

  private static Scene afterT20(Scene scene) {
    return scene.wounded(ANA).hand(ANA, Equipment.FLASHBANG).flashbang(ANA, 2, 1, 3);
  }

  @Test
  public void T20_aTokenShowsItsCardThroughAFlashbang() {
    Scene scene = afterT20(Scene.reference());
    assertThat(scene.row(ANA)).isEqualTo("c a+ c");
    for (int seat = 1; seat < 5; seat++) assertThat(scene.row(seat, ANA)).isEqualTo("c a+ c");
    Scene first = afterT20(Scene.first());
    assertThat(first.row(ANA)).isEqualTo("c a c");
    for (int seat = 1; seat < 5; seat++) assertThat(first.row(seat, ANA)).isEqualTo("? ? ?");
    assertThat(first.board().seats.get(ANA).wounded).isTrue();
  }

  @Test
  public void T21_theWoundMovesWithTheCardOrStaysWithThePlayer() {
    Scene scene = afterT20(Scene.reference()).hand(DEE, Equipment.BLACKMAIL);
    scene.blackmail(DEE, ANA, 2, DEE, 3);
    assertThat(scene.row(DEE)).isEqualTo("c c a+");
    assertThat(scene.side(DEE)).isEqualTo(Side.HONEST_SIDE);
    assertThat(scene.row(ANA)).isEqualTo("c h c");
    assertThat(scene.side(ANA)).isEqualTo(Side.CROOKED_SIDE);
    scene.turnOf(BEN).armed(BEN, DEE).announce(BEN, TurnAction.SHOOT);
    assertThat(scene.outcome().cause()).isEqualTo("AGENT_ELIMINATED");

    Scene first = afterT20(Scene.first()).hand(DEE, Equipment.BLACKMAIL);
    first.blackmail(DEE, ANA, 2, DEE, 3);
    first.turnOf(BEN).armed(BEN, DEE).announce(BEN, TurnAction.SHOOT);
    assertThat(first.isEliminated(DEE)).isFalse();
    assertThat(first.board().seats.get(DEE).wounded).isTrue();
    Scene other = afterT20(Scene.first()).hand(DEE, Equipment.BLACKMAIL);
    other.blackmail(DEE, ANA, 2, DEE, 3);
    other.turnOf(BEN).armed(BEN, ANA).announce(BEN, TurnAction.SHOOT);
    assertThat(other.isEliminated(ANA)).isTrue();
  }

  @Test
  public void T22_aRevivedPlayerHasOneCard() {
    Scene scene = Scene.reference().eliminated(DEE).planted(DEE);
    scene.hand(ANA, Equipment.DEFIBRILLATOR);
    scene.play(ANA, Use.at(Equipment.DEFIBRILLATOR, Bits.of(place(DEE, 3))));
    assertThat(scene.isEliminated(DEE)).isFalse();
    assertThat(Scene.row(scene.board().seats.get(DEE))).isEqualTo("H");
    assertThat(scene.side(DEE)).isEqualTo(Side.CROOKED_SIDE);
    assertThat(scene.board().removed).containsExactly(CardType.CROOKED, CardType.CROOKED);
    assertThat(scene.board().seats.get(DEE).front).isEqualTo(Equipment.PLANTED_EVIDENCE);
  }

  @Test
  public void T23_twoPlaysInOneWindowAndAnExtraTurn() {
    Scene scene = Scene.reference().hand(ANA, Equipment.COFFEE).hand(CY, Equipment.STANDOFF);
    scene.hand(BEN, Equipment.SMOKE_GRENADE).announce(ANA, TurnAction.EQUIP);
    assertThat(scene.board().asked).isEqualTo(Bits.of(BEN) | Bits.of(CY));
    scene.play(BEN, Equipment.SMOKE_GRENADE).close();
    assertThat(scene.board().counter_clockwise).isTrue();
    assertThat(scene.board().extra_turn).isFalse();
    scene.keep(ANA);
    assertThat(scene.board().asked).isEqualTo(Bits.of(ANA) | Bits.of(CY));
    scene.play(ANA, Equipment.COFFEE).close().keep(ANA);
    assertThat(scene.board().asked).isEqualTo(Bits.of(CY));
    scene.pass(CY).close();
    assertThat(scene.phase()).isEqualTo(Phase.REVEAL);
    scene.turnUp(ANA, 3);
    assertThat(scene.phase()).isEqualTo(Phase.TURN_PASSES);
    scene.passOn();
    assertThat(scene.board().turn_no).isEqualTo(2);
    assertThat(scene.board().turn_seat).isEqualTo(ANA);
    scene.investigate(ANA, BEN, 1).close().endTurn(ANA);
    assertThat(scene.board().turn_no).isEqualTo(3);
    assertThat(scene.board().turn_seat).isEqualTo(ELI);
  }

  @Test
  public void T24_taserTakesAGunInPlaceOfAnAction() {
    Scene scene = Scene.reference().armed(BEN, ANA).hand(ANA, Equipment.TASER);
    scene.hand(CY, Equipment.K9_UNIT).play(ANA, Equipment.TASER, BEN);
    assertThat(scene.phase()).isEqualTo(Phase.AIM_NOW);
    scene.aim(ANA, ELI);
    assertThat(scene.phase()).isEqualTo(Phase.TURN_END);
    assertThat(scene.isArmed(ANA)).isTrue();
    assertThat(scene.isArmed(BEN)).isFalse();
    assertThat(scene.row(BEN, ANA)).isEqualTo("? ? ?");
    scene.endTurn(ANA, ELI);
    assertThat(scene.board().turn_seat).isEqualTo(BEN);
  }

  @Test
  public void T25_auditedCardsAreTurnedTogether() {
    Scene scene = Scene.reference().faceUp(BEN, 2).faceUp(ELI, 1);
    scene.hand(ANA, Equipment.REPORT_AUDIT).play(ANA, Equipment.REPORT_AUDIT);
    assertThat(scene.phase()).isEqualTo(Phase.AUDIT);
    assertThat(scene.board().asked).isEqualTo(Bits.of(ANA) | Bits.of(CY) | Bits.of(DEE));
    View before = scene.view(ELI);
    scene.turnUp(CY, 1).turnUp(ANA, 3);
    assertThat(scene.view(ELI)).isEqualTo(before);
    assertThat(scene.news(ELI)).isEmpty();
    assertThat(scene.mine(ANA).recorded).isTrue();
    scene.turnUp(DEE, 3);
    assertThat(Scene.row(scene.board().seats.get(ANA))).isEqualTo("? ? C");
    assertThat(Scene.row(scene.board().seats.get(CY))).isEqualTo("H ? ?");
    assertThat(Scene.row(scene.board().seats.get(DEE))).isEqualTo("? ? H");
    assertThat(scene.phase()).isEqualTo(Phase.TURN_ACTION);
  }

  @Test
  public void T26_evidenceBagTakesTheCardOfASealedPlay() {
    Scene scene = Scene.reference().armed(ANA, CY).hand(BEN, Equipment.EVIDENCE_BAG);
    scene.hand(CY, Equipment.K9_UNIT).announce(ANA, TurnAction.SHOOT);
    scene.play(CY, Equipment.K9_UNIT, ANA).play(BEN, Equipment.EVIDENCE_BAG, CY).close();
    assertThat(scene.handOf(BEN)).containsExactly(Equipment.K9_UNIT);
    assertThat(scene.handOf(CY)).isEmpty();
    assertThat(scene.view(CY).seats.get(BEN).known_hand).containsExactly(Equipment.K9_UNIT);
    assertThat(scene.view(DEE).seats.get(BEN).known_hand).isEmpty();
    assertThat(scene.view(ELI).seats.get(BEN).known_hand).isEmpty();
    assertThat(scene.isArmed(ANA)).isTrue();
    assertThat(scene.phase()).isEqualTo(Phase.RECONSIDER);
    scene.keep(ANA);
    assertThat(scene.mine(CY).earlier).isNull();
    scene.play(BEN, Equipment.K9_UNIT, ANA).close();
    assertThat(scene.isArmed(ANA)).isFalse();
  }

  @Test
  public void T27_theVestSavesButShows() {
    Scene scene = Scene.reference().armed(ANA, CY).hand(CY, Equipment.BULLETPROOF_VEST);
    scene.announce(ANA, TurnAction.SHOOT).play(CY, Equipment.BULLETPROOF_VEST).close();
    assertThat(scene.board().vest).isEqualTo(CY);
    scene.keep(ANA);
    assertThat(Scene.row(scene.board().seats.get(CY))).isEqualTo("H H C");
    assertThat(scene.isEliminated(CY)).isFalse();
    assertThat(scene.guns()).isEqualTo(8);
    assertThat(scene.kinds(BEN)).contains(Event.Kind.SAVED);
  }

  @Test
  public void T28_standoffReaimsEveryGun() {
    Scene scene = Scene.reference().armed(ANA, CY).armed(DEE, BEN);
    scene.hand(CY, Equipment.STANDOFF).announce(ANA, TurnAction.SHOOT);
    scene.play(CY, Equipment.STANDOFF).close();
    assertThat(scene.phase()).isEqualTo(Phase.STANDOFF);
    assertThat(scene.aims(DEE)).containsExactly(ANA, CY, ELI);
    scene.aim(DEE, ANA);
    assertThat(scene.aims(ANA)).containsExactly(BEN, DEE, ELI);
    scene.aim(ANA, DEE).keep(ANA);
    assertThat(scene.isEliminated(DEE)).isTrue();
  }

  @Test
  public void T29_backupTakesAGunOffTurn() {
    Scene scene = Scene.reference("guns", "PLAYERS_MINUS_2").hand(BEN, Equipment.BACKUP);
    assertThat(scene.guns()).isEqualTo(3);
    scene.announce(ANA, TurnAction.ARM).play(BEN, Equipment.BACKUP, ANA).close();
    assertThat(scene.guns()).isEqualTo(2);
    assertThat(scene.isArmed(BEN)).isTrue();
    assertThat(scene.aimOf(BEN)).isEqualTo(ANA);
    assertThat(scene.row(ANA, BEN)).isEqualTo("? ? ?");
    assertThat(scene.phase()).isEqualTo(Phase.RECONSIDER);
    Scene own = Scene.reference().turnOf(BEN).hand(BEN, Equipment.BACKUP);
    assertThat(own.refused(BEN, own.playing(BEN, Use.on(Equipment.BACKUP, ANA))))
        .isEqualTo("why.only_other_turn");
  }

  @Test
  public void T30_anEmptyDeckIsReshuffledAtOnce() {
    Scene scene = Scene.reference().deck(Equipment.COFFEE);
    scene.discardPile(Equipment.TASER, Equipment.WIRETAP).announce(ANA, TurnAction.EQUIP);
    assertThat(scene.handOf(ANA)).containsExactly(Equipment.COFFEE);
    assertThat(scene.deckFromTop()).containsExactly(Equipment.TASER, Equipment.WIRETAP);
    assertThat(scene.board().discard).isEmpty();
    assertThat(scene.kinds(BEN)).contains(Event.Kind.RESHUFFLED);
  }

  @Test
  public void T31_firstEditionPutsUsedCardsUnderTheDeck() {
    Scene scene = Scene.first().hand(ANA, Equipment.COFFEE);
    scene.deck(Equipment.WIRETAP, Equipment.TASER).play(ANA, Equipment.COFFEE);
    assertThat(scene.deckFromTop())
        .containsExactly(Equipment.WIRETAP, Equipment.TASER, Equipment.COFFEE)
        .inOrder();
    scene.announce(ANA, TurnAction.EQUIP);
    assertThat(scene.handOf(ANA)).containsExactly(Equipment.WIRETAP);
  }

  @Test
  public void T32_aWindowShowsEverybodyTheSame() {
    Scene scene = Scene.reference().turnOf(ELI).armed(ELI, ANA);
    scene.hand(ANA, Equipment.BULLETPROOF_VEST).hand(BEN, Equipment.K9_UNIT);
    scene.hand(DEE, Equipment.COFFEE).hand(ELI, Equipment.SMOKE_GRENADE);
    scene.announce(ELI, TurnAction.SHOOT);
    for (int seat : new int[] {CY, ELI}) {
      assertThat(scene.mine(seat).may_pass).isFalse();
      assertThat(Scene.GAME.narrator().asks(scene.view(seat))).isFalse();
    }
    for (int seat : new int[] {ANA, BEN, DEE}) {
      assertThat(
              Scene.GAME.narrator().prompt(scene.view(seat), Language.ENGLISH, VectorsTest::name))
          .isEqualTo("Eli announces: Shoot Ana. Do you react?");
      assertThat(scene.mine(seat).may_pass).isTrue();
      assertThat(scene.mine(seat).play).isNotNull();
    }
    List<View> before = new ArrayList<>();
    for (int seat = 0; seat < 5; seat++) before.add(scene.view(seat));
    View board = scene.board();
    scene.play(ANA, Equipment.BULLETPROOF_VEST).pass(DEE);
    assertThat(scene.board()).isEqualTo(board);
    for (int seat : new int[] {BEN, CY, ELI}) {
      assertThat(scene.view(seat)).isEqualTo(before.get(seat));
    }
    for (int seat : new int[] {ANA, DEE}) {
      View after = scene.view(seat);
      assertThat(after.mine.recorded).isTrue();
      assertThat(after.newBuilder().mine(null).build())
          .isEqualTo(before.get(seat).newBuilder().mine(null).build());
    }
    assertThat(scene.board().state_seq).isEqualTo(board.state_seq);
  }

  @Test
  public void T33_whatIsNotTrackedDoesNotShow() {
    Scene scene = Scene.reference().investigate(ANA, BEN, 1);
    View seen = scene.view(ANA);
    assertThat(exchanged(scene.state, place(BEN, 2), place(DEE, 1), ANA)).isEqualTo(seen);
    assertThat(exchanged(scene.state, place(BEN, 1), place(DEE, 1), ANA)).isNotEqualTo(seen);
  }

  /** A seat's view if two cards had each other's types. */
  private static View exchanged(State state, int a, int b, int viewer) {
    Cards cards = state.cards();
    NextState draft = new NextState(state, Chance.of("L1"));
    draft.cards = cards.with(a, cards.type(b)).with(b, cards.type(a));
    return Scene.GAME.view(draft.done(), Viewer.of(Seat.of(viewer)));
  }

  @Test
  public void T34_anAbsentPlayerInvestigatesAndNeverShowsTheLeader() {
    Scene scene = Scene.reference().absent(ANA);
    Event peek = scene.told(CY, Event.Kind.PEEKED).get();
    assertThat(peek.target).isEqualTo(BEN);
    assertThat(scene.kinds(CY)).contains(Event.Kind.ABSENT_DEFAULT);
    assertThat(scene.board().turn_seat).isEqualTo(BEN);
    List<Integer> slots = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      Scene serum = Scene.reference().turnOf(BEN).hand(BEN, Equipment.TRUTH_SERUM);
      serum.play(BEN, Equipment.TRUTH_SERUM, ANA);
      Action turned = Scene.GAME.fallback(serum.state, Seat.of(ANA), Chance.of("T34 " + i));
      slots.add(turned.place - Bits.ROW * ANA);
    }
    assertThat(slots).doesNotContain(1);
    assertThat(slots).containsAtLeast(2, 3);
  }

  @Test
  public void T35_onTheOpenFloorTheFirstInputCounts() {
    Scene scene = Scene.reference().hand(CY, Equipment.FLASHBANG);
    Action late = scene.actions().announce(TurnAction.ARM);
    int seq = scene.board().state_seq;
    scene.flashbang(CY, 2, 1, 3);
    assertThat(scene.board().state_seq).isEqualTo(seq + 1);
    assertThat(scene.refused(ANA, late)).isEqualTo("action.stale");
    assertThat(scene.phase()).isEqualTo(Phase.TURN_ACTION);
    assertThat(scene.board().turn_seat).isEqualTo(ANA);
  }

  @Test
  public void T36_theTurnLimitIsADraw() {
    Scene scene = Scene.reference().turnNo(124).atTurnEnd().endTurn(ANA);
    assertThat(scene.board().turn_no).isEqualTo(125);
    scene.atTurnEnd().endTurn(BEN);
    assertThat(scene.outcome().cause()).isEqualTo("TURN_LIMIT");
    assertThat(scene.winners()).isEmpty();
    assertThat(scene.board().turn_no).isEqualTo(125);
  }

  @Test
  public void T37_bothLeadersFallWithATornPlayer() {
    Scene scene = Scene.first().hand(ANA, Equipment.BLACKMAIL).blackmail(ANA, ANA, 2, BEN, 1);
    assertThat(scene.row(ANA)).isEqualTo("a k c");
    scene.wounded(ANA).turnOf(CY).armed(CY, ANA).announce(CY, TurnAction.SHOOT);
    assertThat(scene.outcome().cause()).isEqualTo("BOTH_ELIMINATED");
    assertThat(scene.outcome().side()).isEqualTo("HONEST");
    assertThat(scene.winners()).containsExactly(BEN, CY, ELI);
  }

  @Test
  public void T38_withoutEquipmentNothingMayBeTheOnlyAction() {
    Setup setup = Setup.of(4, "edition", "FIRST", "equipment", "NONE");
    Scene scene = Scene.table(setup, "A C C", "K H H", "H H C", "C C H");
    scene.armed(BEN, CY).armed(CY, BEN);
    scene.faceUp(BEN, 1, 2, 3).faceUp(CY, 1, 2, 3).faceUp(DEE, 1, 2, 3);
    assertThat(scene.guns()).isEqualTo(0);
    assertThat(scene.announceable(ANA)).containsExactly(TurnAction.NOTHING);
    assertThat(scene.announce(ANA, TurnAction.NOTHING).board().turn_seat).isEqualTo(BEN);
  }

  @Test
  public void T39_metalDetectorNamesOneCardOfEveryArmedPlayer() {
    Scene scene = Scene.reference().armed(BEN, ANA).armed(DEE, ANA).faceUp(DEE, 1, 2, 3);
    scene.hand(ANA, Equipment.METAL_DETECTOR);
    assertThat(scene.plays(ANA)).isEqualTo(3);
    Use both = Use.at(Equipment.METAL_DETECTOR, Bits.of(place(BEN, 1)) | Bits.of(place(DEE, 1)));
    assertThat(scene.refused(ANA, scene.playing(ANA, both))).isEqualTo("why.bad_cards");
    scene.play(ANA, Use.at(Equipment.METAL_DETECTOR, Bits.of(place(BEN, 1))));
    assertThat(scene.row(ANA, BEN)).isEqualTo("k ? ?");
    Scene nobody = Scene.reference().armed(ANA, BEN).hand(ANA, Equipment.METAL_DETECTOR);
    assertThat(nobody.plays(ANA)).isEqualTo(0);
    assertThat(nobody.mine(ANA).play.why).isEqualTo(Why.NO_ARMED_HIDDEN);
  }

  @Test
  public void T40_evidenceBagTakesPlantedEvidenceInSight() {
    Scene scene = Scene.reference().planted(CY).hand(DEE, Equipment.EVIDENCE_BAG);
    assertThat(scene.side(CY)).isEqualTo(Side.CROOKED_SIDE);
    scene.play(DEE, Use.on(Equipment.EVIDENCE_BAG, CY).takenFromFront());
    assertThat(scene.side(CY)).isEqualTo(Side.HONEST_SIDE);
    assertThat(scene.told(CY, Event.Kind.SIDE_CHANGED).get().side).isEqualTo(Side.HONEST_SIDE);
    assertThat(scene.handOf(DEE)).containsExactly(Equipment.PLANTED_EVIDENCE);
    for (int seat : new int[] {ANA, BEN, CY, ELI}) {
      assertThat(scene.view(seat).seats.get(DEE).known_hand)
          .containsExactly(Equipment.PLANTED_EVIDENCE);
    }
    assertThat(scene.board().seats.get(CY).front).isEqualTo(Equipment.NO_EQUIPMENT);
  }
}
