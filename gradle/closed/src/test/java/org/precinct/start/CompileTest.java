package org.precinct.start;

import static com.google.common.truth.Truth.assertThat;

import org.junit.Test;

public class CompileTest {
  private static final String ADVICE = "Install a JDK 17";

  @Test
  public void oldJdksAreNamed() {
    for (int version : new int[] {11, 16}) {
      assertThat(problem(version, true))
          .contains("/jdk is Java " + version + "; Precinct needs 17");
      assertThat(problem(version, true)).contains(ADVICE);
    }
  }

  @Test
  public void jdkThatGradleDoesNotKnowYet() {
    assertThat(problem(23, true)).contains("/jdk is Java 23; Gradle 8.9 runs on 17 to 22.");
    assertThat(problem(23, true)).contains(ADVICE);
  }

  @Test
  public void runtimeWithoutCompiler() {
    assertThat(problem(17, false)).contains("only a Java runtime");
    assertThat(problem(17, false)).contains(ADVICE);
  }

  @Test
  public void nothingIsWrongWithTheOthers() {
    assertThat(Compile.problem("/jdk", 17, true).isPresent()).isFalse();
    assertThat(Compile.problem("/jdk", 22, true).isPresent()).isFalse();
  }

  private static String problem(int version, boolean hasCompiler) {
    return Compile.problem("/jdk", version, hasCompiler).orElseThrow();
  }
}
