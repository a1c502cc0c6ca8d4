package org.precinct.engine.bleus;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seats;
import org.precinct.engine.bleus.proto.Result;

/** Who won (8): points, then arrests in the whole game, then fewer cards, then together. */
final class Ranking {
  private Ranking() {}

  /** The outcome of a game that is over. */
  static Outcome of(State state) {
    List<Integer> places = new ArrayList<>();
    Seats winners = Seats.NONE;
    for (int seat = 0; seat < state.seats(); seat++) {
      int place = 1;
      for (int other = 0; other < state.seats(); other++) {
        if (compare(state, other, seat) > 0) place++;
      }
      places.add(place);
      if (place == 1) winners = winners.with(seat);
    }
    Result.Cause cause = state.isTargetReached() ? Result.Cause.TARGET : Result.Cause.ROUND_LIMIT;
    return new Outcome(cause.name(), "", winners, places);
  }

  private static int compare(State state, int a, int b) {
    Player one = state.players().get(a);
    Player two = state.players().get(b);
    if (one.points() != two.points()) return one.points() - two.points();
    if (one.arrests() != two.arrests()) return one.arrests() - two.arrests();
    return state.cardsOf(b) - state.cardsOf(a);
  }
}
