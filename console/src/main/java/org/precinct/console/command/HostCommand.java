package org.precinct.console.command;

import java.util.List;
import java.util.concurrent.Callable;
import org.precinct.console.Main;
import org.precinct.console.Problem;
import org.precinct.console.play.Hosting;
import org.precinct.console.play.Party;
import org.precinct.console.show.Title;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Opens a table on the local network. */
@Command(name = "host", mixinStandardHelpOptions = true)
public final class HostCommand implements Callable<Integer> {
  private final Main main;

  @Mixin private Chosen chosen;

  @Mixin private BotPace pace;

  @Option(names = "--seats", paramLabel = "N")
  private Integer seats;

  @Option(names = "--bots", paramLabel = "N")
  private int bots;

  @Option(names = "--board")
  private boolean board;

  @Option(names = "--name", paramLabel = "NAME")
  private String name = "";

  @Option(names = "--port", paramLabel = "PORT")
  private int port;

  public HostCommand(Main main) {
    this.main = main;
  }

  @Override
  public Integer call() throws Problem {
    Title<?, ?, ?, ?> title = chosen.title(main.around().titles());
    if (port < 0 || port > 0xFFFF) throw new Problem("error.bad_port", "port", "" + port);
    int sitting = bots + (board ? 0 : 1);
    if (bots < 0) throw new Problem("error.bots", "count", "" + bots);
    int wanted = seats != null ? seats : title.game().info().minSeats();
    int checked = Math.max(wanted, sitting);
    new Party(title, List.of(), checked, chosen.level(), chosen.options()).check(main.words());
    Hosting.Wishes wishes =
        new Hosting.Wishes(
            title,
            Names.orUser(name, main),
            board,
            seats == null ? 0 : seats,
            bots,
            chosen.level(),
            chosen.options(),
            port);
    return main.onScreen(
        main.around().pulse().get(), console -> new Hosting(console, pace.limits()).run(wishes));
  }
}
