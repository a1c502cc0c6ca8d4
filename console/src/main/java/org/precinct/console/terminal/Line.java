package org.precinct.console.terminal;

import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** One line of a screen, made piece by piece. */
public final class Line {
  private final AttributedStringBuilder text = new AttributedStringBuilder();

  public static Line of(String text) {
    return new Line().add(text);
  }

  public static Line of(String text, Tone tone) {
    return new Line().add(text, tone);
  }

  public Line add(String more) {
    return add(more, Tone.PLAIN);
  }

  public Line add(String more, Tone tone) {
    text.append(plain(more), tone.style());
    return this;
  }

  /** A terminal obeys control characters, wherever they come from. */
  private static String plain(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isISOControl(text.charAt(i))) return text.replaceAll("\\p{Cntrl}", "?");
    }
    return text;
  }

  public Line add(Line other) {
    text.append(other.text.toAttributedString());
    return this;
  }

  /** Adds text cut or filled up to a width. */
  public Line cell(String more, int width, Tone tone) {
    AttributedString cut = new AttributedString(plain(more), tone.style());
    if (cut.columnLength() > width) {
      cut =
          AttributedString.join(
              AttributedString.EMPTY,
              cut.columnSubSequence(0, width - 1),
              new AttributedString("…", tone.style()));
    }
    text.append(cut);
    return add(" ".repeat(Math.max(0, width - cut.columnLength())), tone);
  }

  public Line cell(String more, int width) {
    return cell(more, width, Tone.PLAIN);
  }

  /** Fills up with blanks to a column. */
  public Line to(int column) {
    return add(" ".repeat(Math.max(0, column - width())));
  }

  /** The columns taken. */
  public int width() {
    return text.columnLength();
  }

  /** The same line, not longer than a width. */
  Line cut(int width) {
    if (width() <= width) return this;
    Line cut = new Line();
    cut.text.append(text.toAttributedString().columnSubSequence(0, width));
    return cut;
  }

  /** The same line, its end being dots if it was longer than a width. */
  Line shortened(int width) {
    return width() <= width ? this : cut(width - 1).add("…");
  }

  /** Some of its letters. */
  Line piece(int from, int to) {
    Line piece = new Line();
    piece.text.append(text.toAttributedString().subSequence(from, to));
    return piece;
  }

  AttributedString styled() {
    return text.toAttributedString();
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
