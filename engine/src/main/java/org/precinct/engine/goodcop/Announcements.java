package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Event.Kind;
import org.precinct.engine.goodcop.proto.Note.How;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Why;

/** The actions of a turn: when they may be announced, and what they do (6.3). */
final class Announcements {
  private Announcements() {}

  /** The places that the turn player may investigate. */
  static int investigable(Position at) {
    int places = at.cards().hidden() & ~Bits.row(at.turn().seat());
    for (int seat = 0; seat < at.rules().seats(); seat++) {
      if (!at.isAlive(seat)) places &= ~Bits.row(seat);
    }
    return places;
  }

  /**
   * @param place for INVESTIGATE, otherwise ignored; −1 asks for any place
   */
  static Why whyNot(Position at, TurnAction action, int place) {
    int player = at.turn().seat();
    return switch (action) {
      case INVESTIGATE -> whyNotInvestigate(at, place);
      case ARM -> {
        if (at.guns().holds(player)) yield Why.ARMED;
        yield at.guns().middle() > 0 ? Why.POSSIBLE : Why.NO_GUN_FREE;
      }
      case EQUIP -> at.rules().equipment() ? Why.POSSIBLE : Why.EQUIPMENT_OFF;
      case SHOOT -> {
        if (!at.guns().holds(player)) yield Why.NO_GUN;
        yield at.guns().aim(player) >= 0 ? Why.POSSIBLE : Why.AIM_VOID;
      }
      case NOTHING ->
          at.rules().equipment() || investigable(at) != 0
              ? Why.OTHER_ACTION_POSSIBLE
              : Why.POSSIBLE;
      case NO_ACTION -> Why.NOT_NOW;
    };
  }

  /** R7, R8. */
  private static Why whyNotInvestigate(Position at, int place) {
    if (place < 0) return investigable(at) == 0 ? Why.NOTHING_HIDDEN : Why.POSSIBLE;
    int owner = Bits.seat(place);
    if (owner >= at.rules().seats()) return Why.NO_SUCH_SEAT;
    if (owner == at.turn().seat()) return Why.YOURSELF;
    if (!at.isAlive(owner)) return Why.TARGET_ELIMINATED;
    if (!Bits.has(at.cards().present(), place)) return Why.NO_SUCH_CARD;
    return Bits.has(at.cards().faceUp(), place) ? Why.CARD_FACE_UP : Why.POSSIBLE;
  }

  /** Whether the announced action is still legal (6.6). */
  static boolean stands(Position at) {
    return whyNot(at, at.turn().action(), at.turn().place()) == Why.POSSIBLE;
  }

  static void announce(NextState draft, TurnAction action, int place) {
    int player = draft.turn.seat();
    draft.turn = draft.turn.announced(action, place);
    draft.window = draft.window.withAnswer(false);
    draft.tellAll(Events.announced(player, action, place, draft.guns.aim(player)));
    ReactionWindow.open(draft);
  }

  /** The announced action happens. */
  static void resolve(NextState draft) {
    int player = draft.turn.seat();
    draft.then = Phase.TURN_END;
    switch (draft.turn.action()) {
      case INVESTIGATE -> investigate(draft, player, draft.turn.place());
      case ARM -> {
        draft.guns = draft.guns.taken(player);
        draft.tellAll(Events.about(Kind.GUN_TAKEN, player));
        draft.push(Phase.AIM_NOW, player);
        if (draft.cards.hidden(player) != 0) draft.push(Phase.REVEAL, player);
      }
      case EQUIP -> {
        draft.drawEquipment(player);
        boolean reveals = !draft.rules().first() && draft.cards.hidden(player) != 0;
        if (reveals) draft.push(Phase.REVEAL, player);
      }
      case SHOOT -> Shot.fire(draft, player);
      case NOTHING, NO_ACTION -> {}
    }
    SubDecisions.proceed(draft);
  }

  private static void investigate(NextState draft, int player, int place) {
    int seers = Bits.of(player) | draft.turn.cameras();
    int turnNo = draft.turn.no();
    int card = Bits.of(place);
    for (int left = draft.turn.cameras(); left != 0; left = Bits.withoutLowest(left)) {
      int camera = Bits.lowest(left);
      if (Bits.seat(place) == camera) continue;
      draft.minds = draft.minds.looking(camera, card, draft.cards, How.FILMED, turnNo);
    }
    draft.minds = draft.minds.looking(player, card, draft.cards, How.INVESTIGATED, turnNo);
    Peeks.tell(draft, player, place, seers);
  }
}
