package org.precinct.console.sim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;

/** How games ended. For one thread; several are added up. */
public final class Tally {
  private final int[] wins;
  private final Map<String, Integer> sides = new TreeMap<>();
  private final Map<String, Integer> causes = new TreeMap<>();
  private final List<Integer> lengths = new ArrayList<>();
  private int withoutWinner;

  /**
   * @param number of the game, from 0
   * @param steps the length of the game
   */
  public record Result(int number, Outcome outcome, int steps) {}

  public Tally(int seats) {
    wins = new int[seats];
  }

  void add(Result result) {
    Outcome outcome = result.outcome();
    lengths.add(result.steps());
    causes.merge(outcome.cause(), 1, Integer::sum);
    if (!outcome.side().isEmpty()) sides.merge(outcome.side(), 1, Integer::sum);
    if (outcome.winners().isEmpty()) withoutWinner++;
    for (Seat seat : outcome.winners()) {
      wins[seat.number()]++;
    }
  }

  void add(Tally other) {
    for (int i = 0; i < wins.length; i++) {
      wins[i] += other.wins[i];
    }
    other.sides.forEach((side, count) -> sides.merge(side, count, Integer::sum));
    other.causes.forEach((cause, count) -> causes.merge(cause, count, Integer::sum));
    lengths.addAll(other.lengths);
    withoutWinner += other.withoutWinner;
  }

  public int games() {
    return lengths.size();
  }

  /** Games without a winner. */
  public int withoutWinner() {
    return withoutWinner;
  }

  /** Games that a seat won, alone or with others. */
  public int wins(int seat) {
    return wins[seat];
  }

  public int seats() {
    return wins.length;
  }

  /** Games by the side that won, where sides matter. */
  public Map<String, Integer> sides() {
    return Collections.unmodifiableMap(sides);
  }

  /** Games by the reason for their end. */
  public Map<String, Integer> causes() {
    return Collections.unmodifiableMap(causes);
  }

  /** The length that so many percent of the games do not exceed. */
  public int length(int percent) {
    List<Integer> sorted = new ArrayList<>(lengths);
    Collections.sort(sorted);
    int at = (int) Math.ceil(percent / 100.0 * sorted.size()) - 1;
    return sorted.get(Math.max(0, Math.min(at, sorted.size() - 1)));
  }

  /** The same as JSON. */
  public String json(String game, String seed) {
    StringBuilder json = new StringBuilder("{\n");
    json.append("  \"game\": \"").append(game).append("\",\n");
    json.append("  \"seed\": \"").append(escaped(seed)).append("\",\n");
    json.append("  \"games\": ").append(games()).append(",\n");
    json.append("  \"seats\": ").append(seats()).append(",\n");
    json.append("  \"winsBySeat\": ").append(Arrays.toString(wins)).append(",\n");
    json.append("  \"withoutWinner\": ").append(withoutWinner).append(",\n");
    json.append("  \"winsBySide\": ").append(object(sides)).append(",\n");
    json.append("  \"causes\": ").append(object(causes)).append(",\n");
    json.append("  \"steps\": {\"min\": ").append(length(0));
    json.append(", \"median\": ").append(length(50));
    json.append(", \"p95\": ").append(length(95));
    json.append(", \"max\": ").append(length(100)).append("}\n}");
    return json.toString();
  }

  private static String object(Map<String, Integer> map) {
    List<String> fields = new ArrayList<>();
    map.forEach((key, value) -> fields.add("\"" + escaped(key) + "\": " + value));
    return "{" + String.join(", ", fields) + "}";
  }

  static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\p{Cntrl}", " ");
  }
}
