package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Event.Kind;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.View.Phase;

/** The reaction window: announcement, sealed answers, one Equipment card, reconsider (6.6). */
final class ReactionWindow {
  private ReactionWindow() {}

  static void open(NextState draft) {
    int asked = asked(draft);
    if (asked == 0) {
      Announcements.resolve(draft);
      return;
    }
    draft.window = draft.window.opened(asked);
    for (int left = asked; left != 0; left = Bits.withoutLowest(left)) {
      int seat = Bits.lowest(left);
      if (draft.standing.get(seat) != StandingPass.OFF.getValue()) {
        draft.window = draft.window.answered(seat, Use.PASS);
      }
    }
    draft.enter(Phase.WINDOW);
  }

  /**
   * Who publicly could answer: those who hold Equipment, and the player on turn only once somebody
   * else has used some (R59, R60).
   */
  private static int asked(Position at) {
    int holders = at.gear().holders() & at.alive();
    int turnSeat = at.turn().seat();
    return at.window().answered() ? holders : holders & ~Bits.of(turnSeat);
  }

  /** The seats asked whose answer is missing. */
  static int missing(Position at) {
    int seats = 0;
    for (int left = at.window().asked(); left != 0; left = Bits.withoutLowest(left)) {
      int seat = Bits.lowest(left);
      if (!at.window().hasAnswered(seat)) seats |= Bits.of(seat);
    }
    return seats;
  }

  /** A sealed answer: final, and told to nobody else. */
  static void answer(NextState draft, int seat, Use answer) {
    draft.window = draft.window.answered(seat, answer);
    draft.tell(Bits.of(seat), Events.about(Kind.RECORDED, seat));
  }

  /** The seat whose play happens: the first in turn order, the turn player's last; −1 if none. */
  static int winner(Position at) {
    int turnSeat = at.turn().seat();
    int seat = turnSeat;
    do {
      seat = at.next(seat, at.alive());
      if (at.window().answers().get(seat).isPlay()) return seat;
    } while (seat != turnSeat);
    return -1;
  }

  /** Missing answers are passes. */
  static void close(NextState draft) {
    int winner = winner(draft);
    if (winner < 0) {
      draft.window = draft.window.closed(-1);
      Announcements.resolve(draft);
      return;
    }
    Use use = draft.window.answers().get(winner);
    draft.window = draft.window.closed(winner);
    draft.then = Phase.WINDOW;
    EquipmentEffects.use(draft, winner, use);
    SubDecisions.proceed(draft);
  }

  /** After a use and its sub-decisions: the right and the duty to change. */
  static void afterUse(NextState draft) {
    if (!Announcements.stands(draft)) {
      draft.turn = draft.turn.released();
      draft.tellAll(Events.about(Kind.MUST_CHANGE, draft.turn.seat()));
      draft.enter(Phase.RECONSIDER);
    } else if (draft.turn.locked()) {
      open(draft);
    } else {
      draft.enter(Phase.RECONSIDER);
    }
  }

  static void keep(NextState draft) {
    draft.tellAll(Events.about(Kind.KEPT, draft.turn.seat()));
    open(draft);
  }
}
