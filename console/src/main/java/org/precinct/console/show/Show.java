package org.precinct.console.show;

import java.util.List;
import org.precinct.console.terminal.Line;
import org.precinct.engine.Narrator;

/**
 * How one game looks in a terminal, and how its players say what they do.
 *
 * @param <A> what a player does
 * @param <V> what a viewer may know
 */
public interface Show<A, V> {

  /** The view in lines of the viewpoint's width, few enough to leave room for the rest in 24. */
  List<Line> board(V view, Viewpoint viewpoint);

  /** How far the game is, in a few words. */
  String progress(V view, Viewpoint viewpoint);

  /** Changes when the one who looks has something else to decide. */
  String moment(V view);

  /** The text that explains the signs of the board: what they mean, one after the other. */
  String signs();

  /** The keyboard of a player who has typed nothing yet. */
  Keyboard<A, V> keyboard(V view);

  /** What is to be decided, or who decides; in words that fit a keyboard. */
  default String question(V view, Narrator<A, V, ?> narrator, Viewpoint viewpoint) {
    return narrator.prompt(view, viewpoint.language(), viewpoint.names());
  }

  /** Who has won and why, where the question after the end does not say so. */
  default String ending(V view, Narrator<A, V, ?> narrator, Viewpoint viewpoint) {
    return "";
  }

  /** The short commands that can be typed now beside the listed numbers, a line for each. */
  default List<String> commands(V view, Viewpoint viewpoint) {
    return List.of();
  }
}
