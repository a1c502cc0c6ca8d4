package org.precinct.pictures;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * A folder of recorded pictures. What is drawn is compared with them, or recorded in their place:
 * pictures.gradle says which.
 */
public final class Album {
  private final Path folder;
  private final Path differences;
  private final boolean recording;

  Album(Path folder, Path differences, boolean recording) {
    this.folder = folder;
    this.differences = differences;
    this.recording = recording;
  }

  /** The sheets, which are for us. */
  public static Album sheets() {
    return of("docs/screens");
  }

  /** The screens that people see before they have the app. */
  public static Album shop(String locale) {
    return of("fastlane/metadata/android/" + locale + "/images/phoneScreenshots");
  }

  private static Album of(String folder) {
    return new Album(
        Path.of(System.getProperty("precinct.root"), folder),
        Path.of(System.getProperty("precinct.differences"), folder),
        Boolean.getBoolean("precinct.record"));
  }

  /**
   * Records the picture if that is wanted, unless it is as it was.
   *
   * @throws AssertionError if it is not wanted and a cell differs; the message names all such cells
   */
  public void keep(String name, Picture drawn) {
    try {
      List<String> changes = compare(name, drawn);
      if (changes.isEmpty()) return;
      if (recording) {
        Files.createDirectories(folder);
        Files.write(file(name), Png.of(drawn.painted()));
      } else {
        throw new AssertionError(
            file(name)
                + " has changed. If that is wanted, record it with -Pscreens=record and look at"
                + " it.\n  "
                + String.join("\n  ", changes));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path file(String name) {
    return folder.resolve(name + ".png");
  }

  /** What is different from the recorded picture, which may be missing; drawn as well. */
  private List<String> compare(String name, Picture drawn) throws IOException {
    if (!Files.exists(file(name))) return List.of("It has not been recorded yet.");
    BufferedImage recorded = ImageIO.read(file(name).toFile());
    BufferedImage image = drawn.image();
    if (recorded.getWidth() != image.getWidth() || recorded.getHeight() != image.getHeight()) {
      return List.of("It was " + size(recorded) + " and is " + size(image) + " pixels.");
    }
    Comparison comparison = new Comparison(recorded, drawn);
    List<String> changes = new ArrayList<>();
    for (int n = 0; n < drawn.cells().size(); n++) {
      Picture.Cell cell = drawn.cells().get(n);
      Path shown = differences.resolve(name + "-" + (n + 1) + ".png");
      Files.deleteIfExists(shown);
      int pixels = comparison.differences(cell.place());
      if (pixels > (recording ? 0 : Comparison.FEW)) {
        changes.add(
            "Cell " + (n + 1) + ", " + cell.name() + ": " + pixels + " pixels, see " + shown);
        if (recording) continue;
        Files.createDirectories(differences);
        ImageIO.write(comparison.show(cell.place()), "png", shown.toFile());
      }
    }
    return changes;
  }

  private static String size(BufferedImage image) {
    return image.getWidth() + " x " + image.getHeight();
  }
}
