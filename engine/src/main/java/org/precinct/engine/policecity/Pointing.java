package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Point;

/** {@code C_POINT}: all ranks at one or two colleagues, in secret, revealed together (6.6). */
final class Pointing implements Stage {

  @Override
  public int deciders(City c) {
    int mask = 0;
    for (int seat = 0; seat < c.seats; seat++) if (c.conflictRanks[seat] > 0) mask |= 1 << seat;
    return mask;
  }

  /** May be changed until the phase closes. */
  @Override
  public void choices(City c, int seat, List<Action> out) {
    int ranks = c.conflictRanks[seat];
    if (ranks == 0) return;
    out.add(fallback(c, seat));
    int targets = c.participants() & ~(1 << seat);
    for (int a = 0; a < c.seats; a++) {
      if ((targets >>> a & 1) == 0) continue;
      out.add(Actions.point(c.instance, List.of(a), List.of(ranks)));
      for (int b = a + 1; b < c.seats; b++) {
        if ((targets >>> b & 1) == 0) continue;
        for (int first = 1; first < ranks; first++) {
          out.add(Actions.point(c.instance, List.of(a, b), List.of(first, ranks - first)));
        }
      }
    }
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.point == null) throw Check.notNow("6.6");
    Check.that(c.conflictRanks[seat] > 0, "6.6", "action.not_your_turn");
    check(c, seat, action.point);
    for (int target = 0; target < c.seats; target++) c.points[c.seats * seat + target] = 0;
    for (int i = 0; i < action.point.seats.size(); i++) {
      c.points[c.seats * seat + action.point.seats.get(i)] = action.point.ranks.get(i);
    }
    Stages.decide(c, seat);
  }

  /** R36, T5. */
  private static void check(City c, int seat, Point point) throws IllegalAction {
    if (point.seats.size() != point.ranks.size()) throw Check.unreadable();
    Check.that(point.seats.size() <= 2, "6.6", "err_two_targets");
    int targets = c.participants() & ~(1 << seat);
    int before = -1;
    for (int target : point.seats) {
      if (target <= before || target >= c.seats) throw Check.unreadable();
      before = target;
      Check.that((targets >>> target & 1) != 0, "R36", "err_bad_target");
    }
    if (point.seats.isEmpty()) return;
    int sum = 0;
    for (int ranks : point.ranks) {
      Check.that(ranks >= 1 && ranks <= c.conflictRanks[seat], "R36", "err_point_sum");
      sum += ranks;
    }
    Check.that(sum == c.conflictRanks[seat], "R36", "err_point_sum");
  }

  @Override
  public void close(City c) {
    Conflict.reveal(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.point(c.instance, List.of(), List.of());
  }
}
