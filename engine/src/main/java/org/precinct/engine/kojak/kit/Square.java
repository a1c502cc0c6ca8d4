package org.precinct.engine.kojak.kit;

import java.util.Optional;

/**
 * A place on the board (2.1).
 *
 * @param heading where cars on it are going; of street squares alone
 * @param beside the id of the lane beside it that goes the other way; of avenues alone
 * @param colour of an entrance, a stake-out or a circle space
 * @param x of its centre, from the left, on a board of {@link Board#WIDTH}
 * @param y of its centre, from the top, on a board of {@link Board#HEIGHT}
 */
public record Square(
    String id,
    Type type,
    Optional<Colour> colour,
    Optional<Heading> heading,
    Optional<String> beside,
    int x,
    int y) {

  public enum Type {
    STREET,
    TRAP,
    ENTRANCE,
    STAKEOUT,
    START,
    MISSION,
    POLICE,
    CRIM_START,
    CRIM_SPACE,
    CRIM_RED;

    /** Each of them, which on an avenue is one lane, holds two cars at most (6.2). */
    public boolean isStreet() {
      return this == STREET || this == TRAP || this == ENTRANCE;
    }

    /** Criminals stand there, and no car does. */
    public boolean isCircle() {
      return this == CRIM_START || this == CRIM_SPACE || this == CRIM_RED;
    }

    /** Bays hold any number of cars, and no path leads through them (R10). */
    public boolean isBay() {
      return !isStreet() && !isCircle();
    }

    /** Squares of these types belong to a district. */
    public boolean hasColour() {
      return this == ENTRANCE || this == STAKEOUT || isCircle();
    }
  }
}
