package org.precinct.engine.bleus;

/** The two decks of each player; named as in the card file. */
enum Side {
  POLICE,
  BANLIEUE
}
