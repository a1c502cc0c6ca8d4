package org.precinct.pictures;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** What is seen when a screen changes, and that nothing is when it does not. */
public class AlbumTest {
  /** A dot of three by three pixels on a sheet is so large on a screen. */
  private static final int DOT = 9;

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private Path recorded() {
    return folder.getRoot().toPath().resolve("recorded/evening.png");
  }

  private Path differences() {
    return folder.getRoot().toPath().resolve("differences");
  }

  private void keep(Picture picture, boolean recording) {
    new Album(recorded().getParent(), differences(), recording).keep("evening", picture);
  }

  private void record(Picture picture) {
    keep(picture, true);
  }

  private String refusal(Picture picture) {
    return assertThrows(AssertionError.class, () -> keep(picture, false)).getMessage();
  }

  /** A screen with what screens have: a gradient, text, and something small. */
  private static BufferedImage drawing(int dotX, Color dot) {
    BufferedImage image = new BufferedImage(300, 600, BufferedImage.TYPE_INT_RGB);
    Graphics2D brush = image.createGraphics();
    for (int y = 0; y < 600; y++) {
      brush.setColor(new Color(20 + y / 20, 30 + y / 15, 60 + y / 6));
      brush.fillRect(0, y, 300, 1);
    }
    brush.setColor(Color.WHITE);
    for (int n = 0; n < 40; n++) brush.fillOval(20 + 6 * n, 100 + n % 7, 5, 20 - n % 5);
    brush.setColor(dot);
    brush.fillRect(dotX, 300, DOT, DOT);
    brush.dispose();
    return image;
  }

  private static Screen screen(String name, BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    return new Screen(name, width, image.getRGB(0, 0, width, height, null, 0, width));
  }

  /** Five screens in two rows, the fourth of them as wanted. */
  private static Picture sheet(BufferedImage fourth) {
    return Picture.sheet(
        IntStream.rangeClosed(1, 5)
            .mapToObj(n -> screen("screen " + n, n == 4 ? fourth : drawing(30 * n, Color.YELLOW)))
            .toList(),
        3);
  }

  private static Picture sheet(int dotX, Color dot) {
    return sheet(drawing(dotX, dot));
  }

  private List<String> shown() throws IOException {
    if (!Files.exists(differences())) return List.of();
    try (Stream<Path> files = Files.list(differences())) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  @Test
  public void whatHasNotChangedPasses() throws IOException {
    record(sheet(120, Color.YELLOW));
    keep(sheet(120, Color.YELLOW), false);
    Picture whole = Picture.of(screen("home", drawing(50, Color.RED)));
    record(whole);
    keep(whole, false);
    assertThat(shown()).isEmpty();
  }

  @Test
  public void aDotThatMovesByOnePixelIsSeenInItsCell() throws IOException {
    record(sheet(120, Color.YELLOW));
    String refusal = refusal(sheet(123, Color.YELLOW));
    assertThat(refusal).contains("Cell 4, screen 4: 6 pixels");
    assertThat(refusal).doesNotContain("screen 3");
    assertThat(refusal).doesNotContain("screen 5");
    assertThat(refusal).contains("-Pscreens=record");
    assertThat(shown()).containsExactly("evening-4.png");
    BufferedImage shown = ImageIO.read(differences().resolve("evening-4.png").toFile());
    assertThat(shown.getRGB(40, 101)).isEqualTo(Color.YELLOW.getRGB());
    assertThat(shown.getRGB(104 + 40, 101)).isNotEqualTo(Color.YELLOW.getRGB());
    assertThat(shown.getRGB(208 + 40, 101)).isEqualTo(Color.MAGENTA.getRGB());
    assertThat(shown.getRGB(208 + 42, 101)).isNotEqualTo(Color.MAGENTA.getRGB());

    keep(sheet(120, Color.YELLOW), false);
    assertThat(shown()).isEmpty();
  }

  @Test
  public void aFewPixelsAreNot() {
    BufferedImage drawing = drawing(120, Color.YELLOW);
    record(sheet(120, Color.YELLOW));
    for (int n = 0; n < Comparison.FEW; n++) mark(drawing, n);
    keep(sheet(drawing), false);
    mark(drawing, Comparison.FEW);
    assertThat(refusal(sheet(drawing))).contains("screen 4: " + (Comparison.FEW + 1) + " pixels");
  }

  private static void mark(BufferedImage drawing, int n) {
    for (int p = 0; p < 9; p++) drawing.setRGB(30 * n + p % 3, 30 + p / 3, 0xFFFFFF);
  }

  /** The palette has nothing nearer, and still it is not what was recorded. */
  @Test
  public void aColourThatTheRecordedPictureHasNotIsSeen() {
    record(sheet(120, Color.YELLOW));
    assertThat(refusal(sheet(120, Color.ORANGE))).contains("screen 4: 9 pixels");
    assertThat(refusal(sheet(120, new Color(0xFF, 0xFF, 0x60)))).contains("screen 4: 9 pixels");
  }

  @Test
  public void aRecordedPictureHasFewColoursAndThoseThatCoverMuchExactly() throws IOException {
    Picture sheet = sheet(120, Color.YELLOW);
    record(sheet);
    BufferedImage read = ImageIO.read(recorded().toFile());
    assertThat(read.getColorModel()).isInstanceOf(IndexColorModel.class);
    double worst = 0;
    for (int y = 0; y < read.getHeight(); y++) {
      for (int x = 0; x < read.getWidth(); x++) {
        int drawn = sheet.image().getRGB(x, y);
        worst = Math.max(worst, Palette.distance(drawn, read.getRGB(x, y)));
      }
    }
    assertThat(worst).isGreaterThan(0.0);
    assertThat(worst).isAtMost(sheet.tolerance());
    assertThat(read.getRGB(0, 0)).isEqualTo(sheet.image().getRGB(0, 0));
  }

  @Test
  public void aScreenInFullSizeKeepsItsGradient() throws IOException {
    BufferedImage drawing = drawing(50, Color.RED);
    record(Picture.of(screen("home", drawing)));
    BufferedImage read = ImageIO.read(recorded().toFile());
    for (int y = 0; y < read.getHeight(); y++) {
      assertThat(Palette.distance(drawing.getRGB(0, y), read.getRGB(0, y)))
          .isAtMost(Comparison.HAIR);
    }
  }

  /** The largest part of a clone. */
  @Test
  public void aRecordedPictureIsSmall() throws IOException {
    record(sheet(120, Color.YELLOW));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(ImageIO.read(recorded().toFile()), "png", bytes);
    assertThat(Files.size(recorded())).isLessThan(bytes.size());
  }

  @Test
  public void recordingLeavesAPictureThatIsAsItWas() throws IOException {
    record(sheet(120, Color.YELLOW));
    byte[] bytes = Files.readAllBytes(recorded());
    FileTime longAgo = FileTime.fromMillis(0);
    Files.setLastModifiedTime(recorded(), longAgo);
    record(sheet(120, Color.YELLOW));
    assertThat(Files.getLastModifiedTime(recorded())).isEqualTo(longAgo);

    record(sheet(123, Color.YELLOW));
    keep(sheet(123, Color.YELLOW), false);
    record(sheet(120, Color.YELLOW));
    assertThat(Files.readAllBytes(recorded())).isEqualTo(bytes);
  }

  @Test
  public void aPictureThatIsMissingOrHasAnotherSizeIsSaidToBe() {
    Picture sheet = sheet(120, Color.YELLOW);
    assertThat(refusal(sheet)).contains("It has not been recorded yet.");
    record(sheet);
    Picture whole = Picture.of(screen("home", drawing(50, Color.RED)));
    assertThat(refusal(whole)).contains("It was 332 x 424 and is 300 x 600 pixels.");
  }
}
