package org.precinct.start;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.precinct.closed.Problem;
import org.precinct.closed.Toolchain;

/**
 * Runs Gradle: the ordinary wrapper where Gradle's site answers, a Gradle assembled from Maven
 * artifacts where it does not; with an Android SDK that is given or assembled.
 */
final class Gradlew {
  private static final String JVM_ARGS = "org.gradle.jvmargs";
  private static final String WITHOUT_ANDROID = "-PwithoutAndroid";
  private static final Duration SILENCE = Duration.ofDays(1);

  private enum Distribution {
    WRAPPER,
    CLOSED
  }

  private final Path project;
  private final Machine machine;
  private final Consumer<String> say;
  private final Path closed;
  private final Path cache;
  private final String key;
  private final String url;
  private final Path gradleUserHome;

  Gradlew(Path project, Machine machine, Consumer<String> say) throws IOException {
    this.project = project;
    this.machine = machine;
    this.say = say;
    String userHome = System.getProperty("user.home");
    closed = project.resolve("gradle/closed");
    cache = machine.cache(userHome);
    key = key();
    url =
        properties(project.resolve("gradle/wrapper/gradle-wrapper.properties"))
            .getProperty("distributionUrl");
    gradleUserHome =
        machine.variable("GRADLE_USER_HOME").map(Path::of).orElse(Path.of(userHome, ".gradle"));
  }

  Command command(List<String> arguments) throws IOException, InterruptedException, Problem {
    boolean android =
        arguments.stream()
            .noneMatch(it -> it.equals(WITHOUT_ANDROID) || it.startsWith(WITHOUT_ANDROID + "="));
    boolean sdkMissing = android && !sdkIsGiven();
    Map<String, Optional<String>> environment = new LinkedHashMap<>();
    environment.put("JAVA_HOME", Optional.of(System.getProperty("java.home")));
    List<String> options = new ArrayList<>();
    Distribution distribution = distribution();
    Path gradle = cache.resolve("gradle-8.9-" + key);
    if (distribution == Distribution.CLOSED) {
      prepare(
          "gradle",
          gradle,
          "Gradle 8.9",
          "Install Apache Maven (mvn), or let this machine reach " + site() + ".");
    }
    if (sdkMissing) {
      Path sdk = assembledSdk();
      environment.put("ANDROID_HOME", Optional.of(sdk.toString()));
      environment.put("ANDROID_SDK_ROOT", Optional.empty());
      String aapt2 = "android.aapt2FromMavenOverride";
      String quiet = "android.suppressUnsupportedOptionWarnings"; // itself an option to warn about
      options.add("-P" + aapt2 + "=" + sdk.resolve("build-tools/34.0.0/aapt2"));
      options.add("-P" + quiet + "=" + quiet + "," + aapt2);
      // This SDK is all there is: the Android plugin need not ask Google for more, and wait.
      options.add("-Pandroid.builder.sdkDownload=false");
    }
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (distribution == Distribution.WRAPPER) words.addAll(wrapper());
    else words.addAll(assembled(gradle, arguments, environment));
    words.addAll(options);
    return new Command(words, environment);
  }

  // Gradle

  private Distribution distribution() throws IOException, Problem {
    String asked = machine.variable("PRECINCT_GRADLE").orElse("");
    return switch (asked) {
      case "closed" -> Distribution.CLOSED;
      case "wrapper" -> {
        if (!unpacked() && !siteAnswers()) {
          throw new Problem(
              "gradlew: "
                  + site()
                  + " does not answer, so the wrapper cannot fetch Gradle 8.9.\n"
                  + "  Check the network (proxies: systemProp.https.proxyHost in"
                  + " ~/.gradle/gradle.properties), or\n"
                  + "  unset PRECINCT_GRADLE to have Gradle assembled from Maven artifacts.");
        }
        yield Distribution.WRAPPER;
      }
      case "" ->
          unpacked() || !wasSilentToday() && siteAnswers()
              ? Distribution.WRAPPER
              : Distribution.CLOSED;
      default ->
          throw new Problem(
              "gradlew: PRECINCT_GRADLE is '"
                  + asked
                  + "', which is neither 'closed' nor"
                  + " 'wrapper'.\n"
                  + "  Unset it to let gradlew choose.");
    };
  }

  /** Whether the wrapper has unpacked this Gradle already. */
  private boolean unpacked() throws IOException {
    String zip = url.substring(url.lastIndexOf('/') + 1);
    Path folder = gradleUserHome.resolve("wrapper/dists").resolve(zip.replaceFirst("\\.zip$", ""));
    if (!Files.isDirectory(folder)) return false;
    try (Stream<Path> hashes = Files.list(folder)) {
      return hashes.anyMatch(hash -> Files.isRegularFile(hash.resolve(zip + ".ok")));
    }
  }

  private Path silent() {
    return cache.resolve("gradle-site-is-silent");
  }

  /** A silent site is not asked again for a day, if there is a Gradle to do without it. */
  private boolean wasSilentToday() throws IOException {
    if (!Files.isDirectory(cache.resolve("gradle-8.9-" + key))) return false;
    try {
      Instant asked = Files.getLastModifiedTime(silent()).toInstant();
      return asked.isAfter(Instant.now().minus(SILENCE));
    } catch (NoSuchFileException never) {
      return false;
    }
  }

  private boolean siteAnswers() throws IOException {
    say.accept("Asking " + site() + " for Gradle 8.9");
    // The wrapper gets these too: what counts is whether it will come through.
    for (String option : options("JAVA_OPTS", "GRADLE_OPTS")) {
      if (!option.startsWith("-D")) continue;
      String[] property = option.substring(2).split("=", 2);
      System.setProperty(property[0], property.length == 2 ? property[1] : "");
    }
    boolean answers =
        Probe.answers(
            url,
            List.of(
                project.resolve("gradle.properties"), gradleUserHome.resolve("gradle.properties")));
    try {
      if (answers) {
        Files.deleteIfExists(silent());
      } else {
        Files.createDirectories(cache);
        Files.write(silent(), new byte[0]);
      }
    } catch (IOException unwritable) {
      // It is asked again the next time, then.
    }
    return answers;
  }

  private String site() {
    return url.replaceFirst("^[a-z]*://", "").replaceFirst("/.*", "");
  }

  private List<String> wrapper() {
    List<String> words = options("JAVA_OPTS", "GRADLE_OPTS");
    words.add("-Dorg.gradle.appname=gradlew");
    words.add("-classpath");
    words.add(project.resolve("gradle/wrapper/gradle-wrapper.jar").toString());
    words.add("org.gradle.wrapper.GradleWrapperMain");
    return words;
  }

  /**
   * The assembled Gradle has no daemon: the build runs in this very JVM, which therefore needs
   * exactly the options that Gradle would give a daemon. Of a person's own options only properties
   * can be added.
   */
  private List<String> assembled(
      Path gradle, List<String> arguments, Map<String, Optional<String>> environment)
      throws IOException {
    String given = "-D" + JVM_ARGS + "=";
    String jvm =
        arguments.stream()
            .filter(argument -> argument.startsWith(given))
            .map(argument -> argument.substring(given.length()))
            .reduce((first, last) -> last)
            .orElse(properties(project.resolve("gradle.properties")).getProperty(JVM_ARGS, ""));
    for (String variable : List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS")) {
      List<String> words = machine.optionsIn(variable);
      if (words.stream().anyMatch(word -> word.startsWith("-") && !word.startsWith("-D"))) {
        environment.put(variable, Optional.of(String.join(" ", onlyProperties(words))));
      }
    }
    List<String> words = new ArrayList<>(Machine.words(jvm));
    words.addAll(onlyProperties(options("JAVA_OPTS", "GRADLE_OPTS")));
    words.addAll(
        List.of(
            "--add-opens=java.base/java.util=ALL-UNNAMED",
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED",
            "--add-opens=java.prefs/java.util.prefs=ALL-UNNAMED",
            "--add-exports=jdk.compiler/com.sun.tools.javac.api=ALL-UNNAMED",
            "--add-exports=jdk.compiler/com.sun.tools.javac.util=ALL-UNNAMED",
            "--add-opens=java.base/java.nio.charset=ALL-UNNAMED",
            "--add-opens=java.base/java.net=ALL-UNNAMED",
            "--add-opens=java.base/java.util.concurrent.atomic=ALL-UNNAMED",
            "-Dfile.encoding=UTF-8",
            "-Duser.country",
            "-Duser.language=en",
            "-Duser.variant",
            "-Dorg.gradle.appname=gradlew",
            "-cp",
            gradle.resolve("lib/gradle-runtime-all-8.9.jar").toString(),
            "org.gradle.launcher.GradleMain",
            "--no-daemon",
            "-Dorg.gradle.internal.instrumentation.agent=false",
            given + jvm,
            "-Dorg.gradle.java.home=" + System.getProperty("java.home")));
    return words;
  }

  private List<String> options(String... variables) {
    List<String> options = new ArrayList<>();
    for (String variable : variables) options.addAll(machine.optionsIn(variable));
    return options;
  }

  private static List<String> onlyProperties(List<String> options) {
    return options.stream().filter(option -> option.startsWith("-D")).toList();
  }

  // The SDK

  private boolean sdkIsGiven() throws IOException, Problem {
    String named = properties(project.resolve("local.properties")).getProperty("sdk.dir", "");
    // The Android plugin prefers this one to the variables, right or wrong.
    if (!named.isEmpty() && !Files.isDirectory(Path.of(named))) {
      throw new Problem(
          "gradlew: local.properties says sdk.dir="
              + named
              + ", which is not there.\n"
              + "  Correct that line, or remove it to have an SDK assembled from Maven artifacts.");
    }
    return !named.isEmpty()
        || Stream.of("ANDROID_HOME", "ANDROID_SDK_ROOT")
            .flatMap(variable -> machine.variable(variable).stream())
            .anyMatch(folder -> Files.isDirectory(Path.of(folder)));
  }

  private Path assembledSdk() throws IOException, InterruptedException, Problem {
    machine
        .variable("ANDROID_HOME")
        .ifPresent(
            home ->
                say.accept(
                    "ANDROID_HOME is "
                        + home
                        + ", which is not there: an assembled SDK is used instead."));
    Path sdk = cache.resolve("sdk-35-" + key);
    prepare(
        "sdk",
        sdk,
        "an Android SDK",
        "Set ANDROID_HOME to an Android SDK if you have one, or install Apache Maven (mvn).");
    return sdk;
  }

  // What is assembled

  private void prepare(String part, Path folder, String name, String withoutMaven)
      throws IOException, InterruptedException, Problem {
    if (Files.isDirectory(folder)) return;
    String mvn =
        machine
            .command("mvn")
            .orElseThrow(
                () ->
                    new Problem(
                        "gradlew: mvn is not on PATH, and "
                            + name
                            + " has to be assembled from Maven artifacts.\n  "
                            + withoutMaven));
    Toolchain.prepare(part, folder, closed, mvn, say);
  }

  /** The parts depend on the sources that assemble them, on the JDK and on the machine. */
  private String key() throws IOException {
    CRC32 crc = new CRC32();
    String machineAndJava =
        System.getProperty("os.name") + System.getProperty("os.arch") + Runtime.version().feature();
    crc.update(machineAndJava.getBytes());
    crc.update(Files.readAllBytes(closed.resolve("pom.xml")));
    Path java = closed.resolve("src/main/java");
    for (String tree : List.of("org/gradle", "org/precinct/closed")) {
      try (Stream<Path> files = Files.walk(java.resolve(tree))) {
        for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
          crc.update(Files.readAllBytes(file));
        }
      }
    }
    return Long.toString(crc.getValue());
  }

  private static Properties properties(Path file) throws IOException {
    Properties properties = new Properties();
    if (Files.isRegularFile(file)) {
      try (Reader reader = Files.newBufferedReader(file)) {
        properties.load(reader);
      }
    }
    return properties;
  }
}
