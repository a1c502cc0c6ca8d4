package org.precinct.console.terminal;

import org.jline.utils.AttributedStyle;

/** How a piece of text is to look, where the terminal can show it. */
public enum Tone {
  PLAIN(AttributedStyle.DEFAULT),
  STRONG(AttributedStyle.BOLD),
  FAINT(AttributedStyle.DEFAULT.foreground(AttributedStyle.BRIGHT)),
  BAR(AttributedStyle.INVERSE),
  RED(AttributedStyle.BOLD.foreground(AttributedStyle.RED)),
  YELLOW(AttributedStyle.BOLD.foreground(AttributedStyle.YELLOW)),
  BLUE(AttributedStyle.BOLD.foreground(AttributedStyle.BLUE)),
  GREEN(AttributedStyle.BOLD.foreground(AttributedStyle.GREEN)),
  PURPLE(AttributedStyle.BOLD.foreground(AttributedStyle.MAGENTA)),
  CYAN(AttributedStyle.BOLD.foreground(AttributedStyle.CYAN));

  private static final Tone[] SEATS = {RED, YELLOW, BLUE, GREEN, PURPLE, CYAN, STRONG, PLAIN};

  private final AttributedStyle style;

  Tone(AttributedStyle style) {
    this.style = style;
  }

  AttributedStyle style() {
    return style;
  }

  /** A seat's own. */
  public static Tone ofSeat(int seat) {
    return SEATS[seat % SEATS.length];
  }
}
