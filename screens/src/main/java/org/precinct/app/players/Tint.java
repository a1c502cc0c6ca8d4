package org.precinct.app.players;

/** A player's colour. As many as a table has seats; the names are stored, so they stay. */
public enum Tint {
  BLUE,
  RED,
  GREEN,
  YELLOW,
  PURPLE,
  ORANGE,
  TEAL,
  GREY
}
