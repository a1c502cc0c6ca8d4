package org.precinct.engine.policecity;

import java.util.Arrays;
import java.util.List;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.SlotState;

/** {@code NEXT_SLOT}: the cards of the round, bottom to top (6.5). */
final class Slots {
  private Slots() {}

  static void next(City c) {
    c.slot++;
    if (c.slot >= c.slotCard.length) {
      c.slot = -1;
      DivisionOffice.open(c);
      return;
    }
    c.slotState[c.slot] = SlotState.RESOLVING;
    c.cardTaken = false;
    c.called = 0;
    c.turned = 0;
    Arrays.fill(c.reinforced, 0);
    Card card = c.card();
    if (!card.isPlace()) Events.open(c, card);
    else Securing.open(c);
  }

  /** The card stays on its slot until the end of the round. */
  static void unsecured(City c) {
    c.tell(
        News.of(Event.Kind.FAILED)
            .card(1 + c.slotCard[c.slot])
            .count(Securing.handcuffs(c))
            .need(c.card().handcuffs())
            .build());
    clearDice(c);
    c.slotState[c.slot] = SlotState.UNSECURED;
    next(c);
  }

  /** Own dice become used, informants go to the supply, a card nobody took is discarded. */
  static void close(City c) {
    clearDice(c);
    if (!c.cardTaken) c.discard = Decks.with(c.discard, c.slotCard[c.slot]);
    c.slotCard[c.slot] = -1;
    c.slotState[c.slot] = SlotState.CLOSED;
    c.gains = Decks.EMPTY;
    c.stage = 0;
    c.proposals = List.of();
    c.claimed = Decks.EMPTY;
    c.conflictRanks = Decks.EMPTY;
    c.hits = Decks.EMPTY;
    next(c);
  }

  private static void clearDice(City c) {
    for (int die = 0; die < c.at.length; die++) {
      if (c.at[die] != c.slot) continue;
      if (die < City.OWN * c.seats) put(c, die, City.USED);
      else toSupply(c, die);
    }
  }

  /** Takes a die off its slot. */
  static void put(City c, int die, int place) {
    c.at[die] = place;
    c.face[die] = -1;
    if (die >= City.OWN * c.seats) c.carrier[die - City.OWN * c.seats] = -1;
  }

  static void toSupply(City c, int informant) {
    put(c, informant, City.SUPPLY);
    c.owner[informant - City.OWN * c.seats] = -1;
  }
}
