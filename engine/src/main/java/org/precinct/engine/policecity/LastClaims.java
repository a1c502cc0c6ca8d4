package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Word;

/** {@code LAST_CLAIMS}: objectives and combinations before the round ends (6.7). */
final class LastClaims implements Stage {

  @Override
  public int deciders(City c) {
    return c.everybody();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    Support.marks(c, seat, out);
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    Support.mark(c, seat, action.word, "6.7");
  }

  @Override
  public void close(City c) {
    if (!Ending.check(c)) Calls.open(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.DONE);
  }
}
