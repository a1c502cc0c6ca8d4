package org.precinct.seat.kojak;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.Viewer;
import org.precinct.engine.kojak.kit.Actions;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.kit.Square;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Effect;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Offer;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.Stage;
import org.precinct.engine.kojak.proto.View;
import org.precinct.engine.play.Match;
import org.precinct.seat.Button;
import org.precinct.seat.Lesson;
import org.precinct.seat.Reaction;
import org.precinct.seat.kojak.KojakTouch.Ask;
import org.precinct.seat.kojak.KojakTouch.Die;
import org.precinct.seat.kojak.KojakTouch.Goal;
import org.precinct.seat.kojak.KojakTouch.Join;
import org.precinct.seat.kojak.KojakTouch.Route;
import org.precinct.seat.kojak.KojakTouch.Suspect;

/** What touches do. */
public final class KojakControlsTest {
  private static final KojakControls CONTROLS = KojakControls.get();

  @Test
  public void theDieIsAllThatATurnBeginsWith() throws Exception {
    View view = Found.moment(2, it -> it.view().phase == Phase.ROLL).view();
    KojakDraft draft = CONTROLS.begin(view);
    assertThat(CONTROLS.open(draft, view)).containsExactly(new Die(), new Ask()).inOrder();
    assertThat(button(draft, view).label()).isEqualTo("Always ask");
    assertThat(sent(new Die(), draft, view)).isEqualTo(Actions.roll(view.seq));
  }

  @Test
  public void whoWantsToBeAskedIsAskedFromThenOn() throws Exception {
    View view = Found.moment(2, it -> it.view().phase == Phase.ROLL).view();
    KojakDraft asking = edited(new Ask(), CONTROLS.begin(view), view);
    assertThat(sent(new Die(), asking, view)).isEqualTo(Actions.roll(view.seq, true));
    View later =
        Found.moment(2, it -> it.view().seq > view.seq && it.view().moves.size() > 2).view();
    KojakDraft then = CONTROLS.revise(asking, later);
    assertThat(then).isEqualTo(CONTROLS.begin(later).asking(true));
    assertThat(edited(new Ask(), asking, view)).isEqualTo(CONTROLS.begin(view));
  }

  @Test
  public void aDestinationIsLookedAtAndTouchedAgain() throws Exception {
    View view = Found.moment(2, it -> it.view().moves.size() > 2).view();
    KojakDraft draft = CONTROLS.begin(view);
    Offer last = view.moves.get(view.moves.size() - 1);
    KojakDraft picked = edited(Route.of(last), draft, view);
    assertThat(sent(Route.of(last), picked, view)).isEqualTo(Actions.move(view.seq, last));
    assertThat(sent(new Goal(last.to), picked, view)).isEqualTo(Actions.move(view.seq, last));
    assertThat(CONTROLS.revise(picked, view)).isEqualTo(picked);
    String said = new KojakWords(Found.voice(Language.ENGLISH)).bubble(last);
    assertThat(said).endsWith("Touch again to drive.");
  }

  @Test
  public void theMoveOfWhichMostComesLiesReady() throws Exception {
    View view =
        Found.moment(
                2,
                it ->
                    it.view().moves.size() > 2
                        && it.view().moves.stream().anyMatch(one -> one.effect == Effect.ARRESTS))
            .view();
    KojakDraft draft = CONTROLS.begin(view);
    Offer arrest = view.moves.stream().filter(it -> it.effect == Effect.ARRESTS).findFirst().get();
    assertThat(draft.picked()).isEqualTo(Optional.of(Route.of(arrest)));
    assertThat(sent(new Goal(arrest.to), draft, view)).isEqualTo(Actions.move(view.seq, arrest));
  }

  @Test
  public void whatHappensWhenTimeRunsOutLiesReady() throws Exception {
    whatHappensWhenTimeRunsOutLiesReady(CONTROLS.game());
  }

  private static <S> void whatHappensWhenTimeRunsOutLiesReady(Game<S, Action, View, Event> game)
      throws Exception {
    Match<S, Action, View, Event> match =
        new Match<>(game, Setup.of(3), Chance.of("time runs out"));
    Chance luck = Chance.of("luck");
    int choices = 0;
    while (!match.isOver()) {
      Seat seat = game.waitingFor(match.state()).lowest();
      View view = game.view(match.state(), Viewer.of(seat));
      Action usual = game.fallback(match.state(), seat, luck);
      if (view.phase == Phase.MOVE) {
        choices++;
        KojakDraft draft = CONTROLS.begin(view);
        assertThat(sent(draft.picked().get(), draft, view)).isEqualTo(usual);
      }
      match.take(new Step.Move<>(seat, usual));
    }
    assertThat(choices).isAtLeast(50);
  }

  @Test
  public void everyStreetIsNamedAsTheMapNamesIt() {
    for (Language language : Language.values()) {
      KojakWords words = new KojakWords(Found.voice(language));
      for (Square square : Catalogue.get().board().squares()) {
        if (!square.type().isStreet() || square.type() == Square.Type.ENTRANCE) continue;
        String name = words.square(Catalogue.get().board().number(square.id()));
        boolean named =
            Arrays.stream(Street.values()).anyMatch(it -> name.startsWith(words.street(it)));
        assertWithMessage(name).that(named).isTrue();
      }
    }
  }

  @Test
  public void aLessonIsAboutSomethingOnTheScreen() throws Exception {
    View roll = Found.moment(2, it -> it.view().phase == Phase.ROLL).view();
    assertThat(CONTROLS.lesson(roll).get().about()).isEqualTo(Optional.of(new Die()));
    View trap = Found.moment(2, it -> it.view().phase == Phase.TRAP_CHOICE).view();
    Object suspect = CONTROLS.lesson(trap).get().about().get();
    assertThat(CONTROLS.open(CONTROLS.begin(trap), trap)).contains(suspect);
    View room = Found.moment(2, it -> it.view().moves.size() > 2).view();
    Goal mission = new Goal(Catalogue.get().board().missionRoom());
    assertThat(CONTROLS.lesson(room).get().about()).isEqualTo(Optional.of(mission));
  }

  @Test
  public void aPlaceWhereSeveralMovesEndIsAboutThePickedOne() throws Exception {
    View view = Found.moment(3, it -> shared(it.view()).isPresent()).view();
    int square = shared(view).get();
    for (Offer offer : view.moves) {
      if (offer.to != square) continue;
      KojakDraft draft = CONTROLS.begin(view).picking(Route.of(offer));
      assertThat(sent(new Goal(square), draft, view)).isEqualTo(Actions.move(view.seq, offer));
    }
  }

  @Test
  public void aHuntMayBeJoined() throws Exception {
    View view = Found.moment(4, it -> it.view().phase == Phase.JOIN_CHOICE).view();
    KojakDraft draft = CONTROLS.begin(view);
    assertThat(CONTROLS.open(draft, view)).containsExactly(new Join(false), new Join(true));
    assertThat(sent(new Join(true), draft, view)).isEqualTo(Actions.join(view.seq, true));
    assertThat(CONTROLS.buttons(draft, view, Found.voice(Language.FRENCH))).hasSize(2);
  }

  @Test
  public void aTrapCardAsksForACriminal() throws Exception {
    View view = Found.moment(3, it -> it.view().criminals.size() > 4).view();
    KojakDraft draft = CONTROLS.begin(view);
    List<KojakTouch> open = CONTROLS.open(draft, view);
    assertThat(open).hasSize(view.criminals.size());
    Suspect first = (Suspect) open.get(0);
    assertThat(sent(first, draft, view))
        .isEqualTo(Actions.choose(view.seq, first.criminal(), first.step()));
  }

  @Test
  public void othersTouchNothing() throws Exception {
    Found found = Found.moment(2, it -> it.view().moves.size() > 2);
    View waiting = found.seenBy(1 - found.view().current);
    for (View view : List.of(waiting, found.seenBy(null))) {
      KojakDraft draft = CONTROLS.begin(view);
      assertThat(draft.picked()).isEqualTo(Optional.empty());
      assertThat(CONTROLS.open(draft, view)).isEmpty();
      assertThat(CONTROLS.lesson(view)).isEqualTo(Optional.empty());
      Action move = Actions.move(view.seq, view.moves.get(0));
      assertThat(CONTROLS.distance(move, draft, view).isPresent()).isFalse();
    }
  }

  @Test
  public void aDraftEndsWithItsDecision() throws Exception {
    View before = Found.moment(2, it -> it.view().moves.size() > 2).view();
    KojakDraft draft = edited(Route.of(before.moves.get(1)), CONTROLS.begin(before), before);
    View after = Found.moment(2, it -> it.view().seq == before.seq + 1).view();
    assertThat(CONTROLS.revise(draft, after)).isEqualTo(CONTROLS.begin(after));
  }

  @Test
  public void everyKindOfDecisionIsExplained() throws Exception {
    assertThat(lesson(it -> it.phase == Phase.ROLL)).isEqualTo("roll");
    assertThat(lesson(it -> it.phase == Phase.TRAP_CHOICE)).isEqualTo("trap");
    assertThat(lesson(it -> it.phase == Phase.JOIN_CHOICE)).isEqualTo("join");
    assertThat(lesson(KojakControlsTest::goesBack)).isEqualTo("back");
    for (Stage stage : Stage.values()) {
      String id =
          lesson(
              it ->
                  it.phase == Phase.MOVE
                      && !goesBack(it)
                      && it.detectives.get(it.current).stage == stage);
      assertThat(id).isEqualTo(stage.name().toLowerCase(Locale.ROOT));
    }
  }

  private static String lesson(Predicate<View> wanted) throws Exception {
    Lesson lesson =
        CONTROLS.lesson(Found.moment(2, it -> wanted.test(it.view())).view()).orElseThrow();
    for (Language language : Language.values()) {
      assertThat(CONTROLS.texts().get(language, lesson.title())).isNotEmpty();
      assertThat(CONTROLS.texts().get(language, lesson.text())).isNotEmpty();
    }
    return lesson.id();
  }

  private static boolean goesBack(View view) {
    return view.moves.stream().anyMatch(it -> it.direction == Direction.BACK);
  }

  /** A place where several moves end. */
  private static Optional<Integer> shared(View view) {
    Set<Integer> seen = new HashSet<>();
    return view.moves.stream().map(it -> it.to).filter(it -> !seen.add(it)).findFirst();
  }

  private static Button<KojakTouch> button(KojakDraft draft, View view) {
    return CONTROLS.buttons(draft, view, Found.voice(Language.ENGLISH)).get(0);
  }

  private static KojakDraft edited(KojakTouch touch, KojakDraft draft, View view) {
    return ((Reaction.Edit<KojakDraft, Action>) CONTROLS.touch(touch, draft, view)).draft();
  }

  private static Action sent(KojakTouch touch, KojakDraft draft, View view) {
    return ((Reaction.Send<KojakDraft, Action>) CONTROLS.touch(touch, draft, view)).action();
  }
}
