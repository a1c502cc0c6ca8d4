package org.precinct.start;

import static com.google.common.truth.Truth.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import org.precinct.closed.JavaSources;

public class CommandTest {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

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
    String source =
        """
        public class Exit {
          public static void main(String[] args) {
            System.exit(args.length + Integer.parseInt(System.getenv("MORE")));
          }
        }
        """;
    Path jar = temporary.getRoot().toPath().resolve("exit.jar");
    JavaSources.jar(jar, JavaSources.compile(Map.of("Exit.java", source)));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Command command =
        new Command(
            List.of(java, "-cp", jar.toString(), "Exit", "one"),
            Map.of("MORE", Optional.of("40"), "JAVA_HOME", Optional.empty()));

    assertThat(command.run(List.of())).isEqualTo(41);
    assertThat(command.run(List.of("two words"))).isEqualTo(42);
  }
}
