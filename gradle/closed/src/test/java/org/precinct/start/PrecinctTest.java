package org.precinct.start;

import static com.google.common.truth.Truth.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.precinct.closed.Sandbox;
import org.precinct.closed.Sandbox.Result;

/** Runs the precinct script beside a gradlew that installs a console of two lines. */
public class PrecinctTest {
  private static final String GRADLEW =
      """
echo "$@" >>"$HOME/builds"
read -r line && echo "gradlew ate the input: $line"
cd "$(dirname "$0")" && mkdir -p console/build/install/precinct/bin desktop/build/install/phones/bin
echo "Asking a.site for Gradle 8.9" >&2
echo chatter
echo "> Task :engine:compileJava"
cat >console/build/install/precinct/bin/precinct <<'END'
#!/bin/sh
read -r line
echo "console got $line and $*"
exit 3
END
chmod +x console/build/install/precinct/bin/precinct
sed s/console/phones/ console/build/install/precinct/bin/precinct >desktop/build/install/phones/bin/phones
chmod +x desktop/build/install/phones/bin/phones
""";

  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private Sandbox machine;
  private Path source;

  @Before
  public void setUp() throws Exception {
    machine = new Sandbox(temporary.getRoot().toPath());
    machine.input = "a line\n";
    Sandbox.script(machine.project.resolve("gradlew"), GRADLEW);
    source = machine.project.resolve("engine/src/main/java/Rule.java");
    Files.createDirectories(source.getParent());
    Files.writeString(source, "class Rule {}");
    makeOld();
  }

  @Test
  public void buildsOnceAndHandsTheTerminalOver() throws Exception {
    Result first = precinct("play", "two words");
    Result second = precinct("play");

    assertThat(first.out()).isEqualTo("console got a line and play two words\n");
    assertThat(first.err()).contains("Building Precinct for the first time");
    assertThat(first.err()).contains("  asking a.site for Gradle\n");
    assertThat(first.err()).contains("  compiled engine (1/4)\n");
    assertThat(first.err()).doesNotContain("chatter");
    assertThat(first.exit()).isEqualTo(3);
    assertThat(second.out()).isEqualTo("console got a line and play\n");
    assertThat(second.err()).isEmpty();
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  public void buildsWithoutAndroid() throws Exception {
    precinct();

    String build = Files.readString(machine.home.resolve("builds"));
    assertThat(build).contains("-PwithoutAndroid -PwithoutCompose");
    assertThat(build).contains(":console:installDist");
  }

  @Test
  public void phonesAreBuiltWhenTheyAreAskedFor() throws Exception {
    precinct();
    Result phones = precinct("phones", "kojak");
    Result seat = precinct("seat");

    assertThat(phones.out()).isEqualTo("phones got a line and phones kojak\n");
    assertThat(seat.out()).isEqualTo("phones got a line and seat\n");
    String second = Files.readAllLines(machine.home.resolve("builds")).get(1);
    assertThat(second).contains("-PwithoutAndroid");
    assertThat(second).doesNotContain("-PwithoutCompose");
    assertThat(second).contains(":desktop:installDist");
    assertThat(builds()).isEqualTo(2);
  }

  @Test
  public void speaksThePlayersLanguage() throws Exception {
    machine.environment.put("LANG", "fr_FR.UTF-8");

    Result result = precinct();

    assertThat(result.err()).contains("Première compilation de Precinct");
    assertThat(result.err()).contains("  recherche de Gradle auprès de a.site\n");
    assertThat(result.err()).contains("  compilé : engine (1/4)\n");
  }

  @Test
  public void changedSourceIsBuiltAgainQuietly() throws Exception {
    precinct();
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(1)));

    Result changed = precinct();

    assertThat(changed.err()).doesNotContain("first time");
    assertThat(builds()).isEqualTo(2);
  }

  @Test
  public void deletedSourceIsNoticed() throws Exception {
    precinct();
    Files.delete(source);
    Files.setLastModifiedTime(source.getParent(), FileTime.from(Instant.now().plusSeconds(1)));

    precinct();

    assertThat(builds()).isEqualTo(2);
  }

  @Test
  public void failedBuildIsSaidAndTriedAgain() throws Exception {
    precinct();
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(1)));
    Sandbox.script(machine.project.resolve("gradlew"), "echo broken >&2; exit 1\n");

    Result failed = precinct();
    Sandbox.script(machine.project.resolve("gradlew"), GRADLEW);
    Result mended = precinct();

    assertThat(failed.exit()).isEqualTo(2);
    assertThat(failed.err()).contains("broken\nprecinct: the build failed");
    assertThat(failed.out()).isEmpty();
    assertThat(mended.out()).contains("console got");
    assertThat(builds()).isEqualTo(2);
  }

  @Test
  public void noJdk() throws Exception {
    machine.environment.remove("JAVA_HOME");
    Result english = precinct();
    machine.environment.put("LC_ALL", "fr_CA");
    Result french = precinct();

    assertThat(english.exit()).isEqualTo(1);
    assertThat(english.err()).contains("precinct: there is no JDK");
    assertThat(french.err()).contains("precinct : pas de JDK");
    assertThat(french.err()).contains("Installez un JDK 17");
  }

  @Test
  public void worksFromAnywhereThroughLinks() throws Exception {
    Path near = machine.project.resolve("near");
    Files.createSymbolicLink(near, Path.of("precinct"));
    Path far = machine.home.resolve("far");
    Files.createSymbolicLink(far, near);

    Result result = machine.run(machine.home, far.toString(), "play");

    assertThat(result.out()).isEqualTo("console got a line and play\n");
  }

  private Result precinct(String... arguments) throws Exception {
    String[] command = new String[arguments.length + 1];
    command[0] = machine.project.resolve("precinct").toString();
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    return machine.run(machine.project, command);
  }

  private int builds() throws Exception {
    return Files.readAllLines(machine.home.resolve("builds")).size();
  }

  /** As if written a while ago, so that the tests need not wait for the clock. */
  private void makeOld() throws Exception {
    // All of the same age: what gradlew runs is not older than its sources.
    FileTime then = FileTime.from(Instant.now().minus(Duration.ofHours(1)));
    try (var files = Files.walk(machine.project)) {
      for (Path file : files.toList()) Files.setLastModifiedTime(file, then);
    }
  }
}
