package org.precinct.seat.bleus;

import static com.google.common.truth.Truth.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.DeckView;
import org.precinct.engine.bleus.proto.PlayerView;
import org.precinct.engine.bleus.proto.Result;
import org.precinct.engine.bleus.proto.TurnView;
import org.precinct.engine.bleus.proto.View;
import org.precinct.seat.bleus.BleusBoard.Stack;

/** What lies on the table, from a view. */
public final class BleusBoardTest {
  private static final View VIEW =
      new View.Builder()
          .you(0)
          .seat(1)
          .players(List.of(player(List.of(1, 1, 2), 1), player(List.of(), 5)))
          .supply(Collections.nCopies(Box.standard().size(), 3))
          .owned(List.of(7, 0, 2))
          .turn(
              new TurnView.Builder()
                  .force(1)
                  .funding(2)
                  .tension(3)
                  .played(List.of(2))
                  .row(List.of(17, 24))
                  .arrested(List.of(18))
                  .build())
          .build();

  private static PlayerView player(List<Integer> discard, int top) {
    DeckView deck = new DeckView.Builder().draw(4).discard(3).top(top).cards(discard).build();
    return new PlayerView.Builder().points(5).arrests(6).police(deck).suburb(deck).build();
  }

  @Test
  public void copiesOfACardAreOneStack() {
    BleusBoard board = BleusBoard.of(VIEW);
    assertThat(board.players().get(0).police().known())
        .containsExactly(new Stack(card(1), 2, false), new Stack(card(2), 1, false))
        .inOrder();
    assertThat(board.owned())
        .containsExactly(new Stack(card(1), 7, false), new Stack(card(3), 2, false))
        .inOrder();
  }

  @Test
  public void aClosedDiscardShowsItsTopCard() {
    BleusBoard.Deck deck = BleusBoard.of(VIEW).players().get(1).deck(Side.POLICE);
    assertThat(deck.top()).isTrue();
    assertThat(deck.known()).containsExactly(new Stack(card(5), 1, false));
  }

  @Test
  public void theRowAndTheArrestsAreSideBySide() {
    assertThat(BleusBoard.of(VIEW).row())
        .containsExactly(new BleusBoard.Suspect(1, card(17)), new BleusBoard.Suspect(2, card(24)))
        .inOrder();
    assertThat(BleusBoard.of(VIEW).arrested()).containsExactly(card(18));
  }

  @Test
  public void theMarketGoesByPrice() {
    int cost = 0;
    for (Stack stack : BleusBoard.of(VIEW).market(Side.BANLIEUE)) {
      assertThat(stack.card().side()).isEqualTo(Side.BANLIEUE);
      assertThat(stack.card().cost()).isAtLeast(Math.max(1, cost));
      assertThat(stack.open()).isFalse();
      cost = stack.card().cost();
    }
    assertThat(BleusBoard.of(VIEW).buyable(Side.POLICE)).isEqualTo(0);
  }

  @Test
  public void afterTheEndTheWinnersAreLit() {
    View over =
        VIEW.newBuilder()
            .phase(View.Phase.GAME_OVER)
            .turn(null)
            .result(new Result.Builder().winners(List.of(0)).build())
            .build();
    BleusBoard board = BleusBoard.of(over);
    assertThat(board.players().get(0).lit()).isTrue();
    assertThat(board.players().get(1).lit()).isFalse();
    assertThat(board.pools()).isEqualTo(Optional.empty());
    assertThat(board.row()).isEmpty();
    assertThat(BleusBoard.of(VIEW).players().get(1).lit()).isTrue();
  }

  private static Card card(int number) {
    return Box.standard().card(number);
  }
}
