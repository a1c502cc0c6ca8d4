package org.precinct.start;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns what a build prints into a line for each step, in the player's language. */
final class Progress {
  private static final Pattern TASK = Pattern.compile("> Task :(\\w+):compileJava\\b.*");
  private static final Pattern ASKING = Pattern.compile("Asking (\\S+) for Gradle \\S+");
  private static final Pattern FETCHING =
      Pattern.compile("Gradle (\\S+): fetching (\\d+) MB from Maven repositories \\(once\\)");
  private static final Pattern ASSEMBLING = Pattern.compile("Gradle (\\S+): assembling");

  private final Machine machine;
  private final List<String> modules;
  private final Consumer<String> say;
  private final Set<String> begun = new HashSet<>();

  Progress(Machine machine, List<String> modules, Consumer<String> say) {
    this.machine = machine;
    this.modules = modules;
    this.say = say;
  }

  /** Tells about a line of Gradle's, if it begins a step. */
  void step(String line) {
    if (line.startsWith("Downloading http")) {
      say.accept(machine.inLanguage("  downloading Gradle", "  téléchargement de Gradle"));
    } else if (line.startsWith("> Task") && begun.add("")) {
      say.accept(machine.inLanguage("  Gradle is ready", "  Gradle est prêt"));
    }
    Matcher task = TASK.matcher(line);
    if (task.matches() && modules.contains(task.group(1)) && begun.add(task.group(1))) {
      // Said when a module is done; several may be in work at once.
      String count = " (" + (begun.size() - 1) + "/" + modules.size() + ")";
      say.accept(machine.inLanguage("  compiled ", "  compilé : ") + task.group(1) + count);
    }
  }

  /** A line of gradlew's own in the player's language; any other as it is. */
  String word(String line) {
    Matcher asking = ASKING.matcher(line);
    if (asking.matches()) {
      return machine.inLanguage("  asking ", "  recherche de Gradle auprès de ")
          + asking.group(1)
          + machine.inLanguage(" for Gradle", "");
    }
    Matcher fetching = FETCHING.matcher(line);
    if (fetching.matches()) {
      return machine.inLanguage(
          "  fetching Gradle from Maven repositories: " + fetching.group(2) + " MB, once",
          "  téléchargement de Gradle depuis les dépôts Maven : "
              + fetching.group(2)
              + " Mo, une seule fois");
    }
    if (ASSEMBLING.matcher(line).matches()) {
      return machine.inLanguage("  assembling Gradle", "  assemblage de Gradle");
    }
    return line;
  }
}
