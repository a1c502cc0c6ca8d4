package org.precinct.seat;

import com.squareup.wire.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds what can be done by touching, for faces that list whole actions. */
public final class Reachable {
  private Reachable() {}

  /**
   * The actions that touches lead to, those with the fewest touches first.
   *
   * @param most where there are more, the rest is left out
   */
  public static <A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>, D, T>
      List<A> actions(Controls<A, V, E, D, T> controls, V view, int most) {
    Set<A> found = new LinkedHashSet<>();
    Set<D> seen = new HashSet<>();
    Deque<D> drafts = new ArrayDeque<>();
    drafts.add(controls.begin(view));
    // Drafts with many parts have very many forms, of which most send nothing new.
    int looks = 16 * most;
    while (!drafts.isEmpty() && found.size() < most && looks-- > 0) {
      D draft = drafts.remove();
      if (!seen.add(draft)) continue;
      for (T touch : controls.open(draft, view)) {
        Reaction<D, A> reaction = controls.touch(touch, draft, view);
        if (reaction instanceof Reaction.Send<D, A> sent && found.size() < most) {
          found.add(sent.action());
        }
        if (reaction instanceof Reaction.Edit<D, A> edit) drafts.add(edit.draft());
      }
    }
    return new ArrayList<>(found);
  }
}
