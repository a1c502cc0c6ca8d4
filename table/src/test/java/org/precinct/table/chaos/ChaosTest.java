package org.precinct.table.chaos;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.Test;
import org.precinct.engine.Game;
import org.precinct.engine.Games;
import org.precinct.table.kit.Pennies;

/**
 * Thousands of tables in bad weather. A failure names its seed; {@code -Dchaos.seed=N} with {@code
 * -Dchaos.game=ID} plays that one alone.
 */
public final class ChaosTest {
  private static final int GAMES = Integer.getInteger("chaos.games", 10_000);

  /** One table in so many is played to its end and checked by everybody. */
  private static final int TO_THE_END = 12;

  @Test
  public void tablesSurviveEverything() throws Exception {
    List<Game<?, ?, ?, ?>> games = new ArrayList<>(Games.all());
    games.add(new Pennies());
    String only = System.getProperty("chaos.game", "");
    games.removeIf(game -> !only.isEmpty() && !game.info().id().equals(only));
    Long seed = Long.getLong("chaos.seed");
    if (seed != null) {
      for (Game<?, ?, ?, ?> game : games) play(seed, game, new Storm.Weather());
      return;
    }
    for (Game<?, ?, ?, ?> game : games) {
      Storm.Weather weather = new Storm.Weather();
      long start = System.nanoTime();
      int count = (GAMES + games.size() - 1) / games.size();
      ExecutorService threads =
          Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
      try {
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
          long number = i;
          all.add(
              threads.submit(
                  () -> {
                    play(number, game, weather);
                    return null;
                  }));
        }
        for (Future<?> one : all) one.get();
      } finally {
        threads.shutdownNow();
      }
      System.out.printf(
          "%s: %s, %.1f s%n", game.info().id(), weather, (System.nanoTime() - start) / 1e9);
      assertThat(weather.games).isEqualTo(count);
    }
  }

  private static void play(long seed, Game<?, ?, ?, ?> game, Storm.Weather all) throws Exception {
    Storm storm = new Storm(seed, game);
    storm.play(25, seed % TO_THE_END == 0);
    all.add(storm.weather);
  }
}
