package org.precinct.engine.bleus;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Why;

/** Everything that the turn player may do, listed. */
final class Choices {
  private Choices() {}

  static List<Action> of(Box box, State state) {
    List<Action> choices = new ArrayList<>();
    int seq = state.seq();
    switch (state.turn().phase()) {
      case MAIN -> main(box, state, choices);
      case SPEECH -> {
        int most = Decisions.number(box, state.turn());
        speech(seq, state.turn().hand().sorted(), 0, most, Pile.EMPTY, choices);
      }
      case PROMOTE -> promote(box, state, choices);
      case ACCIDENT -> {
        choices.add(Actions.removeNobody(seq));
        for (int card : Decisions.victims(state)) choices.add(Actions.accident(seq, card));
      }
      case MEDIATE -> {
        for (int seat = 0; seat < state.seats(); seat++) {
          if (seat != state.seat()) choices.add(Actions.mediate(seq, seat));
        }
      }
      case GAME_OVER -> {}
    }
    if (Undoing.isOpen(state)) choices.add(Actions.undo(seq));
    return choices;
  }

  private static void main(Box box, State state, List<Action> choices) {
    int seq = state.seq();
    Turn turn = state.turn();
    for (int i = 0; i < turn.hand().size(); i++) {
      int card = turn.hand().get(i);
      if (turn.hand().indexOf(card) < i) continue;
      if (MainPhase.whyNotPlay(box, state, card) == Why.POSSIBLE) {
        choices.add(Actions.play(seq, card));
      }
    }
    if (!MainPhase.together(box, turn).isEmpty()) choices.add(Actions.playAll(seq));
    for (int place = 1; place <= turn.row().size(); place++) {
      if (MainPhase.whyNotArrest(box, state, place) == Why.POSSIBLE) {
        choices.add(Actions.arrest(seq, place));
      }
    }
    for (int card = 1; card <= box.size(); card++) {
      if (MainPhase.whyNotBuy(box, state, card) == Why.POSSIBLE)
        choices.add(Actions.buy(seq, card));
    }
    choices.add(Actions.end(seq));
  }

  /** Every selection of at most that many cards, copies not told apart. */
  private static void speech(
      int seq, Pile hand, int from, int most, Pile chosen, List<Action> choices) {
    choices.add(Actions.speech(seq, chosen.list()));
    if (chosen.size() == most) return;
    for (int i = from; i < hand.size(); i++) {
      if (i > from && hand.get(i) == hand.get(i - 1)) continue;
      speech(seq, hand, i + 1, most, chosen.plus(hand.get(i)), choices);
    }
  }

  private static void promote(Box box, State state, List<Action> choices) {
    int seq = state.seq();
    int step = Decisions.number(box, state.turn());
    Pile hand = state.turn().hand().sorted();
    for (int i = 0; i < hand.size(); i++) {
      if (hand.indexOf(hand.get(i)) < i) continue;
      for (int gain : Decisions.gains(box, state.supply(), hand.get(i), step)) {
        choices.add(Actions.promote(seq, hand.get(i), gain));
      }
    }
    choices.add(Actions.promoteNobody(seq));
  }
}
