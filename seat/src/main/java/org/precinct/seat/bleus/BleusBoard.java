package org.precinct.seat.bleus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Permissions;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.DeckView;
import org.precinct.engine.bleus.proto.PlayerView;
import org.precinct.engine.bleus.proto.TurnView;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.bleus.proto.Why;

/**
 * What lies on the table.
 *
 * @param turn the seat whose turn it is, or was last
 * @param yours whether the viewer has the turn
 * @param main whether the viewer may play, arrest and buy
 * @param players by seat
 * @param pools empty after the end
 * @param row the suburb, from left to right, as far as it is not arrested
 * @param arrested this turn, as far as they lie in the discard
 * @param played in order of play
 * @param hand the viewer's own
 * @param owned the viewer's own cards, wherever they are
 * @param market every card with a price, the cheapest first
 */
public record BleusBoard(
    int turn,
    boolean yours,
    boolean main,
    List<Player> players,
    Optional<Pools> pools,
    List<Suspect> row,
    List<Card> arrested,
    List<Card> played,
    List<Card> hand,
    List<Stack> owned,
    List<Stack> market) {

  /**
   * @param lit has the turn or, after the end, has won
   */
  public record Player(int seat, int points, int arrests, boolean lit, Deck police, Deck suburb) {
    public Deck deck(Side side) {
      return side == Side.POLICE ? police : suburb;
    }
  }

  /**
   * @param draw how many cards the draw pile has
   * @param discard how many cards the discard has
   * @param known the cards of the discard that everybody may see
   * @param top whether that is its top card only
   */
  public record Deck(int draw, int discard, List<Stack> known, boolean top) {}

  /** What can be spent this turn. */
  public record Pools(int force, int funding, int tension) {}

  /** A revealed card of the suburb; its place counts from 1. */
  public record Suspect(int place, Card card) {}

  /**
   * Copies of a card.
   *
   * @param open whether the viewer may buy one now
   */
  public record Stack(Card card, int count, boolean open) {}

  public static BleusBoard of(View view) {
    boolean over = view.phase == View.Phase.GAME_OVER;
    TurnView turn = view.turn;
    List<Player> players = new ArrayList<>();
    for (int seat = 0; seat < view.players.size(); seat++) {
      boolean lit = over ? view.result.winners.contains(seat) : view.seat == seat;
      players.add(player(view.players.get(seat), seat, lit));
    }
    return new BleusBoard(
        view.seat,
        Permissions.isYours(view),
        Permissions.isMain(view),
        Collections.unmodifiableList(players),
        turn == null
            ? Optional.empty()
            : Optional.of(new Pools(turn.force, turn.funding, turn.tension)),
        turn == null ? List.of() : row(turn),
        turn == null ? List.of() : cards(turn.arrested),
        turn == null ? List.of() : cards(turn.played),
        cards(view.hand),
        owned(view),
        market(view));
  }

  /** One side of the market. */
  public List<Stack> market(Side side) {
    List<Stack> stacks = new ArrayList<>();
    for (Stack stack : market) if (stack.card().side() == side) stacks.add(stack);
    return stacks;
  }

  /** How many different cards of a side can be bought now. */
  public int buyable(Side side) {
    int count = 0;
    for (Stack stack : market(side)) if (stack.open()) count++;
    return count;
  }

  private static Player player(PlayerView player, int seat, boolean lit) {
    return new Player(
        seat, player.points, player.arrests, lit, deck(player.police), deck(player.suburb));
  }

  private static Deck deck(DeckView deck) {
    if (!deck.cards.isEmpty() || deck.top == 0) {
      return new Deck(deck.draw, deck.discard, stacks(deck.cards), false);
    }
    return new Deck(deck.draw, deck.discard, stacks(List.of(deck.top)), true);
  }

  private static List<Suspect> row(TurnView turn) {
    List<Suspect> row = new ArrayList<>();
    for (int i = 0; i < turn.row.size(); i++) {
      row.add(new Suspect(i + 1, card(turn.row.get(i))));
    }
    return Collections.unmodifiableList(row);
  }

  private static List<Card> cards(List<Integer> numbers) {
    List<Card> cards = new ArrayList<>();
    for (int number : numbers) cards.add(card(number));
    return Collections.unmodifiableList(cards);
  }

  /** Each card once, with the number of its copies, in the order of the box. */
  private static List<Stack> stacks(List<Integer> numbers) {
    Map<Integer, Integer> counts = new TreeMap<>();
    for (int number : numbers) counts.merge(number, 1, Integer::sum);
    List<Stack> stacks = new ArrayList<>();
    counts.forEach((number, count) -> stacks.add(new Stack(card(number), count, false)));
    return Collections.unmodifiableList(stacks);
  }

  private static List<Stack> owned(View view) {
    List<Stack> owned = new ArrayList<>();
    for (int i = 0; i < view.owned.size(); i++) {
      if (view.owned.get(i) > 0) owned.add(new Stack(card(i + 1), view.owned.get(i), false));
    }
    return Collections.unmodifiableList(owned);
  }

  private static List<Stack> market(View view) {
    List<Stack> market = new ArrayList<>();
    for (Side side : Side.values()) {
      for (Card card : Box.standard().market(side)) {
        int left = view.supply.get(card.number() - 1);
        boolean open = Permissions.whyNotBuy(view, card.number()) == Why.POSSIBLE;
        market.add(new Stack(card, left, open));
      }
    }
    return Collections.unmodifiableList(market);
  }

  private static Card card(int number) {
    return Box.standard().card(number);
  }
}
