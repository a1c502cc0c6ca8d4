package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.proto.Action;

/** {@code SOLO}: the only one there takes what he wants, also after a conflict (R42). */
final class Solo implements Stage {

  @Override
  public int deciders(City c) {
    return c.participants();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (!Stages.isOpen(c, seat)) return;
    for (int left = 0; left < 1 << c.gains.length; left++) {
      out.add(Actions.takeAllBut(c.instance, Packed.numbers(left)));
    }
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.take_all_but == null) throw Check.notNow("6.5");
    Stages.checkOpen(c, seat, "6.5");
    int left = 0;
    int before = 0;
    for (int position : action.take_all_but.positions) {
      if (position <= before || position > c.gains.length) throw Check.unreadable();
      left |= 1 << position - 1;
      before = position;
    }
    takeAllBut(c, seat, left);
  }

  private static void takeAllBut(City c, int seat, int left) {
    List<Integer> takers = new ArrayList<>();
    for (int i = 0; i < c.gains.length; i++) takers.add((left >>> i & 1) != 0 ? 0 : 1 + seat);
    Sharing.share(c, takers);
  }

  @Override
  public void close(City c) {
    takeAllBut(c, Integer.numberOfTrailingZeros(c.participants()), 0);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.takeAllBut(c.instance, List.of());
  }
}
