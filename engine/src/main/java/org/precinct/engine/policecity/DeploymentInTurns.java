package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/**
 * {@code DEPLOY}, turns: from the keeper on, one die each or hold, round and round (6.4).
 *
 * <p>Placing a die ends the turn unless the player has informants at home; he may put those on any
 * of his placed dice, or pass.
 */
final class DeploymentInTurns implements Stage {

  static void open(City c) {
    c.holding = 0;
    pass(c, c.keeper);
  }

  /** The first from {@code seat} on who still has a die and does not hold. */
  private static void pass(City c, int seat) {
    int next = seat;
    for (int i = 0; i < c.seats; i++, next = c.nextSeat(next)) {
      if ((c.holding >>> next & 1) == 0 && hasDieAtHome(c, next)) {
        c.turn = next;
        c.placedDie = false;
        Stages.enter(c, Phase.DEPLOY_TURN);
        return;
      }
    }
    AdjustmentLap.open(c);
  }

  private static boolean hasDieAtHome(City c, int seat) {
    for (int own = 0; own < City.OWN; own++) if (c.at(seat, own) == City.HOME) return true;
    return false;
  }

  private static boolean hasInformantAtHome(City c, int seat) {
    for (int i = 0; i < Box.INFORMANTS; i++) {
      if (c.owner[i] == seat && c.at[c.informant(i)] == City.HOME) return true;
    }
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
    for (int own = 0; !c.placedDie && own < City.OWN; own++) {
      if (c.at(seat, own) == City.HOME) Deployment.placements(c, seat, own, out);
    }
    for (int i = 0; i < Box.INFORMANTS; i++) {
      if (c.owner[i] == seat && c.at[c.informant(i)] == City.HOME) {
        Deployment.rides(c, seat, i, out);
      }
    }
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    Stages.checkOpen(c, seat, "6.4");
    if (action.word == Word.HOLD && !c.placedDie) {
      hold(c);
    } else if (action.word == Word.PASS && c.placedDie) {
      pass(c, c.nextSeat(seat));
    } else if (action.place != null && !c.placedDie) {
      int own = Check.number(action.place.die, City.OWN);
      Check.that(c.at(seat, own) < 0, "6.4", "err_no_moving_yet");
      Deployment.place(c, seat, action);
      c.placedDie = true;
      if (hasInformantAtHome(c, seat)) Stages.enter(c, Phase.DEPLOY_TURN);
      else pass(c, c.nextSeat(seat));
    } else if (action.ride != null) {
      int informant = Check.number(action.ride.informant, City.MEMBERS);
      Check.that(c.at[c.dieOf(seat, informant)] < 0, "6.4", "err_no_moving_yet");
      Deployment.ride(c, seat, action);
      if (c.placedDie && !hasInformantAtHome(c, seat)) pass(c, c.nextSeat(seat));
    } else {
      throw Check.notNow("6.4");
    }
  }

  private static void hold(City c) {
    c.holding |= 1 << c.turn;
    c.tell(News.of(Event.Kind.HELD_BACK, c.turn).build());
    pass(c, c.nextSeat(c.turn));
  }

  @Override
  public void close(City c) {
    if (c.placedDie) pass(c, c.nextSeat(c.turn));
    else hold(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, c.placedDie ? Word.PASS : Word.HOLD);
  }
}
