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
  /** Over all games of the house together. */
  private static final int GAMES = Integer.getInteger("chaos.games", 10_000);

  /** So many actions in bad weather. */
  private static final int ACTIONS = 12;

  @Test
  public void tablesSurviveEverything() throws Exception {
    String only = System.getProperty("chaos.game", "");
    List<Game<?, ?, ?, ?>> games = new ArrayList<>(Games.all());
    games.removeIf(game -> !only.isEmpty() && !game.info().id().equals(only));
    Long seed = Long.getLong("chaos.seed");
    for (Game<?, ?, ?, ?> game : games) {
      if (seed != null) play(seed, game, true, new Storm.Weather());
      else playMany(game, (GAMES + games.size() - 1) / games.size(), 100);
    }
  }

  /** A game so short that many of them can be played to the end. */
  @Test
  public void gamesAreFinishedAndFoundFair() throws Exception {
    playMany(new Pennies(), GAMES / 20, 2);
  }

  /**
   * @param toTheEnd one table in so many is played to its end and checked by everybody
   */
  private static void playMany(Game<?, ?, ?, ?> game, int count, int toTheEnd) throws Exception {
    Storm.Weather weather = new Storm.Weather();
    long start = System.nanoTime();
    ExecutorService threads =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        int number = i;
        all.add(
            threads.submit(
                () -> {
                  play(number, game, number % toTheEnd == 0, weather);
                  return null;
                }));
      }
      for (Future<?> one : all) one.get();
    } finally {
      threads.shutdownNow();
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    System.out.printf("%s: %s, %.1f s%n", game.info().id(), weather, seconds);
    assertThat(weather.games).isEqualTo(count);
  }

  private static void play(long seed, Game<?, ?, ?, ?> game, boolean toTheEnd, Storm.Weather all)
      throws Exception {
    Storm storm = new Storm(seed, game);
    storm.play(ACTIONS, toTheEnd);
    all.add(storm.weather);
  }
}
