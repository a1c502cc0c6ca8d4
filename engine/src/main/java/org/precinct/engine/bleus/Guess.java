package org.precinct.engine.bleus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Chance;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Effect;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.DeckView;
import org.precinct.engine.bleus.proto.PlayerView;
import org.precinct.engine.bleus.proto.TurnView;
import org.precinct.engine.bleus.proto.View;

/**
 * A state that a bot's view may have been made of. Who owns which cards is known; which of them are
 * in a hand, in a draw pile and, closed, in a discard is drawn (5).
 */
final class Guess {
  private final Box box;
  private final View view;
  private final Chance chance;
  private final TurnView shown;
  private Pile hand = Pile.EMPTY;

  private Guess(Box box, View view, Chance chance) {
    this.box = box;
    this.view = view;
    this.chance = chance;
    shown = view.turn;
  }

  static State of(Box box, View view, Chance chance) {
    return new Guess(box, view, chance).state();
  }

  private State state() {
    List<Player> players = new ArrayList<>();
    for (int seat = 0; seat < view.players.size(); seat++) players.add(player(seat));
    int seats = players.size();
    State state =
        new State(
            // The sand runs on the host; no decision depends on how much there is.
            new Terms(view.target, view.round_limit, 0, view.open_discards),
            Collections.unmodifiableList(players),
            Stock.of(view.supply),
            Stock.of(box, Pile.of(view.removed)),
            view.first,
            (view.round - 1) * seats + Math.floorMod(view.seat - view.first, seats) + 1,
            view.seq,
            turn(),
            Optional.empty(),
            List.of());
    // What the last step was nobody needs to know: bots do not take steps back.
    boolean undo = view.offers != null && view.offers.undo;
    return undo ? state.withBefore(Optional.of(state)) : state;
  }

  private Turn turn() {
    return new Turn(
        view.phase,
        hand,
        Pile.of(shown.played),
        Pile.of(shown.row),
        Pile.of(shown.arrested),
        shown.funding,
        shown.tension,
        shown.force,
        shown.funding_per_arrest,
        shown.arrests,
        shown.asking,
        effect(),
        0);
  }

  /** Which effect of the asking card waits. */
  private int effect() {
    if (shown.asking == 0) return 0;
    List<Effect> effects = box.card(shown.asking).onPlay();
    for (int i = 0; i < effects.size(); i++) {
      boolean asks = effects.get(i).primitive().asks();
      if (asks && Decisions.phase(effects.get(i).primitive()) == view.phase) return i;
    }
    throw new IllegalArgumentException("a card that asks nothing");
  }

  private Player player(int seat) {
    PlayerView player = view.players.get(seat);
    boolean turns = seat == view.seat;
    boolean own = view.you != null && seat == view.you;
    Pile police = owned(seat, Side.POLICE);
    Pile suburb = owned(seat, Side.BANLIEUE);
    if (turns) {
      if (shown.asking > 0) police = police.without(shown.asking);
      for (int card : shown.row) suburb = suburb.without(card);
    }
    if (turns && own) {
      hand = Pile.of(view.hand);
      for (int card : view.hand) police = police.without(card);
    }
    Pile known = turns && !view.open_discards ? Pile.of(shown.arrested) : Pile.EMPTY;
    Deck policeDeck = deck(police, player.police, Pile.EMPTY, turns && !own ? shown.hand : 0);
    return new Player(
        policeDeck, deck(suburb, player.suburb, known, 0), player.points, player.arrests);
  }

  private Pile owned(int seat, Side side) {
    Pile pile = Pile.EMPTY;
    for (Card card : box.cards()) {
      if (card.side() != side) continue;
      int count = view.holdings.get(seat).cards.get(card.number() - 1);
      for (int i = 0; i < count; i++) pile = pile.plus(card.number());
    }
    return pile;
  }

  /**
   * A deck made of these cards.
   *
   * @param known cards that lie in a closed discard all the same
   * @param handed how many of them somebody has in hand
   */
  private Deck deck(Pile cards, DeckView deck, Pile known, int handed) {
    Pile top = deck.top == 0 ? Pile.EMPTY : Pile.of(deck.top);
    Pile under = Pile.EMPTY;
    if (deck.top != 0) {
      under = view.open_discards ? Pile.of(deck.cards) : known;
      if (under.has(deck.top)) under = under.without(deck.top);
    }
    Pile hidden = cards;
    for (int card : under.plus(top).list()) hidden = hidden.without(card);
    hidden = hidden.shuffled(chance);
    for (int i = 0; i < handed; i++) {
      hand = hand.plus(hidden.top());
      hidden = hidden.withoutTop();
    }
    while (under.size() + top.size() < deck.discard) {
      under = under.plus(hidden.top());
      hidden = hidden.withoutTop();
    }
    return new Deck(hidden, under.shuffled(chance).plus(top));
  }
}
