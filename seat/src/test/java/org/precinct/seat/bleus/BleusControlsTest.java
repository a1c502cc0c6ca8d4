package org.precinct.seat.bleus;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.seat.bleus.BleusControls.DRAWER;
import static org.precinct.seat.bleus.BleusControls.SPREAD;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.bleus.AllezLesBleus;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.Offers;
import org.precinct.engine.bleus.proto.TurnView;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.bleus.proto.View.Phase;
import org.precinct.engine.bleus.proto.Why;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;
import org.precinct.seat.Button;
import org.precinct.seat.Lesson;
import org.precinct.seat.Reachable;
import org.precinct.seat.Reaction;
import org.precinct.seat.Voice;
import org.precinct.seat.bleus.BleusTouch.Arrested;
import org.precinct.seat.bleus.BleusTouch.Give;
import org.precinct.seat.bleus.BleusTouch.HandCard;
import org.precinct.seat.bleus.BleusTouch.MarketCard;
import org.precinct.seat.bleus.BleusTouch.Opponent;
import org.precinct.seat.bleus.BleusTouch.Press;
import org.precinct.seat.bleus.BleusTouch.RowCard;

/** What touches pick, and what the picks do. */
public final class BleusControlsTest {
  private static final int STOP = 1;
  private static final int CALL = 2;
  private static final int PATROL = 5;
  private static final int DEALER = 17;

  private static final Voice<Action, View, Event> VOICE =
      new Voice<>(new AllezLesBleus(), DRAWER.texts(), Language.ENGLISH, seat -> "P" + seat);

  /** A turn: one suspect in reach and one not, the Patrol to be bought, the Promotion stuck. */
  private static final View TURN =
      asked(
          Phase.MAIN,
          new Offers.Builder()
              .play(List.of(Why.POSSIBLE, Why.NOTHING_TO_PROMOTE, Why.POSSIBLE))
              .arrest(List.of(Why.POSSIBLE, Why.TOO_LITTLE_FORCE))
              .play_all(List.of(CALL, STOP))
              .undo(true)
              .buy(List.of(PATROL))
              .not_buy(refusedBut(PATROL)));

  private static final View SPEECH = asked(Phase.SPEECH, new Offers.Builder().speech(2));

  private static final View PROMOTE =
      asked(
          Phase.PROMOTE,
          new Offers.Builder()
              .promotions(
                  List.of(
                      new Offers.Promotion.Builder()
                          .card(CALL)
                          .gains(List.of(3, PATROL))
                          .build())));

  @Test
  public void oneTouchPlaysArrestsAndBuys() {
    BleusDraft draft = DRAWER.begin(TURN);
    assertThat(sent(draft, TURN, new HandCard(0))).isEqualTo(Actions.play(7, CALL));
    assertThat(sent(draft, TURN, new RowCard(1))).isEqualTo(Actions.arrest(7, 1));
    assertThat(sent(draft, TURN, Press.PLAY_ALL)).isEqualTo(Actions.playAll(7));
    assertThat(sent(draft, TURN, Press.UNDO)).isEqualTo(Actions.undo(7));
    draft = touch(draft, TURN, Press.MARKET);
    assertThat(sent(draft, TURN, new MarketCard(PATROL))).isEqualTo(Actions.buy(7, PATROL));
  }

  @Test
  public void aSecondTouchPutsItBack() {
    BleusDraft draft = touch(DRAWER.begin(TURN), TURN, new HandCard(1), new HandCard(1));
    assertThat(draft).isEqualTo(DRAWER.begin(TURN));
  }

  @Test
  public void thereIsNothingToTakeBackAtFirst() {
    View fresh = TURN.newBuilder().offers(TURN.offers.newBuilder().undo(false).build()).build();
    assertThat(DRAWER.open(DRAWER.begin(fresh), fresh)).doesNotContain(Press.UNDO);
    View single =
        TURN.newBuilder().offers(TURN.offers.newBuilder().play_all(List.of()).build()).build();
    assertThat(DRAWER.open(DRAWER.begin(single), single)).doesNotContain(Press.PLAY_ALL);
  }

  @Test
  public void whatCannotBeDoneIsLookedAtAndSaysWhy() {
    for (BleusTouch touch : List.of(new HandCard(1), new RowCard(2))) {
      BleusDraft draft = touch(DRAWER.begin(TURN), TURN, touch);
      assertThat(BleusControls.looked(draft, TURN)).isNotEqualTo(Optional.empty());
      assertThat(BleusControls.whyNotLooked(draft, TURN, VOICE)).isNotEqualTo(Optional.empty());
    }
    assertThat(BleusControls.whyNotLooked(DRAWER.begin(TURN), TURN, VOICE))
        .isEqualTo(Optional.empty());
  }

  @Test
  public void theMarketIsADrawerOverTheHand() {
    BleusDraft draft = DRAWER.begin(TURN);
    assertThat(DRAWER.open(draft, TURN)).contains(new HandCard(0));
    assertThat(DRAWER.open(draft, TURN)).doesNotContain(new MarketCard(PATROL));
    draft = touch(draft, TURN, Press.MARKET);
    assertThat(DRAWER.open(draft, TURN))
        .containsAtLeast(new MarketCard(PATROL), new MarketCard(DEALER), new RowCard(1));
    assertThat(DRAWER.open(draft, TURN)).doesNotContain(new HandCard(0));
    assertThat(touch(draft, TURN, Press.MARKET)).isEqualTo(DRAWER.begin(TURN));
    List<BleusTouch> all = SPREAD.open(SPREAD.begin(TURN), TURN);
    assertThat(all)
        .containsAtLeast(new HandCard(0), new MarketCard(PATROL), new MarketCard(DEALER));
    assertThat(all).doesNotContain(Press.MARKET);
  }

  @Test
  public void theMarketStaysOpenForTheTurn() {
    BleusDraft draft = touch(DRAWER.begin(TURN), TURN, Press.MARKET, new MarketCard(DEALER));
    BleusDraft later = DRAWER.revise(draft, TURN.newBuilder().seq(8).build());
    assertThat(later.market()).isTrue();
    assertThat(later.picks()).isEmpty();
    View next = TURN.newBuilder().seq(20).round(4).build();
    assertThat(DRAWER.revise(draft, next)).isEqualTo(DRAWER.begin(next));
  }

  @Test
  public void aSpeechCollectsCards() {
    BleusDraft draft = SPREAD.begin(SPEECH);
    assertThat(sent(draft, SPEECH, Press.CONFIRM)).isEqualTo(Actions.speech(7, List.of()));
    draft = touch(draft, SPEECH, new HandCard(1), new RowCard(1), new HandCard(2));
    assertThat(sent(draft, SPEECH, Press.CONFIRM)).isEqualTo(Actions.speech(7, List.of(STOP, 7)));
    assertThat(DRAWER.touch(new HandCard(0), draft, SPEECH).isNothing()).isTrue();
    assertThat(DRAWER.why(new HandCard(0), draft, SPEECH, VOICE)).isNotEqualTo(Optional.empty());
    assertThat(DRAWER.why(new HandCard(1), draft, SPEECH, VOICE)).isEqualTo(Optional.empty());
  }

  @Test
  public void aPromotionTakesACardAndWhatItBecomes() {
    BleusDraft draft = touch(DRAWER.begin(PROMOTE), PROMOTE, new HandCard(1));
    assertThat(BleusControls.gains(draft, PROMOTE)).isEmpty();
    draft = touch(draft, PROMOTE, new HandCard(0));
    assertThat(BleusControls.gains(draft, PROMOTE)).containsExactly(3, PATROL);
    draft = touch(draft, PROMOTE, new RowCard(1));
    assertThat(sent(draft, PROMOTE, new MarketCard(PATROL)))
        .isEqualTo(Actions.promote(7, CALL, PATROL));
    assertThat(sent(draft, PROMOTE, Press.DECLINE)).isEqualTo(Actions.promoteNobody(7));
  }

  @Test
  public void anAccidentHappensToAnArrestedCard() {
    View begun = asked(Phase.ACCIDENT, new Offers.Builder().accident(List.of(DEALER)));
    TurnView turn = begun.turn.newBuilder().arrested(List.of(DEALER)).build();
    View view = begun.newBuilder().turn(turn).build();
    BleusDraft draft = touch(DRAWER.begin(view), view, new RowCard(1));
    assertThat(BleusControls.looked(draft, view)).isNotEqualTo(Optional.empty());
    assertThat(sent(draft, view, new Arrested(0))).isEqualTo(Actions.accident(7, DEALER));
    assertThat(sent(draft, view, Press.DECLINE)).isEqualTo(Actions.removeNobody(7));
  }

  @Test
  public void aQuietDayIsGivenByButtonOrByPlayer() {
    View view = asked(Phase.MEDIATE, new Offers.Builder().mediate(List.of(1, 2)));
    assertThat(sent(DRAWER.begin(view), view, new Give(2))).isEqualTo(Actions.mediate(7, 2));
    assertThat(sent(DRAWER.begin(view), view, new Opponent(1))).isEqualTo(Actions.mediate(7, 1));
  }

  @Test
  public void endingTheTurnEarlyAsksFirst() {
    assertThat(end(TURN).question().get().text().get()).contains("play");
    Offers.Builder force = new Offers.Builder().arrest(List.of(Why.POSSIBLE));
    assertThat(end(asked(Phase.MAIN, force)).question().get().text().get()).contains("arrest");
    Offers.Builder money = new Offers.Builder().buy(List.of(PATROL)).not_buy(refusedBut(PATROL));
    assertThat(end(asked(Phase.MAIN, money)).question().get().text().get()).contains("buy");
    View idle = asked(Phase.MAIN, new Offers.Builder().not_buy(refusedBut(0)));
    assertThat(end(idle).question()).isEqualTo(Optional.empty());
    assertThat(end(idle).emphasis()).isEqualTo(Button.Emphasis.PRIMARY);
  }

  @Test
  public void whoWatchesMayLookAtTheRow() {
    View view = TURN.newBuilder().you(1).hand(List.of()).offers(null).build();
    assertThat(DRAWER.open(DRAWER.begin(view), view))
        .containsExactly(new RowCard(1), new RowCard(2));
    assertThat(DRAWER.buttons(DRAWER.begin(view), view, VOICE)).isEmpty();
    assertThat(DRAWER.lesson(view)).isEqualTo(Optional.empty());
  }

  @Test
  public void lessonsFollowTheTurn() {
    Lesson arrest = new Lesson("arrest", Optional.of(new RowCard(1)));
    assertThat(DRAWER.lesson(TURN)).isEqualTo(Optional.of(arrest));
    Lesson speech = new Lesson("speech", Optional.of(new HandCard(0)));
    assertThat(DRAWER.lesson(SPEECH)).isEqualTo(Optional.of(speech));
    for (String id : List.of("turn", "arrest", "buy", "speech", "promote", "accident", "mediate")) {
      Lesson lesson = new Lesson(id);
      assertThat(DRAWER.texts().keys()).containsAtLeast(lesson.title(), lesson.text());
    }
  }

  @Test
  public void everythingIsWithinReachSideBySide() throws Exception {
    AllezLesBleus game = new AllezLesBleus();
    walk(game, new Match<>(game, Setup.of(3), Chance.of("side by side")));
  }

  private static <S> void walk(
      Game<S, Action, View, Event> game, Match<S, Action, View, Event> match) throws Exception {
    Players.Driver<S, Action> players = Players.random(game, 3);
    Chance luck = Chance.of("luck");
    while (!match.isOver() && match.steps().size() < 300) {
      for (int seat = 0; seat < 3; seat++) {
        View view = game.view(match.state(), Viewer.of(Seat.of(seat)));
        assertThat(Reachable.actions(SPREAD, view, 500))
            .containsExactlyElementsIn(game.choices(match.state(), Seat.of(seat)));
      }
      match.take(players.next(match.state(), luck));
    }
  }

  private static Button<BleusTouch> end(View view) {
    for (Button<BleusTouch> button : DRAWER.buttons(DRAWER.begin(view), view, VOICE)) {
      if (button.touch() == Press.END_TURN) return button;
    }
    throw new AssertionError("no end of the turn");
  }

  private static BleusDraft touch(BleusDraft draft, View view, BleusTouch... touches) {
    BleusDraft now = draft;
    for (BleusTouch touch : touches) {
      now = ((Reaction.Edit<BleusDraft, Action>) DRAWER.touch(touch, now, view)).draft();
    }
    return now;
  }

  private static Action sent(BleusDraft draft, View view, BleusTouch touch) {
    return ((Reaction.Send<BleusDraft, Action>) DRAWER.touch(touch, draft, view)).action();
  }

  private static View asked(Phase phase, Offers.Builder offers) {
    return new View.Builder()
        .seq(7)
        .you(0)
        .phase(phase)
        .seat(0)
        .round(3)
        .hand(List.of(CALL, 7, STOP))
        .turn(new TurnView.Builder().row(List.of(DEALER, 24)).build())
        .offers(offers.build())
        .build();
  }

  private static List<Offers.Refused> refusedBut(int card) {
    List<Integer> refused = new ArrayList<>();
    for (int other = 1; other <= Box.standard().size(); other++) {
      if (other != card) refused.add(other);
    }
    return List.of(new Offers.Refused.Builder().why(Why.TOO_LITTLE_FUNDING).cards(refused).build());
  }
}
