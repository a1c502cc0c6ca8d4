package org.precinct.start;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles {@link Start} and what it uses into {@code .gradle/start.jar}: starting that takes a
 * tenth of what Java needs to run a source file. Says what is wrong with a JDK that cannot.
 *
 * <p>Run from its source, hence in one file and in the language of Java 11.
 *
 * <p>usage: java Compile.java PROJECT
 */
final class Compile {
  private static final int OLDEST = 17;

  /** The newest that Gradle 8.9 runs on. */
  private static final int NEWEST = 22;

  private static final int SAID = 3;

  private Compile() {}

  public static void main(String[] args) throws IOException {
    Path project = Path.of(args[0]);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    Optional<String> problem =
        problem(System.getProperty("java.home"), Runtime.version().feature(), compiler != null);
    if (problem.isPresent()) {
      System.err.println(problem.get());
      System.exit(SAID);
    }
    compile(project.resolve("gradle/closed/src/main/java"), project.resolve(".gradle/start.jar"));
  }

  /** What is wrong with a JDK, if something is. */
  static Optional<String> problem(String home, int version, boolean hasCompiler) {
    String wrong;
    if (version < OLDEST) {
      wrong = home + " is Java " + version + "; Precinct needs " + OLDEST + " or newer.";
    } else if (version > NEWEST) {
      wrong =
          home + " is Java " + version + "; Gradle 8.9 runs on " + OLDEST + " to " + NEWEST + ".";
    } else if (!hasCompiler) {
      wrong = home + " is only a Java runtime: it has no compiler.";
    } else {
      return Optional.empty();
    }
    return Optional.of(
        wrong + "\n  Install a JDK 17 and put its bin folder on PATH, or set JAVA_HOME to it.");
  }

  /** Makes the jar, whole or not at all: others may be starting from it, or making it as well. */
  static void compile(Path sources, Path jar) throws IOException {
    Path folder = Files.createDirectories(jar.toAbsolutePath().getParent());
    Path classes = Files.createTempDirectory(folder, "start");
    Path partial = Files.createTempFile(folder, "start", ".partial");
    try {
      int status =
          ToolProvider.getSystemJavaCompiler()
              .run(
                  null,
                  System.err,
                  System.err,
                  "--release",
                  Integer.toString(OLDEST),
                  "-encoding",
                  "UTF-8",
                  "-proc:none",
                  "-nowarn",
                  "-d",
                  classes.toString(),
                  "-sourcepath",
                  sources.toString(),
                  sources.resolve("org/precinct/start/Start.java").toString());
      if (status != 0) System.exit(SAID);
      write(classes, partial);
      Files.move(partial, jar, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(partial);
      for (Path file : tree(classes)) Files.delete(file);
    }
  }

  private static void write(Path classes, Path jar) throws IOException {
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      for (Path entry : tree(classes)) {
        if (!Files.isRegularFile(entry)) continue;
        out.putNextEntry(new JarEntry(classes.relativize(entry).toString().replace('\\', '/')));
        Files.copy(entry, out);
        out.closeEntry();
      }
    }
  }

  /** Everything in a folder, itself included, insides first. */
  private static List<Path> tree(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.sorted(Comparator.reverseOrder()).collect(Collectors.toList());
    }
  }
}
