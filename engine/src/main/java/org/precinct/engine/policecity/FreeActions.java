package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Phase;

/** What any player may do at any time (6.2). */
final class FreeActions {
  private FreeActions() {}

  /** From the first {@code CALLS} on, except while somebody picks. */
  static boolean allowed(City c) {
    return c.phase != Phase.PEEK && c.phase != Phase.PICK && !c.isOver();
  }

  static void choices(City c, int seat, List<Action> out) {
    if (!allowed(c)) return;
    Objectives.choices(c, seat, out);
    Combinations.choices(c, seat, out);
    TopSecretFile.choices(c, seat, out);
  }

  static void act(City c, int seat, Action action) throws IllegalAction {
    if (!allowed(c)) throw Check.notNow("6.2");
    // They belong to no phase, so they are never late.
    if (action.phase_id != 0) throw Check.unreadable();
    if (action.claim != null) Objectives.claim(c, seat, action.claim);
    else if (action.combine != null) Combinations.combine(c, seat, action.combine);
    else if (action.file_in != null) TopSecretFile.fileIn(c, seat, action.file_in);
    else TopSecretFile.fileOut(c, seat, action.file_out);
  }
}
