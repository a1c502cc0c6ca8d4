package org.precinct.engine.policecity;

import java.util.Arrays;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.SlotState;

/** {@code CALLS}: a round begins. */
final class Calls {
  private Calls() {}

  static void open(City c) {
    if (c.round > 0) c.keeper = c.nextSeat(c.keeper);
    c.uncombined = c.round > 0 ? c.everybody() & ~c.combined : 0;
    c.combined = 0;
    c.round++;
    c.cancelled = 0;
    for (int die = 0; die < City.OWN * c.seats; die++) {
      if (c.at[die] == City.USED) c.at[die] = City.HOME;
    }
    for (int i = 0; i < Box.INFORMANTS; i++) {
      if (c.at[c.informant(i)] == City.FRESH) c.at[c.informant(i)] = City.HOME;
    }
    int[] cards = new int[c.seats];
    int count = 0;
    while (count < c.seats) {
      int card = Decks.drawPlace(c);
      if (card < 0) break;
      cards[count++] = card;
    }
    c.slotCard = Arrays.copyOf(cards, count);
    c.slotState = new SlotState[count];
    Arrays.fill(c.slotState, SlotState.WAITING);
    c.slot = -1;
    c.tell(News.of(Event.Kind.CALLS).round(c.round).count(count).build());
    if (c.slotsWithDice() == 0) DivisionOffice.returnHeld(c);
    else Deployment.open(c);
  }
}
