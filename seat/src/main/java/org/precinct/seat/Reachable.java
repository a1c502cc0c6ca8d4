package org.precinct.seat;

import com.squareup.wire.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Finds what can be done by touching, for faces that list whole actions. */
public final class Reachable {
  /** Few actions may lie at the end of many drafts, of which each holds something else besides. */
  private static final int LEAST_LOOKS = 2000;

  private Reachable() {}

  /**
   * All actions that touches lead to, those with the fewest touches first; empty if there are more
   * than some, or too many drafts to be sure.
   *
   * @param wanted those that are looked for
   */
  public static <A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>, D, T>
      Optional<List<A>> all(
          Controls<A, V, E, D, T> controls, V view, int most, Predicate<A> wanted) {
    Set<A> found = new LinkedHashSet<>();
    boolean complete = search(controls, view, most + 1, wanted, found);
    return complete && found.size() <= most
        ? Optional.of(new ArrayList<>(found))
        : Optional.empty();
  }

  /**
   * The actions that touches lead to, those with the fewest touches first.
   *
   * @param most where there are more, the rest is left out
   */
  public static <A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>, D, T>
      List<A> actions(Controls<A, V, E, D, T> controls, V view, int most) {
    Set<A> found = new LinkedHashSet<>();
    search(controls, view, most, action -> true, found);
    return new ArrayList<>(found);
  }

  /** Whether everything has been found. */
  private static <A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>, D, T>
      boolean search(
          Controls<A, V, E, D, T> controls, V view, int most, Predicate<A> wanted, Set<A> found) {
    Deque<D> drafts = new ArrayDeque<>(List.of(controls.begin(view)));
    Set<D> seen = new HashSet<>(drafts);
    // Drafts with many parts have very many forms, of which most send nothing new.
    int looks = Math.max(LEAST_LOOKS, 16 * most);
    while (!drafts.isEmpty() && found.size() < most && looks-- > 0) {
      D draft = drafts.remove();
      for (T touch : controls.open(draft, view)) {
        Reaction<D, A> reaction = controls.touch(touch, draft, view);
        if (reaction instanceof Reaction.Send<D, A> sent
            && found.size() < most
            && wanted.test(sent.action())) {
          found.add(sent.action());
        }
        if (reaction instanceof Reaction.Edit<D, A> edit && seen.add(edit.draft())) {
          drafts.add(edit.draft());
        }
      }
    }
    return drafts.isEmpty();
  }
}
