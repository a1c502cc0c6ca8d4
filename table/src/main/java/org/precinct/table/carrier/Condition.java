package org.precinct.table.carrier;

import java.util.Optional;

/**
 * How a transport is doing.
 *
 * @param obstacle present if and only if it neither works nor is about to
 */
public record Condition(State state, Optional<Obstacle> obstacle) {

  /** About to work. */
  public static final Condition STARTING = new Condition(State.STARTING, Optional.empty());

  /** Working: guests can come in, tables can be found. */
  public static final Condition WORKING = new Condition(State.WORKING, Optional.empty());

  /** What a screen shows a sign for. */
  public enum State {
    STARTING,
    WORKING,
    /** Something is off that can be switched on. */
    OFF,
    NEEDS_PERMISSION,
    /** This phone does not have it. */
    NOT_THERE,
    FAILED
  }

  public Condition {
    State expected = obstacle.map(Obstacle::state).orElse(state);
    boolean free = state == State.STARTING || state == State.WORKING;
    if (state != expected || free == obstacle.isPresent()) {
      throw new IllegalArgumentException(state + " with " + obstacle);
    }
  }

  public static Condition of(Obstacle obstacle) {
    return new Condition(obstacle.state(), Optional.of(obstacle));
  }
}
