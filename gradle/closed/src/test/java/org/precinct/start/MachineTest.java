package org.precinct.start;

import static com.google.common.truth.Truth.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Test;

/** Both kinds of systems, on whichever of them this runs. */
public class MachineTest {
  private static final Machine UNIX = new Machine(false, Map.of("PATH", "/usr/bin::/opt/my tools"));
  private static final Machine WINDOWS =
      new Machine(true, Map.of("Path", "C:\\Windows;C:\\Program Files\\maven\\bin"));

  @Test
  public void commandsOfWindowsHaveEndings() {
    assertThat(WINDOWS.command("mvn", List.of("C:\\Program Files\\maven\\bin\\mvn.cmd")::contains))
        .isEqualTo(Optional.of("C:\\Program Files\\maven\\bin\\mvn.cmd"));
    assertThat(WINDOWS.command("mvn", List.of("C:\\Program Files\\maven\\bin\\mvn")::contains))
        .isEqualTo(Optional.empty());
  }

  @Test
  public void commandsOfOthersHaveNone() {
    assertThat(UNIX.command("mvn", List.of("/opt/my tools/mvn")::contains))
        .isEqualTo(Optional.of("/opt/my tools/mvn"));
    assertThat(UNIX.command("mvn", List.of("/opt/my tools/mvn.cmd", "/mvn")::contains))
        .isEqualTo(Optional.empty());
  }

  @Test
  public void scriptsOfWindowsAreBatchFiles() {
    assertThat(WINDOWS.script("gradlew")).isEqualTo("gradlew.bat");
    assertThat(UNIX.script("gradlew")).isEqualTo("gradlew");
  }

  @Test
  public void cacheIsWhereTheSystemKeepsCaches() {
    Path local = Path.of("local").toAbsolutePath();
    Machine windows = new Machine(true, Map.of("LOCALAPPDATA", local.toString(), "HOME", "/h"));
    Machine unix = new Machine(false, Map.of("LOCALAPPDATA", local.toString(), "HOME", "/h"));
    Machine xdg = new Machine(false, Map.of("XDG_CACHE_HOME", "/x", "HOME", "/h"));

    assertThat(windows.cache("/u")).isEqualTo(local.resolve("precinct"));
    assertThat(unix.cache("/u")).isEqualTo(Path.of("/h/.cache/precinct").toAbsolutePath());
    assertThat(xdg.cache("/u")).isEqualTo(Path.of("/x/precinct").toAbsolutePath());
    assertThat(UNIX.cache("/u")).isEqualTo(Path.of("/u/.cache/precinct").toAbsolutePath());
  }

  @Test
  public void languageIsThatOfMessages() {
    Machine mixed = new Machine(false, Map.of("LANG", "en_GB", "LC_MESSAGES", "fr_FR"));
    assertThat(mixed.inLanguage("yes", "oui")).isEqualTo("oui");
    assertThat(UNIX.inLanguage("yes", "oui")).isEqualTo("yes");
  }
}
