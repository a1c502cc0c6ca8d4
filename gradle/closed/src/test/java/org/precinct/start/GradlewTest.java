package org.precinct.start;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.objectweb.asm.ClassReader;
import org.precinct.closed.JavaSources;
import org.precinct.closed.Sandbox;
import org.precinct.closed.Sandbox.Result;

/** Runs gradlew on machines that have this and lack that, with a Gradle that only says hello. */
public class GradlewTest {
  private static final String HELLO =
      """
package org.gradle.launcher;
public class GradleMain {
  public static void main(String[] args) {
    System.out.println("hello " + String.join("|", args));
    System.out.println(java.lang.management.ManagementFactory.getRuntimeMXBean().getInputArguments());
    System.out.println("sdk " + System.getenv("ANDROID_HOME"));
  }
}
""";

  /** Copies what the test has prepared, and tells about it as mvn does. */
  private static final String MVN =
      """
      echo call >>"$HOME/mvn-calls"
      for argument in "$@"; do
        case $argument in
          dependency:copy@*) part=${argument#*@} ;;
          -DoutputDirectory=*) jars=${argument#*=} ;;
        esac
      done
      echo "[INFO] Downloading from central: http://repository/some-plugin.jar"
      echo "[INFO] Configured Artifact: a:b:1:jar"
      echo "[INFO] Downloading from central: http://repository/big-$part.jar"
      mkdir -p "$jars"
      cp "$HOME/artifacts/$part"/* "$jars"
      [ ! -p "$HOME/mvn-hangs" ] || { echo hanging >"$HOME/mvn-hangs"; cat "$HOME/mvn-hangs"; }
      """;

  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private static Map<String, byte[]> gradle;
  private Sandbox machine;

  @BeforeClass
  public static void compile() throws Exception {
    gradle = JavaSources.compile(Map.of("GradleMain.java", HELLO));
  }

  @Before
  public void setUp() throws Exception {
    machine = new Sandbox(temporary.getRoot().toPath());
  }

  // What may be wrong with a machine

  @Test
  public void noJdk() throws Exception {
    machine.environment.remove("JAVA_HOME");

    Result result = machine.gradlew("help");

    assertFailed(result, "there is no JDK", "Install a JDK 17");
  }

  @Test
  public void javaHomeThatIsNone() throws Exception {
    machine.environment.put("JAVA_HOME", "/nowhere");

    assertFailed(machine.gradlew("help"), "JAVA_HOME is /nowhere", "Install a JDK 17");
  }

  /** Java 8 cannot run a source file, and cannot load classes for Java 17 either. */
  @Test
  public void javaThatIsTooOldToTell() throws Exception {
    machine.environment.remove("JAVA_HOME");
    machine.command(
        "java",
        """
        case "$*" in
          -version) echo 'openjdk version "1.8.0_402"' >&2 ;;
          *) echo "Error: Could not find or load main class" >&2; exit 1 ;;
        esac
        """);

    assertFailed(machine.gradlew("help"), "1.8.0", "needs a JDK 17 to 22", "Install a JDK 17");
  }

  @Test
  public void javaThatDoesNotRun() throws Exception {
    machine.environment.remove("JAVA_HOME");
    machine.command("java", "echo 'no runtime present' >&2; exit 1\n");

    assertFailed(machine.gradlew("help"), "does not run", "no runtime present", "Install a JDK 17");
  }

  @Test
  public void noMvnForGradle() throws Exception {
    assertFailed(
        machine.gradlew("help"),
        "mvn is not on PATH, and Gradle 8.9",
        "Install Apache Maven",
        "reach 127.0.0.1");
  }

  @Test
  public void noMvnForTheSdk() throws Exception {
    try (Site site = new Site()) {
      machine.distributionUrl(site.url);

      assertFailed(
          machine.gradlew("help"), "mvn is not on PATH, and an Android SDK", "Set ANDROID_HOME");
    }
  }

  @Test
  public void mvnThatFails() throws Exception {
    machine.command(
        "mvn", "echo '[INFO] noise'; echo '[ERROR] the repository is out of reach'; exit 1\n");

    Result result = machine.gradlew("help");

    assertFailed(result, "the repository is out of reach", "Check the network");
    assertThat(result.err()).doesNotContain("noise");
    assertThat(cached("gradle-8.9-")).isEmpty();
  }

  @Test
  public void cacheThatCannotBeWritten() throws Exception {
    machine.command("mvn", MVN);
    Path file = Files.writeString(machine.home.resolve("file"), "");
    machine.environment.put("PRECINCT_CACHE", file.toString());

    assertFailed(machine.gradlew("help"), "failed", "set PRECINCT_CACHE to another one");
  }

  @Test
  public void unknownWay() throws Exception {
    machine.environment.put("PRECINCT_GRADLE", "open");

    assertFailed(machine.gradlew("help"), "PRECINCT_GRADLE is 'open'", "'closed' nor 'wrapper'");
  }

  @Test
  public void wrapperWhoseSiteIsSilent() throws Exception {
    machine.environment.put("PRECINCT_GRADLE", "wrapper");

    assertFailed(machine.gradlew("help"), "does not answer", "unset PRECINCT_GRADLE");
  }

  @Test
  public void sdkOfLocalPropertiesThatIsNotThere() throws Exception {
    Files.writeString(machine.project.resolve("local.properties"), "sdk.dir=/no/sdk\n");

    assertFailed(machine.gradlew("help"), "sdk.dir=/no/sdk, which is not there", "remove it");
  }

  @Test
  public void machineWithoutAapt2() throws Exception {
    closedMachine();
    machine.javaToolOptions("-Dos.name=Linux -Dos.arch=riscv64");
    try (Site site = new Site()) {
      machine.distributionUrl(site.url);

      assertFailed(machine.gradlew("help"), "Linux on riscv64", "set ANDROID_HOME");
    }
    assertThat(Files.exists(machine.home.resolve("mvn-calls"))).isFalse();
  }

  // The closed way

  @Test
  public void silentSiteMeansAssemblingGradleAndAnSdkOnce() throws Exception {
    closedMachine();

    Result first = machine.gradlew("tasks", "--all", "-Pa=b c");
    Result second = machine.gradlew("help");

    assertRan(first);
    assertThat(first.err())
        .containsMatch(
            "(?s)Asking 127.0.0.1.*Gradle 8.9: fetching.*downloading big-gradle.jar.*Gradle 8.9:"
                + " assembling.*SDK 35: fetching.*downloading big-sdk.jar.*SDK 35: assembling");
    assertThat(first.err()).doesNotContain("some-plugin");
    assertThat(first.out()).containsMatch("hello --no-daemon\\|.*\\|tasks\\|--all\\|-Pa=b c\n");
    assertRan(second);
    assertThat(second.out()).contains("|help\n");
    assertThat(second.err()).doesNotContain("Gradle");
    assertThat(mvnCalls()).isEqualTo(2); // one for each part
    assertThat(Files.exists(cached("gradle-8.9-").get(0).resolve("jars"))).isFalse();
    Path sdk = cached("sdk-35-").get(0);
    Path aapt2 = sdk.resolve("build-tools/34.0.0/aapt2");
    assertThat(first.out()).contains("sdk " + sdk + "\n");
    assertThat(first.out()).contains("|-Pandroid.aapt2FromMavenOverride=" + aapt2 + "|");
    assertThat(Files.isExecutable(aapt2)).isTrue();
    assertThat(Files.size(sdk.resolve("platforms/android-35/android.jar"))).isGreaterThan(1000L);
  }

  @Test
  public void givenSdkIsUsed() throws Exception {
    closedMachine();
    Path sdk = Files.createDirectories(machine.home.resolve("my sdk"));
    Path properties = machine.project.resolve("local.properties");

    machine.environment.put("ANDROID_HOME", sdk.toString());
    Result byHome = machine.gradlew("help");
    machine.environment.remove("ANDROID_HOME");
    machine.environment.put("ANDROID_SDK_ROOT", sdk.toString());
    Result byRoot = machine.gradlew("help");
    machine.environment.remove("ANDROID_SDK_ROOT");
    Files.writeString(properties, "# mine\nsdk.dir = " + sdk + "\n");
    Result byProperties = machine.gradlew("help");

    assertThat(byHome.out()).contains("sdk " + sdk + "\n");
    for (Result result : List.of(byHome, byRoot, byProperties)) {
      assertRan(result);
      assertThat(result.out()).doesNotContain("aapt2");
    }
    assertThat(cached("sdk-35-")).isEmpty();
  }

  @Test
  public void jvmGetsTheOptionsOfGradleProperties() throws Exception {
    closedMachineWithSdk();
    Files.writeString(
        machine.project.resolve("gradle.properties"),
        "a=b\norg.gradle.jvmargs=-Xmx345m -XX:MaxMetaspaceSize=234m\n");
    machine.environment.put("GRADLE_OPTS", "-Xmx1g -Dmine=1");

    Result result = machine.gradlew("help");

    assertRan(result);
    assertThat(result.out()).contains("|-Dorg.gradle.jvmargs=-Xmx345m -XX:MaxMetaspaceSize=234m|");
    assertThat(result.out()).contains("-Xmx345m, -XX:MaxMetaspaceSize=234m, -Dmine=1");
    assertThat(result.out()).doesNotContain("-Xmx1g");
  }

  /**
   * The assembled Gradle would take them for a wish to run in another JVM, which it cannot start.
   */
  @Test
  public void optionsOfTheEnvironmentAreKeptOnlyIfTheyAreProperties() throws Exception {
    closedMachineWithSdk();
    machine.javaToolOptions("-Dmine=1 -XX:-UsePerfData -ea -Dmine=2");
    machine.environment.put("JDK_JAVA_OPTIONS", "-Dmine=3");
    machine.environment.put("_JAVA_OPTIONS", "-Xmx99m");

    Result result = machine.gradlew("help");

    assertRan(result);
    assertThat(result.out()).contains("-Dmine=1, -Dmine=2,");
    assertThat(result.out()).contains("-Dmine=3,");
    assertThat(result.out()).doesNotContain("UsePerfData");
    assertThat(result.out()).doesNotContain("-ea");
    assertThat(result.out()).doesNotContain("-Xmx99m");
  }

  @Test
  public void changedSourcesMeanAssemblingAgain() throws Exception {
    closedMachineWithSdk();
    machine.gradlew("help");
    Path pom = machine.project.resolve("gradle/closed/pom.xml");
    Files.writeString(pom, Files.readString(pom) + "<!-- newer -->");

    assertRan(machine.gradlew("help"));

    assertThat(mvnCalls()).isEqualTo(2);
    assertThat(cached("gradle-8.9-")).hasSize(2);
  }

  @Test
  public void interruptedRunIsStartedAfresh() throws Exception {
    closedMachineWithSdk();
    // A writer into such a pipe, or a reader, waits for the other side.
    Path hangs = machine.home.resolve("mvn-hangs");
    assertThat(new ProcessBuilder("mkfifo", hangs.toString()).start().waitFor()).isEqualTo(0);
    CompletableFuture<Result> run = inBackground("help");
    CompletableFuture<String> said = CompletableFuture.supplyAsync(() -> read(hangs));
    CompletableFuture.anyOf(said, run).join();
    assertThat(said.getNow("nothing")).isEqualTo("hanging\n");
    List<ProcessHandle> working =
        ProcessHandle.current()
            .descendants()
            .filter(process -> commandLine(process).contains("org.precinct.start.Start"))
            .flatMap(process -> Stream.concat(Stream.of(process), process.descendants()))
            .toList();
    working.forEach(ProcessHandle::destroyForcibly);
    Result interrupted = run.get();
    Files.delete(hangs);

    Result next = machine.gradlew("help");

    assertThat(interrupted.exit()).isNotEqualTo(0);
    assertRan(next);
    assertThat(next.err()).contains("An earlier attempt was interrupted: starting afresh.");
    assertThat(cached("gradle-8.9-")).hasSize(1);
  }

  @Test
  public void twoRunsAtOnceAssembleOnce() throws Exception {
    closedMachineWithSdk();

    CompletableFuture<Result> one = inBackground("one");
    CompletableFuture<Result> two = inBackground("two");

    assertRan(one.get());
    assertRan(two.get());
    assertThat(one.get().out()).contains("|one\n");
    assertThat(two.get().out()).contains("|two\n");
    assertThat(mvnCalls()).isEqualTo(1);
  }

  @Test
  public void silentSiteIsAskedAgainTheNextDay() throws Exception {
    closedMachine();
    machine.environment.put("ANDROID_HOME", machine.home.toString());
    machine.gradlew("help");
    Path silent = machine.home.resolve(".cache/precinct/gradle-site-is-silent");

    assertThat(machine.gradlew("help").err()).doesNotContain("Asking");
    Files.setLastModifiedTime(silent, FileTime.from(Instant.now().minus(Duration.ofHours(49))));
    assertThat(machine.gradlew("help").err()).contains("Asking");
  }

  @Test
  public void closedWayCanBeForced() throws Exception {
    closedMachineWithSdk();
    machine.environment.put("PRECINCT_CACHE", "my cache"); // relative to where one is
    try (Site site = new Site()) {
      machine.distributionUrl(site.url);

      Result result = machine.gradlew("help");

      assertRan(result);
      assertThat(result.out()).contains("hello --no-daemon|");
      assertThat(Files.isDirectory(machine.project.resolve("my cache"))).isTrue();
    }
  }

  @Test
  public void scriptWorksFromAnywhereThroughALink() throws Exception {
    closedMachineWithSdk();
    Path link = machine.home.resolve("link");
    Files.createSymbolicLink(link, Path.of("../a project/gradlew"));

    Result result = machine.run(temporary.getRoot().toPath(), link.toString(), "help");

    assertRan(result);
    assertThat(result.out()).contains("|help\n");
  }

  @Test
  public void withoutAndroidThereIsNoNeedForAnSdk() throws Exception {
    closedMachine();
    Files.writeString(machine.project.resolve("local.properties"), "sdk.dir=/no/sdk\n");

    Result result = machine.gradlew("-PwithoutAndroid", "help");

    assertRan(result);
    assertThat(result.out()).doesNotContain("aapt2");
    assertThat(cached("sdk-35-")).isEmpty();
  }

  @Test
  public void jvmOptionsOfTheCommandLineCount() throws Exception {
    closedMachineWithSdk();

    Result result = machine.gradlew("-Dorg.gradle.jvmargs=-Xmx123m -ea", "help");

    assertRan(result);
    assertThat(result.out()).contains("|-Dorg.gradle.jvmargs=-Xmx123m -ea|");
    assertThat(result.out()).contains("-Xmx123m, -ea");
  }

  /** The shell, not Java, hands them on: Java would not know every byte in every locale. */
  @Test
  public void argumentsArriveAsTheyAre() throws Exception {
    closedMachineWithSdk();
    machine.environment.put("LC_ALL", "C");
    String strange = "-Pa=it's \"quoted\" $HOME `x` \\ * end";

    assertThat(machine.gradlew(strange).out()).contains("|" + strange + "\n");
  }

  // The scripts' own program

  @Test
  public void programIsCompiledWhenItIsMissingAndWhenItsSourcesHaveChanged() throws Exception {
    closedMachineWithSdk();
    Path jar = machine.project.resolve(".gradle/start.jar");
    Path source =
        machine.project.resolve("gradle/closed/src/main/java/org/precinct/start/Start.java");
    Files.delete(jar);

    assertRan(machine.gradlew("help"));
    FileTime compiled = Files.getLastModifiedTime(jar);
    assertRan(machine.gradlew("help"));
    assertThat(Files.getLastModifiedTime(jar)).isEqualTo(compiled);

    // Later than any clock says: one compilation is enough all the same.
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(3600)));
    assertRan(machine.gradlew("help"));
    assertThat(Files.getLastModifiedTime(jar)).isGreaterThan(compiled);
  }

  /** What start.bat does, as far as it can be done without Windows. */
  @Test
  public void programRunsTheCommandItselfForScriptsThatCannot() throws Exception {
    closedMachineWithSdk();

    Result result = start("run", "gradlew", "-Pa=b c", "help");

    assertRan(result);
    assertThat(result.out()).containsMatch("^hello --no-daemon\\|.*\\|-Pa=b c\\|help\n");
    machine.environment.put("PRECINCT_GRADLE", "open");
    assertThat(start("run", "gradlew", "help").exit()).isEqualTo(1);
  }

  @Test
  public void programThatIsOlderThanItsSourcesAsksToBeCompiled() throws Exception {
    closedMachineWithSdk();
    Path source =
        machine.project.resolve("gradle/closed/src/main/java/org/precinct/start/Start.java");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(3600)));

    assertThat(start("run", "gradlew", "help").exit()).isEqualTo(75);
    assertRan(start("run-fresh", "gradlew", "help"));
  }

  // The ordinary way

  @Test
  public void siteThatAnswersMeansTheOrdinaryWrapper() throws Exception {
    machine.environment.put("ANDROID_HOME", machine.home.toString());
    Result first;
    try (Site site = new Site()) {
      machine.distributionUrl(site.url);
      first = machine.gradlew("tasks", "-Pa=b c");
    }
    Result second = machine.gradlew("help"); // unpacked by now, the site may be gone

    assertRan(first);
    assertThat(first.out()).contains("hello tasks|-Pa=b c\n");
    assertRan(second);
    assertThat(second.out()).contains("hello help\n");
    assertThat(second.err()).doesNotContain("Asking");
  }

  @Test
  public void ordinaryWrapperGetsAnAssembledSdkToo() throws Exception {
    closedMachine();
    machine.environment.put("ANDROID_HOME", "/no/sdk");
    try (Site site = new Site()) {
      machine.distributionUrl(site.url);

      Result result = machine.gradlew("help");

      assertRan(result);
      assertThat(result.err()).contains("ANDROID_HOME is /no/sdk, which is not there");
      Path sdk = cached("sdk-35-").get(0);
      assertThat(result.out()).contains("hello -Pandroid.aapt2FromMavenOverride=" + sdk);
      assertThat(result.out()).contains("sdk " + sdk + "\n");
      assertThat(cached("gradle-8.9-")).isEmpty();
    }
  }

  /** Gradle's site, with a distribution that only says hello. */
  private final class Site implements AutoCloseable {
    final String url;
    private final HttpServer server;

    Site() throws IOException {
      Path zip = machine.home.resolve("gradle-8.9-bin.zip");
      Path launcher = JavaSources.jar(machine.home.resolve("launcher.jar"), gradle);
      Map<String, byte[]> distribution = new LinkedHashMap<>(); // the wrapper wants folders first
      distribution.put("gradle-8.9/", new byte[0]);
      distribution.put("gradle-8.9/bin/", new byte[0]);
      distribution.put("gradle-8.9/bin/gradle", new byte[0]);
      distribution.put("gradle-8.9/lib/", new byte[0]);
      distribution.put("gradle-8.9/lib/gradle-launcher-8.9.jar", Files.readAllBytes(launcher));
      JavaSources.jar(zip, distribution);
      byte[] bytes = Files.readAllBytes(zip);
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext(
          "/",
          exchange -> {
            boolean head = exchange.getRequestMethod().equals("HEAD");
            exchange.sendResponseHeaders(200, head ? -1 : bytes.length);
            if (!head) exchange.getResponseBody().write(bytes);
            exchange.close();
          });
      server.start();
      url = "http://127.0.0.1:" + server.getAddress().getPort() + "/gradle-8.9-bin.zip";
    }

    @Override
    public void close() {
      server.stop(0);
    }
  }

  /** Gives the machine an mvn, and that an artifact or two for each part. */
  private void closedMachine() throws Exception {
    machine.command("mvn", MVN);
    machine.javaToolOptions("-Dos.name=Linux -Dos.arch=amd64");
    Path artifacts = machine.home.resolve("artifacts");
    JavaSources.jar(artifacts.resolve("gradle/gradle-api-8.9.jar"), gradle);
    JavaSources.jar(
        artifacts.resolve("sdk/android-all-1.jar"),
        JavaSources.compile(Map.of("Phone.java", "package android; public class Phone {}")));
    JavaSources.jar(
        artifacts.resolve("sdk/apktool-lib-1.jar"),
        Map.of("prebuilt/linux/aapt2", Sandbox.utf8("")));
    Path asm =
        Path.of(ClassReader.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Files.copy(asm, artifacts.resolve("sdk/asm-9.7.1.jar"));
  }

  /** The same with an SDK, and without a question to Gradle's site. */
  private void closedMachineWithSdk() throws Exception {
    closedMachine();
    machine.environment.put("ANDROID_HOME", machine.home.toString());
    machine.environment.put("PRECINCT_GRADLE", "closed");
  }

  private Result start(String how, String script, String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", machine.project.resolve(".gradle/start.jar").toString()));
    // The folder as start.bat names it.
    String project = machine.project.resolve("gradle/closed/../..").toString();
    command.addAll(List.of(Start.class.getName(), how, project, script));
    command.addAll(List.of(arguments));
    return machine.run(machine.home, command.toArray(String[]::new));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private CompletableFuture<Result> inBackground(String argument) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return machine.gradlew(argument);
          } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  private static String commandLine(ProcessHandle process) {
    return process.info().commandLine().orElse("");
  }

  private int mvnCalls() throws IOException {
    return Files.readAllLines(machine.home.resolve("mvn-calls")).size();
  }

  private List<Path> cached(String start) throws IOException {
    Path cache = machine.home.resolve(".cache/precinct");
    try (Stream<Path> files = Files.list(cache)) {
      return files.filter(file -> file.getFileName().toString().startsWith(start)).toList();
    }
  }

  private static void assertRan(Result result) {
    assertWithMessage(result.err()).that(result.exit()).isEqualTo(0);
  }

  private static void assertFailed(Result result, String... words) {
    assertThat(result.exit()).isEqualTo(1);
    for (String word : words) assertThat(result.err()).contains(word);
    assertThat(result.err()).doesNotContain("Exception in thread");
    assertThat(result.out()).isEmpty();
  }
}
