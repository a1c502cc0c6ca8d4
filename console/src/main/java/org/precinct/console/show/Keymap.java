package org.precinct.console.show;

import com.squareup.wire.Message;
import java.util.List;
import java.util.Optional;
import org.precinct.console.show.Keyboard.Misread;
import org.precinct.seat.Controls;

/**
 * How one game's touches are typed. What can be touched and what that does is the seat's business;
 * here are the words for it that fit a keyboard.
 *
 * @param <D> what a player has put together so far
 * @param <T> something that can be touched
 */
public interface Keymap<
    A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>, D, T> {

  Controls<A, V, E, D, T> controls();

  /** Up to so many actions are listed whole; more are put together step by step. */
  default int few(V view) {
    return 16;
  }

  /** Whether an action fits nearly any moment, and waits behind the step that leads to it. */
  default boolean isAside(A action, V view) {
    return false;
  }

  /** Whether what has been put together for one view is of use with another one. */
  default boolean lasts(V before, V now) {
    return true;
  }

  /** Whether a touch is offered at this step. */
  default boolean inSight(T touch, D draft, V view) {
    return true;
  }

  /** The words for a touch that is a step; empty for one that only looks at something. */
  Optional<String> label(T touch, D draft, V view, Viewpoint viewpoint);

  /** Whether a touch has put something into the draft that touching it again takes out. */
  default boolean isChosen(T touch, D draft, V view) {
    return controls().holds(touch, draft);
  }

  /** What a touch belongs to, where there are too many for one list. */
  default Optional<String> group(T touch, D draft, V view, Viewpoint viewpoint) {
    return Optional.empty();
  }

  /** What a player might touch and gets a reason for if nothing comes of it. */
  default List<T> expected(D draft, V view) {
    return List.of();
  }

  /** What is to be chosen next, and what has been put together so far. */
  default String question(D draft, V view, Viewpoint viewpoint) {
    return "";
  }

  /** Actions in the order of the list. */
  default List<A> ordered(List<A> actions, V view) {
    return actions;
  }

  /** What an action is about, where there is room for it. */
  default String detail(A action, V view, Viewpoint viewpoint) {
    return "";
  }

  /**
   * The touches of a short command, beginning with the draft of a player who has touched nothing.
   *
   * @return empty if it is none
   */
  default Optional<List<T>> command(String typed, D begun, V view, Viewpoint viewpoint)
      throws Misread {
    return Optional.empty();
  }
}
