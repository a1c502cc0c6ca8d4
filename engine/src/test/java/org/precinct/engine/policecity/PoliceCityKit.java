package org.precinct.engine.policecity;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.precinct.engine.Chance;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.kit.Kit;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.SlotState;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;

/** What the generic tests need to know of Police City. */
public final class PoliceCityKit implements Kit<State, Action, View, Event> {
  private static final Set<Word> ON =
      Set.of(Word.ACK, Word.READY, Word.HOLD, Word.PASS, Word.TAP, Word.DONE);

  private final PoliceCity game = new PoliceCity();

  @Override
  public Game<State, Action, View, Event> game() {
    return game;
  }

  @Override
  public List<Setup> setups() {
    return List.of(
        Setup.of(3),
        Setup.of(4, "difficulty", "medium", "pace", "brisk"),
        Setup.of(5, "difficulty", "hard", "infiltrated_mafioso", "on", "hourglass", "20"),
        Setup.of(6, "difficulty", "medium", "infiltrated_mafioso", "on", "hourglass", "45"),
        Setup.of(3, "placement", "turns", "length", "short", "hourglass", "60"),
        Setup.of(4, "placement", "turns", "infiltrated_mafioso", "on", "pace", "relaxed"),
        Setup.of(5, "difficulty", "easy", "round_limit", "30", "absent", "bot"),
        Setup.of(6, "difficulty", "hard", "length", "short", "round_limit", "12"),
        Setup.of(6, "placement", "turns", "difficulty", "medium", "hourglass", "90"));
  }

  @Override
  public List<Setup> playthroughs() {
    return List.of(
        Setup.of(3, "difficulty", "easy"),
        Setup.of(4, "difficulty", "medium"),
        Setup.of(5, "difficulty", "hard"),
        Setup.of(6, "difficulty", "medium", "infiltrated_mafioso", "on"),
        Setup.of(4, "difficulty", "easy", "length", "short", "placement", "turns"));
  }

  @Override
  public int mostSteps(Setup setup) {
    return 60_000;
  }

  @Override
  public State rearrange(State state, Viewer viewer, Chance chance) {
    City c = state.draft(chance);
    c.news = state.city().news;
    int own = viewer.seat().map(Seat::number).orElse(-1);
    c.deck = Decks.shuffled(c.deck, chance);
    c.objectiveDeck = Decks.shuffled(c.objectiveDeck, chance);
    if (c.isOver()) return new State(c);
    loyalty(c, own, chance);
    dealtTokens(c, own, chance);
    files(c, own, chance);
    secretChoices(c, own, chance);
    return new State(c);
  }

  private static void loyalty(City c, int own, Chance chance) {
    if (!c.rules.mafioso() || own >= 0 && c.mafioso == own) return;
    do c.mafioso = chance.below(c.seats + 1) - 1;
    while (own >= 0 && c.mafioso == own);
  }

  /** The open supply tells which tokens were dealt, but not to whom. */
  private static void dealtTokens(City c, int own, Chance chance) {
    List<Integer> holders = new ArrayList<>();
    List<Integer> tokens = new ArrayList<>();
    for (int seat = 0; seat < c.seats; seat++) {
      if (seat == own || c.dealt[seat] < 0) continue;
      holders.add(seat);
      tokens.add(c.dealt[seat]);
    }
    tokens = chance.shuffled(tokens);
    for (int i = 0; i < holders.size(); i++) c.dealt[holders.get(i)] = tokens.get(i);
  }

  /** Other elements in the same number, but for those that lie in an open pledge or offer. */
  private static void files(City c, int own, Chance chance) {
    for (int seat = 0; seat < c.seats; seat++) {
      if (seat == own || isShowing(c, seat)) continue;
      int count = c.filed(seat);
      for (int kind = 0; kind < Seizure.KINDS; kind++) {
        c.filedSeizures[Seizure.KINDS * seat + kind] = 0;
      }
      c.filedCards[seat] = 0;
      while (c.filed(seat) < count) {
        int card = chance.below(40);
        if (chance.oneIn(2)) c.filedSeizures[Seizure.KINDS * seat + chance.below(5)]++;
        else if ((c.cards[seat] >>> card & 1) == 0) c.filedCards[seat] |= 1L << card;
      }
    }
  }

  private static boolean isShowing(City c, int seat) {
    for (Pledge pledge : c.pledges) if (pledge.seat() == seat && pledge.filed()) return true;
    for (Pact pact : c.pacts) {
      if (pact.author() == seat && !pact.giveFiled().isEmpty()) return true;
    }
    for (Swap swap : c.swaps) {
      if (swap.from() == seat && !swap.giveFiled().isEmpty()) return true;
    }
    return false;
  }

  private static void secretChoices(City c, int own, Chance chance) {
    int asked = Stages.of(c).deciders(c);
    for (int seat = 0; seat < c.seats; seat++) {
      if (seat == own || (asked >>> seat & 1) == 0) continue;
      int bit = 1 << seat;
      if (!Views.showsMarks(c.phase)) c.decided = c.decided & ~bit | (chance.oneIn(2) ? bit : 0);
      if (c.phase == Phase.C_POINT && (c.decided & bit) != 0) {
        for (int target = 0; target < c.seats; target++) {
          c.points[c.seats * seat + target] = chance.below(3);
        }
      }
      switch (c.phase) {
        case REROLL, C_REROLL, C_REMOVE, OFFICE_KEEP -> c.chosen[seat] = chance.below(512);
        default -> {}
      }
    }
  }

  @Override
  public Map<String, String> brief() {
    return Map.of(
        "length", "short",
        "round_limit", "12",
        "placement", "turns",
        "infiltrated_mafioso", "off",
        "difficulty", "hard");
  }

  @Override
  public boolean leadsOn(Action action) {
    return action.support != null || action.word != null && ON.contains(action.word);
  }

  @Override
  public int share() {
    return 28;
  }

  @Override
  public void assertConserved(State state, Setup setup) {
    City c = state.city();
    for (int kind = 0; kind < Seizure.KINDS; kind++) {
      int count = c.seizureSupply[kind];
      for (int token : c.track) if (token == kind) count++;
      for (int seat = 0; seat < c.seats; seat++) count += c.allSeizures(seat, kind);
      assertWithMessage("tokens of kind " + kind).that(count).isEqualTo(10);
      assertThat(c.seizureSupply[kind]).isAtLeast(0);
    }
    for (Special special : Special.values()) {
      int count = c.tokenSupply[special.ordinal()];
      for (int seat = 0; seat < c.seats; seat++) {
        count += c.tokens[Special.KINDS * seat + special.ordinal()];
        if (c.dealt[seat] == special.ordinal()) count++;
      }
      assertWithMessage(special.name()).that(count).isEqualTo(Box.tokens(special));
    }
    assertThat(places(c)).isEqualTo(placesOf(c));
    List<Integer> objectives = new ArrayList<>();
    for (int[] pile : new int[][] {c.objectiveDeck, c.objectiveDiscard, c.objectives}) {
      for (int objective : pile) if (objective >= 0) objectives.add(objective);
    }
    assertThat(objectives).containsNoDuplicates();
    assertThat(objectives).hasSize(20);
    dice(c);
  }

  private static List<Integer> placesOf(City c) {
    List<Integer> all = new ArrayList<>();
    boolean easy = c.rules.difficulty().getValue() == 0;
    for (Card card : Box.CARDS) if (!easy || card.inEasy()) all.add(card.index());
    return all;
  }

  private static List<Integer> places(City c) {
    List<Integer> found = new ArrayList<>();
    for (int card : c.deck) found.add(card);
    for (int card : c.discard) found.add(card);
    for (int slot = 0; slot < c.slotCard.length; slot++) {
      boolean taken = slot == c.slot && c.cardTaken;
      if (c.slotState[slot] != SlotState.CLOSED && !taken) found.add(c.slotCard[slot]);
    }
    for (int seat = 0; seat < c.seats; seat++) {
      assertThat(c.cards[seat] & c.filedCards[seat]).isEqualTo(0);
      for (int card = 0; card < 55; card++) {
        if ((c.allCards(seat) >>> card & 1) != 0) found.add(card);
      }
      assertThat(c.filed(seat)).isAtMost(3 * c.files(seat));
    }
    found.sort(null);
    return found;
  }

  private static void dice(City c) {
    int[] held = new int[c.seats];
    for (int die = 0; die < c.at.length; die++) {
      int place = c.at[die];
      if (place >= 0) assertThat(c.accepts(place)).isTrue();
      if (die < City.OWN * c.seats) {
        assertThat(place).isAtLeast(City.HELD);
        if (place == City.HELD) held[die / City.OWN]++;
        continue;
      }
      int informant = die - City.OWN * c.seats;
      assertThat(place == City.SUPPLY).isEqualTo(c.owner[informant] < 0);
      if (c.carrier[informant] < 0) continue;
      // Only in deployment does an informant follow its carrier.
      if (c.slot < 0) assertThat(c.at[c.carrier[informant]]).isEqualTo(place);
      assertThat(c.carrier[informant] / City.OWN).isEqualTo(c.owner[informant]);
    }
    for (int seat = 0; seat < c.seats; seat++) assertThat(held[seat]).isAtMost(1);
    assertThat(Arrays.stream(c.rank).min().getAsInt()).isAtLeast(0);
    assertThat(c.mafia).isAtLeast(0);
    assertThat(c.mafia).isAtMost(c.rules.mafiaLimit());
  }

  /** Splits, pairs of a Counter-order, deals and offers are given by examples. */
  @Override
  public boolean isListed(Action action) {
    return action.propose == null
        && action.counter_order == null
        && action.deal == null
        && action.offer == null;
  }

  @Override
  public boolean determines() {
    return false;
  }

  @Override
  public List<Object> facts(State state) {
    return List.of();
  }
}
