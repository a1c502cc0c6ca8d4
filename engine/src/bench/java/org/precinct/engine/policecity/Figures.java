package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Outcome;
import org.precinct.engine.Setup;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.View;

/**
 * How often the mafia wins against bots, per level and number of seats, beside the figures that the
 * rules give for their own model (section 11).
 *
 * <p>Arguments: games per cell, a bot level, and the only level of difficulty to play, if not all.
 */
public final class Figures {
  private static final String[] LEVELS = {"easy", "medium", "hard"};

  /** Section 11: the mafia's wins in per cent for 3, 4, 5 and 6 players. */
  private static final double[][] SPEC = {
    {0.5, 2, 3.5, 5}, {2.5, 8.5, 6, 20}, {12.5, 40, 62.5, 71}
  };

  private Figures() {}

  public static void main(String[] args) throws Exception {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    BotLevel bots = args.length > 1 ? BotLevel.valueOf(args[1]) : BotLevel.NORMAL;
    System.out.printf(
        "%s bots, %d games per cell%n%-8s %5s %8s %8s %7s %7s %7s %6s %6s %6s %7s %6s%n",
        bots, games, "level", "seats", "mafia %", "rules %", "rounds", "inputs", "secured", "not",
        "talks", "fights", "FBI", "first");
    String only = args.length > 2 ? args[2] : "";
    for (int level = 0; level < LEVELS.length; level++) {
      if (!only.isEmpty() && !only.equals(LEVELS[level])) continue;
      for (int seats = 3; seats <= 6; seats++) {
        row(LEVELS[level], seats, SPEC[level][seats - 3], games, bots);
      }
    }
    for (int level = 0; level < LEVELS.length; level++) {
      if (!only.isEmpty() && !only.equals(LEVELS[level])) continue;
      for (int seats = 3; seats <= 6; seats++) mole(LEVELS[level], seats, games, bots);
    }
  }

  private static void row(String level, int seats, double spec, int games, BotLevel bots)
      throws Exception {
    Setup setup = Setup.of(seats, "difficulty", level);
    int mafia = 0;
    int rounds = 0;
    int inputs = 0;
    int first = 0;
    int[] kinds = new int[Event.Kind.values().length];
    for (int i = 0; i < games; i++) {
      Match<State, Action, View, Event> match = play(setup, bots, i, kinds);
      Outcome outcome = match.game().outcome(match.state()).get();
      if (outcome.side().equals("MAFIA")) mafia++;
      if (outcome.winners().has(0)) first++;
      rounds += match.state().city().round;
      inputs += match.steps().size();
    }
    System.out.printf(
        Locale.ROOT,
        "%-8s %5d %8.1f %8.1f %7.1f %7.0f %7.1f %6.1f %6.1f %6.1f %7.2f %6.1f%n",
        level,
        seats,
        100.0 * mafia / games,
        spec,
        1.0 * rounds / games,
        1.0 * inputs / games,
        1.0 * kinds[Event.Kind.SECURED.ordinal()] / games,
        1.0 * kinds[Event.Kind.FAILED.ordinal()] / games,
        1.0 * kinds[Event.Kind.PROPOSED.ordinal()] / games,
        1.0 * kinds[Event.Kind.COUNTED.ordinal()] / games,
        1.0 * kinds[Event.Kind.FBI.ordinal()] / games,
        100.0 * first / games);
  }

  /** Games with an infiltrated mafioso at the table. */
  private static void mole(String level, int seats, int games, BotLevel bots) throws Exception {
    Setup setup = Setup.of(seats, "difficulty", level, "infiltrated_mafioso", "on");
    int wins = 0;
    int dealt = 0;
    for (int i = 0; i < games; i++) {
      Match<State, Action, View, Event> match =
          play(setup, bots, i, new int[Event.Kind.values().length]);
      int mafioso = match.state().city().mafioso;
      if (mafioso < 0) continue;
      dealt++;
      if (match.game().outcome(match.state()).get().winners().has(mafioso)) wins++;
    }
    System.out.printf(
        Locale.ROOT,
        "mafioso %-8s %d seats: wins %.0f %% of %d%n",
        level,
        seats,
        100.0 * wins / dealt,
        dealt);
  }

  private static Match<State, Action, View, Event> play(
      Setup setup, BotLevel level, int number, int[] kinds) throws Exception {
    PoliceCity game = new PoliceCity();
    Match<State, Action, View, Event> match =
        new Match<>(game, setup, Chance.of("balance " + number));
    List<Bot<Action, View>> bots = new ArrayList<>();
    for (int i = 0; i < setup.seats(); i++) bots.add(game.bot(level));
    Players.Driver<State, Action> driver = Players.bots(game, bots);
    Chance luck = Chance.of("balance luck " + number);
    while (!match.isOver()) {
      match.take(driver.next(match.state(), luck));
      for (Event event : match.state().city().news) kinds[event.kind.ordinal()]++;
    }
    return match;
  }
}
