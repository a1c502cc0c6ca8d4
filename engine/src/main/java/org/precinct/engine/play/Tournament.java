package org.precinct.engine.play;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Bot;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;

/**
 * Games of one bot among others, which takes each seat in turn.
 *
 * @param games how many were played
 * @param wins of the one; a win that is shared counts as a share
 * @param steps of all games together
 */
public record Tournament(int games, double wins, long steps) {

  public static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Tournament play(
          Game<S, A, V, E> game,
          Setup setup,
          Bot<A, V> one,
          Bot<A, V> others,
          int games,
          String seed)
          throws IllegalSetup, IllegalAction {
    double wins = 0;
    long steps = 0;
    for (int i = 0; i < games; i++) {
      int own = i % setup.seats();
      List<Bot<A, V>> bots = new ArrayList<>();
      for (int seat = 0; seat < setup.seats(); seat++) bots.add(seat == own ? one : others);
      Match<S, A, V, E> match = new Match<>(game, setup, Chance.of(seed + " " + i));
      Players.Driver<S, A> driver = Players.bots(game, bots);
      Chance luck = Chance.of("luck of " + seed + " " + i);
      while (!match.isOver()) match.take(driver.next(match.state(), luck));
      Seats winners = game.outcome(match.state()).get().winners();
      if (winners.has(own)) wins += 1.0 / winners.size();
      steps += match.steps().size();
    }
    return new Tournament(games, wins, steps);
  }

  /** In percent. */
  public double share() {
    return 100 * wins / games;
  }

  public double length() {
    return (double) steps / games;
  }
}
