package org.precinct.engine.goodcop.bot;

import java.util.List;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.SeatView;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.View;

/** A bot's reading of its view. Places count from 0 as everywhere inside the game. */
public final class Insight {
  final View view;
  final int seats;
  final int me;

  /** The type at each place, a number of {@link CardType}; 0 where it is unknown or empty. */
  final int[] types;

  /** Places with a card, and with a card of unknown type. */
  final int present;

  final int unknown;
  final int alive;

  public Insight(View view) {
    this.view = view;
    seats = view.seats.size();
    me = view.mine.seat;
    types = new int[Bits.ROW * seats];
    int all = 0;
    int open = 0;
    int living = 0;
    for (int seat = 0; seat < seats; seat++) {
      SeatView each = view.seats.get(seat);
      if (!each.eliminated) living |= Bits.of(seat);
      List<Integer> cards = each.cards;
      for (int slot = 0; slot < cards.size(); slot++) {
        int place = Bits.place(seat, slot);
        types[place] = Places.type(cards.get(slot)).getValue();
        all |= Bits.of(place);
        if (types[place] == 0) open |= Bits.of(place);
      }
    }
    present = all;
    unknown = open;
    alive = living;
  }

  SeatView seat(int seat) {
    return view.seats.get(seat);
  }

  Side mySide() {
    return view.mine.side;
  }

  boolean isAsked() {
    return Bits.has(view.asked, me) && !view.mine.recorded;
  }

  boolean isMyTurn() {
    return view.turn_seat == me;
  }

  int others() {
    return alive & ~Bits.of(me);
  }

  /** Whom a seat aims at, or −1. */
  int aim(int seat) {
    Integer aim = seat(seat).aim;
    return aim == null ? -1 : aim;
  }

  int unknownOf(int seat) {
    return unknown & Bits.row(seat);
  }

  private int card(int place) {
    return seat(Bits.seat(place)).cards.get(Bits.slot(place));
  }

  boolean isFaceUp(int place) {
    return Places.isFaceUp(card(place));
  }

  boolean hasToken(int place) {
    return Places.hasToken(card(place));
  }

  static boolean isLeader(int type) {
    return type == CardType.AGENT.getValue() || type == CardType.KINGPIN.getValue();
  }

  /** A place of mine with a leader card, or −1. */
  int myLeader() {
    for (int left = present & Bits.row(me); left != 0; left = Bits.withoutLowest(left)) {
      if (isLeader(types[Bits.lowest(left)])) return Bits.lowest(left);
    }
    return -1;
  }

  /** Whether a leader here falls at the next shot. */
  boolean isWounded(int seat) {
    if (view.first_edition) return seat(seat).wounded;
    for (int left = present & Bits.row(seat); left != 0; left = Bits.withoutLowest(left)) {
      if (hasToken(Bits.lowest(left))) return true;
    }
    return false;
  }

  /** The side of a seat if the cards were these (R1, R2, R5). */
  Side side(int seat, int[] cards) {
    return side(seat, cards, seat(seat).front == Equipment.PLANTED_EVIDENCE ? seat : -1);
  }

  /**
   * @param planted in front of whom Planted Evidence lies, or −1
   */
  Side side(int seat, int[] cards, int planted) {
    boolean agent = false;
    boolean kingpin = false;
    int honest = 0;
    for (int left = present & Bits.row(seat); left != 0; left = Bits.withoutLowest(left)) {
      int type = cards[Bits.lowest(left)];
      agent |= type == CardType.AGENT.getValue();
      kingpin |= type == CardType.KINGPIN.getValue();
      honest += type == CardType.HONEST.getValue() ? 1 : -1;
    }
    if (agent && kingpin) return Side.TORN;
    if (agent) return Side.HONEST_SIDE;
    if (kingpin) return Side.CROOKED_SIDE;
    return honest > 0 != (planted == seat) ? Side.HONEST_SIDE : Side.CROOKED_SIDE;
  }

  /** Whether a seat is known to be on the viewer's side. */
  public boolean isKnownAlly(int seat) {
    if (mySide() == Side.TORN) return false;
    int hidden = unknownOf(seat);
    if (hidden == 0) return side(seat, types) == mySide();
    int mine =
        mySide() == Side.HONEST_SIDE ? CardType.AGENT.getValue() : CardType.KINGPIN.getValue();
    for (int left = present & Bits.row(seat); left != 0; left = Bits.withoutLowest(left)) {
      if (types[Bits.lowest(left)] == mine) return true;
    }
    return false;
  }
}
