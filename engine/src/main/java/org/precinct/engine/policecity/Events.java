package org.precinct.engine.policecity;

import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.EventKind;
import org.precinct.engine.policecity.proto.Event;

/** Event cards (6.8): majorities and the raid; the others have phases of their own. */
final class Events {
  private Events() {}

  static void open(City c, Card card) {
    switch (card.event().get()) {
      case DISTRICT_MAJORITY -> districtMajority(c, card);
      case TRAFFIC_MAJORITY, POLICE_RAID -> Securing.open(c);
      case PAY_INFORMANTS, BIG_TRIAL -> Pledging.open(c);
      case MAFIA_DEAL -> MafiaDeal.open(c);
      case SEIZURE_DEAL -> SeizureDeal.open(c);
    }
  }

  /** The dice of a dice event have fallen, and mafia faces have been counted. */
  static void rolled(City c, Card card) {
    if (card.is(EventKind.POLICE_RAID)) raid(c, card);
    else trafficMajority(c, card);
  }

  /** R50: a two-colour card is one card for each of its districts. */
  private static void districtMajority(City c, Card card) {
    int bit = 1 << card.subject();
    int[] totals = new int[c.seats];
    for (int seat = 0; seat < c.seats; seat++) {
      for (long left = c.allCards(seat); left != 0; left &= left - 1) {
        if ((Box.card(Long.numberOfTrailingZeros(left)).districts() & bit) != 0) totals[seat]++;
      }
    }
    majority(c, card, totals);
  }

  private static void trafficMajority(City c, Card card) {
    int[] totals = new int[c.seats];
    for (int seat = 0; seat < c.seats; seat++) {
      totals[seat] = c.allSeizures(seat, card.subject()) + Securing.handcuffs(c, seat);
    }
    majority(c, card, totals);
  }

  /** R63: nobody has any: the mafia rises; that is not a tie. */
  private static void majority(City c, Card card, int[] totals) {
    c.tell(News.of(Event.Kind.MAJORITY).card(1 + card.index()).items(News.list(totals)).build());
    int leaders = ProgressTrack.leaders(totals);
    if (leaders == 0) ProgressTrack.raiseMafia(c, 1);
    else ProgressTrack.reward(c, leaders);
    Slots.close(c);
  }

  private static void raid(City c, Card card) {
    int handcuffs = Securing.handcuffs(c);
    c.tell(News.of(Event.Kind.RAID).card(1 + card.index()).count(handcuffs).build());
    ProgressTrack.lowerMafia(c, handcuffs / 3);
    Slots.close(c);
  }

  /** The event passes without effect. */
  static void skip(City c) {
    c.tell(News.of(Event.Kind.NO_EFFECT).card(1 + c.slotCard[c.slot]).build());
    Slots.close(c);
  }
}
