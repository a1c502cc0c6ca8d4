package org.precinct.engine.bleus;

import org.precinct.engine.Chance;
import org.precinct.engine.bleus.kit.Pile;

/** One of a player's two decks: a draw pile and a discard (6.1). */
record Deck(Pile draw, Pile discard) {

  static Deck shuffled(Pile cards, Chance chance) {
    return new Deck(cards.shuffled(chance), Pile.EMPTY);
  }

  int size() {
    return draw.size() + discard.size();
  }

  /** Whether the draw pile is empty and there is something to make a new one of. */
  boolean mustShuffle() {
    return draw.isEmpty() && !discard.isEmpty();
  }

  Deck reshuffled(Chance chance) {
    return shuffled(discard, chance);
  }

  Deck withoutTop() {
    return new Deck(draw.withoutTop(), discard);
  }

  Deck discarded(int card) {
    return new Deck(draw, discard.plus(card));
  }

  Deck discarded(Pile cards) {
    return new Deck(draw, discard.plus(cards));
  }
}
