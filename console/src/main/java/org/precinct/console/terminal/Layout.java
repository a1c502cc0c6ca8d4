package org.precinct.console.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Puts text and choices into lines. */
public final class Layout {
  private static final int GAP = 2;
  private static final int MOST_COLUMNS = 4;

  /** Under the words of a choice, not under its number. */
  private static final int NUMBER = 3;

  /** A blank that holds together what it stands between. */
  private static final char HOLD = '\u00a0';

  /** French has blanks around its signs; no line begins with one that belongs to the one before. */
  private static final Pattern HELD = Pattern.compile(" (?=[;:?!»·](?:\\W|$))|(?<=«) ");

  private Layout() {}

  /** Keeps a text in one line, whatever is wrapped around it. */
  public static String held(String text) {
    return text.replace(' ', HOLD);
  }

  /**
   * Breaks a text between words. It keeps the blanks it begins with; lines after the first begin
   * with so many.
   */
  public static List<String> wrap(String text, int width, int indent) {
    List<String> lines = new ArrayList<>();
    for (Piece piece : pieces(text, width, indent)) {
      String blanks = lines.isEmpty() ? "" : " ".repeat(indent);
      lines.add(blanks + text.substring(piece.from, piece.to).replace(HOLD, ' '));
    }
    return lines;
  }

  public static List<Line> wrapped(String text, int width, Tone tone) {
    List<Line> lines = new ArrayList<>();
    for (String line : wrap(text, width, 0)) lines.add(Line.of(line, tone));
    return lines;
  }

  private static List<Line> wrap(Line line, int width, int indent) {
    List<Line> lines = new ArrayList<>();
    for (Piece piece : pieces(line.toString(), width, indent)) {
      Line blanks = Line.of(lines.isEmpty() ? "" : " ".repeat(indent));
      lines.add(blanks.add(line.piece(piece.from, piece.to)));
    }
    return lines;
  }

  /** What of a text one line shows. */
  private record Piece(int from, int to) {}

  private static List<Piece> pieces(String text, int width, int indent) {
    List<Piece> pieces = new ArrayList<>();
    String held = HELD.matcher(text).replaceAll("" + HOLD);
    int from = 0;
    // The blanks at the beginning are none to break at.
    int after = text.length() - text.stripLeading().length();
    while (true) {
      int room = width - (from == 0 ? 0 : indent);
      int at = text.length() - from <= room ? -1 : held.lastIndexOf(' ', from + room);
      boolean tooLong = at < after && text.length() - from > room;
      if (tooLong) at = held.indexOf(' ', after);
      if (at < after) break;
      pieces.add(new Piece(from, at));
      from = at + 1;
      while (from < text.length() && held.charAt(from) == ' ') from++;
      after = from;
    }
    pieces.add(new Piece(from, text.length()));
    return pieces;
  }

  /**
   * Something to choose.
   *
   * @param detail left out as far as there is no room for it
   */
  public record Item(Line label, Line detail) {
    private Line whole() {
      return new Line().add(label).add(detail);
    }

    private List<Line> full(int width) {
      return wrap(whole(), width, NUMBER);
    }

    /** The label, and as much of the detail as its last line has room for. */
    private List<Line> brief(int width) {
      List<Line> lines = wrap(label, width, NUMBER);
      Line last = lines.remove(lines.size() - 1);
      lines.add(new Line().add(last).add(detail).shortened(width));
      return lines;
    }
  }

  /**
   * @param shown how many of the items are in the lines
   */
  public record Columns(List<Line> lines, int shown) {}

  /**
   * Items with their details, if they fit within the rows; otherwise in columns, read downwards, or
   * with less of their details; otherwise as many as fit.
   */
  public static Columns columns(List<Item> items, int width, int rows) {
    Columns full = stacked(items.stream().map(item -> item.full(width)).toList(), rows);
    if (full.shown == items.size()) return full;
    int most = fitting(items.stream().map(Item::whole).toList(), width);
    for (int columns = 2; columns <= most; columns++) {
      if (rows(items, columns) <= rows) return laid(items, columns, rows(items, columns), width);
    }
    Columns brief = stacked(items.stream().map(item -> item.brief(width)).toList(), rows);
    if (brief.shown == items.size()) return brief;
    int brieflyMost = fitting(items.stream().map(Item::label).toList(), width);
    for (int columns = 2; columns <= brieflyMost; columns++) {
      if (rows(items, columns) <= rows) return laid(items, columns, rows(items, columns), width);
    }
    return most > 1 ? laid(items, most, rows, width) : full;
  }

  private static int rows(List<Item> items, int columns) {
    return (items.size() + columns - 1) / columns;
  }

  /** One below the other, as many as fit, but at least one. */
  private static Columns stacked(List<List<Line>> items, int rows) {
    List<Line> lines = new ArrayList<>();
    int shown = 0;
    for (List<Line> item : items) {
      if (shown > 0 && lines.size() + item.size() > rows) break;
      lines.addAll(item);
      shown++;
    }
    return new Columns(lines, shown);
  }

  /** How many columns of these there is room for. */
  private static int fitting(List<Line> lines, int width) {
    int widest = 1;
    for (Line line : lines) widest = Math.max(widest, line.width());
    return Math.min(MOST_COLUMNS, (width + GAP) / (widest + GAP));
  }

  private static Columns laid(List<Item> items, int columns, int height, int width) {
    int column = (width + GAP) / columns;
    List<Line> lines = new ArrayList<>();
    for (int row = 0; row < height; row++) {
      Line line = new Line();
      for (int i = 0; i < columns; i++) {
        int at = i * height + row;
        if (at >= items.size()) continue;
        line.to(i * column).add(items.get(at).whole().shortened(column - GAP));
      }
      lines.add(line);
    }
    return new Columns(lines, Math.min(items.size(), columns * height));
  }
}
