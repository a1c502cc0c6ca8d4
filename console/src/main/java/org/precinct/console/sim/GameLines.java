package org.precinct.console.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Seat;

/** A line for each game, for other programs: comma-separated values, or an object of JSON. */
public enum GameLines {
  CSV {
    @Override
    public String header(int seats) {
      List<String> columns = new ArrayList<>(List.of("game", "steps", "cause", "side", "winners"));
      for (int seat = 1; seat <= seats; seat++) columns.add("bot" + seat);
      for (int seat = 1; seat <= seats; seat++) columns.add("place" + seat);
      return String.join(",", columns) + "\n";
    }

    @Override
    public String line(Tally.Result result, List<BotLevel> levels) {
      List<String> values = new ArrayList<>();
      values.add("" + (1 + result.number()));
      values.add("" + result.steps());
      values.add(result.outcome().cause());
      values.add(result.outcome().side());
      values.add(winners(result, " "));
      for (BotLevel level : levels) values.add(word(level));
      for (int place : result.outcome().places()) values.add("" + place);
      return String.join(",", values) + "\n";
    }
  },
  JSON {
    @Override
    public String header(int seats) {
      return "";
    }

    @Override
    public String line(Tally.Result result, List<BotLevel> levels) {
      String bots =
          levels.stream().map(level -> quoted(word(level))).collect(Collectors.joining(", "));
      return "{\"game\": "
          + (1 + result.number())
          + ", \"steps\": "
          + result.steps()
          + ", \"cause\": "
          + quoted(result.outcome().cause())
          + ", \"side\": "
          + quoted(result.outcome().side())
          + ", \"winners\": ["
          + winners(result, ", ")
          + "], \"bots\": ["
          + bots
          + "], \"places\": "
          + result.outcome().places()
          + "}\n";
    }
  };

  /** What comes before the first game. */
  public abstract String header(int seats);

  /** Games, seats and places count from 1. */
  public abstract String line(Tally.Result result, List<BotLevel> levels);

  /** As a file of that name has them. */
  public static GameLines of(String file) {
    return file.toLowerCase(Locale.ROOT).endsWith(".csv") ? CSV : JSON;
  }

  private static String winners(Tally.Result result, String between) {
    List<String> seats = new ArrayList<>();
    for (Seat seat : result.outcome().winners()) seats.add("" + (1 + seat.number()));
    return String.join(between, seats);
  }

  private static String word(BotLevel level) {
    return level.name().toLowerCase(Locale.ROOT);
  }

  private static String quoted(String text) {
    return "\"" + Tally.escaped(text) + "\"";
  }
}
