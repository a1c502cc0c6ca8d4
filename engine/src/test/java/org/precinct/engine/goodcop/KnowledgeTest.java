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
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.Note.Status;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;

/** Who knows what: tracking, notebook, seenBy, Equipment tracking, leaks (section 5). */
public final class KnowledgeTest {

  private static List<String> notes(Scene scene, int seat) {
    List<String> lines = new ArrayList<>();
    for (Note note : scene.mine(seat).notebook) lines.add(line(note));
    return lines;
  }

  /** Such as {@code 1 INVESTIGATED 4 KINGPIN -> 4}. */
  private static String line(Note note) {
    String now = note.status == Status.FOLLOWED ? "" + note.place_now : note.status.name();
    return note.turn_no + " " + note.how + " " + note.place + " " + note.type + " -> " + now;
  }

  @Test
  public void K2_everybodyTracksAFaceUpCard() {
    Scene scene = Scene.reference().eliminated(CY).faceUp(BEN, 1);
    for (int seat : new int[] {ANA, CY, ELI}) assertThat(scene.row(seat, BEN)).isEqualTo("K ? ?");
    assertThat(Scene.row(scene.board().seats.get(BEN))).isEqualTo("K ? ?");
  }

  @Test
  public void K3_wiretapMetalDetectorAndPolygraphAreNoted() {
    Scene wire = Scene.reference().hand(ANA, Equipment.WIRETAP);
    wire.play(ANA, Use.at(Equipment.WIRETAP, Bits.of(place(BEN, 1)) | Bits.of(place(CY, 3))));
    assertThat(notes(wire, ANA))
        .containsExactly("1 WIRETAPPED 4 KINGPIN -> 4", "1 WIRETAPPED 9 CROOKED -> 9")
        .inOrder();
    assertThat(wire.seenBy(BEN, 1)).containsExactly(ANA);

    Scene metal = Scene.reference().hand(ANA, Equipment.METAL_DETECTOR).armed(DEE, ANA);
    metal.play(ANA, Use.at(Equipment.METAL_DETECTOR, Bits.of(place(DEE, 3))));
    assertThat(notes(metal, ANA)).containsExactly("1 METAL_DETECTED 12 HONEST -> 12");

    Scene poly = Scene.reference().hand(ANA, Equipment.POLYGRAPH).faceUp(CY, 1);
    poly.play(ANA, Equipment.POLYGRAPH, CY);
    assertThat(poly.row(ANA, CY)).isEqualTo("H h c");
    assertThat(poly.row(CY, ANA)).isEqualTo("a c c");
    assertThat(poly.row(BEN, CY)).isEqualTo("H ? ?");
    assertThat(notes(poly, ANA)).hasSize(2);
    assertThat(notes(poly, CY)).hasSize(3);
    assertThat(poly.told(ANA, Event.Kind.PEEKED_MUTUAL).get().types)
        .containsExactly(CardType.HONEST, CardType.HONEST, CardType.CROOKED)
        .inOrder();
    assertThat(poly.told(CY, Event.Kind.PEEKED_MUTUAL).get().types)
        .containsExactly(CardType.AGENT, CardType.CROOKED, CardType.CROOKED)
        .inOrder();
    assertThat(poly.told(DEE, Event.Kind.PEEKED_MUTUAL).get().types).isEmpty();
  }

  @Test
  public void K4_notesFollowABlackmail() {
    Scene scene = Scene.reference().tracks(ELI, ANA, 2).hand(CY, Equipment.BLACKMAIL);
    scene.blackmail(CY, ANA, 2, DEE, 3);
    assertThat(notes(scene, ELI)).containsExactly("1 INVESTIGATED 2 CROOKED -> 12");
    assertThat(notes(scene, ANA)).containsExactly("1 GIVEN 2 CROOKED -> 12");
    assertThat(notes(scene, DEE)).containsExactly("1 GIVEN 12 HONEST -> 2");
    scene.hand(CY, Equipment.BLACKMAIL).blackmail(CY, ANA, 2, DEE, 3);
    assertThat(notes(scene, ELI)).containsExactly("1 INVESTIGATED 2 CROOKED -> 2");
    assertThat(notes(scene, ANA)).contains("1 GIVEN 2 CROOKED -> 2");
  }

  @Test
  public void K5_cardsAllOfOneTypeAreKept() {
    Scene scene = Scene.reference().row(CY, "H H H").tracks(ANA, CY, 1, 2, 3).tracks(BEN, CY, 1, 2);
    scene.hand(CY, Equipment.FLASHBANG).flashbang(CY, 3, 1, 2);
    assertThat(scene.row(ANA, CY)).isEqualTo("h h h");
    assertThat(scene.row(BEN, CY)).isEqualTo("? ? ?");
    assertThat(scene.kinds(ANA)).doesNotContain(Event.Kind.LOST_TRACK);
    assertThat(scene.kinds(BEN)).contains(Event.Kind.LOST_TRACK);
    assertThat(scene.kinds(DEE)).doesNotContain(Event.Kind.LOST_TRACK);
    // The lines do not tell the secret order.
    assertThat(notes(scene, ANA))
        .containsExactly(
            "1 INVESTIGATED 7 HONEST -> 7",
            "1 INVESTIGATED 8 HONEST -> 8",
            "1 INVESTIGATED 9 HONEST -> 9")
        .inOrder();
    for (int slot = 1; slot <= 3; slot++) assertThat(scene.seenBy(CY, slot)).isEmpty();
  }

  @Test
  public void K5_aSingleCardIsKept() {
    Scene scene = Scene.reference().eliminated(CY).hand(ANA, Equipment.DEFIBRILLATOR);
    scene.play(ANA, Use.at(Equipment.DEFIBRILLATOR, Bits.of(place(CY, 3))));
    scene.hand(CY, Equipment.FLASHBANG).flashbang(CY, 1);
    assertThat(scene.row(BEN, CY)).isEqualTo("c");
    assertThat(Scene.row(scene.board().seats.get(CY))).isEqualTo("?");
    assertThat(notes(scene, BEN)).containsExactly("1 FACE_UP 7 CROOKED -> 7");
  }

  @Test
  public void K5_theTokenCardIsFollowedWhereverItIsLaid() {
    Scene scene = Scene.reference().tracks(CY, ANA, 1).wounded(ANA).hand(ANA, Equipment.FLASHBANG);
    scene.flashbang(ANA, 2, 3, 1);
    assertThat(scene.row(ANA)).isEqualTo("c c a+");
    assertThat(scene.row(BEN, ANA)).isEqualTo("c c a+");
    assertThat(notes(scene, CY)).contains("1 INVESTIGATED 1 AGENT -> 3");
    assertThat(notes(scene, BEN))
        .containsExactly(
            "1 FACE_UP 1 AGENT -> 3", "1 FACE_UP 2 CROOKED -> 1", "1 FACE_UP 3 CROOKED -> 2");
    assertThat(scene.seenBy(ANA, 3)).containsExactly(CY);
    assertThat(Scene.row(scene.board().seats.get(ANA))).isEqualTo("? ? ?+");
    scene.row(ANA, "C H A").hand(ANA, Equipment.FLASHBANG).flashbang(ANA, 3, 2, 1);
    assertThat(scene.row(BEN, ANA)).isEqualTo("a+ ? ?");
  }

  @Test
  public void K5_theOwnerKnowsWhereOwnCardsWent() {
    Scene scene = Scene.reference().hand(CY, Equipment.BLACKMAIL).blackmail(CY, ANA, 2, DEE, 3);
    scene.hand(CY, Equipment.BLACKMAIL).blackmail(CY, ANA, 2, DEE, 3);
    scene.hand(ANA, Equipment.FLASHBANG).flashbang(ANA, 3, 1, 2);
    assertThat(scene.row(ANA)).isEqualTo("c a c");
    assertThat(notes(scene, ANA)).contains("1 GIVEN 2 CROOKED -> 3");
  }

  @Test
  public void K6_removedCardsAreGone() {
    Scene scene = Scene.reference().tracks(ANA, DEE, 1, 3).tracks(BEN, DEE, 2).eliminated(DEE);
    scene.hand(ANA, Equipment.DEFIBRILLATOR);
    scene.play(ANA, Use.at(Equipment.DEFIBRILLATOR, Bits.of(place(DEE, 3))));
    assertThat(notes(scene, ANA))
        .containsExactly("1 INVESTIGATED 10 CROOKED -> GONE", "1 INVESTIGATED 12 HONEST -> 10")
        .inOrder();
    assertThat(notes(scene, BEN)).containsExactly("1 INVESTIGATED 11 CROOKED -> GONE");
    assertThat(scene.row(CY, DEE)).isEqualTo("H");
  }

  @Test
  public void aLostLineStaysLost() {
    Scene scene = Scene.reference().tracks(ANA, CY, 1).hand(CY, Equipment.FLASHBANG);
    scene.flashbang(CY, 2, 1, 3).investigate(ANA, CY, 2);
    assertThat(notes(scene, ANA))
        .containsExactly("1 INVESTIGATED 7 HONEST -> LOST", "1 INVESTIGATED 8 HONEST -> 8")
        .inOrder();
  }

  @Test
  public void withoutMemoryAidAPeekLastsUntilTheNextTurnIsOver() {
    Scene scene = Scene.reference("memory_aid", "OFF").investigate(ANA, BEN, 1);
    assertThat(scene.row(ANA, BEN)).isEqualTo("? ? ?");
    assertThat(scene.mine(ANA).notebook).isEmpty();
    assertThat(scene.mine(ANA).seen_now).hasSize(1);
    assertThat(scene.mine(ANA).seen_now.get(0).type).isEqualTo(CardType.KINGPIN);
    assertThat(scene.mine(BEN).seen_now).isEmpty();
    assertThat(scene.told(ANA, Event.Kind.PEEKED).get().type).isEqualTo(CardType.UNKNOWN);
    assertThat(scene.seenBy(BEN, 1)).isEmpty();
    assertThat(Scene.row(scene.botView(ANA).seats.get(BEN))).isEqualTo("k ? ?");
    assertThat(scene.botView(ANA).mine.notebook).hasSize(1);
    assertThat(scene.board().turn_seat).isEqualTo(BEN);
    scene.investigate(BEN, DEE, 1);
    assertThat(scene.mine(ANA).seen_now).isEmpty();
    assertThat(Scene.row(scene.botView(ANA).seats.get(BEN))).isEqualTo("k ? ?");

    Scene poly = Scene.reference("memory_aid", "OFF").hand(ANA, Equipment.POLYGRAPH);
    poly.play(ANA, Equipment.POLYGRAPH, CY);
    assertThat(poly.told(ANA, Event.Kind.PEEKED_MUTUAL).get().types).isEmpty();
    assertThat(poly.mine(CY).seen_now).hasSize(3);
    Scene flash = Scene.reference("memory_aid", "OFF").faceUp(CY, 1).hand(CY, Equipment.FLASHBANG);
    assertThat(flash.flashbang(CY, 1, 2, 3).kinds(ANA)).doesNotContain(Event.Kind.LOST_TRACK);
    Scene bag = Scene.reference("memory_aid", "OFF").planted(CY).hand(DEE, Equipment.EVIDENCE_BAG);
    bag.play(DEE, Use.on(Equipment.EVIDENCE_BAG, CY).takenFromFront());
    assertThat(bag.view(ANA).seats.get(DEE).known_hand).isEmpty();
    assertThat(bag.botView(ANA).seats.get(DEE).known_hand)
        .containsExactly(Equipment.PLANTED_EVIDENCE);
  }

  /** Cy follows K-9 Unit to Ben. */
  private static Scene followed(Scene scene) {
    scene.hand(BEN, Equipment.EVIDENCE_BAG).hand(CY, Equipment.K9_UNIT);
    return scene.play(BEN, Equipment.EVIDENCE_BAG, CY);
  }

  private static List<Equipment> knownOf(Scene scene, int viewer, int holder) {
    return scene.view(viewer).seats.get(holder).known_hand;
  }

  @Test
  public void aStolenCardIsFollowedByItsVictim() {
    Scene scene = followed(Scene.reference());
    assertThat(knownOf(scene, CY, BEN)).containsExactly(Equipment.K9_UNIT);
    assertThat(knownOf(scene, BEN, BEN)).isEmpty();
    assertThat(scene.told(CY, Event.Kind.EQUIPMENT_STOLEN).get().card).isEqualTo(Equipment.K9_UNIT);
    assertThat(scene.told(ANA, Event.Kind.EQUIPMENT_STOLEN).get().card)
        .isEqualTo(Equipment.NO_EQUIPMENT);
    scene.hand(DEE, Equipment.EVIDENCE_BAG).play(DEE, Equipment.EVIDENCE_BAG, BEN);
    assertThat(knownOf(scene, CY, DEE)).containsExactly(Equipment.K9_UNIT);
    assertThat(knownOf(scene, BEN, DEE)).containsExactly(Equipment.K9_UNIT);
    assertThat(knownOf(scene, ELI, DEE)).isEmpty();
    scene.armed(ELI, ANA).play(DEE, Equipment.K9_UNIT, ELI).hand(DEE, Equipment.K9_UNIT);
    assertThat(knownOf(scene, CY, DEE)).isEmpty();
  }

  @Test
  public void aDiscardLosesTheFollowedCardOrNot() {
    Scene open = followed(Scene.reference()).turnOf(BEN);
    open.deck(Equipment.TASER, Equipment.COFFEE).announce(BEN, TurnAction.EQUIP);
    assertThat(knownOf(open, CY, BEN)).containsExactly(Equipment.K9_UNIT);
    assertThat(open.board().seats.get(BEN).hand).isEqualTo(2);
    open.discard(BEN, Equipment.TASER);
    assertThat(knownOf(open, CY, BEN)).containsExactly(Equipment.K9_UNIT);

    Scene gone = followed(Scene.reference()).turnOf(BEN);
    gone.deck(Equipment.TASER, Equipment.COFFEE).announce(BEN, TurnAction.EQUIP);
    gone.discard(BEN, Equipment.K9_UNIT);
    assertThat(knownOf(gone, CY, BEN)).isEmpty();
    assertThat(gone.board().discard).contains(Equipment.K9_UNIT);

    Scene unseen = followed(Scene.first()).turnOf(BEN);
    unseen.deck(Equipment.TASER, Equipment.COFFEE).announce(BEN, TurnAction.EQUIP);
    unseen.discard(BEN, Equipment.TASER);
    assertThat(knownOf(unseen, CY, BEN)).isEmpty();
  }

  @Test
  public void anEliminatedHoldersCardIsLost() {
    Scene scene = Scene.first().hand(DEE, Equipment.EVIDENCE_BAG).hand(CY, Equipment.K9_UNIT);
    scene.play(DEE, Equipment.EVIDENCE_BAG, CY).armed(ANA, DEE).announce(ANA, TurnAction.SHOOT);
    scene.close();
    assertThat(scene.isEliminated(DEE)).isTrue();
    assertThat(scene.state.minds().gear().get(CY)).isEqualTo(0);
    assertThat(scene.told(CY, Event.Kind.EQUIPMENT_DISCARDED_UNSEEN).get().card)
        .isEqualTo(Equipment.NO_EQUIPMENT);
    assertThat(scene.told(DEE, Event.Kind.EQUIPMENT_DISCARDED_UNSEEN).get().card)
        .isEqualTo(Equipment.K9_UNIT);
  }

  @Test
  public void aDrawnCardIsForTheDrawersEyes() {
    Scene scene = Scene.reference().deck(Equipment.TASER, Equipment.COFFEE);
    scene.announce(ANA, TurnAction.EQUIP);
    assertThat(scene.told(ANA, Event.Kind.EQUIPMENT_DRAWN).get().card).isEqualTo(Equipment.TASER);
    assertThat(scene.told(BEN, Event.Kind.EQUIPMENT_DRAWN).get().card)
        .isEqualTo(Equipment.NO_EQUIPMENT);
    assertThat(scene.view(BEN).seats.get(ANA).known_hand).isEmpty();
    assertThat(scene.board().mine).isNull();
  }

  @Test
  public void L2_equipmentThatCannotBeFollowedDoesNotShow() {
    Scene scene = Scene.reference().hand(BEN, Equipment.K9_UNIT).hand(ANA, Equipment.COFFEE);
    View seen = scene.view(ANA);
    scene.deck(Equipment.K9_UNIT, Equipment.SMOKE_GRENADE).hand(BEN, Equipment.SMOKE_GRENADE);
    scene.deck(seenDeck(seen.deck));
    assertThat(scene.view(ANA)).isEqualTo(seen);
  }

  private static Equipment[] seenDeck(int size) {
    Equipment[] cards = new Equipment[size];
    java.util.Arrays.fill(cards, Equipment.TASER);
    return cards;
  }

  @Test
  public void L4_stateSeqRisesWithPublicChangesOnly() {
    Scene scene = Scene.dealt(Setup.of(4));
    int seq = scene.board().state_seq;
    for (int seat = 0; seat < 3; seat++) {
      scene.take(seat, scene.actions().order(Order.of(1, 0, 2)));
      assertThat(scene.board().state_seq).isEqualTo(seq);
    }
    scene.take(3, scene.actions().order(Order.AS_IT_IS));
    assertThat(scene.board().state_seq).isEqualTo(seq + 1);
  }

  @Test
  public void L8_everybodyHearsSomethingWhenASideChanges() {
    Scene scene =
        Scene.reference().hand(ANA, Equipment.BLACKMAIL).row(DEE, "C C H").row(ELI, "H C H");
    scene.blackmail(ANA, DEE, 1, ELI, 1);
    assertThat(scene.told(DEE, Event.Kind.SIDE_CHANGED).isPresent()).isTrue();
    assertThat(scene.told(ELI, Event.Kind.SIDE_CHANGED).isPresent()).isTrue();
    assertThat(scene.kinds(BEN))
        .containsExactly(Event.Kind.EQUIPMENT_USED, Event.Kind.SWAPPED)
        .inOrder();
    assertThat(Scene.GAME.news(scene.state, Viewer.BOARD)).hasSize(2);
  }

  @Test
  public void atTheEndEverythingIsOpen() {
    Scene scene = Scene.reference().wounded(BEN).armed(ANA, BEN).hand(CY, Equipment.COFFEE);
    scene.announce(ANA, TurnAction.SHOOT).close();
    View board = scene.board();
    assertThat(board.phase).isEqualTo(Phase.GAME_OVER);
    assertThat(Scene.row(board.seats.get(ELI))).isEqualTo("h c h");
    assertThat(board.seats.get(CY).known_hand).containsExactly(Equipment.COFFEE);
    assertThat(scene.view(CY).seats.get(CY).known_hand).containsExactly(Equipment.COFFEE);
    assertThat(board.seats.get(DEE).side)
        .isEqualTo(org.precinct.engine.goodcop.proto.Side.CROOKED_SIDE);
    assertThat(board.result.winners).isEqualTo(Bits.of(ANA) | Bits.of(CY) | Bits.of(ELI));
    assertThat(scene.view(ANA).mine.play).isNull();
  }

  @Test
  public void aSealedPlayIsOwnKnowledge() {
    Scene scene = Scene.reference().hand(CY, Equipment.WIRETAP).investigate(ANA, BEN, 1);
    int cards = Bits.of(place(BEN, 1)) | Bits.of(place(DEE, 2));
    scene.play(CY, Use.at(Equipment.WIRETAP, cards));
    assertThat(scene.mine(CY).recorded_play.places).containsExactly(4, 11).inOrder();
    assertThat(scene.mine(BEN).recorded_play).isNull();
    assertThat(scene.kinds(CY)).containsExactly(Event.Kind.RECORDED);
    assertThat(scene.news(BEN)).isEmpty();
  }

  @Test
  public void offersSayWhatIsPossible() {
    Scene scene = Scene.reference().hand(ANA, Equipment.WIRETAP).armed(BEN, CY).faceUp(ELI, 1);
    assertThat(scene.mine(ANA).play.picks).isEqualTo(2);
    assertThat(scene.mine(ANA).play.places)
        .isEqualTo(Bits.row(BEN) | Bits.row(CY) | Bits.row(DEE) | (6 << 3 * ELI));
    assertThat(scene.mine(ANA).investigate).isEqualTo(scene.mine(ANA).play.places);
    Scene one = Scene.reference().hand(ANA, Equipment.WIRETAP);
    for (int seat : new int[] {BEN, CY, DEE}) one.faceUp(seat, 1, 2, 3);
    assertThat(one.mine(ANA).play.picks).isEqualTo(1);
    assertThat(one.plays(ANA)).isEqualTo(3);
    Scene bag = Scene.reference().hand(ANA, Equipment.EVIDENCE_BAG).planted(BEN);
    bag.hand(CY, Equipment.COFFEE);
    assertThat(bag.mine(ANA).play.seats).isEqualTo(Bits.of(CY));
    assertThat(bag.mine(ANA).play.fronts).isEqualTo(Bits.of(BEN));
    assertThat(bag.plays(ANA)).isEqualTo(2);
    Scene poly = Scene.reference().hand(ANA, Equipment.POLYGRAPH).faceUp(ANA, 1, 2, 3);
    poly.faceUp(BEN, 1, 2, 3);
    assertThat(poly.mine(ANA).play.seats).isEqualTo(Bits.of(CY) | Bits.of(DEE) | Bits.of(ELI));
  }

  @Test
  public void metalDetectorAtALargeTableIsSampled() {
    Scene scene = Scene.dealt(Setup.of(8)).timeUp();
    int turn = scene.board().turn_seat;
    scene.hand(turn, Equipment.METAL_DETECTOR);
    for (int seat = 0; seat < 8; seat++) if (seat != turn) scene.armed(seat, turn);
    assertThat(scene.plays(turn)).isEqualTo(Choices.MOST_COMBINATIONS);
    java.util.Set<List<Integer>> picks = new java.util.HashSet<>();
    for (int i = 0; i < 2000; i++) {
      var action = Scene.GAME.sample(scene.state, Seat.of(turn), Chance.of("metal " + i));
      if (action.play == null) continue;
      picks.add(action.play.places);
      assertThat(Scene.GAME.check(scene.state, Seat.of(turn), action).isPresent()).isFalse();
    }
    assertThat(picks.size()).isGreaterThan(Choices.MOST_COMBINATIONS);
  }
}
