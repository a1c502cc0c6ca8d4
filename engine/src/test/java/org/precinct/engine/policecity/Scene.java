package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.precinct.engine.Chance;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.Viewer;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;

/**
 * A table in a certain situation, on which tests play through the game's contract.
 *
 * <p>Nobody holds a special action unless the test says so, so that no window opens unasked. Dice
 * fall as wanted because the luck of a throw is sought until they do.
 */
final class Scene {
  static final int A = 0;
  static final int B = 1;
  static final int C = 2;
  static final int D = 3;

  static final PoliceCity GAME = new PoliceCity();
  private static final PoliceCityKit KIT = new PoliceCityKit();

  /** Places without a mafia symbol: they do nothing if nobody goes there. */
  private static final List<String> QUIET =
      List.of(
          "bx_pawnshop",
          "mn_theatre",
          "bk_barber",
          "qn_diner",
          "si_cemetery",
          "bx_stadium",
          "mn_casino",
          "bk_boxing_gym",
          "qn_scrapyard",
          "si_massage_parlour");

  private final Setup setup;
  private State state;
  private int steps;

  private Scene(Setup setup) {
    this.setup = setup;
  }

  /** A game on medium, unless the options say otherwise, before anybody has looked. */
  static Scene of(int seats, String... options) {
    List<String> all = new ArrayList<>(Arrays.asList(options));
    if (!all.contains("difficulty")) all.addAll(List.of("difficulty", "medium"));
    try {
      Scene scene = new Scene(GAME.info().complete(Setup.of(seats, all.toArray(new String[0]))));
      scene.state = GAME.deal(scene.setup, Chance.of("scene"));
      return scene.edit(Scene::withoutTokens);
    } catch (IllegalSetup e) {
      throw new AssertionError(e);
    }
  }

  private static void withoutTokens(City c) {
    for (int seat = 0; seat < c.seats; seat++) {
      c.dealt[seat] = -1;
      Arrays.fill(c.tokens, 0);
    }
    for (Special special : Special.values()) {
      c.tokenSupply[special.ordinal()] = Box.tokens(special);
    }
  }

  static int card(String id) {
    for (Card card : Box.CARDS) if (card.id().equals(id)) return card.index();
    throw new AssertionError("no card " + id);
  }

  static int objective(String id) {
    for (int i = 0; i < Box.OBJECTIVES.size(); i++) {
      if (Box.OBJECTIVES.get(i).id().equals(id)) return i;
    }
    throw new AssertionError("no objective " + id);
  }

  static int kind(String name) {
    return Seizure.valueOf(name.toUpperCase(java.util.Locale.ROOT)).ordinal();
  }

  /** Changes the situation by hand. */
  Scene edit(Consumer<City> change) {
    City draft = state.draft(Chance.of("edit"));
    draft.news = state.city().news;
    change.accept(draft);
    state = new State(draft);
    return this;
  }

  /** Tokens and cards from supply and deck: {@code "drugs drugs bx_squat"}. */
  Scene give(int seat, String elements) {
    return edit(
        c -> {
          for (String name : elements.split(" ")) {
            if (name.contains("_")) {
              int card = card(name);
              c.deck = without(c.deck, card);
              c.discard = without(c.discard, card);
              c.cards[seat] |= 1L << card;
            } else {
              Sharing.takeToken(c, seat, kind(name));
            }
          }
        });
  }

  /** What a player has goes into his file, which he is given. */
  Scene file(int seat, String elements) {
    return token(seat, Special.TOP_SECRET_FILE)
        .give(seat, elements)
        .edit(
            c -> {
              for (String name : elements.split(" ")) {
                int element =
                    name.contains("_") ? Element.card(card(name)) : Element.token(kind(name));
                Stock.remove(c, seat, element, false);
                Stock.add(c, seat, element, true);
              }
            });
  }

  private static int[] without(int[] pile, int card) {
    return Arrays.stream(pile).filter(other -> other != card).toArray();
  }

  /** A special action that everybody has seen. */
  Scene token(int seat, Special special) {
    return edit(
        c -> {
          c.tokenSupply[special.ordinal()]--;
          c.tokens[Special.KINDS * seat + special.ordinal()]++;
        });
  }

  /** A special action dealt face down. */
  Scene secret(int seat, Special special) {
    return edit(
        c -> {
          c.tokenSupply[special.ordinal()]--;
          c.dealt[seat] = special.ordinal();
        });
  }

  Scene ranks(int... ranks) {
    return edit(c -> c.rank = ranks.clone());
  }

  Scene mafia(int level) {
    return edit(c -> c.mafia = level);
  }

  /** Kinds on ranks 2, 4, 6, 8; a dash for none. */
  Scene track(String kinds) {
    return edit(
        c -> {
          for (int kind : c.track) if (kind >= 0) c.seizureSupply[kind]++;
          String[] names = kinds.split(" ");
          for (int i = 0; i < c.track.length; i++) {
            boolean none = i >= names.length || names[i].equals("-");
            c.track[i] = none ? -1 : kind(names[i]);
            if (!none) c.seizureSupply[c.track[i]]--;
          }
        });
  }

  /** An informant, usable in the round that begins next or is going on. */
  Scene informant(int seat) {
    return edit(
        c -> {
          for (int i = 0; i < Box.INFORMANTS; i++) {
            if (c.owner[i] >= 0) continue;
            c.owner[i] = seat;
            c.at[c.informant(i)] = City.HOME;
            return;
          }
        });
  }

  Scene objectives(String... ids) {
    return edit(
        c -> {
          c.objectiveDeck = c.objectiveDeck.clone();
          for (int i = 0; i < ids.length; i++) {
            int wanted = objective(ids[i]);
            for (int[] pile : new int[][] {c.objectiveDeck, c.objectives}) {
              for (int j = 0; j < pile.length; j++) {
                if (pile[j] == wanted) pile[j] = c.objectives[i];
              }
            }
            c.objectives[i] = wanted;
          }
        });
  }

  /** The next round begins with these cards, slot 1 first, and quiet places after them. */
  Scene calls(String... ids) {
    edit(
        c -> {
          List<Integer> wanted = new ArrayList<>();
          for (String id : ids) wanted.add(card(id));
          for (String id : QUIET) {
            boolean free = Arrays.stream(c.deck).anyMatch(card -> card == card(id));
            if (wanted.size() < c.seats && free && !wanted.contains(card(id))) {
              wanted.add(card(id));
            }
          }
          for (int card : wanted) {
            c.deck = without(c.deck, card);
            c.discard = without(c.discard, card);
          }
          int[] deck = Arrays.copyOf(c.deck, c.deck.length + wanted.size());
          for (int i = 0; i < wanted.size(); i++) deck[deck.length - 1 - i] = wanted.get(i);
          c.deck = deck;
        });
    assertThat(phase() == Phase.PEEK || phase() == Phase.LAST_CLAIMS).isTrue();
    return timeUp();
  }

  /** Dice onto a slot: {@code "i1 s L"}. */
  Scene place(int seat, int slot, String dice) {
    for (String die : dice.split(" ")) act(seat, Actions.place(id(), die(die), slot));
    return this;
  }

  /** i1, i2, s, L, and x1 to x5 for informants, as messages number them. */
  static int die(String name) {
    return switch (name) {
      case "i1" -> 1;
      case "i2" -> 2;
      case "s" -> 3;
      case "L" -> 4;
      default -> 4 + Integer.parseInt(name.substring(1));
    };
  }

  static List<Integer> dice(String names) {
    List<Integer> dice = new ArrayList<>();
    if (names.isEmpty()) return dice;
    for (String name : names.split(" ")) dice.add(die(name));
    return dice;
  }

  /** The deployment is over; a window for special actions passes. */
  Scene deployed() {
    timeUp();
    return this;
  }

  /** The dice of the slot fall: {@code "A i1 H, B x1 M"}. */
  Scene roll(String faces) {
    assertThat(phase() == Phase.ROLL || phase() == Phase.C_ROLL).isTrue();
    return until(new Step.TimeUp<>(), c -> shows(c, faces));
  }

  /** The last one asked rerolls; with an empty text nothing falls. */
  Scene reroll(int seat, String dice, String faces) {
    Action action = Actions.reroll(id(), dice(dice));
    return until(new Step.Move<>(Seat.of(seat), action), c -> shows(c, faces));
  }

  private boolean shows(City c, String faces) {
    if (faces.isEmpty()) return true;
    Event rolled = null;
    for (Event event : c.news) if (event.kind == Event.Kind.ROLLED) rolled = event;
    if (rolled == null) return false;
    for (String part : faces.split(", ")) {
      String[] words = part.split(" ");
      int item = 9 * (words[0].charAt(0) - 'A') + die(words[1]);
      int at = rolled.items.indexOf(item);
      assertWithMessage(part + " is not thrown").that(at).isAtLeast(0);
      if (rolled.faces.get(at) != 1 + "HRDM".indexOf(words[2])) return false;
    }
    return true;
  }

  /** Takes a step with luck that leads where it should. */
  Scene until(Step<Action> step, Predicate<City> wanted) {
    for (int i = 0; i < 300_000; i++) {
      try {
        State next = GAME.step(state, step, Chance.of("try " + i));
        if (!wanted.test(next.city())) continue;
        state = next;
        KIT.assertConserved(state, setup);
        return this;
      } catch (IllegalAction e) {
        throw new AssertionError(e.getMessage());
      }
    }
    throw new AssertionError("no such luck");
  }

  Scene act(int seat, Action action) {
    try {
      state = GAME.apply(state, Seat.of(seat), action, Chance.of("step " + steps++));
      KIT.assertConserved(state, setup);
      return this;
    } catch (IllegalAction e) {
      throw new AssertionError(seat + " " + action + ": " + e.getMessage());
    }
  }

  /** Two of those there claim the first gain, and stay by it until it counts. */
  Scene clash() {
    int there = city().participants();
    int first = Integer.numberOfTrailingZeros(there);
    act(first, Actions.want(id(), 1));
    act(Integer.numberOfTrailingZeros(there & ~(1 << first)), Actions.want(id(), 1));
    return timeUp().timeUp();
  }

  Scene say(int seat, Word word) {
    return act(seat, Actions.word(id(), word));
  }

  /** Several seats say the same. */
  Scene say(Word word, int... seats) {
    for (int seat : seats) say(seat, word);
    return this;
  }

  /** Why an action is refused; the state stays as it is. */
  String refusal(int seat, Action action) {
    State before = state;
    IllegalAction refusal =
        GAME.check(state, Seat.of(seat), action)
            .orElseThrow(() -> new AssertionError(action + " is accepted"));
    assertThat(state).isEqualTo(before);
    assertWithMessage(refusal.key()).that(GAME.texts().has(refusal.key())).isTrue();
    return refusal.key();
  }

  boolean allows(int seat, Action action) {
    return !GAME.check(state, Seat.of(seat), action).isPresent();
  }

  Scene timeUp() {
    state = GAME.timeUp(state, Chance.of("step " + steps++));
    KIT.assertConserved(state, setup);
    return this;
  }

  Scene away(int... seats) {
    for (int seat : seats) {
      state = GAME.presence(state, Seat.of(seat), false, Chance.of("step " + steps++));
    }
    return this;
  }

  Scene back(int... seats) {
    for (int seat : seats) {
      state = GAME.presence(state, Seat.of(seat), true, Chance.of("step " + steps++));
    }
    return this;
  }

  /** Goes on by the clock until a phase is reached. */
  Scene runTo(Phase phase) {
    for (int i = 0; i < 60 && phase() != phase; i++) timeUp();
    assertThat(phase()).isEqualTo(phase);
    return this;
  }

  /** A split by letters, one for each gain, a dash for set aside: {@code "A B -"}. */
  Action split(String takers) {
    List<Integer> list = new ArrayList<>();
    for (String taker : takers.split(" ")) {
      list.add(taker.equals("-") ? 0 : 1 + taker.charAt(0) - 'A');
    }
    return Actions.propose(id(), list);
  }

  Action point(int seat, int ranks) {
    return Actions.point(id(), List.of(seat), List.of(ranks));
  }

  Action point(int seat, int ranks, int other, int otherRanks) {
    return Actions.point(id(), List.of(seat, other), List.of(ranks, otherRanks));
  }

  static Action claim(String objective, String cards) {
    return claim(objective, cards, 0);
  }

  static Action claim(String objective, String cards, int altToken) {
    List<Integer> list = new ArrayList<>();
    for (String id : cards.split(" ")) list.add(1 + card(id));
    list.sort(null);
    return Actions.claim(1 + objective(objective), list, altToken);
  }

  static Action combine(String combo, String... kinds) {
    int number = 0;
    while (!Box.COMBINATIONS.get(number).id().equals(combo)) number++;
    int second = kinds.length > 1 ? 1 + kind(kinds[1]) : 0;
    return Actions.combine(1 + number, 1 + kind(kinds[0]), second);
  }

  static int element(String name) {
    return name.contains("_") ? Element.card(card(name)) : Element.token(kind(name));
  }

  static List<Integer> elements(String names) {
    List<Integer> list = new ArrayList<>();
    for (String name : names.split(" ")) list.add(element(name));
    list.sort(null);
    return list;
  }

  List<Action> choices(int seat) {
    return GAME.choices(state, Seat.of(seat));
  }

  View view(int seat) {
    return GAME.view(state, Viewer.of(Seat.of(seat)));
  }

  View board() {
    return GAME.view(state, Viewer.BOARD);
  }

  State state() {
    return state;
  }

  City city() {
    return state.city();
  }

  Phase phase() {
    return state.city().phase;
  }

  int id() {
    return state.city().instance;
  }

  int rank(int seat) {
    return state.city().rank[seat];
  }

  int mafia() {
    return state.city().mafia;
  }

  int tokens(int seat, String kind) {
    return state.city().allSeizures(seat, kind(kind));
  }

  boolean hasCard(int seat, String id) {
    return (state.city().allCards(seat) >>> card(id) & 1) != 0;
  }

  boolean isDiscarded(String id) {
    return Arrays.stream(state.city().discard).anyMatch(card -> card == card(id));
  }

  int informants(int seat) {
    int count = 0;
    for (int owner : state.city().owner) if (owner == seat) count++;
    return count;
  }

  int at(int seat, String die) {
    return state.city().at[state.city().dieOf(seat, die(die) - 1)];
  }

  boolean told(Event.Kind kind) {
    for (Event event : state.city().news) if (event.kind == kind) return true;
    return false;
  }

  List<Seat> waiting() {
    List<Seat> seats = new ArrayList<>();
    for (Seat seat : GAME.waitingFor(state)) seats.add(seat);
    return seats;
  }

  boolean waitsFor(int seat) {
    return GAME.waitingFor(state).has(seat);
  }

  Outcome outcome() {
    return GAME.outcome(state).orElseThrow(() -> new AssertionError("not over: " + state));
  }

  boolean isOver() {
    return GAME.outcome(state).isPresent();
  }
}
