package org.precinct.engine.goodcop;

import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.TurnAction;

/**
 * Whose turn it is and what has been announced.
 *
 * @param reversed turns go counter-clockwise
 * @param extra the same player goes again (Coffee)
 * @param action the announced action, NO_ACTION before
 * @param place the place that INVESTIGATE names, otherwise −1
 * @param locked the action may not be changed
 * @param banned whom the shooter may not aim at, or −1
 * @param vest who wears the vest, or −1
 * @param cameras who will see the card investigated
 */
record Turn(
    int no,
    int seat,
    boolean reversed,
    boolean extra,
    TurnAction action,
    int place,
    boolean locked,
    int banned,
    int vest,
    int cameras) {

  static Turn first(int seat) {
    return new Turn(1, seat, false, false, TurnAction.NO_ACTION, -1, false, -1, -1, 0);
  }

  /** The next turn, with nothing left of this one but the direction. */
  Turn next(int nextSeat) {
    return new Turn(no + 1, nextSeat, reversed, false, TurnAction.NO_ACTION, -1, false, -1, -1, 0);
  }

  Turn announced(TurnAction newAction, int newPlace) {
    return new Turn(no, seat, reversed, extra, newAction, newPlace, locked, banned, vest, cameras);
  }

  Turn turnedRound() {
    return new Turn(no, seat, !reversed, extra, action, place, locked, banned, vest, cameras);
  }

  Turn withExtra() {
    return new Turn(no, seat, reversed, true, action, place, locked, banned, vest, cameras);
  }

  Turn withLock() {
    return new Turn(no, seat, reversed, extra, action, place, true, banned, vest, cameras);
  }

  Turn withBan(int player) {
    return new Turn(no, seat, reversed, extra, action, place, locked, player, vest, cameras);
  }

  Turn withVest(int player) {
    return new Turn(no, seat, reversed, extra, action, place, locked, banned, player, cameras);
  }

  Turn withCamera(int player) {
    int all = cameras | Bits.of(player);
    return new Turn(no, seat, reversed, extra, action, place, locked, banned, vest, all);
  }

  /** The action must be changed: lock and ban are off; cameras and vest stay (R24, R32). */
  Turn released() {
    return new Turn(no, seat, reversed, extra, action, place, false, -1, vest, cameras);
  }
}
