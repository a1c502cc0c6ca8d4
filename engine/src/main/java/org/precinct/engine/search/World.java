package org.precinct.engine.search;

import com.squareup.wire.Message;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.Viewer;

/**
 * One try: a state that may be the true one, and what becomes of it.
 *
 * <p>As at a table, luck belongs to whoever moves: a seat's next roll does not depend on what
 * others do. So two choices that are tried in the same world meet the same dice.
 */
final class World<S, A extends Message<A, ?>, V extends Message<V, ?>> {
  private static final int MOVE = 1;
  private static final int CLOCK = 2;
  private static final byte[] NO_SALT = {};

  private final Game<S, A, V, ?> game;
  private final Chance luck;
  private final int[] moves = new int[Seat.MOST];
  private int timesUp;
  private S state;

  /** Who has been asked since the last step and has left it at that. */
  private Seats silent = Seats.NONE;

  private int decisions;

  World(Game<S, A, V, ?> game, V view, Chance chance) {
    this.game = game;
    luck = chance;
    state = game.determine(view, chance);
  }

  Optional<Outcome> outcome() {
    return game.outcome(state);
  }

  int decisions() {
    return decisions;
  }

  boolean waitsFor(Seat seat) {
    return game.waitingFor(state).has(seat);
  }

  List<A> choices(Seat seat) {
    return game.choices(state, seat);
  }

  A sample(Seat seat, Chance chance) {
    return game.sample(state, seat, chance);
  }

  V view(Seat seat) {
    return game.view(state, Viewer.bot(seat));
  }

  /**
   * Who decides next: somebody who is waited for, else anybody who may act and has not been asked;
   * nobody is left when only the clock can go on.
   *
   * @param from the first to be asked
   */
  Optional<Seat> next(int from) {
    int most = game.info().maxSeats();
    Seats waited = game.waitingFor(state).minus(silent);
    for (int i = 0; i < most; i++) {
      int seat = (from + i) % most;
      if (waited.has(seat)) return Optional.of(Seat.of(seat));
    }
    for (int i = 0; i < most; i++) {
      Seat seat = Seat.of((from + i) % most);
      if (!silent.has(seat) && !game.choices(state, seat).isEmpty()) return Optional.of(seat);
    }
    return Optional.empty();
  }

  void act(Seat seat, Optional<A> action) throws IllegalAction {
    if (action.isPresent()) {
      int number = moves[seat.number()];
      Chance chance = luck.at(MOVE, NO_SALT, seat.number(), number);
      state = game.apply(state, seat, action.get(), chance);
      moves[seat.number()]++;
      silent = Seats.NONE;
    } else {
      silent = silent.with(seat);
    }
    decisions++;
  }

  void timeUp() {
    state = game.timeUp(state, luck.at(CLOCK, NO_SALT, timesUp++));
    silent = Seats.NONE;
    decisions++;
  }
}
