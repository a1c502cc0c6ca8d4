package org.precinct.seat.bleus;

import static com.google.common.truth.Truth.assertThat;
import static org.precinct.seat.bleus.BleusControls.PAGED;
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
import org.precinct.seat.bleus.BleusTouch.Give;
import org.precinct.seat.bleus.BleusTouch.HandCard;
import org.precinct.seat.bleus.BleusTouch.MarketCard;
import org.precinct.seat.bleus.BleusTouch.Opponent;
import org.precinct.seat.bleus.BleusTouch.Page;
import org.precinct.seat.bleus.BleusTouch.Press;
import org.precinct.seat.bleus.BleusTouch.RowCard;

/** What touches pick, and what the picks do. */
public final class BleusControlsTest {
  private static final int STOP = 1;
  private static final int CALL = 2;
  private static final int PATROL = 5;
  private static final int DEALER = 17;

  private static final Voice<Action, View, Event> VOICE =
      new Voice<>(new AllezLesBleus(), PAGED.texts(), Language.ENGLISH, seat -> "P" + seat);

  /** A turn: one suspect in reach and one not, the Patrol to be bought, the Promotion stuck. */
  private static final View TURN =
      asked(
          Phase.MAIN,
          new Offers.Builder()
              .play(List.of(Why.POSSIBLE, Why.NOTHING_TO_PROMOTE, Why.POSSIBLE))
              .arrest(List.of(Why.POSSIBLE, Why.TOO_LITTLE_FORCE))
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
  public void aTouchPicksAndAButtonDoes() {
    BleusDraft draft = touch(PAGED.begin(TURN), TURN, new HandCard(0));
    assertThat(BleusControls.looked(draft, TURN)).isEqualTo(Optional.of(Box.standard().card(CALL)));
    assertThat(sent(draft, TURN, Press.CONFIRM)).isEqualTo(Actions.play(7, CALL));
    draft = touch(draft, TURN, new RowCard(1));
    assertThat(sent(draft, TURN, Press.CONFIRM)).isEqualTo(Actions.arrest(7, 1));
    draft = touch(draft, TURN, Page.POLICE, new MarketCard(PATROL));
    assertThat(sent(draft, TURN, Press.CONFIRM)).isEqualTo(Actions.buy(7, PATROL));
  }

  @Test
  public void aSecondTouchPutsItBack() {
    BleusDraft draft = touch(PAGED.begin(TURN), TURN, new HandCard(0), new HandCard(0));
    assertThat(draft).isEqualTo(PAGED.begin(TURN));
  }

  @Test
  public void whatCannotBeDoneIsLookedAtAndSaysWhy() {
    for (BleusTouch touch : List.of(new HandCard(1), new RowCard(2))) {
      BleusDraft draft = touch(PAGED.begin(TURN), TURN, touch);
      assertThat(PAGED.open(draft, TURN)).doesNotContain(Press.CONFIRM);
      assertThat(BleusControls.whyNotLooked(draft, TURN, VOICE)).isNotEqualTo(Optional.empty());
    }
    BleusDraft possible = touch(PAGED.begin(TURN), TURN, new RowCard(1));
    assertThat(BleusControls.whyNotLooked(possible, TURN, VOICE)).isEqualTo(Optional.empty());
  }

  @Test
  public void onlyTheOpenPageCanBeTouched() {
    BleusDraft draft = PAGED.begin(TURN);
    assertThat(PAGED.open(draft, TURN)).contains(new HandCard(0));
    assertThat(PAGED.open(draft, TURN)).doesNotContain(new MarketCard(PATROL));
    draft = touch(draft, TURN, Page.SUBURB);
    assertThat(PAGED.open(draft, TURN)).contains(new MarketCard(DEALER));
    assertThat(PAGED.open(draft, TURN)).doesNotContain(new HandCard(0));
    List<BleusTouch> all = SPREAD.open(SPREAD.begin(TURN), TURN);
    assertThat(all)
        .containsAtLeast(new HandCard(0), new MarketCard(PATROL), new MarketCard(DEALER));
    assertThat(all).containsNoneIn(Page.values());
  }

  @Test
  public void thePageStaysOpenForTheTurn() {
    BleusDraft draft = touch(PAGED.begin(TURN), TURN, Page.POLICE, new MarketCard(PATROL));
    BleusDraft later = PAGED.revise(draft, TURN.newBuilder().seq(8).build());
    assertThat(later.page()).isEqualTo(Page.POLICE);
    assertThat(later.picks()).isEmpty();
    View next = TURN.newBuilder().seq(20).round(4).build();
    assertThat(PAGED.revise(draft, next)).isEqualTo(PAGED.begin(next));
  }

  @Test
  public void aSpeechCollectsCards() {
    BleusDraft draft = SPREAD.begin(SPEECH);
    assertThat(sent(draft, SPEECH, Press.CONFIRM)).isEqualTo(Actions.speech(7, List.of()));
    draft = touch(draft, SPEECH, new HandCard(1), new RowCard(1), new HandCard(2));
    assertThat(sent(draft, SPEECH, Press.CONFIRM)).isEqualTo(Actions.speech(7, List.of(STOP, 7)));
    assertThat(PAGED.touch(new HandCard(0), draft, SPEECH).isNothing()).isTrue();
    assertThat(PAGED.why(new HandCard(0), draft, SPEECH, VOICE)).isNotEqualTo(Optional.empty());
    assertThat(PAGED.why(new HandCard(1), draft, SPEECH, VOICE)).isEqualTo(Optional.empty());
  }

  @Test
  public void aPromotionTakesACardAndWhatItBecomes() {
    BleusDraft draft = touch(PAGED.begin(PROMOTE), PROMOTE, new HandCard(1));
    assertThat(BleusControls.gains(draft, PROMOTE)).isEmpty();
    draft = touch(draft, PROMOTE, new HandCard(0));
    assertThat(BleusControls.gains(draft, PROMOTE)).containsExactly(3, PATROL);
    draft = touch(draft, PROMOTE, new MarketCard(3), new RowCard(1), new MarketCard(PATROL));
    assertThat(sent(draft, PROMOTE, Press.CONFIRM)).isEqualTo(Actions.promote(7, CALL, PATROL));
    assertThat(sent(draft, PROMOTE, Press.DECLINE)).isEqualTo(Actions.promoteNobody(7));
  }

  @Test
  public void anAccidentHappensToAnArrestedCard() {
    View view = asked(Phase.ACCIDENT, new Offers.Builder().accident(List.of(2)));
    BleusDraft draft = touch(PAGED.begin(view), view, new RowCard(1));
    assertThat(PAGED.open(draft, view)).doesNotContain(Press.CONFIRM);
    draft = touch(draft, view, new RowCard(2));
    assertThat(sent(draft, view, Press.CONFIRM)).isEqualTo(Actions.accident(7, 2));
    assertThat(sent(draft, view, Press.DECLINE)).isEqualTo(Actions.removeNobody(7));
  }

  @Test
  public void aQuietDayIsGivenByButtonOrByPlayer() {
    View view = asked(Phase.MEDIATE, new Offers.Builder().mediate(List.of(1, 2)));
    assertThat(sent(PAGED.begin(view), view, new Give(2))).isEqualTo(Actions.mediate(7, 2));
    BleusDraft draft = touch(PAGED.begin(view), view, new Opponent(1));
    assertThat(sent(draft, view, Press.CONFIRM)).isEqualTo(Actions.mediate(7, 1));
  }

  @Test
  public void endingTheTurnEarlyAsksFirst() {
    assertThat(end(TURN).question()).isNotEqualTo(Optional.empty());
    View idle = asked(Phase.MAIN, new Offers.Builder().not_buy(refusedBut(0)));
    assertThat(end(idle).question()).isEqualTo(Optional.empty());
    assertThat(end(idle).emphasis()).isEqualTo(Button.Emphasis.PRIMARY);
  }

  @Test
  public void whoWatchesMayLookAtTheRow() {
    View view = TURN.newBuilder().you(1).hand(List.of()).offers(null).build();
    assertThat(PAGED.open(PAGED.begin(view), view)).containsExactly(new RowCard(1), new RowCard(2));
    assertThat(PAGED.buttons(PAGED.begin(view), view, VOICE)).isEmpty();
    assertThat(PAGED.lesson(view)).isEqualTo(Optional.empty());
  }

  @Test
  public void lessonsFollowTheTurn() {
    assertThat(PAGED.lesson(TURN)).isEqualTo(Optional.of(new Lesson("arrest")));
    assertThat(PAGED.lesson(SPEECH)).isEqualTo(Optional.of(new Lesson("speech")));
    for (String id : List.of("turn", "arrest", "buy", "speech", "promote", "accident", "mediate")) {
      Lesson lesson = new Lesson(id);
      assertThat(PAGED.texts().keys()).containsAtLeast(lesson.title(), lesson.text());
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
    return PAGED.buttons(PAGED.begin(view), view, VOICE).get(0);
  }

  private static BleusDraft touch(BleusDraft draft, View view, BleusTouch... touches) {
    BleusDraft now = draft;
    for (BleusTouch touch : touches) {
      now = ((Reaction.Edit<BleusDraft, Action>) PAGED.touch(touch, now, view)).draft();
    }
    return now;
  }

  private static Action sent(BleusDraft draft, View view, BleusTouch touch) {
    return ((Reaction.Send<BleusDraft, Action>) PAGED.touch(touch, draft, view)).action();
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
