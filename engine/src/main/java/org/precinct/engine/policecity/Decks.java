package org.precinct.engine.policecity;

import java.util.Arrays;
import org.precinct.engine.Chance;
import org.precinct.engine.policecity.proto.Event;

/** Piles of cards. The top is the last element; a pile is replaced, never changed. */
final class Decks {
  static final int[] EMPTY = {};

  private Decks() {}

  static int[] with(int[] pile, int card) {
    int[] result = Arrays.copyOf(pile, pile.length + 1);
    result[pile.length] = card;
    return result;
  }

  private static int top(int[] pile) {
    return pile[pile.length - 1];
  }

  private static int[] withoutTop(int[] pile) {
    return Arrays.copyOf(pile, pile.length - 1);
  }

  /** 4: Fisher–Yates from the last index down. */
  static int[] shuffled(int[] pile, Chance chance) {
    int[] result = pile.clone();
    for (int i = result.length - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      int swap = result[i];
      result[i] = result[j];
      result[j] = swap;
    }
    return result;
  }

  /** R55: the top place card, from the shuffled discard if need be; −1 if there is none at all. */
  static int drawPlace(City c) {
    if (c.deck.length == 0) {
      if (c.discard.length == 0) return -1;
      c.deck = shuffled(c.discard, c.luck());
      c.discard = EMPTY;
      c.tell(News.of(Event.Kind.RESHUFFLED).build());
    }
    int card = top(c.deck);
    c.deck = withoutTop(c.deck);
    return card;
  }

  /** R51: the top objective, from the shuffled discard if need be; −1 if there is none at all. */
  static int drawObjective(City c) {
    if (c.objectiveDeck.length == 0) {
      if (c.objectiveDiscard.length == 0) return -1;
      c.objectiveDeck = shuffled(c.objectiveDiscard, c.luck());
      c.objectiveDiscard = EMPTY;
      c.tell(News.of(Event.Kind.RESHUFFLED).build());
    }
    int objective = top(c.objectiveDeck);
    c.objectiveDeck = withoutTop(c.objectiveDeck);
    return objective;
  }
}
