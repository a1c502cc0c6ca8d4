package org.precinct.seat.kojak;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.Test;
import org.precinct.engine.Language;
import org.precinct.engine.kojak.kit.Board;
import org.precinct.engine.kojak.kit.Catalogue;
import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.kit.Square;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.View;

/** What lies on the table, and what it is called. */
public final class KojakBoardTest {

  @Test
  public void atFirstAllCarsStandInOnePark() throws Exception {
    KojakBoard board = KojakBoard.of(Found.moment(4, it -> true).view());
    assertThat(board.cars()).hasSize(8);
    for (int n = 0; n < 8; n++) {
      assertThat(board.cars().get(n).place()).isEqualTo(n);
      assertThat(board.cars().get(n).of()).isEqualTo(8);
    }
    assertThat(board.detectives().stream().filter(KojakBoard.Detective::turn).count()).isEqualTo(1);
    for (KojakBoard.Criminal criminal : board.criminals()) {
      assertThat(criminal.space()).isEqualTo(Circle.DOT);
      assertThat(criminal.hunters()).isEmpty();
    }
    assertThat(board.mission()).isEqualTo(OptionalInt.empty());
  }

  @Test
  public void carsThatMayMoveAreLit() throws Exception {
    View view = Found.moment(2, it -> it.view().moves.size() > 2).view();
    for (KojakBoard.Car car : KojakBoard.of(view).cars()) {
      boolean offered = view.moves.stream().anyMatch(it -> it.car == car.car());
      assertThat(car.mayMove()).isEqualTo(car.seat() == view.current && offered);
    }
  }

  @Test
  public void warrantsOfOneDistrictHangSideBySide() throws Exception {
    View view =
        Found.moment(4, it -> it.view().detectives.stream().filter(one -> one.posted).count() > 1)
            .view();
    List<KojakBoard.Warrant> warrants = KojakBoard.of(view).warrants();
    for (KojakBoard.Warrant warrant : warrants) {
      long before =
          warrants.stream()
              .filter(it -> it.district() == warrant.district() && it.seat() < warrant.seat())
              .count();
      assertThat(warrant.place()).isEqualTo((int) before);
    }
  }

  @Test
  public void theLastCardLiesThereUntilTheNextRoll() throws Exception {
    Found found =
        Found.moment(
            3, it -> it.view().phase == Phase.ROLL && KojakBoard.lastCard(it.news()).isPresent());
    assertThat(KojakBoard.lastCard(found.news())).isNotEqualTo(Optional.empty());
    List<Event> more = new ArrayList<>(found.news());
    more.add(new Event.Builder().kind(Event.Kind.ROLLED).build());
    assertThat(KojakBoard.lastCard(more)).isEqualTo(Optional.empty());
  }

  @Test
  public void detectivesAndCriminalsAreDescribed() throws Exception {
    View view = Found.moment(4, it -> !it.view().arrests.isEmpty()).view();
    KojakBoard board = KojakBoard.of(view);
    int arresting = view.arrests.get(0).seat;
    KojakWords words = new KojakWords(Found.voice(Language.ENGLISH));
    assertThat(words.detective(board.detectives().get(arresting))).contains("1 arrest. Car 1, ");
    KojakBoard.Criminal caught =
        board.criminals().stream().filter(it -> !it.isFree()).findFirst().get();
    assertThat(words.whereabouts(caught)).endsWith("arrested by Player " + (arresting + 1));
    KojakWords french = new KojakWords(Found.voice(Language.FRENCH));
    assertThat(french.whereabouts(caught)).endsWith("arrêté par Player " + (arresting + 1));
  }

  @Test
  public void aCarThatCannotMoveSaysWhy() throws Exception {
    View view =
        Found.moment(
                2,
                it ->
                    it.view().phase == Phase.MOVE
                        && it.view().still.stream().anyMatch(one -> !one.isEmpty()))
            .view();
    assertThat(new KojakWords(Found.voice(Language.ENGLISH)).reasons(view).get(0))
        .startsWith("Car ");
  }

  @Test
  public void carsStandOnTheirSquares() {
    Board board = Catalogue.get().board();
    for (int at = 0; at < board.size(); at++) {
      Square square = board.square(at);
      if (square.type().isCircle()) continue;
      MapPlan.Point room = MapPlan.size(square);
      for (int of = 1; of <= (square.type().isStreet() ? 2 : 8); of++) {
        for (int place = 0; place < of; place++) {
          MapPlan.Stand stand =
              MapPlan.stand(new KojakBoard.Car(0, 1, at, place, of, false, false));
          String where = square.id() + ", " + place + " of " + of;
          float half = room.x() / 2f;
          assertWithMessage(where).that(Math.abs(stand.x() - square.x())).isAtMost(half);
          half = room.y() / 2f;
          assertWithMessage(where).that(Math.abs(stand.y() - square.y())).isAtMost(half);
        }
      }
    }
  }
}
