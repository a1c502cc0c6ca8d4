package org.precinct.engine.kit;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;
import org.precinct.engine.Setup;

/**
 * Compares a full game of every kind with the one on record, so that a change of the rules shows as
 * a difference to read. {@code ./gradlew updatePlaythroughs} records anew.
 */
public final class PlaythroughTest {
  private static final Path FOLDER = Path.of("src/test/playthroughs");
  private static final boolean UPDATE = Boolean.getBoolean("playthroughs.update");

  @Test
  public void everyGameGoesAsRecorded() throws Exception {
    List<String> names = new ArrayList<>();
    for (Kit<?, ?, ?, ?> kit : Kits.all()) {
      for (Setup setup : kit.playthroughs()) {
        String name = Playthrough.name(kit.game(), setup) + ".txt";
        names.add(name);
        compare(FOLDER.resolve(name), new Playthrough<>(kit.game(), setup).write());
      }
    }
    assertWithMessage("recorded, but not played any more").that(recorded()).isEqualTo(names(names));
  }

  @Test
  public void aMessageIsTakenApartIntoItsFields() {
    assertThat(Playthrough.fields("View{seq=1, rows=[Row{a=1, b=2}, Row{a=3}], me=Me{x=[1, 2]}}"))
        .containsExactly(
            "seq", "1", "rows[0].a", "1", "rows[0].b", "2", "rows[1].a", "3", "me.x", "[1, 2]")
        .inOrder();
    assertThat(Playthrough.fields("View{}")).isEmpty();
  }

  private static void compare(Path file, String played) throws IOException {
    if (UPDATE) {
      Files.createDirectories(FOLDER);
      Files.write(file, played.getBytes(StandardCharsets.UTF_8));
    }
    assertWithMessage("no record %s: run ./gradlew updatePlaythroughs", file)
        .that(Files.exists(file))
        .isTrue();
    List<String> expected = Files.readAllLines(file);
    List<String> actual = List.of(played.split("\n"));
    for (int i = 0; i < Math.min(expected.size(), actual.size()); i++) {
      assertWithMessage("%s, line %s", file.getFileName(), i + 1)
          .that(actual.get(i))
          .isEqualTo(expected.get(i));
    }
    assertWithMessage("lines of %s", file.getFileName())
        .that(actual.size())
        .isEqualTo(expected.size());
  }

  private static TreeSet<String> recorded() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> file.getFileName().toString())
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static TreeSet<String> names(List<String> names) {
    return new TreeSet<>(names);
  }
}
