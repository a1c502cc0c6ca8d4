package org.precinct.console.show;

import java.util.List;
import java.util.Optional;
import org.precinct.console.terminal.Line;

/**
 * What a player can type at one moment, and what that does. A move of several parts is put together
 * step by step: each step is another keyboard.
 *
 * @param <A> what a player does
 * @param <V> what a viewer may know
 */
public interface Keyboard<A, V> {

  /** The same after the table has moved on; what is put together stays if it still makes sense. */
  Keyboard<A, V> at(V view);

  /** The keyboard one step earlier; empty if nothing has been put together. */
  Optional<Keyboard<A, V>> back();

  /** What is to be typed next, and what is put together so far; empty before the first step. */
  String question(Viewpoint viewpoint);

  /** What may be chosen, in the order of its numbers. */
  List<Choice<A, V>> choices(Viewpoint viewpoint);

  /** What the host should know already of what is put together. */
  Optional<A> whisper();

  /** What a player might look for and cannot have now, each with its reason. */
  List<String> closed(Viewpoint viewpoint);

  /**
   * What a short command does.
   *
   * @return empty if it is none
   * @throws Misread if it is one, but not a whole one, or not possible now
   */
  Optional<Next<A, V>> command(String typed, Viewpoint viewpoint) throws Misread;

  /** What typing something leads to. */
  sealed interface Next<A, V> {

    /** A whole action. */
    record Act<A, V>(A action) implements Next<A, V> {}

    /** One step further. */
    record Step<A, V>(Keyboard<A, V> keyboard) implements Next<A, V> {}
  }

  /**
   * One line of the list.
   *
   * @param detail worth reading where there is room for it
   */
  record Choice<A, V>(Line label, Line detail, Next<A, V> next) {}

  /** Says what is wrong with a command. */
  final class Misread extends Exception {
    private static final long serialVersionUID = 1L;

    public Misread(String sentence) {
      super(sentence, null, false, false);
    }
  }
}
