package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.policecity.kit.Packed;

/**
 * A proposed deal with the mafia.
 *
 * @param give tokens lying open: 8 × seat + 1 + kind, ascending
 * @param giveFiled 1 + kind of tokens from the author's own file, ascending
 * @param ranks by seat
 */
record Pact(
    int number, int author, List<Integer> give, List<Integer> giveFiled, List<Integer> ranks) {

  /** Seats that give something. */
  int givers() {
    int mask = giveFiled.isEmpty() ? 0 : 1 << author;
    for (int token : give) mask |= 1 << Packed.seatOfToken(token);
    return mask;
  }
}
