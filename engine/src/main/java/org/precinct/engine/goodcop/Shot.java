package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Cause;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event.Kind;
import org.precinct.engine.goodcop.proto.Side;

/** A shot (6.4), and the ends it may bring (section 8). */
final class Shot {
  private Shot() {}

  static void fire(NextState draft, int shooter) {
    int target = draft.guns.aim(shooter);
    Deeds.shot(draft, shooter, target);
    draft.guns = draft.guns.dropped(shooter);
    draft.tellAll(Events.about(Kind.SHOT, shooter, target));
    Peeks.turnUp(draft, draft.cards.hidden(target));
    if (draft.turn.vest() == target) {
      draft.tellAll(Events.about(Kind.SAVED, shooter, target));
    } else if (!draft.cards.holdsLeader(target)) {
      eliminate(draft, target);
    } else if (isWounded(draft, target)) {
      leaderFalls(draft, shooter, target);
    } else {
      wound(draft, target);
    }
  }

  /** R20, R22: the new edition's wound is on the card, the first edition's on the player. */
  private static boolean isWounded(NextState draft, int target) {
    return draft.rules().first()
        ? Bits.has(draft.wounded, target)
        : (draft.cards.tokens() & Bits.row(target)) != 0;
  }

  private static void wound(NextState draft, int target) {
    if (draft.rules().first()) draft.wounded |= Bits.of(target);
    else draft.cards = draft.cards.wounded(draft.cards.leader(target));
    draft.tellAll(Events.about(Kind.WOUNDED, target));
    draft.drawEquipment(target);
  }

  /** R45: the game ends before discards, aims or further turns. */
  private static void leaderFalls(NextState draft, int shooter, int target) {
    Side shooterSide = draft.side(shooter);
    boolean agent = draft.cards.holds(target, CardType.AGENT);
    boolean kingpin = draft.cards.holds(target, CardType.KINGPIN);
    draft.alive &= ~Bits.of(target);
    draft.tellAll(Events.about(Kind.ELIMINATED, target));
    if (agent && kingpin) {
      draft.end(Cause.BOTH_ELIMINATED, shooterSide, members(draft, shooterSide));
    } else if (agent) {
      draft.end(Cause.AGENT_ELIMINATED, Side.CROOKED_SIDE, members(draft, Side.CROOKED_SIDE));
    } else {
      draft.end(Cause.KINGPIN_ELIMINATED, Side.HONEST_SIDE, members(draft, Side.HONEST_SIDE));
    }
  }

  /** Everybody on a side, alive or not (R6). */
  private static int members(NextState draft, Side side) {
    int seats = 0;
    for (int seat = 0; seat < draft.rules().seats(); seat++) {
      if (draft.side(seat) == side) seats |= Bits.of(seat);
    }
    return seats;
  }

  private static void eliminate(NextState draft, int target) {
    draft.alive &= ~Bits.of(target);
    draft.tellAll(Events.about(Kind.ELIMINATED, target));
    if (draft.guns.holds(target)) {
      draft.guns = draft.guns.dropped(target);
      draft.tellAll(Events.about(Kind.GUN_DROPPED, target));
    }
    draft.guns = draft.guns.withoutAimsAt(target);
    Equipment card = draft.gear.hand(target);
    if (card != Equipment.NO_EQUIPMENT) layAwayHand(draft, target, card);
    if (draft.rules().first() && Bits.size(draft.alive) == 1) {
      draft.end(Cause.LAST_ALIVE, Side.NO_SIDE, draft.alive);
    }
  }

  private static void layAwayHand(NextState draft, int target, Equipment card) {
    boolean first = draft.rules().first();
    draft.gear = draft.gear.without(target, card).laidAway(card, first);
    draft.minds = draft.minds.forgetting(Bits.of(card.getValue()));
    if (first) {
      draft.tellApart(
          Bits.of(target),
          Events.discardedUnseen(target, card),
          Events.discardedUnseen(target, Equipment.NO_EQUIPMENT));
    } else {
      draft.tellAll(Events.discarded(target, card));
    }
  }
}
