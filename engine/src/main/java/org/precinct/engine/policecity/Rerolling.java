package org.precinct.engine.policecity;

import java.util.Arrays;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/**
 * {@code REROLL} after a lieutenant's call, for everybody on the slot, and {@code C_REROLL} in a
 * conflict, for those whose lieutenant is there. Chosen in secret, thrown together.
 */
final class Rerolling implements Stage {

  static void open(City c, Phase phase) {
    Arrays.fill(c.chosen, 0);
    Stages.enter(c, phase);
  }

  @Override
  public int deciders(City c) {
    int mask = c.phase == Phase.C_REROLL ? Securing.lieutenants(c) : c.everybody();
    for (int seat = 0; seat < c.seats; seat++) {
      if (c.throwableAt(seat, c.slot) == 0) mask &= ~(1 << seat);
    }
    return mask;
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (c.phase == Phase.REROLL) Securing.reinforcing(c, seat, out);
    if (!Stages.isOpen(c, seat)) return;
    int team = c.throwableAt(seat, c.slot);
    for (int some = team; ; some = some - 1 & team) {
      out.add(Actions.reroll(c.instance, Packed.numbers(some)));
      if (some == 0) break;
    }
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.word == Word.PLAY_REINFORCEMENTS && c.phase == Phase.REROLL) {
      Securing.reinforce(c, seat);
      return;
    }
    if (action.reroll == null) throw Check.notNow("6.5");
    Stages.checkOpen(c, seat, "6.5");
    int some = Check.members(action.reroll.dice);
    Check.that((some & ~c.throwableAt(seat, c.slot)) == 0, "R7", "err_dice_elsewhere");
    c.chosen[seat] = some;
    Stages.decide(c, seat);
  }

  @Override
  public void close(City c) {
    boolean conflict = c.phase == Phase.C_REROLL;
    Rolling.roll(c, c.chosen);
    Arrays.fill(c.chosen, 0);
    if (conflict) Conflict.count(c);
    else Securing.window(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.reroll(c.instance, List.of());
  }
}
