package org.precinct.engine.bleus.kit;

/** The two decks of each player; named as in the card file. */
public enum Side {
  POLICE,
  BANLIEUE
}
