package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Cause;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.SlotState;
import org.precinct.engine.policecity.proto.View;

/**
 * The whole table: the draft that one step writes on.
 *
 * <p>A step works on a copy of its own and hands it over as a {@link State}, which nobody changes
 * any more. Numbers count from 0 here: seats, slots, cards, kinds, tokens. Lists are replaced,
 * never changed, so a copy shares them.
 *
 * <p>Dice have one number each: own die <i>d</i> of seat <i>s</i> is 4 <i>s</i> + <i>d</i> (0 and 1
 * inspectors, 2 sergeant, 3 lieutenant), informant <i>i</i> comes after all of them. Where a single
 * player's dice are meant, they are <i>members</i>: 0 to 3 his own, 4 to 8 the informants.
 */
final class City {
  /** Places of dice that are not on a slot. */
  static final int HOME = -1;

  static final int USED = -2;
  static final int OFFICE = -3;
  static final int HELD = -4;

  /** An informant gained this round. */
  static final int FRESH = -5;

  static final int SUPPLY = -6;

  static final int OWN = Staff.OWN;
  static final int LIEUTENANT = OWN - 1;
  static final int SERGEANT = LIEUTENANT - 1;
  static final int MEMBERS = Staff.MEMBERS;

  final Rules rules;
  final int seats;

  int[] rank;
  int mafia;

  /** Seizure kinds on ranks 2, 4, 6, 8; −1 where none lies. */
  int[] track;

  /** The top of a deck is its last element. */
  int[] deck;

  int[] discard;
  int[] objectiveDeck;
  int[] objectiveDiscard;

  /** The three open ones; −1 for none. */
  int[] objectives;

  int[] seizureSupply;
  int[] tokenSupply;

  /** Stock by seat: 5 × seat + kind. */
  int[] seizures;

  int[] filedSeizures;

  /** Stock by seat, a bit for each card. */
  long[] cards;

  long[] filedCards;

  /** Special actions that all have seen: 5 × seat + token. */
  int[] tokens;

  /** Special action dealt and not yet seen; −1 if none. */
  int[] dealt;

  /** Who holds the mafioso's loyalty token; −1 if nobody. */
  int mafioso;

  int present;
  Phase phase;

  /** What inputs refer to. */
  int instance;

  /** Which sand is running. */
  int glass;

  int round;
  int keeper;

  /** Seats that have decided in this phase: Ready, Done, Pass, a commit. */
  int decided;

  /** Nobody is asked in this phase: it lasts for a breath, so that everybody sees what happened. */
  boolean breath;

  /** Public inputs by seat in this phase. */
  int[] acts;

  /** What lies unsent on each seat's screen in this phase: see {@link Whispers}. */
  List<Action> lying;

  /** Seats that have used their combination of the round. */
  int combined;

  /** Seats that may still use that of the round before (R54). */
  int uncombined;

  /** Deployment in turns: whose turn, who holds, whether the die of this turn is placed. */
  int turn;

  int holding;
  boolean placedDie;

  int[] at;
  int[] face;

  /** By informant: its owner or −1, and the die it rides on or −1. */
  int[] owner;

  int[] carrier;

  /** Cards of the round; −1 once closed. */
  int[] slotCard;

  SlotState[] slotState;

  /** The slot being resolved, or −1. */
  int slot;

  /** Its card is in somebody's stock already. */
  boolean cardTaken;

  /** Seats whose lieutenant was called here. */
  int called;

  /** Seats whose sergeant shows a double that counts as a rank: so it lies in {@link #face}. */
  int turned;

  /** Handcuffs by seat from Reinforcements. */
  int[] reinforced;

  /** What is shared out here, as {@link Gain} numbers. */
  int[] gains;

  /** 1 before the conflict, 2 after it. */
  int stage;

  /** Publication numbers given so far in this phase. */
  int numbers;

  List<Proposal> proposals;

  /** Number of the proposal or pact that a seat supports; 0 if none. */
  int[] support;

  /** For each gain that is talked about, the seats that claim it. */
  int[] claimed;

  List<Announcement> queue;

  /** Announcements of this round that were cancelled: 2 × seat, + 1 for the Counter-order. */
  int cancelled;

  /** Secret choices: a bit for each member. */
  int[] chosen;

  /** Secret until revealed: seats × pointer + target. */
  int[] points;

  int[] conflictRanks;
  int[] hits;

  /** Seats that still pick a seizure token, in order. */
  List<Integer> picks;

  /** The pick is a Ranking officer's (R23). */
  boolean officerPicks;

  /** Ranks still to be given out on this slot. */
  int[] dueRanks;

  List<Pledge> pledges;
  List<Pact> pacts;
  List<Swap> swaps;
  Cause cause;
  int winners;

  /** What the last step told everybody. */
  List<Event> news;

  /**
   * What everybody was shown last on the way here. It is no part of the state: views take over from
   * it what has not changed, so that to tell of a step costs as little as the step itself.
   */
  View shown = Views.NOTHING;

  /** The luck of the step being taken. */
  private Chance luck;

  City(Rules rules) {
    this.rules = rules;
    this.seats = rules.seats();
  }

  /** A draft for the next step. */
  City copy(Chance stepLuck) {
    City c = new City(rules);
    c.rank = rank.clone();
    c.mafia = mafia;
    c.track = track.clone();
    c.deck = deck;
    c.discard = discard;
    c.objectiveDeck = objectiveDeck;
    c.objectiveDiscard = objectiveDiscard;
    c.objectives = objectives.clone();
    c.seizureSupply = seizureSupply.clone();
    c.tokenSupply = tokenSupply.clone();
    c.seizures = seizures.clone();
    c.filedSeizures = filedSeizures.clone();
    c.cards = cards.clone();
    c.filedCards = filedCards.clone();
    c.tokens = tokens.clone();
    c.dealt = dealt.clone();
    c.mafioso = mafioso;
    c.present = present;
    c.phase = phase;
    c.instance = instance;
    c.glass = glass;
    c.round = round;
    c.keeper = keeper;
    c.decided = decided;
    c.breath = breath;
    c.acts = acts.clone();
    c.lying = lying;
    c.combined = combined;
    c.uncombined = uncombined;
    c.turn = turn;
    c.holding = holding;
    c.placedDie = placedDie;
    c.at = at.clone();
    c.face = face.clone();
    c.owner = owner.clone();
    c.carrier = carrier.clone();
    c.slotCard = slotCard.clone();
    c.slotState = slotState.clone();
    c.slot = slot;
    c.cardTaken = cardTaken;
    c.called = called;
    c.turned = turned;
    c.reinforced = reinforced.clone();
    c.gains = gains;
    c.stage = stage;
    c.numbers = numbers;
    c.proposals = proposals;
    c.support = support.clone();
    c.claimed = claimed.clone();
    c.queue = queue;
    c.cancelled = cancelled;
    c.chosen = chosen.clone();
    c.points = points.clone();
    c.conflictRanks = conflictRanks;
    c.hits = hits;
    c.picks = picks;
    c.officerPicks = officerPicks;
    c.dueRanks = dueRanks.clone();
    c.pledges = pledges;
    c.pacts = pacts;
    c.swaps = swaps;
    c.cause = cause;
    c.winners = winners;
    c.news = new ArrayList<>(4);
    c.shown = shown;
    c.luck = stepLuck;
    return c;
  }

  Chance luck() {
    return luck;
  }

  /** The step is over: its luck is spent. */
  void seal() {
    luck = null;
  }

  private Object[] everything() {
    return new Object[] {
      rules,
      rank,
      mafia,
      track,
      deck,
      discard,
      objectiveDeck,
      objectiveDiscard,
      objectives,
      seizureSupply,
      tokenSupply,
      seizures,
      filedSeizures,
      cards,
      filedCards,
      tokens,
      dealt,
      mafioso,
      present,
      phase,
      instance,
      glass,
      round,
      keeper,
      decided,
      breath,
      acts,
      lying,
      combined,
      uncombined,
      turn,
      holding,
      placedDie,
      at,
      face,
      owner,
      carrier,
      slotCard,
      slotState,
      slot,
      cardTaken,
      called,
      turned,
      reinforced,
      gains,
      stage,
      numbers,
      proposals,
      support,
      claimed,
      queue,
      cancelled,
      chosen,
      points,
      conflictRanks,
      hits,
      picks,
      officerPicks,
      dueRanks,
      pledges,
      pacts,
      swaps,
      cause,
      winners,
      news
    };
  }

  boolean sameAs(City other) {
    return Arrays.deepEquals(everything(), other.everything());
  }

  int hash() {
    return Arrays.deepHashCode(everything());
  }

  int everybody() {
    return (1 << seats) - 1;
  }

  boolean isOver() {
    return phase == Phase.OVER;
  }

  Card card() {
    return Box.card(slotCard[slot]);
  }

  int die(int seat, int own) {
    return OWN * seat + own;
  }

  int informant(int index) {
    return OWN * seats + index;
  }

  int at(int seat, int own) {
    return at[OWN * seat + own];
  }

  /** The die that a player's member number means. */
  int dieOf(int seat, int member) {
    return member < OWN ? die(seat, member) : informant(member - OWN);
  }

  /** The member number of a die. */
  int memberOf(int die) {
    return die < OWN * seats ? die % OWN : OWN + die - OWN * seats;
  }

  /** The owner of any die; −1 for an informant in the supply. */
  int ownerOf(int die) {
    return die < OWN * seats ? die / OWN : owner[die - OWN * seats];
  }

  /** A player's members at a place, a bit each. */
  int membersAt(int seat, int place) {
    int mask = 0;
    for (int own = 0; own < OWN; own++) if (at(seat, own) == place) mask |= 1 << own;
    for (int i = 0; i < Box.INFORMANTS; i++) {
      if (owner[i] == seat && at[informant(i)] == place) mask |= 1 << OWN + i;
    }
    return mask;
  }

  /** Those that are thrown: all but the lieutenant. */
  int throwableAt(int seat, int place) {
    return membersAt(seat, place) & ~(1 << LIEUTENANT);
  }

  /** 6.5: players with at least one own die on the slot being resolved. */
  int participants() {
    int mask = 0;
    if (slot < 0) return 0;
    for (int seat = 0; seat < seats; seat++) {
      for (int own = 0; own < OWN; own++) if (at(seat, own) == slot) mask |= 1 << seat;
    }
    return mask;
  }

  boolean accepts(int slotIndex) {
    return slotCard[slotIndex] >= 0 && Box.card(slotCard[slotIndex]).acceptsDice();
  }

  int slotsWithDice() {
    int count = 0;
    for (int i = 0; i < slotCard.length; i++) if (accepts(i)) count++;
    return count;
  }

  /** Whether some of these tokens are with players: the supply is open, so all can work it out. */
  boolean isOut(Special special) {
    return tokenSupply[special.ordinal()] < Box.tokens(special);
  }

  boolean holds(int seat, Special special) {
    return tokens[Special.KINDS * seat + special.ordinal()] > 0 || dealt[seat] == special.ordinal();
  }

  /** Seats that may hold such a token as far as everybody knows: it was seen, or theirs was not. */
  int mayHold(Special special) {
    int mask = 0;
    for (int seat = 0; seat < seats; seat++) {
      boolean seen = tokens[Special.KINDS * seat + special.ordinal()] > 0;
      if (seen || dealt[seat] >= 0 && isOut(special)) mask |= 1 << seat;
    }
    return mask;
  }

  /** Turns a token for all to see, if nobody has seen one of this kind with him yet. */
  void show(int seat, Special special) {
    int index = Special.KINDS * seat + special.ordinal();
    if (tokens[index] > 0) return;
    dealt[seat] = -1;
    tokens[index] = 1;
  }

  /** A used token goes back to the open supply (R25). */
  void spend(int seat, Special special) {
    show(seat, special);
    tokens[Special.KINDS * seat + special.ordinal()]--;
    tokenSupply[special.ordinal()]++;
  }

  int files(int seat) {
    return tokens[Special.KINDS * seat + Special.TOP_SECRET_FILE.ordinal()];
  }

  /** Elements in a player's files. */
  int filed(int seat) {
    int count = Long.bitCount(filedCards[seat]);
    for (int kind = 0; kind < Seizure.KINDS; kind++) count += filedSeizure(seat, kind);
    return count;
  }

  int seizure(int seat, int kind) {
    return seizures[Seizure.KINDS * seat + kind];
  }

  int filedSeizure(int seat, int kind) {
    return filedSeizures[Seizure.KINDS * seat + kind];
  }

  /** Tokens of a kind, filed ones included (R27). */
  int allSeizures(int seat, int kind) {
    return seizure(seat, kind) + filedSeizure(seat, kind);
  }

  int allSeizures(int seat) {
    int count = 0;
    for (int kind = 0; kind < Seizure.KINDS; kind++) count += allSeizures(seat, kind);
    return count;
  }

  long allCards(int seat) {
    return cards[seat] | filedCards[seat];
  }

  /** Place cards and seizure tokens, filed ones included: the tie-break of 8. */
  int stock(int seat) {
    return Long.bitCount(allCards(seat)) + allSeizures(seat);
  }

  int seizuresInSupply() {
    int count = 0;
    for (int left : seizureSupply) count += left;
    return count;
  }

  int nextSeat(int seat) {
    return (seat + 1) % seats;
  }

  void tell(Event event) {
    news.add(event);
  }
}
