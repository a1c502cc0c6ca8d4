package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Point;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

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
    if (!(touch instanceof CityTouch.Finger finger)) return Reaction.nothing();
    May may = view.mine.may;
    int now = at(finger.seat());
    boolean target = now > 0 || new HashSet<>(fingers).size() < MOST_TARGETS;
    boolean room = fingers.size() < may.point_ranks && target;
    boolean possible = finger.more() ? room : now > 0;
    if (!possible || !may.point_seats.contains(finger.seat())) return Reaction.nothing();
    return Reaction.edit(new PointDraft(Picks.changed(fingers, finger.seat(), finger.more())));
  }

  @Override
  public List<CityTouch> touches(View view) {
    List<CityTouch> all = new ArrayList<>();
    for (int seat : view.mine.may.point_seats) {
      all.add(new CityTouch.Finger(seat, false));
      all.add(new CityTouch.Finger(seat, true));
    }
    return all;
  }

  @Override
  public Optional<Action> action(View view) {
    if (!fingers.isEmpty() && fingers.size() != view.mine.may.point_ranks) return Optional.empty();
    List<Integer> seats = new ArrayList<>(new TreeSet<>(fingers));
    List<Integer> ranks = new ArrayList<>();
    for (int seat : seats) ranks.add(at(seat));
    return Optional.of(Actions.point(view.phase_id, seats, ranks));
  }

  @Override
  public Optional<String> missing(View view) {
    return action(view).isPresent() ? Optional.empty() : Optional.of("err_point_sum");
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    return action.point == null
        ? OptionalInt.empty()
        : OptionalInt.of(Picks.apart(fingers, fingers(action.point)) + 1);
  }
}
