package org.precinct.console.sim;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Setup;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/** Lets bots play many games, on all cores. The same seed gives the same result on any number. */
public final class Simulation {
  private static final int LONGEST = 200_000;

  private Simulation() {}

  /**
   * @param done told how many games are done, from any thread, now and then
   */
  public static Tally run(
      Game<?, ?, ?, ?> game,
      Setup setup,
      BotLevel level,
      int games,
      String seed,
      int threads,
      IntConsumer done)
      throws InterruptedException {
    AtomicInteger next = new AtomicInteger();
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Tally>> parts = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        Callable<Tally> part =
            () -> {
              Tally tally = new Tally(setup.seats());
              for (int number; (number = next.getAndIncrement()) < games; ) {
                tally.add(play(game, setup, level, Chance.of(seed + " " + number)));
                done.accept(number + 1);
              }
              return tally;
            };
        parts.add(pool.submit(part));
      }
      Tally all = new Tally(setup.seats());
      for (Future<Tally> part : parts) all.add(part.get());
      return all;
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game of bots broke off", e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Tally.Result play(Game<S, A, V, E> game, Setup setup, BotLevel level, Chance seed)
          throws IllegalSetup, IllegalAction {
    List<Bot<A, V>> bots = new ArrayList<>();
    for (int i = 0; i < setup.seats(); i++) bots.add(game.bot(level));
    Match<S, A, V, E> match = new Match<>(game, setup, seed);
    Players.Driver<S, A> driver = Players.bots(game, bots);
    Chance thoughts = seed.at(-1);
    while (!match.isOver()) {
      if (match.steps().size() > LONGEST) throw new IllegalStateException("a game without end");
      match.take(driver.next(match.state(), thoughts));
    }
    return new Tally.Result(game.outcome(match.state()).get(), match.steps().size());
  }
}
