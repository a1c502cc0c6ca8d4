package org.precinct.console;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.precinct.engine.Language;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./precinct}: the table in a terminal. */
@Command(
    name = "precinct",
    description = "Four police games for friends around a table.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class)
public final class Main implements Callable<Integer> {

  @Option(
      names = "--lang",
      paramLabel = "fr|en",
      description = "The language; your system's by default.")
  private String lang = Locale.getDefault().getLanguage();

  @Parameters(arity = "0..1", paramLabel = "GAME", description = "Only this game.")
  private String game = "";

  @Spec private CommandLine.Model.CommandSpec spec;

  public static void main(String[] args) {
    // The terminal's encoding is the locale's; the texts need more than ASCII wherever it can be
    // had.
    System.setOut(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    System.exit(run(args));
  }

  static int run(String... args) {
    return new CommandLine(new Main()).execute(args);
  }

  @Override
  public Integer call() {
    Language language = Language.of(Locale.forLanguageTag(lang));
    if (!lang.equals(language.code())
        && spec.commandLine().getParseResult().hasMatchedOption("--lang")) {
      throw new ParameterException(
          spec.commandLine(), "There is no language '" + lang + "': say fr or en.");
    }
    Catalogue catalogue = new Catalogue(language);
    if (game.isEmpty()) {
      System.out.print(catalogue.all());
    } else {
      System.out.print(
          catalogue
              .of(game)
              .orElseThrow(
                  () -> new ParameterException(spec.commandLine(), catalogue.unknown(game))));
    }
    return 0;
  }

  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"precinct " + (version == null ? "(unpackaged)" : version)};
    }
  }
}
