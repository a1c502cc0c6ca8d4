package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Word;

/** {@code PEEK}: everybody looks at what they were dealt, for the same five seconds or more. */
final class Peek implements Stage {

  @Override
  public int deciders(City c) {
    return c.everybody();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (Stages.isOpen(c, seat)) out.add(fallback(c, seat));
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.word != Word.ACK) throw Check.notNow("6.4");
    Stages.checkOpen(c, seat, "6.4");
    Stages.decide(c, seat);
  }

  @Override
  public void close(City c) {
    Calls.open(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.ACK);
  }
}
