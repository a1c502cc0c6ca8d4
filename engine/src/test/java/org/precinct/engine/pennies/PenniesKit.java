package org.precinct.engine.pennies;

import static com.google.common.truth.Truth.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.kit.Kit;

/** Pennies for the generic tests. */
public final class PenniesKit implements Kit<Pennies.State, Note, Note, Note> {
  private final Pennies game = new Pennies();

  @Override
  public Game<Pennies.State, Note, Note, Note> game() {
    return game;
  }

  @Override
  public List<Setup> setups() {
    return List.of(
        Setup.of(2), Setup.of(3, "rounds", "1"), Setup.of(4, "rounds", "2"), Setup.of(6));
  }

  @Override
  public List<Setup> playthroughs() {
    return List.of(Setup.of(3));
  }

  /** Minds may be changed without end; random players do so now and then. */
  @Override
  public int mostSteps(Setup setup) {
    return setup.number("rounds") * setup.seats() * 20;
  }

  @Override
  public Map<String, String> brief() {
    return Map.of("rounds", "3");
  }

  @Override
  public int share() {
    return 5;
  }

  @Override
  public Pennies.State rearrange(Pennies.State state, Viewer viewer, Chance chance) {
    List<Integer> cards = new ArrayList<>(state.cards());
    List<Integer> hidden = new ArrayList<>(state.hidden());
    for (int i = 0; i < cards.size(); i++) {
      int seat = i;
      if (viewer.seat().map(own -> own.number() == seat).orElse(false)) continue;
      cards.set(i, chance.below(52));
      if (state.hiding()) hidden.set(i, chance.below(5) - 1);
    }
    return new Pennies.State(
        state.rounds(),
        state.round(),
        state.hiding(),
        cards,
        hidden,
        state.points(),
        state.absent(),
        state.told(),
        state.toldOnly());
  }

  @Override
  public List<Object> facts(Pennies.State state) {
    List<Object> facts = new ArrayList<>();
    for (int card : state.cards()) facts.add(card / 13);
    if (state.hiding()) facts.addAll(state.hidden());
    return facts;
  }

  @Override
  public void assertConserved(Pennies.State state, Setup setup) {
    assertThat(state.cards()).hasSize(setup.seats());
    assertThat(state.points()).hasSize(setup.seats());
    for (int hidden : state.hidden()) assertThat(hidden).isAtMost(3);
  }
}
