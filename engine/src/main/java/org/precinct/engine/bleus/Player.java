package org.precinct.engine.bleus;

/**
 * What a player has between turns.
 *
 * @param points never go down (R17)
 * @param arrests in the whole game, for ties (8)
 */
record Player(Deck police, Deck suburb, int points, int arrests) {

  Player withSuburb(Deck deck) {
    return new Player(police, deck, points, arrests);
  }
}
