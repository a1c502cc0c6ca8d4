package org.precinct.console.command;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.precinct.console.Main;
import org.precinct.console.Problem;
import org.precinct.console.play.Party;
import org.precinct.console.show.Title;
import org.precinct.console.sim.GameLines;
import org.precinct.console.sim.Simulation;
import org.precinct.console.sim.Tally;
import org.precinct.console.text.Words;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Setup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Many games of bots, counted. */
@Command(name = "simulate", mixinStandardHelpOptions = true)
public final class SimulateCommand implements Callable<Integer> {
  private static final int BAR = 40;

  private final Main main;

  @Mixin private Chosen chosen;

  @Option(names = "--games", paramLabel = "N")
  private int games = 1000;

  @Option(names = "--bots", paramLabel = "BOTS")
  private String bots = "";

  @Option(names = "--each", paramLabel = "FILE")
  private Path each;

  @Option(names = "--seed", paramLabel = "SEED")
  private String seed = "precinct";

  @Option(names = "--threads", paramLabel = "N")
  private int threads;

  @Option(names = "--json")
  private boolean json;

  public SimulateCommand(Main main) {
    this.main = main;
  }

  @Override
  public Integer call() throws Problem, InterruptedException {
    Title<?, ?, ?, ?> title = chosen.title(main.around().titles());
    if (games < 1) throw new Problem("error.games");
    List<BotLevel> levels = levels(title);
    Party party = new Party(title, List.of(), levels.size(), chosen.level(), chosen.options());
    party.check(main.words());
    Tally tally;
    if (each == null) {
      tally = run(title, levels, result -> {});
    } else {
      try (Writer file = Files.newBufferedWriter(each)) {
        GameLines lines = GameLines.of(each.getFileName().toString());
        file.write(lines.header(levels.size()));
        tally = run(title, levels, result -> write(file, lines.line(result, levels)));
      } catch (IOException | UncheckedIOException e) {
        throw new Problem("error.each", "file", each.toString());
      }
    }
    PrintStream out = main.around().out();
    if (json) out.println(tally.json(title.id(), seed));
    else print(title, levels, tally, out);
    return 0;
  }

  private Tally run(Title<?, ?, ?, ?> title, List<BotLevel> levels, Consumer<Tally.Result> written)
      throws InterruptedException {
    int cores = threads > 0 ? threads : Runtime.getRuntime().availableProcessors();
    Progress progress = new Progress();
    Setup setup = new Setup(levels.size(), chosen.options());
    return Simulation.run(
        title.game(), setup, levels, games, seed, cores, written.andThen(progress::done));
  }

  private static void write(Writer file, String line) {
    try {
      file.write(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One for each seat: a number of bots of the same level, or their levels in turn. */
  private List<BotLevel> levels(Title<?, ?, ?, ?> title) throws Problem {
    if (bots.isEmpty()) {
      return Collections.nCopies(Math.max(title.game().info().minSeats(), 4), chosen.level());
    }
    if (bots.matches("-?\\d{1,3}")) {
      int count = Integer.parseInt(bots);
      if (count < 0) throw new Problem("error.bots", "count", bots);
      return Collections.nCopies(count, chosen.level());
    }
    List<BotLevel> levels = new ArrayList<>();
    for (String name : bots.split(",", -1)) levels.add(level(name.trim()));
    return levels;
  }

  private static BotLevel level(String name) throws Problem {
    for (BotLevel level : BotLevel.values()) if (level.name().equalsIgnoreCase(name)) return level;
    throw new Problem("error.level", "typed", name);
  }

  private void print(Title<?, ?, ?, ?> title, List<BotLevel> levels, Tally tally, PrintStream out) {
    Words words = main.words();
    out.println(
        words.get(
            "sim.title",
            "game",
            title.name(words.language()),
            "games",
            "" + tally.games(),
            "seats",
            "" + tally.seats()));
    for (int seat = 0; seat < tally.seats(); seat++) {
      String level = words.get("sim." + levels.get(seat).name().toLowerCase(Locale.ROOT));
      String name = words.get("sim.seat", "number", "" + (seat + 1), "level", level);
      row(name, tally.wins(seat), tally, out);
    }
    row(words.get("sim.nobody"), tally.withoutWinner(), tally, out);
    if (!tally.sides().isEmpty()) out.println(words.get("sim.sides"));
    for (Map.Entry<String, Integer> side : tally.sides().entrySet()) {
      row(name(title, "side", side.getKey()), side.getValue(), tally, out);
    }
    out.println(words.get("sim.causes"));
    for (Map.Entry<String, Integer> cause : tally.causes().entrySet()) {
      row(name(title, "cause", cause.getKey()), cause.getValue(), tally, out);
    }
    out.println(
        words.get(
            "sim.lengths",
            "min",
            "" + tally.length(0),
            "median",
            "" + tally.length(50),
            "p95",
            "" + tally.length(95),
            "max",
            "" + tally.length(100)));
  }

  /** A side or the cause of an end in words. */
  private String name(Title<?, ?, ?, ?> title, String what, String word) {
    return main.words().get("sim." + title.id() + "." + what + "." + word.toLowerCase(Locale.ROOT));
  }

  private void row(String name, int count, Tally tally, PrintStream out) {
    double percent = 100.0 * count / tally.games();
    out.printf(
        Locale.forLanguageTag(main.words().language().code()),
        "  %-36s %8d  %5.1f %%%n",
        name,
        count,
        percent);
  }

  /** A bar on the other stream, so that results can be sent elsewhere; only for people. */
  private final class Progress {
    private final AtomicInteger percent = new AtomicInteger(-1);

    void done(Tally.Result result) {
      if (main.around().unseen()) return;
      int now = (int) (100L * (1 + result.number()) / games);
      int before = percent.get();
      if (now <= before || !percent.compareAndSet(before, now)) return;
      int full = now * BAR / 100;
      String end = now == 100 ? "\n" : "";
      main.around()
          .err()
          .print("\r[" + "#".repeat(full) + ".".repeat(BAR - full) + "] " + now + " %" + end);
      main.around().err().flush();
    }
  }
}
