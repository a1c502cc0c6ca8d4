package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Step;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Action.Kind;
import org.precinct.engine.goodcop.proto.View.Phase;

/**
 * The steps of a finished game without the sealed plays that were not chosen: secret for ever
 * (5.1).
 */
final class OpenRecord {
  private OpenRecord() {}

  static List<Step<Action>> of(List<State> before, List<Step<Action>> steps) {
    List<Step<Action>> open = new ArrayList<>(steps);
    List<Integer> plays = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      State state = before.get(i);
      if (state.phase() != Phase.WINDOW) continue;
      if (steps.get(i) instanceof Step.TimeUp<Action>) {
        int winner = ReactionWindow.winner(state);
        for (int play : plays) drop(open, play, winner, state);
        plays.clear();
      } else if (steps.get(i) instanceof Step.Move<Action> move
          && move.action().kind == Kind.PLAY) {
        plays.add(i);
      }
    }
    return open;
  }

  private static void drop(List<Step<Action>> open, int index, int winner, State state) {
    Step.Move<Action> play = (Step.Move<Action>) open.get(index);
    if (play.seat().number() == winner) return;
    open.set(index, new Step.Move<>(play.seat(), Inputs.at(state).pass()));
  }
}
