package org.precinct.engine.goodcop;

import org.precinct.engine.IllegalAction;
import org.precinct.engine.goodcop.kit.Keys;
import org.precinct.engine.goodcop.proto.Why;

/** Refusals with the rule they follow and a text of their own. */
final class Refusals {
  private Refusals() {}

  /** Refuses unless it is possible. */
  static void unless(Why why) throws IllegalAction {
    if (why != Why.POSSIBLE) throw new IllegalAction(rule(why), Keys.of(why));
  }

  static IllegalAction notSeated() {
    return new IllegalAction("6.1", "action.not_seated");
  }

  static IllegalAction over() {
    return new IllegalAction("6.2", "action.game_over");
  }

  static IllegalAction unreadable() {
    return new IllegalAction("6.1", "action.unreadable");
  }

  static IllegalAction stale() {
    return new IllegalAction("6.1", "action.stale");
  }

  static IllegalAction notYourTurn() {
    return new IllegalAction("6.2", "action.not_your_turn");
  }

  static String rule(Why why) {
    return switch (why) {
      case POSSIBLE -> "";
      case ELIMINATED -> "R26";
      case NOT_NOW, ALREADY_CHOSEN, AIM_NEEDED, AIM_WITHOUT_GUN, AIM_NOT_ALLOWED -> "6.2";
      case OWN_ANNOUNCEMENT -> "R60";
      case ALREADY_ANSWERED, MUST_CHANGE, SAME_SETTING -> "6.6";
      case BAD_ORDER -> "4";
      case NO_SUCH_SEAT, NO_SUCH_CARD, DECISION_PENDING, CLAIMS_OFF, BAD_CLAIM -> "6.1";
      case YOURSELF, TARGET_ELIMINATED -> "R7";
      case CARD_FACE_UP -> "R8";
      case NOTHING_HIDDEN, NO_GUN_FREE, NO_GUN, OTHER_ACTION_POSSIBLE -> "6.3";
      case ARMED -> "R13";
      case AIM_VOID -> "R14";
      case EQUIPMENT_OFF -> "3";
      case EMPTY_HANDED,
              NOT_HELD,
              ONLY_OWN_TURN,
              ONLY_OTHER_TURN,
              ONLY_AS_ACTION,
              ONLY_ON_INVESTIGATE,
              ONLY_ON_SHOOT,
              ONLY_ON_SHOT_AT_ME ->
          "6.5";
      case EXTRA_TURN_SET,
              NOBODY_ELIMINATED,
              NOTHING_TO_TAKE,
              NO_OTHER_GUN,
              NO_ARMED_HIDDEN,
              TOO_FEW_HIDDEN,
              ALL_FACE_UP,
              TOO_FEW_ALIVE,
              NO_GUN_HELD,
              BAD_TARGET,
              BAD_CARDS ->
          "6.7";
    };
  }
}
