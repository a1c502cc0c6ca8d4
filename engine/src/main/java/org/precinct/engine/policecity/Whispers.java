package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.proto.Action;

/**
 * What lies on a screen and is not sent yet (R71). The host keeps it as it changes, sealed from
 * everybody else, and it counts when the sand runs out or the phone dies.
 */
final class Whispers {
  private static final Action NOTHING = new Action.Builder().build();

  private Whispers() {}

  static Optional<Action> of(City c, int seat) {
    if (c.lying.isEmpty() || c.lying.get(seat).equals(NOTHING)) return Optional.empty();
    return Optional.of(c.lying.get(seat));
  }

  static void forget(City c, int seat) {
    if (of(c, seat).isPresent()) put(c, seat, NOTHING);
  }

  private static void put(City c, int seat, Action lying) {
    List<Action> all = new ArrayList<>(c.lying);
    while (all.size() < c.seats) all.add(NOTHING);
    all.set(seat, lying);
    c.lying = List.copyOf(all);
  }

  static boolean isWhisper(Action action) {
    return action.lying != null;
  }

  /** Whether somebody puts this together before it is sent, and it helps at the last moment. */
  private static boolean mayLie(Action action) {
    return action.reroll != null
        || action.take_all_but != null
        || action.propose != null
        || action.point != null
        || action.remove != null
        || action.keep != null
        || action.pick != null
        || action.helicopter != null
        || action.counter_order != null;
  }

  private static boolean isNothing(Action action) {
    return action.equals(new Action.Builder().phase_id(action.phase_id).build());
  }

  /**
   * Keeps what lies there.
   *
   * @param trial a copy to try it on
   */
  static void keep(City c, City trial, int seat, Action lying) throws IllegalAction {
    Check.that(lying.phase_id == c.instance, "6.1", "err_late");
    if (isNothing(lying)) {
      forget(c, seat);
      return;
    }
    if (!mayLie(lying)) throw Check.notNow("R71");
    try {
      Stages.of(trial).act(trial, seat, lying);
    } catch (ProgressTrack.CityFalls end) {
      // Legal all the same.
    }
    put(c, seat, lying);
  }

  /** It counts as sent, for everybody who has not decided. */
  static void count(City c) {
    int instance = c.instance;
    for (int seat = 0; seat < c.seats && c.instance == instance; seat++) count(c, seat);
  }

  static void count(City c, int seat) {
    Optional<Action> lying = of(c, seat);
    if (!lying.isPresent()) return;
    forget(c, seat);
    try {
      Stages.of(c).act(c, seat, lying.get());
    } catch (IllegalAction refused) {
      // The table has moved on since.
    }
  }
}
