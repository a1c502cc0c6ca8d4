package org.precinct.pictures;

import java.awt.image.BufferedImage;

/** A screen as it has been drawn. */
public final class Screen {
  private final String name;
  private final BufferedImage image;

  /**
   * @param name what a message calls it
   * @param pixels row by row, red, green and blue in the lowest bytes
   */
  public Screen(String name, int width, int[] pixels) {
    int height = pixels.length / width;
    this.name = name;
    this.image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    image.setRGB(0, 0, width, height, pixels, 0, width);
  }

  String name() {
    return name;
  }

  BufferedImage image() {
    return image;
  }
}
