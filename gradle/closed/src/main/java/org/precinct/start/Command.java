package org.precinct.start;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a script becomes in the end; the script's own arguments follow the words.
 *
 * @param environment what differs from the script's own environment: empty is "not set"
 */
record Command(List<String> words, Map<String, Optional<String>> environment) {

  /** The text that makes a shell become this. */
  String forShell() {
    String variables =
        environment.entrySet().stream()
            .map(
                variable ->
                    variable
                        .getValue()
                        .map(value -> "export " + variable.getKey() + "=" + quoted(value) + "\n")
                        .orElse("unset " + variable.getKey() + "\n"))
            .sorted()
            .collect(Collectors.joining());
    String command = words.stream().map(Command::quoted).collect(Collectors.joining(" "));
    return variables + "exec " + command + " \"$@\"\n";
  }

  private static String quoted(String word) {
    return "'" + word.replace("'", "'\\''") + "'";
  }

  /** Runs it as a child with this process's terminal, where a process cannot become another. */
  int run(List<String> arguments) throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(words);
    all.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(all).inheritIO();
    environment.forEach(
        (name, value) -> {
          if (value.isPresent()) builder.environment().put(name, value.get());
          else builder.environment().remove(name);
        });
    return builder.start().waitFor();
  }
}
