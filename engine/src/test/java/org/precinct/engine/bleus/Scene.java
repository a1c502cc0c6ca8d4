package org.precinct.engine.bleus;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Chance;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.Language;
import org.precinct.engine.Seat;
import org.precinct.engine.Step;
import org.precinct.engine.Viewer;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.kit.Card;
import org.precinct.engine.bleus.kit.Pile;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View;
import org.precinct.engine.bleus.proto.View.Phase;

/**
 * A situation to be set up card by card and played on from, through the contract.
 *
 * <p>At first seat 0 is on turn in the first round, every pile is empty and the supply is full.
 * Cards go by their ids; draw piles are given with the top card first.
 */
final class Scene {
  static final AllezLesBleus GAME = new AllezLesBleus();
  static final String STOP = "controle_au_facies";
  static final String CALL = "intervention";
  static final String QUIET = "belle_journee";

  private final Chance chance = Chance.of("scene");
  private State state;

  private Scene(State state) {
    this.state = state;
  }

  static Scene of(int seats) {
    return of(seats, new Terms(15, 60, 0, true));
  }

  static Scene of(int seats, Terms terms) {
    Stock supply = Stock.none(GAME.box());
    for (Card card : GAME.box().cards()) {
      if (card.isForSale()) supply = supply.plus(card.number(), card.copies());
    }
    supply = supply.plus(number(QUIET), 40 - 6 * seats);
    Deck none = new Deck(Pile.EMPTY, Pile.EMPTY);
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < seats; i++) players.add(new Player(none, none, 0, 0));
    Turn turn =
        new Turn(
            Phase.MAIN, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY, 0, 0, 0, 0, 0, 0, 0, 0);
    return new Scene(
        new State(
            terms,
            players,
            supply,
            Stock.none(GAME.box()),
            0,
            1,
            1,
            turn,
            Optional.empty(),
            List.<Event>of()));
  }

  static Scene at(State state) {
    return new Scene(state);
  }

  static int number(String id) {
    for (Card card : GAME.box().cards()) if (card.id().equals(id)) return card.number();
    throw new AssertionError("no card " + id);
  }

  static Card card(String id) {
    return GAME.box().card(number(id));
  }

  static Pile pile(String... ids) {
    return Pile.of(Arrays.stream(ids).mapToInt(Scene::number).toArray());
  }

  static String[] copies(int n, String id) {
    String[] ids = new String[n];
    Arrays.fill(ids, id);
    return ids;
  }

  static List<String> ids(Pile pile) {
    return ids(pile.list());
  }

  static List<String> ids(List<Integer> cards) {
    List<String> ids = new ArrayList<>();
    for (int card : cards) ids.add(GAME.box().card(card).id());
    return ids;
  }

  // Setting up

  Scene hand(String... ids) {
    Turn t = state.turn();
    return turn(pile(ids), t.played(), t.row(), t.funding(), t.tension(), t.force());
  }

  Scene row(String... ids) {
    Turn t = state.turn();
    return turn(t.hand(), t.played(), pile(ids), t.funding(), t.tension(), t.force());
  }

  Scene pools(int funding, int tension, int force) {
    Turn t = state.turn();
    return turn(t.hand(), t.played(), t.row(), funding, tension, force);
  }

  /** The turn player's piles; the draw pile's top card first. */
  Scene police(List<String> draw, List<String> discard) {
    Player p = state.player();
    return player(
        state.seat(), new Player(deck(draw, discard), p.suburb(), p.points(), p.arrests()));
  }

  Scene suburb(List<String> draw, List<String> discard) {
    Player p = state.player();
    return player(
        state.seat(), new Player(p.police(), deck(draw, discard), p.points(), p.arrests()));
  }

  Scene score(int seat, int points, int arrests) {
    Player p = state.players().get(seat);
    return player(seat, new Player(p.police(), p.suburb(), points, arrests));
  }

  Scene cards(int seat, Pile police) {
    Player p = state.players().get(seat);
    return player(
        seat, new Player(new Deck(Pile.EMPTY, police), p.suburb(), p.points(), p.arrests()));
  }

  Scene supply(String id, int left) {
    int number = number(id);
    Stock supply = state.supply().plus(number, left - state.supply().count(number));
    return with(state.players(), supply, state.turns(), state.turn());
  }

  /** As if that many turns had begun. */
  Scene turns(int turns) {
    return with(state.players(), state.supply(), turns, state.turn());
  }

  private static Deck deck(List<String> draw, List<String> discard) {
    Pile pile = Pile.EMPTY;
    for (int i = draw.size() - 1; i >= 0; i--) pile = pile.plus(number(draw.get(i)));
    return new Deck(pile, pile(discard.toArray(new String[0])));
  }

  private Scene turn(Pile hand, Pile played, Pile row, int funding, int tension, int force) {
    Turn t = state.turn();
    Turn turn =
        new Turn(
            t.phase(),
            hand,
            played,
            row,
            t.arrested(),
            funding,
            tension,
            force,
            t.fundingPerArrest(),
            t.arrests(),
            t.asking(),
            t.effect(),
            t.undone());
    return with(state.players(), state.supply(), state.turns(), turn);
  }

  private Scene player(int seat, Player player) {
    List<Player> players = new ArrayList<>(state.players());
    players.set(seat, player);
    return with(players, state.supply(), state.turns(), state.turn());
  }

  private Scene with(List<Player> players, Stock supply, int turns, Turn turn) {
    state =
        new State(
            state.terms(),
            players,
            supply,
            state.removed(),
            state.first(),
            turns,
            state.seq(),
            turn,
            Optional.empty(),
            state.news());
    return this;
  }

  // Playing

  Scene does(Action action) throws IllegalAction {
    assertWithMessage("offered").that(GAME.choices(state, Seat.of(state.seat()))).contains(action);
    state = GAME.apply(state, Seat.of(state.seat()), action, chance);
    return this;
  }

  Scene play(String id) throws IllegalAction {
    return does(Actions.play(state.seq(), number(id)));
  }

  Scene arrest(int place) throws IllegalAction {
    return does(Actions.arrest(state.seq(), place));
  }

  Scene buy(String id) throws IllegalAction {
    return does(Actions.buy(state.seq(), number(id)));
  }

  Scene playAll() throws IllegalAction {
    return does(Actions.playAll(state.seq()));
  }

  Scene undo() throws IllegalAction {
    return does(Actions.undo(state.seq()));
  }

  Scene end() throws IllegalAction {
    return does(Actions.end(state.seq()));
  }

  Scene speech(String... ids) throws IllegalAction {
    return does(Actions.speech(state.seq(), pile(ids).sorted().list()));
  }

  Scene promote(String id, String gain) throws IllegalAction {
    return does(Actions.promote(state.seq(), number(id), number(gain)));
  }

  /** An id, or nothing to remove nobody. */
  Scene accident(String... id) throws IllegalAction {
    int card = id.length == 0 ? 0 : number(id[0]);
    return does(Actions.accident(state.seq(), card));
  }

  Scene mediate(int seat) throws IllegalAction {
    return does(Actions.mediate(state.seq(), seat));
  }

  Scene timeUp() {
    state = GAME.timeUp(state, chance);
    return this;
  }

  Scene absent(int seat) throws IllegalAction {
    state = GAME.step(state, new Step.Presence<>(Seat.of(seat), false), chance);
    return this;
  }

  Scene standIn() throws IllegalAction {
    state = GAME.step(state, new Step.Default<>(Seat.of(state.seat())), chance);
    return this;
  }

  /**
   * Asserts that the turn player may not do this, is told why in both languages, and loses nothing.
   */
  Scene refuses(Action action, String rule, String key) {
    return refuses(state.seat(), action, rule, key);
  }

  Scene refuses(int seat, Action action, String rule, String key) {
    State before = state;
    assertThat(GAME.choices(state, Seat.of(seat))).doesNotContain(action);
    IllegalAction refusal = GAME.check(state, Seat.of(seat), action).orElse(null);
    assertWithMessage("refused").that(refusal).isNotNull();
    assertThat(refusal.key()).isEqualTo(key);
    assertThat(refusal.rule()).isEqualTo(rule);
    for (Language language : Language.values()) {
      assertThat(refusal.explain(GAME.texts(), language)).isNotEmpty();
    }
    assertThat(state).isEqualTo(before);
    return this;
  }

  // Looking

  State state() {
    return state;
  }

  int seq() {
    return state.seq();
  }

  Turn turn() {
    return state.turn();
  }

  Player me() {
    return state.player();
  }

  View view(int seat) {
    return GAME.view(state, Viewer.of(Seat.of(seat)));
  }

  List<Event> news(int seat) {
    return GAME.news(state, Viewer.of(Seat.of(seat)));
  }

  List<String> hand() {
    return ids(state.turn().hand());
  }

  List<String> row() {
    return ids(state.turn().row());
  }

  List<String> arrested() {
    return ids(state.turn().arrested());
  }

  List<String> policeDiscard(int seat) {
    return ids(state.players().get(seat).police().discard());
  }

  List<String> suburbDiscard(int seat) {
    return ids(state.players().get(seat).suburb().discard());
  }

  Scene assertPools(int funding, int tension, int force) {
    Turn t = state.turn();
    assertWithMessage("Funding, Tension, Strike force")
        .that(List.of(t.funding(), t.tension(), t.force()))
        .containsExactly(funding, tension, force)
        .inOrder();
    return this;
  }

  Scene assertPhase(Phase phase) {
    assertThat(state.turn().phase()).isEqualTo(phase);
    return this;
  }
}
