package org.precinct.console.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.precinct.console.Main;
import org.precinct.console.Problem;
import org.precinct.console.play.Evening;
import org.precinct.console.play.Unfinished;
import org.precinct.console.table.SaveFolder;
import org.precinct.console.table.Store;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Goes on with a saved game. */
@Command(name = "resume", mixinStandardHelpOptions = true)
public final class ResumeCommand implements Callable<Integer> {
  private final Main main;

  @Parameters(arity = "0..1", paramLabel = "SAVE")
  private String save = "";

  @Option(names = "--good-part")
  private boolean goodPart;

  @Mixin private BotPace pace;

  public ResumeCommand(Main main) {
    this.main = main;
  }

  private Path newest(SaveFolder saves) throws Problem {
    return Unfinished.newest(saves, main.around().titles())
        .orElseThrow(() -> new Problem("error.nothing_to_resume"))
        .file();
  }

  @Override
  public Integer call() throws Problem {
    SaveFolder saves = new SaveFolder(Store.of(main.around().environment()));
    Path file = save.isEmpty() ? newest(saves) : saves.find(save);
    Path whole = goodPart ? saves.goodPart(file) : file;
    return main.onScreen(
        main.around().pulse().get(), console -> new Evening(console, pace.limits()).resume(whole));
  }
}
