package org.precinct.console.command;

import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import org.precinct.console.Main;
import org.precinct.console.Problem;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Screen;
import org.precinct.engine.RuleBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The rules of a game, or what they say about a word. */
@Command(name = "rules", mixinStandardHelpOptions = true)
public final class RulesCommand implements Callable<Integer> {
  private final Main main;

  @Parameters(index = "0", paramLabel = "GAME")
  private String game;

  @Parameters(index = "1..*", paramLabel = "WORD")
  private List<String> words = List.of();

  public RulesCommand(Main main) {
    this.main = main;
  }

  @Override
  public Integer call() throws Problem {
    RuleBook book =
        RuleBook.of(Chosen.title(game, main.around().titles()).game(), main.words().language());
    String wanted = String.join(" ", words);
    List<RuleBook.Section> found = wanted.isEmpty() ? book.sections() : book.search(wanted);
    if (found.isEmpty()) throw new Problem("error.no_word", "word", wanted, "game", book.title());
    PrintStream out = main.around().out();
    out.println(book.title());
    for (RuleBook.Section section : found) {
      out.println();
      out.println(section.title());
      for (String line : section.lines()) {
        int indent = line.startsWith("- ") ? 2 : 0;
        for (String part : Layout.wrap(line, Screen.LEAST_WIDTH, indent)) out.println(part);
      }
    }
    return 0;
  }
}
