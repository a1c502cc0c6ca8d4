package org.precinct.start;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The machine that a script runs on: the kind of system, and the environment. */
record Machine(boolean windows, Map<String, String> environment) {

  static Machine here() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    return new Machine(system.startsWith("windows"), System.getenv());
  }

  /** The value of a variable, if it is set and not empty. */
  Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
  }

  /** The words of a variable that holds several options. */
  List<String> optionsIn(String name) {
    return words(environment.getOrDefault(name, ""));
  }

  static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.trim().split("\\s+"));
  }

  /** Where a command is on the PATH. */
  Optional<String> command(String name) {
    return command(name, file -> isProgram(Path.of(file)));
  }

  Optional<String> command(String name, Predicate<String> isProgram) {
    String folders =
        variable(windows && !environment.containsKey("PATH") ? "Path" : "PATH").orElse("");
    List<String> endings = windows ? List.of(".exe", ".cmd", ".bat") : List.of("");
    for (String folder : folders.split(Pattern.quote(windows ? ";" : ":"))) {
      for (String ending : endings) {
        String file = folder + (windows ? "\\" : "/") + name + ending;
        if (!folder.isEmpty() && isProgram.test(file)) return Optional.of(file);
      }
    }
    return Optional.empty();
  }

  /** The folder of what is kept outside the project. */
  Path cache(String userHome) {
    Optional<String> named = variable("PRECINCT_CACHE");
    if (named.isPresent()) return Path.of(named.get()).toAbsolutePath();
    Optional<String> local = windows ? variable("LOCALAPPDATA") : Optional.empty();
    Path caches =
        local
            .or(() -> variable("XDG_CACHE_HOME"))
            .map(Path::of)
            .orElseGet(() -> Path.of(variable("HOME").orElse(userHome), ".cache"));
    return caches.resolve("precinct").toAbsolutePath();
  }

  /** A script of the project, by the name that it has on this system. */
  String script(String name) {
    return windows ? name + ".bat" : name;
  }

  /**
   * The letters of the terminal. A locale may name some that Java, without its files, does not
   * know.
   */
  Charset letters() {
    String locale =
        variable("LC_ALL").or(() -> variable("LC_CTYPE")).or(() -> variable("LANG")).orElse("");
    return locale.matches("(?i).*utf-?8.*")
        ? StandardCharsets.UTF_8
        : Charset.forName(System.getProperty("sun.stderr.encoding", nativeLetters()));
  }

  private static String nativeLetters() {
    return System.getProperty("native.encoding", "UTF-8");
  }

  /** The text of the player's language, as far as the machine knows it. */
  String inLanguage(String english, String french) {
    String language =
        variable("LC_ALL")
            .or(() -> variable("LC_MESSAGES"))
            .or(() -> variable("LANG"))
            .orElse(windows ? Locale.getDefault().getLanguage() : "");
    return language.startsWith("fr") ? french : english;
  }

  private static boolean isProgram(Path file) {
    return Files.isRegularFile(file) && Files.isExecutable(file);
  }
}
