package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.precinct.engine.bleus.Scene.CALL;
import static org.precinct.engine.bleus.Scene.GAME;
import static org.precinct.engine.bleus.Scene.QUIET;
import static org.precinct.engine.bleus.Scene.STOP;
import static org.precinct.engine.bleus.Scene.number;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.Test;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.proto.View.Phase;

/**
 * Every card of the box, in every situation that its text distinguishes. A method's name begins
 * with the card's id.
 */
public final class CardsTest {

  @Test
  public void everyCardHasATest() {
    Set<String> tested =
        Arrays.stream(CardsTest.class.getMethods())
            .map(Method::getName)
            .filter(name -> name.contains("__"))
            .map(name -> name.substring(0, name.indexOf("__")))
            .collect(Collectors.toCollection(TreeSet::new));
    for (Card card : GAME.box().cards()) {
      assertWithMessage("tested cards").that(tested).contains(card.id());
    }
    assertThat(tested).hasSize(24);
  }

  @Test
  public void controle_au_facies__tension() throws Exception {
    Scene.of(2).hand(STOP).play(STOP).assertPools(0, 1, 0);
  }

  @Test
  public void intervention__force() throws Exception {
    Scene.of(2).hand(CALL).play(CALL).assertPools(0, 0, 1);
  }

  @Test
  public void mediateur__aLoneOpponentIsNotAskedFor() throws Exception {
    Scene scene = Scene.of(2).hand("mediateur").play("mediateur").assertPhase(Phase.MAIN);
    assertThat(scene.suburbDiscard(1)).containsExactly(QUIET);
    assertThat(scene.suburbDiscard(0)).isEmpty();
    assertThat(scene.state().supply().count(number(QUIET))).isEqualTo(27);
  }

  @Test
  public void mediateur__oneOfSeveralOpponents() throws Exception {
    Scene scene = Scene.of(4).hand("mediateur").play("mediateur").assertPhase(Phase.MEDIATE);
    assertThat(scene.view(0).offers.mediate).containsExactly(1, 2, 3).inOrder();
    scene.mediate(3).assertPhase(Phase.MAIN);
    assertThat(scene.suburbDiscard(3)).containsExactly(QUIET);
  }

  @Test
  public void mediateur__theLastQuietDay() throws Exception {
    Scene scene = Scene.of(2).hand("mediateur", "mediateur").supply(QUIET, 1);
    scene.play("mediateur").play("mediateur");
    assertThat(scene.suburbDiscard(1)).containsExactly(QUIET);
    assertThat(scene.state().supply().count(number(QUIET))).isEqualTo(0);
  }

  @Test
  public void discours_securitaire__twoOneOrNoCards() throws Exception {
    Scene speech = Scene.of(2).hand("discours_securitaire", STOP, STOP, CALL);
    speech.play("discours_securitaire");
    assertThat(speech.view(0).offers.speech).isEqualTo(2);
    Scene.at(speech.state()).speech(STOP, STOP).assertPools(2, 0, 0);
    Scene.at(speech.state()).speech(CALL).assertPools(1, 0, 0);
    Scene.at(speech.state()).speech().assertPools(0, 0, 0);
    speech.refuses(Actions.speech(speech.seq(), List.of(1, 1, 2)), "R6", "why.speech_too_many");
    speech.refuses(Actions.speech(speech.seq(), List.of(2, 2)), "6.4", "why.not_in_hand");
  }

  @Test
  public void discours_securitaire__oneCardOrNoneInHand() throws Exception {
    Scene one = Scene.of(2).hand("discours_securitaire", STOP).play("discours_securitaire");
    assertThat(one.view(0).offers.speech).isEqualTo(1);
    one.speech(STOP).assertPools(1, 0, 0);
    Scene.of(2)
        .hand("discours_securitaire")
        .play("discours_securitaire")
        .assertPhase(Phase.MAIN)
        .assertPools(0, 0, 0);
  }

  @Test
  public void discours_securitaire__anotherSpeechMayBeDiscarded() throws Exception {
    Scene scene = Scene.of(2).hand("discours_securitaire", "discours_securitaire");
    scene.play("discours_securitaire").speech("discours_securitaire").assertPools(1, 0, 0);
  }

  @Test
  public void patrouille__force() throws Exception {
    Scene.of(2).hand("patrouille").play("patrouille").assertPools(0, 0, 1);
  }

  @Test
  public void couvre_feu__tensionAndOneMoreCard() throws Exception {
    Scene scene =
        Scene.of(2).hand("couvre_feu").row(QUIET).suburb(List.of("dealer", QUIET), List.of());
    scene.play("couvre_feu").assertPools(0, 3, 0);
    assertThat(scene.row()).containsExactly(QUIET, "dealer").inOrder();
  }

  @Test
  public void couvre_feu__nothingToReveal() throws Exception {
    Scene scene = Scene.of(2).hand("couvre_feu").play("couvre_feu").assertPools(0, 3, 0);
    assertThat(scene.row()).isEmpty();
  }

  @Test
  public void promotion__everyStep() throws Exception {
    for (String[] step :
        new String[][] {
          {STOP, "couvre_feu"},
          {CALL, "mediateur"},
          {"radio", "crs"},
          {"cameras", "crs"},
          {"gli_f4", "helicoptere"},
        }) {
      Scene scene = Scene.of(2).hand("promotion", step[0]).play("promotion");
      scene.assertPhase(Phase.PROMOTE).promote(step[0], step[1]).assertPhase(Phase.MAIN);
      assertThat(scene.hand()).isEmpty();
      assertThat(scene.policeDiscard(0)).containsExactly(step[1], "promotion").inOrder();
      assertThat(Scene.ids(scene.state().removed().each())).containsExactly(step[0]);
    }
  }

  @Test
  public void promotion__cardsThatCannotBePromoted() {
    for (String id : List.of("patrouille", "accident", "crs", "helicoptere")) {
      Scene scene = Scene.of(2).hand("promotion", id);
      scene.refuses(
          Actions.play(scene.seq(), number("promotion")), "R10", "why.nothing_to_promote");
    }
  }

  @Test
  public void promotion__mayBeLeftAtThat() throws Exception {
    Scene scene = Scene.of(2).hand("promotion", STOP).play("promotion");
    scene.does(Actions.promote(scene.seq(), 0, 0)).assertPhase(Phase.MAIN);
    assertThat(scene.hand()).containsExactly(STOP);
    assertThat(scene.policeDiscard(0)).containsExactly("promotion");
  }

  @Test
  public void accident__withAndWithoutAnArrest() throws Exception {
    Scene arrested =
        Scene.of(2)
            .hand("accident")
            .row("guetteur", "dealer")
            .pools(0, 0, 2)
            .suburb(List.of(QUIET, QUIET), List.of())
            .arrest(1)
            .arrest(1)
            .play("accident");
    assertThat(arrested.view(0).offers.accident)
        .containsExactly(number("guetteur"), number("dealer"))
        .inOrder();
    assertThat(arrested.view(0).offers.accident_tension).isEqualTo(2);
    Scene removed = Scene.at(arrested.state()).accident("dealer").assertPools(2, 1 + 2, 0);
    assertThat(removed.row()).containsExactly(QUIET, QUIET).inOrder();
    Scene none = Scene.at(arrested.state()).accident().assertPools(2, 1, 0);
    assertThat(none.row()).hasSize(2);

    Scene without = Scene.of(2).hand("accident").row("dealer").suburb(List.of(QUIET), List.of());
    without.play("accident").assertPools(0, 0, 0).assertPhase(Phase.MAIN);
    assertThat(without.row()).containsExactly("dealer", QUIET).inOrder();
  }

  @Test
  public void accident__theRemovedCardIsNotRevealedByItsEscalation() throws Exception {
    Scene scene = Scene.of(2).hand("accident").row("dealer").pools(0, 0, 1);
    scene.arrest(1).play("accident").accident("dealer");
    assertThat(scene.row()).isEmpty();
  }

  @Test
  public void gli_f4__forceAndTension() throws Exception {
    Scene.of(2).hand("gli_f4").play("gli_f4").assertPools(0, 2, 2);
  }

  @Test
  public void cameras__forceTensionAndOneMoreCard() throws Exception {
    Scene scene = Scene.of(2).hand("cameras").suburb(List.of("rumeur", QUIET), List.of());
    scene.play("cameras").assertPools(0, 1 + 3, 1);
    assertThat(scene.row()).containsExactly("rumeur");
    Scene.of(2).hand("cameras").play("cameras").assertPools(0, 1, 1);
  }

  @Test
  public void culture_du_chiffre__arrestsBeforeAndAfter() throws Exception {
    Scene scene = Scene.of(2).hand("culture_du_chiffre").row("guetteur", "guetteur", "malfaiteur");
    scene.pools(0, 0, 3).arrest(1).assertPools(0, 1, 2);
    scene.play("culture_du_chiffre").assertPools(0, 1, 3);
    scene.arrest(1).assertPools(1, 2, 2).arrest(1).assertPools(2, 2, 0);
  }

  @Test
  public void radio__twoOneOrNoCards() throws Exception {
    Scene two = Scene.of(2).hand("radio").police(List.of(STOP, CALL, "crs"), List.of());
    assertThat(two.play("radio").hand()).containsExactly(STOP, CALL).inOrder();
    Scene one = Scene.of(2).hand("radio").police(List.of(STOP), List.of());
    assertThat(one.play("radio").hand()).containsExactly(STOP);
    assertThat(Scene.of(2).hand("radio").play("radio").hand()).isEmpty();
  }

  @Test
  public void radio__throughAShuffle() throws Exception {
    Scene scene = Scene.of(2).hand("radio").police(List.of(), List.of(STOP, STOP, STOP));
    assertThat(scene.play("radio").hand()).containsExactly(STOP, STOP);
    assertThat(scene.me().police().draw().size()).isEqualTo(1);
  }

  @Test
  public void crs__forceAndTension() throws Exception {
    Scene.of(2).hand("crs").play("crs").assertPools(0, 1, 4);
  }

  @Test
  public void helicoptere__forceAndTwoMoreCards() throws Exception {
    Scene scene = Scene.of(2).hand("helicoptere").row(QUIET);
    scene.suburb(List.of("guetteur", "dealer", "rodeo", QUIET, QUIET), List.of());
    scene.play("helicoptere").assertPools(0, 0, 3);
    assertThat(scene.row()).containsExactly(QUIET, "guetteur", "dealer", "rodeo", QUIET).inOrder();
  }

  @Test
  public void helicoptere__oldCardsDoNotEscalateAgain() throws Exception {
    Scene scene = Scene.of(2).hand("helicoptere").row("guetteur", "rumeur");
    scene.suburb(List.of(QUIET, QUIET, QUIET), List.of()).play("helicoptere");
    assertThat(scene.row()).hasSize(4);
    scene.assertPools(0, 0, 3);
  }

  @Test
  public void belle_journee__nothing() throws Exception {
    Scene scene = revealed(QUIET).assertPools(0, 0, 9);
    scene.refuses(Actions.arrest(scene.seq(), 1), "R14", "why.never_arrested");
    scene.pools(9, 9, 0);
    scene.refuses(Actions.buy(scene.seq(), number(QUIET)), "4", "why.not_for_sale");
  }

  @Test
  public void guetteur__escalatesAndGivesTension() throws Exception {
    Scene scene = revealed("guetteur", QUIET, QUIET);
    assertThat(scene.row()).containsExactly("guetteur", QUIET).inOrder();
    scene.arrest(1).assertPools(0, 1, 8);
    assertThat(revealed("guetteur").row()).containsExactly("guetteur");
  }

  @Test
  public void dealer__funding() throws Exception {
    revealed("dealer").assertPools(0, 0, 9).arrest(1).assertPools(2, 0, 8);
  }

  @Test
  public void rumeur__tensionAsItIsRevealed() throws Exception {
    Scene scene = revealed("rumeur").assertPools(0, 3, 9);
    scene.refuses(Actions.arrest(scene.seq(), 1), "R14", "why.never_arrested");
  }

  @Test
  public void racaille__aPointAndFunding() throws Exception {
    Scene scene = revealed("racaille").arrest(1).assertPools(2, 0, 7);
    assertThat(scene.me().points()).isEqualTo(1);
  }

  @Test
  public void rodeo__escalatesAndGivesFunding() throws Exception {
    Scene scene = revealed("rodeo", "rodeo", QUIET, QUIET);
    assertThat(scene.row()).containsExactly("rodeo", "rodeo", QUIET).inOrder();
    scene.arrest(1).arrest(1).assertPools(2, 0, 7);
  }

  @Test
  public void marche_noir__fundingAndTension() throws Exception {
    revealed("marche_noir").arrest(1).assertPools(3, 1, 7);
  }

  @Test
  public void visite_du_ministre__aCardAndTension() throws Exception {
    Scene scene = Scene.of(2).hand("couvre_feu").police(List.of("crs", STOP), List.of());
    scene.suburb(List.of("visite_du_ministre", QUIET), List.of()).play("couvre_feu");
    scene.assertPools(0, 3 + 1, 0);
    assertThat(scene.hand()).containsExactly("crs");
    Scene empty = revealed("visite_du_ministre").assertPools(0, 1, 9);
    assertThat(empty.hand()).isEmpty();
    empty.refuses(Actions.arrest(empty.seq(), 1), "R14", "why.never_arrested");
  }

  @Test
  public void malfaiteur__twoPoints() throws Exception {
    Scene scene = revealed("malfaiteur").arrest(1).assertPools(0, 0, 7);
    assertThat(scene.me().points()).isEqualTo(2);
  }

  @Test
  public void gangster__threePointsAndFunding() throws Exception {
    Scene scene = revealed("gangster").arrest(1).assertPools(2, 0, 6);
    assertThat(scene.me().points()).isEqualTo(3);
  }

  /** Player 1 with Strike force 9 after revealing the first of these by Cameras, which are gone. */
  private static Scene revealed(String... suburb) throws Exception {
    Scene scene = Scene.of(2).hand("cameras").suburb(List.of(suburb), List.of()).play("cameras");
    Turn turn = scene.turn();
    return scene.pools(turn.funding(), turn.tension() - 1, 9);
  }
}
