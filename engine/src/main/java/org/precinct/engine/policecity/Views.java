package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Deal;
import org.precinct.engine.policecity.proto.DealProposal;
import org.precinct.engine.policecity.proto.Informant;
import org.precinct.engine.policecity.proto.Loyalty;
import org.precinct.engine.policecity.proto.Mine;
import org.precinct.engine.policecity.proto.Offer;
import org.precinct.engine.policecity.proto.OpenOffer;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Player;
import org.precinct.engine.policecity.proto.Point;
import org.precinct.engine.policecity.proto.Result;
import org.precinct.engine.policecity.proto.Slot;
import org.precinct.engine.policecity.proto.View;

/** What a viewer may know (5). The only way out of a state. */
final class Views {
  static final View NOTHING = new View.Builder().build();

  private static final Player NOBODY = new Player.Builder().build();

  private Views() {}

  /**
   * @param seat the viewer's, or −1 for the public board
   */
  static View of(City c, int seat) {
    View.Builder view = new View.Builder();
    common(c, view);
    own(c, seat, view);
    return view.build();
  }

  /** What everybody sees. */
  static View common(City c) {
    View.Builder view = new View.Builder();
    common(c, view);
    c.shown = view.build();
    return c.shown;
  }

  /** What a player sees besides. */
  static View own(City c, int seat) {
    View.Builder view = new View.Builder();
    own(c, seat, view);
    return view.build();
  }

  private static void common(City c, View.Builder view) {
    table(c, view);
    resolving(c, view);
    for (int seat = 0; seat < c.seats; seat++) view.players.add(player(c, seat));
    if (c.isOver()) view.result(result(c));
  }

  private static void own(City c, int seat, View.Builder view) {
    if (seat >= 0 && seat < c.seats) view.mine(mine(c, seat));
  }

  private static void table(City c, View.Builder view) {
    view.phase(c.phase)
        .phase_id(c.instance)
        .round(c.round)
        .keeper(c.keeper)
        .difficulty(c.rules.difficulty())
        .mafioso_variant(c.rules.mafioso())
        .goal(c.rules.goal())
        .mafia_limit(c.rules.mafiaLimit())
        .round_limit(c.rules.roundLimit())
        .mafia(c.mafia)
        .place_deck(c.deck.length)
        .objective_deck(c.objectiveDeck.length)
        .slot(c.slot + 1)
        .holding(c.phase == Phase.DEPLOY_TURN ? c.holding : 0);
    view.track = fromOne(c.shown.track, c.track);
    view.place_discard = fromOne(c.shown.place_discard, c.discard);
    view.objective_discard = fromOne(c.shown.objective_discard, c.objectiveDiscard);
    view.objectives = fromOne(c.shown.objectives, c.objectives);
    view.seizure_supply = part(c.shown.seizure_supply, c.seizureSupply, 0, Seizure.KINDS, 0);
    view.token_supply = part(c.shown.token_supply, c.tokenSupply, 0, Special.KINDS, 0);
    int free = 0;
    for (int i = 0; i < Box.INFORMANTS; i++) {
      if (c.owner[i] < 0) free++;
      else view.informants.add(informant(c, i));
    }
    view.informant_supply(free);
    for (int i = 0; i < c.slotCard.length; i++) {
      view.slots.add(new Slot(1 + c.slotCard[i], c.slotState[i]));
    }
    if (c.isOver()) return;
    view.asked(Stages.of(c).deciders(c));
    if (showsMarks(c.phase)) view.marks(c.decided);
  }

  /** Ready and Done marks, taps and ticks are public; who has passed or chosen dice is not. */
  static boolean showsMarks(Phase phase) {
    return switch (phase) {
      case DEPLOY,
              ROLL,
              NEGOTIATE,
              STATEMENT,
              C_ROLL,
              C_POINT,
              PLEDGE,
              MAFIA_DEAL,
              TRADE,
              LAST_CLAIMS ->
          true;
      default -> false;
    };
  }

  /** What goes on at the slot being resolved. */
  private static void resolving(City c, View.Builder view) {
    for (Announcement entry : c.queue) {
      view.announcements.add(
          new org.precinct.engine.policecity.proto.Announcement(
              entry.seat(), 1 + entry.special().ordinal()));
    }
    if (c.slot < 0) return;
    view.participants(c.participants())
        .lieutenants_called(c.called)
        .gains(News.list(c.gains))
        .stage(c.stage)
        .claimed(News.list(c.claimed))
        .conflict_ranks(News.list(c.conflictRanks))
        .conflict_hits(News.list(c.hits));
    if (c.gains.length == 0) view.handcuffs(Securing.handcuffs(c));
    for (int credit : c.reinforced) {
      if (credit == 0) continue;
      view.reinforcements(News.list(c.reinforced));
      break;
    }
    for (Proposal proposal : c.proposals) {
      view.proposals.add(
          new org.precinct.engine.policecity.proto.Proposal(
              proposal.number(),
              proposal.author(),
              proposal.takers(),
              Support.of(c, proposal.number())));
    }
    for (Pledge pledge : c.pledges) {
      view.pledges.add(
          new org.precinct.engine.policecity.proto.Pledge(
              pledge.seat(), pledge.element(), pledge.filed()));
    }
    for (Pact pact : c.pacts) {
      view.deals.add(
          new DealProposal(
              pact.number(),
              pact.author(),
              new Deal(pact.give(), pact.giveFiled(), pact.ranks()),
              Support.of(c, pact.number()),
              MafiaDeal.isValid(c, pact)));
    }
    for (Swap swap : c.swaps) {
      view.offers.add(
          new OpenOffer(
              swap.number(),
              swap.from(),
              new Offer(swap.to(), swap.give(), swap.giveFiled(), swap.want())));
    }
  }

  private static Player player(City c, int seat) {
    Player before = seat < c.shown.players.size() ? c.shown.players.get(seat) : NOBODY;
    Player.Builder player =
        new Player.Builder()
            .rank(c.rank[seat])
            .absent((c.present >>> seat & 1) == 0)
            .filed(c.filed(seat))
            .secret_token(c.dealt[seat] >= 0)
            .combined(Combinations.isUsed(c, seat))
            .acts(c.acts[seat]);
    player.seizures = part(before.seizures, c.seizures, Seizure.KINDS * seat, Seizure.KINDS, 0);
    player.cards = cards(before.cards, c.cards[seat]);
    player.tokens = part(before.tokens, c.tokens, Special.KINDS * seat, Special.KINDS, 0);
    player.dice = part(before.dice, c.at, c.die(seat, 0), City.OWN, place(0));
    boolean thrown = false;
    for (int own = 0; own < City.OWN; own++) thrown |= c.face[c.die(seat, own)] >= 0;
    if (thrown) player.faces = part(before.faces, c.face, c.die(seat, 0), City.OWN, 1);
    Player now = player.build();
    return now.equals(before) ? before : now;
  }

  /** Slots count from 1; 0 is home, then come used, office, held and fresh. */
  private static int place(int at) {
    return at + 1;
  }

  private static Informant informant(City c, int index) {
    int die = c.informant(index);
    return new Informant(
        1 + City.OWN + index,
        c.owner[index],
        place(c.at[die]),
        c.carrier[index] < 0 ? 0 : 1 + c.carrier[index] % City.OWN,
        1 + c.face[die]);
  }

  private static Mine mine(City c, int seat) {
    boolean decided = (c.decided >>> seat & 1) != 0;
    Mine.Builder mine =
        new Mine.Builder()
            .seat(seat)
            .token(1 + c.dealt[seat])
            .loyalty(loyalty(c, seat))
            .file(Stock.list(c, seat, true))
            .decided(decided)
            .lying(Whispers.of(c, seat).orElse(null))
            .may(Possibilities.of(c, seat));
    if (!decided) return mine.build();
    switch (c.phase) {
      case REROLL, C_REROLL, C_REMOVE, OFFICE_KEEP -> mine.chosen(Packed.numbers(c.chosen[seat]));
      case C_POINT -> {
        List<Integer> seats = new ArrayList<>();
        List<Integer> ranks = new ArrayList<>();
        for (int target = 0; target < c.seats; target++) {
          int points = c.points[c.seats * seat + target];
          if (points == 0) continue;
          seats.add(target);
          ranks.add(points);
        }
        mine.pointed(new Point(seats, ranks));
      }
      default -> {}
    }
    return mine.build();
  }

  private static Loyalty loyalty(City c, int seat) {
    if (!c.rules.mafioso()) return Loyalty.LOYALTY_NONE;
    return c.mafioso == seat ? Loyalty.MAFIOSO : Loyalty.LOYAL;
  }

  /** 8: loyalty tokens, files and dealt special actions are shown. */
  private static Result result(City c) {
    Result.Builder result =
        new Result.Builder().cause(c.cause).winners(c.winners).places(Ending.places(c));
    for (int seat = 0; seat < c.seats; seat++) {
      result.stock.add(c.stock(seat));
      result.tokens.add(1 + c.dealt[seat]);
      for (int element : Stock.list(c, seat, true))
        result.files.add(Packed.anyFiled(seat, element));
      if (c.rules.mafioso()) result.loyalty.add(loyalty(c, seat));
    }
    for (int i = c.seats; c.rules.mafioso() && i < Opening.LOYALTY_TOKENS; i++) {
      boolean left = c.mafioso < 0 && i == c.seats;
      result.loyalty_left.add(left ? Loyalty.MAFIOSO : Loyalty.LOYAL);
    }
    return result.build();
  }

  private static List<Integer> fromOne(List<Integer> before, int[] numbers) {
    return part(before, numbers, 0, numbers.length, 1);
  }

  /**
   * Some numbers, counted from elsewhere.
   *
   * @param before what is taken if it says the same
   * @param plus added to each
   */
  private static List<Integer> part(
      List<Integer> before, int[] numbers, int from, int count, int plus) {
    boolean same = before.size() == count;
    for (int i = 0; same && i < count; i++) same = before.get(i) == numbers[from + i] + plus;
    if (same) return before;
    List<Integer> list = new ArrayList<>(count);
    for (int i = 0; i < count; i++) list.add(numbers[from + i] + plus);
    return list;
  }

  private static List<Integer> cards(List<Integer> before, long cards) {
    int count = 0;
    boolean same = before.size() == Long.bitCount(cards);
    for (long left = cards; same && left != 0; left &= left - 1) {
      same = before.get(count++) == 1 + Long.numberOfTrailingZeros(left);
    }
    if (same) return before;
    List<Integer> list = new ArrayList<>(Long.bitCount(cards));
    for (long left = cards; left != 0; left &= left - 1) {
      list.add(1 + Long.numberOfTrailingZeros(left));
    }
    return list;
  }
}
