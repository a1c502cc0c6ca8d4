package org.precinct.console.command;

import java.util.List;
import java.util.concurrent.Callable;
import org.precinct.console.Main;
import org.precinct.console.Problem;
import org.precinct.console.play.Joining;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sits down at somebody's table. */
@Command(name = "join", mixinStandardHelpOptions = true)
public final class JoinCommand implements Callable<Integer> {
  private final Main main;

  @Parameters(arity = "0..*", paramLabel = "CODE")
  private List<String> code = List.of();

  @Option(names = "--name", paramLabel = "NAME")
  private String name = "";

  public JoinCommand(Main main) {
    this.main = main;
  }

  @Override
  public Integer call() throws Problem {
    String typed = String.join(" ", code);
    return main.onScreen(
        main.around().pulse().get(),
        console -> new Joining(console, Names.orUser(name, main)).run(typed));
  }
}
