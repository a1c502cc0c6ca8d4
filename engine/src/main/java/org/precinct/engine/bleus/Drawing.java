package org.precinct.engine.bleus;

import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.Event;

/** Taking cards from a draw pile (6.1). */
final class Drawing {
  private Drawing() {}

  /** Draws Police cards into the hand: Reinforcement, and the start of a turn. */
  static void reinforce(NextState draft, int number) {
    Pile drawn = Pile.EMPTY;
    for (int i = 0; i < number && isReady(draft, Side.POLICE); i++) {
      int card = take(draft, Side.POLICE);
      draft.hand = draft.hand.plus(card);
      drawn = drawn.plus(card);
      if (draft.deck(Side.POLICE).mustShuffle()) {
        tellDrawn(draft, drawn);
        drawn = Pile.EMPTY;
        shuffle(draft, Side.POLICE);
      }
    }
    tellDrawn(draft, drawn);
  }

  /**
   * Puts Suburb cards at the right end of the row.
   *
   * @param cause the card whose Escalation it is; 0 at the start of a turn
   */
  static void reveal(NextState draft, int number, int cause) {
    Pile shown = Pile.EMPTY;
    for (int i = 0; i < number && isReady(draft, Side.BANLIEUE); i++) {
      int card = take(draft, Side.BANLIEUE);
      draft.row = draft.row.plus(card);
      shown = shown.plus(card);
      if (draft.deck(Side.BANLIEUE).mustShuffle()) {
        tellRevealed(draft, shown, cause);
        shown = Pile.EMPTY;
        shuffle(draft, Side.BANLIEUE);
      }
    }
    tellRevealed(draft, shown, cause);
  }

  /** Whether there is a card to take, after a shuffle if need be; else the draw is lost. */
  private static boolean isReady(NextState draft, Side side) {
    if (draft.deck(side).mustShuffle()) shuffle(draft, side);
    return !draft.deck(side).draw().isEmpty();
  }

  private static int take(NextState draft, Side side) {
    draft.revealed = true;
    Deck deck = draft.deck(side);
    draft.deck(side, deck.withoutTop());
    return deck.draw().top();
  }

  private static void shuffle(NextState draft, Side side) {
    Deck deck = draft.deck(side).reshuffled(draft.chance);
    draft.revealed = true;
    draft.deck(side, deck);
    if (side == Side.BANLIEUE) draft.arrested = Pile.EMPTY;
    Event.Kind kind = side == Side.POLICE ? Event.Kind.SHUFFLED_POLICE : Event.Kind.SHUFFLED_SUBURB;
    draft.tell(draft.event(kind).count(deck.draw().size()));
  }

  private static void tellDrawn(NextState draft, Pile drawn) {
    if (drawn.isEmpty()) return;
    draft.tell(draft.event(Event.Kind.DREW).count(drawn.size()).cards(drawn.list()));
  }

  private static void tellRevealed(NextState draft, Pile shown, int cause) {
    if (shown.isEmpty()) return;
    draft.tell(draft.event(Event.Kind.REVEALED).card(cause).cards(shown.list()));
  }
}
