package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.goodcop.Scene.ANA;
import static org.precinct.engine.goodcop.Scene.BEN;
import static org.precinct.engine.goodcop.Scene.CY;
import static org.precinct.engine.goodcop.Scene.DEE;
import static org.precinct.engine.goodcop.Scene.place;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.Language;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;

public final class NarratorTest {

  private static List<String> told(Scene scene, int seat, Language language) {
    List<String> lines = new ArrayList<>();
    for (Event event : scene.news(seat)) {
      lines.add(Scene.GAME.narrator().event(event, language, VectorsTest::name));
    }
    return lines;
  }

  private static List<String> told(Scene scene, int seat) {
    return told(scene, seat, Language.ENGLISH);
  }

  private static String prompt(View view) {
    return Scene.GAME.narrator().prompt(view, Language.ENGLISH, VectorsTest::name);
  }

  private static String action(Scene scene, int seat, Action action) {
    return Scene.GAME
        .narrator()
        .action(action, scene.view(seat), Language.ENGLISH, VectorsTest::name);
  }

  @Test
  public void aShotInBothLanguages() {
    Scene scene = Scene.reference().armed(ANA, DEE).armed(DEE, CY).hand(DEE, Equipment.COFFEE);
    scene.hand(ANA, Equipment.TASER);
    scene.announce(ANA, TurnAction.SHOOT).close();
    assertThat(told(scene, BEN))
        .containsExactly(
            "Ana shoots Dee!",
            "Card 1 of Dee is turned face-up: Crooked.",
            "Card 2 of Dee is turned face-up: Crooked.",
            "Card 3 of Dee is turned face-up: Honest.",
            "Dee is eliminated.",
            "Dee drops the gun.",
            "Dee discards Coffee.")
        .inOrder();
    assertThat(told(scene, BEN, Language.FRENCH))
        .containsAtLeast("Ana tire sur Dee\u00a0!", "Dee sort du jeu.", "Dee défausse Café.")
        .inOrder();
  }

  @Test
  public void privatePartsAreSaidToThoseWhoKnow() {
    Scene peek = Scene.reference().investigate(ANA, BEN, 1);
    assertThat(told(peek, ANA)).contains("Ana looked at card 1 of Ben. Card 1 of Ben is: Kingpin.");
    assertThat(told(peek, CY)).contains("Ana looked at card 1 of Ben.");
    Scene flash = Scene.reference().faceUp(CY, 1).hand(CY, Equipment.FLASHBANG);
    flash.flashbang(CY, 3, 1, 2);
    assertThat(told(flash, CY).get(0))
        .isEqualTo("Cy uses Flashbang. Your cards now lie in this order: 3, 1, 2.");
    assertThat(told(flash, ANA).get(0)).isEqualTo("Cy uses Flashbang.");
    assertThat(told(flash, ANA)).contains("You can no longer tell these cards apart.");
    Scene poly =
        Scene.reference().hand(ANA, Equipment.POLYGRAPH).play(ANA, Equipment.POLYGRAPH, CY);
    assertThat(told(poly, ANA))
        .containsExactly(
            "Ana uses Polygraph on Cy.",
            "Ana and Cy looked at each other’s cards. You saw: Honest, Honest, Crooked.");
    assertThat(told(poly, BEN)).contains("Ana and Cy looked at each other’s cards.");
    Scene swap = Scene.reference().hand(CY, Equipment.BLACKMAIL).blackmail(CY, ANA, 2, DEE, 3);
    assertThat(told(swap, ANA))
        .contains("Card 2 of Ana and card 3 of Dee change places. You received: Honest.");
    assertThat(told(swap, BEN)).contains("Card 2 of Ana and card 3 of Dee change places.");
    Scene bag = Scene.reference().hand(ANA, Equipment.EVIDENCE_BAG).hand(BEN, Equipment.TASER);
    bag.play(ANA, Equipment.EVIDENCE_BAG, BEN);
    assertThat(told(bag, BEN)).contains("Ana takes Taser from Ben.");
    assertThat(told(bag, CY)).contains("Ana takes Ben’s Equipment card.");
    Scene first =
        Scene.first().hand(ANA, Equipment.COFFEE).deck(Equipment.TASER, Equipment.WIRETAP);
    first.announce(ANA, TurnAction.EQUIP);
    assertThat(told(first, ANA)).contains("You draw: Taser.");
    assertThat(told(first, BEN)).contains("Ana draws an Equipment card.");
    first.discard(ANA, Equipment.TASER);
    assertThat(told(first, ANA)).contains("You put Taser under the deck.");
    assertThat(told(first, BEN)).contains("Ana puts an Equipment card under the deck.");
    Scene plant = Scene.reference().hand(ANA, Equipment.PLANTED_EVIDENCE);
    plant.play(ANA, Equipment.PLANTED_EVIDENCE, CY);
    assertThat(told(plant, CY))
        .containsExactly(
            "Ana uses Planted Evidence on Cy.",
            "Planted Evidence now lies in front of Cy.",
            "Your side has changed: you are now Crooked.")
        .inOrder();
    Scene smoke = Scene.reference().hand(ANA, Equipment.SMOKE_GRENADE);
    assertThat(told(smoke.play(ANA, Equipment.SMOKE_GRENADE), BEN))
        .contains("Turns now go: Counter-clockwise.");
    smoke.hand(ANA, Equipment.SMOKE_GRENADE).play(ANA, Equipment.SMOKE_GRENADE);
    assertThat(told(smoke, BEN)).contains("Turns now go: Clockwise.");
    Scene claim = Scene.reference("quick_claims", "ON");
    claim.take(CY, claim.actions().claimCard(place(BEN, 1), CardType.AGENT));
    assertThat(told(claim, ANA)).containsExactly("Cy says: card 1 of Ben is Agent.");
    claim.take(CY, claim.actions().claimSide(BEN, Side.CROOKED_SIDE));
    assertThat(told(claim, ANA)).containsExactly("Cy says: Ben is Crooked.");
    claim.hand(BEN, Equipment.COFFEE);
    claim.take(CY, claim.actions().claimGear(BEN, Equipment.TASER));
    assertThat(told(claim, ANA)).containsExactly("Cy says: Ben holds Taser.");
  }

  @Test
  public void everyPromptSaysWhatIsAsked() {
    Scene deal = Scene.dealt(Setup.of(4));
    assertThat(prompt(deal.view(ANA))).isEqualTo("Arrange your Integrity cards");
    deal.take(ANA, deal.actions().order(Order.AS_IT_IS));
    assertThat(prompt(deal.view(ANA))).isEqualTo("The others are still arranging their cards.");
    Scene scene = Scene.reference().hand(CY, Equipment.K9_UNIT).armed(ANA, BEN);
    assertThat(prompt(scene.view(ANA))).isEqualTo("Your turn: choose an action.");
    assertThat(prompt(scene.view(BEN))).isEqualTo("Ana chooses an action");
    scene.announce(ANA, TurnAction.SHOOT);
    assertThat(prompt(scene.board())).isEqualTo("Ana announces: Shoot Ben. Does anyone react?");
    assertThat(prompt(scene.view(DEE))).isEqualTo("Ana announces: Shoot Ben. Does anyone react?");
    assertThat(prompt(scene.view(CY))).isEqualTo("Ana announces: Shoot Ben. Do you react?");
    scene.play(CY, Equipment.K9_UNIT, ANA);
    assertThat(prompt(scene.view(CY))).isEqualTo("Your choice is recorded.");
    scene.close();
    assertThat(prompt(scene.view(ANA)))
        .isEqualTo("Your action is no longer possible: choose another one.");
    assertThat(prompt(scene.view(BEN))).isEqualTo("Ana must choose another action");
    scene.announce(ANA, TurnAction.ARM);
    assertThat(prompt(scene.view(ANA))).isEqualTo("Whom do you aim at?");
    assertThat(prompt(scene.view(BEN))).isEqualTo("Ana takes aim");
    scene.aim(ANA, BEN);
    assertThat(prompt(scene.view(ANA))).isEqualTo("Choose one of your hidden cards");
    assertThat(prompt(scene.view(BEN))).isEqualTo("Ana turns a card face-up");
    scene.turnUp(ANA, 2);
    assertThat(prompt(scene.view(ANA))).isEqualTo("Take aim and end your turn.");
    assertThat(prompt(scene.view(BEN))).isEqualTo("Ana ends the turn");
    scene.endTurn(ANA, BEN).hand(BEN, Equipment.COFFEE).investigate(BEN, CY, 1);
    assertThat(prompt(scene.view(BEN))).isEqualTo("End your turn.");
    Scene beat = Scene.reference().hand(CY, Equipment.COFFEE).investigate(ANA, BEN, 1).close();
    for (View view : new View[] {beat.board(), beat.view(ANA), beat.view(CY)}) {
      assertThat(prompt(view)).isEqualTo("The turn of Ana is over. Does anybody use Equipment?");
    }

    Scene kept = Scene.reference().hand(CY, Equipment.SMOKE_GRENADE).investigate(ANA, BEN, 2);
    assertThat(prompt(kept.view(CY)))
        .isEqualTo("Ana announces: Investigate card 2 of Ben. Do you react?");
    kept.play(CY, Equipment.SMOKE_GRENADE).close();
    assertThat(prompt(kept.view(ANA))).isEqualTo("Keep your action or change it.");
    assertThat(prompt(kept.view(BEN))).isEqualTo("Ana may keep or change the action");
    Scene audit = Scene.reference().hand(ANA, Equipment.REPORT_AUDIT).faceUp(BEN, 1);
    audit.play(ANA, Equipment.REPORT_AUDIT);
    assertThat(prompt(audit.view(BEN))).isEqualTo("Players under audit turn a card face-up");
    assertThat(prompt(audit.view(CY))).isEqualTo("Choose one of your hidden cards");
    Scene two = Scene.reference().hand(ANA, Equipment.COFFEE).announce(ANA, TurnAction.EQUIP);
    assertThat(prompt(two.view(ANA)))
        .isEqualTo("You may keep one Equipment card: which one do you discard?");
    assertThat(prompt(two.view(BEN))).isEqualTo("Ana discards down to one Equipment card");
    Scene serum = Scene.reference().hand(ANA, Equipment.TRUTH_SERUM);
    serum.play(ANA, Equipment.TRUTH_SERUM, DEE);
    assertThat(prompt(serum.view(ANA))).isEqualTo("Dee turns a card face-up");
    Scene over = Scene.reference().wounded(BEN).armed(ANA, BEN).announce(ANA, TurnAction.SHOOT);
    assertThat(prompt(over.board()))
        .isEqualTo("Game over. The Kingpin has fallen: the Honest side wins.");
    assertThat(prompt(new View.Builder().build())).isEqualTo("Game over");
    assertThat(prompt(new View.Builder().phase(View.Phase.GAME_OVER).build()))
        .isEqualTo("Game over");
  }

  @Test
  public void everyActionHasItsButton() {
    Scene scene = Scene.reference().armed(ANA, BEN);
    Inputs actions = scene.actions();
    assertThat(action(scene, ANA, actions.order(Order.of(2, 0, 1))))
        .isEqualTo("Lay out: 3 Crooked, 1 Agent, 2 Crooked");
    assertThat(action(scene, ANA, actions.investigate(place(CY, 2))))
        .isEqualTo("Investigate card 2 of Cy");
    assertThat(action(scene, ANA, actions.announce(TurnAction.SHOOT))).isEqualTo("Shoot Ben");
    assertThat(action(Scene.reference(), ANA, actions.announce(TurnAction.SHOOT)))
        .isEqualTo("Shoot");
    assertThat(action(scene, ANA, actions.announce(TurnAction.ARM))).isEqualTo("Arm");
    assertThat(action(scene, ANA, actions.announce(TurnAction.NO_ACTION)))
        .isEqualTo("That input means nothing in this game.");
    assertThat(action(scene, ANA, new Action.Builder().build()))
        .isEqualTo("That input means nothing in this game.");
    assertThat(action(scene, ANA, actions.pass())).isEqualTo("Pass");
    assertThat(action(scene, ANA, actions.keep())).isEqualTo("Keep my action");
    assertThat(action(scene, ANA, actions.chooseCard(place(ANA, 1))))
        .isEqualTo("Turn card 1 face-up: Agent");
    assertThat(action(scene, ANA, actions.chooseCard(23)))
        .isEqualTo("Turn card 3 face-up: unknown");
    assertThat(action(scene, ANA, actions.chooseAim(DEE))).isEqualTo("Aim at Dee");
    assertThat(action(scene, ANA, actions.discard(Equipment.TASER))).isEqualTo("Discard Taser");
    assertThat(action(scene, ANA, actions.endTurn(-1))).isEqualTo("End turn");
    assertThat(action(scene, ANA, actions.endTurn(CY))).isEqualTo("End turn, aiming at Cy");
    assertThat(action(scene, ANA, actions.standingPass(StandingPass.OFF)))
        .isEqualTo("Ask me again");
    assertThat(action(scene, ANA, actions.standingPass(StandingPass.THIS_TURN)))
        .isEqualTo("Pass, and automatically for this turn");
    assertThat(action(scene, ANA, actions.claimCard(place(BEN, 2), CardType.KINGPIN)))
        .isEqualTo("Say: card 2 of Ben is Kingpin");
    assertThat(action(scene, ANA, actions.claimSide(BEN, Side.CROOKED_SIDE)))
        .isEqualTo("Say: Ben is Crooked");
    assertThat(use(scene, Use.of(Equipment.COFFEE))).isEqualTo("Use Coffee");
    assertThat(use(scene, Use.on(Equipment.TASER, BEN))).isEqualTo("Use Taser on Ben");
    assertThat(use(scene, Use.on(Equipment.BACKUP, BEN))).isEqualTo("Use Backup, aiming at Ben");
    assertThat(use(scene, Use.on(Equipment.EVIDENCE_BAG, BEN).takenFromFront()))
        .isEqualTo("Use Evidence Bag: take what lies in front of Ben");
    assertThat(use(scene, Use.laidOut(Order.of(1, 0, 2))))
        .isEqualTo("Use Flashbang: 2 Crooked, 1 Agent, 3 Crooked");
    assertThat(use(scene, Use.at(Equipment.DEFIBRILLATOR, Bits.of(place(DEE, 3)))))
        .isEqualTo("Use Defibrillator: Dee keeps card 3");
    int two = Bits.of(place(BEN, 1)) | Bits.of(place(CY, 3));
    assertThat(use(scene, Use.at(Equipment.WIRETAP, two)))
        .isEqualTo("Use Wiretap: card 1 of Ben, card 3 of Cy");
    String onBoard =
        Scene.GAME
            .narrator()
            .action(
                actions.order(Order.AS_IT_IS), scene.board(), Language.ENGLISH, VectorsTest::name);
    assertThat(onBoard).isEqualTo("Lay out: 1 unknown, 2 unknown, 3 unknown");
  }

  private static String use(Scene scene, Use use) {
    return action(scene, ANA, scene.actions().play(use, 3));
  }

  @Test
  public void everyEndHasItsSentence() {
    assertThat(end("KINGPIN_ELIMINATED", "HONEST", 1))
        .isEqualTo("The Kingpin has fallen: the Honest side wins.");
    assertThat(end("AGENT_ELIMINATED", "CROOKED", 2))
        .isEqualTo("The Agent has fallen: the Crooked side wins.");
    assertThat(end("BOTH_LEADERS", "", 4)).isEqualTo("Cy holds both leaders and wins alone.");
    assertThat(end("BOTH_ELIMINATED", "HONEST", 1))
        .isEqualTo("Both leaders fell together: the Honest side wins.");
    assertThat(end("LAST_ALIVE", "", 2)).isEqualTo("Ben is the last one alive and wins alone.");
    assertThat(end("TURN_LIMIT", "", 0)).isEqualTo("Turn limit reached: nobody wins.");
  }

  private static String end(String cause, String side, int winners) {
    Outcome outcome = new Outcome(cause, side, new Seats(winners), List.of());
    return Scene.GAME.narrator().outcome(outcome, Language.ENGLISH, VectorsTest::name);
  }
}
