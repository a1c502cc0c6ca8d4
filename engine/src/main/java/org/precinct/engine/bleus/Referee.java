package org.precinct.engine.bleus;

import com.squareup.wire.Message;
import java.util.List;
import java.util.Locale;
import org.precinct.engine.Chance;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.View.Phase;
import org.precinct.engine.bleus.proto.Why;

/** Judges an action and carries it out. */
final class Referee {
  private Referee() {}

  static State apply(Box box, State state, int seat, Action action, Chance chance)
      throws IllegalAction {
    if (seat >= state.seats()) throw new IllegalAction("1", "action.not_seated");
    if (state.isOver()) throw new IllegalAction("6.6", "action.game_over");
    if (seat != state.seat()) throw new IllegalAction("6.2", "action.not_your_turn");
    if (!isReadable(box, action)) throw new IllegalAction("6.2", "action.unreadable");
    if (action.seq != state.seq()) throw new IllegalAction("6.2", "action.stale");
    if (action.undo != null) {
      if (!Undoing.isOpen(state)) throw refusal(Why.NOTHING_TO_UNDO);
      return Undoing.back(state);
    }
    inPhase(state, phase(action));
    Why why = whyNot(box, state, action);
    if (why != Why.POSSIBLE) throw refusal(why);
    NextState draft = new NextState(box, state, chance);
    carryOut(draft, state.turn(), action);
    return Undoing.remembered(state, draft);
  }

  static IllegalAction refusal(Why why) {
    return new IllegalAction(rule(why), "why." + why.name().toLowerCase(Locale.ROOT));
  }

  /** Whether it has exactly one part, nothing unknown, and only cards that exist. */
  private static boolean isReadable(Box box, Action action) {
    Message<?, ?> part = part(action);
    if (part == null || hasUnknown(action) || hasUnknown(part)) return false;
    if (action.play != null) return box.has(action.play.card);
    if (action.buy != null) return box.has(action.buy.card);
    if (action.speech != null) return areAscending(box, action.speech.cards);
    if (action.promote != null) {
      boolean nothing = isDecline(action.promote);
      return nothing || box.has(action.promote.card) && box.has(action.promote.gain);
    }
    if (action.accident != null) return action.accident.card == 0 || box.has(action.accident.card);
    return true;
  }

  private static Message<?, ?> part(Action action) {
    if (action.play != null) return action.play;
    if (action.arrest != null) return action.arrest;
    if (action.buy != null) return action.buy;
    if (action.end != null) return action.end;
    if (action.play_all != null) return action.play_all;
    if (action.undo != null) return action.undo;
    if (action.speech != null) return action.speech;
    if (action.promote != null) return action.promote;
    if (action.accident != null) return action.accident;
    return action.mediate;
  }

  private static boolean hasUnknown(Message<?, ?> message) {
    return message.unknownFields().size() > 0;
  }

  private static boolean areAscending(Box box, List<Integer> cards) {
    for (int i = 0; i < cards.size(); i++) {
      if (!box.has(cards.get(i)) || i > 0 && cards.get(i) < cards.get(i - 1)) return false;
    }
    return true;
  }

  private static boolean isDecline(Action.Promote promote) {
    return promote.card == 0 && promote.gain == 0;
  }

  private static Phase phase(Action action) {
    if (action.speech != null) return Phase.SPEECH;
    if (action.promote != null) return Phase.PROMOTE;
    if (action.accident != null) return Phase.ACCIDENT;
    return action.mediate != null ? Phase.MEDIATE : Phase.MAIN;
  }

  private static void inPhase(State state, Phase wanted) throws IllegalAction {
    Phase phase = state.turn().phase();
    if (wanted == phase) return;
    throw refusal(phase == Phase.MAIN ? Why.NOTHING_ASKED : Why.DECIDE_FIRST);
  }

  private static Why whyNot(Box box, State state, Action action) {
    if (action.play != null) return MainPhase.whyNotPlay(box, state, action.play.card);
    if (action.arrest != null) return MainPhase.whyNotArrest(box, state, action.arrest.place);
    if (action.buy != null) return MainPhase.whyNotBuy(box, state, action.buy.card);
    if (action.end != null) return Why.POSSIBLE;
    if (action.play_all != null) {
      boolean none = MainPhase.together(box, state.turn()).isEmpty();
      return none ? Why.NOTHING_TO_PLAY : Why.POSSIBLE;
    }
    int number = Decisions.number(box, state.turn());
    if (action.speech != null) {
      return Decisions.whyNotSpeech(state, number, Pile.of(action.speech.cards));
    }
    if (action.promote != null) {
      Action.Promote promote = action.promote;
      if (isDecline(promote)) return Why.POSSIBLE;
      return Decisions.whyNotPromote(box, state, number, promote.card, promote.gain);
    }
    if (action.accident != null) {
      int card = action.accident.card;
      return card == 0 ? Why.POSSIBLE : Decisions.whyNotAccident(state, card);
    }
    return Decisions.whyNotMediate(state, action.mediate.seat);
  }

  private static void carryOut(NextState draft, Turn turn, Action action) {
    if (action.play != null) MainPhase.play(draft, action.play.card);
    else if (action.play_all != null) MainPhase.playAll(draft, MainPhase.together(draft.box, turn));
    else if (action.arrest != null) MainPhase.arrest(draft, action.arrest.place);
    else if (action.buy != null) MainPhase.buy(draft, action.buy.card);
    else if (action.end != null) Rounds.end(draft);
    else if (action.speech != null) Decisions.speech(draft, Pile.of(action.speech.cards));
    else if (action.promote != null && isDecline(action.promote)) Decisions.decline(draft);
    else if (action.promote != null) {
      Decisions.promote(draft, action.promote.card, action.promote.gain);
    } else if (action.mediate != null) Decisions.mediate(draft, action.mediate.seat);
    else if (action.accident.card == 0) Decisions.decline(draft);
    else Decisions.accident(draft, action.accident.card);
  }

  private static String rule(Why why) {
    return switch (why) {
      case NOTHING_TO_PROMOTE, WRONG_COST -> "R10";
      case NEVER_ARRESTED -> "R14";
      case PLAYED_TOO_MANY -> "R24";
      case NOTHING_TO_PLAY -> "R25";
      case NOTHING_TO_UNDO -> "R26";
      case NOT_FOR_SALE -> "4";
      case SOLD_OUT,
              TOO_LITTLE_FUNDING,
              TOO_LITTLE_TENSION,
              FUNDING_NOT_TENSION,
              TENSION_NOT_FUNDING ->
          "6.5";
      case DECIDE_FIRST, NOTHING_ASKED -> "6.2";
      case SPEECH_TOO_MANY -> "R6";
      case NOT_ARRESTED -> "R12";
      case NO_SUCH_OPPONENT -> "R8";
      default -> "6.4";
    };
  }
}
