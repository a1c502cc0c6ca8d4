package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.kit.Catalogue;
import org.precinct.engine.goodcop.kit.Catalogue.Timing;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Why;

/** When and on whom an Equipment card may be used (6.5, and "Legal if" of 6.7). */
final class EquipmentRules {
  private EquipmentRules() {}

  /**
   * What a card can do now.
   *
   * @param why POSSIBLE, or why not
   * @param seats on whom; empty if the card takes no seat
   * @param fronts Evidence Bag: in front of whom a card lies to be taken
   * @param places the cards to choose from
   * @param picks how many of them, each of another seat
   * @param order how many cards to put in order
   */
  record Targets(Equipment card, Why why, int seats, int fronts, int places, int picks, int order) {

    static Targets not(Equipment card, Why why) {
      return new Targets(card, why, 0, 0, 0, 0, 0);
    }

    static Targets plain(Equipment card) {
      return not(card, Why.POSSIBLE);
    }

    static Targets plainIf(boolean possible, Equipment card, Why otherwise) {
      return not(card, possible ? Why.POSSIBLE : otherwise);
    }

    static Targets seats(Equipment card, int seats, Why ifNone) {
      return new Targets(card, seats == 0 ? ifNone : Why.POSSIBLE, seats, 0, 0, 0, 0);
    }

    static Targets places(Equipment card, int places, int picks, Why ifNone) {
      if (picks == 0 || Bits.size(Bits.owners(places)) < picks) return not(card, ifNone);
      return new Targets(card, Why.POSSIBLE, 0, 0, places, picks, 0);
    }
  }

  /** What a seat can do with the card in its hand. */
  static Targets targets(Position at, int seat) {
    Equipment card = at.gear().hand(seat);
    Why why = whyNotNow(at, seat, card);
    return why == Why.POSSIBLE ? effect(at, seat, card) : Targets.not(card, why);
  }

  /** Why a seat may not use its card like this, or POSSIBLE. */
  static Why whyNot(Position at, int seat, Use use) {
    Targets targets = targets(at, seat);
    if (targets.card != Equipment.NO_EQUIPMENT && use.card() != targets.card) return Why.NOT_HELD;
    return targets.why == Why.POSSIBLE ? fits(targets, use) : targets.why;
  }

  private static Why fits(Targets targets, Use use) {
    boolean takesSeat = (targets.seats | targets.fronts) != 0;
    int seats = use.fromFront() ? targets.fronts : targets.seats;
    if (takesSeat ? use.seat() < 0 || !Bits.has(seats, use.seat()) : use.seat() >= 0) {
      return Why.BAD_TARGET;
    }
    if (use.fromFront() && targets.fronts == 0) return Why.BAD_TARGET;
    boolean stray = (use.places() & ~targets.places) != 0;
    boolean count = Bits.size(use.places()) == targets.picks;
    boolean apart = Bits.size(Bits.owners(use.places())) == Bits.size(use.places());
    if (stray || !count || !apart) return Why.BAD_CARDS;
    if (use.order() == Order.NONE ? targets.order != 0 : !isOrder(use.order(), targets.order)) {
      return Why.BAD_ORDER;
    }
    return Why.POSSIBLE;
  }

  private static boolean isOrder(int order, int size) {
    for (int possible : Order.all(size)) if (possible == order) return true;
    return false;
  }

  private static Why whyNotNow(Position at, int seat, Equipment card) {
    Phase phase = at.phase();
    if (!at.rules().equipment()) return Why.EQUIPMENT_OFF;
    if (!at.isAlive(seat)) return Why.ELIMINATED;
    if (card == Equipment.NO_EQUIPMENT) return Why.EMPTY_HANDED;
    return switch (phase) {
      case TURN_ACTION, TURN_END, TURN_PASSES, RECONSIDER -> timing(at, seat, card);
      case WINDOW -> {
        if (!at.window().asks(seat)) yield Why.OWN_ANNOUNCEMENT;
        yield at.window().hasAnswered(seat) ? Why.ALREADY_ANSWERED : timing(at, seat, card);
      }
      case ORDER_CARDS, GAME_OVER, NO_PHASE -> Why.NOT_NOW;
      case AIM_NOW, REVEAL ->
          SubDecisions.isOpen(at) ? timing(at, seat, card) : Why.DECISION_PENDING;
      case DISCARD, SERUM, AUDIT, RETARGET, STANDOFF -> Why.DECISION_PENDING;
    };
  }

  /** The table of 6.5. */
  private static Why timing(Position at, int seat, Equipment card) {
    Phase phase = at.phase();
    Timing timing = Catalogue.CARDS.timing(card);
    boolean own = seat == at.turn().seat();
    boolean window = phase == Phase.WINDOW;
    return switch (timing) {
      case ANY -> Why.POSSIBLE;
      case OWN_TURN -> own ? Why.POSSIBLE : Why.ONLY_OWN_TURN;
      case NOT_OWN_TURN -> own ? Why.ONLY_OTHER_TURN : Why.POSSIBLE;
      case AS_ACTION ->
          own && (phase == Phase.TURN_ACTION || phase == Phase.RECONSIDER)
              ? Why.POSSIBLE
              : Why.ONLY_AS_ACTION;
      case ON_INVESTIGATE ->
          window && !own && at.turn().action() == TurnAction.INVESTIGATE
              ? Why.POSSIBLE
              : Why.ONLY_ON_INVESTIGATE;
      case ON_SHOOT ->
          window && !own && at.turn().action() == TurnAction.SHOOT
              ? Why.POSSIBLE
              : Why.ONLY_ON_SHOOT;
      case ON_SHOT_AT_ME ->
          window
                  && at.turn().action() == TurnAction.SHOOT
                  && at.guns().aim(at.turn().seat()) == seat
              ? Why.POSSIBLE
              : Why.ONLY_ON_SHOT_AT_ME;
    };
  }

  /** Column "Legal if" of 6.7: a use that could do nothing is illegal. */
  private static Targets effect(Position at, int seat, Equipment card) {
    Cards cards = at.cards();
    int others = at.others(seat);
    int armed = at.guns().holders() & others;
    return switch (card) {
      case BLACKMAIL -> Targets.places(card, hiddenOf(at, at.alive()), 2, Why.TOO_FEW_HIDDEN);
      case COFFEE -> Targets.plainIf(!at.turn().extra(), card, Why.EXTRA_TURN_SET);
      case DEFIBRILLATOR -> {
        int fallen = 0;
        for (int each = 0; each < at.rules().seats(); each++) {
          if (!at.isAlive(each)) fallen |= cards.row(each);
        }
        yield Targets.places(card, fallen, 1, Why.NOBODY_ELIMINATED);
      }
      case EVIDENCE_BAG -> {
        int hands = at.gear().holders() & others;
        int planted = at.gear().plantedAt();
        int fronts = planted < 0 ? 0 : Bits.of(planted) & others;
        Why why = (hands | fronts) == 0 ? Why.NOTHING_TO_TAKE : Why.POSSIBLE;
        yield new Targets(card, why, hands, fronts, 0, 0, 0);
      }
      case FLASHBANG -> new Targets(card, Why.POSSIBLE, 0, 0, 0, 0, cards.size(seat));
      case K9_UNIT -> Targets.seats(card, armed, Why.NO_OTHER_GUN);
      case METAL_DETECTOR -> {
        int targets = cards.seatsWithHidden(armed);
        int places = hiddenOf(at, targets);
        yield Targets.places(card, places, Bits.size(targets), Why.NO_ARMED_HIDDEN);
      }
      case PLANTED_EVIDENCE -> Targets.seats(card, at.alive(), Why.BAD_TARGET);
      case POLYGRAPH -> {
        boolean open = cards.hidden(seat) == 0;
        int targets = open ? cards.seatsWithHidden(others) : others;
        yield Targets.seats(card, targets, Why.NOTHING_HIDDEN);
      }
      case REPORT_AUDIT -> Targets.plainIf(unseen(at) != 0, card, Why.ALL_FACE_UP);
      case RESTRAINING_ORDER -> Targets.plainIf(isThreeAlive(at), card, Why.TOO_FEW_ALIVE);
      case TASER -> {
        if (at.guns().holds(seat)) yield Targets.not(card, Why.ARMED);
        yield Targets.seats(card, armed, Why.NO_OTHER_GUN);
      }
      case TRUTH_SERUM -> Targets.seats(card, cards.seatsWithHidden(others), Why.NOTHING_HIDDEN);
      case WIRETAP -> {
        int targets = cards.seatsWithHidden(others);
        int picks = Math.min(2, Bits.size(targets));
        yield Targets.places(card, hiddenOf(at, targets), picks, Why.NOTHING_HIDDEN);
      }
      case BACKUP -> {
        if (at.guns().holds(seat)) yield Targets.not(card, Why.ARMED);
        if (at.guns().middle() == 0) yield Targets.not(card, Why.NO_GUN_FREE);
        yield Targets.seats(card, others, Why.BAD_TARGET);
      }
      case STANDOFF -> {
        if (!isThreeAlive(at)) yield Targets.not(card, Why.TOO_FEW_ALIVE);
        yield Targets.plainIf(at.guns().holders() != 0, card, Why.NO_GUN_HELD);
      }
      case SMOKE_GRENADE, SURVEILLANCE_CAMERA, BULLETPROOF_VEST -> Targets.plain(card);
      case NO_EQUIPMENT -> Targets.not(card, Why.EMPTY_HANDED);
    };
  }

  private static boolean isThreeAlive(Position at) {
    return Bits.size(at.alive()) >= 3;
  }

  private static int hiddenOf(Position at, int seats) {
    int places = 0;
    for (int left = seats; left != 0; left = Bits.withoutLowest(left)) {
      places |= at.cards().hidden(Bits.lowest(left));
    }
    return places;
  }

  /** The living seats without a face-up card: those under a Report Audit (R37). */
  static int unseen(Position at) {
    return at.alive() & ~Bits.owners(at.cards().faceUp());
  }
}
