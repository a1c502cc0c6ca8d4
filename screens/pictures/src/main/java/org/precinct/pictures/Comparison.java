package org.precinct.pictures;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;

/**
 * A drawn picture beside the recorded one of the same size, which has fewer colours.
 *
 * <p>The drawing has not changed where the recorded colour is the one that the palette would give
 * to it today. A pixel differs if another colour of the palette is clearly nearer to it, or if the
 * recorded one is farther away than recording ever leaves one.
 */
final class Comparison {
  /**
   * So many pixels of a cell may differ. What draws, and its letters, come with the build and are
   * the same on every machine, so they are none; another processor's rounding may make it a few. A
   * dot of three by three pixels makes six by moving one pixel aside.
   */
  static final int FEW = 4;

  /** A distance that nobody sees. */
  static final double HAIR = 3;

  private static final int DIFFERENT = 0xFF00FF;
  private static final int GAP = 4;

  private final BufferedImage recorded;
  private final Picture drawn;
  private final Palette palette;

  Comparison(BufferedImage recorded, Picture drawn) {
    this.recorded = recorded;
    this.drawn = drawn;
    this.palette = Palette.in(recorded);
  }

  /** How many pixels of a cell differ. */
  int differences(Rectangle cell) {
    int count = 0;
    for (int y = cell.y; y < cell.y + cell.height; y++) {
      for (int x = cell.x; x < cell.x + cell.width; x++) {
        if (differs(x, y)) count++;
      }
    }
    return count;
  }

  private boolean differs(int x, int y) {
    int now = drawn.image().getRGB(x, y);
    double distance = Palette.distance(now, recorded.getRGB(x, y));
    return distance > drawn.tolerance() + HAIR || distance > palette.distance(now) + HAIR;
  }

  /** A cell as it was recorded, as it is drawn now, and faint with what differs. */
  BufferedImage show(Rectangle cell) {
    BufferedImage three =
        new BufferedImage(3 * cell.width + 2 * GAP, cell.height, BufferedImage.TYPE_INT_RGB);
    Graphics2D brush = three.createGraphics();
    int second = cell.width + GAP;
    int third = 2 * second;
    brush.drawImage(part(recorded, cell), 0, 0, null);
    brush.drawImage(part(drawn.image(), cell), second, 0, null);
    brush.dispose();
    for (int y = 0; y < cell.height; y++) {
      for (int x = 0; x < cell.width; x++) {
        int faint = three.getRGB(second + x, y) >> 2 & 0x3F3F3F;
        three.setRGB(third + x, y, differs(cell.x + x, cell.y + y) ? DIFFERENT : faint);
      }
    }
    return three;
  }

  private static BufferedImage part(BufferedImage image, Rectangle cell) {
    return image.getSubimage(cell.x, cell.y, cell.width, cell.height);
  }
}
