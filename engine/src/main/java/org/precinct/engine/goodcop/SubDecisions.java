package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event.Kind;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Why;

/** Decisions that follow from an action or an Equipment card, first in, first out (6.1, 6.2). */
final class SubDecisions {
  private SubDecisions() {}

  /** On to the next sub-decision, or back to the phase that was interrupted. */
  static void proceed(NextState draft) {
    while (!draft.isOver() && !draft.pending.isEmpty()) {
      Pending next = draft.pending.get(0);
      if (isLeft(draft, next)) {
        draft.enter(next.phase());
        return;
      }
      draft.pop();
    }
    if (draft.isOver()) return;
    switch (draft.then) {
      case WINDOW -> ReactionWindow.afterUse(draft);
      case TURN_END -> TurnEnd.reach(draft);
      case TURN_PASSES -> TurnEnd.passAgain(draft);
      default -> draft.enter(draft.then);
    }
  }

  /** Whether a decision is still to be made: Equipment may have settled it meanwhile (R65). */
  private static boolean isLeft(Position at, Pending next) {
    int seat = next.seat();
    return switch (next.phase()) {
      case STANDOFF -> aims(at, Phase.STANDOFF, seat) != 0;
      case AIM_NOW -> at.guns().holds(seat) && at.guns().aim(seat) < 0;
      case REVEAL -> at.cards().hidden(seat) != 0;
      default -> true;
    };
  }

  /**
   * R65: what an action still asks its player can wait for Equipment, what Equipment asks cannot.
   */
  static boolean isOpen(Position at) {
    boolean ofAction = at.phase() == Phase.AIM_NOW || at.phase() == Phase.REVEAL;
    return ofAction && at.turn().action() != TurnAction.NO_ACTION;
  }

  /** Whom a seat may aim at in a phase. */
  static int aims(Position at, Phase phase, int seat) {
    int others = at.others(seat);
    int banned = at.turn().banned() < 0 ? 0 : Bits.of(at.turn().banned());
    return switch (phase) {
      case AIM_NOW -> others;
      case TURN_END -> at.guns().holds(seat) ? others : 0;
      case TURN_PASSES -> TurnEnd.mayAimAgain(at) ? others & ~Bits.of(at.guns().aim(seat)) : 0;
      case RETARGET -> others & ~banned;
      case STANDOFF -> {
        int present = at.guns().aim(seat) < 0 ? 0 : Bits.of(at.guns().aim(seat));
        yield others & ~present & ~(seat == at.turn().seat() ? banned : 0);
      }
      default -> 0;
    };
  }

  static void aim(NextState draft, int seat, int target) {
    aimAt(draft, seat, target);
    draft.pop();
    proceed(draft);
  }

  static void aimAt(NextState draft, int seat, int target) {
    draft.guns = draft.guns.aimed(seat, target);
    Deeds.aimed(draft, seat, target);
    draft.tellAll(Events.about(Kind.AIMED, seat, target));
  }

  /** Why a seat may not turn this card of its own face-up. */
  static Why whyNotTurn(Position at, int seat, int place) {
    if (place < 0 || Bits.seat(place) != seat || !Bits.has(at.cards().present(), place)) {
      return Why.NO_SUCH_CARD;
    }
    return Bits.has(at.cards().faceUp(), place) ? Why.CARD_FACE_UP : Why.POSSIBLE;
  }

  /** REVEAL and SERUM. */
  static void turnUp(NextState draft, int place) {
    Deeds.turnedUp(draft, Bits.of(place));
    Peeks.turnUp(draft, Bits.of(place));
    draft.pop();
    proceed(draft);
  }

  /** AUDIT: nothing is turned until the last choice, then all together. */
  static void audit(NextState draft, int seat, int place) {
    draft.audit = draft.audit.with(place);
    draft.tell(Bits.of(seat), Events.about(Kind.RECORDED, seat));
    if (draft.audit.missing() != 0) return;
    int chosen = draft.audit.chosen();
    draft.audit = Audit.NONE;
    Deeds.turnedUp(draft, chosen);
    Peeks.turnUp(draft, chosen);
    draft.pop();
    proceed(draft);
  }

  static void discard(NextState draft, int seat, Equipment card) {
    boolean first = draft.rules().first();
    int both = Bits.of(draft.gear.hand(seat).getValue()) | Bits.of(draft.gear.drawn());
    draft.gear = draft.gear.without(seat, card).laidAway(card, first);
    if (first) {
      draft.minds = draft.minds.forgetting(both);
      draft.tellApart(
          Bits.of(seat),
          Events.discardedUnseen(seat, card),
          Events.discardedUnseen(seat, Equipment.NO_EQUIPMENT));
    } else {
      draft.minds = draft.minds.forgetting(Bits.of(card.getValue()));
      draft.tellAll(Events.discarded(seat, card));
    }
    draft.pop();
    proceed(draft);
  }
}
