package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** The lap after deployment in turns: from the keeper on, each may move one placed die (6.4). */
final class AdjustmentLap implements Stage {

  static void open(City c) {
    lap(c, 0);
  }

  /** The first player with a placed die, {@code from} seats after the keeper or later. */
  private static void lap(City c, int from) {
    for (int i = from; i < c.seats; i++) {
      int seat = (c.keeper + i) % c.seats;
      if (!hasPlacedDie(c, seat)) continue;
      c.turn = seat;
      Stages.enter(c, Phase.ADJUST_TURN);
      return;
    }
    Deployment.finish(c, 0);
  }

  private static boolean hasPlacedDie(City c, int seat) {
    for (int own = 0; own < City.OWN; own++) if (c.at(seat, own) >= 0) return true;
    return false;
  }

  @Override
  public int deciders(City c) {
    return 1 << c.turn;
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (seat != c.turn) return;
    out.add(fallback(c, seat));
    for (int own = 0; own < City.OWN; own++) {
      if (c.at(seat, own) >= 0) Deployment.placements(c, seat, own, out);
    }
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    Stages.checkOpen(c, seat, "6.4");
    if (action.place != null) {
      int own = Check.number(action.place.die, City.OWN);
      Check.that(c.at(seat, own) >= 0, "6.4", "err_not_placed");
      Deployment.place(c, seat, action);
    } else if (action.word != Word.PASS) {
      throw Check.notNow("6.4");
    }
    close(c);
  }

  @Override
  public void close(City c) {
    lap(c, (c.turn - c.keeper + c.seats) % c.seats + 1);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.PASS);
  }
}
