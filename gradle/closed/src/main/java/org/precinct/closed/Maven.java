package org.precinct.closed;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Fetches artifacts with {@code mvn}, which knows the machine's repositories and mirrors. */
final class Maven {
  private static final Pattern DOWNLOADING =
      Pattern.compile(".*Downloading from \\S+ \\S+/(\\S+\\.jar)");
  private static final int LINES_OF_AN_ERROR = 12;

  private Maven() {}

  /** Copies the artifacts that {@code pom} lists under {@code execution} into {@code jars}. */
  static void copy(String mvnCommand, Path pom, String execution, Path jars, Consumer<String> say)
      throws IOException, InterruptedException, Problem {
    Process mvn =
        new ProcessBuilder(
                mvnCommand,
                "--batch-mode",
                "-Dstyle.color=never",
                "--file",
                pom.toString(),
                "dependency:copy@" + execution,
                "-DoutputDirectory=" + jars)
            .redirectErrorStream(true)
            .start();
    // Stopping us stops the download too.
    Thread stop = new Thread(mvn::destroy);
    Runtime.getRuntime().addShutdownHook(stop);
    mvn.getOutputStream().close();

    List<String> errors = new ArrayList<>();
    boolean ours = false; // before our artifacts, mvn fetches its own plug-ins
    try (BufferedReader output = mvn.inputReader()) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        if (line.contains("Configured Artifact")) ours = true;
        Matcher download = DOWNLOADING.matcher(line);
        if (ours && download.matches()) say.accept("  downloading " + download.group(1));
        if (line.startsWith("[ERROR]")) errors.add(line.substring("[ERROR]".length()));
      }
    }
    int status = mvn.waitFor();
    Runtime.getRuntime().removeShutdownHook(stop);
    if (status != 0) {
      String shown =
          String.join("\n", errors.subList(0, Math.min(errors.size(), LINES_OF_AN_ERROR)));
      throw new Problem(
          "mvn could not fetch the artifacts of "
              + pom
              + " (exit code "
              + status
              + "):\n"
              + shown
              + "\n"
              + "Check the network and the repositories or mirrors of mvn's settings, and try"
              + " again.");
    }
  }
}
