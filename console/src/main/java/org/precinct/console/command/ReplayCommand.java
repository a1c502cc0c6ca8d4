package org.precinct.console.command;

import java.util.concurrent.Callable;
import org.precinct.console.Main;
import org.precinct.console.Problem;
import org.precinct.console.play.Replaying;
import org.precinct.console.show.Title;
import org.precinct.console.table.SaveFolder;
import org.precinct.console.table.SavedGame;
import org.precinct.console.table.Store;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Steps through a saved game. */
@Command(name = "replay", mixinStandardHelpOptions = true)
public final class ReplayCommand implements Callable<Integer> {
  private final Main main;

  @Parameters(paramLabel = "SAVE")
  private String save;

  @Option(names = "--as", paramLabel = "SEAT")
  private int seat;

  public ReplayCommand(Main main) {
    this.main = main;
  }

  @Override
  public Integer call() throws Problem {
    SaveFolder saves = new SaveFolder(Store.of(main.around().environment()));
    SavedGame saved = SavedGame.read(saves.find(save));
    Title<?, ?, ?, ?> title = Saved.title(saved, main.around().titles());
    return main.onScreen(
        main.around().pulse().get(), console -> new Replaying(console).run(title, saved, seat));
  }
}
