package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Cause;
import org.precinct.engine.policecity.proto.Difficulty;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.SlotState;

/** The setup (4), drawing luck in the order of its steps. */
final class Opening {
  static final int LOYALTY_TOKENS = 7;
  private static final int OPEN_OBJECTIVES = 3;

  private Opening() {}

  static City deal(Rules rules, Chance luck) {
    City c = new City(rules);
    int seats = rules.seats();
    blank(c);
    track(c, luck);
    int[] places = new int[Box.CARDS.size()];
    int count = 0;
    for (Card card : Box.CARDS) {
      if (rules.difficulty() != Difficulty.EASY || card.inEasy()) places[count++] = card.index();
    }
    c.deck = Decks.shuffled(Arrays.copyOf(places, count), luck);
    int[] objectives = new int[Box.OBJECTIVES.size()];
    Arrays.setAll(objectives, i -> i);
    c.objectiveDeck = Decks.shuffled(objectives, luck);
    c.objectives = new int[OPEN_OBJECTIVES];
    for (int i = 0; i < OPEN_OBJECTIVES; i++) c.objectives[i] = Decks.drawObjective(c);
    c.tell(News.of(Event.Kind.DEALT).build());
    tokens(c, luck);
    c.mafioso = -1;
    if (rules.mafioso()) {
      int[] loyalty = new int[LOYALTY_TOKENS];
      loyalty[LOYALTY_TOKENS - 1] = 1;
      loyalty = Decks.shuffled(loyalty, luck);
      for (int seat = 0; seat < seats; seat++) {
        if (loyalty[LOYALTY_TOKENS - 1 - seat] == 1) c.mafioso = seat;
      }
    }
    Stages.enter(c, Phase.PEEK);
    return c;
  }

  private static void blank(City c) {
    int seats = c.seats;
    c.rank = new int[seats];
    c.discard = Decks.EMPTY;
    c.objectiveDiscard = Decks.EMPTY;
    c.seizures = new int[Seizure.KINDS * seats];
    c.filedSeizures = new int[Seizure.KINDS * seats];
    c.cards = new long[seats];
    c.filedCards = new long[seats];
    c.tokens = new int[Special.KINDS * seats];
    c.dealt = new int[seats];
    c.present = c.everybody();
    c.acts = new int[seats];
    c.lying = List.of();
    c.at = new int[City.OWN * seats + Box.INFORMANTS];
    Arrays.fill(c.at, City.HOME);
    Arrays.fill(c.at, City.OWN * seats, c.at.length, City.SUPPLY);
    c.face = new int[c.at.length];
    Arrays.fill(c.face, -1);
    c.owner = new int[Box.INFORMANTS];
    Arrays.fill(c.owner, -1);
    c.carrier = c.owner.clone();
    c.slotCard = Decks.EMPTY;
    c.slotState = new SlotState[0];
    c.slot = -1;
    c.reinforced = new int[seats];
    c.gains = Decks.EMPTY;
    c.proposals = List.of();
    c.claimed = Decks.EMPTY;
    c.support = new int[seats];
    c.queue = List.of();
    c.chosen = new int[seats];
    c.points = new int[seats * seats];
    c.conflictRanks = Decks.EMPTY;
    c.hits = Decks.EMPTY;
    c.picks = List.of();
    c.dueRanks = new int[seats];
    c.pledges = List.of();
    c.pacts = List.of();
    c.swaps = List.of();
    c.cause = Cause.CAUSE_NONE;
    c.news = new ArrayList<>();
  }

  /** One token of each kind is shuffled; the first ones lie on ranks 2, 4, 6 and 8. */
  private static void track(City c, Chance luck) {
    int[] kinds = new int[Seizure.KINDS];
    Arrays.setAll(kinds, i -> i);
    c.track = Arrays.copyOf(Decks.shuffled(kinds, luck), c.rules.thresholds());
    c.seizureSupply = new int[Seizure.KINDS];
    Arrays.fill(c.seizureSupply, Seizure.EACH);
    for (int kind : c.track) c.seizureSupply[kind]--;
  }

  /** One special action each, face down; a Top-secret file is turned face up at once. */
  private static void tokens(City c, Chance luck) {
    c.tokenSupply = new int[Special.KINDS];
    int all = 0;
    for (Special special : Special.values()) all += Box.tokens(special);
    int[] pile = new int[all];
    int next = 0;
    for (Special special : Special.values()) {
      c.tokenSupply[special.ordinal()] = Box.tokens(special);
      for (int i = 0; i < Box.tokens(special); i++) pile[next++] = special.ordinal();
    }
    pile = Decks.shuffled(pile, luck);
    for (int seat = 0; seat < c.seats; seat++) {
      int token = pile[all - 1 - seat];
      c.tokenSupply[token]--;
      c.dealt[seat] = token;
      if (token == Special.TOP_SECRET_FILE.ordinal()) {
        c.show(seat, Special.TOP_SECRET_FILE);
        c.tell(News.of(Event.Kind.FILE_SHOWN, seat).build());
      }
    }
  }
}
