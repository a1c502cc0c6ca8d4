package org.precinct.console.command;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.precinct.console.Problem;
import org.precinct.console.show.Title;
import org.precinct.console.show.Titles;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Language;
import org.precinct.engine.RuleBook;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game that a command is about, and its options. */
final class Chosen {
  @Parameters(index = "0", paramLabel = "GAME")
  private String game;

  @Option(
      names = {"-o", "--option"},
      paramLabel = "ID=VALUE")
  private Map<String, String> options = new HashMap<>();

  @ArgGroup private Level level = new Level();

  /** How well bots play; normally, if nothing is said. */
  private static final class Level {
    @Option(names = "--easy")
    private boolean easy;

    @Option(names = "--hard")
    private boolean hard;
  }

  Title<?, ?, ?, ?> title(Titles titles) throws Problem {
    return title(game, titles);
  }

  /** A game by its id, its name, or enough of either. */
  static Title<?, ?, ?, ?> title(String typed, Titles titles) throws Problem {
    String wanted = RuleBook.plain(typed);
    List<Title<?, ?, ?, ?>> found = new ArrayList<>();
    for (Title<?, ?, ?, ?> title : titles.all()) {
      if (title.id().equals(wanted)) return title;
      String name = RuleBook.plain(title.name(Language.ENGLISH));
      if (!wanted.isEmpty() && (title.id().contains(wanted) || name.contains(wanted))) {
        found.add(title);
      }
    }
    if (found.size() == 1) return found.get(0);
    String known = titles.all().stream().map(Title::id).collect(Collectors.joining(", "));
    throw new Problem("error.no_game", "game", typed, "known", known);
  }

  Map<String, String> options() {
    return options;
  }

  BotLevel level() {
    if (level.hard) return BotLevel.HARD;
    return level.easy ? BotLevel.EASY : BotLevel.NORMAL;
  }
}
