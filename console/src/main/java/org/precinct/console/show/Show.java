package org.precinct.console.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.console.terminal.Line;
import org.precinct.engine.Narrator;

/**
 * How one game looks in a terminal, and how its players say what they do.
 *
 * @param <A> what a player does
 * @param <V> what a viewer may know
 */
public interface Show<A, V> {

  /** The view in lines of the scene's width, few enough to leave room for the rest in 24. */
  List<Line> board(V view, Scene scene);

  /** How far the game is, in a few words. */
  String progress(V view, Scene scene);

  /** Changes when the one who looks has something else to decide. */
  String moment(V view);

  /** The text that explains the signs of the board: what they mean, one after the other. */
  String signs();

  /** What is to be decided, or who decides; in words that fit a keyboard. */
  default String question(V view, Narrator<A, V, ?> narrator, Scene scene) {
    return narrator.prompt(view, scene.language(), scene.names());
  }

  /** What may be done, in the order in which it is listed. */
  default List<Choice<A>> choices(
      V view, List<A> offered, Narrator<A, V, ?> narrator, Scene scene) {
    List<Choice<A>> choices = new ArrayList<>();
    for (A action : offered) {
      String label = narrator.action(action, view, scene.language(), scene.names());
      choices.add(new Choice<>(Line.of(label), action));
    }
    return choices;
  }

  /** Who has won and why, where the question after the end does not say so. */
  default String ending(V view, Narrator<A, V, ?> narrator, Scene scene) {
    return "";
  }

  /** The short commands that can be typed now beside the listed numbers, a line for each. */
  default List<String> commands(V view, Scene scene) {
    return List.of();
  }

  /**
   * What a short command means.
   *
   * @return empty if it is none
   * @throws Misread if it is one, but not a whole one
   */
  default Optional<A> command(String typed, V view, Scene scene) throws Misread {
    return Optional.empty();
  }

  /**
   * One line of the list.
   *
   * @param detail worth reading where there is room for it
   */
  record Choice<A>(Line label, Line detail, A action) {
    public Choice(Line label, A action) {
      this(label, new Line(), action);
    }
  }

  /** Says what is wrong with a command. */
  final class Misread extends Exception {
    private static final long serialVersionUID = 1L;

    public Misread(String sentence) {
      super(sentence, null, false, false);
    }
  }
}
