package org.precinct.engine.play;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.Step;
import org.precinct.engine.Viewer;

/** Ways to find the next step of a game when nobody sits at the table. */
public final class Players {
  private Players() {}

  /** Chooses the next step of a game that is not over. */
  @FunctionalInterface
  public interface Driver<S, A extends Message<A, ?>> {
    Step<A> next(S state, Chance chance);
  }

  /**
   * Legal steps at random: mostly by those waited for, sometimes by others who may act, and the
   * time is up when only the clock is waited for and, now and then, when it is not.
   */
  public static <S, A extends Message<A, ?>> Driver<S, A> random(
      Game<S, A, ?, ?> game, int seatCount) {
    return (state, chance) -> {
      Seats waited = game.waitingFor(state);
      boolean clock = game.hourglass(state).map(glass -> glass.limitMillis() > 0).orElse(false);
      if (waited.isEmpty() || clock && chance.oneIn(40)) return new Step.TimeUp<>();
      if (chance.oneIn(8)) {
        Seat other = Seat.of(chance.below(seatCount));
        if (!game.choices(state, other).isEmpty()) {
          return new Step.Move<>(other, game.sample(state, other, chance));
        }
      }
      if (chance.oneIn(60)) return new Step.Default<>(any(waited, chance));
      Seat seat = any(waited, chance);
      return new Step.Move<>(seat, game.sample(state, seat, chance));
    };
  }

  /** Every seat is absent: defaults only. */
  public static <S, A extends Message<A, ?>> Driver<S, A> absent(Game<S, A, ?, ?> game) {
    return (state, chance) -> {
      Seats waited = game.waitingFor(state);
      return waited.isEmpty() ? new Step.TimeUp<>() : new Step.Default<>(waited.lowest());
    };
  }

  /** A bot in every seat. When none of them has anything more to do, the time is up. */
  public static <S, A extends Message<A, ?>, V extends Message<V, ?>> Driver<S, A> bots(
      Game<S, A, V, ?> game, List<Bot<A, V>> bots) {
    return (state, chance) -> {
      Seats waited = game.waitingFor(state);
      List<Seat> order = new ArrayList<>();
      for (Seat seat : waited) order.add(seat);
      order = new ArrayList<>(chance.shuffled(order));
      for (int i = 0; i < bots.size(); i++) if (!waited.has(i)) order.add(Seat.of(i));
      for (Seat seat : order) {
        List<A> choices = game.choices(state, seat);
        if (choices.isEmpty()) continue;
        V view = game.view(state, Viewer.bot(seat));
        Optional<A> action = bots.get(seat.number()).decide(view, choices, chance);
        if (action.isPresent()) return new Step.Move<>(seat, action.get());
      }
      return new Step.TimeUp<>();
    };
  }

  private static Seat any(Seats seats, Chance chance) {
    int skip = chance.below(seats.size());
    for (Seat seat : seats) if (skip-- == 0) return seat;
    throw new AssertionError();
  }
}
