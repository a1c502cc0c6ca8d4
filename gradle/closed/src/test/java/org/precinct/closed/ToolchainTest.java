package org.precinct.closed;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class ToolchainTest {
  @Rule public final TemporaryFolder temporary = new TemporaryFolder();

  @Test
  public void tooLittleDiskSpaceIsSaidBeforeAnythingIsFetched() {
    List<String> said = new ArrayList<>();
    Path cache = temporary.getRoot().toPath();
    Toolchain toolchain = new Toolchain(Path.of("nowhere"), "mvn", said::add, Long.MAX_VALUE);

    Problem problem =
        assertThrows(Problem.class, () -> toolchain.prepare("gradle", cache.resolve("part")));

    assertThat(problem).hasMessageThat().contains("too little disk space at " + cache);
    assertThat(problem).hasMessageThat().contains("set PRECINCT_CACHE");
    assertThat(said).isEmpty();
    assertThat(Files.exists(cache.resolve("part"))).isFalse();
  }

  @Test
  public void whatIsThereIsLeftAlone() throws Exception {
    Path part = temporary.newFolder("part").toPath();
    Files.writeString(part.resolve("file"), "as it was");

    new Toolchain(Path.of("nowhere"), "mvn", text -> {}, Long.MAX_VALUE).prepare("gradle", part);

    assertThat(Files.readString(part.resolve("file"))).isEqualTo("as it was");
  }
}
