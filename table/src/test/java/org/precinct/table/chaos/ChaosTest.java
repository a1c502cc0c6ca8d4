package org.precinct.table.chaos;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.Test;
import org.precinct.engine.Game;
import org.precinct.engine.kit.Kit;
import org.precinct.engine.kit.Kits;

/**
 * Games in bad weather, each played from the deal to its end and checked by everybody. They are
 * short: small tables, options that end a game early, players in haste. Here are a few hundred,
 * {@link ChaosSoak} plays thousands. A failure names its seed; {@code ./gradlew :table:soakTest
 * --tests ChaosSoak -Dchaos.game=ID -Dchaos.seed=N} plays that one alone.
 */
public class ChaosTest {
  /** Over all games together, the tiny one being extra. */
  int games() {
    return 400;
  }

  @Test
  public void tablesSurviveEverything() throws Exception {
    String only = System.getProperty("chaos.game", "");
    Map<Game<?, ?, ?, ?>, Integer> counts = new LinkedHashMap<>();
    for (Kit<?, ?, ?, ?> kit : Kits.all()) {
      if (!only.isEmpty() && !kit.game().info().id().equals(only)) continue;
      counts.put(kit.game(), games() * kit.share() / 100);
    }
    playMany(counts);
  }

  private static void playMany(Map<Game<?, ?, ?, ?>, Integer> counts) throws Exception {
    Long seed = Long.getLong("chaos.seed");
    Map<Game<?, ?, ?, ?>, Weather> weather = new LinkedHashMap<>();
    for (Game<?, ?, ?, ?> game : counts.keySet()) weather.put(game, new Weather());
    long start = System.nanoTime();
    ExecutorService threads =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      List<Future<?>> all = new ArrayList<>();
      counts.forEach(
          (game, count) -> {
            for (int i = 0; i < (seed == null ? count : 1); i++) {
              long number = seed == null ? i : seed;
              all.add(threads.submit(() -> play(number, game, weather.get(game))));
            }
          });
      for (Future<?> one : all) one.get();
    } finally {
      threads.shutdownNow();
    }
    System.out.printf("%.1f s%n", (System.nanoTime() - start) / 1e9);
    weather.forEach((game, sum) -> System.out.println(game.info().id() + ": " + sum));
    if (seed != null) return;
    counts.forEach(
        (game, count) -> {
          assertThat(weather.get(game).games).isEqualTo(count);
          // So few tell nothing about the weather.
          if (count < 100) return;
          assertThat(weather.get(game).calm).isAtMost(count / 50);
          // A change of the weather shall not lose some of it unnoticed.
          for (Weather.Trouble trouble : Weather.Trouble.values()) {
            assertWithMessage("tables of %s with %s", game.info().id(), trouble)
                .that(weather.get(game).tables(trouble))
                .isAtLeast(count / 40);
          }
        });
  }

  private static Void play(long seed, Game<?, ?, ?, ?> game, Weather sum) throws Exception {
    Storm storm = new Storm(seed, game);
    storm.play();
    sum.add(storm.weather);
    return null;
  }
}
