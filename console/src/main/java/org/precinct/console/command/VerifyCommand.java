package org.precinct.console.command;

import java.util.concurrent.Callable;
import org.precinct.console.Main;
import org.precinct.console.Problem;
import org.precinct.console.table.SaveFolder;
import org.precinct.console.table.SavedGame;
import org.precinct.console.table.Store;
import org.precinct.table.Wording;
import org.precinct.table.fair.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Checks a finished game: everybody's promises, every roll, every step. */
@Command(name = "verify", mixinStandardHelpOptions = true)
public final class VerifyCommand implements Callable<Integer> {
  private final Main main;

  @Parameters(paramLabel = "SAVE")
  private String save;

  public VerifyCommand(Main main) {
    this.main = main;
  }

  @Override
  public Integer call() throws Problem {
    SaveFolder saves = new SaveFolder(Store.of(main.around().environment()));
    SavedGame saved = SavedGame.read(saves.find(save));
    Verdict verdict = saved.verify(Saved.title(saved, main.around().titles()).game());
    String text = Wording.text(verdict.notice(), main.words().language());
    if (!(verdict instanceof Verdict.Fair)) throw new Problem("error.unfair", "why", text);
    main.around().out().println(text);
    return 0;
  }
}
