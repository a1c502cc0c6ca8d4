package org.precinct.console.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.precinct.console.Problem;
import org.precinct.console.show.Title;
import org.precinct.console.text.Words;
import org.precinct.engine.BotLevel;
import org.precinct.engine.GameInfo;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Setup;

/**
 * Who plays what.
 *
 * @param people names of those at this terminal
 * @param bots how many chairs bots fill
 * @param options those that differ from the standard
 */
public record Party(
    Title<?, ?, ?, ?> title,
    List<String> people,
    int bots,
    BotLevel level,
    Map<String, String> options) {

  public Party {
    people = List.copyOf(people);
    options = new TreeMap<>(options);
  }

  public int seats() {
    return people.size() + bots;
  }

  /** Refuses what the game's rules do not allow, before a table is opened for it. */
  public void check(Words words) throws Problem {
    if (bots < 0) throw new Problem("error.bots", "count", "" + bots);
    try {
      title.game().info().complete(new Setup(seats(), options));
    } catch (IllegalSetup refusal) {
      throw new Problem(
          "error.setup", "why", refusal.explain(title.game().texts(), words.language()));
    }
  }

  /** Names for bots, different from the people's. */
  public List<String> botNames(Words words) {
    List<String> names = new ArrayList<>();
    for (String name : words.typed("bots.names")) {
      if (names.size() == bots) break;
      if (!people.contains(name)) names.add(name);
    }
    return names;
  }

  /** So many bots that a usual number of people plays. */
  static int usualBots(GameInfo info, int people) {
    int seats = Math.max(info.minSeats(), Math.min(info.maxSeats(), 4));
    return Math.max(0, seats - people);
  }
}
