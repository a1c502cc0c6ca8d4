package org.precinct.engine.policecity;

import org.precinct.engine.Chance;

/**
 * The whole truth of a game of Police City at one moment. It never changes. In messages everything
 * but seats counts from 1, in the city from 0; {@link Check} and the writers of actions stand
 * between.
 */
public final class State {
  private final City city;

  /** Takes the draft over: nobody writes on it from here on. */
  State(City draft) {
    draft.seal();
    this.city = draft;
  }

  /** For reading only. */
  City city() {
    return city;
  }

  City draft(Chance luck) {
    return city.copy(luck);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof State state && city.sameAs(state.city);
  }

  @Override
  public int hashCode() {
    return city.hash();
  }

  @Override
  public String toString() {
    return "round " + city.round + ", " + city.phase + " " + city.instance;
  }
}
