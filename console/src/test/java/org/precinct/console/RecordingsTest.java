package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class RecordingsTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void theSameProgramGivesTheSameRecording() throws IOException {
    String first = Recordings.Take.of("kojak").record(folder.newFolder().toPath());
    assertThat(Recordings.Take.of("kojak").record(folder.newFolder().toPath())).isEqualTo(first);
    assertThat(first).contains("The first arrest decides the quick game.");
  }

  @Test
  public void theRecordingsAreOfThisProgram() throws IOException {
    for (Recordings.Take take : Recordings.Take.all()) {
      String kept = Files.readString(Path.of("../docs/console", take.file()));
      assertWithMessage("%s is old: ./gradlew :console:recordings", take.file())
          .that(take.record(folder.newFolder().toPath()))
          .isEqualTo(kept);
    }
  }

  @Test
  public void aRecordingIsReadableOn80Columns() throws IOException {
    for (Recordings.Take take : Recordings.Take.all()) {
      String text = take.record(folder.newFolder().toPath());
      for (String line : text.split("\n")) assertThat(line.length()).isAtMost(80 + 20);
      assertThat(text).containsMatch("played the whole game again|rejoué toute la partie");
    }
  }
}
