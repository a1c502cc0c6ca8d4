package org.precinct.engine.goodcop;

import java.util.List;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Places;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Event.Kind;
import org.precinct.engine.goodcop.proto.Result;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.TurnAction;

/** Makes the events of 5.5. */
final class Events {
  private Events() {}

  private static Event.Builder of(Kind kind) {
    return new Event.Builder().kind(kind);
  }

  private static Event.Builder of(Kind kind, int player) {
    return of(kind).player(player);
  }

  private static Event.Builder of(Kind kind, int player, int target) {
    return of(kind, player).target(target);
  }

  static Event bare(Kind kind) {
    return of(kind).build();
  }

  /** Something about one player. */
  static Event about(Kind kind, int player) {
    return of(kind, player).build();
  }

  /** Something that one player does to another. */
  static Event about(Kind kind, int player, int target) {
    return of(kind, player, target).build();
  }

  static Event announced(int player, TurnAction action, int place, int aim) {
    Event.Builder event = of(Kind.ANNOUNCED, player).action(action);
    if (action == TurnAction.INVESTIGATE) {
      event.target(Bits.seat(place)).slot(Bits.slot(place) + 1);
    } else if (action == TurnAction.SHOOT) {
      event.target(aim);
    }
    return event.build();
  }

  /**
   * @param order a Flashbang's order for its user, otherwise empty
   */
  static Event used(int player, Use use, List<Integer> order) {
    Event.Builder event = of(Kind.EQUIPMENT_USED, player).card(use.card());
    if (use.seat() >= 0) event.target(use.seat());
    return event.places(Places.list(use.places())).order(order).build();
  }

  /**
   * @param type UNKNOWN for those who did not see the card
   */
  static Event peeked(int player, int place, CardType type) {
    return of(Kind.PEEKED, player, Bits.seat(place)).slot(Bits.slot(place) + 1).type(type).build();
  }

  /**
   * @param types the other's row for one of the two, otherwise empty
   */
  static Event peekedMutual(int player, int target, List<CardType> types) {
    return of(Kind.PEEKED_MUTUAL, player, target).types(types).build();
  }

  static Event revealed(int place, CardType type) {
    return of(Kind.REVEALED, Bits.seat(place)).slot(Bits.slot(place) + 1).type(type).build();
  }

  /**
   * @param received what a new owner receives, otherwise UNKNOWN
   */
  static Event swapped(int a, int b, CardType received) {
    return of(Kind.SWAPPED, Bits.seat(a), Bits.seat(b))
        .slot(Bits.slot(a) + 1)
        .slot2(Bits.slot(b) + 1)
        .type(received)
        .build();
  }

  /**
   * @param card NO_EQUIPMENT for those who do not see it
   */
  static Event drawn(int player, Equipment card) {
    return of(Kind.EQUIPMENT_DRAWN, player).card(card).build();
  }

  static Event discarded(int player, Equipment card) {
    return of(Kind.EQUIPMENT_DISCARDED, player).card(card).build();
  }

  static Event discardedUnseen(int player, Equipment card) {
    return of(Kind.EQUIPMENT_DISCARDED_UNSEEN, player).card(card).build();
  }

  static Event stolen(int thief, int victim, Equipment card) {
    return of(Kind.EQUIPMENT_STOLEN, thief, victim).card(card).build();
  }

  static Event planted(int player, int target, Equipment card) {
    return of(Kind.PLANTED, player, target).card(card).build();
  }

  static Event reshuffled() {
    return bare(Kind.RESHUFFLED);
  }

  static Event direction(int player, boolean reversed) {
    return of(Kind.DIRECTION, player).counter_clockwise(reversed).build();
  }

  static Event sideChanged(Side side) {
    return of(Kind.SIDE_CHANGED).side(side).build();
  }

  /** For the others, if all may know. */
  static Event sideChanged(int player, Side side) {
    return of(Kind.SIDE_CHANGED, player).side(side).build();
  }

  static Event claimedCard(int player, int place, CardType type) {
    return of(Kind.CLAIMED, player, Bits.seat(place)).slot(Bits.slot(place) + 1).type(type).build();
  }

  static Event claimedGear(int player, int target, Equipment card) {
    return of(Kind.CLAIMED, player, target).card(card).build();
  }

  static Event windowTime(int seconds) {
    return of(Kind.WINDOW_TIME).seconds(seconds).build();
  }

  static Event claimedSide(int player, int target, Side side) {
    return of(Kind.CLAIMED, player, target).side(side).build();
  }

  static Event ended(Result result) {
    return of(Kind.GAME_ENDED).result(result).build();
  }
}
