package org.precinct.engine.kojak.kit;

import java.util.Optional;

/**
 * A trap card (2.3).
 *
 * @param colour the criminal moved by {@link Effect#MOVE_COLOUR}
 * @param amount spaces forward, negative for back; 0 where it has no meaning
 */
public record TrapCard(String id, Effect effect, Optional<Colour> colour, int amount) {

  public enum Effect {
    KOJAK,
    MOVE_COLOUR,
    MOVE_OWN,
    MOVE_ANY,
    MOVE_ALL,
    RED_TO_START,
    SWAP_OWN,
    ROLL_AGAIN,
    LOSE_TURN;

    public boolean hasAmount() {
      return this == MOVE_COLOUR || this == MOVE_OWN || this == MOVE_ANY || this == MOVE_ALL;
    }
  }
}
