package org.precinct.start;

import static com.google.common.truth.Truth.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;

public class CommandTest {

  @Test
  public void shellGetsEveryWordInQuotes() {
    Command command =
        new Command(
            List.of("C:\\Program Files\\java.exe", "it's"),
            Map.of("JAVA_HOME", Optional.of("/a b"), "OLD", Optional.empty()));

    assertThat(command.forShell())
        .isEqualTo(
            """
            export JAVA_HOME='/a b'
            unset OLD
            exec 'C:\\Program Files\\java.exe' 'it'\\''s' "$@"
            """);
  }

  /** What the scripts of Windows rely on. */
  @Test
  public void runReturnsTheExitCodeOfTheChild() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();

    assertThat(new Command(List.of(java), Map.of()).run(List.of("-version"))).isEqualTo(0);
    assertThat(new Command(List.of(java), Map.of()).run(List.of("-no-such-option"))).isEqualTo(1);
  }
}
