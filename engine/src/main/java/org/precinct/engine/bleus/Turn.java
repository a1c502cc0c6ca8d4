package org.precinct.engine.bleus;

import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.View.Phase;

/**
 * What lies before the turn player, the only one with a hand.
 *
 * @param hand in order of arrival
 * @param played in order of play
 * @param fundingPerArrest what each further arrest gives beside its own effects (R15)
 * @param asking the played card that waits for a choice; 0 in {@code MAIN}
 * @param effect which of its effects waits
 */
record Turn(
    Phase phase,
    Pile hand,
    Pile played,
    Row row,
    int funding,
    int tension,
    int force,
    int fundingPerArrest,
    int arrests,
    int asking,
    int effect) {

  static final Turn NONE =
      new Turn(Phase.GAME_OVER, Pile.EMPTY, Pile.EMPTY, Row.EMPTY, 0, 0, 0, 0, 0, 0, 0);

  int pool(Side side) {
    return side == Side.POLICE ? funding : tension;
  }
}
