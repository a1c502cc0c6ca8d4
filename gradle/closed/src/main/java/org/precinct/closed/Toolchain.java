package org.precinct.closed;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Prepares one part of the toolchain, {@code gradle} or {@code sdk}, unless it is there already.
 */
public final class Toolchain {
  /** What the jars and the result take at their largest, with room to spare. */
  private static final long SPACE_BYTES = 1_500_000_000L;

  private final Path sources;
  private final String mvn;
  private final Consumer<String> say;
  private final long space;

  Toolchain(Path sources, String mvn, Consumer<String> say, long space) {
    this.sources = sources;
    this.mvn = mvn;
    this.say = say;
    this.space = space;
  }

  /**
   * Makes {@code folder} the part.
   *
   * @param sources the folder of the pom
   * @param mvn the command
   */
  public static void prepare(
      String part, Path folder, Path sources, String mvn, Consumer<String> say)
      throws InterruptedException, Problem {
    try {
      new Toolchain(sources, mvn, say, SPACE_BYTES).prepare(part, folder);
    } catch (IOException failed) {
      throw new Problem(
          "Preparing "
              + folder
              + " failed: "
              + failed
              + "\nIf that folder cannot be written to, set PRECINCT_CACHE to another one.");
    }
  }

  void prepare(String part, Path folder) throws IOException, InterruptedException, Problem {
    Once.make(
        folder,
        say,
        partial -> {
          switch (part) {
            case "gradle" -> prepareGradle(partial);
            case "sdk" -> prepareSdk(partial);
            default -> throw new IllegalArgumentException(part);
          }
        });
  }

  private void prepareGradle(Path home) throws IOException, InterruptedException, Problem {
    checkSpace(home);
    say.accept("Gradle 8.9: fetching 200 MB from Maven repositories (once)");
    Path jars = home.resolve("jars");
    Maven.copy(mvn, sources.resolve("pom.xml"), "gradle", jars, say);
    say.accept("Gradle 8.9: assembling");
    AssembleGradle.assemble(jars, home);
    Once.delete(jars);
  }

  private void prepareSdk(Path sdk) throws IOException, InterruptedException, Problem {
    Aapt2.entry(); // better known before the download than after
    checkSpace(sdk);
    say.accept("Android SDK 35: fetching 200 MB from Maven repositories (once)");
    Path jars = sdk.resolve("jars");
    Maven.copy(mvn, sources.resolve("pom.xml"), "sdk", jars, say);
    say.accept("Android SDK 35: assembling");
    runAssembleSdk(jars, sdk);
    Once.delete(jars);
  }

  private void runAssembleSdk(Path jars, Path sdk) throws IOException, InterruptedException {
    Path classes = Files.createDirectories(jars.resolve("classes"));
    String libraries;
    try (Stream<Path> files = Files.list(jars)) {
      Path asm =
          files
              .filter(file -> file.getFileName().toString().startsWith("asm-"))
              .findFirst()
              .orElseThrow();
      libraries = classes + File.pathSeparator + asm;
    }
    Path java = sources.resolve("src/main/java");
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-d",
                classes.toString(),
                "-cp",
                libraries,
                "-sourcepath",
                java.toString(),
                java.resolve("org/precinct/closed/AssembleSdk.java").toString());
    if (status == 0) {
      status =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  libraries,
                  "org.precinct.closed.AssembleSdk",
                  jars.toString(),
                  sdk.toString())
              .inheritIO()
              .start()
              .waitFor();
    }
    if (status != 0) throw new IOException("AssembleSdk ended with " + status);
  }

  private void checkSpace(Path folder) throws IOException, Problem {
    long free = Files.getFileStore(folder).getUsableSpace();
    if (free >= space) return;
    throw new Problem(
        "There is too little disk space at "
            + folder.getParent()
            + ": "
            + free / 1_000_000
            + " MB are free, "
            + space / 1_000_000
            + " MB are needed.\n"
            + "Make room, or set PRECINCT_CACHE to a folder on another disk.");
  }
}
