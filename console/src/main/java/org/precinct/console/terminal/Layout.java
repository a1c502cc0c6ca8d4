package org.precinct.console.terminal;

import java.util.ArrayList;
import java.util.List;

/** Puts text and choices into lines. */
public final class Layout {
  private static final int GAP = 2;

  private Layout() {}

  /**
   * Breaks a text between words. It keeps the blanks it begins with; lines after the first begin
   * with so many.
   */
  public static List<String> wrap(String text, int width, int indent) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    line.append(" ".repeat(text.length() - text.stripLeading().length()));
    boolean empty = true;
    for (String word : text.stripLeading().split(" ")) {
      if (!empty && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
        line.append(" ".repeat(indent));
        empty = true;
      }
      if (!empty) line.append(' ');
      line.append(word);
      empty = false;
    }
    lines.add(line.toString());
    return lines;
  }

  public static List<Line> wrapped(String text, int width, Tone tone) {
    List<Line> lines = new ArrayList<>();
    for (String line : wrap(text, width, 0)) lines.add(Line.of(line, tone));
    return lines;
  }

  /**
   * Items in as few columns as keep within the rows, read downwards.
   *
   * @return the lines; fewer items than given if they do not fit
   */
  public static Columns columns(List<Line> items, int width, int rows) {
    for (int columns = 1; ; columns++) {
      int height = (items.size() + columns - 1) / columns;
      boolean last = columns == 4 || widest(items) * (columns + 1) + GAP * columns > width;
      if (height <= rows || last) return laid(items, columns, Math.min(height, rows), width);
    }
  }

  /**
   * @param shown how many of the items are in the lines
   */
  public record Columns(List<Line> lines, int shown) {}

  private static Columns laid(List<Line> items, int columns, int height, int width) {
    int column = columns == 1 ? width : (width + GAP) / columns;
    List<Line> lines = new ArrayList<>();
    for (int row = 0; row < height; row++) {
      Line line = new Line();
      for (int i = 0; i < columns; i++) {
        int at = i * height + row;
        if (at >= items.size()) continue;
        line.to(i * column).add(items.get(at).cut(column - (columns == 1 ? 0 : GAP)));
      }
      lines.add(line);
    }
    return new Columns(lines, Math.min(items.size(), columns * height));
  }

  private static int widest(List<Line> items) {
    int widest = 0;
    for (Line item : items) widest = Math.max(widest, item.width());
    return widest;
  }
}
