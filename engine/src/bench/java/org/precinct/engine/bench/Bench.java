package org.precinct.engine.bench;

import com.squareup.wire.Message;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Games;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.Viewer;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/**
 * Speed and sizes of every game, for every number of seats, on one core: a table, and the same as
 * JSON.
 *
 * <p>Games are played at random first; their steps are then taken again and again, so that {@code
 * apply} is measured without the search for a legal move.
 */
public final class Bench {
  private static final int GAMES = 60;
  private static final long WARM_UP = 1_000_000_000L;
  private static final long MEASURED = 1_500_000_000L;

  private Bench() {}

  public static void main(String[] args) throws Exception {
    System.out.printf(
        "%-18s %5s %9s %10s %12s %9s %8s %8s %8s%n",
        "game", "seats", "games/s", "apply/s", "+views/s", "bot ms", "view B", "p99 B", "steps");
    List<Row> rows = new ArrayList<>();
    for (Game<?, ?, ?, ?> game : Games.all()) {
      for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
        Row row = measure(game, seats);
        rows.add(row);
        System.out.println(row.line());
      }
    }
    if (args.length > 0) {
      Path file = Path.of(args[0]);
      Files.createDirectories(file.getParent());
      Files.writeString(
          file, rows.stream().map(Row::json).collect(Collectors.joining(",\n", "[\n", "\n]\n")));
    }
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Row measure(Game<S, A, V, E> game, int seats) throws Exception {
    List<Match<S, A, V, E>> matches = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) matches.add(play(game, seats, "bench " + i));
    double steps = matches.stream().mapToInt(m -> m.steps().size()).average().orElse(0);

    double games = perSecond(i -> play(game, seats, "more " + i).isOver() ? 1 : 0);
    double applies = perSecond(i -> replay(matches.get(i % GAMES), i % GAMES, false));
    double views = perSecond(i -> replay(matches.get(i % GAMES), i % GAMES, true));
    int[] sizes = sizes(matches);
    return new Row(
        game.info().id(),
        seats,
        games,
        applies,
        views,
        botMillis(game, seats),
        sizes[sizes.length / 2],
        sizes[sizes.length * 99 / 100],
        steps);
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Match<S, A, V, E> play(Game<S, A, V, E> game, int seats, String seed) throws Exception {
    Match<S, A, V, E> match = new Match<>(game, Setup.of(seats), Chance.of(seed));
    Players.Driver<S, A> player = Players.random(game, seats);
    Chance luck = Chance.of("luck " + seed);
    while (!match.isOver()) match.take(player.next(match.state(), luck));
    return match;
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      int replay(Match<S, A, V, E> recorded, int number, boolean views) throws Exception {
    Game<S, A, V, E> game = recorded.game();
    Match<S, A, V, E> match = new Match<>(game, recorded.setup(), Chance.of("bench " + number));
    int bytes = 0;
    for (Step<A> step : recorded.steps()) {
      match.take(step);
      for (int seat = 0; views && seat < recorded.setup().seats(); seat++) {
        bytes +=
            game.viewAdapter().encode(game.view(match.state(), Viewer.of(Seat.of(seat)))).length;
      }
    }
    if (views && bytes == 0) throw new IllegalStateException("views without a byte");
    return recorded.steps().size();
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      int[] sizes(List<Match<S, A, V, E>> matches) throws Exception {
    List<Integer> sizes = new ArrayList<>();
    for (int i = 0; i < matches.size(); i++) {
      Match<S, A, V, E> recorded = matches.get(i);
      Game<S, A, V, E> game = recorded.game();
      Match<S, A, V, E> match = new Match<>(game, recorded.setup(), Chance.of("bench " + i));
      for (Step<A> step : recorded.steps()) {
        match.take(step);
        Viewer viewer = Viewer.of(Seat.of(sizes.size() % recorded.setup().seats()));
        sizes.add(game.viewAdapter().encodedSize(game.view(match.state(), viewer)));
      }
    }
    int[] sorted = sizes.stream().mapToInt(Integer::intValue).toArray();
    Arrays.sort(sorted);
    return sorted;
  }

  /** The median time that a NORMAL bot takes to decide. */
  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      double botMillis(Game<S, A, V, E> game, int seats) throws Exception {
    List<Long> times = new ArrayList<>();
    Bot<A, V> bot = game.bot(BotLevel.NORMAL);
    Bot<A, V> timed =
        (view, choices, chance) -> {
          long start = System.nanoTime();
          var decision = bot.decide(view, choices, chance);
          times.add(System.nanoTime() - start);
          return decision;
        };
    List<Bot<A, V>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(timed);
    Players.Driver<S, A> player = Players.bots(game, bots);
    for (int i = 0; i < 5; i++) {
      if (i == 2) times.clear();
      Match<S, A, V, E> match = new Match<>(game, Setup.of(seats), Chance.of("bots " + i));
      Chance luck = Chance.of("bots' luck " + i);
      while (!match.isOver()) match.take(player.next(match.state(), luck));
    }
    times.sort(null);
    return times.get(times.size() / 2) / 1e6;
  }

  private static double perSecond(Work work) throws Exception {
    run(work, WARM_UP);
    return run(work, MEASURED);
  }

  private static double run(Work work, long nanos) throws Exception {
    long start = System.nanoTime();
    long units = 0;
    int round = 0;
    long now;
    do {
      units += work.once(round++);
      now = System.nanoTime();
    } while (now - start < nanos);
    return units * 1e9 / (now - start);
  }

  private interface Work {
    int once(int round) throws Exception;
  }

  private record Row(
      String game,
      int seats,
      double games,
      double applies,
      double views,
      double botMillis,
      int medianBytes,
      int bytes99,
      double steps) {

    String line() {
      return String.format(
          Locale.ROOT,
          "%-18s %5d %9.0f %10.0f %12.0f %9.3f %8d %8d %8.0f",
          game,
          seats,
          games,
          applies,
          views,
          botMillis,
          medianBytes,
          bytes99,
          steps);
    }

    String json() {
      return String.format(
          Locale.ROOT,
          "  {\"game\": \"%s\", \"seats\": %d, \"gamesPerSecond\": %.1f, \"appliesPerSecond\":"
              + " %.0f, \"appliesWithAllViewsPerSecond\": %.0f, \"botMedianMillis\": %.3f,"
              + " \"viewBytesMedian\": %d, \"viewBytes99\": %d, \"stepsMean\": %.1f}",
          game,
          seats,
          games,
          applies,
          views,
          botMillis,
          medianBytes,
          bytes99,
          steps);
    }
  }
}
