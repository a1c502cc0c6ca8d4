package org.precinct.seat.goodcop;

import static com.google.common.truth.Truth.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
import org.precinct.engine.Language;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.seat.Lesson;
import org.precinct.seat.Reaction;
import org.precinct.seat.Voice;
import org.precinct.seat.goodcop.Choosing.Task;
import org.precinct.seat.goodcop.GoodCopTouch.Card;
import org.precinct.seat.goodcop.GoodCopTouch.Player;
import org.precinct.seat.goodcop.GoodCopTouch.Press;
import org.precinct.seat.goodcop.GoodCopTouch.SetStandingPass;

public final class GoodCopControlsTest {
  private static final GoodCopControls CONTROLS = GoodCopControls.CONTROLS;

  @Test
  public void aThirdCardReplacesTheFirst() throws Exception {
    int[] seen = {0};
    Games.each(
        view -> {
          if (view.mine == null || !GoodCopControls.isUsable(view.mine.play)) return;
          Choosing choosing = Choosing.of(Task.USE);
          List<Integer> seats = choosing.seats(view);
          if (choosing.picks(view) != 2 || seats.size() < 3) return;
          for (int seat : seats.subList(0, 3)) {
            choosing = choosing.touchSeat(seat, view).touchPlace(anyOf(seat, choosing, view), view);
          }
          assertThat(choosing.places()).hasSize(2);
          assertThat(Places.seat(choosing.places().get(0))).isEqualTo(seats.get(1));
          assertThat(Places.seat(choosing.places().get(1))).isEqualTo(seats.get(2));
          int last = choosing.places().get(1);
          assertThat(choosing.touchPlace(last, view).places()).hasSize(1);
          seen[0]++;
        });
    assertThat(seen[0]).isGreaterThan(0);
  }

  private static int anyOf(int seat, Choosing choosing, View view) {
    for (int place : choosing.offered(view)) if (Places.seat(place) == seat) return place;
    throw new AssertionError("no card of " + seat);
  }

  @Test
  public void whatLiesOpenIsAllThatCanBeTouched() throws Exception {
    Games.each(
        view -> {
          if (view.mine == null) return;
          GoodCopDraft bare = CONTROLS.begin(view);
          if (view.mine.play == null) return;
          if (GoodCopControls.isInHand(view)) {
            bare = edited(CONTROLS.touch(Press.EQUIPMENT, bare, view));
            assertThat(bare.isBare()).isTrue();
          }
          GoodCopDraft sheet = edited(CONTROLS.touch(Press.EQUIPMENT, bare, view));
          for (GoodCopTouch touch : CONTROLS.open(sheet, view)) {
            boolean inSheet =
                touch instanceof SetStandingPass
                    || touch == Press.USE
                    || touch == Press.USE_AGAIN
                    || touch == Press.CLOSE;
            assertThat(inSheet).isTrue();
          }
          assertThat(edited(CONTROLS.touch(Press.CLOSE, sheet, view))).isEqualTo(bare);
        });
  }

  @Test
  public void aFileStaysOpenWhenTheTableMovesOnAndTheEquipmentDoesNot() throws Exception {
    Games.each(
        view -> {
          if (view.mine == null || view.mine.play == null || view.phase == Phase.GAME_OVER) return;
          View later = view.newBuilder().state_seq(view.state_seq + 1).build();
          GoodCopDraft bare = CONTROLS.begin(view);
          GoodCopDraft notes = bare.with(new GoodCopDraft.NotebookSheet());
          assertThat(CONTROLS.revise(notes, later).sheet()).isEqualTo(notes.sheet());
          GoodCopDraft gear = bare.with(new GoodCopDraft.EquipmentSheet());
          assertThat(CONTROLS.revise(gear, later)).isEqualTo(CONTROLS.begin(later));
          assertThat(CONTROLS.revise(gear, view)).isEqualTo(gear);
        });
  }

  @Test
  public void whoCannotBeChosenSaysWhy() throws Exception {
    Set<String> told = new HashSet<>();
    Games.each(
        view -> {
          if (view.mine == null) return;
          GoodCopDraft draft = CONTROLS.begin(view);
          for (int seat = 0; seat < view.seats.size(); seat++) {
            Player player = new Player(seat);
            CONTROLS.why(player, draft, view, voice()).ifPresent(told::add);
          }
        });
    assertThat(told).contains("You cannot aim at that player: choose one who is offered.");
  }

  @Test
  public void aCloseUpIsPutBackByTheSameTouch() throws Exception {
    Games.each(
        view -> {
          if (view.mine == null || view.mine.investigate == 0) return;
          GoodCopDraft draft = CONTROLS.begin(view).with(Choosing.of(Task.INVESTIGATE));
          int place = Places.list(view.mine.investigate).get(0);
          Player player = new Player(Places.seat(place));
          assertThat(CONTROLS.touch(new Card(place), draft, view).isNothing()).isTrue();
          GoodCopDraft close = edited(CONTROLS.touch(player, draft, view));
          assertThat(edited(CONTROLS.touch(player, close, view))).isEqualTo(draft);
          Reaction<GoodCopDraft, Action> sent = CONTROLS.touch(new Card(place), close, view);
          assertThat(((Reaction.Send<GoodCopDraft, Action>) sent).action().place).isEqualTo(place);
        });
  }

  @Test
  public void theStandingPassIsChangedToAnotherSetting() throws Exception {
    Games.each(
        view -> {
          if (view.mine == null || view.mine.play == null) return;
          GoodCopDraft sheet = CONTROLS.begin(view).with(new GoodCopDraft.EquipmentSheet());
          for (StandingPass setting : StandingPass.values()) {
            boolean same = setting == view.mine.standing_pass;
            assertThat(CONTROLS.touch(new SetStandingPass(setting), sheet, view).isNothing())
                .isEqualTo(same);
          }
        });
  }

  @Test
  public void everyDecisionHasItsLesson() throws Exception {
    Set<String> lessons = new HashSet<>();
    Games.each(
        view -> {
          Optional<Lesson> lesson = CONTROLS.lesson(view);
          boolean asked = CONTROLS.game().narrator().asks(view);
          assertThat(lesson.isPresent()).isEqualTo(asked);
          lesson.map(Lesson::id).ifPresent(lessons::add);
        });
    assertThat(lessons).containsAtLeast("order", "act", "shoot", "window", "aim", "reveal");
    for (String id : lessons) {
      for (Language language : Language.values()) {
        assertThat(CONTROLS.texts().get(language, new Lesson(id).title())).isNotEmpty();
        assertThat(CONTROLS.texts().get(language, new Lesson(id).text())).isNotEmpty();
      }
    }
  }

  private static GoodCopDraft edited(Reaction<GoodCopDraft, Action> reaction) {
    return ((Reaction.Edit<GoodCopDraft, Action>) reaction).draft();
  }

  private static Voice<Action, View, Event> voice() {
    return new Voice<>(
        CONTROLS.game(), CONTROLS.texts(), Language.ENGLISH, seat -> "Player " + seat.number());
  }
}
