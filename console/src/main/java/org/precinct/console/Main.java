package org.precinct.console;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.precinct.console.command.BotPace;
import org.precinct.console.command.GamesCommand;
import org.precinct.console.command.HostCommand;
import org.precinct.console.command.JoinCommand;
import org.precinct.console.command.PassCommand;
import org.precinct.console.command.ReplayCommand;
import org.precinct.console.command.ResumeCommand;
import org.precinct.console.command.RulesCommand;
import org.precinct.console.command.SimulateCommand;
import org.precinct.console.command.VerifyCommand;
import org.precinct.console.command.WatchCommand;
import org.precinct.console.play.App;
import org.precinct.console.play.Console;
import org.precinct.console.play.Menu;
import org.precinct.console.terminal.Printer;
import org.precinct.console.terminal.Pulse;
import org.precinct.console.terminal.Screen;
import org.precinct.console.text.Words;
import org.precinct.engine.Language;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.UnmatchedArgumentException;

/** {@code ./precinct}: the table in a terminal. */
@Command(name = "precinct", mixinStandardHelpOptions = true, versionProvider = Main.Version.class)
public final class Main implements Callable<Integer> {
  /** The exit code for everything that a person has to know about. */
  static final int PROBLEM = 2;

  private static final String LANG = "--lang";

  private final Surroundings around;
  private final Words words;

  @Option(names = LANG, paramLabel = "fr|en", scope = ScopeType.INHERIT)
  private String lang;

  @Mixin private BotPace pace;

  private Main(Surroundings around, Words words) {
    this.around = around;
    this.words = words;
  }

  public static void main(String[] args) {
    System.exit(run(Surroundings.system(), args));
  }

  /** Runs a command and returns its exit code. */
  static int run(Surroundings around, String... args) {
    String lang = spoken(around, args);
    Words words = new Words(Language.of(Locale.forLanguageTag(lang)));
    if (!lang.equals(words.language().code())) {
      return sorry(around, words.get("error.language", "lang", lang));
    }
    Main main = new Main(around, words);
    CommandLine line =
        new CommandLine(main)
            .addSubcommand("games", new GamesCommand(main))
            .addSubcommand("rules", new RulesCommand(main))
            .addSubcommand("resume", new ResumeCommand(main))
            .addSubcommand("pass", new PassCommand(main))
            .addSubcommand("host", new HostCommand(main))
            .addSubcommand("join", new JoinCommand(main))
            .addSubcommand("watch", new WatchCommand(main))
            .addSubcommand("simulate", new SimulateCommand(main))
            .addSubcommand("replay", new ReplayCommand(main))
            .addSubcommand("verify", new VerifyCommand(main));
    line.setResourceBundle(words.help());
    line.setOut(Printer.writer(around.out()));
    line.setErr(Printer.writer(around.err()));
    line.setParameterExceptionHandler((e, rest) -> sorry(around, mistake(words, e)));
    line.setExecutionExceptionHandler((e, command, result) -> sorry(around, words, e));
    return line.execute(args);
  }

  /**
   * The language asked for, or the system's. Looked for before anything else is read, so that what
   * is wrong with the rest can be said in it.
   */
  private static String spoken(Surroundings around, String... args) {
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals(LANG) && i + 1 < args.length) return args[i + 1];
      if (args[i].startsWith(LANG + "=")) return args[i].substring(LANG.length() + 1);
    }
    return Language.of(around.locale()).code();
  }

  private static String mistake(Words words, ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      return words.get("error.unmatched", "typed", String.join(" ", unmatched.getUnmatched()));
    }
    if (e instanceof CommandLine.MissingParameterException missing) {
      String label = missing.getMissing().get(0).paramLabel();
      return words.get("error.missing", "what", label);
    }
    return words.get("error.bad_value", "value", String.valueOf(e.getValue()));
  }

  private static int sorry(Surroundings around, Words words, Exception e) {
    if (e instanceof Problem problem) return sorry(around, words.get(problem));
    String what =
        e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ": " + e.getMessage());
    return sorry(around, words.get("error.unexpected", "what", what.replaceAll("\\s+", " ")));
  }

  private static int sorry(Surroundings around, String sentence) {
    around.err().println(sentence);
    return PROBLEM;
  }

  public Surroundings around() {
    return around;
  }

  public Words words() {
    return words;
  }

  /** Something that takes a screen. */
  @FunctionalInterface
  public interface Task {
    void run(Console console) throws Problem, Console.Left;
  }

  /** Opens the terminal for a task. Leaving it is as good an end as any. */
  public int onScreen(Pulse pulse, Task task) throws Problem {
    boolean colours = around.environment().getOrDefault("NO_COLOR", "").isEmpty();
    try (Pulse time = pulse;
        Screen screen =
            new Screen(
                around.terminal().open(),
                time,
                colours,
                around.unseen(),
                words.get("screen.small"))) {
      try {
        task.run(new Console(around, screen, words));
      } catch (Console.Left left) {
        return 0;
      }
      return 0;
    } catch (IOException e) {
      throw new Problem("error.no_terminal");
    }
  }

  @Override
  public Integer call() throws Problem {
    return onScreen(around.pulse().get(), console -> new Menu(console, pace.limits()).run());
  }

  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"precinct " + App.VERSION};
    }
  }
}
