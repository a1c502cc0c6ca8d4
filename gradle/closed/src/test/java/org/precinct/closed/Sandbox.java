package org.precinct.closed;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A machine in a folder: a copy of the project's scripts, an empty home, a PATH with the ordinary
 * commands of a shell and no others, and no way to the network.
 */
public final class Sandbox {
  private static final Path ROOT = Path.of(System.getProperty("project.root"));

  /** What gradlew would compile on each new machine. */
  private static final Path PROGRAM = Path.of(System.getProperty("start.jar"));

  private static final List<String> COMMANDS =
      List.of(
          "awk", "bash", "cat", "chmod", "cksum", "cp", "dirname", "env", "find", "grep", "ls",
          "mkdir", "mktemp", "mv", "rm", "sed", "sh", "sleep", "touch", "uname");

  /** What a process printed and how it ended. */
  public record Result(int exit, String out, String err) {}

  public final Path project;
  public final Path home;
  public final Path bin;
  public final Map<String, String> environment = new HashMap<>();
  public String input = "";

  /** The folder's name has a space, because people's folders have. */
  public Sandbox(Path folder) throws IOException {
    project = Files.createDirectories(folder.resolve("a project"));
    home = Files.createDirectories(folder.resolve("home"));
    bin = Files.createDirectories(folder.resolve("bin"));
    for (String command : COMMANDS) Files.createSymbolicLink(bin.resolve(command), find(command));
    for (String file :
        List.of(
            "gradlew",
            "precinct",
            ".ci/run",
            "gradle.properties",
            "gradle/closed/pom.xml",
            "gradle/closed/start.sh")) {
      copy(ROOT.resolve(file), project.resolve(file));
    }
    for (String tree : List.of("gradle/wrapper", "gradle/closed/src/main/java")) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(tree))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          copy(file, project.resolve(ROOT.relativize(file).toString()));
        }
      }
    }
    copy(PROGRAM, project.resolve(".gradle/start.jar")); // last, hence newer than its sources
    distributionUrl("http://127.0.0.1:" + unusedPort() + "/gradle-8.9-bin.zip");
    environment.put("PATH", bin.toString());
    environment.put("HOME", home.toString());
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    javaToolOptions("");
  }

  /**
   * Adds options for every JVM. They always name the home, have time for a site that answers, and
   * ask for a quick start rather than a quick program.
   */
  public void javaToolOptions(String more) {
    environment.put(
        "JAVA_TOOL_OPTIONS",
        "-Duser.home="
            + home
            + " -Dprecinct.patience=300000 -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "
            + more);
  }

  /** Lets the wrapper fetch Gradle from another address than its own. */
  public void distributionUrl(String url) throws IOException {
    Files.writeString(
        project.resolve("gradle/wrapper/gradle-wrapper.properties"),
        """
        distributionBase=GRADLE_USER_HOME
        distributionPath=wrapper/dists
        distributionUrl=%s
        zipStoreBase=GRADLE_USER_HOME
        zipStorePath=wrapper/dists
        """
            .formatted(url.replace(":", "\\:")));
  }

  /** Puts a shell script on the PATH. */
  public void command(String name, String script) throws IOException {
    script(bin.resolve(name), script);
  }

  public static void script(Path file, String script) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + script);
    file.toFile().setExecutable(true);
  }

  public Result run(Path folder, String... command) throws IOException, InterruptedException {
    Path out = Files.createTempFile(home, "out", "");
    Path err = Files.createTempFile(home, "err", "");
    Path in = Files.writeString(Files.createTempFile(home, "in", ""), input);
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    Process process = builder.start();
    if (!process.waitFor(5, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new IOException(List.of(command) + " did not end:\n" + Files.readString(err));
    }
    // Each JVM tells about the options that the environment has for it.
    String messages = Files.readString(err).replaceAll("Picked up [A-Z_]+: .*\n", "");
    return new Result(process.exitValue(), Files.readString(out), messages);
  }

  public Result gradlew(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(project.resolve("gradlew").toString()));
    command.addAll(List.of(arguments));
    return run(project, command.toArray(String[]::new));
  }

  public static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static int unusedPort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.copy(from, to);
    if (Files.isExecutable(from)) to.toFile().setExecutable(true);
  }

  private static Path find(String command) throws IOException {
    for (String folder : System.getenv("PATH").split(File.pathSeparator)) {
      Path file = Path.of(folder, command);
      if (Files.isExecutable(file)) return file;
    }
    throw new IOException("this machine has no " + command);
  }
}
