package org.precinct.engine.bleus;

import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.View.Phase;

/**
 * What lies before the turn player, the only one with a hand.
 *
 * @param hand in order of arrival
 * @param played the cards played this turn in order of play, wherever they are now (R21)
 * @param row the revealed cards of the suburb from left to right, as far as they are not arrested
 * @param arrested the cards arrested this turn in order, as far as they lie in the discard (R22)
 * @param fundingPerArrest what each further arrest gives beside its own effects (R15)
 * @param asking the played card that waits for a choice; 0 in {@code MAIN}
 * @param effect which of its effects waits
 * @param undone how many steps have been taken back this turn (R26)
 */
record Turn(
    Phase phase,
    Pile hand,
    Pile played,
    Pile row,
    Pile arrested,
    int funding,
    int tension,
    int force,
    int fundingPerArrest,
    int arrests,
    int asking,
    int effect,
    int undone) {

  static final Turn NONE =
      new Turn(
          Phase.GAME_OVER, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY, 0, 0, 0, 0, 0, 0, 0, 0);

  Turn undone(int steps) {
    return new Turn(
        phase,
        hand,
        played,
        row,
        arrested,
        funding,
        tension,
        force,
        fundingPerArrest,
        arrests,
        asking,
        effect,
        steps);
  }

  int pool(Side side) {
    return side == Side.POLICE ? funding : tension;
  }
}
