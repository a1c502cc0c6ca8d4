package org.precinct.pictures;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The few colours that a picture can do with. A distance between two colours is that of their red,
 * green and blue, from 0 to 255, weighted roughly as eyes do.
 */
final class Palette {
  /** As many as a byte can tell apart. */
  private static final int MOST = 256;

  private final int[] colours;
  private final Map<Integer, Integer> nearest = new HashMap<>();

  private Palette(int[] colours) {
    this.colours = colours;
  }

  /**
   * The colours that leave least to be missed: first the ones that cover most, each exactly as it
   * was drawn, then whichever is farthest from all chosen ones, until none is farther than the
   * tolerance. The same picture always has the same palette.
   *
   * @param large so many are chosen for the area they cover: backgrounds, cards, text, gradients
   */
  static Palette of(BufferedImage image, int large, double tolerance) {
    int[] pixels = pixels(image);
    Arrays.sort(pixels);
    int[] drawn = Arrays.stream(pixels).distinct().toArray();
    long[] areas = new long[drawn.length];
    for (int p = 0, n = 0; p < pixels.length; p++) {
      if (pixels[p] != drawn[n]) n++;
      areas[n]++;
    }
    long[] missed = new long[drawn.length];
    Arrays.fill(missed, square(0x000000, 0xFFFFFF));
    int[] chosen = new int[Math.min(MOST, drawn.length)];
    for (int size = 0; size < chosen.length; size++) {
      int next = 0;
      for (int n = 1; n < drawn.length; n++) {
        boolean more =
            size < large
                ? areas[n] * missed[n] > areas[next] * missed[next]
                : missed[n] > missed[next];
        if (more) next = n;
      }
      boolean enough = size >= large && Math.sqrt(missed[next]) <= tolerance;
      if (enough || missed[next] == 0) {
        return new Palette(Arrays.copyOf(chosen, size));
      }
      chosen[size] = drawn[next];
      for (int n = 0; n < drawn.length; n++) {
        missed[n] = Math.min(missed[n], square(drawn[n], drawn[next]));
      }
    }
    if (Math.sqrt(Arrays.stream(missed).max().orElse(0)) > tolerance) {
      throw new IllegalArgumentException("More than " + MOST + " colours are needed");
    }
    return new Palette(chosen);
  }

  /** The colours that are in a picture already. */
  static Palette in(BufferedImage image) {
    return new Palette(Arrays.stream(pixels(image)).sorted().distinct().toArray());
  }

  /** The picture in these colours. */
  BufferedImage paint(BufferedImage image) {
    int[] opaque = Arrays.stream(colours).map(colour -> 0xFF000000 | colour).toArray();
    IndexColorModel model = new IndexColorModel(8, opaque.length, opaque, 0, false, -1, 0);
    BufferedImage painted =
        new BufferedImage(
            image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
    int[] indexes = Arrays.stream(pixels(image)).map(this::index).toArray();
    painted.getRaster().setSamples(0, 0, image.getWidth(), image.getHeight(), 0, indexes);
    return painted;
  }

  /** The distance of a colour to the nearest of these. */
  double distance(int colour) {
    return distance(colour, colours[index(colour & 0xFFFFFF)]);
  }

  static double distance(int one, int other) {
    return Math.sqrt(square(one, other));
  }

  private int index(int colour) {
    return nearest.computeIfAbsent(colour, this::search);
  }

  private int search(int colour) {
    int best = 0;
    for (int n = 1; n < colours.length; n++) {
      if (square(colour, colours[n]) < square(colour, colours[best])) best = n;
    }
    return best;
  }

  /** Up to 255 squared. */
  private static long square(int one, int other) {
    int red = (one >> 16 & 0xFF) - (other >> 16 & 0xFF);
    int green = (one >> 8 & 0xFF) - (other >> 8 & 0xFF);
    int blue = (one & 0xFF) - (other & 0xFF);
    return (2 * red * red + 4 * green * green + 3 * blue * blue) / 9;
  }

  private static int[] pixels(BufferedImage image) {
    int[] pixels =
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    for (int p = 0; p < pixels.length; p++) pixels[p] &= 0xFFFFFF;
    return pixels;
  }
}
