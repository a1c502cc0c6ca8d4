package org.precinct.engine.policecity;

import java.util.Collections;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Word;

/** {@code STATEMENT}: the best supported proposal is read out, and anybody there may object. */
final class Statement implements Stage {

  @Override
  public int deciders(City c) {
    return c.participants();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (!Stages.isOpen(c, seat)) return;
    out.add(Actions.word(c.instance, Word.OK));
    out.add(Actions.word(c.instance, Word.OBJECT));
  }

  /** R32: no reason needed, and even the author may object. R33: the second time the FBI comes. */
  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    Check.that((c.participants() >>> seat & 1) != 0, "R35", "err_not_there");
    Stages.checkOpen(c, seat, "6.6");
    if (action.word == Word.OK) {
      Stages.decide(c, seat);
    } else if (action.word == Word.OBJECT) {
      c.tell(News.of(Event.Kind.OBJECTION, seat).build());
      if (c.stage == 1) Conflict.open(c);
      else Sharing.fbi(c);
    } else {
      throw Check.notNow("6.6");
    }
  }

  /** Silence is consent. */
  @Override
  public void close(City c) {
    Sharing.share(c, takers(c));
  }

  private static List<Integer> takers(City c) {
    for (Proposal proposal : c.proposals) {
      if (proposal.number() == c.statement) return proposal.takers();
    }
    return Collections.nCopies(c.gains.length, 0);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.OK);
  }
}
