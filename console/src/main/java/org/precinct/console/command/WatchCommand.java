package org.precinct.console.command;

import java.util.concurrent.Callable;
import org.precinct.console.Main;
import org.precinct.console.Problem;
import org.precinct.console.play.Watching;
import org.precinct.console.show.Title;
import org.precinct.console.terminal.SteppedTime;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Bots among themselves. */
@Command(name = "watch", mixinStandardHelpOptions = true)
public final class WatchCommand implements Callable<Integer> {
  private static final long STEP = -1;

  private final Main main;

  @Mixin private Chosen chosen;

  @Option(names = "--bots", paramLabel = "N")
  private Integer bots;

  @Option(names = "--seed", paramLabel = "SEED")
  private String seed = "";

  @Option(names = "--step")
  private boolean step;

  @Option(names = "--pace", paramLabel = "SECONDS")
  private double pace = 1;

  public WatchCommand(Main main) {
    this.main = main;
  }

  @Override
  public Integer call() throws Problem {
    Title<?, ?, ?, ?> title = chosen.title(main.around().titles());
    int seats = bots != null ? bots : Math.max(title.game().info().minSeats(), 4);
    String luck = seed.isEmpty() ? main.around().entropy().bytes(8).hex() : seed;
    long millis = step ? STEP : Math.round(Math.max(0, pace) * 1000);
    return main.onScreen(
        new SteppedTime(),
        console ->
            new Watching(console, millis)
                .run(title, seats, chosen.level(), chosen.options(), luck));
  }
}
