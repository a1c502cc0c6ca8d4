package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.policecity.Scene.A;
import static org.precinct.engine.policecity.Scene.B;
import static org.precinct.engine.policecity.Scene.C;
import static org.precinct.engine.policecity.Scene.D;
import static org.precinct.engine.policecity.Scene.claim;
import static org.precinct.engine.policecity.Scene.combine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Combine;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.What;
import org.precinct.engine.policecity.proto.Why;
import org.precinct.engine.policecity.proto.Word;

/** Ranks, thresholds, objectives and combinations: 6.2, 6.3, R45 to R56. */
public final class GainsTest {

  /** T12: A rank 1, B rank 3, C rank 5; A has a pair of alcohol to gain one rank with. */
  private static Scene thresholds(String difficulty) {
    Scene s = Scene.of(4, "difficulty", difficulty).track("drugs weapons tobacco");
    s.give(A, "drugs weapons alcohol alcohol").give(B, "drugs drugs").give(C, "weapons");
    return s.ranks(1, 3, 5, 0).calls("bx_squat").act(A, combine("combo_aa", "alcohol"));
  }

  @Test
  public void T12_thresholdsSetOffOneAnother() {
    Scene s = thresholds("medium");
    assertThat(s.city().rank).asList().containsExactly(3, 4, 6, 0).inOrder();
    assertThat(s.board().track).containsExactly(0, 0, 0, 0);
    assertThat(s.mafia()).isEqualTo(0);
    s = thresholds("hard");
    int tobacco = 1 + Seizure.TOBACCO.ordinal();
    assertThat(s.city().rank).asList().containsExactly(2, 4, 5, 0).inOrder();
    assertThat(s.board().track).containsExactly(0, 0, tobacco, 0).inOrder();
    assertThat(s.mafia()).isEqualTo(1);
    assertThat(s.told(Event.Kind.TIE_HARD)).isTrue();
  }

  @Test
  public void T13_aTokenIsCheckedOnce() {
    Scene s = thresholds("medium");
    // In the supply already, although nobody had any.
    assertThat(s.city().seizureSupply[Seizure.TOBACCO.ordinal()]).isEqualTo(10);
    s.give(D, "tobacco").give(B, "alcohol alcohol alcohol").act(B, combine("combo_aaa", "alcohol"));
    assertThat(s.rank(B)).isEqualTo(6);
    assertThat(s.rank(D)).isEqualTo(0);
  }

  @Test
  public void T14_aCheckComesBetweenTwoSteps() {
    Scene s = Scene.of(3).track("drugs weapons").give(A, "drugs alcohol alcohol alcohol weapons");
    s.ranks(1, 0, 0).calls("bx_squat").act(A, combine("combo_aaa", "alcohol"));
    // 2, then 3 by the check, then the second step to 4, where he has most weapons: 5.
    assertThat(s.rank(A)).isEqualTo(5);
    assertThat(s.board().track).containsExactly(0, 0, 0, 0);
  }

  @Test
  public void R45_everyRankOnTheWayIsChecked() {
    Scene s = Scene.of(3).track("drugs - - -").give(B, "drugs").give(A, "alcohol alcohol alcohol");
    s.ranks(1, 0, 0).calls("bx_squat").act(A, combine("combo_aaa", "alcohol"));
    assertThat(s.rank(A)).isEqualTo(3);
    assertThat(s.rank(B)).isEqualTo(1);
  }

  @Test
  public void R46_aThresholdIsForAllAndNobodyTiesWithNothing() {
    Scene s = Scene.of(3).track("drugs").give(A, "alcohol alcohol").give(B, "drugs");
    s.give(C, "drugs").ranks(1, 0, 0).calls("bx_squat").act(A, combine("combo_aa", "alcohol"));
    assertThat(s.city().rank).asList().containsExactly(2, 1, 1).inOrder();
    s = Scene.of(3).track("drugs").give(A, "alcohol alcohol").ranks(1, 0, 0).calls("bx_squat");
    s.act(A, combine("combo_aa", "alcohol"));
    assertThat(s.city().rank).asList().containsExactly(2, 0, 0).inOrder();
    assertThat(s.told(Event.Kind.THRESHOLD_NONE)).isTrue();
    assertThat(s.board().track.get(0)).isEqualTo(0);
  }

  @Test
  public void R47_tiedGainsComeInSeatOrder() {
    Scene s = Scene.of(3).track("drugs").give(B, "alcohol alcohol drugs").give(A, "drugs");
    s.ranks(0, 1, 0).calls("bx_squat").act(B, combine("combo_aa", "alcohol"));
    List<Integer> order = new ArrayList<>();
    for (Event event : s.city().news) {
      if (event.kind == Event.Kind.RANK_UP) order.add(event.seat);
    }
    assertThat(order).containsExactly(B, A, B).inOrder();
  }

  @Test
  public void R48_ranksAboveTenCount() {
    Scene s = Scene.of(3).ranks(10, 11, 0).track("-").give(A, "drugs drugs drugs");
    s.calls("bx_squat").act(A, combine("combo_aaa", "drugs")).runTo(Phase.OVER);
    assertThat(s.rank(A)).isEqualTo(12);
    assertThat(s.outcome().places()).containsExactly(1, 2, 3).inOrder();
  }

  private static Scene campaign() {
    Scene s = Scene.of(3).track("-").objectives("ob_2_bronx_1_brooklyn");
    s.give(A, "bk_docks bx_squat bx_market bx_stadium bi_night_train bi_suspension_bridge");
    return s.calls("bx_chop_shop");
  }

  @Test
  public void T7_theCampaignPromise() {
    Scene s = campaign();
    String id = "ob_2_bronx_1_brooklyn";
    assertThat(s.allows(A, claim(id, "bk_docks bx_squat bx_market"))).isTrue();
    assertThat(s.allows(A, claim(id, "bi_night_train bx_squat"))).isTrue();
    assertThat(s.allows(A, claim(id, "bi_suspension_bridge bx_squat bx_market"))).isTrue();
    assertThat(s.refusal(A, claim(id, "bi_night_train bi_suspension_bridge")))
        .isEqualTo("err_objective_cards");
    assertThat(s.refusal(A, claim(id, "bk_docks bx_squat bx_market bx_stadium")))
        .isEqualTo("err_card_too_many");
    s.act(A, claim(id, "bi_night_train bx_squat"));
    assertThat(s.rank(A)).isEqualTo(2);
    assertThat(s.city().holds(A, Special.RANKING_OFFICER)).isTrue();
    assertThat(s.told(Event.Kind.NEW_OBJECTIVE)).isTrue();
    assertThat(s.board().objectives).doesNotContain(1 + Scene.objective(id));
    assertThat(s.board().objectives).hasSize(3);
  }

  @Test
  public void R49_aTwoColourCardIsOneSymbolOfEach() {
    Scene s = Scene.of(3).objectives("ob_2_bronx", "ob_2_manhattan", "ob_2_staten_island");
    s.give(A, "bi_night_train bx_squat bi_toll_bridge").calls("mn_bank");
    assertThat(s.refusal(A, claim("ob_2_bronx", "bi_night_train")))
        .isEqualTo("err_objective_cards");
    assertThat(s.refusal(A, claim("ob_2_bronx", "bi_night_train bi_toll_bridge bx_squat")))
        .isEqualTo("err_card_too_many");
    assertThat(s.view(A).mine.may.claims).hasSize(3);
    s.act(A, claim("ob_2_bronx", "bi_night_train bi_toll_bridge"));
    assertThat(s.isDiscarded("bi_toll_bridge")).isTrue();
  }

  @Test
  public void R50_aTwoColourCardIsOneCardAndCountsInBothDistricts() {
    Scene s = Scene.of(3).give(A, "bi_night_train").give(B, "mn_bank").give(C, "qn_motel");
    assertThat(s.city().stock(A)).isEqualTo(1);
    s.calls("ev_district_bronx", "ev_district_brooklyn").deployed();
    assertThat(s.rank(A)).isAtLeast(2);
    // In the big trial it is one card.
    s = Scene.of(3).mafia(3).give(A, "bi_night_train").give(B, "mn_bank").calls("ev_big_trial");
    s.deployed();
    s.act(A, Actions.pledge(s.id(), Scene.element("bi_night_train"))).timeUp();
    assertThat(s.mafia()).isEqualTo(3);
    assertThat(s.hasCard(A, "bi_night_train")).isTrue();
  }

  @Test
  public void R51_aNewObjectiveCanBeClaimedAtOnce() {
    Scene s = Scene.of(3).objectives("ob_2_bronx", "ob_2_queens", "ob_2_brooklyn");
    s.give(A, "bx_squat bx_market mn_bank mn_gallery");
    s.edit(
        c -> {
          // One objective left in the deck: Manhattan.
          int wanted = Scene.objective("ob_2_manhattan");
          c.objectiveDiscard =
              Arrays.stream(c.objectiveDeck).filter(other -> other != wanted).toArray();
          c.objectiveDeck = new int[] {wanted};
        });
    s.calls("bx_stadium").act(A, claim("ob_2_bronx", "bx_squat bx_market"));
    s.act(A, claim("ob_2_manhattan", "mn_bank mn_gallery"));
    // The deck was empty: its discard is shuffled.
    assertThat(s.told(Event.Kind.RESHUFFLED)).isTrue();
    assertThat(s.board().objective_deck).isAtLeast(10);
    assertThat(s.board().objectives).doesNotContain(0);
  }

  @Test
  public void R52_theFirstInTheQueueGetsTheObjective() {
    Scene s = Scene.of(3).objectives("ob_2_bronx").give(A, "bx_squat bx_market");
    s.give(B, "bx_stadium bx_chop_shop").calls("mn_bank");
    s.act(A, claim("ob_2_bronx", "bx_squat bx_market"));
    assertThat(s.refusal(B, claim("ob_2_bronx", "bx_stadium bx_chop_shop"))).isEqualTo("err_gone");
    assertThat(s.hasCard(B, "bx_stadium")).isTrue();
  }

  @Test
  public void T8_oneCombinationARound() {
    Scene s = Scene.of(3).track("-").give(A, "alcohol alcohol alcohol alcohol alcohol");
    s.calls("bx_squat").act(A, combine("combo_aaa", "alcohol"));
    assertThat(s.rank(A)).isEqualTo(2);
    assertThat(s.tokens(A, "alcohol")).isEqualTo(2);
    assertThat(s.refusal(A, combine("combo_aa", "alcohol"))).isEqualTo("err_combo_used");
    assertThat(s.view(A).mine.may.why).contains(new Why(What.COMBINING, 0, "err_combo_used"));
    s.runTo(Phase.LAST_CLAIMS);
    assertThat(s.refusal(A, combine("combo_aa", "alcohol"))).isEqualTo("err_combo_used");
    s.calls("bx_market").act(A, combine("combo_aa", "alcohol"));
    assertThat(s.rank(A)).isEqualTo(3);
    assertThat(s.tokens(A, "alcohol")).isEqualTo(0);
  }

  @Test
  public void T34_whatThreeDrugsAndTwoWeaponsAreGoodFor() {
    Scene s = Scene.of(3).give(A, "drugs drugs drugs weapons weapons").calls("bx_squat");
    List<Combine> combines = s.view(A).mine.may.combines;
    List<Integer> ranks = new ArrayList<>();
    for (Combine combine : combines) ranks.add(Box.COMBINATIONS.get(combine.combo - 1).ranks());
    assertThat(ranks).containsExactly(1, 1, 2, 3, 4);
    assertThat(s.allows(A, combine("combo_aabb", "drugs", "weapons"))).isTrue();
    assertThat(s.allows(A, combine("combo_aaabb", "drugs", "weapons"))).isTrue();
    assertThat(s.refusal(A, combine("combo_aaabb", "weapons", "drugs")))
        .isEqualTo("err_combo_tokens");
  }

  @Test
  public void R53_oneCombinationPerPlayerAndRound() {
    Scene s = Scene.of(3).track("-").give(A, "drugs drugs drugs drugs");
    s.give(B, "weapons weapons weapons alcohol alcohol").calls("bx_squat");
    // AAAA is not AABB.
    assertThat(s.refusal(A, combine("combo_aabb", "drugs", "drugs"))).isEqualTo("err_combo_kinds");
    s.act(A, combine("combo_aaaa", "drugs"));
    assertThat(s.rank(A)).isEqualTo(3);
    // Another player's mark is his own; a part of AAABB may be used.
    s.act(B, combine("combo_aabb", "weapons", "alcohol"));
    assertThat(s.rank(B)).isEqualTo(3);
    assertThat(s.tokens(B, "weapons")).isEqualTo(1);
    assertThat(s.board().players.get(B).combined).isTrue();
  }

  @Test
  public void R54_theCombinationOfARoundLastsUntilTheNextDeploymentIsOver() {
    Scene s = Scene.of(3).track("-").give(A, "drugs drugs drugs drugs drugs drugs");
    s.calls("bx_squat").act(A, combine("combo_aa", "drugs")).runTo(Phase.LAST_CLAIMS);
    assertThat(s.refusal(A, combine("combo_aa", "drugs"))).isEqualTo("err_combo_used");
    s.calls("bx_market").act(A, combine("combo_aa", "drugs"));
    assertThat(s.refusal(A, combine("combo_aa", "drugs"))).isEqualTo("err_combo_used");
    // B has used none in the first round, and has that of the second one as well.
    s = Scene.of(3).track("-").give(B, "drugs drugs drugs drugs drugs drugs").calls("bx_squat");
    s.runTo(Phase.LAST_CLAIMS).calls("bx_market").act(B, combine("combo_aa", "drugs"));
    assertThat(s.board().players.get(B).combined).isFalse();
    s.act(B, combine("combo_aa", "drugs"));
    assertThat(s.refusal(B, combine("combo_aa", "drugs"))).isEqualTo("err_combo_used");
    // Once the dice lie, it is gone.
    s = Scene.of(3).track("-").give(C, "drugs drugs drugs drugs").calls("bx_squat");
    s.runTo(Phase.LAST_CLAIMS).calls("bx_market").place(C, 1, "i1").deployed();
    s.act(C, combine("combo_aa", "drugs"));
    assertThat(s.refusal(C, combine("combo_aa", "drugs"))).isEqualTo("err_combo_used");
  }

  @Test
  public void R55_anEmptyDeckIsMadeOfTheDiscard() {
    Scene s = Scene.of(3);
    s.edit(
        c -> {
          c.discard = Arrays.copyOf(c.deck, c.deck.length - 1);
          c.deck = Arrays.copyOfRange(c.deck, c.deck.length - 1, c.deck.length);
        });
    s.timeUp();
    assertThat(s.told(Event.Kind.RESHUFFLED)).isTrue();
    assertThat(s.board().slots).hasSize(3);
    assertThat(s.board().place_discard).isEmpty();
    // Both empty: fewer slots.
    s = Scene.of(3);
    s.edit(
        c -> {
          // A owns nearly the whole city.
          for (int i = 0; i < c.deck.length - 2; i++) c.cards[A] |= 1L << c.deck[i];
          c.deck = Arrays.copyOfRange(c.deck, c.deck.length - 2, c.deck.length);
        });
    s.timeUp();
    assertThat(s.board().slots).hasSize(2);
  }

  @Test
  public void R56_spentTokensReturnAtOnce() {
    Scene s = Scene.of(3).track("-").give(A, "drugs drugs").calls("bx_squat");
    assertThat(s.board().seizure_supply.get(0)).isEqualTo(8);
    s.act(A, combine("combo_aa", "drugs"));
    assertThat(s.board().seizure_supply.get(0)).isEqualTo(10);
  }

  /** Green alone at the Old diner, with no informant left in the supply. */
  private static Scene noInformants() {
    Scene s = Scene.of(3).track("-").calls("si_cemetery").place(A, 1, "i1 i2");
    for (int i = 0; i < 5; i++) s.informant(B);
    return s.deployed().roll("A i1 H, A i2 H");
  }

  @Test
  public void T26_aTokenOfHisChoiceForAMissingInformant() {
    Scene s = noInformants().act(A, Actions.takeAllBut(noInformants().id(), List.of()));
    assertThat(s.phase()).isEqualTo(Phase.PICK);
    assertThat(s.refusal(B, Actions.pick(s.id(), 2))).isEqualTo("action.not_your_turn");
    assertThat(s.refusal(A, Actions.pick(s.id(), 6))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.word(s.id(), Word.PASS))).isEqualTo("err_not_now");
    assertThat(s.refusal(A, combine("combo_aa", "drugs"))).isEqualTo("err_not_now");
    assertThat(s.view(A).mine.may.pick).containsExactly(1, 2, 3, 4, 5);
    s.act(A, Actions.pick(s.id(), 2));
    assertThat(s.tokens(A, "weapons")).isEqualTo(1);
    // By the clock: the kind he has most of.
    s = noInformants().give(A, "alcohol alcohol").timeUp().timeUp();
    assertThat(s.tokens(A, "alcohol")).isEqualTo(3);
    // With none but the drugs of this place, and even without: drugs.
    s = noInformants();
    s.act(A, Actions.takeAllBut(s.id(), List.of(2))).timeUp();
    assertThat(s.tokens(A, "drugs")).isEqualTo(1);
  }

  @Test
  public void withNoTokenAtAllThereIsNothingToPick() {
    Scene s = noInformants();
    for (String kind : List.of("drugs", "weapons", "alcohol", "tobacco", "prostitution")) {
      for (int i = 0; i < 10; i++) s.give(C, kind);
    }
    s.timeUp();
    assertThat(s.phase()).isEqualTo(Phase.LAST_CLAIMS);
    assertThat(s.city().allSeizures(A)).isEqualTo(0);
  }

  @Test
  public void freshSeizuresCountInTheThresholdsOfTheSamePlace() {
    Scene s = Scene.of(3).track("weapons").give(B, "weapons").ranks(1, 0, 0).calls("mn_bank");
    s.place(A, 1, "i1 i2 s").informant(A).act(A, Actions.ride(s.id(), 5, 1)).deployed();
    s.roll("A i1 H, A i2 H, A s H, A x1 H").timeUp();
    // Two weapons first, then the rank: 2, and 3 by the majority.
    assertThat(s.rank(A)).isEqualTo(3);
    assertThat(s.rank(B)).isEqualTo(0);
  }

  @Test
  public void claimsThatMeanNothingAreRefused() {
    Scene s = Scene.of(3).objectives("ob_2_bronx").give(A, "bx_squat drugs drugs").calls("mn_bank");
    assertThat(s.refusal(A, claim("ob_2_bronx", "bx_squat bx_market"))).isEqualTo("err_not_yours");
    assertThat(s.refusal(A, Actions.claim(0, List.of(1), 0))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.claim(21, List.of(1), 0))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.claim(1, List.of(2, 2), 0))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.claim(1, List.of(56), 0))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.claim(1, List.of(2), 6))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.claim(1, List.of(2), -1))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.combine(6, 1, 0))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.combine(1, 0, 0))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.combine(1, 1, 2))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.combine(3, 1, 0))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.combine(3, 2, 1))).isEqualTo("action.unreadable");
    assertThat(s.refusal(A, Actions.combine(2, 1, 0))).isEqualTo("err_combo_tokens");
    Action dated = combine("combo_aa", "drugs").newBuilder().phase_id(s.id()).build();
    assertThat(s.refusal(A, dated)).isEqualTo("action.unreadable");
  }
}
