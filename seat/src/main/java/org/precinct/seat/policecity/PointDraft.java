package org.precinct.seat.policecity;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Point;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;
import org.precinct.seat.policecity.CityTouch.Spot;

/**
 * Fingers that point at colleagues.
 *
 * @param fingers the seat that each of them points at, ascending
 */
public record PointDraft(List<Integer> fingers) implements PhaseDraft {
  private static final int MOST_TARGETS = 2;

  /** Where the player points already, or nowhere. */
  static PointDraft of(View view) {
    return new PointDraft(view.mine.pointed == null ? List.of() : fingers(view.mine.pointed));
  }

  private static List<Integer> fingers(Point point) {
    List<Integer> fingers = new ArrayList<>();
    for (int i = 0; i < point.seats.size(); i++) {
      for (int n = 0; n < point.ranks.get(i); n++) fingers.add(point.seats.get(i));
    }
    return List.copyOf(fingers);
  }

  public int at(int seat) {
    return Picks.count(fingers, seat);
  }

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    if (touch == Spot.NOBODY) {
      Action nobody = Actions.point(view.phase_id, List.of(), List.of());
      return Reaction.send(nobody, new PointDraft(List.of()));
    }
    if (!(touch instanceof CityTouch.Finger finger)) return Reaction.nothing();
    return after(finger, view.mine.may)
        .map(draft -> Reaction.<PhaseDraft, Action>edit(draft))
        .orElseGet(Reaction::nothing);
  }

  /** All fingers first point at one; then one after the other goes to a second, or back. */
  public Optional<PointDraft> after(CityTouch.Finger finger, May may) {
    int seat = finger.seat();
    if (!may.point_seats.contains(seat)) return Optional.empty();
    int now = at(seat);
    List<Integer> targets = new ArrayList<>(new TreeSet<>(fingers));
    if (finger.more() && targets.isEmpty()) {
      return Optional.of(new PointDraft(Collections.nCopies(may.point_ranks, seat)));
    }
    boolean alone = targets.size() < MOST_TARGETS;
    if (!finger.more() && now > 0 && alone) return Optional.of(new PointDraft(List.of()));
    boolean third = now == 0 && !alone;
    if (finger.more() ? third || now == fingers.size() : now == 0) return Optional.empty();
    targets.remove(Integer.valueOf(seat));
    int other = targets.get(0);
    List<Integer> less = Picks.without(fingers, finger.more() ? other : seat);
    return Optional.of(new PointDraft(Picks.with(less, finger.more() ? seat : other)));
  }

  @Override
  public List<CityTouch> touches(View view) {
    List<CityTouch> all = new ArrayList<>();
    for (int seat : view.mine.may.point_seats) {
      all.add(new CityTouch.Finger(seat, false));
      all.add(new CityTouch.Finger(seat, true));
    }
    all.add(Spot.NOBODY);
    return all;
  }

  @Override
  public Optional<Action> action(View view) {
    if (fingers.isEmpty()) return Optional.empty();
    List<Integer> seats = new ArrayList<>(new TreeSet<>(fingers));
    List<Integer> ranks = new ArrayList<>();
    for (int seat : seats) ranks.add(at(seat));
    return Optional.of(Actions.point(view.phase_id, seats, ranks));
  }

  @Override
  public Optional<String> missing(View view) {
    return action(view).isPresent() ? Optional.empty() : Optional.of("seat.point_at_one");
  }

  @Override
  public Optional<Action> lies(View view) {
    return action(view);
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    if (action.point == null) return OptionalInt.empty();
    if (action.point.seats.isEmpty()) return OptionalInt.of(1);
    PointDraft wanted = new PointDraft(fingers(action.point));
    // A few dozen ways to point at most.
    Map<PointDraft, Integer> away = new LinkedHashMap<>();
    away.put(this, 1);
    Deque<PointDraft> next = new ArrayDeque<>(away.keySet());
    while (!away.containsKey(wanted) && !next.isEmpty()) {
      PointDraft draft = next.remove();
      for (int seat : view.mine.may.point_seats) {
        for (boolean more : new boolean[] {false, true}) {
          Optional<PointDraft> after = draft.after(new CityTouch.Finger(seat, more), view.mine.may);
          if (!after.isPresent() || away.containsKey(after.get())) continue;
          away.put(after.get(), away.get(draft) + 1);
          next.add(after.get());
        }
      }
    }
    return away.containsKey(wanted) ? OptionalInt.of(away.get(wanted)) : OptionalInt.empty();
  }
}
