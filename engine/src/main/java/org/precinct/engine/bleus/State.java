package org.precinct.engine.bleus;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View.Phase;

/**
 * A game at one moment, the whole truth of it. A card is its number in the file; copies are not
 * told apart. When a played card asks something, the turn remembers the card and which of its
 * effects waits; the answer carries on from there.
 *
 * @param first the first player of every round
 * @param turns how many turns have begun
 * @param seq rises with every action
 * @param before where an Undo leads back to; empty if something was drawn or revealed since (R26)
 * @param news what the last step did, as the turn player is told it
 */
record State(
    Terms terms,
    List<Player> players,
    Stock supply,
    Stock removed,
    int first,
    int turns,
    int seq,
    Turn turn,
    Optional<State> before,
    List<Event> news) {

  int seats() {
    return players.size();
  }

  /** The turn player; after the end, whose turn was the last. */
  int seat() {
    return (first + turns - 1) % players.size();
  }

  Player player() {
    return players.get(seat());
  }

  /** From 1. */
  int round() {
    return 1 + (turns - 1) / players.size();
  }

  boolean isOver() {
    return turn.phase() == Phase.GAME_OVER;
  }

  /** Whether somebody has reached the target, which makes this round the last (R18). */
  boolean isTargetReached() {
    for (Player player : players) if (player.points() >= terms.target()) return true;
    return false;
  }

  /** How many cards a player has in both decks, wherever they are. */
  int cardsOf(int seat) {
    Player player = players.get(seat);
    int cards = player.police().size() + player.suburb().size();
    if (seat != seat()) return cards;
    return cards + turn.hand().size() + (turn.asking() > 0 ? 1 : 0) + turn.row().size();
  }

  /** Every card that a player has in both decks. */
  Stock ownedBy(int seat, Box box) {
    Player player = players.get(seat);
    Deck police = player.police();
    Deck suburb = player.suburb();
    if (seat != seat()) {
      return Stock.of(box, police.draw(), police.discard(), suburb.draw(), suburb.discard());
    }
    return Stock.of(
        box,
        police.draw(),
        police.discard(),
        suburb.draw(),
        suburb.discard(),
        turn.hand(),
        turn.asking() > 0 ? Pile.of(turn.asking()) : Pile.EMPTY,
        turn.row());
  }

  State withNews(List<Event> told) {
    return new State(terms, players, supply, removed, first, turns, seq, turn, before, told);
  }

  State withBefore(Optional<State> other) {
    return new State(terms, players, supply, removed, first, turns, seq, turn, other, news);
  }
}
