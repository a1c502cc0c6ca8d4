package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.engine.bleus.Scene.CALL;
import static org.precinct.engine.bleus.Scene.GAME;
import static org.precinct.engine.bleus.Scene.QUIET;
import static org.precinct.engine.bleus.Scene.STOP;
import static org.precinct.engine.bleus.Scene.ids;
import static org.precinct.engine.bleus.Scene.number;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.bleus.proto.DeckView;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.Offers;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.bleus.proto.Why;

/** Who sees what (5). */
public final class ViewsTest {

  @Test
  public void theHandIsForItsOwner() {
    Scene scene = Scene.of(2).hand("crs", STOP);
    assertThat(ids(scene.view(0).hand)).containsExactly("crs", STOP).inOrder();
    assertThat(scene.view(1).hand).isEmpty();
    View board = GAME.view(scene.state(), Viewer.BOARD);
    assertThat(board.hand).isEmpty();
    assertThat(board.you).isNull();
    assertThat(board.owned).isEmpty();
    assertThat(board.offers).isNull();
    for (View view : List.of(scene.view(0), scene.view(1), board)) {
      assertThat(view.turn.hand).isEqualTo(2);
    }
  }

  @Test
  public void whatIsDrawnIsForItsOwner() throws Exception {
    Scene scene = Scene.of(2).hand("radio").police(List.of("crs", CALL, STOP), List.of());
    scene.play("radio");
    Event own = scene.news(0).get(1);
    assertThat(ids(own.cards)).containsExactly("crs", CALL).inOrder();
    for (Viewer viewer : List.of(Viewer.of(Seat.of(1)), Viewer.BOARD)) {
      Event other = GAME.news(scene.state(), viewer).get(1);
      assertThat(other.kind).isEqualTo(Event.Kind.DREW);
      assertThat(other.count).isEqualTo(2);
      assertThat(other.cards).isEmpty();
    }
  }

  @Test
  public void theOwnerKnowsAllTheirCardsButNotTheirOrder() throws Exception {
    Scene scene = Scene.at(GAME.deal(Setup.of(2), Chance.of("owned")));
    View view = scene.view(scene.state().seat());
    assertThat(view.owned.get(number(STOP) - 1)).isEqualTo(7);
    assertThat(view.owned.get(number(CALL) - 1)).isEqualTo(3);
    assertThat(view.owned.get(number(QUIET) - 1)).isEqualTo(6);
    View other = scene.view(1 - scene.state().seat());
    assertThat(other.owned).isEqualTo(view.owned);
  }

  @Test
  public void openDiscardsShowTheirCardsWithoutTheirOrder() {
    Scene scene = Scene.of(2).police(List.of(CALL), List.of("crs", STOP, "radio"));
    DeckView deck = scene.view(1).players.get(0).police;
    assertThat(deck.draw).isEqualTo(1);
    assertThat(deck.discard).isEqualTo(3);
    assertThat(ids(deck.cards)).containsExactly(STOP, "radio", "crs").inOrder();
    assertThat(deck.top).isEqualTo(number("radio"));
  }

  @Test
  public void closedDiscardsShowTheirTopCardEvenToTheirOwner() {
    Scene scene = Scene.of(2, new Terms(15, 60, 0, false));
    scene.police(List.of(CALL), List.of("crs", STOP, "radio"));
    for (int seat = 0; seat < 2; seat++) {
      DeckView deck = scene.view(seat).players.get(0).police;
      assertThat(deck.cards).isEmpty();
      assertThat(deck.discard).isEqualTo(3);
      assertThat(deck.top).isEqualTo(number("radio"));
    }
    assertThat(scene.view(0).players.get(0).suburb.top).isEqualTo(0);
  }

  @Test
  public void whatIsLeftUnplayedIsShownToAllWithoutTheOrderOfDrawing() throws Exception {
    Scene scene = Scene.of(2).hand("crs", STOP, CALL).play(CALL).end();
    Event ended = scene.news(1).get(0);
    assertThat(ended.kind).isEqualTo(Event.Kind.TURN_ENDED);
    assertThat(ids(ended.cards)).containsExactly(STOP, "crs").inOrder();
    Scene other = Scene.of(2).hand(STOP, "crs", CALL).play(CALL).end();
    assertThat(other.view(1)).isEqualTo(scene.view(1));
    assertThat(other.news(1)).isEqualTo(scene.news(1));
  }

  @Test
  public void theRowThePoolsAndThePlayedCardsAreForAll() throws Exception {
    Scene scene = Scene.of(3).hand(CALL, "culture_du_chiffre").row("dealer", QUIET);
    scene.play(CALL).play("culture_du_chiffre").arrest(1);
    for (int seat = 0; seat < 3; seat++) {
      View view = scene.view(seat);
      assertThat(ids(view.turn.row)).containsExactly(QUIET);
      assertThat(ids(view.turn.arrested)).containsExactly("dealer");
      assertThat(ids(view.turn.played)).containsExactly(CALL, "culture_du_chiffre").inOrder();
      assertThat(view.turn.funding).isEqualTo(3);
      assertThat(view.turn.force).isEqualTo(1);
      assertThat(view.turn.funding_per_arrest).isEqualTo(1);
      assertThat(view.turn.arrests).isEqualTo(1);
      assertThat(view.players.get(0).arrests).isEqualTo(1);
      assertThat(view.supply.get(number("dealer") - 1)).isEqualTo(10);
    }
  }

  @Test
  public void theOffersSayWhyNot() {
    Scene scene = Scene.of(2).hand(STOP, "promotion", "crs").row("dealer", QUIET, "gangster");
    scene.pools(4, 2, 2).supply("radio", 0);
    View view = scene.view(0);
    assertThat(view.offers.play)
        .containsExactly(Why.POSSIBLE, Why.POSSIBLE, Why.POSSIBLE)
        .inOrder();
    assertThat(view.offers.arrest)
        .containsExactly(Why.POSSIBLE, Why.NEVER_ARRESTED, Why.TOO_LITTLE_FORCE)
        .inOrder();
    assertThat(ids(view.offers.buy)).containsAtLeast("cameras", "patrouille", "dealer", "guetteur");
    assertThat(refused(view, Why.TOO_LITTLE_FUNDING)).containsExactly("crs", "helicoptere");
    assertThat(refused(view, Why.TOO_LITTLE_TENSION)).containsExactly("malfaiteur", "gangster");
    assertThat(refused(view, Why.TENSION_NOT_FUNDING))
        .containsExactly("rumeur", "racaille", "rodeo", "marche_noir", "visite_du_ministre");
    assertThat(refused(view, Why.NOT_FOR_SALE)).containsExactly(STOP, CALL, QUIET);
    assertThat(refused(view, Why.SOLD_OUT)).containsExactly("radio");
    assertThat(scene.view(1).offers).isNull();
    Scene stuck = Scene.of(2).hand("promotion", "crs");
    assertThat(stuck.view(0).offers.play)
        .containsExactly(Why.NOTHING_TO_PROMOTE, Why.POSSIBLE)
        .inOrder();
  }

  @Test
  public void aSpeechIsSeenByAllAsItGoesToTheDiscard() throws Exception {
    Scene scene = Scene.of(2).hand("discours_securitaire", "crs", STOP);
    scene.play("discours_securitaire");
    assertThat(scene.view(1).turn.asking).isEqualTo(number("discours_securitaire"));
    scene.speech("crs");
    assertThat(ids(scene.news(1).get(0).cards)).containsExactly("crs");
  }

  @Test
  public void handsAndOrdersDoNotShow() throws Exception {
    BleusKit kit = new BleusKit();
    Chance chance = Chance.of("mixed");
    for (Terms terms : List.of(new Terms(15, 60, 0, true), new Terms(15, 60, 0, false))) {
      Scene scene = Scene.of(2, terms).hand("crs", STOP);
      scene.police(List.of(CALL, "radio", "gli_f4"), List.of("cameras", STOP, CALL));
      State state = scene.state();
      int different = 0;
      for (int i = 0; i < 20; i++) {
        State mixed = kit.rearrange(state, Viewer.of(Seat.of(1)), chance);
        if (!mixed.equals(state)) different++;
        assertThat(GAME.view(mixed, Viewer.of(Seat.of(1)))).isEqualTo(scene.view(1));
        assertThat(GAME.view(mixed, Viewer.BOARD)).isEqualTo(GAME.view(state, Viewer.BOARD));
      }
      assertThat(different).isAtLeast(15);
    }
  }

  /** What others hold and in which order it comes stays hidden through draws and shuffles too. */
  @Test
  public void drawsAndShufflesDoNotShowWhatCame() throws Exception {
    List<List<String>> orders =
        List.of(List.of(CALL, "crs"), List.of("crs", CALL), List.of("gli_f4", "crs"));
    Set<List<Object>> shown = new HashSet<>();
    for (List<String> order : orders) {
      Scene scene = Scene.of(2).hand("radio", STOP).police(order, List.of(STOP, STOP));
      scene.play("radio");
      assertThat(scene.me().police().draw().size()).isEqualTo(2);
      assertThat(scene.hand()).containsExactly(STOP, order.get(0), order.get(1)).inOrder();
      shown.add(List.of(scene.view(1), scene.news(1), GAME.view(scene.state(), Viewer.BOARD)));
    }
    assertThat(shown).hasSize(1);
  }

  private static List<String> refused(View view, Why why) {
    for (Offers.Refused group : view.offers.not_buy) if (group.why == why) return ids(group.cards);
    return List.of();
  }
}
