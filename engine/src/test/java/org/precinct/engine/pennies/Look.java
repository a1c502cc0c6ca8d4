package org.precinct.engine.pennies;

import org.precinct.engine.Seats;

/** Reads the numbers of a view. */
public final class Look {
  private Look() {}

  public static boolean isOver(Note view) {
    return view.at(0) == view.at(1);
  }

  /** Everybody hides pennies now; otherwise somebody rolls. */
  public static boolean isHiding(Note view) {
    return view.at(2) == 1;
  }

  public static int roller(Note view) {
    return view.at(0) % view.at(3);
  }

  public static int round(Note view) {
    return view.at(0);
  }

  public static int rounds(Note view) {
    return view.at(1);
  }

  public static int seats(Note view) {
    return view.at(3);
  }

  /** The viewer's secret card. */
  public static int card(Note view) {
    return view.at(5);
  }

  public static Seats absent(Note view) {
    return new Seats(view.at(7));
  }

  /** Who looks; −1 for the board. */
  public static int seat(Note view) {
    return view.at(4);
  }

  /** The pennies that this viewer hides; −1 for none yet. */
  public static int hidden(Note view) {
    return view.at(6);
  }

  public static int points(Note view, int seat) {
    return view.at(8 + seat);
  }

  /** Whether the game waits for this viewer. */
  public static boolean asks(Note view) {
    if (isOver(view) || seat(view) < 0) return false;
    return isHiding(view) ? hidden(view) < 0 : roller(view) == seat(view);
  }

  /** Whether this viewer may do something now: a sealed answer may be changed. */
  public static boolean may(Note view) {
    return !isOver(view) && seat(view) >= 0 && (isHiding(view) || roller(view) == seat(view));
  }
}
