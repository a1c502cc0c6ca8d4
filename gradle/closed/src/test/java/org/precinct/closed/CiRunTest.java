package org.precinct.closed;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.precinct.closed.Sandbox.Result;

/** Runs .ci/run beside a gradlew that writes test reports as Gradle does. */
public class CiRunTest {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  private Sandbox machine;

  @Before
  public void setUp() throws Exception {
    machine = new Sandbox(temporary.getRoot().toPath());
    machine.environment.put("CI", "true");
  }

  @Test
  public void sumsOverAllModulesAndBothTiers() throws Exception {
    Result result =
        run(
            0,
            report("engine", "test", 5, 0, 0, 0),
            report("engine", "soakTest", 2, 0, 0, 0),
            report("app", "testDebugUnitTest", 7, 0, 0, 0));

    assertThat(result.out()).startsWith("gradle was asked to check soak ");
    assertThat(lastLine(result)).isEqualTo("14 passed, 0 failed");
    assertThat(result.exit()).isEqualTo(0);
  }

  @Test
  public void failuresAndErrorsFail() throws Exception {
    Result result =
        run(1, report("engine", "test", 5, 0, 1, 2), report("table", "test", 4, 0, 0, 0));

    assertThat(lastLine(result)).isEqualTo("6 passed, 3 failed");
    assertThat(result.exit()).isEqualTo(1);
  }

  @Test
  public void failuresFailEvenWhereGradleIsContent() throws Exception {
    assertThat(run(0, report("engine", "test", 5, 0, 1, 0)).exit()).isEqualTo(1);
  }

  @Test
  public void gradleThatFailsOtherwiseFails() throws Exception {
    Result result = run(1, report("engine", "test", 5, 0, 0, 0));

    assertThat(lastLine(result)).isEqualTo("5 passed, 0 failed");
    assertThat(result.exit()).isEqualTo(1);
  }

  @Test
  public void skippedTestsAreCountedApartAndFail() throws Exception {
    Result result = run(0, report("engine", "test", 5, 2, 0, 0));

    assertThat(result.out()).contains("2 skipped");
    assertThat(lastLine(result)).isEqualTo("3 passed, 0 failed");
    assertThat(result.exit()).isEqualTo(1);
  }

  @Test
  public void noTestAtAllFails() throws Exception {
    Result result = run(0);

    assertThat(lastLine(result)).isEqualTo("0 passed, 0 failed");
    assertThat(result.exit()).isEqualTo(1);
  }

  private Result run(int gradleExit, String... reports) throws Exception {
    String script = "echo \"gradle was asked to $*\"\n" + String.join("", reports);
    Sandbox.script(machine.project.resolve("gradlew"), script + "exit " + gradleExit + "\n");
    return machine.run(machine.home, machine.project.resolve(".ci/run").toString());
  }

  private static String report(
      String module, String task, int tests, int skipped, int failures, int errors) {
    return """
mkdir -p %1$s/build/test-results/%2$s
cat >%1$s/build/test-results/%2$s/TEST-a.xml <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="a &quot;b&quot;" tests="%3$d" skipped="%4$d" failures="%5$d" errors="%6$d" time="0.1">
  <testcase name="c"><system-out>&lt;testsuite tests="9"</system-out></testcase>
</testsuite>
END
"""
        .formatted(module, task, tests, skipped, failures, errors);
  }

  private static String lastLine(Result result) {
    List<String> lines = result.out().lines().toList();
    return lines.get(lines.size() - 1);
  }
}
