package org.precinct.engine.bleus;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.bench.Levels;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/**
 * How the bots and the simple strategies of the rules do: wins of the row in % between two players,
 * and the length of mirror games for each number of seats, with the figures of the rules (11) in
 * brackets where they have one.
 *
 * <p>Then the levels of bots. Fails unless NORMAL wins 80 % against EASY and half against each
 * simple strategy, and unless the bots buy each card of the rulebook often enough ({@link
 * CardFigures}). The argument is the number of games per cell, 1,000 if there is none.
 */
public final class Figures {
  private static final AllezLesBleus GAME = new AllezLesBleus();
  private static final List<String> ROWS =
      List.of("normal", "balanced", "arrest_rush", "big_money");

  /**
   * Wins of the row against arrest rush, big money, balanced, escalation, reinforcement, career.
   */
  private static final Map<String, List<Integer>> RULES_WINS =
      Map.of(
          "balanced", List.of(53, 59, 50, 63, 66, 95),
          "arrest_rush", List.of(47, 49, 41, 55, 60, 95),
          "big_money", List.of(56, 53, 46, 56, 64, 88));

  /** Rounds for 2, 3, 4 and 5 players. */
  private static final Map<String, List<Double>> RULES_ROUNDS =
      Map.of(
          "balanced", List.of(19.2, 19.0, 19.6, 19.8),
          "arrest_rush", List.of(19.0, 19.0, 19.1, 19.3),
          "big_money", List.of(18.7, 18.0, 18.1, 17.6));

  private final int games;
  private final Map<String, Bot<Action, View>> players = new LinkedHashMap<>();
  private final List<String> missed = new ArrayList<>();

  private Figures(int games) {
    this.games = games;
    players.put("normal", GAME.bot(BotLevel.NORMAL));
    for (SimpleStrategy strategy : SimpleStrategy.values()) {
      players.put(strategy.name().toLowerCase(Locale.ROOT), strategy);
    }
    players.put("easy", GAME.bot(BotLevel.EASY));
  }

  public static void main(String[] args) throws Exception {
    Figures tournament = new Figures(args.length > 0 ? Integer.parseInt(args[0]) : 1000);
    tournament.duels();
    tournament.lengths();
    Levels.print(GAME, tournament.games);
    tournament.missed.addAll(new CardFigures(tournament.games * 2 / 5).print());
    if (!tournament.missed.isEmpty()) {
      throw new IllegalStateException("too weak: " + tournament.missed);
    }
  }

  private void duels() throws Exception {
    System.out.printf("Two players, %d games per pair, wins of the row in %%%n%-14s", games, "");
    for (String name : players.keySet()) System.out.printf("%15s", name);
    System.out.println();
    for (String row : ROWS) {
      System.out.printf("%-14s", row);
      int strategy = -1;
      for (String column : players.keySet()) {
        double wins = wins(players.get(row), players.get(column), games);
        List<Integer> rules = RULES_WINS.getOrDefault(row, List.of());
        boolean known = strategy >= 0 && strategy < rules.size();
        String figure = known ? "(" + rules.get(strategy) + ")" : "";
        System.out.printf(Locale.ROOT, "%10.1f %4s", 100 * wins, figure);
        if (row.equals("normal") && !column.equals(row)) {
          if (wins < (column.equals("easy") ? 0.8 : 0.5)) missed.add(column);
        }
        strategy++;
      }
      System.out.println();
    }
  }

  private void lengths() throws Exception {
    System.out.printf("%nMirror games: rounds, and actions per turn%n%-14s", "");
    for (int seats = 2; seats <= 5; seats++) System.out.printf("%22s", seats + " players");
    System.out.println();
    for (String row : players.keySet()) {
      if (row.equals("easy")) continue;
      System.out.printf("%-14s", row);
      for (int seats = 2; seats <= 5; seats++) {
        double[] length = length(players.get(row), seats, Math.max(1, games * 2 / 5));
        String figure =
            RULES_ROUNDS.containsKey(row) ? "(" + RULES_ROUNDS.get(row).get(seats - 2) + ")" : "";
        System.out.printf(Locale.ROOT, "%10.1f %6s /%3.1f", length[0], figure, length[1]);
      }
      System.out.println();
    }
  }

  /** The share of two-player games that one wins against another; a shared win counts half. */
  static double wins(Bot<Action, View> one, Bot<Action, View> other, int games) throws Exception {
    double wins = 0;
    for (int i = 0; i < games; i++) {
      boolean swapped = i % 2 == 1;
      Match<State, Action, View, Event> match =
          play(swapped ? List.of(other, one) : List.of(one, other), "tournament " + i);
      Seats winners = GAME.outcome(match.state()).get().winners();
      if (winners.has(swapped ? 1 : 0)) wins += 1.0 / winners.size();
    }
    return wins / games;
  }

  /** Rounds per game, and actions per turn. */
  private static double[] length(Bot<Action, View> bot, int seats, int games) throws Exception {
    double rounds = 0;
    double actions = 0;
    double turns = 0;
    for (int i = 0; i < games; i++) {
      List<Bot<Action, View>> bots = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) bots.add(bot);
      Match<State, Action, View, Event> match = play(bots, "mirror " + i);
      rounds += match.state().round();
      turns += match.state().turns();
      actions += match.steps().size();
    }
    return new double[] {rounds / games, actions / turns};
  }

  private static Match<State, Action, View, Event> play(List<Bot<Action, View>> bots, String seed)
      throws Exception {
    Match<State, Action, View, Event> match =
        new Match<>(GAME, Setup.of(bots.size()), Chance.of(seed));
    Players.Driver<State, Action> players = Players.bots(GAME, bots);
    Chance luck = Chance.of("luck of " + seed);
    while (!match.isOver()) match.take(players.next(match.state(), luck));
    return match;
  }
}
