package org.precinct.engine.bench;

import com.squareup.wire.Message;
import java.util.Locale;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.Setup;
import org.precinct.engine.play.Tournament;

/** How often one bot wins among those of the level below. */
public final class Levels {
  private Levels() {}

  /**
   * Prints a line for each number of seats from 2 to 4 that a game can have.
   *
   * @param games per cell; a tenth of them with bots that search
   */
  public static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      void print(Game<S, A, V, E> game, int games) throws Exception {
    System.out.printf("%nWins of one among those of the level below, %%%n");
    System.out.printf("%-8s %18s %18s %24s%n", "seats", "normal", "hard", "easy games' length");
    for (int seats = game.info().minSeats();
        seats <= Math.min(4, game.info().maxSeats());
        seats++) {
      Setup setup = Setup.of(seats);
      Tournament normal = among(game, setup, BotLevel.NORMAL, BotLevel.EASY, games);
      Tournament hard = among(game, setup, BotLevel.HARD, BotLevel.NORMAL, Math.max(1, games / 10));
      double easy = among(game, setup, BotLevel.EASY, BotLevel.EASY, games).length();
      double usual = among(game, setup, BotLevel.NORMAL, BotLevel.NORMAL, games).length();
      System.out.printf(
          Locale.ROOT, "%-8d %18s %18s %23.2fx%n", seats, share(normal), share(hard), easy / usual);
    }
  }

  private static <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Tournament among(Game<S, A, V, E> game, Setup setup, BotLevel one, BotLevel others, int games)
          throws Exception {
    return Tournament.play(game, setup, game.bot(one), game.bot(others), games, "levels");
  }

  private static String share(Tournament played) {
    return String.format(Locale.ROOT, "%.1f of %d", played.share(), played.games());
  }
}
