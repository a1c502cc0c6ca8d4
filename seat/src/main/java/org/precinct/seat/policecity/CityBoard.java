package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.DiePlace;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.kit.Gain;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Deal;
import org.precinct.engine.policecity.proto.DealProposal;
import org.precinct.engine.policecity.proto.Informant;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Player;
import org.precinct.engine.policecity.proto.Proposal;
import org.precinct.engine.policecity.proto.Result;
import org.precinct.engine.policecity.proto.Slot;
import org.precinct.engine.policecity.proto.SlotState;
import org.precinct.engine.policecity.proto.View;

/**
 * What lies on the table.
 *
 * @param me who looks; empty for the public board
 * @param calls the cards of the round, slot 1, next to the office, first
 * @param here the slot being resolved
 * @param objectives numbers of the mayor's open objectives
 * @param gains what is shared out at the moment
 * @param conflict whether dice count for ranks now, and not for handcuffs
 */
public record CityBoard(
    Phase phase,
    int round,
    int roundLimit,
    OptionalInt me,
    List<Captain> captains,
    Track track,
    List<Call> calls,
    Optional<Call> here,
    List<Integer> objectives,
    List<Integer> gains,
    boolean conflict) {

  /**
   * A player, as everybody may know them.
   *
   * @param asked is asked in this phase
   * @param decided has decided, where everybody may know it
   * @param seizures by kind
   * @param hasSecret has a special action that nobody else has seen
   * @param team own dice, each followed by the informants that ride on it, then the other ones
   * @param isThere has an own die on the slot being resolved
   * @param worth of the team there at the moment: handcuffs, or ranks in a conflict
   * @param hits fingers that point at this captain, once everybody has seen them
   * @param stock elements lying open, equal tokens repeated
   */
  public record Captain(
      int seat,
      int rank,
      boolean absent,
      boolean keeper,
      boolean asked,
      boolean decided,
      List<Integer> seizures,
      List<Card> cards,
      int filed,
      List<Special> specials,
      boolean hasSecret,
      boolean combined,
      List<Member> team,
      boolean isThere,
      int worth,
      int hits,
      List<Integer> stock) {

    /** The members of the team on a slot. */
    public List<Member> on(int slot) {
      List<Member> there = new ArrayList<>();
      for (Member member : team) if (member.at() == slot) there.add(member);
      return there;
    }

    public List<Member> inOffice() {
      List<Member> there = on(DiePlace.OFFICE);
      there.addAll(on(DiePlace.HELD));
      return there;
    }
  }

  /**
   * One die of a team.
   *
   * @param number 1 to 4 the captain's own, from 5 on informants
   * @param at a slot, or one of {@link DiePlace}
   * @param carrier the own die that an informant rides on; 0 for none
   */
  public record Member(int seat, int number, int at, Optional<Face> face, int carrier) {

    public Staff staff() {
      return Staff.of(number);
    }
  }

  /**
   * A card of this round.
   *
   * @param card empty where none was left for the slot
   * @param teams those on it, by seat
   * @param handcuffs so far, while it is being secured
   */
  public record Call(
      int slot,
      Optional<Card> card,
      SlotState state,
      boolean resolving,
      List<List<Member>> teams,
      OptionalInt handcuffs) {}

  /**
   * The progress track.
   *
   * @param last the highest number on it
   * @param tokens what lies on ranks
   */
  public record Track(
      int last, int goal, int mafia, int mafiaLimit, Map<Integer, Seizure> tokens) {}

  /** An open seizure token that a captain gives for a deal. */
  public record Given(int seat, Seizure kind) {}

  public static CityBoard of(View view) {
    boolean conflict = isConflict(view);
    List<Captain> captains = new ArrayList<>();
    for (int seat = 0; seat < view.players.size(); seat++) {
      captains.add(captain(view, seat, conflict));
    }
    List<Call> calls = new ArrayList<>();
    for (int slot = 1; slot <= view.slots.size(); slot++) calls.add(call(view, slot, captains));
    List<Integer> objectives = new ArrayList<>();
    for (int number : view.objectives) if (number > 0) objectives.add(number);
    return new CityBoard(
        view.phase,
        view.round,
        view.round_limit,
        view.mine == null ? OptionalInt.empty() : OptionalInt.of(view.mine.seat),
        captains,
        track(view),
        calls,
        view.slot > 0 && view.slot <= calls.size()
            ? Optional.of(calls.get(view.slot - 1))
            : Optional.empty(),
        objectives,
        view.gains,
        conflict);
  }

  /** Kinds on the track that nobody shows more of than this captain, who shows one at least. */
  public List<Seizure> leads(Captain captain) {
    List<Seizure> leads = new ArrayList<>();
    for (Seizure kind : track.tokens.values()) {
      int most = 1;
      for (Captain one : captains) most = Math.max(most, one.seizures.get(kind.ordinal()));
      if (captain.seizures.get(kind.ordinal()) == most) leads.add(kind);
    }
    return leads;
  }

  private static boolean isConflict(View view) {
    return switch (view.phase) {
      case C_ROLL, C_REROLL, C_POINT, C_REMOVE -> true;
      default -> !view.conflict_ranks.isEmpty();
    };
  }

  private static Track track(View view) {
    Map<Integer, Seizure> tokens = new LinkedHashMap<>();
    for (int i = 0; i < view.track.size(); i++) {
      int rank = 2 * (i + 1);
      Seizure.of(view.track.get(i)).ifPresent(kind -> tokens.put(rank, kind));
    }
    int last = Math.max(view.goal, view.mafia_limit);
    return new Track(last, view.goal, view.mafia, view.mafia_limit, tokens);
  }

  private static Captain captain(View view, int seat, boolean conflict) {
    Player player = view.players.get(seat);
    List<Member> team = team(view, seat);
    List<Card> cards = new ArrayList<>();
    for (int card : player.cards) cards.add(Box.cardNumbered(card));
    List<Special> specials = new ArrayList<>();
    for (Special special : Special.values()) {
      for (int i = 0; i < player.tokens.get(special.ordinal()); i++) specials.add(special);
    }
    boolean seen = seat < view.conflict_hits.size();
    return new Captain(
        seat,
        player.rank,
        player.absent,
        view.keeper == seat,
        Packed.has(view.asked, seat),
        Packed.has(view.marks, seat),
        player.seizures,
        cards,
        player.filed,
        specials,
        player.secret_token,
        player.combined,
        team,
        Packed.has(view.participants, seat),
        worth(view, seat, team, conflict),
        seen ? view.conflict_hits.get(seat) : 0,
        Owned.open(player));
  }

  private static List<Member> team(View view, int seat) {
    Player player = view.players.get(seat);
    List<Member> team = new ArrayList<>();
    for (int i = 0; i < player.dice.size(); i++) {
      int face = i < player.faces.size() ? player.faces.get(i) : 0;
      team.add(new Member(seat, i + 1, player.dice.get(i), Face.of(face), 0));
      addRiders(view, seat, i + 1, team);
    }
    addRiders(view, seat, 0, team);
    return team;
  }

  private static void addRiders(View view, int seat, int carrier, List<Member> team) {
    for (Informant one : view.informants) {
      if (one.owner != seat || one.carrier != carrier) continue;
      team.add(new Member(seat, one.die, one.at, Face.of(one.face), carrier));
    }
  }

  private static int worth(View view, int seat, List<Member> team, boolean conflict) {
    if (conflict && seat < view.conflict_ranks.size()) return view.conflict_ranks.get(seat);
    int worth = 0;
    if (!conflict && seat < view.reinforcements.size()) worth = view.reinforcements.get(seat);
    for (Member member : team) {
      if (view.slot == 0 || member.at() != view.slot) continue;
      boolean counts =
          conflict
              ? member.staff() == Staff.LIEUTENANT || member.face().map(Face::isRank).orElse(false)
              : member.face().map(Face::isHandcuff).orElse(false);
      if (counts) worth++;
    }
    return worth;
  }

  private static Call call(View view, int slot, List<Captain> captains) {
    Slot at = view.slots.get(slot - 1);
    Optional<Card> card = at.card == 0 ? Optional.empty() : Optional.of(Box.cardNumbered(at.card));
    List<List<Member>> teams = new ArrayList<>();
    for (Captain captain : captains) {
      List<Member> there = captain.on(slot);
      if (!there.isEmpty()) teams.add(there);
    }
    boolean resolving = view.slot == slot;
    boolean counted =
        resolving && view.gains.isEmpty() && card.map(Card::acceptsDice).orElse(false);
    return new Call(
        slot,
        card,
        at.state,
        resolving,
        teams,
        counted ? OptionalInt.of(view.handcuffs) : OptionalInt.empty());
  }

  /** Captains with an own die on the slot being resolved. */
  public List<Captain> there() {
    List<Captain> there = new ArrayList<>();
    for (Captain captain : captains) if (captain.isThere()) there.add(captain);
    return there;
  }

  /** The card being resolved. */
  public Optional<Card> card() {
    return here.flatMap(Call::card);
  }

  public Optional<Captain> mine() {
    return me.isPresent() ? Optional.of(captains.get(me.getAsInt())) : Optional.empty();
  }

  /** What securing a place brings besides the card, as printed: ranks, informants, tokens. */
  public static List<Integer> brings(Card card) {
    List<Integer> gains = new ArrayList<>();
    for (int i = 0; i < card.ranks(); i++) gains.add(Gain.RANK);
    for (int i = 0; i < card.informants(); i++) gains.add(Gain.INFORMANT);
    for (int kind = 0; kind < Seizure.KINDS; kind++) {
      for (int i = 0; i < card.seizures().get(kind); i++) gains.add(Gain.seizure(kind));
    }
    return gains;
  }

  /** The captains who are for a split, by seat. */
  public static List<Integer> supporters(Proposal proposal) {
    return seats(proposal.supporters);
  }

  /** The captains who are for a deal, by seat. */
  public static List<Integer> supporters(DealProposal deal) {
    return seats(deal.supporters);
  }

  /** Those whom a view names by a number: who is asked, takes part, claims, is for it or wins. */
  public static List<Integer> seats(int mask) {
    List<Integer> seats = new ArrayList<>();
    for (int number : Packed.numbers(mask)) seats.add(number - 1);
    return seats;
  }

  /** What a captain had in the Top-secret file at the end. */
  public static List<Integer> filed(Result result, int seat) {
    List<Integer> elements = new ArrayList<>();
    for (int filed : result.files) {
      if (Packed.seatOfFiled(filed) == seat) elements.add(Packed.filedElement(filed));
    }
    return elements;
  }

  /** The open tokens that a deal takes. */
  public static List<Given> given(Deal deal) {
    List<Given> given = new ArrayList<>();
    for (int token : deal.give) {
      Seizure kind = Seizure.of(Packed.kindOfToken(token)).get();
      given.add(new Given(Packed.seatOfToken(token), kind));
    }
    return given;
  }
}
