package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Word;

/** {@code DEAL_STATEMENT}: the best deal is read out; every player may object (6.8). */
final class DealStatement implements Stage {

  @Override
  public int deciders(City c) {
    return c.everybody();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (!Stages.isOpen(c, seat)) return;
    out.add(Actions.word(c.instance, Word.OK));
    out.add(Actions.word(c.instance, Word.OBJECT));
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    Stages.checkOpen(c, seat, "6.8");
    if (action.word == Word.OK) {
      Stages.decide(c, seat);
    } else if (action.word == Word.OBJECT) {
      c.tell(News.of(Event.Kind.OBJECTION, seat).build());
      MafiaDeal.fail(c);
    } else {
      throw Check.notNow("6.8");
    }
  }

  /** Silence is consent, unless the tokens were spent meanwhile. */
  @Override
  public void close(City c) {
    for (Pact pact : c.pacts) {
      if (pact.number() == c.statement && MafiaDeal.isValid(c, pact)) {
        MafiaDeal.execute(c, pact);
        return;
      }
    }
    MafiaDeal.fail(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.OK);
  }
}
