package org.precinct.start;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.precinct.closed.Problem;

/**
 * Where the scripts come in.
 *
 * <p>usage: Start HOW PROJECT SCRIPT ARGUMENTS, where SCRIPT is {@code gradlew} or {@code
 * precinct}. HOW is {@code print}, for a shell: what it should do goes to standard output, and the
 * exit code is 0. Or it is {@code run}, for systems whose scripts cannot become another process:
 * then it is done here, and the exit code is that of the script. With {@code -fresh} after it, the
 * sources are not asked whether they have changed.
 */
final class Start {
  private static final int STALE = 75;

  private Start() {}

  public static void main(String[] args) throws IOException {
    boolean print = args[0].startsWith("print");
    Path project = Path.of(args[1]).toRealPath();
    int version = Runtime.version().feature();
    // Compile says what is wrong with this Java; and it need not have a compiler from here on.
    boolean wrongJava = Compile.problem("", version, true).isPresent();
    if (wrongJava || !args[0].endsWith("-fresh") && changed(project)) System.exit(STALE);

    List<String> arguments = List.of(args).subList(3, args.length);
    Machine machine = Machine.here();
    PrintStream err = new PrintStream(System.err, true, machine.letters());
    int exit;
    String text = "";
    try {
      Command command =
          switch (args[2]) {
            case "gradlew" -> new Gradlew(project, machine, err::println).command(arguments);
            case "precinct" -> new Precinct(project, machine, err::println, arguments).command();
            default -> throw new IllegalArgumentException(args[2]);
          };
      if (print) text = command.forShell();
      exit = print ? 0 : command.run(arguments);
    } catch (Problem problem) {
      err.println(problem.getMessage());
      exit = problem.exit();
    } catch (IOException | InterruptedException unexpected) {
      unexpected.printStackTrace();
      exit = 1;
    }
    if (print) {
      // The shell hands these bytes back to the system, as the names of files among others.
      Charset names = Charset.forName(System.getProperty("sun.jnu.encoding"));
      PrintStream out = new PrintStream(System.out, true, names);
      out.print(exit == 0 ? text : "exit " + exit + "\n");
      out.flush();
      exit = 0;
    }
    // A site that is still being waited for must not delay us.
    Runtime.getRuntime().halt(exit);
  }

  private static boolean changed(Path project) throws IOException {
    Path jar = project.resolve(".gradle/start.jar");
    FileTime compiled = Files.getLastModifiedTime(jar);
    try (Stream<Path> sources = Files.walk(project.resolve("gradle/closed/src/main/java"))) {
      for (Path source : (Iterable<Path>) sources::iterator) {
        if (Files.getLastModifiedTime(source).compareTo(compiled) > 0) return true;
      }
    }
    return false;
  }
}
