package org.precinct.console.command;

import java.io.PrintStream;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.precinct.console.Main;
import org.precinct.console.show.Title;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Screen;
import org.precinct.console.text.Words;
import org.precinct.engine.GameInfo;
import org.precinct.engine.Option;
import org.precinct.engine.Texts;
import picocli.CommandLine.Command;

/** The games and their options in words, as their data files tell them. */
@Command(name = "games", mixinStandardHelpOptions = true)
public final class GamesCommand implements Callable<Integer> {
  private final Main main;

  public GamesCommand(Main main) {
    this.main = main;
  }

  @Override
  public Integer call() {
    PrintStream out = main.around().out();
    for (Title<?, ?, ?, ?> title : main.around().titles().all()) out.print(describe(title));
    return 0;
  }

  private String describe(Title<?, ?, ?, ?> title) {
    Words words = main.words();
    Texts texts = title.game().texts();
    GameInfo info = title.game().info();
    StringBuilder text = new StringBuilder();
    text.append(title.name(words.language())).append("  (").append(title.id()).append(")\n  ");
    String line = texts.get(words.language(), "game.line");
    text.append(String.join("\n  ", Layout.wrap(line, Screen.LEAST_WIDTH - 2, 0))).append("\n  ");
    text.append(
        words.get(
            "menu.facts",
            "min",
            "" + info.minSeats(),
            "max",
            "" + info.maxSeats(),
            "minutes",
            info.minutes().replace('-', '–')));
    text.append('\n');
    for (Option option : info.options()) {
      String key = "option." + option.id();
      String more = option.isNumber() ? " | " + option.least() + "–" + option.most() : "";
      if (option.seats()) more = " | 0 | 1 | …";
      String values = String.join(" | ", option.values()) + more;
      text.append("  · ").append(option.id()).append(" = ").append(values).append('\n');
      String names =
          option.values().stream()
              .map(value -> name(texts, key + "." + value, value))
              .collect(Collectors.joining(" / "));
      String called = texts.get(words.language(), key);
      text.append(indented(words.get("show.list", "title", called, "items", names)));
      text.append(indented(title.help(option, words)));
    }
    return text.append('\n').toString();
  }

  private static String indented(String text) {
    StringBuilder lines = new StringBuilder();
    for (String line : Layout.wrap("      " + text, Screen.LEAST_WIDTH, 6)) {
      lines.append(line).append('\n');
    }
    return lines.toString();
  }

  private String name(Texts texts, String key, String value) {
    return texts.has(key) ? texts.get(main.words().language(), key) : value;
  }
}
