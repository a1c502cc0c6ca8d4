package org.precinct.start;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Test;

/** What can be said of the batch files where no system runs them. */
public class ScriptsTest {
  private static final Path ROOT = Path.of(System.getProperty("project.root"));

  @Test
  public void batchFilesHaveTheLineEndsOfWindowsAndPlainLetters() throws Exception {
    for (String file : List.of("gradlew.bat", "precinct.bat", "gradle/closed/start.bat")) {
      String text = read(file);
      assertWithMessage(file).that(text.replace("\r\n", "")).doesNotContainMatch("[\r\n]");
      assertWithMessage(file).that(text.chars().allMatch(letter -> letter < 128)).isTrue();
    }
  }

  @Test
  public void bothKindsOfScriptsStartTheSameProgram() throws Exception {
    for (String name : List.of("gradlew", "precinct")) {
      assertThat(read(name)).contains("name=" + name + "\n");
      assertThat(read(name)).endsWith(". \"$project/gradle/closed/start.sh\"\n");
      assertThat(read(name + ".bat")).contains("gradle\\closed\\start.bat\" " + name + " %*\r\n");
    }
    String shell = read("gradle/closed/start.sh");
    String batch = read("gradle/closed/start.bat");
    for (String shared : List.of(Start.class.getName(), "start.jar", "75", "-fresh")) {
      assertThat(shell).contains(shared);
      assertThat(batch).contains(shared);
    }
    String compile = Compile.class.getName().replace('.', '/') + ".java";
    assertThat(shell).contains(compile);
    assertThat(batch).contains(compile.replace('/', '\\'));
  }

  /** A label that is not there ends a batch file with a riddle. */
  @Test
  public void everyLabelIsThere() throws Exception {
    String batch = read("gradle/closed/start.bat");
    List<String> wanted =
        batch.lines().filter(line -> line.contains("goto ")).map(ScriptsTest::label).toList();
    assertThat(wanted).isNotEmpty();
    for (String label : wanted) assertThat(batch).contains("\r\n:" + label + "\r\n");
  }

  private static String label(String line) {
    return line.substring(line.indexOf("goto ") + "goto ".length());
  }

  private static String read(String file) throws Exception {
    return Files.readString(ROOT.resolve(file));
  }
}
