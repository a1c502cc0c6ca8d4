package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;

/** Who gets what of a secured place, in the order of 6.5. */
final class Sharing {
  private Sharing() {}

  static void open(City c) {
    // R24: secured by Reinforcements alone.
    if (c.participants() == 0) share(c, Collections.nCopies(c.gains.length, 0));
    else if (Integer.bitCount(c.participants()) == 1) Stages.enter(c, Phase.SOLO);
    else Negotiation.open(c, 1);
  }

  /**
   * Card and seizures, then informants, then picks, then ranks: fresh seizures count in threshold
   * checks.
   *
   * @param takers for each gain 1 + the seat that takes it, or 0 if it is set aside (R31)
   */
  static void share(City c, List<Integer> takers) {
    tell(c, takers);
    int[] gains = c.gains;
    c.officerPicks = false;
    for (int seat = 0; seat < c.seats; seat++) {
      for (int i = 0; i < gains.length; i++) {
        if (takers.get(i) != 1 + seat) continue;
        if (gains[i] == Gain.CARD || Gain.isSeizure(gains[i])) give(c, seat, gains[i]);
        else if (gains[i] == Gain.RANK) c.dueRanks[seat]++;
      }
    }
    for (int seat = 0; seat < c.seats; seat++) {
      for (int i = 0; i < gains.length; i++) {
        if (takers.get(i) == 1 + seat && gains[i] == Gain.INFORMANT) giveInformant(c, seat);
      }
    }
    c.gains = Decks.EMPTY;
    c.claimed = Decks.EMPTY;
    pickOrGoOn(c);
  }

  private static void tell(City c, List<Integer> takers) {
    for (int taker = 1; taker <= c.seats + 1; taker++) {
      List<Integer> taken = new ArrayList<>();
      int wanted = taker % (c.seats + 1);
      for (int i = 0; i < c.gains.length; i++) if (takers.get(i) == wanted) taken.add(c.gains[i]);
      if (taken.isEmpty()) continue;
      Event.Builder event =
          wanted == 0 ? News.of(Event.Kind.SET_ASIDE) : News.of(Event.Kind.TAKES, wanted - 1);
      c.tell(event.card(1 + c.slotCard[c.slot]).items(taken).build());
    }
  }

  /** The card, or a seizure token; a kind that is not in supply becomes a pick. */
  static void give(City c, int seat, int gain) {
    if (gain == Gain.CARD) {
      Stock.add(c, seat, Element.card(c.slotCard[c.slot]), false);
      c.cardTaken = true;
    } else if (c.seizureSupply[Gain.kind(gain)] > 0) {
      takeToken(c, seat, Gain.kind(gain));
    } else {
      oweAPick(c, seat);
    }
  }

  static void takeToken(City c, int seat, int kind) {
    c.seizureSupply[kind]--;
    Stock.add(c, seat, Element.token(kind), false);
  }

  private static void giveInformant(City c, int seat) {
    for (int i = 0; i < Box.INFORMANTS; i++) {
      if (c.owner[i] >= 0) continue;
      c.owner[i] = seat;
      c.at[c.informant(i)] = City.FRESH;
      return;
    }
    oweAPick(c, seat);
  }

  private static void oweAPick(City c, int seat) {
    List<Integer> picks = new ArrayList<>(c.picks);
    picks.add(seat);
    c.picks = List.copyOf(picks);
  }

  /** No token at all in supply: nothing to pick. */
  static void pickOrGoOn(City c) {
    if (!c.picks.isEmpty() && c.seizuresInSupply() > 0) {
      Stages.enter(c, Phase.PICK);
      return;
    }
    c.picks = List.of();
    if (c.officerPicks) {
      RankingOfficer.open(c);
      return;
    }
    int[] ranks = c.dueRanks.clone();
    Arrays.fill(c.dueRanks, 0);
    for (int seat = 0; seat < c.seats; seat++) ProgressTrack.gain(c, seat, ranks[seat]);
    Slots.close(c);
  }

  /** The FBI takes the card and all that is left; what an officer took stays taken (R22). */
  static void fbi(City c) {
    c.tell(News.of(Event.Kind.FBI).card(1 + c.slotCard[c.slot]).build());
    Slots.close(c);
  }
}
