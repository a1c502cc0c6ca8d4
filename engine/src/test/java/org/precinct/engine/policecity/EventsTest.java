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
import org.precinct.engine.Seat;
import org.precinct.engine.Step;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.What;
import org.precinct.engine.policecity.proto.Why;
import org.precinct.engine.policecity.proto.Word;

/** Event cards: 6.8, R57 to R63. */
public final class EventsTest {

  @Test
  public void T6_trafficIsTokensAndHandcuffs() {
    Scene s = Scene.of(4).informant(B).give(C, "alcohol").calls("ev_traffic_alcohol");
    s.place(B, 1, "i1").act(B, Actions.ride(s.id(), 5, 1)).place(C, 1, "i1").deployed();
    s.roll("B i1 R, B x1 H, C i1 H");
    assertThat(s.rank(C)).isEqualTo(1);
    assertThat(s.rank(B)).isEqualTo(0);
    assertThat(s.tokens(C, "alcohol")).isEqualTo(1);
    assertThat(s.mafia()).isEqualTo(0);
    Event majority = null;
    for (Event event : s.city().news) if (event.kind == Event.Kind.MAJORITY) majority = event;
    assertThat(majority.items).containsExactly(0, 1, 2, 0).inOrder();
  }

  @Test
  public void T15_theMajorityInADistrict() {
    Scene s = Scene.of(3).give(A, "bx_squat bi_night_train").give(B, "bx_market");
    s.calls("ev_district_bronx").deployed();
    assertThat(s.city().rank).asList().containsExactly(1, 0, 0).inOrder();
    s = Scene.of(3).give(A, "bx_squat bi_night_train").give(B, "bx_market bi_toll_bridge");
    s.calls("ev_district_bronx").deployed();
    assertThat(s.city().rank).asList().containsExactly(1, 1, 0).inOrder();
    s = Scene.of(3, "difficulty", "hard").give(A, "bx_squat bi_night_train");
    s.give(B, "bx_market bi_toll_bridge").calls("ev_district_bronx").deployed();
    assertThat(s.city().rank).asList().containsExactly(0, 0, 0).inOrder();
    assertThat(s.mafia()).isEqualTo(1);
    s = Scene.of(3).give(A, "mn_bank").calls("ev_district_bronx").deployed();
    assertThat(s.mafia()).isEqualTo(1);
  }

  @Test
  public void T18_theRaidPushesTheMafiaBack() {
    Scene s = Scene.of(3).mafia(5).informant(B).calls("ev_police_raid").place(A, 1, "i1 i2 s");
    s.place(B, 1, "i1 i2 s").act(B, Actions.ride(s.id(), 5, 1)).deployed();
    s.roll("A i1 H, A i2 H, A s D, B i1 H, B i2 R, B s H, B x1 M");
    assertThat(s.mafia()).isEqualTo(4);
    // Two handcuffs: nothing.
    s = Scene.of(3).mafia(5).calls("ev_police_raid").place(A, 1, "i1 i2").deployed();
    s.roll("A i1 H, A i2 H");
    assertThat(s.mafia()).isEqualTo(5);
    // Mafia faces come first.
    s = Scene.of(3).mafia(9).informant(A).calls("ev_police_raid").place(A, 1, "i1 i2 s");
    s.act(A, Actions.ride(s.id(), 5, 1)).deployed().roll("A i1 H, A i2 H, A s H, A x1 M");
    assertThat(s.isOver()).isTrue();
  }

  private static Scene payday(int mafia) {
    Scene s = Scene.of(3).mafia(mafia).give(A, "drugs drugs").give(B, "weapons weapons");
    return s.give(C, "alcohol").calls("ev_pay_informants").deployed();
  }

  private static Scene pledges(Scene s) {
    int id = s.id();
    s.act(A, Actions.pledge(id, element("drugs"))).act(B, Actions.pledge(id, element("weapons")));
    s.act(A, Actions.pledge(id, element("drugs"))).act(C, Actions.pledge(id, element("alcohol")));
    return s.act(B, Actions.pledge(id, element("weapons")));
  }

  @Test
  public void T16_theFirstPledgesGo() {
    Scene s = pledges(payday(3));
    assertThat(s.board().pledges).hasSize(5);
    s.say(Word.DONE, A, B, C);
    assertThat(s.mafia()).isEqualTo(1);
    assertThat(s.tokens(A, "drugs")).isEqualTo(0);
    assertThat(s.tokens(B, "weapons")).isEqualTo(1);
    assertThat(s.tokens(C, "alcohol")).isEqualTo(0);
    s = pledges(payday(1)).timeUp();
    assertThat(s.mafia()).isEqualTo(0);
    assertThat(s.tokens(A, "drugs")).isEqualTo(1);
    assertThat(s.tokens(B, "weapons")).isEqualTo(1);
    assertThat(s.tokens(C, "alcohol")).isEqualTo(1);
    s = payday(3);
    s.act(A, Actions.pledge(s.id(), element("drugs"))).timeUp();
    assertThat(s.mafia()).isEqualTo(3);
    assertThat(s.tokens(A, "drugs")).isEqualTo(2);
  }

  @Test
  public void R57_pledgesBindOnlyAtTheEnd() {
    Scene s = payday(3);
    s.act(A, Actions.pledge(s.id(), element("drugs")));
    assertThat(s.refusal(A, combine("combo_aa", "drugs"))).isEqualTo("err_reserved");
    assertThat(s.refusal(B, Actions.unpledge(s.id(), element("drugs"))))
        .isEqualTo("err_not_pledged");
    s.act(A, Actions.unpledge(s.id(), element("drugs")));
    assertThat(s.allows(A, combine("combo_aa", "drugs"))).isTrue();
    assertThat(s.refusal(A, Actions.pledge(s.id(), element("weapons")))).isEqualTo("err_not_yours");
    assertThat(s.refusal(A, Actions.pledge(s.id(), element("bx_squat"))))
        .isEqualTo("err_pledge_tokens");
    assertThat(s.refusal(A, Actions.pledge(s.id(), 99))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.TAP))).isEqualTo("err_not_now");
    // A player who leaves gives nothing.
    s = pledges(payday(3)).away(B).timeUp();
    assertThat(s.mafia()).isEqualTo(2);
    assertThat(s.tokens(B, "weapons")).isEqualTo(2);
    assertThat(s.tokens(C, "alcohol")).isEqualTo(1);
  }

  @Test
  public void pledgedCardsCannotBeClaimedWith() {
    Scene s = Scene.of(3).mafia(3).objectives("ob_2_bronx").file(A, "bx_market");
    s.give(A, "bx_squat").calls("ev_big_trial").deployed();
    s.act(A, Actions.pledge(s.id(), element("bx_market")));
    assertThat(s.view(B).pledges.get(0).filed).isTrue();
    assertThat(s.refusal(A, claim("ob_2_bronx", "bx_squat bx_market"))).isEqualTo("err_reserved");
    assertThat(s.refusal(A, Actions.fileOut(element("bx_market")))).isEqualTo("err_reserved");
    Why why = new Why(What.CLAIMING, 1 + Scene.objective("ob_2_bronx"), "err_reserved");
    assertThat(s.view(A).mine.may.why).contains(why);
    assertThat(s.view(A).mine.may.unpledge).containsExactly(element("bx_market"));
    assertThat(s.refusal(A, Actions.pledge(s.id(), element("drugs"))))
        .isEqualTo("err_pledge_cards");
    s.act(A, Actions.pledge(s.id(), element("bx_squat"))).timeUp();
    assertThat(s.mafia()).isEqualTo(2);
    assertThat(s.city().filed(A)).isEqualTo(0);
    assertThat(s.isDiscarded("bx_market")).isTrue();
  }

  @Test
  public void thereIsNothingToPledgeForOrWith() {
    Scene s = Scene.of(3).give(A, "drugs drugs").calls("ev_pay_informants").deployed();
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
    assertThat(s.told(Event.Kind.NO_EFFECT)).isTrue();
    s = Scene.of(3).mafia(2).give(A, "drugs").give(B, "weapons").calls("ev_pay_informants");
    s.away(B).deployed();
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
  }

  private static Action deal(Scene s, List<Integer> give, Integer... ranks) {
    return Actions.deal(s.id(), give, List.of(), List.of(ranks));
  }

  private static int token(int seat, String kind) {
    return 8 * seat + element(kind);
  }

  /** A 3 tokens, B 2, C none, and the proposal of T17. */
  private static Scene deal() {
    Scene s = Scene.of(3).track("-").give(A, "drugs drugs drugs").give(B, "weapons weapons");
    s.calls("ev_mafia_deal").deployed();
    assertThat(s.phase()).isEqualTo(Phase.MAFIA_DEAL);
    return s.act(A, deal(s, t17(), 2, 1, 1));
  }

  private static List<Integer> t17() {
    int drugs = token(A, "drugs");
    return List.of(drugs, drugs, drugs, token(B, "weapons"));
  }

  @Test
  public void T17_fourTokensForFourRanks() {
    Scene s = Scene.of(3).give(A, "drugs drugs drugs").calls("ev_mafia_deal").deployed();
    assertThat(s.mafia()).isEqualTo(2);
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
    // All three support.
    s = deal();
    s.act(B, Actions.support(s.id(), 1)).act(C, Actions.support(s.id(), 1));
    assertThat(s.city().rank).asList().containsExactly(2, 1, 1).inOrder();
    assertThat(s.tokens(A, "drugs")).isEqualTo(0);
    assertThat(s.tokens(B, "weapons")).isEqualTo(1);
    assertThat(s.mafia()).isEqualTo(0);
    // A and B support, C is silent.
    s = deal();
    s.act(B, Actions.support(s.id(), 1)).timeUp();
    assertThat(s.told(Event.Kind.DEAL_NO)).isTrue();
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
    assertThat(s.mafia()).isEqualTo(2);
    assertThat(s.tokens(A, "drugs")).isEqualTo(3);
  }

  @Test
  public void R58_noDealIsTheDefault() {
    Scene s = deal().say(Word.DONE, A, B, C);
    assertThat(s.mafia()).isEqualTo(2);
    // All present support: at once. C gets a rank without giving.
    s = deal();
    s.act(B, Actions.support(s.id(), 1)).act(C, Actions.support(s.id(), 1));
    assertThat(s.told(Event.Kind.DEAL_YES)).isTrue();
    assertThat(s.rank(C)).isEqualTo(1);
    // All are done talking, and C has not agreed.
    s = deal();
    s.act(B, Actions.support(s.id(), 1)).say(Word.DONE, A, B, C);
    assertThat(s.told(Event.Kind.DEAL_NO)).isTrue();
  }

  @Test
  public void aDealNeedsFourTokensThatAreThereAndFourRanks() {
    Scene s = deal();
    int drugs = token(A, "drugs");
    int weapons = token(B, "weapons");
    assertThat(s.refusal(B, deal(s, List.of(drugs, drugs, drugs), 2, 1, 1)))
        .isEqualTo("err_deal_tokens");
    assertThat(s.refusal(B, deal(s, List.of(drugs, drugs, drugs, drugs), 2, 1, 1)))
        .isEqualTo("err_deal_not_held");
    assertThat(s.refusal(B, deal(s, t17(), 2, 1, 0))).isEqualTo("err_deal_ranks");
    assertThat(s.refusal(B, deal(s, t17(), 4, 1, -1))).isEqualTo("err_deal_ranks");
    assertThat(s.refusal(B, deal(s, t17(), 4, 0))).isEqualTo("err_deal_ranks");
    assertThat(s.refusal(B, deal(s, List.of(drugs, drugs, weapons, drugs), 4, 0, 0)))
        .isEqualTo("action.unreadable");
    assertThat(s.refusal(B, deal(s, List.of(drugs, drugs, weapons, 0), 4, 0, 0)))
        .isEqualTo("action.unreadable");
    assertThat(s.refusal(B, deal(s, List.of(drugs, drugs, weapons, 31), 4, 0, 0)))
        .isEqualTo("action.unreadable");
    Action badFile =
        Actions.deal(s.id(), List.of(drugs, drugs, drugs), List.of(6), List.of(4, 0, 0));
    assertThat(s.refusal(B, badFile)).isEqualTo("action.unreadable");
    Action noFile =
        Actions.deal(s.id(), List.of(drugs, drugs, drugs), List.of(2), List.of(4, 0, 0));
    assertThat(s.refusal(B, noFile)).isEqualTo("err_deal_not_held");
    assertThat(s.refusal(B, Actions.support(s.id(), 7))).isEqualTo("err_proposal_gone");
    assertThat(s.refusal(B, Actions.word(s.id(), Word.TAP))).isEqualTo("err_not_now");
    // A second proposal replaces the first.
    s.act(A, deal(s, t17(), 4, 0, 0));
    assertThat(s.board().deals).hasSize(1);
    assertThat(s.board().deals.get(0).number).isEqualTo(2);
  }

  @Test
  public void aDealWhoseTokensAreSpentIsOff() {
    Scene s = deal();
    s.act(B, Actions.support(s.id(), 1)).act(A, combine("combo_aa", "drugs"));
    assertThat(s.board().deals.get(0).valid).isFalse();
    s.timeUp();
    assertThat(s.mafia()).isEqualTo(2);
    // Not even if all support it.
    s = deal();
    s.act(B, Actions.support(s.id(), 1)).act(A, combine("combo_aa", "drugs"));
    s.act(C, Actions.support(s.id(), 1));
    assertThat(s.phase()).isEqualTo(Phase.MAFIA_DEAL);
    // Nor can the tokens of somebody who left be given.
    s = deal();
    s.act(B, Actions.support(s.id(), 1)).away(B).timeUp();
    assertThat(s.mafia()).isEqualTo(2);
  }

  @Test
  public void aDealMayTakeFromTheProposersFile() {
    Scene s = Scene.of(3).track("-").file(A, "drugs drugs").give(A, "drugs drugs");
    s.calls("ev_mafia_deal").deployed();
    int drugs = token(A, "drugs");
    Action deal = Actions.deal(s.id(), List.of(drugs, drugs), List.of(1, 1), List.of(4, 0, 0));
    Scene given = s.act(A, deal);
    given.act(B, Actions.support(s.id(), 1)).act(C, Actions.support(s.id(), 1));
    assertThat(given.rank(A)).isEqualTo(4);
    assertThat(given.city().filed(A)).isEqualTo(0);
    // When a filed token leaves, what is left of its kind stays a secret: the deal is dropped.
    s = Scene.of(3).track("-").file(A, "drugs drugs drugs").give(A, "drugs drugs drugs");
    s.calls("ev_mafia_deal").deployed();
    s.act(A, Actions.deal(s.id(), List.of(drugs, drugs), List.of(1, 1), List.of(4, 0, 0)));
    s.act(A, Actions.fileOut(element("drugs")));
    assertThat(s.board().deals).isEmpty();
    assertThat(s.city().support[A]).isEqualTo(0);
  }

  private static Scene trade() {
    Scene s = Scene.of(3).give(A, "drugs bx_squat").give(B, "weapons").give(C, "alcohol");
    s.calls("ev_seizure_deal").deployed();
    assertThat(s.phase()).isEqualTo(Phase.TRADE);
    return s;
  }

  private static Action offer(Scene s, int to, String give, String want) {
    return Actions.offer(s.id(), to, elements(give), List.of(), elements(want));
  }

  private static Scene accept(Scene s, int seat, int number, Face face) {
    Step<Action> step = new Step.Move<>(Seat.of(seat), Actions.accept(s.id(), number));
    return s.until(
        step,
        c -> {
          for (Event event : c.news) {
            if (event.kind == Event.Kind.TRADED) return event.item == 1 + face.ordinal();
          }
          return false;
        });
  }

  @Test
  public void T19_aSwapAndItsInformantDie() {
    Scene s = trade();
    s.act(A, offer(s, B, "drugs bx_squat", "weapons")).act(A, offer(s, C, "drugs", "alcohol"));
    State before = s.state();
    accept(s, B, 1, Face.MAFIA);
    assertThat(s.hasCard(B, "bx_squat")).isTrue();
    assertThat(s.tokens(B, "drugs")).isEqualTo(1);
    assertThat(s.tokens(A, "weapons")).isEqualTo(1);
    assertThat(s.mafia()).isEqualTo(1);
    // The second offer names drugs that are gone.
    assertThat(s.refusal(C, Actions.accept(s.id(), 2))).isEqualTo("err_gone");
    assertThat(s.view(C).mine.may.accept).isEmpty();
    assertThat(s.view(C).mine.may.why).contains(new Why(What.ACCEPTING, 2, "err_gone"));
    assertThat(before.city().mafia).isEqualTo(0);
    for (Face face : List.of(Face.HANDCUFFS, Face.RANK)) {
      s = trade();
      s.act(A, offer(s, B, "drugs bx_squat", "weapons"));
      assertThat(accept(s, B, 1, face).mafia()).isEqualTo(0);
    }
  }

  @Test
  public void R59_noGiftsAndNoWayBack() {
    Scene s = trade();
    Action gift = Actions.offer(s.id(), B, elements("drugs"), List.of(), List.of());
    assertThat(s.refusal(A, gift)).isEqualTo("err_no_gifts");
    Action wish = Actions.offer(s.id(), B, List.of(), List.of(), elements("weapons"));
    assertThat(s.refusal(A, wish)).isEqualTo("err_no_gifts");
    s.act(A, offer(s, B, "drugs", "weapons"));
    accept(s, B, 1, Face.RANK);
    assertThat(s.refusal(A, Actions.withdraw(s.id(), 1))).isEqualTo("err_gone");
    assertThat(s.refusal(B, Actions.decline(s.id(), 1))).isEqualTo("err_gone");
  }

  @Test
  public void offersAreChecked() {
    Scene s = trade();
    assertThat(s.refusal(A, offer(s, A, "drugs", "drugs"))).isEqualTo("err_offer_self");
    assertThat(s.refusal(A, offer(s, 5, "drugs", "drugs"))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, offer(s, -1, "drugs", "drugs"))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, offer(s, B, "drugs drugs", "weapons"))).isEqualTo("err_not_yours");
    assertThat(s.refusal(A, offer(s, B, "drugs", "alcohol"))).isEqualTo("err_not_theirs");
    assertThat(s.refusal(A, offer(s, B, "bx_squat bx_squat", "weapons")))
        .isEqualTo("action.unreadable");
    Action descending = Actions.offer(s.id(), B, List.of(7, 1), List.of(), List.of(2));
    assertThat(s.refusal(A, descending)).isEqualTo("action.unreadable");
    Action filed = Actions.offer(s.id(), B, List.of(), elements("drugs"), elements("weapons"));
    assertThat(s.refusal(A, filed)).isEqualTo("err_not_yours");
    s.act(A, offer(s, B, "drugs", "weapons"));
    assertThat(s.refusal(C, Actions.accept(s.id(), 1))).isEqualTo("err_offer_not_to_you");
    assertThat(s.refusal(C, Actions.decline(s.id(), 1))).isEqualTo("err_offer_not_to_you");
    assertThat(s.refusal(B, Actions.withdraw(s.id(), 1))).isEqualTo("err_offer_not_yours");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.TAP))).isEqualTo("err_not_now");
    // One open offer per pair and direction.
    s.act(A, offer(s, B, "bx_squat", "weapons"));
    assertThat(s.board().offers).hasSize(1);
    assertThat(s.refusal(B, Actions.accept(s.id(), 1))).isEqualTo("err_gone");
    s.act(B, offer(s, A, "weapons", "drugs"));
    assertThat(s.board().offers).hasSize(2);
    s.act(B, Actions.decline(s.id(), 2)).act(B, Actions.withdraw(s.id(), 3));
    assertThat(s.board().offers).isEmpty();
    s.say(Word.DONE, A, B).say(A, Word.UNDONE).say(C, Word.DONE);
    assertThat(s.phase()).isEqualTo(Phase.TRADE);
    s.say(A, Word.DONE);
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
  }

  @Test
  public void filedElementsMayBeGiven() {
    Scene s = Scene.of(3).file(A, "drugs drugs").file(B, "alcohol").give(B, "weapons");
    s.calls("ev_seizure_deal").deployed();
    s.act(A, Actions.offer(s.id(), B, List.of(), elements("drugs"), elements("weapons")));
    // B has put the weapons into his file meanwhile; he still has them.
    s.act(B, Actions.fileIn(element("weapons")));
    accept(s, B, 1, Face.RANK);
    assertThat(s.city().seizure(B, 0)).isEqualTo(1);
    assertThat(s.city().seizure(A, 1)).isEqualTo(1);
    assertThat(s.city().filed(A)).isEqualTo(1);
    // An offer from the file ends when an element like it leaves the file.
    s = Scene.of(3).file(A, "drugs drugs").give(B, "weapons").calls("ev_seizure_deal").deployed();
    s.act(A, Actions.offer(s.id(), B, List.of(), elements("drugs"), elements("weapons")));
    s.act(A, Actions.fileOut(element("drugs")));
    assertThat(s.board().offers).isEmpty();
    // What the other spent meanwhile he cannot pay with.
    s = Scene.of(3).give(A, "drugs").give(B, "weapons weapons").calls("ev_seizure_deal").deployed();
    s.act(A, offer(s, B, "drugs", "weapons")).act(B, combine("combo_aa", "weapons"));
    assertThat(s.refusal(B, Actions.accept(s.id(), 1))).isEqualTo("err_not_yours");
  }

  @Test
  public void thereIsNothingToSwap() {
    Scene s = Scene.of(3).give(A, "drugs drugs").calls("ev_seizure_deal").deployed();
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
  }

  @Test
  public void R60_theMafiaNeverFallsBelowZero() {
    Scene s = Scene.of(3).mafia(1).calls("ev_police_raid").place(A, 1, "i1 i2 s");
    s.place(B, 1, "i1 i2 s").deployed();
    s.roll("A i1 H, A i2 H, A s H, B i1 H, B i2 H, B s H");
    assertThat(s.mafia()).isEqualTo(0);
    s = Scene.of(3).calls("ev_police_raid").place(A, 1, "i1 i2 s").deployed();
    s.roll("A i1 H, A i2 H, A s H");
    assertThat(s.mafia()).isEqualTo(0);
    assertThat(s.told(Event.Kind.MAFIA_DOWN)).isFalse();
  }

  @Test
  public void R61_eventsNeverRaiseTheMafiaAtTheEndOfTheRound() {
    Scene s = Scene.of(3).mafia(2).give(A, "bx_squat").calls("ev_district_bronx", "ev_police_raid");
    s.deployed();
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
    assertThat(s.mafia()).isEqualTo(2);
    assertThat(s.isDiscarded("ev_police_raid")).isTrue();
  }

  @Test
  public void R62_aSecuredPlaceNeverRaisesTheMafia() {
    for (boolean share : new boolean[] {true, false}) {
      Scene s = Scene.of(3).calls("mn_bank").place(A, 1, "i1 i2").place(B, 1, "i1 i2").deployed();
      s.roll("A i1 H, A i2 H, B i1 H, B i2 H");
      s.act(A, s.split(share ? "A B A B" : "- - - -")).act(B, Actions.support(s.id(), 1));
      s.runTo(Phase.LAST_CLAIMS);
      assertThat(s.mafia()).isEqualTo(0);
    }
  }

  @Test
  public void R63_onHardEveryTieIsTheMafias() {
    Scene s = Scene.of(3, "difficulty", "hard").give(A, "drugs").give(B, "drugs").give(C, "drugs");
    s.calls("ev_traffic_drugs").deployed();
    assertThat(s.mafia()).isEqualTo(1);
    assertThat(s.city().rank).asList().containsExactly(0, 0, 0);
    // "Nobody has any" is not a tie.
    s = Scene.of(3, "difficulty", "hard").calls("ev_traffic_drugs").deployed();
    assertThat(s.mafia()).isEqualTo(1);
    assertThat(s.told(Event.Kind.TIE_HARD)).isFalse();
    s = Scene.of(3, "difficulty", "hard").track("drugs").give(A, "alcohol alcohol");
    s.ranks(1, 0, 0).calls("bx_squat").act(A, combine("combo_aa", "alcohol"));
    assertThat(s.mafia()).isEqualTo(0);
    assertThat(s.rank(A)).isEqualTo(2);
  }

  @Test
  public void onAnEventEverybodyMayReinforce() {
    Scene s = Scene.of(3).token(B, Special.REINFORCEMENTS).mafia(3).calls("ev_police_raid");
    s.place(A, 1, "i1 i2").deployed().roll("A i1 H, A i2 H");
    assertThat(s.phase()).isEqualTo(Phase.SECURE);
    assertThat(s.board().asked).isEqualTo(0b010);
    s.say(B, Word.PLAY_REINFORCEMENTS);
    assertThat(s.mafia()).isEqualTo(2);
  }
}
