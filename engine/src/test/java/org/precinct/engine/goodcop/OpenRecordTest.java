package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Action.Kind;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.play.Match;

/** What the record of a finished game tells of sealed answers. */
public final class OpenRecordTest {
  private final GoodCopBadCop game = new GoodCopBadCop();

  @Test
  public void sealedPlaysThatWereNotChosenCountAsPasses() throws Exception {
    Match<State, Action, View, Event> match =
        new Match<>(game, Setup.of(8, "first_player", "0"), Chance.of("sealed"));
    List<State> before = new ArrayList<>();
    int dropped = 0;
    int chosen = 0;
    while (!match.isOver() && dropped < 3) {
      State state = match.state();
      Step<Action> step = next(state);
      if (state.phase() == Phase.WINDOW && step instanceof Step.TimeUp<Action>) {
        int plays = 0;
        for (Use answer : state.window().answers()) if (answer.isPlay()) plays++;
        if (plays > 0) chosen++;
        dropped += Math.max(0, plays - 1);
      }
      before.add(state);
      match.take(step);
    }
    assertThat(dropped).isAtLeast(1);
    List<Step<Action>> opened = game.opened(before, match.steps());
    assertThat(windowPlays(before, match.steps())).isEqualTo(chosen + dropped);
    assertThat(windowPlays(before, opened)).isEqualTo(chosen);
    assertThat(opened).hasSize(match.steps().size());
  }

  /** Everybody plays Equipment in every window that allows it. */
  private Step<Action> next(State state) {
    if (game.waitingFor(state).isEmpty()) return new Step.TimeUp<>();
    Seat seat = game.waitingFor(state).lowest();
    List<Action> choices = game.choices(state, seat);
    for (Action choice : choices) {
      if (state.phase() == Phase.WINDOW && choice.kind == Kind.PLAY) {
        return new Step.Move<>(seat, choice);
      }
    }
    return new Step.Default<>(seat);
  }

  private static int windowPlays(List<State> before, List<Step<Action>> steps) {
    int plays = 0;
    for (int i = 0; i < steps.size(); i++) {
      if (before.get(i).phase() == Phase.WINDOW
          && steps.get(i) instanceof Step.Move<Action> move
          && move.action().kind == Kind.PLAY) {
        plays++;
      }
    }
    return plays;
  }
}
