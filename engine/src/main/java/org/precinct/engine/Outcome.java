package org.precinct.engine;

import java.util.List;

/**
 * The end of a game.
 *
 * @param cause why it ended, one of the game's own words, such as {@code TURN_LIMIT}
 * @param side the side that won, one of the game's own words; empty if sides do not matter
 * @param winners who won; empty if nobody did
 * @param places each seat's place, 1 the best; equal seats share one
 */
public record Outcome(String cause, String side, Seats winners, List<Integer> places) {
  public Outcome {
    places = List.copyOf(places);
  }
}
