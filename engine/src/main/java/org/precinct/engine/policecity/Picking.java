package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;

/** {@code PICK}: a seizure token of his choice for something that is not in supply. */
final class Picking implements Stage {

  @Override
  public int deciders(City c) {
    return 1 << c.picks.get(0);
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (!Stages.isOpen(c, seat)) return;
    for (int kind = 0; kind < Seizure.KINDS; kind++) {
      if (c.seizureSupply[kind] > 0) out.add(Actions.pick(c.instance, 1 + kind));
    }
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.pick == null) throw Check.notNow("6.5");
    Stages.checkOpen(c, seat, "6.5");
    int kind = Check.number(action.pick, Seizure.KINDS);
    Check.that(c.seizureSupply[kind] > 0, "6.5", "err_not_in_supply");
    take(c, kind);
  }

  private static void take(City c, int kind) {
    int seat = c.picks.get(0);
    c.picks = List.copyOf(c.picks.subList(1, c.picks.size()));
    Sharing.takeToken(c, seat, kind);
    c.tell(News.of(Event.Kind.PICKED, seat).item(1 + kind).build());
    Sharing.pickOrGoOn(c);
  }

  @Override
  public void close(City c) {
    take(c, usual(c, c.picks.get(0)));
  }

  /** The kind in supply that he has most of, then the first. */
  private static int usual(City c, int seat) {
    int best = -1;
    for (int kind = 0; kind < Seizure.KINDS; kind++) {
      if (c.seizureSupply[kind] == 0) continue;
      if (best < 0 || c.seizure(seat, kind) > c.seizure(seat, best)) best = kind;
    }
    return best;
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.pick(c.instance, 1 + usual(c, seat));
  }
}
