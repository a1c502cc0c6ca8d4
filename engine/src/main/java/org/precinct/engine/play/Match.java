package org.precinct.engine.play;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;

/**
 * One game being played without a table around it: a seed, the steps so far and the state they
 * made.
 *
 * <p>The deal is step 0; step <i>i</i> has the luck {@code seed.at(i)}.
 */
public final class Match<
    S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> {
  private final Game<S, A, V, E> game;
  private final Setup setup;
  private final Chance seed;
  private final List<Step<A>> steps = new ArrayList<>();
  private S state;

  public Match(Game<S, A, V, E> game, Setup setup, Chance seed) throws IllegalSetup {
    this.game = game;
    this.setup = game.info().complete(setup);
    this.seed = seed;
    this.state = game.deal(this.setup, seed.at(0));
  }

  public Game<S, A, V, E> game() {
    return game;
  }

  /** The setup with every option. */
  public Setup setup() {
    return setup;
  }

  public S state() {
    return state;
  }

  public List<Step<A>> steps() {
    return Collections.unmodifiableList(steps);
  }

  public boolean isOver() {
    return game.outcome(state).isPresent();
  }

  /** Takes a step; a refused one leaves everything as it was. */
  public void take(Step<A> step) throws IllegalAction {
    state = game.step(state, step, seed.at(steps.size() + 1));
    steps.add(step);
  }
}
