package org.precinct.console.sim;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
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
   * @param levels of the bots, by seat
   * @param done told of every game in the order of their numbers, from one thread at a time
   */
  public static Tally run(
      Game<?, ?, ?, ?> game,
      Setup setup,
      List<BotLevel> levels,
      int games,
      String seed,
      int threads,
      Consumer<Tally.Result> done)
      throws InterruptedException {
    InOrder inOrder = new InOrder(done);
    AtomicInteger next = new AtomicInteger();
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Tally>> parts = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        Callable<Tally> part =
            () -> {
              Tally tally = new Tally(setup.seats());
              for (int number; (number = next.getAndIncrement()) < games; ) {
                Tally.Result result = play(game, setup, levels, seed, number);
                tally.add(result);
                inOrder.accept(result);
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
      Tally.Result play(
          Game<S, A, V, E> game, Setup setup, List<BotLevel> levels, String seed, int number)
          throws IllegalSetup, IllegalAction {
    List<Bot<A, V>> bots = new ArrayList<>();
    for (BotLevel level : levels) bots.add(game.bot(level));
    Chance luck = Chance.of(seed + " " + number);
    Match<S, A, V, E> match = new Match<>(game, setup, luck);
    Players.Driver<S, A> driver = Players.bots(game, bots);
    Chance thoughts = luck.at(-1);
    while (!match.isOver()) {
      if (match.steps().size() > LONGEST) throw new IllegalStateException("a game without end");
      match.take(driver.next(match.state(), thoughts));
    }
    return new Tally.Result(number, game.outcome(match.state()).get(), match.steps().size());
  }

  /** Games end in any order; whoever ends the next one hands on all that have waited for it. */
  private static final class InOrder {
    private final Consumer<Tally.Result> done;
    private final Map<Integer, Tally.Result> early = new HashMap<>();
    private int next;

    InOrder(Consumer<Tally.Result> done) {
      this.done = done;
    }

    synchronized void accept(Tally.Result result) {
      early.put(result.number(), result);
      for (Tally.Result due; (due = early.remove(next)) != null; next++) done.accept(due);
    }
  }
}
