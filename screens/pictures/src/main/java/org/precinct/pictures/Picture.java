package org.precinct.pictures;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One screen, or many on a sheet. */
public final class Picture {
  /**
   * What recording may leave out of a picture: see {@link Palette#of}.
   *
   * @param tolerance how far a recorded colour may be from the drawn one
   */
  private record Fineness(int large, double tolerance) {}

  /** For looking at a screen: gradients show no steps. */
  private static final Fineness FINE = new Fineness(128, 12);

  /** For judging a layout: some twenty colours, in which each sign keeps its own. */
  private static final Fineness COARSE = new Fineness(16, 32);

  /** Three pixels of a screen become one of a sheet: the smallest text can just be read. */
  private static final int SHRINK = 3;

  private static final int GAP = 8;
  private static final Color GROUND = new Color(0x8A8D93);

  /** Where a screen is. */
  record Cell(String name, Rectangle place) {}

  private final BufferedImage image;
  private final List<Cell> cells;
  private final Fineness fineness;

  private Picture(BufferedImage image, List<Cell> cells, Fineness fineness) {
    this.image = image;
    this.cells = cells;
    this.fineness = fineness;
  }

  BufferedImage image() {
    return image;
  }

  List<Cell> cells() {
    return cells;
  }

  /** The picture as it is recorded. */
  BufferedImage painted() {
    return Palette.of(image, fineness.large(), fineness.tolerance()).paint(image);
  }

  /** How far a recorded colour may be from the drawn one, as {@link Palette} counts. */
  double tolerance() {
    return fineness.tolerance();
  }

  /** One screen in full size. */
  public static Picture of(Screen screen) {
    BufferedImage image = screen.image();
    Rectangle all = new Rectangle(image.getWidth(), image.getHeight());
    return new Picture(image, List.of(new Cell(screen.name(), all)), FINE);
  }

  /** Many small screens, left to right. */
  public static Picture sheet(List<Screen> screens, int columns) {
    List<BufferedImage> small = screens.stream().map(it -> shrunk(it.image())).toList();
    int[] widths = new int[Math.min(columns, small.size())];
    int[] heights = new int[(small.size() + columns - 1) / columns];
    for (int n = 0; n < small.size(); n++) {
      BufferedImage image = small.get(n);
      widths[n % columns] = Math.max(widths[n % columns], image.getWidth());
      heights[n / columns] = Math.max(heights[n / columns], image.getHeight());
    }
    BufferedImage sheet =
        new BufferedImage(
            start(widths, widths.length),
            start(heights, heights.length),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D brush = sheet.createGraphics();
    brush.setColor(GROUND);
    brush.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
    List<Cell> cells = new ArrayList<>();
    for (int n = 0; n < small.size(); n++) {
      BufferedImage image = small.get(n);
      int x = start(widths, n % columns);
      int y = start(heights, n / columns);
      brush.drawImage(image, x, y, null);
      Rectangle place = new Rectangle(x, y, image.getWidth(), image.getHeight());
      cells.add(new Cell(screens.get(n).name(), place));
    }
    brush.dispose();
    return new Picture(sheet, cells, COARSE);
  }

  private static int start(int[] sizes, int n) {
    return GAP + Arrays.stream(sizes, 0, n).map(size -> size + GAP).sum();
  }

  /** Each pixel is the mean of a square, in whole numbers: the same on every machine. */
  private static BufferedImage shrunk(BufferedImage image) {
    int width = image.getWidth() / SHRINK;
    int height = image.getHeight() / SHRINK;
    BufferedImage small = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    int[] square = new int[SHRINK * SHRINK];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        image.getRGB(x * SHRINK, y * SHRINK, SHRINK, SHRINK, square, 0, SHRINK);
        small.setRGB(x, y, mean(square, 16) | mean(square, 8) | mean(square, 0));
      }
    }
    return small;
  }

  private static int mean(int[] pixels, int shift) {
    int sum = pixels.length / 2;
    for (int pixel : pixels) sum += pixel >> shift & 0xFF;
    return sum / pixels.length << shift;
  }
}
