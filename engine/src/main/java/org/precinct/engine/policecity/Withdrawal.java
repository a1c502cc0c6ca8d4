package org.precinct.engine.policecity;

import java.util.Arrays;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;

/** {@code C_REMOVE}: who was named chooses what leaves for the division chief's office (6.6). */
final class Withdrawal implements Stage {

  /** Those with more team members than hits: all others lose everything without asking (R37). */
  @Override
  public int deciders(City c) {
    int mask = 0;
    for (int seat = 0; seat < c.seats; seat++) {
      int hits = c.hits[seat];
      if (hits > 0 && hits < Integer.bitCount(c.membersAt(seat, c.slot))) mask |= 1 << seat;
    }
    return mask;
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (!Stages.isOpen(c, seat)) return;
    int team = c.membersAt(seat, c.slot);
    for (int some = team; some != 0; some = some - 1 & team) {
      if (Integer.bitCount(some) == c.hits[seat]) {
        out.add(Actions.remove(c.instance, Packed.numbers(some)));
      }
    }
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.remove == null) throw Check.notNow("6.6");
    Stages.checkOpen(c, seat, "6.6");
    int some = Check.members(action.remove.dice);
    Check.that((some & ~c.membersAt(seat, c.slot)) == 0, "R38", "err_dice_elsewhere");
    Check.that(Integer.bitCount(some) == c.hits[seat], "6.6", "err_remove_count");
    c.chosen[seat] = some;
    Stages.decide(c, seat);
  }

  @Override
  public void close(City c) {
    for (int seat = 0; seat < c.seats; seat++) {
      if (c.hits[seat] == 0) continue;
      int team = c.membersAt(seat, c.slot);
      if (team == 0) continue;
      int lost = c.chosen[seat] != 0 ? c.chosen[seat] : Staff.leaveFirst(team, c.hits[seat]);
      for (int member = 0; member < City.MEMBERS; member++) {
        if ((lost >>> member & 1) != 0) Slots.put(c, c.dieOf(seat, member), City.OFFICE);
      }
      c.tell(News.of(Event.Kind.TO_OFFICE, seat).items(Packed.numbers(lost)).build());
      dismissInformants(c, seat);
    }
    Arrays.fill(c.chosen, 0);
    Conflict.goOn(c);
  }

  /** If only informants remain they go to the supply, and the player is out. */
  private static void dismissInformants(City c, int seat) {
    int left = c.membersAt(seat, c.slot);
    if ((left & (1 << City.OWN) - 1) != 0) return;
    for (int member = City.OWN; member < City.MEMBERS; member++) {
      if ((left >>> member & 1) != 0) Slots.toSupply(c, c.dieOf(seat, member));
    }
  }

  @Override
  public Action fallback(City c, int seat) {
    int lost = Staff.leaveFirst(c.membersAt(seat, c.slot), c.hits[seat]);
    return Actions.remove(c.instance, Packed.numbers(lost));
  }
}
