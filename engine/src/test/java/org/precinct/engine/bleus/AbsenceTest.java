package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.bleus.Scene.CALL;
import static org.precinct.engine.bleus.Scene.GAME;
import static org.precinct.engine.bleus.Scene.QUIET;
import static org.precinct.engine.bleus.Scene.STOP;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.Test;
import org.precinct.engine.Hourglass;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View.Phase;

/** Absent players and the turn timer (6.7). */
public final class AbsenceTest {

  @Test
  public void theClockPlaysWhatOnlyAddsToPoolsAndArrestsTheDearestFirst() {
    Scene scene =
        Scene.of(2)
            .hand("promotion", CALL, "radio", "crs", "couvre_feu", STOP, "mediateur", "accident")
            .row("dealer", QUIET, "malfaiteur", "gangster", "guetteur");
    scene.police(List.of(STOP, STOP, STOP), List.of()).timeUp();
    assertThat(scene.state().seat()).isEqualTo(1);
    assertThat(did(scene))
        .containsExactly(
            "TIME_UP",
            "PLAYED_ALL controle_au_facies intervention crs",
            "ARRESTED gangster",
            "ARRESTED malfaiteur")
        .inOrder();
    assertThat(scene.state().players().get(0).points()).isEqualTo(5);
    assertThat(scene.policeDiscard(0))
        .containsExactly(
            STOP,
            "intervention",
            "crs",
            "mediateur",
            "couvre_feu",
            "promotion",
            "accident",
            "radio")
        .inOrder();
  }

  @Test
  public void quotaCultureOnlyAddsToPools() {
    Scene scene = Scene.of(2).hand("culture_du_chiffre").row("dealer").timeUp();
    assertThat(did(scene))
        .containsExactly("TIME_UP", "PLAYED culture_du_chiffre", "ARRESTED dealer")
        .inOrder();
  }

  @Test
  public void ofEqualArrestsTheOneWithTheHigherPriceThenTheLeftOne() {
    Scene scene = Scene.of(2).pools(0, 0, 5).row("racaille", "malfaiteur", "marche_noir").timeUp();
    assertThat(did(scene))
        .containsExactly("TIME_UP", "ARRESTED malfaiteur", "ARRESTED marche_noir")
        .inOrder();
    Scene left = Scene.of(2).pools(0, 0, 1).row("dealer", "guetteur").timeUp();
    assertThat(did(left)).containsExactly("TIME_UP", "ARRESTED dealer").inOrder();
  }

  @Test
  public void nothingIsBought() {
    Scene scene = Scene.of(2).pools(9, 9, 0).timeUp();
    assertThat(scene.policeDiscard(0)).isEmpty();
    assertThat(scene.suburbDiscard(0)).isEmpty();
  }

  @Test
  public void inASpeechNoneIsDiscarded() throws Exception {
    Scene scene = Scene.of(2).hand("discours_securitaire", "crs").play("discours_securitaire");
    Scene.at(scene.state()).standIn().assertPools(0, 0, 0).assertPhase(Phase.MAIN);
    assertThat(did(scene.timeUp()))
        .containsExactly("TIME_UP", "DECLINED discours_securitaire", "PLAYED crs")
        .inOrder();
  }

  @Test
  public void inAPromotionNoCardIsRemoved() throws Exception {
    Scene scene = Scene.of(2).hand("promotion", STOP).play("promotion").timeUp();
    assertThat(scene.state().removed().each()).isEmpty();
    assertThat(did(scene))
        .containsExactly("TIME_UP", "DECLINED promotion", "PLAYED controle_au_facies")
        .inOrder();
  }

  @Test
  public void inAnAccidentNoCardIsRemovedAndTheEscalationFollows() throws Exception {
    Scene scene = Scene.of(2).hand("accident").row("dealer").pools(0, 0, 1);
    scene.suburb(List.of("rumeur", QUIET, QUIET), List.of());
    scene.arrest(1).play("accident").standIn().assertPools(2, 3, 0);
    assertThat(scene.row()).containsExactly("rumeur", QUIET).inOrder();
  }

  @Test
  public void inAMediationTheLeadingOpponentGetsTheQuietDay() throws Exception {
    Scene scene = Scene.of(4).hand("mediateur").score(0, 14, 0).score(2, 3, 0).score(3, 3, 0);
    assertThat(scene.play("mediateur").standIn().suburbDiscard(2)).containsExactly(QUIET);
    Scene last = Scene.of(4).hand("mediateur").score(3, 3, 0);
    assertThat(last.play("mediateur").standIn().suburbDiscard(3)).containsExactly(QUIET);
  }

  @Test
  public void theTimeUpOfTheLastTurnEndsTheGame() {
    Scene scene = Scene.of(2).score(0, 15, 0).turns(2).timeUp();
    assertThat(GAME.outcome(scene.state()).isPresent()).isTrue();
  }

  @Test
  public void theSandRunsForAWholeTurn() throws Exception {
    Scene scene = Scene.of(2, new Terms(15, 60, 120, true)).hand("discours_securitaire", STOP);
    Hourglass glass = GAME.hourglass(scene.state()).get();
    assertThat(glass.limitMillis()).isEqualTo(120_000);
    assertThat(glass.ready()).isFalse();
    scene.play("discours_securitaire");
    assertThat(GAME.hourglass(scene.state()).get()).isEqualTo(glass);
    scene.speech().end();
    assertThat(GAME.hourglass(scene.state()).get().id()).isNotEqualTo(glass.id());
  }

  @Test
  public void withoutATimerThereIsNoLimit() {
    assertThat(GAME.hourglass(Scene.of(2).state()).get().limitMillis()).isEqualTo(0);
  }

  @Test
  public void aLostPhoneChangesNothing() throws Exception {
    Scene scene = Scene.of(2);
    State before = scene.state();
    assertThat(scene.absent(0).absent(1).state()).isEqualTo(before);
  }

  /** What was done in the last step, up to the end of the turn. */
  private static List<String> did(Scene scene) {
    List<Event> news = scene.news(0);
    return news.stream()
        .filter(
            event ->
                event.kind == Event.Kind.TIME_UP
                    || event.kind == Event.Kind.PLAYED
                    || event.kind == Event.Kind.PLAYED_ALL
                    || event.kind == Event.Kind.ARRESTED
                    || event.kind == Event.Kind.BOUGHT
                    || event.kind == Event.Kind.DECLINED)
        .map(
            event ->
                event.card == 0
                    ? (event.kind + " " + String.join(" ", Scene.ids(event.cards))).trim()
                    : event.kind + " " + GAME.box().card(event.card).id())
        .collect(Collectors.toList());
  }
}
