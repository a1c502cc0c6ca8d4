package org.precinct.engine.bleus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Chance;
import org.precinct.engine.bleus.kit.Box;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.kit.Side;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View.Phase;

/**
 * A state in the course of one step: what the turn player has, open to change, and the news so far.
 *
 * <p>The rules work on it; {@link #state} makes a state of it again.
 */
final class NextState {
  final Box box;
  final Chance chance;
  private final Terms terms;
  private final Player[] players;
  private final int first;
  private final int seq;
  private final Optional<State> before;
  private final List<Event> news = new ArrayList<>(4);

  private int turns;
  private int seat;
  private Deck police;
  private Deck suburb;
  private int points;
  private int arrests;
  private boolean targetReached;

  Stock supply;
  Stock removed;
  Phase phase;
  Pile hand;
  Pile played;
  Pile row;
  Pile arrested;
  int funding;
  int tension;
  int force;
  int fundingPerArrest;
  int arrestsThisTurn;
  int asking;
  int effect;
  private int undone;

  /** Whether this step has drawn or revealed something, or began a turn. */
  boolean revealed;

  // What the pools and points were when the last gain was told.
  private int toldFunding;
  private int toldTension;
  private int toldForce;
  private int toldPoints;

  NextState(Box box, State state, Chance chance) {
    this.box = box;
    this.chance = chance;
    terms = state.terms();
    players = state.players().toArray(new Player[0]);
    first = state.first();
    seq = state.seq() + 1;
    before = state.before();
    supply = state.supply();
    removed = state.removed();
    targetReached = state.isTargetReached();
    Turn turn = state.turn();
    phase = turn.phase();
    hand = turn.hand();
    played = turn.played();
    row = turn.row();
    arrested = turn.arrested();
    funding = turn.funding();
    tension = turn.tension();
    force = turn.force();
    fundingPerArrest = turn.fundingPerArrest();
    arrestsThisTurn = turn.arrests();
    asking = turn.asking();
    effect = turn.effect();
    undone = turn.undone();
    turns = state.turns();
    sitDown();
  }

  State state() {
    getUp();
    Turn turn =
        phase == Phase.GAME_OVER
            ? Turn.NONE
            : new Turn(
                phase,
                hand,
                played,
                row,
                arrested,
                funding,
                tension,
                force,
                fundingPerArrest,
                arrestsThisTurn,
                asking,
                effect,
                undone);
    return new State(
        terms,
        Collections.unmodifiableList(Arrays.asList(players)),
        supply,
        removed,
        first,
        turns,
        seq,
        turn,
        before,
        Collections.unmodifiableList(news));
  }

  int seat() {
    return seat;
  }

  int seats() {
    return players.length;
  }

  int round() {
    return 1 + (turns - 1) / players.length;
  }

  boolean isLastOfRound() {
    return turns % players.length == 0;
  }

  boolean isTargetReached() {
    return targetReached;
  }

  int roundLimit() {
    return terms.roundLimit();
  }

  Deck deck(Side side) {
    return side == Side.POLICE ? police : suburb;
  }

  void deck(Side side, Deck deck) {
    if (side == Side.POLICE) police = deck;
    else suburb = deck;
  }

  Player opponent(int opponent) {
    return players[opponent];
  }

  void opponent(int opponent, Player changed) {
    players[opponent] = changed;
  }

  void addPoints(int more) {
    points += more;
  }

  void countArrest() {
    arrests++;
    arrestsThisTurn++;
  }

  /** Hands the turn on: the pools are empty and nothing lies before the next player (6.6). */
  void nextSeat() {
    getUp();
    turns++;
    hand = Pile.EMPTY;
    played = Pile.EMPTY;
    row = Pile.EMPTY;
    arrested = Pile.EMPTY;
    funding = tension = force = 0;
    fundingPerArrest = 0;
    arrestsThisTurn = 0;
    undone = 0;
    sitDown();
  }

  /** A piece of news about the turn player, to be filled and {@link #tell told}. */
  Event.Builder event(Event.Kind kind) {
    return new Event.Builder().kind(kind).seat(seat);
  }

  void tell(Event.Builder event) {
    news.add(event.build());
  }

  void tell(Event.Kind kind, int card) {
    tell(event(kind).card(card));
  }

  /** Tells what a card has added to pools and points since the last gain was told. */
  void tellGains(int card) {
    if (funding == toldFunding
        && tension == toldTension
        && force == toldForce
        && points == toldPoints) {
      return;
    }
    tell(
        event(Event.Kind.GAINED)
            .card(card)
            .funding(funding - toldFunding)
            .tension(tension - toldTension)
            .force(force - toldForce)
            .points(points - toldPoints));
    noGains();
    if (!targetReached && points >= terms.target()) {
      targetReached = true;
      tell(event(Event.Kind.LAST_ROUND).points(points));
    }
  }

  /** What has changed in the pools was a payment, of which the news tells otherwise. */
  void noGains() {
    toldFunding = funding;
    toldTension = tension;
    toldForce = force;
    toldPoints = points;
  }

  private void sitDown() {
    seat = (first + turns - 1) % players.length;
    Player me = players[seat];
    police = me.police();
    suburb = me.suburb();
    points = me.points();
    arrests = me.arrests();
    noGains();
  }

  private void getUp() {
    players[seat] = new Player(police, suburb, points, arrests);
  }
}
