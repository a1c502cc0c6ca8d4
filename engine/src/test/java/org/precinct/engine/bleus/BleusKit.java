package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.kit.Kit;

/** Allez les Bleus for the generic tests. */
public final class BleusKit implements Kit<State, Action, View, Event> {
  private static final AllezLesBleus GAME = new AllezLesBleus();

  @Override
  public Game<State, Action, View, Event> game() {
    return GAME;
  }

  @Override
  public List<Setup> setups() {
    return List.of(
        Setup.of(2),
        Setup.of(3, "target", "8", "turn_timer", "60", "open_discards", "off"),
        Setup.of(4, "target", "25", "round_limit", "30", "turn_timer", "120"),
        Setup.of(5, "target", "8", "open_discards", "off"),
        Setup.of(2, "round_limit", "30", "turn_timer", "60"));
  }

  @Override
  public List<Setup> playthroughs() {
    return List.of(
        Setup.of(2, "target", "8"),
        Setup.of(3, "target", "8", "open_discards", "off"),
        Setup.of(4, "target", "8", "turn_timer", "60"),
        Setup.of(5, "target", "8"));
  }

  /**
   * In one turn 60 cards are played at most (R24), each with one choice, and each card makes a few
   * arrests possible; there is one end, and 20 steps are taken back (R26). Over the game each card
   * of the supply is bought once at most.
   */
  @Override
  public int mostSteps(Setup setup) {
    int cards = 0;
    for (Card card : GAME.box().cards()) cards += card.copies();
    return setup.number("round_limit") * setup.seats() * (2 * cards + 1 + 2 * 20) + cards;
  }

  @Override
  public State rearrange(State state, Viewer viewer, Chance chance) {
    int you = viewer.seat().map(Seat::number).orElse(-1);
    Turn turn = state.turn();
    List<Player> players = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      Player player = state.players().get(seat);
      boolean handToo = seat == state.seat() && seat != you;
      Pile arrested = seat == state.seat() ? state.turn().arrested() : Pile.EMPTY;
      Hidden police = new Hidden(player.police(), Pile.EMPTY, state.terms(), chance);
      if (handToo) turn = withHand(turn, police.mixedWith(turn.hand()));
      Hidden suburb = new Hidden(player.suburb(), arrested, state.terms(), chance);
      players.add(new Player(police.deck(), suburb.deck(), player.points(), player.arrests()));
    }
    List<Event> news = new ArrayList<>();
    for (Event event : state.news()) {
      boolean secret = event.kind == Event.Kind.DREW && event.seat != you;
      news.add(secret ? redrawn(event, chance) : event);
    }
    return new State(
        state.terms(),
        players,
        state.supply(),
        state.removed(),
        state.first(),
        state.turns(),
        state.seq(),
        turn,
        state.before(),
        news);
  }

  /** Other Police cards than those drawn. */
  private static Event redrawn(Event event, Chance chance) {
    List<Integer> cards = new ArrayList<>();
    for (int i = 0; i < event.cards.size(); i++) cards.add(1 + chance.below(14));
    return event.newBuilder().cards(cards).build();
  }

  private static Turn withHand(Turn turn, Pile hand) {
    return new Turn(
        turn.phase(),
        hand,
        turn.played(),
        turn.row(),
        turn.arrested(),
        turn.funding(),
        turn.tension(),
        turn.force(),
        turn.fundingPerArrest(),
        turn.arrests(),
        turn.asking(),
        turn.effect(),
        turn.undone());
  }

  @Override
  public List<Object> facts(State state) {
    List<Object> facts = new ArrayList<>();
    for (Player player : state.players()) {
      facts.add(player.police().draw().top());
      facts.add(player.suburb().draw().top());
      facts.add(player.suburb().draw().size() > 1 ? player.suburb().draw().get(0) : 0);
    }
    for (int i = 0; i < 3; i++)
      facts.add(i < state.turn().hand().size() ? state.turn().hand().sorted().get(i) : 0);
    return facts;
  }

  @Override
  public Map<String, String> brief() {
    return Map.of("target", "8", "round_limit", "30");
  }

  @Override
  public boolean leadsOn(Action action) {
    return action.end != null || action.arrest != null;
  }

  @Override
  public void assertConserved(State state, Setup setup) {
    Box box = GAME.box();
    for (Card card : box.cards()) {
      int number = card.number();
      int found = state.supply().count(number) + state.removed().count(number);
      for (int seat = 0; seat < state.seats(); seat++) {
        found += state.ownedBy(seat, box).count(number);
      }
      int putAway = 0;
      if (card == box.profilingStop()) putAway = card.copies() - 7 * setup.seats();
      if (card == box.callOut()) putAway = card.copies() - 3 * setup.seats();
      assertWithMessage(card.id()).that(found + putAway).isEqualTo(card.copies());
      assertWithMessage(card.id()).that(state.supply().count(number)).isAtLeast(0);
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      Player player = state.players().get(seat);
      assertSide(player.police().draw().plus(player.police().discard()), Side.POLICE);
      assertSide(player.suburb().draw().plus(player.suburb().discard()), Side.BANLIEUE);
    }
    assertSide(state.turn().hand().plus(state.turn().played()), Side.POLICE);
    assertSide(state.turn().row().plus(state.turn().arrested()), Side.BANLIEUE);
  }

  private static void assertSide(Pile pile, Side side) {
    for (int card : pile.list()) {
      assertWithMessage("a card in the wrong deck")
          .that(GAME.box().card(card).side())
          .isEqualTo(side);
    }
  }

  /**
   * The part of a deck that nobody sees, mixed: the draw pile; with open discards the order under
   * the top card as well, else the discard under the top card with all that is in the draw pile.
   */
  private static final class Hidden {
    private final Chance chance;
    private final boolean open;
    private final int drawn;
    private Pile hidden;
    private Pile under;
    private Pile fixed = Pile.EMPTY;
    private final Pile top;

    /**
     * @param known what everybody knows to lie in the discard
     */
    Hidden(Deck deck, Pile known, Terms terms, Chance chance) {
      this.chance = chance;
      open = terms.openDiscards();
      drawn = deck.draw().size();
      hidden = deck.draw();
      boolean empty = deck.discard().isEmpty();
      top = empty ? Pile.EMPTY : Pile.of(deck.discard().top());
      under = empty ? Pile.EMPTY : deck.discard().withoutTop();
      for (int card : known.list()) {
        if (!under.has(card)) continue;
        under = under.without(card);
        fixed = fixed.plus(card);
      }
    }

    /** Another hand of that size, from all the hidden cards. */
    Pile mixedWith(Pile hand) {
      hidden = hidden.plus(hand).shuffled(chance);
      Pile dealt = Pile.EMPTY;
      while (dealt.size() < hand.size()) {
        dealt = dealt.plus(hidden.top());
        hidden = hidden.withoutTop();
      }
      return dealt;
    }

    Deck deck() {
      if (!open) {
        Pile all = hidden.plus(under).shuffled(chance);
        hidden = Pile.EMPTY;
        under = Pile.EMPTY;
        for (int card : all.list()) {
          if (hidden.size() < drawn) hidden = hidden.plus(card);
          else under = under.plus(card);
        }
      }
      return new Deck(hidden.shuffled(chance), under.plus(fixed).shuffled(chance).plus(top));
    }
  }
}
