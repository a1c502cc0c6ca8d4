package org.precinct.engine.goodcop;

import java.util.List;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Cause;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event.Kind;
import org.precinct.engine.goodcop.proto.Note.How;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View.Phase;

/** What Equipment does (6.7). Further choices are queued as sub-decisions. */
final class EquipmentEffects {
  private EquipmentEffects() {}

  /** A legal use happens: the card is shown and laid away, then it works. */
  static void use(NextState draft, int user, Use use) {
    Equipment card = use.card();
    draft.gear = draft.gear.without(user, card);
    draft.minds = draft.minds.forgetting(Bits.of(card.getValue()));
    if (!Catalogue.CARDS.stays(card)) {
      draft.gear = draft.gear.laidAway(card, draft.rules().first());
    }
    if (card == Equipment.FLASHBANG) {
      List<Integer> order = Order.write(use.order(), draft.cards.size(user));
      draft.tellApart(
          Bits.of(user), Events.used(user, use, order), Events.used(user, use, List.of()));
    } else {
      draft.tellAll(Events.used(user, use, List.of()));
    }
    if (Catalogue.CARDS.locks(card)) draft.turn = draft.turn.withLock();
    if (user != draft.turn.seat()) draft.window = draft.window.withAnswer(true);
    effect(draft, user, use);
  }

  private static void effect(NextState draft, int user, Use use) {
    int target = use.seat();
    switch (use.card()) {
      case BLACKMAIL -> blackmail(draft, use.places());
      case COFFEE -> draft.turn = draft.turn.withExtra();
      case DEFIBRILLATOR -> defibrillate(draft, Bits.lowest(use.places()));
      case EVIDENCE_BAG -> takeEvidence(draft, user, target, use.fromFront());
      case FLASHBANG -> flashbang(draft, user, use.order());
      case K9_UNIT -> {
        draft.guns = draft.guns.dropped(target);
        draft.tellAll(Events.about(Kind.GUN_DROPPED, target));
      }
      case METAL_DETECTOR -> look(draft, user, use.places(), How.METAL_DETECTED);
      case WIRETAP -> look(draft, user, use.places(), How.WIRETAPPED);
      case PLANTED_EVIDENCE -> {
        draft.gear = draft.gear.plantedAt(target);
        Deeds.planted(draft, user, target);
        draft.tellAll(Events.planted(user, target, use.card()));
      }
      case POLYGRAPH -> polygraph(draft, user, target);
      case REPORT_AUDIT -> {
        draft.audit = new Audit(EquipmentRules.unseen(draft), 0);
        draft.push(Phase.AUDIT, user);
      }
      case RESTRAINING_ORDER -> {
        int shooter = draft.turn.seat();
        draft.turn = draft.turn.withBan(draft.guns.aim(shooter));
        draft.push(Phase.RETARGET, shooter);
      }
      case SMOKE_GRENADE -> {
        draft.turn = draft.turn.turnedRound();
        draft.tellAll(Events.direction(user, draft.turn.reversed()));
      }
      case SURVEILLANCE_CAMERA -> {
        draft.turn = draft.turn.withCamera(user);
        draft.tellAll(Events.about(Kind.CAMERA, user));
      }
      case TASER -> {
        draft.turn = draft.turn.announced(TurnAction.NO_ACTION, -1);
        draft.guns = draft.guns.stolen(user, target);
        draft.tellAll(Events.about(Kind.GUN_STOLEN, user, target));
        draft.push(Phase.AIM_NOW, user);
      }
      case TRUTH_SERUM -> draft.push(Phase.SERUM, target);
      case BACKUP -> {
        draft.guns = draft.guns.taken(user).aimed(user, target);
        Deeds.aimed(draft, user, target);
        draft.tellAll(Events.about(Kind.GUN_TAKEN, user));
        draft.tellAll(Events.about(Kind.AIMED, user, target));
      }
      case BULLETPROOF_VEST -> draft.turn = draft.turn.withVest(user);
      case STANDOFF -> standoff(draft, user);
      case NO_EQUIPMENT -> throw new AssertionError("no card");
    }
  }

  /** R4: with both leaders in one row the new edition is over at once. */
  private static void blackmail(NextState draft, int places) {
    int a = Bits.lowest(places);
    int b = Bits.lowest(Bits.withoutLowest(places));
    int ownerA = Bits.seat(a);
    int ownerB = Bits.seat(b);
    draft.minds = draft.minds.swapping(a, b, draft.cards, draft.turn.no());
    draft.cards = draft.cards.swapped(a, b);
    Deeds.changed(draft, ownerA);
    Deeds.changed(draft, ownerB);
    draft.tell(Bits.of(ownerA), Events.swapped(a, b, draft.cards.type(a)));
    draft.tell(Bits.of(ownerB), Events.swapped(a, b, draft.cards.type(b)));
    int two = Bits.of(ownerA) | Bits.of(ownerB);
    draft.tell(Told.EVERYBODY & ~two, Events.swapped(a, b, CardType.UNKNOWN));
    if (draft.rules().first()) return;
    if (draft.side(ownerA) == Side.TORN) {
      draft.end(Cause.BOTH_LEADERS, Side.NO_SIDE, Bits.of(ownerA));
    } else if (draft.side(ownerB) == Side.TORN) {
      draft.end(Cause.BOTH_LEADERS, Side.NO_SIDE, Bits.of(ownerB));
    }
  }

  private static void defibrillate(NextState draft, int kept) {
    int seat = Bits.seat(kept);
    draft.cards = draft.cards.revived(kept);
    draft.minds = draft.minds.revived(kept);
    draft.alive |= Bits.of(seat);
    Deeds.changed(draft, seat);
    draft.wounded &= ~Bits.of(seat);
    draft.tellAll(Events.about(Kind.REVIVED, seat));
  }

  private static void takeEvidence(NextState draft, int thief, int victim, boolean fromFront) {
    int two = Bits.of(thief) | Bits.of(victim);
    Equipment card = fromFront ? draft.gear.front(victim) : draft.gear.hand(victim);
    if (fromFront) {
      draft.gear = draft.gear.plantedAt(-1).given(thief, card);
      Deeds.planted(draft, thief, -1);
      draft.minds = draft.minds.following(everySeat(draft), card);
      draft.tellAll(Events.stolen(thief, victim, card));
    } else {
      draft.gear = draft.gear.without(victim, card).given(thief, card);
      draft.minds = draft.minds.following(Bits.of(victim), card);
      draft.tellApart(
          two,
          Events.stolen(thief, victim, card),
          Events.stolen(thief, victim, Equipment.NO_EQUIPMENT));
    }
    draft.switchOffStandingPass(thief);
  }

  private static int everySeat(NextState draft) {
    return (1 << draft.rules().seats()) - 1;
  }

  private static void flashbang(NextState draft, int user, int order) {
    int losers = draft.minds.losing(user, draft.cards);
    draft.minds = draft.minds.flashed(user, order, draft.cards, draft.turn.no());
    draft.cards = draft.cards.rearranged(user, order);
    Deeds.mixed(draft, user);
    draft.tellAll(Events.about(Kind.REARRANGED, user));
    if (losers != 0 && draft.rules().memoryAid()) {
      draft.tell(losers, Events.about(Kind.LOST_TRACK, user));
    }
  }

  private static void look(NextState draft, int user, int places, How how) {
    draft.minds = draft.minds.looking(user, places, draft.cards, how, draft.turn.no());
    for (int left = places; left != 0; left = Bits.withoutLowest(left)) {
      Peeks.tell(draft, user, Bits.lowest(left), Bits.of(user));
    }
  }

  private static void polygraph(NextState draft, int user, int target) {
    int turnNo = draft.turn.no();
    draft.minds =
        draft
            .minds
            .looking(user, draft.cards.row(target), draft.cards, How.POLYGRAPHED, turnNo)
            .looking(target, draft.cards.row(user), draft.cards, How.POLYGRAPHED, turnNo);
    Peeks.tellMutual(draft, user, target);
  }

  /** Every gun holder in turn order, starting with the user. */
  private static void standoff(NextState draft, int user) {
    int holders = draft.guns.holders();
    int seat = user;
    do {
      if (Bits.has(holders, seat)) draft.push(Phase.STANDOFF, seat);
      seat = draft.next(seat, draft.alive);
    } while (seat != user);
  }
}
