package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.bleus.Scene.CALL;
import static org.precinct.engine.bleus.Scene.GAME;
import static org.precinct.engine.bleus.Scene.QUIET;
import static org.precinct.engine.bleus.Scene.STOP;
import static org.precinct.engine.bleus.Scene.copies;
import static org.precinct.engine.bleus.Scene.number;

import java.util.List;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View.Phase;

/** The test vectors of the rules (9). */
public final class VectorsTest {

  @Test
  public void T1_start() throws Exception {
    for (int seats = 2; seats <= 5; seats++) {
      Scene scene = Scene.at(GAME.deal(Setup.of(seats), Chance.of("T1")));
      assertThat(scene.hand()).hasSize(5);
      assertThat(scene.me().police().draw().size()).isEqualTo(5);
      assertThat(scene.row()).containsExactly(QUIET, QUIET, QUIET);
      assertThat(scene.me().suburb().draw().size()).isEqualTo(3);
      for (int seat = 0; seat < seats; seat++) {
        Stock owned = scene.state().ownedBy(seat, GAME.box());
        assertThat(owned.count(number(STOP))).isEqualTo(7);
        assertThat(owned.count(number(CALL))).isEqualTo(3);
        assertThat(owned.count(number(QUIET))).isEqualTo(6);
        assertThat(scene.state().cardsOf(seat)).isEqualTo(16);
      }
      assertThat(scene.state().supply().count(number(QUIET))).isEqualTo(40 - 6 * seats);
      assertThat(scene.state().supply().count(number("dealer"))).isEqualTo(10);
      assertThat(scene.state().supply().count(number(STOP))).isEqualTo(0);
    }
  }

  @Test
  public void T2_twoProfilingStopsBuyADealer() throws Exception {
    Scene scene = Scene.of(2).hand(STOP, STOP, CALL);
    scene.play(STOP).play(STOP).assertPools(0, 2, 0);
    scene.buy("dealer").assertPools(0, 0, 0);
    assertThat(scene.suburbDiscard(0)).containsExactly("dealer");
    scene.refuses(Actions.buy(scene.seq(), number("gli_f4")), "6.5", "why.too_little_funding");
  }

  @Test
  public void T3_callOutArrestsTheDealer() throws Exception {
    Scene scene = Scene.of(2).hand(CALL).row(QUIET, "dealer", QUIET);
    scene.play(CALL).assertPools(0, 0, 1);
    scene.arrest(2).assertPools(2, 0, 0);
    assertThat(scene.arrested()).containsExactly("dealer");
    assertThat(scene.suburbDiscard(0)).containsExactly("dealer");
    assertThat(scene.row()).containsExactly(QUIET, QUIET).inOrder();
  }

  @Test
  public void T4_theDiscardIsShuffledAsTheLastCardIsDrawn() throws Exception {
    Scene scene = Scene.at(GAME.deal(Setup.of(2), Chance.of("T4")));
    scene.end().end();
    assertThat(scene.hand()).hasSize(5);
    assertThat(scene.me().police().draw().size()).isEqualTo(5);
    assertThat(scene.me().police().discard().size()).isEqualTo(0);
    List<Event.Kind> told =
        scene.news(scene.state().seat()).stream().map(event -> event.kind).toList();
    assertThat(told)
        .containsAtLeast(Event.Kind.DREW, Event.Kind.SHUFFLED_POLICE, Event.Kind.REVEALED)
        .inOrder();
  }

  @Test
  public void T5_theSuburbDiscardIsShuffledAtOnceToo() throws Exception {
    Scene scene = Scene.at(GAME.deal(Setup.of(2), Chance.of("T5"))).pools(0, 2, 0);
    int first = scene.state().seat();
    scene.buy("dealer").end().end();
    assertThat(scene.state().seat()).isEqualTo(first);
    assertThat(scene.row()).containsExactly(QUIET, QUIET, QUIET);
    assertThat(scene.me().suburb().discard().isEmpty()).isTrue();
    assertThat(Scene.ids(scene.me().suburb().draw()))
        .containsExactly(QUIET, QUIET, QUIET, "dealer");
  }

  @Test
  public void T6_escalationChain() throws Exception {
    Scene scene = nextTurnReveals("guetteur", QUIET, QUIET, "rodeo", QUIET, "dealer");
    assertThat(scene.row()).containsExactly("guetteur", QUIET, QUIET, "rodeo", QUIET).inOrder();
  }

  @Test
  public void T7_firstEscalationThenTheOtherEffects() throws Exception {
    Scene scene = nextTurnReveals("guetteur", "rumeur", "visite_du_ministre", QUIET, "dealer");
    assertThat(scene.row())
        .containsExactly("guetteur", "rumeur", "visite_du_ministre", QUIET)
        .inOrder();
    assertThat(scene.hand()).hasSize(6);
    scene.assertPools(0, 4, 0);
    List<Event> news = scene.news(1);
    int revealed = indexOf(news, Event.Kind.REVEALED, "guetteur");
    int rumour = indexOf(news, Event.Kind.GAINED, "rumeur");
    int visit = indexOf(news, Event.Kind.GAINED, "visite_du_ministre");
    assertThat(List.of(revealed, rumour, visit)).isInStrictOrder();
  }

  @Test
  public void T8_twoArrestsFromOnePool() throws Exception {
    Scene scene = Scene.of(2).pools(0, 0, 3).row("racaille", "dealer");
    scene.arrest(1).arrest(1).assertPools(4, 0, 0);
    assertThat(scene.me().points()).isEqualTo(1);
    assertThat(scene.turn().arrests()).isEqualTo(2);
  }

  @Test
  public void T9_tooLittleForceForAGangster() {
    Scene scene = Scene.of(2).pools(0, 0, 2).row("gangster");
    scene.refuses(Actions.arrest(scene.seq(), 1), "6.4", "why.too_little_force");
  }

  @Test
  public void T10_quotaCulture() throws Exception {
    Scene scene = Scene.of(2).hand("culture_du_chiffre").row("dealer", "guetteur");
    scene.pools(0, 0, 1).play("culture_du_chiffre").assertPools(0, 0, 2);
    scene.arrest(1).arrest(1).assertPools(4, 1, 0);
  }

  @Test
  public void T11_speechWithTwoOfFour() throws Exception {
    Scene scene = Scene.of(2).hand("discours_securitaire", STOP, STOP, CALL, "crs");
    scene.play("discours_securitaire").assertPhase(Phase.SPEECH);
    scene.speech(STOP, CALL).assertPools(2, 0, 0).assertPhase(Phase.MAIN);
    assertThat(scene.hand()).containsExactly(STOP, "crs");
  }

  @Test
  public void T12_mediatorWithoutAQuietDay() throws Exception {
    Scene scene = Scene.of(3).hand("mediateur").supply(QUIET, 0);
    List<Player> before = scene.state().players();
    scene.play("mediateur").assertPools(0, 0, 0).assertPhase(Phase.MAIN);
    assertThat(scene.state().players().subList(1, 3)).isEqualTo(before.subList(1, 3));
    assertThat(scene.suburbDiscard(0)).isEmpty();
    assertThat(scene.policeDiscard(0)).containsExactly("mediateur");
    assertThat(Scene.ids(scene.turn().played())).containsExactly("mediateur");
  }

  @Test
  public void T13_promotionOfAProfilingStop() throws Exception {
    Scene scene = Scene.of(2).hand("promotion", STOP);
    scene.play("promotion").promote(STOP, "patrouille");
    assertThat(scene.policeDiscard(0)).containsExactly("patrouille", "promotion").inOrder();
    assertThat(scene.state().removed().count(number(STOP))).isEqualTo(1);
    assertThat(scene.state().supply().count(number("patrouille"))).isEqualTo(9);
    assertThat(scene.hand()).isEmpty();
  }

  @Test
  public void T14_nothingCostsSeven() {
    Scene scene = Scene.of(2).hand("promotion", "crs");
    scene.refuses(Actions.play(scene.seq(), number("promotion")), "R10", "why.nothing_to_promote");
  }

  @Test
  public void T15_accidentOfAnArrestedDealer() throws Exception {
    Scene scene =
        Scene.of(2)
            .hand("accident")
            .row("dealer", QUIET)
            .pools(0, 0, 1)
            .suburb(List.of(QUIET, "rumeur", QUIET), List.of());
    scene.arrest(1).play("accident").assertPhase(Phase.ACCIDENT);
    scene.accident("dealer");
    assertThat(scene.row()).containsExactly(QUIET, QUIET, "rumeur").inOrder();
    scene.assertPools(2, 2 + 3, 0);
    scene.end();
    assertThat(scene.suburbDiscard(0)).doesNotContain("dealer");
    assertThat(scene.state().removed().count(number("dealer"))).isEqualTo(1);
  }

  @Test
  public void T16_accidentWithoutAnArrest() throws Exception {
    Scene scene =
        Scene.of(2).hand("accident").row("dealer").suburb(List.of(QUIET, QUIET, QUIET), List.of());
    scene.play("accident").assertPhase(Phase.MAIN).assertPools(0, 0, 0);
    assertThat(scene.row()).containsExactly("dealer", QUIET, QUIET).inOrder();
  }

  @Test
  public void T17_theRoundIsFinished() throws Exception {
    Scene scene = Scene.of(3).score(0, 14, 9).row("racaille").pools(0, 0, 2);
    scene.arrest(1);
    assertThat(scene.me().points()).isEqualTo(15);
    assertThat(scene.view(2).last_round).isTrue();
    scene.end();
    assertThat(scene.state().seat()).isEqualTo(1);
    scene.end();
    assertThat(scene.state().seat()).isEqualTo(2);
    assertThat(GAME.outcome(scene.state()).isPresent()).isFalse();
    scene.end();
    assertThat(GAME.outcome(scene.state()).get().cause()).isEqualTo("TARGET");
    assertThat(GAME.outcome(scene.state()).get().winners()).isEqualTo(Seats.of(Seat.of(0)));
  }

  @Test
  public void T18_arrestsBreakTheTie() throws Exception {
    Scene scene = Scene.of(2).score(0, 16, 11).score(1, 16, 12).turns(2).end();
    assertThat(GAME.outcome(scene.state()).get().winners()).isEqualTo(Seats.of(Seat.of(1)));
    assertThat(GAME.outcome(scene.state()).get().places()).containsExactly(2, 1).inOrder();
  }

  @Test
  public void T19_theTenthDealerEmptiesThePile() throws Exception {
    Scene scene = Scene.of(2).pools(0, 22, 0);
    for (int i = 0; i < 10; i++) scene.buy("dealer");
    assertThat(scene.state().supply().has(number("dealer"))).isFalse();
    scene.refuses(Actions.buy(scene.seq(), number("dealer")), "6.5", "why.sold_out");
  }

  @Test
  public void T20_oneCardLeftForReinforcement2() throws Exception {
    Scene scene = Scene.of(2).hand("radio").police(List.of(STOP), List.of());
    scene.play("radio");
    assertThat(scene.hand()).containsExactly(STOP);
    assertThat(scene.policeDiscard(0)).containsExactly("radio");
    assertThat(scene.news(0).stream().map(event -> event.kind))
        .doesNotContain(Event.Kind.SHUFFLED_POLICE);
  }

  /** Player 1's turn begins with these cards on top of the Suburb pile, the first one uppermost. */
  private static Scene nextTurnReveals(String... suburb) throws Exception {
    Scene scene = Scene.of(2).turns(2);
    scene.police(List.of(copies(10, STOP)), List.of()).suburb(List.of(suburb), List.of());
    return scene.turns(1).end();
  }

  private static int indexOf(List<Event> news, Event.Kind kind, String card) {
    for (int i = 0; i < news.size(); i++) {
      if (news.get(i).kind == kind && news.get(i).card == number(card)) return i;
    }
    throw new AssertionError(kind + " of " + card + " is not in " + news);
  }
}
