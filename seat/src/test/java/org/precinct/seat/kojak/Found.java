package org.precinct.seat.kojak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.View;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;
import org.precinct.seat.Voice;

/**
 * A moment of a game between bots.
 *
 * @param view of the seat whose turn it is
 * @param news all so far
 */
record Found(View view, List<Event> news) {

  /** The first such moment. */
  static Found moment(int seats, Predicate<Found> wanted) throws Exception {
    return moment(KojakControls.get().game(), seats, wanted);
  }

  private static <S> Found moment(
      Game<S, Action, View, Event> game, int seats, Predicate<Found> wanted) throws Exception {
    for (int seed = 0; seed < 50; seed++) {
      Chance luck = Chance.of("found " + seed);
      Match<S, Action, View, Event> match = new Match<>(game, Setup.of(seats), luck);
      Players.Driver<S, Action> bots =
          Players.bots(game, Collections.nCopies(seats, game.bot(BotLevel.NORMAL)));
      List<Event> news = new ArrayList<>(game.news(match.state(), Viewer.BOARD));
      while (!match.isOver()) {
        int turn = game.view(match.state(), Viewer.BOARD).current;
        View view = game.view(match.state(), Viewer.of(Seat.of(turn)));
        Found found = new Found(view, List.copyOf(news));
        if (wanted.test(found)) return found;
        match.take(bots.next(match.state(), luck));
        news.addAll(game.news(match.state(), Viewer.BOARD));
      }
    }
    throw new AssertionError("no such moment");
  }

  /** The same, as somebody else sees it. */
  View seenBy(Integer viewer) {
    return view.newBuilder().viewer(viewer).build();
  }

  static Voice<Action, View, Event> voice(Language language) {
    KojakControls controls = KojakControls.get();
    return new Voice<>(
        controls.game(), controls.texts(), language, seat -> "Player " + (seat.number() + 1));
  }
}
