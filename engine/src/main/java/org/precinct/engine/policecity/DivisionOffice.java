package org.precinct.engine.policecity;

import java.util.Arrays;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.SlotState;

/** The division chief's office: {@code OFFICE_RETURN}, {@code OFFICE_KEEP} and what follows. */
final class DivisionOffice implements Stage {

  /** {@code OFFICE_RETURN}: held since last round, back next round. */
  static void returnHeld(City c) {
    c.uncombined = 0;
    for (int die = 0; die < c.at.length; die++) {
      if (c.at[die] != City.HELD) continue;
      if (die < City.OWN * c.seats) c.at[die] = City.USED;
      else Slots.toSupply(c, die);
    }
    Slots.next(c);
  }

  static void open(City c) {
    Arrays.fill(c.chosen, 0);
    Stages.enter(c, Phase.OFFICE_KEEP);
  }

  /** R41: a single member stays without a choice. */
  @Override
  public int deciders(City c) {
    int mask = 0;
    for (int seat = 0; seat < c.seats; seat++) {
      if (Integer.bitCount(c.membersAt(seat, City.OFFICE)) >= 2) mask |= 1 << seat;
    }
    return mask;
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if (!Stages.isOpen(c, seat)) return;
    for (int die : Packed.numbers(c.membersAt(seat, City.OFFICE))) {
      out.add(Actions.keep(c.instance, die));
    }
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.keep == null) throw Check.notNow("6.7");
    Stages.checkOpen(c, seat, "6.7");
    int member = Check.number(action.keep, City.MEMBERS);
    boolean there = (c.membersAt(seat, City.OFFICE) >>> member & 1) != 0;
    Check.that(there, "6.7", "err_not_in_office");
    c.chosen[seat] = 1 << member;
    Stages.decide(c, seat);
  }

  @Override
  public void close(City c) {
    for (int seat = 0; seat < c.seats; seat++) {
      int members = c.membersAt(seat, City.OFFICE);
      if (members == 0) continue;
      int kept = c.chosen[seat] != 0 ? c.chosen[seat] : Staff.leaveFirst(members, 1);
      c.tell(News.of(Event.Kind.KEPT, seat).item(1 + Integer.numberOfTrailingZeros(kept)).build());
      for (int member = 0; member < City.MEMBERS; member++) {
        if ((members >>> member & 1) == 0) continue;
        int die = c.dieOf(seat, member);
        if ((kept >>> member & 1) != 0) c.at[die] = City.HELD;
        else if (member < City.OWN) c.at[die] = City.USED;
        else Slots.toSupply(c, die);
      }
    }
    Arrays.fill(c.chosen, 0);
    endRound(c);
  }

  /** R14: informants of this round are gone; then the mafia collects (6.7). */
  private static void endRound(City c) {
    for (int i = 0; i < Box.INFORMANTS; i++) {
      if (c.at[c.informant(i)] == City.HOME) Slots.toSupply(c, c.informant(i));
    }
    int levels = 0;
    for (int slot = 0; slot < c.slotCard.length; slot++) {
      if (c.slotState[slot] != SlotState.UNSECURED) continue;
      levels += Box.card(c.slotCard[slot]).mafia();
      c.discard = Decks.with(c.discard, c.slotCard[slot]);
      c.slotCard[slot] = -1;
      c.slotState[slot] = SlotState.CLOSED;
    }
    ProgressTrack.raiseMafia(c, levels);
    LastClaims.open(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    int kept = Staff.leaveFirst(c.membersAt(seat, City.OFFICE), 1);
    return Actions.keep(c.instance, 1 + Integer.numberOfTrailingZeros(kept));
  }
}
