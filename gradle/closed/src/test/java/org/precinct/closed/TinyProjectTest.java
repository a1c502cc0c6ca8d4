package org.precinct.closed;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hamcrest.Matcher;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.precinct.closed.Sandbox.Result;

/** Builds a project with the real assembled Gradle. */
public class TinyProjectTest {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  @Test
  public void compilesTestsAndPackages() throws Exception {
    Sandbox machine = new Sandbox(temporary.getRoot().toPath());
    machine.environment.put("PRECINCT_GRADLE", "closed");
    machine.environment.put("PRECINCT_CACHE", cache(machine));
    machine.environment.merge("PATH", System.getenv("PATH"), (bin, all) -> bin + ":" + all);
    machine.environment.put("ANDROID_HOME", machine.home.toString());
    Path tiny = writeProject(machine.home.resolve("tiny"));

    Result result = machine.gradlew("-p", tiny.toString(), "--offline", "test", "jar");

    assertWithMessage(result.err()).that(result.exit()).isEqualTo(0);
    assertThat(result.out()).contains("BUILD SUCCESSFUL");
    assertThat(Files.exists(tiny.resolve("build/libs/tiny.jar"))).isTrue();
    // One test that passes and one that does not: the tests have really run.
    String report = Files.readString(tiny.resolve("build/test-results/test/TEST-DiceTest.xml"));
    assertThat(report).contains("tests=\"2\" skipped=\"0\" failures=\"1\" errors=\"0\"");
    assertThat(result.out()).contains("DiceTest > seven FAILED");
  }

  /** Where gradlew finds the assembled Gradle, or assembles it. */
  private static String cache(Sandbox machine) throws Exception {
    Optional<String> running = Optional.ofNullable(System.getProperty("assembled.cache"));
    if (running.isPresent()) return running.get();
    machine.command(
        "mvn",
        """
        for argument in "$@"; do
          case $argument in -DoutputDirectory=*) jars=${argument#*=} ;; esac
        done
        mkdir -p "$jars" && cp "%s"/*.jar "$jars"
        """
            .formatted(System.getProperty("assembled.parts")));
    return machine.home.resolve("cache").toString();
  }

  private static Path writeProject(Path tiny) throws Exception {
    String junit =
        Stream.of(Test.class, Matcher.class)
            .map(type -> type.getProtectionDomain().getCodeSource().getLocation().getPath())
            .map(path -> "'" + path + "'")
            .collect(Collectors.joining(", "));
    Files.createDirectories(tiny.resolve("src/main/java"));
    Files.createDirectories(tiny.resolve("src/test/java"));
    Files.writeString(tiny.resolve("settings.gradle"), "rootProject.name = 'tiny'\n");
    Files.writeString(
        tiny.resolve("build.gradle"),
        """
        plugins { id 'java' }
        dependencies { testImplementation files(%s) }
        test { ignoreFailures = true }
        """
            .formatted(junit));
    Files.writeString(
        tiny.resolve("src/main/java/Dice.java"),
        "class Dice { static int sides() { return 6; } }\n");
    Files.writeString(
        tiny.resolve("src/test/java/DiceTest.java"),
        """
        import static org.junit.Assert.assertEquals;
        import org.junit.Test;
        public class DiceTest {
          @Test public void six() { assertEquals(6, Dice.sides()); }
          @Test public void seven() { assertEquals(7, Dice.sides()); }
        }
        """);
    return tiny;
  }
}
