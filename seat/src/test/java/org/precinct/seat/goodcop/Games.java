package org.precinct.seat.goodcop;

import java.util.function.Consumer;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/** Random games of all sizes, both editions. */
final class Games {
  private Games() {}

  /** One seat's view of every moment, and the board's. */
  static void each(Consumer<View> visit) throws Exception {
    for (int seats = 4; seats <= 8; seats++) {
      for (String edition : new String[] {"NEW", "FIRST"}) {
        play(
            GoodCopControls.CONTROLS.game(),
            Setup.of(seats, "edition", edition, "quick_claims", "ON"),
            visit);
      }
    }
  }

  private static <S> void play(
      org.precinct.engine.Game<S, Action, View, Event> game, Setup setup, Consumer<View> visit)
      throws Exception {
    Chance luck = Chance.of("games " + setup);
    Match<S, Action, View, Event> match = new Match<>(game, setup, Chance.of("match " + setup));
    Players.Driver<S, Action> random = Players.random(game, setup.seats());
    while (!match.isOver()) {
      for (int seat = 0; seat < setup.seats(); seat++) {
        visit.accept(game.view(match.state(), Viewer.of(Seat.of(seat))));
      }
      visit.accept(game.view(match.state(), Viewer.BOARD));
      match.take(random.next(match.state(), luck));
    }
  }
}
