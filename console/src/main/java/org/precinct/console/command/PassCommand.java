package org.precinct.console.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.precinct.console.Main;
import org.precinct.console.Problem;
import org.precinct.console.play.Evening;
import org.precinct.console.play.Party;
import org.precinct.console.show.Title;
import org.precinct.engine.GameInfo;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Several people at one terminal. */
@Command(name = "pass", mixinStandardHelpOptions = true)
public final class PassCommand implements Callable<Integer> {
  private final Main main;

  @Mixin private Chosen chosen;

  @Mixin private BotPace pace;

  @Option(names = "--players", paramLabel = "NAME", split = ",")
  private List<String> players = new ArrayList<>();

  @Option(names = "--bots", paramLabel = "N")
  private Integer bots;

  public PassCommand(Main main) {
    this.main = main;
  }

  @Override
  public Integer call() throws Problem {
    Title<?, ?, ?, ?> title = chosen.title(main.around().titles());
    GameInfo info = title.game().info();
    List<String> people = new ArrayList<>();
    for (String player : players) if (!player.isBlank()) people.add(player.trim());
    for (int i = people.size(); people.isEmpty() || i < 2; i++) {
      people.add(main.words().get("pass.player", "number", "" + (i + 1)));
    }
    Map<String, String> options = new HashMap<>(chosen.options());
    // Nobody can place dice at the same time with one keyboard between them.
    if (has(info, "placement")) options.putIfAbsent("placement", "turns");
    // And the sand would run while the keyboard changes hands.
    for (String timer : new String[] {"timers", "window_time"}) {
      if (has(info, timer)) options.putIfAbsent(timer, "OFF");
    }
    int robots = bots != null ? bots : Math.max(0, info.minSeats() - people.size());
    Party party = new Party(title, people, robots, chosen.level(), options);
    party.check(main.words());
    return main.onScreen(
        main.around().pulse().get(), console -> new Evening(console, pace.limits()).play(party));
  }

  private static boolean has(GameInfo info, String option) {
    return info.options().stream().anyMatch(one -> one.id().equals(option));
  }
}
