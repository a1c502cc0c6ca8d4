package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;
import static org.precinct.engine.policecity.Scene.C;
import static org.precinct.engine.policecity.Scene.claim;
import static org.precinct.engine.policecity.Scene.combine;
import static org.precinct.engine.policecity.Scene.element;
import static org.precinct.engine.policecity.Scene.elements;

import java.util.List;
import org.junit.Test;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator.Names;
import org.precinct.engine.Seat;
import org.precinct.engine.Viewer;
import org.precinct.engine.play.Match;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;

/** Sentences for what happens, what may be done and what is asked. */
public final class NarratorTest {
  private static final Names NAMES = seat -> List.of("Ann", "Bob", "Cid").get(seat.number());

  private static String label(Scene s, int seat, Action action) {
    return Scene.GAME.narrator().action(action, s.view(seat), Language.ENGLISH, NAMES);
  }

  private static String french(Scene s, int seat, Action action) {
    return Scene.GAME.narrator().action(action, s.view(seat), Language.FRENCH, NAMES);
  }

  private static String prompt(Scene s, int seat) {
    return Scene.GAME.narrator().prompt(s.view(seat), Language.ENGLISH, NAMES);
  }

  private static String board(Scene s) {
    return Scene.GAME.narrator().prompt(s.board(), Language.ENGLISH, NAMES);
  }

  private static String log(Scene s, Event.Kind kind, Language language) {
    for (Event event : s.city().news) {
      if (event.kind == kind) return Scene.GAME.narrator().event(event, language, NAMES);
    }
    throw new AssertionError(kind + " did not happen");
  }

  @Test
  public void everythingInGamesOfBotsCanBeSaid() throws Exception {
    for (int game = 0; game < 4; game++) {
      int seats = 3 + game % 4;
      Match<State, Action, View, Event> match =
          BotGames.bots(seats, "told " + game, "infiltrated_mafioso", "on");
      var driver = BotGames.driver(seats, BotLevel.EASY);
      while (!match.isOver()) {
        for (Language language : Language.values()) {
          for (int i = 0; i < seats; i++) {
            View view = Scene.GAME.view(match.state(), Viewer.of(Seat.of(i)));
            assertSaid(Scene.GAME.narrator().prompt(view, language, seat -> "Zoë"));
            for (Action action : Scene.GAME.choices(match.state(), Seat.of(i))) {
              assertSaid(Scene.GAME.narrator().action(action, view, language, seat -> "Zoë"));
            }
          }
          for (Event event : match.state().city().news) {
            assertSaid(Scene.GAME.narrator().event(event, language, seat -> "Zoë"));
          }
        }
        match.take(driver.next(match.state(), BotGames.luck(match)));
      }
    }
  }

  private static void assertSaid(String text) {
    assertThat(text.trim()).isNotEmpty();
    assertThat(text).doesNotContain("{");
    assertThat(text).isNotEqualTo("?");
  }

  @Test
  public void labelsOfDeploymentAndSpecialActions() {
    Scene s = Scene.of(3).token(A, Special.HELICOPTER).token(B, Special.COUNTER_ORDER);
    s.informant(A).calls("bx_squat", "mn_bank");
    assertThat(label(s, A, Actions.place(s.id(), 1, 2))).isEqualTo("Inspector 1 to Bank");
    assertThat(french(s, A, Actions.place(s.id(), 3, 1))).isEqualTo("Sergent : Squat");
    assertThat(label(s, A, Actions.ride(s.id(), 5, 4))).isEqualTo("Informant on: Lieutenant");
    assertThat(label(s, A, Actions.takeBack(s.id(), 5))).isEqualTo("Informant back");
    s.place(A, 1, "i1 i2").place(B, 1, "i1").deployed();
    assertThat(prompt(s, B)).contains("Helicopter or Counter-order");
    s.act(A, Actions.announce(s.id(), Special.HELICOPTER));
    assertThat(prompt(s, A)).contains("Helicopter: choose");
    assertThat(prompt(s, B)).isEqualTo("Special actions. The others are deciding.");
    Action flight = Actions.helicopter(s.id(), 1, List.of(1, 2), 2);
    assertThat(label(s, A, flight)).isEqualTo("Fly Inspector 1 and Inspector 2 to Bank");
    s.act(A, flight);
    assertThat(log(s, Event.Kind.HELICOPTER, Language.ENGLISH))
        .isEqualTo("Ann flies 2 dice to Bank.");
    s.act(B, Actions.announce(s.id(), Special.COUNTER_ORDER));
    assertThat(prompt(s, B)).contains("Counter-order: choose");
    Action order = Actions.counterOrder(s.id(), List.of(1), 1);
    assertThat(label(s, B, order)).isEqualTo("Order Inspector 1 of Ann to Squat");
    s.act(B, order);
    assertThat(log(s, Event.Kind.COUNTER_ORDER, Language.FRENCH))
        .isEqualTo("Bob envoie un dé adverse : Squat.");
  }

  @Test
  public void promptsOfThePlace() {
    Scene s = Scene.of(3).token(A, Special.RANKING_OFFICER).calls("mn_bank");
    s.place(A, 1, "i1 i2 L").place(B, 1, "i1 i2").deployed();
    assertThat(board(s)).isEqualTo("Throwing dice: Bank.");
    s.roll("A i1 R, A i2 H, B i1 H, B i2 H");
    assertThat(prompt(s, A)).isEqualTo("One handcuff short. Reroll or pass?");
    assertThat(prompt(s, C)).isEqualTo("Securing: Bank. The others are deciding.");
    s.say(A, Word.CALL_LIEUTENANT).act(B, Actions.reroll(s.id(), List.of()));
    s.reroll(A, "i1", "A i1 H");
    assertThat(prompt(s, A)).contains("Ranking officer");
    s.say(Word.PASS, A);
    assertThat(label(s, A, s.split("A B A -")))
        .isEqualTo("Propose: Ann takes the card Bank and one Weapons token; Bob takes a rank");
    assertThat(label(s, A, s.split("- - - -"))).isEqualTo("Propose: nothing");
    s.act(A, s.split("A B A -"));
    assertThat(label(s, B, Actions.support(s.id(), 1))).isEqualTo("Support Ann’s proposal");
    assertThat(prompt(s, B)).isEqualTo("Touch what you take at Bank.");
    assertThat(label(s, B, Actions.word(s.id(), Word.DONE))).isEqualTo("Agreed, the rest is left");
    assertThat(label(s, B, Actions.want(s.id(), 2))).isEqualTo("Take a rank");
    s.act(B, Actions.want(s.id(), 1));
    assertThat(label(s, B, Actions.unwant(s.id(), 1))).isEqualTo("Leave the card Bank");
    assertThat(label(s, B, Actions.word(s.id(), Word.DONE))).isEqualTo("I stay by it");
    assertThat(prompt(s, B)).isEqualTo("Ann and Bob claim the same: the card Bank. Who gives way?");
    s.timeUp().timeUp();
    assertThat(log(s, Event.Kind.CLASH, Language.FRENCH))
        .isEqualTo("Ann et Bob demandent la même chose : la carte Banque.");
    s.roll("A i1 R, A i2 H, B i1 R, B i2 H").act(A, Actions.reroll(s.id(), List.of()));
    assertThat(prompt(s, A)).contains("You have 2 ranks");
    assertThat(prompt(s, B)).contains("You have 1 rank:");
    assertThat(label(s, A, s.point(B, 2))).isEqualTo("Point at Bob (2)");
    s.act(A, Actions.point(s.id(), List.of(), List.of())).act(B, s.point(A, 1));
    assertThat(log(s, Event.Kind.POINTED, Language.ENGLISH)).isEqualTo("Ann points at nobody.");
    assertThat(prompt(s, A)).contains("You are named once");
    s.act(A, Actions.remove(s.id(), List.of(2))).timeUp();
    assertThat(prompt(s, A)).isEqualTo("Last word: what is claimed now counts.");
  }

  @Test
  public void promptsOfEvents() {
    Scene s = Scene.of(3).token(A, Special.REINFORCEMENTS).mafia(3).give(A, "drugs drugs bx_squat");
    s.give(B, "weapons weapons mn_bank").give(C, "bk_docks");
    s.calls("ev_police_raid", "ev_pay_informants", "ev_mafia_deal").deployed();
    assertThat(prompt(s, A)).isEqualTo("Handcuffs so far: 0. Reinforcements or pass?");
    s.timeUp();
    assertThat(prompt(s, B)).isEqualTo("Offer seizure tokens: 0 offered, mafia −0.");
    assertThat(label(s, A, Actions.pledge(s.id(), element("drugs"))))
        .isEqualTo("Offer one Drugs token");
    assertThat(label(s, A, Actions.unpledge(s.id(), element("drugs"))))
        .isEqualTo("Take back one Drugs token");
    s.timeUp();
    assertThat(prompt(s, C)).contains("4 tokens for 4 ranks");
    Action deal = Actions.deal(s.id(), List.of(1, 1, 10, 10), List.of(), List.of(2, 1, 1));
    assertThat(label(s, A, deal))
        .isEqualTo(
            "Propose the deal: Ann gives one Drugs token and one Drugs token; Bob gives one Weapons"
                + " token and one Weapons token; Ann rises by 2; Bob rises by 1; Cid rises by 1");
    s.act(A, deal);
    assertThat(label(s, B, Actions.support(s.id(), 1))).isEqualTo("Support Ann’s proposal");
    s.act(B, Actions.support(s.id(), 1)).timeUp();
    assertThat(log(s, Event.Kind.DEAL_NO, Language.ENGLISH))
        .isEqualTo("No deal: the mafia rises by 2.");
    s.runTo(Phase.LAST_CLAIMS).calls("ev_big_trial", "ev_seizure_deal").deployed();
    assertThat(prompt(s, A)).contains("Offer place cards");
    s.timeUp();
    Action offer = Actions.offer(s.id(), B, elements("bx_squat"), List.of(), elements("mn_bank"));
    assertThat(label(s, A, offer)).isEqualTo("Offer Bob the card Squat for the card Bank");
    s.act(A, offer);
    assertThat(label(s, B, Actions.accept(s.id(), 1))).isEqualTo("Accept Ann’s offer");
    assertThat(label(s, B, Actions.decline(s.id(), 1))).isEqualTo("Decline Ann’s offer");
    assertThat(label(s, A, Actions.withdraw(s.id(), 1))).isEqualTo("Withdraw the offer to Bob");
    // What is not there any more has no name.
    assertThat(label(s, B, Actions.accept(s.id(), 9))).isEqualTo("Accept ?’s offer");
    assertThat(label(s, A, Actions.withdraw(s.id(), 9))).isEqualTo("Withdraw the offer to ?");
    assertThat(label(s, A, new Action.Builder().build())).isEqualTo("?");
    s.act(B, Actions.accept(s.id(), 1));
    assertThat(log(s, Event.Kind.TRADED, Language.ENGLISH)).startsWith("Ann and Bob swap.");
    assertThat(board(s)).isEqualTo("Event: Seizure deal.");
  }

  @Test
  public void labelsOfFreeActions() {
    Scene s = Scene.of(3).track("drugs").objectives("ob_2_bronx");
    s.give(A, "bx_squat bx_market drugs drugs weapons weapons weapons").calls("mn_bank");
    assertThat(label(s, A, claim("ob_2_bronx", "bx_squat bx_market")))
        .isEqualTo("Bronx patrols: discard Squat and Wholesale market");
    assertThat(label(s, A, claim("ob_2_bronx", "bx_squat bx_market", 3)))
        .isEqualTo("Bronx patrols: discard Squat and Wholesale market, take Reinforcements");
    assertThat(label(s, A, combine("combo_aaabb", "weapons", "drugs")))
        .isEqualTo("Full house: Weapons and Drugs");
    assertThat(label(s, A, Actions.fileIn(1))).isEqualTo("Put in the file: one Drugs token");
    assertThat(label(s, A, Actions.fileOut(1))).isEqualTo("Take out of the file: one Drugs token");
    s.act(A, claim("ob_2_bronx", "bx_squat bx_market"));
    assertThat(log(s, Event.Kind.OBJECTIVE, Language.ENGLISH))
        .isEqualTo("Ann meets the objective Bronx patrols. Ann also takes a token: Helicopter.");
    s.act(A, combine("combo_aaa", "weapons"));
    assertThat(log(s, Event.Kind.THRESHOLD, Language.FRENCH))
        .isEqualTo("Grade 2 atteint : qui a le plus de jetons Drogue ?");
  }

  @Test
  public void anEmptyObjectiveDeckIsSaid() {
    Event none = new Event.Builder().kind(Event.Kind.NEW_OBJECTIVE).build();
    assertThat(Scene.GAME.narrator().event(none, Language.ENGLISH, NAMES))
        .isEqualTo("No objective is left to open.");
    Event unknown = new Event.Builder().build();
    assertThat(Scene.GAME.narrator().event(unknown, Language.ENGLISH, NAMES)).isNotEmpty();
  }

  @Test
  public void theFirstLookNamesTheLoyalty() {
    assertThat(prompt(Scene.of(3), A))
        .isEqualTo("Look at your special action. Keep it to yourself.");
    assertThat(prompt(Scene.of(3, "infiltrated_mafioso", "on"), A)).contains("and your loyalty");
  }
}
