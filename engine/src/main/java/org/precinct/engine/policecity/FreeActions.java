package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Claim;
import org.precinct.engine.policecity.proto.Combine;
import org.precinct.engine.policecity.proto.May;
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
    Objectives.claims(
        c, seat, (number, cards, token) -> out.add(Actions.claim(number, cards, token)));
    Combinations.open(c, seat, (combo, a, b) -> out.add(Actions.combine(combo, a, b)));
    TopSecretFile.movableIn(c, seat, element -> out.add(Actions.fileIn(element)));
    TopSecretFile.movableOut(c, seat, element -> out.add(Actions.fileOut(element)));
  }

  /** The same, sorted for a screen. */
  static void possibilities(City c, int seat, May.Builder may) {
    if (!allowed(c)) return;
    Objectives.claims(
        c,
        seat,
        (number, cards, token) -> {
          if (token == 0) may.claims.add(new Claim(number, cards, token));
          else Possibilities.add(may.alt_tokens, token);
        });
    Combinations.open(c, seat, (combo, a, b) -> may.combines.add(new Combine(combo, a, b)));
    TopSecretFile.movableIn(c, seat, may.file_in::add);
    TopSecretFile.movableOut(c, seat, may.file_out::add);
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
