package org.precinct.console;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class RecordingsTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void theSameProgramGivesTheSameRecording() throws IOException {
    String first = Recordings.Take.KOJAK.record(folder.newFolder().toPath());
    assertThat(Recordings.Take.KOJAK.record(folder.newFolder().toPath())).isEqualTo(first);
    assertThat(first).contains("The first arrest decides the quick game.");
  }

  @Test
  public void aRecordingIsReadableOn80Columns() throws IOException {
    for (Recordings.Take take : Recordings.Take.values()) {
      String text = take.record(folder.newFolder().toPath());
      for (String line : text.split("\n")) assertThat(line.length()).isAtMost(80 + 20);
      assertThat(text).containsMatch("played the whole game again|rejoué toute la partie");
    }
  }
}
