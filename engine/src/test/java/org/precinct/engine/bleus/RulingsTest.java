package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.bleus.Scene.CALL;
import static org.precinct.engine.bleus.Scene.GAME;
import static org.precinct.engine.bleus.Scene.QUIET;
import static org.precinct.engine.bleus.Scene.STOP;
import static org.precinct.engine.bleus.Scene.copies;
import static org.precinct.engine.bleus.Scene.number;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View.Phase;
import org.precinct.engine.bleus.proto.Why;

/** The rulings of the rules (7). */
public final class RulingsTest {

  @Test
  public void R1_severalPurchasesAndPoolsAreLost() throws Exception {
    Scene scene = Scene.of(2).pools(5, 7, 1);
    scene.buy("patrouille").buy("radio").buy("dealer").buy("marche_noir").assertPools(0, 1, 1);
    assertThat(scene.policeDiscard(0)).containsExactly("patrouille", "radio");
    assertThat(scene.suburbDiscard(0)).containsExactly("dealer", "marche_noir");
    scene.end().assertPools(0, 0, 0);
    scene.end().assertPools(0, 0, 0);
  }

  @Test
  public void R2_aBoughtCardIsNotInTheHand() throws Exception {
    Scene scene = Scene.of(2).pools(2, 0, 0).buy("patrouille");
    scene.refuses(Actions.play(scene.seq(), number("patrouille")), "6.4", "why.not_in_hand");
  }

  @Test
  public void R2_unlessAShuffleAndADrawBringIt() throws Exception {
    Scene scene =
        Scene.of(2).hand("radio").pools(2, 0, 0).police(List.of(STOP), List.of()).buy("patrouille");
    scene.play("radio");
    assertThat(scene.hand()).containsExactly(STOP, "patrouille").inOrder();
    scene.play("patrouille").assertPools(0, 0, 1);
  }

  @Test
  public void R3_reinforcementWithBothPilesEmpty() throws Exception {
    Scene scene = Scene.of(2).hand("radio", STOP).play("radio");
    assertThat(scene.hand()).containsExactly(STOP);
  }

  @Test
  public void R3_theRestOfTheEffectGoesOn() throws Exception {
    Scene scene = Scene.of(2).hand("cameras");
    scene.suburb(List.of("visite_du_ministre"), List.of()).play("cameras");
    assertThat(scene.hand()).isEmpty();
    scene.assertPools(0, 1 + 1, 1);
  }

  @Test
  public void R4_escalationWithBothPilesEmpty() throws Exception {
    Scene scene = Scene.of(2).hand("helicoptere").row("dealer").play("helicoptere");
    assertThat(scene.row()).containsExactly("dealer");
    scene.assertPools(0, 0, 3);
  }

  @Test
  public void R5_theDiscardIsShuffledInTheMiddleOfADraw() throws Exception {
    Scene scene = Scene.of(2).hand("radio").police(List.of(STOP), List.of("crs", "crs"));
    scene.play("radio");
    assertThat(scene.hand()).containsExactly(STOP, "crs").inOrder();
    assertThat(Scene.ids(scene.me().police().draw())).containsExactly("crs");
    List<Event.Kind> told = scene.news(1).stream().map(event -> event.kind).toList();
    assertThat(told)
        .containsExactly(
            Event.Kind.PLAYED, Event.Kind.DREW, Event.Kind.SHUFFLED_POLICE, Event.Kind.DREW)
        .inOrder();
  }

  @Test
  public void R5_alsoOfARevealing() throws Exception {
    Scene scene =
        Scene.of(2).hand("helicoptere").suburb(List.of(QUIET), List.of("dealer", "dealer"));
    scene.play("helicoptere");
    assertThat(scene.row()).containsExactly(QUIET, "dealer").inOrder();
    assertThat(scene.suburbDiscard(0)).isEmpty();
  }

  @Test
  public void R5_aDiscardThatCameLaterIsShuffledAtTheNextDraw() throws Exception {
    Scene scene = Scene.of(2).hand("radio").pools(5, 0, 0);
    scene.play("radio").buy("crs");
    assertThat(scene.hand()).isEmpty();
    scene.hand("radio").play("radio");
    assertThat(scene.hand()).containsExactly("radio", "crs");
    assertThat(scene.policeDiscard(0)).containsExactly("radio");
  }

  @Test
  public void R6_speechTakesAnyCardsOrNone() throws Exception {
    Scene any = Scene.of(2).hand("discours_securitaire", "crs", "helicoptere");
    any.play("discours_securitaire").speech("crs", "helicoptere").assertPools(2, 0, 0);
    assertThat(any.policeDiscard(0))
        .containsExactly("crs", "helicoptere", "discours_securitaire")
        .inOrder();

    Scene none = Scene.of(2).hand("discours_securitaire", "crs");
    none.play("discours_securitaire").speech().assertPools(0, 0, 0);
    assertThat(none.hand()).containsExactly("crs");
  }

  @Test
  public void R6_theSpeechItselfIsNotInTheHand() throws Exception {
    Scene scene = Scene.of(2).hand("discours_securitaire", STOP).play("discours_securitaire");
    scene.refuses(
        Actions.speech(scene.seq(), List.of(number("discours_securitaire"))),
        "6.4",
        "why.not_in_hand");
    Scene alone = Scene.of(2).hand("discours_securitaire").play("discours_securitaire");
    alone.assertPhase(Phase.MAIN).assertPools(0, 0, 0);
  }

  @Test
  public void R7_mediatorWithoutAQuietDayMayBePlayed() throws Exception {
    Scene scene = Scene.of(2).hand("mediateur").supply(QUIET, 0).play("mediateur");
    assertThat(Scene.ids(scene.turn().played())).containsExactly("mediateur");
    assertThat(scene.suburbDiscard(1)).isEmpty();
  }

  @Test
  public void R8_mediatorWorksOnAbsentOpponents() throws Exception {
    Scene scene = Scene.of(3).hand("mediateur").absent(1).absent(2);
    scene.play("mediateur").assertPhase(Phase.MEDIATE);
    scene.refuses(Actions.mediate(scene.seq(), 0), "R8", "why.no_such_opponent");
    scene.mediate(2);
    assertThat(scene.suburbDiscard(2)).containsExactly(QUIET);
    assertThat(scene.suburbDiscard(1)).isEmpty();
    assertThat(scene.state().supply().count(number(QUIET))).isEqualTo(21);
  }

  @Test
  public void R9_promotionTakesACardOfTheHandNotAPlayedOne() throws Exception {
    Scene scene = Scene.of(2).hand(CALL, "promotion", STOP).play(CALL).play("promotion");
    scene.refuses(
        Actions.promote(scene.seq(), number(CALL), number("patrouille")), "6.4", "why.not_in_hand");
    for (String gain :
        List.of(
            "mediateur",
            "discours_securitaire",
            "patrouille",
            "couvre_feu",
            "promotion",
            "accident")) {
      Scene.at(scene.state()).promote(STOP, gain);
    }
    assertThat(scene.view(0).offers.promotions.get(0).gains).hasSize(6);
  }

  @Test
  public void R10_exactlyTwoMore() throws Exception {
    Scene scene = Scene.of(2).hand("promotion", "patrouille", "radio").play("promotion");
    scene.refuses(
        Actions.promote(scene.seq(), number("patrouille"), number("radio")),
        "R10",
        "why.wrong_cost");
    scene.refuses(
        Actions.promote(scene.seq(), number("patrouille"), number("marche_noir")),
        "R10",
        "why.wrong_cost");
    Scene.at(scene.state()).promote("radio", "crs");
    Scene.at(scene.state()).promote("radio", "helicoptere");
  }

  @Test
  public void R10_anEmptyPileCannotBeChosen() throws Exception {
    Scene scene = Scene.of(2).hand("promotion", "patrouille", "radio").supply("crs", 0);
    scene.play("promotion");
    scene.refuses(
        Actions.promote(scene.seq(), number("radio"), number("crs")), "6.5", "why.sold_out");
    assertThat(scene.view(0).offers.promotions).hasSize(1);
    Scene none = Scene.of(2).hand("promotion", "radio").supply("crs", 0).supply("helicoptere", 0);
    none.refuses(Actions.play(none.seq(), number("promotion")), "R10", "why.nothing_to_promote");
    Scene alone = Scene.of(2).hand("promotion");
    alone.refuses(Actions.play(alone.seq(), number("promotion")), "R10", "why.nothing_to_promote");
  }

  @Test
  public void R11_thePromotedCardGoesToTheDiscard() throws Exception {
    Scene scene = Scene.of(2).hand("promotion", CALL).play("promotion").promote(CALL, "accident");
    assertThat(scene.policeDiscard(0)).containsExactly("accident", "promotion").inOrder();
    assertThat(scene.hand()).isEmpty();
  }

  @Test
  public void R12_accidentTakesAnArrestedCardOnlyAndNoneIsAllowed() throws Exception {
    Scene scene = Scene.of(2).hand("accident").row("dealer", "guetteur", QUIET).pools(0, 0, 2);
    scene.suburb(List.of(QUIET, QUIET, QUIET), List.of());
    scene.arrest(1).play("accident");
    for (String id : List.of("guetteur", QUIET, "accident")) {
      scene.refuses(Actions.accident(scene.seq(), number(id)), "R12", "why.not_arrested");
    }
    Scene removed = Scene.at(scene.state()).accident("dealer");
    removed.assertPools(2, 2, 1);
    assertThat(removed.row()).containsExactly("guetteur", QUIET, QUIET, QUIET);
    assertThat(removed.suburbDiscard(0)).isEmpty();
    Scene none = Scene.at(scene.state()).accident();
    none.assertPools(2, 0, 1);
    assertThat(none.row()).containsExactly("guetteur", QUIET, QUIET, QUIET).inOrder();
    assertThat(none.suburbDiscard(0)).containsExactly("dealer");
  }

  @Test
  public void R13_aRemovedCardIsOutOfTheDiscardAndPointsStay() throws Exception {
    Scene scene = Scene.of(2).hand("accident", "accident").row("racaille", "dealer").pools(0, 0, 3);
    scene.arrest(1).arrest(1).play("accident").assertPhase(Phase.ACCIDENT).accident("racaille");
    // The Escalation that follows shuffles the Dealer in, reveals him, and nobody else is left.
    assertThat(scene.row()).containsExactly("dealer");
    assertThat(scene.arrested()).isEmpty();
    assertThat(scene.me().points()).isEqualTo(1);
    assertThat(scene.turn().arrests()).isEqualTo(2);
    scene.play("accident").assertPhase(Phase.MAIN);
    scene.assertPools(4, 2, 0);
  }

  @Test
  public void R14_cardsWithoutAnArrestNumber() throws Exception {
    for (String id : List.of(QUIET, "rumeur", "visite_du_ministre")) {
      Scene scene = Scene.of(2).hand("accident").row("dealer", id).pools(0, 0, 9);
      scene.refuses(Actions.arrest(scene.seq(), 2), "R14", "why.never_arrested");
      scene.arrest(1).play("accident");
      scene.refuses(Actions.accident(scene.seq(), number(id)), "R12", "why.not_arrested");
    }
  }

  @Test
  public void R15_quotaCultureCountsLaterArrestsAndTwiceCountsTwice() throws Exception {
    Scene scene =
        Scene.of(2)
            .hand("culture_du_chiffre", "culture_du_chiffre")
            .row("malfaiteur", "malfaiteur", "malfaiteur")
            .pools(0, 0, 4);
    scene.arrest(1).assertPools(0, 0, 2);
    scene.play("culture_du_chiffre").arrest(1).assertPools(1, 0, 1);
    scene.play("culture_du_chiffre").arrest(1).assertPools(3, 0, 0);
  }

  @Test
  public void R15_itEndsWithTheTurn() throws Exception {
    Scene scene = Scene.of(2).hand("culture_du_chiffre").play("culture_du_chiffre");
    assertThat(scene.turn().fundingPerArrest()).isEqualTo(1);
    assertThat(scene.end().turn().fundingPerArrest()).isEqualTo(0);
  }

  @Test
  public void R16_onceEachTimeItIsRevealed() throws Exception {
    Scene scene = Scene.of(2).row("dealer").pools(0, 0, 2).arrest(1);
    scene.refuses(Actions.arrest(scene.seq(), 1), "6.4", "why.no_such_place");
    scene.end().end();
    assertThat(scene.row()).containsExactly("dealer");
    scene.pools(0, 0, 1).arrest(1).assertPools(2, 0, 0);
    assertThat(scene.me().arrests()).isEqualTo(2);
  }

  @Test
  public void R17_pointsNeverGoDown() throws Exception {
    Scene scene = Scene.of(2).score(0, 4, 3).row("gangster").hand("accident").pools(0, 0, 3);
    scene.arrest(1).play("accident").accident("gangster");
    assertThat(scene.me().points()).isEqualTo(7);
    assertThat(scene.end().end().me().points()).isEqualTo(7);
  }

  @Test
  public void R18_theTargetIsReachedInTheMiddleOfATurn() throws Exception {
    Scene scene = Scene.of(2).score(0, 14, 0).row("racaille", "dealer").hand(STOP).pools(0, 0, 3);
    scene.arrest(1);
    assertThat(scene.news(1).stream().map(event -> event.kind)).contains(Event.Kind.LAST_ROUND);
    scene.play(STOP).arrest(1);
    assertThat(scene.news(1).stream().map(event -> event.kind))
        .doesNotContain(Event.Kind.LAST_ROUND);
    scene.end();
    assertThat(GAME.outcome(scene.state()).isPresent()).isFalse();
    scene.end();
    assertThat(GAME.outcome(scene.state()).isPresent()).isTrue();
  }

  @Test
  public void R18_theLastPlayerOfARoundEndsItAlone() throws Exception {
    Scene scene = Scene.of(2).turns(2).score(1, 14, 0).row("racaille").pools(0, 0, 2);
    scene.arrest(1).end();
    assertThat(GAME.outcome(scene.state()).isPresent()).isTrue();
  }

  @Test
  public void R19_moreThanTheTargetIsSimplyMore() throws Exception {
    Scene scene = Scene.of(2).turns(2).score(0, 15, 50).score(1, 14, 0).row("gangster");
    scene.pools(0, 0, 3).arrest(1).end();
    assertThat(scene.state().players().get(1).points()).isEqualTo(17);
    assertThat(GAME.outcome(scene.state()).get().places()).containsExactly(2, 1).inOrder();
  }

  @Test
  public void R20_removedCardsNeverComeBack() throws Exception {
    Scene scene = Scene.of(2).hand("promotion", "radio", "accident").row("dealer").pools(0, 0, 1);
    scene.supply("radio", 0).supply("dealer", 0);
    scene.play("promotion").promote("radio", "crs");
    scene.arrest(1).play("accident").accident("dealer");
    for (String id : List.of("radio", "dealer")) {
      assertThat(scene.state().supply().count(number(id))).isEqualTo(0);
      assertThat(scene.state().removed().count(number(id))).isEqualTo(1);
    }
    scene.pools(9, 9, 0);
    scene.refuses(Actions.buy(scene.seq(), number("radio")), "6.5", "why.sold_out");
    scene.refuses(Actions.buy(scene.seq(), number("dealer")), "6.5", "why.sold_out");
    assertThat(Scene.ids(scene.view(1).removed)).containsExactly("radio", "dealer");
  }

  @Test
  public void R5_cardsInHandInPlayOrInTheRowAreNoPartOfAShuffle() throws Exception {
    Scene scene = Scene.of(2).hand(STOP, "radio").police(List.of(CALL), List.of("crs"));
    scene.play("radio");
    assertThat(scene.hand()).containsExactly(STOP, CALL, "crs");
    assertThat(scene.policeDiscard(0)).containsExactly("radio");
    scene.row(copies(3, "dealer")).suburb(List.of(QUIET), List.of("rumeur"));
    scene.hand("helicoptere").play("helicoptere");
    assertThat(scene.row())
        .containsExactly("dealer", "dealer", "dealer", QUIET, "rumeur")
        .inOrder();
    assertThat(scene.me().suburb().size()).isEqualTo(0);
  }

  @Test
  public void R21_aPlayedCardLiesInTheDiscardOnceItsEffectsAreDone() throws Exception {
    Scene scene = Scene.of(2).hand(CALL, "radio").police(List.of(STOP), List.of()).play(CALL);
    assertThat(scene.policeDiscard(0)).containsExactly(CALL);
    scene.play("radio");
    assertThat(scene.hand()).containsExactly(STOP, CALL).inOrder();
    assertThat(scene.policeDiscard(0)).containsExactly("radio");
    scene.play(CALL).assertPools(0, 0, 2);
    assertThat(Scene.ids(scene.turn().played())).containsExactly(CALL, "radio", CALL).inOrder();
    scene.end();
    assertThat(scene.policeDiscard(0)).containsExactly("radio", CALL, STOP).inOrder();
  }

  @Test
  public void R21_whileItAsksItIsInPlay() throws Exception {
    Scene scene = Scene.of(3).hand("mediateur").play("mediateur");
    assertThat(scene.policeDiscard(0)).isEmpty();
    assertThat(scene.state().cardsOf(0)).isEqualTo(1);
    assertThat(scene.view(0).owned.get(number("mediateur") - 1)).isEqualTo(1);
    scene.mediate(1);
    assertThat(scene.policeDiscard(0)).containsExactly("mediateur");
    assertThat(scene.state().cardsOf(0)).isEqualTo(1);
  }

  @Test
  public void R22_anArrestedCardLiesInTheDiscardAtOnceAndMayComeAgain() throws Exception {
    Scene scene = Scene.of(2).hand("cameras", CALL).row("dealer").pools(0, 0, 1).arrest(1);
    assertThat(scene.row()).isEmpty();
    assertThat(scene.suburbDiscard(0)).containsExactly("dealer");
    scene.play("cameras");
    assertThat(scene.row()).containsExactly("dealer");
    scene.arrest(1).assertPools(4, 1, 0);
    assertThat(scene.me().arrests()).isEqualTo(2);
  }

  @Test
  public void R22_whatWasNotArrestedWaitsForTheEndOfTheTurn() throws Exception {
    Scene scene = Scene.of(2).row("dealer", "gangster").hand(STOP, CALL).pools(0, 0, 1).arrest(1);
    scene.play(STOP);
    assertThat(scene.suburbDiscard(0)).containsExactly("dealer");
    assertThat(scene.policeDiscard(0)).containsExactly(STOP);
    scene.end();
    assertThat(scene.suburbDiscard(0)).containsExactly("dealer", "gangster").inOrder();
    assertThat(scene.policeDiscard(0)).containsExactly(STOP, CALL).inOrder();
  }

  @Test
  public void R23_anAccidentFindsOnlyWhatHasNotBeenShuffledBack() throws Exception {
    Scene scene = Scene.of(2).row("dealer", "guetteur").hand("helicoptere", "accident");
    scene.suburb(List.of(QUIET), List.of()).pools(0, 0, 2).arrest(1);
    assertThat(scene.arrested()).containsExactly("dealer");
    scene.play("helicoptere").arrest(1);
    assertThat(scene.arrested()).containsExactly("guetteur");
    scene.play("accident");
    scene.refuses(Actions.accident(scene.seq(), number("dealer")), "R12", "why.not_arrested");
    assertThat(scene.view(0).offers.accident).containsExactly(number("guetteur"));
  }

  @Test
  public void R24_aSmallDeckThatDrawsItselfComesToAnEnd() throws Exception {
    Scene scene = Scene.of(2).hand("radio", CALL).police(List.of(), List.of("radio"));
    for (int plays = 0; plays < 60; plays += 2) {
      assertThat(scene.hand()).containsAtLeast("radio", CALL);
      scene.play(CALL).play("radio");
    }
    scene.assertPools(0, 0, 30);
    scene.refuses(Actions.play(scene.seq(), number(CALL)), "R24", "why.played_too_many");
    assertThat(scene.view(0).offers.play).doesNotContain(Why.POSSIBLE);
    scene.end();
  }

  @Test
  public void R25_allCardsThatOnlyAddToPoolsAreOneStep() throws Exception {
    Scene scene = Scene.of(2).hand(STOP, "radio", "crs", STOP, "culture_du_chiffre", "promotion");
    assertThat(Scene.ids(scene.view(0).offers.play_all))
        .containsExactly(STOP, STOP, "culture_du_chiffre", "crs")
        .inOrder();
    scene.playAll().assertPools(0, 3, 5);
    assertThat(scene.turn().fundingPerArrest()).isEqualTo(1);
    assertThat(scene.hand()).containsExactly("radio", "promotion").inOrder();
    assertThat(scene.policeDiscard(0))
        .containsExactly(STOP, STOP, "culture_du_chiffre", "crs")
        .inOrder();
    assertThat(scene.news(1).stream().map(event -> event.kind))
        .containsExactly(Event.Kind.PLAYED_ALL, Event.Kind.GAINED)
        .inOrder();
    scene.refuses(Actions.playAll(scene.seq()), "R25", "why.nothing_to_play");
    Scene one = Scene.of(2).hand(STOP, "radio");
    one.refuses(Actions.playAll(one.seq()), "R25", "why.nothing_to_play");
  }

  @Test
  public void R25_itIsTheSameAsOneByOne() throws Exception {
    Scene together = Scene.of(2).hand(STOP, "crs", CALL).playAll();
    Scene single = Scene.of(2).hand(STOP, "crs", CALL).play(STOP).play(CALL).play("crs");
    assertThat(together.turn()).isEqualTo(single.turn());
    assertThat(together.state().players()).isEqualTo(single.state().players());
  }

  @Test
  public void R26_whatNobodyHasLearntFromIsTakenBack() throws Exception {
    Scene scene = Scene.of(3).hand(STOP, CALL, "mediateur", "promotion", CALL).score(0, 14, 3);
    scene.row("racaille").pools(5, 5, 2);
    List<State> states = new ArrayList<>();
    scene.refuses(Actions.undo(scene.seq()), "R26", "why.nothing_to_undo");
    assertThat(scene.view(0).offers.undo).isFalse();
    List<Action> steps =
        List.of(
            Actions.play(1, number(STOP)),
            Actions.arrest(2, 1),
            Actions.buy(3, number("dealer")),
            Actions.play(4, number("mediateur")),
            Actions.mediate(5, 2),
            Actions.play(6, number("promotion")),
            Actions.promote(7, number(CALL), number("patrouille")));
    for (Action step : steps) {
      states.add(scene.state());
      scene.does(step);
      assertThat(scene.view(0).offers.undo).isTrue();
    }
    for (int i = states.size() - 1; i >= 0; i--) {
      scene.undo();
      assertThat(scene.news(1).get(0).kind).isEqualTo(Event.Kind.UNDONE);
      State was = states.get(i);
      assertThat(scene.state().players()).isEqualTo(was.players());
      assertThat(scene.state().supply()).isEqualTo(was.supply());
      assertThat(scene.state().removed()).isEqualTo(was.removed());
      assertThat(scene.turn()).isEqualTo(was.turn().undone(states.size() - i));
      assertThat(scene.seq()).isEqualTo(1 + 2 * states.size() - i);
    }
    scene.refuses(Actions.undo(scene.seq()), "R26", "why.nothing_to_undo");
  }

  @Test
  public void R26_notOnceSomethingIsDrawnOrRevealed() throws Exception {
    Scene drawn = Scene.of(2).hand(STOP, "radio").police(List.of(CALL), List.of());
    drawn.play(STOP).play("radio");
    drawn.refuses(Actions.undo(drawn.seq()), "R26", "why.nothing_to_undo");
    Scene shown = Scene.of(2).hand(STOP, "cameras").suburb(List.of(QUIET), List.of());
    shown.play(STOP).play("cameras");
    shown.refuses(Actions.undo(shown.seq()), "R26", "why.nothing_to_undo");
    Scene nothing = Scene.of(2).hand("cameras").play("cameras").undo();
    assertThat(nothing.hand()).containsExactly("cameras");
    Scene ended = Scene.of(2).hand(STOP).play(STOP).end();
    ended.refuses(Actions.undo(ended.seq()), "R26", "why.nothing_to_undo");
    ended.refuses(0, Actions.undo(ended.seq()), "6.2", "action.not_your_turn");
  }

  @Test
  public void R26_twentyTimesATurnAtMost() throws Exception {
    Scene scene = Scene.of(2).hand(STOP);
    for (int i = 0; i < 20; i++) scene.play(STOP).undo();
    scene.play(STOP);
    scene.refuses(Actions.undo(scene.seq()), "R26", "why.nothing_to_undo");
    assertThat(scene.end().end().turn().undone()).isEqualTo(0);
  }
}
