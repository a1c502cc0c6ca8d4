package org.precinct.engine.kojak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.precinct.engine.Chance;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Language;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.kojak.kit.Actions;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Effect;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Offer;
import org.precinct.engine.kojak.proto.Stage;
import org.precinct.engine.kojak.proto.View;

/**
 * A position and what is played from it, in the words of the test vectors: players are 1, 2, 3, 4;
 * player 1 is to roll; cars not mentioned are in the town centre, criminals on their black dots.
 */
final class Scene {
  static final KojakGame GAME = new KojakGame();

  private KojakState state;

  private Scene(KojakState state) {
    this.state = state;
  }

  static Scene of(int players, String... options) {
    try {
      KojakState dealt = GAME.deal(Setup.of(players, options), Chance.of("scene"));
      return new Scene(States.with(dealt).first(0).current(0).build());
    } catch (IllegalSetup e) {
      throw new AssertionError(e);
    }
  }

  // The position.

  Scene toMove(int player) {
    return set(States.with(state).current(player - 1));
  }

  Scene firstPlayer(int player) {
    return set(States.with(state).first(player - 1));
  }

  Scene round(int round) {
    return set(States.with(state).round(round));
  }

  Scene car(int player, int car, String square) {
    return set(States.with(state).car(player - 1, car, at(square)));
  }

  /** Two cars of others that make a square full; there must be four players. */
  Scene full(String square) {
    return car(3, 1, square).car(4, 1, square);
  }

  Scene criminal(Colour colour, int space) {
    return set(States.with(state).criminal(colour, space));
  }

  Scene arrested(Colour colour, int by) {
    return set(States.with(state).arrested(colour, by - 1));
  }

  Scene stakeout(int player, Colour file, int lead) {
    int card = takeMission(file);
    return detective(player, detective(player).onMission(card, lead));
  }

  Scene warrant(int player, Colour file, int lead) {
    stakeout(player, file, lead);
    return detective(player, detective(player).inPosition());
  }

  Scene chase(int player, Colour file, int lead) {
    stakeout(player, file, lead);
    return detective(player, detective(player).inPosition().withWarrantPosted());
  }

  Scene missesTurn(int player) {
    return detective(player, detective(player).missing(true));
  }

  /** A race between these; the arrests must be given as well. */
  Scene race(int... players) {
    Seats racers = Seats.NONE;
    for (int player : players) {
      racers = racers.with(player - 1);
      detective(player, detective(player).inRace());
    }
    return set(States.with(state).racers(racers));
  }

  Scene trapsFromTop(String... ids) {
    List<Integer> pile = new ArrayList<>(state.traps().list());
    for (int i = 0; i < ids.length; i++) {
      pile.remove(Integer.valueOf(trap(ids[i])));
      pile.add(i, trap(ids[i]));
    }
    return set(States.with(state).traps(Pile.of(pile)));
  }

  /** The whole mission pile, by files. */
  Scene missionPile(Colour... files) {
    List<Integer> left = new ArrayList<>(state.missions().list());
    List<Integer> pile = new ArrayList<>();
    for (Colour file : files) {
      for (Integer card : left) {
        if (GAME.cards().file(card) != file || pile.contains(card)) continue;
        pile.add(card);
        break;
      }
    }
    return set(States.with(state).missions(Pile.of(pile)));
  }

  // The play.

  /** The current player rolls that number. */
  Scene roll(int number) {
    return act(Actions.roll(state.seq(), true), die(number));
  }

  /** The same, and a single way is driven at once. */
  Scene rollAndGo(int number) {
    return act(Actions.roll(state.seq()), die(number));
  }

  Scene move(int car, String to) {
    return act(Actions.move(state.seq(), car, Direction.FORWARD, at(to)), Chance.of("move"));
  }

  Scene back(int car, String to) {
    return act(Actions.move(state.seq(), car, Direction.BACK, at(to)), Chance.of("move"));
  }

  Scene choose(Colour colour, int step) {
    return act(Actions.choose(state.seq(), colour, step), Chance.of("choose"));
  }

  Scene choose(Colour colour) {
    return choose(colour, 0);
  }

  Scene join(boolean joins) {
    return act(Actions.join(state.seq(), joins), Chance.of("join"));
  }

  /** The current player does what the default policy says. */
  Scene fallback() {
    Seat seat = Seat.of(state.current());
    return act(GAME.fallback(state, seat, Chance.of("fallback")), Chance.of("fallback"));
  }

  Scene timeUp(Chance chance) {
    state = GAME.timeUp(state, chance);
    return this;
  }

  private Scene act(Action action, Chance chance) {
    try {
      state = GAME.apply(state, Seat.of(state.current()), action, chance);
      return this;
    } catch (IllegalAction e) {
      throw new AssertionError(e.explain(GAME.texts(), Language.ENGLISH), e);
    }
  }

  // What can be seen.

  KojakState state() {
    return state;
  }

  View view() {
    return GAME.view(state, Viewer.BOARD);
  }

  /** Where the current player may drive a car: ids, with "back " before them for backing up. */
  TreeSet<String> destinations(int car) {
    TreeSet<String> result = new TreeSet<>();
    for (Offer offer : view().moves) {
      if (offer.car != car) continue;
      result.add((offer.direction == Direction.BACK ? "back " : "") + id(offer.to));
    }
    return result;
  }

  Offer offer(int car, String to) {
    return offer(car, Direction.FORWARD, to);
  }

  Offer offer(int car, Direction direction, String to) {
    for (Offer offer : view().moves) {
      if (offer.car == car && offer.direction == direction && offer.to == at(to)) return offer;
    }
    throw new AssertionError("no such move among " + destinations(car));
  }

  Effect effect(int car, String to) {
    return offer(car, to).effect;
  }

  /** The squares of an offered way, by id. */
  List<String> path(int car, String to) {
    List<String> path = new ArrayList<>();
    for (int square : offer(car, to).path) path.add(id(square));
    return path;
  }

  int current() {
    return state.current() + 1;
  }

  Stage stage(int player) {
    return view().detectives.get(player - 1).stage;
  }

  String carAt(int player, int car) {
    return id(view().detectives.get(player - 1).cars.get(car - 1));
  }

  Optional<Colour> file(int player) {
    Integer card = view().detectives.get(player - 1).mission;
    return Optional.ofNullable(card).map(GAME.cards()::file);
  }

  int arrests(int player) {
    return view().detectives.get(player - 1).arrests;
  }

  boolean posted(int player) {
    return view().detectives.get(player - 1).posted;
  }

  int space(Colour colour) {
    return view().spaces.get(colour.ordinal());
  }

  List<Integer> spaces() {
    return view().spaces;
  }

  List<Colour> missionPile() {
    List<Colour> files = new ArrayList<>();
    for (int card : state.missions().list()) files.add(GAME.cards().file(card));
    return files;
  }

  /** Ids of the trap pile from the top. */
  List<String> trapPile() {
    List<String> ids = new ArrayList<>();
    for (int card : state.traps().list()) ids.add(GAME.cards().trap(card).id());
    return ids;
  }

  List<Event.Kind> news() {
    List<Event.Kind> kinds = new ArrayList<>();
    for (Event event : GAME.news(state, Viewer.BOARD)) kinds.add(event.kind);
    return kinds;
  }

  Optional<Outcome> outcome() {
    return GAME.outcome(state);
  }

  /** Why the current player may not do this. */
  String refused(Action action) {
    return refused(state.current() + 1, action);
  }

  String refused(int player, Action action) {
    KojakState before = States.with(state).build();
    IllegalAction refusal =
        GAME.check(state, Seat.of(player - 1), action)
            .orElseThrow(() -> new AssertionError("accepted: " + action));
    for (Language language : Language.values()) {
      if (refusal.explain(GAME.texts(), language).isEmpty()) throw new AssertionError();
    }
    if (!before.equals(state)) throw new AssertionError("the state has changed");
    return refusal.rule() + " " + refusal.key();
  }

  String refusedMove(int car, String to) {
    return refused(Actions.move(state.seq(), car, Direction.FORWARD, at(to)));
  }

  String refusedBack(int car, String to) {
    return refused(Actions.move(state.seq(), car, Direction.BACK, at(to)));
  }

  static int at(String square) {
    return GAME.board().number(square);
  }

  static String id(int square) {
    return GAME.board().square(square).id();
  }

  static int trap(String id) {
    for (int card = 0; card < GAME.cards().traps().size(); card++) {
      if (GAME.cards().trap(card).id().equals(id)) return card;
    }
    throw new IllegalArgumentException(id);
  }

  /** Luck whose first die shows that number. */
  static Chance die(int number) {
    for (int i = 0; ; i++) {
      if (Chance.of("die " + i).die() == number) return Chance.of("die " + i);
    }
  }

  private Detective detective(int player) {
    return state.detectives().get(player - 1);
  }

  private Scene detective(int player, Detective detective) {
    return set(States.with(state).detective(player - 1, detective));
  }

  private int takeMission(Colour file) {
    List<Integer> pile = new ArrayList<>(state.missions().list());
    for (Integer card : pile) {
      if (GAME.cards().file(card) != file) continue;
      pile.remove(card);
      set(States.with(state).missions(Pile.of(pile)));
      return card;
    }
    throw new AssertionError("no card of the " + file + " file left");
  }

  private Scene set(States states) {
    state = states.build();
    return this;
  }
}
