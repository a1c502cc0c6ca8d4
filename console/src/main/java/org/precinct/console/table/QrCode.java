package org.precinct.console.table;

import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;

/** A QR code in half blocks, two modules to a character. */
public final class QrCode {
  private static final int MARGIN = 2;

  private QrCode() {}

  /**
   * Draws light modules as blocks, which is right on dark terminals; on light ones the picture is a
   * negative, and phones read that too.
   */
  public static List<Line> draw(String text) {
    ByteMatrix matrix = encode(text);
    List<Line> lines = new ArrayList<>();
    int size = matrix.getWidth();
    for (int y = -MARGIN; y < size + MARGIN; y += 2) {
      StringBuilder line = new StringBuilder();
      for (int x = -MARGIN; x < size + MARGIN; x++) {
        boolean top = isLight(matrix, x, y);
        boolean bottom = isLight(matrix, x, y + 1);
        line.append(top ? bottom ? '█' : '▀' : bottom ? '▄' : ' ');
      }
      lines.add(Line.of(line.toString(), Tone.PLAIN));
    }
    return lines;
  }

  private static ByteMatrix encode(String text) {
    try {
      Map<EncodeHintType, ?> hints = Map.of(EncodeHintType.CHARACTER_SET, "ISO-8859-1");
      return Encoder.encode(text, ErrorCorrectionLevel.L, hints).getMatrix();
    } catch (WriterException e) {
      throw new IllegalStateException("An invitation fits into a QR code.", e);
    }
  }

  private static boolean isLight(ByteMatrix matrix, int x, int y) {
    int size = matrix.getWidth();
    if (y >= size + MARGIN) return false;
    boolean inside = x >= 0 && y >= 0 && x < size && y < size;
    return !inside || matrix.get(x, y) == 0;
  }
}
