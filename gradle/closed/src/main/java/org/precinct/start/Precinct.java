package org.precinct.start;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.precinct.closed.Problem;

/** Plays: builds the terminal or the phones when their sources have changed, and starts them. */
final class Precinct {
  private static final int BUILD_FAILED = 2;

  /** What can be started, with the modules it is made of; the last one is installed. */
  private enum Program {
    TERMINAL(
        "precinct",
        "-Xmx1g",
        List.of("-PwithoutAndroid", "-PwithoutCompose"),
        List.of("engine", "seat", "table", "console")),
    PHONES(
        "phones",
        "-Xmx2g",
        List.of("-PwithoutAndroid"),
        List.of("engine", "seat", "table", "console", "screens", "desktop"));

    private final String script;
    private final String memory;
    private final List<String> options;
    private final List<String> modules;

    Program(String script, String memory, List<String> options, List<String> modules) {
      this.script = script;
      this.memory = memory;
      this.options = options;
      this.modules = modules;
    }

    static Program of(List<String> arguments) {
      boolean window = !arguments.isEmpty() && List.of("phones", "seat").contains(arguments.get(0));
      return window ? PHONES : TERMINAL;
    }

    String home() {
      return modules.get(modules.size() - 1);
    }
  }

  /** A short build is over before a better compiled Gradle pays. */
  private static final String JVM = " -XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

  private final Path project;
  private final Machine machine;
  private final Consumer<String> say;
  private final Program program;

  Precinct(Path project, Machine machine, Consumer<String> say, List<String> arguments) {
    program = Program.of(arguments);
    this.project = project;
    this.machine = machine;
    this.say = say;
  }

  Command command() throws IOException, InterruptedException, Problem {
    Path build = project.resolve(program.home()).resolve("build");
    Path console =
        build.resolve("install/" + program.script + "/bin").resolve(machine.script(program.script));
    // The installed files do not tell: Gradle leaves them alone when a change makes no difference.
    Path built = build.resolve("precinct-built");
    boolean first = !Files.isExecutable(console);
    if (first || !Files.exists(built) || changedSince(Files.getLastModifiedTime(built))) {
      say(
          first
              ? machine.inLanguage(
                  "Building Precinct for the first time; this takes a minute or two.",
                  "Première compilation de Precinct ; cela prend une minute ou deux.")
              : machine.inLanguage(
                  "Building what has changed; a moment, please.",
                  "Compilation des changements ; un instant."));
      Files.createDirectories(built.getParent());
      // From before the build, so that a change made meanwhile counts.
      Path begun = built.resolveSibling("precinct-built." + ProcessHandle.current().pid());
      Files.write(begun, new byte[0]);
      try {
        build();
        Files.move(begun, built, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(begun);
      }
    }
    return new Command(List.of(console.toString()), Map.of());
  }

  private void say(String text) {
    say.accept(text);
  }

  private void build() throws IOException, InterruptedException, Problem {
    List<String> call = new ArrayList<>();
    call.add(project.resolve(machine.script("gradlew")).toString());
    call.addAll(List.of("-p", project.toString(), "--console=plain", "--no-daemon"));
    call.addAll(program.options);
    call.add("-Dorg.gradle.jvmargs=" + program.memory + JVM);
    call.add(":" + program.home() + ":installDist");
    Process gradlew = new ProcessBuilder(call).start();
    // Stopping us stops the build too.
    Thread stop = new Thread(gradlew::destroy);
    Runtime.getRuntime().addShutdownHook(stop);
    gradlew.getOutputStream().close();
    Progress progress = new Progress(machine, program.modules, say);
    Thread errors =
        new Thread(
            () ->
                gradlew
                    .errorReader(machine.letters())
                    .lines()
                    .forEach(line -> say(progress.word(line))));
    errors.start();
    List<String> chatter = new ArrayList<>();
    try (BufferedReader output = gradlew.inputReader(machine.letters())) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        chatter.add(line);
        progress.step(line);
      }
    }
    int status = gradlew.waitFor();
    errors.join();
    Runtime.getRuntime().removeShutdownHook(stop);
    if (status == 0) return;
    chatter.forEach(say);
    throw new Problem(
        machine.inLanguage(
            "precinct: the build failed; its messages are above.",
            "precinct : la compilation a échoué ; ses messages sont ci-dessus."),
        BUILD_FAILED);
  }

  /** Folders count as well as files, so that a deleted or renamed file is noticed. */
  private boolean changedSince(FileTime built) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String module : program.modules) {
      sources.add(project.resolve(module + "/src"));
      sources.add(project.resolve(module + "/build.gradle"));
    }
    for (String file :
        List.of("docs/rules", "build.gradle", "settings.gradle", "gradle.properties")) {
      sources.add(project.resolve(file));
    }
    try (Stream<Path> files = Files.list(project.resolve("gradle"))) {
      files.filter(file -> file.toString().matches(".*\\.(gradle|toml)")).forEach(sources::add);
    }
    for (Path source : sources) {
      if (newer(source, built)) return true;
    }
    return false;
  }

  private static boolean newer(Path tree, FileTime than) throws IOException {
    boolean[] found = {false};
    Files.walkFileTree(
        tree,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return visitFile(folder, attributes);
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            found[0] |= attributes.lastModifiedTime().compareTo(than) > 0;
            return found[0] ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException failed) throws IOException {
            if (failed instanceof NoSuchFileException) return FileVisitResult.CONTINUE;
            throw failed;
          }
        });
    return found[0];
  }
}
