package org.precinct.seat.goodcop;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Mine;
import org.precinct.engine.goodcop.proto.Note;
import org.precinct.engine.goodcop.proto.SeatView;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;

public final class GoodCopBoardTest {

  @Test
  public void aCardIsReadFromItsNumber() {
    SeatView row =
        new SeatView.Builder()
            .cards(
                List.of(
                    Places.pack(CardType.KINGPIN, false, false),
                    Places.pack(CardType.CROOKED, true, false),
                    Places.pack(CardType.AGENT, true, true)))
            .seen_by(List.of(0b1001, 0, 0))
            .build();
    GoodCopBoard.Player player = GoodCopBoard.of(table(row).build()).players().get(0);
    List<GoodCopBoard.Card> cards = player.cards();
    assertThat(cards.get(0))
        .isEqualTo(new GoodCopBoard.Card(1, CardType.KINGPIN, false, false, List.of(0, 3), false));
    assertThat(cards.get(0).isSecret()).isTrue();
    assertThat(cards.get(1).type()).isEqualTo(CardType.CROOKED);
    assertThat(cards.get(1).shown()).isTrue();
    assertThat(cards.get(2).token()).isTrue();
    assertThat(player.wounded()).isTrue();
  }

  @Test
  public void anAnnouncedShotMarksItsAim() {
    SeatView.Builder armed = new SeatView.Builder().cards(List.of(0)).armed(true);
    View view =
        table(armed.aim(1).build(), armed.aim(0).build())
            .phase(Phase.WINDOW)
            .announced(TurnAction.SHOOT)
            .target(1)
            .build();
    GoodCopBoard board = GoodCopBoard.of(view);
    assertThat(board.aims())
        .containsExactly(new GoodCopBoard.Aim(0, 1, true), new GoodCopBoard.Aim(1, 0, false));
    assertThat(board.announcement())
        .isEqualTo(
            Optional.of(
                new GoodCopBoard.Announcement(
                    0, TurnAction.SHOOT, Optional.empty(), Optional.of(1))));
  }

  @Test
  public void anAnnouncementIsOverOnceItHasHappened() {
    View view =
        table(new SeatView.Builder().build())
            .phase(Phase.TURN_END)
            .announced(TurnAction.ARM)
            .build();
    assertThat(GoodCopBoard.of(view).announcement()).isEqualTo(Optional.empty());
  }

  @Test
  public void peeksOfThisTurnAndTheLastAreJustSeen() {
    Note old = note(1, Note.How.INVESTIGATED, 4);
    Note last = note(2, Note.How.INVESTIGATED, 5);
    Note fresh = note(3, Note.How.FILMED, 7);
    Note given = note(3, Note.How.GIVEN, 1);
    View.Builder view = table(new SeatView.Builder().build()).turn_no(3);
    view.mine(new Mine.Builder().notebook(List.of(old, last, fresh, given)).build());
    assertThat(GoodCopBoard.justSeen(view.build())).containsExactly(last, fresh);
    view.mine(new Mine.Builder().seen_now(List.of(fresh)).build()).without_memory_aid(true);
    assertThat(GoodCopBoard.justSeen(view.build())).containsExactly(fresh);
  }

  private static Note note(int turn, Note.How how, int place) {
    return new Note.Builder().turn_no(turn).how(how).place(place).build();
  }

  @Test
  public void theBoardIsTheViewThroughWholeGames() throws Exception {
    Games.each(
        view -> {
          GoodCopBoard board = GoodCopBoard.of(view);
          assertThat(board.own().isPresent()).isEqualTo(view.mine != null);
          for (GoodCopBoard.Player player : board.players()) {
            SeatView row = view.seats.get(player.seat());
            assertThat(player.cards()).hasSize(row.cards.size());
            assertThat(player.front().orElse(Equipment.NO_EQUIPMENT)).isEqualTo(row.front);
            if (player.own()) assertThat(player.knownHand()).hasSize(row.hand);
            for (GoodCopBoard.Card card : player.cards()) {
              if (view.mine == null) assertThat(card.isSecret()).isFalse();
            }
          }
        });
  }

  private static View.Builder table(SeatView... seats) {
    return new View.Builder().phase(Phase.TURN_ACTION).seats(List.of(seats));
  }
}
