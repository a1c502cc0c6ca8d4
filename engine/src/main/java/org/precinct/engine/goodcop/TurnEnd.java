package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Cause;
import org.precinct.engine.goodcop.proto.Event.Kind;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Why;

/** Take Aim and the change of turns (6.2). */
final class TurnEnd {
  private TurnEnd() {}

  /**
   * @param aim a seat, or −1 for none
   */
  static Why whyNot(Position at, int aim) {
    boolean armed = at.guns().holds(at.turn().seat());
    if (!armed) return aim < 0 ? Why.POSSIBLE : Why.AIM_WITHOUT_GUN;
    if (aim < 0) return Why.AIM_NEEDED;
    int possible = SubDecisions.aims(at, Phase.TURN_END, at.turn().seat());
    return Bits.has(possible, aim) ? Why.POSSIBLE : Why.AIM_NOT_ALLOWED;
  }

  static void end(NextState draft, int aim) {
    int seat = draft.turn.seat();
    if (aim >= 0 && aim != draft.guns.aim(seat)) SubDecisions.aimAt(draft, seat, aim);
    next(draft);
  }

  private static void next(NextState draft) {
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
