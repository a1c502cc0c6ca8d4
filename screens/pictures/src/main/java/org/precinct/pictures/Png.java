package org.precinct.pictures;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * Small files of pictures with a palette. The JDK's writer guesses a filter for each row by a rule
 * that is good for photographs; where numbers stand for colours, differences of numbers say
 * nothing, and rows as they are take a fifth less.
 */
final class Png {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int DEPTH = 8;
  private static final int PALETTE = 3;

  private Png() {}

  /**
   * @param image one byte a pixel, which is its colour's number
   */
  static byte[] of(BufferedImage image) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(file);
    out.write(SIGNATURE);
    chunk(out, "IHDR", head(image));
    chunk(out, "PLTE", colours((IndexColorModel) image.getColorModel()));
    chunk(out, "IDAT", rows(image));
    chunk(out, "IEND", new byte[0]);
    return file.toByteArray();
  }

  private static byte[] head(BufferedImage image) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(image.getWidth());
    out.writeInt(image.getHeight());
    // Followed by the only compression there is, the only set of filters, and no interlacing.
    out.write(new byte[] {DEPTH, PALETTE, 0, 0, 0});
    return bytes.toByteArray();
  }

  private static byte[] colours(IndexColorModel model) {
    byte[] colours = new byte[3 * model.getMapSize()];
    for (int n = 0; n < model.getMapSize(); n++) {
      colours[3 * n] = (byte) model.getRed(n);
      colours[3 * n + 1] = (byte) model.getGreen(n);
      colours[3 * n + 2] = (byte) model.getBlue(n);
    }
    return colours;
  }

  private static byte[] rows(BufferedImage image) throws IOException {
    int width = image.getWidth();
    byte[] row = new byte[1 + width];
    byte[] pixels = new byte[width];
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Deflater hard = new Deflater(Deflater.BEST_COMPRESSION);
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, hard)) {
      for (int y = 0; y < image.getHeight(); y++) {
        image.getRaster().getDataElements(0, y, width, 1, pixels);
        // The first byte of a row names its filter: none.
        System.arraycopy(pixels, 0, row, 1, width);
        out.write(row);
      }
    } finally {
      hard.end();
    }
    return bytes.toByteArray();
  }

  private static void chunk(DataOutputStream out, String type, byte[] content) throws IOException {
    CRC32 check = new CRC32();
    byte[] name = type.getBytes(US_ASCII);
    check.update(name);
    check.update(content);
    out.writeInt(content.length);
    out.write(name);
    out.write(content);
    out.writeInt((int) check.getValue());
  }
}
