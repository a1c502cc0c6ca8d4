package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Cause;
import org.precinct.engine.goodcop.proto.Event.Kind;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Why;

/** Take Aim and the change of turns (6.2). */
final class TurnEnd {
  private TurnEnd() {}

  /**
   * After the action. Only who can still decide something is asked: to take aim, or to use the only
   * Equipment that anybody holds (R63).
   */
  static void reach(NextState draft) {
    int seat = draft.turn.seat();
    boolean last = draft.gear.count(seat) > 0 && othersHold(draft) == 0;
    boolean others = othersHold(draft) != 0;
    if (last || draft.guns.holds(seat) && !(others && mayAimAgain(draft))) {
      draft.enter(Phase.TURN_END);
    } else {
      pass(draft);
    }
  }

  /**
   * A gun has been taken and aimed in this turn: it is aimed again, once, in the beat after it, and
   * nobody waits for it (R15).
   */
  static boolean mayAimAgain(Position at) {
    int seat = at.turn().seat();
    boolean aimed = at.guns().holds(seat) && at.guns().aim(seat) >= 0;
    return aimed && at.turn().action() == TurnAction.ARM;
  }

  /** A beat in which others may use what they hold before the turn passes on (R63). */
  private static void pass(NextState draft) {
    if (othersHold(draft) == 0) next(draft);
    else beat(draft);
  }

  /** After a use in that beat: another one while anybody holds anything. */
  static void passAgain(NextState draft) {
    if ((draft.gear.holders() & draft.alive) == 0) next(draft);
    else beat(draft);
  }

  private static void beat(NextState draft) {
    draft.window = draft.window.composing(0);
    draft.enter(Phase.TURN_PASSES);
  }

  private static int othersHold(NextState draft) {
    return draft.gear.holders() & draft.others(draft.turn.seat());
  }

  /**
   * @param aim a seat, or −1 for none
   */
  static Why whyNot(Position at, int aim) {
    boolean armed = at.guns().holds(at.turn().seat());
    if (!armed) return aim < 0 ? Why.POSSIBLE : Why.AIM_WITHOUT_GUN;
    if (aim < 0) return Why.AIM_NEEDED;
    int possible = SubDecisions.aims(at, at.phase(), at.turn().seat());
    return Bits.has(possible, aim) ? Why.POSSIBLE : Why.AIM_NOT_ALLOWED;
  }

  static void end(NextState draft, int aim) {
    int seat = draft.turn.seat();
    if (aim >= 0 && aim != draft.guns.aim(seat)) SubDecisions.aimAt(draft, seat, aim);
    draft.turn = draft.turn.announced(TurnAction.NO_ACTION, -1);
    pass(draft);
  }

  /** On to the next turn. */
  static void next(NextState draft) {
    int seat = draft.turn.seat();
    if (draft.turn.no() >= draft.rules().veryLastTurn()) {
      draft.end(Cause.TURN_LIMIT, Side.NO_SIDE, 0);
      return;
    }
    int following = draft.turn.extra() ? seat : draft.next(seat, draft.alive);
    draft.turn = draft.turn.next(following);
    draft.window = draft.window.forgotten();
    for (int each = 0; each < draft.rules().seats(); each++) {
      if (draft.standing.get(each) == StandingPass.THIS_TURN.getValue()) {
        draft.switchOffStandingPass(each);
      }
    }
    draft.tellAll(Events.about(Kind.TURN_STARTED, following));
    draft.enter(Phase.TURN_ACTION);
  }
}
