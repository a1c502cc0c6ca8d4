package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
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
    return view.build();
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
    for (int player = 0; player < c.seats; player++) view.players.add(player(c, player));
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
        .track(fromOne(c.track))
        .place_deck(c.deck.length)
        .place_discard(fromOne(c.discard))
        .objective_deck(c.objectiveDeck.length)
        .objective_discard(fromOne(c.objectiveDiscard))
        .objectives(fromOne(c.objectives))
        .seizure_supply(News.list(c.seizureSupply))
        .token_supply(News.list(c.tokenSupply))
        .slot(c.slot + 1)
        .holding(c.phase == Phase.DEPLOY_TURN ? c.holding : 0);
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
              DEAL_STATEMENT,
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
        .statement(c.statement)
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
    Player.Builder player =
        new Player.Builder()
            .rank(c.rank[seat])
            .absent((c.present >>> seat & 1) == 0)
            .filed(c.filed(seat))
            .secret_token(c.dealt[seat] >= 0)
            .combined((c.combined >>> seat & 1) != 0)
            .acts(c.acts[seat]);
    for (int kind = 0; kind < Seizure.KINDS; kind++) player.seizures.add(c.seizure(seat, kind));
    for (long left = c.cards[seat]; left != 0; left &= left - 1) {
      player.cards.add(1 + Long.numberOfTrailingZeros(left));
    }
    for (int token = 0; token < Special.KINDS; token++) {
      player.tokens.add(c.tokens[Special.KINDS * seat + token]);
    }
    boolean thrown = false;
    for (int own = 0; own < City.OWN; own++) {
      player.dice.add(place(c.at(seat, own)));
      thrown |= c.face[c.die(seat, own)] >= 0;
    }
    for (int own = 0; thrown && own < City.OWN; own++) {
      player.faces.add(1 + c.face[c.die(seat, own)]);
    }
    return player.build();
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
            .may(Possibilities.of(c, seat));
    if (!decided) return mine.build();
    switch (c.phase) {
      case REROLL, C_REROLL, C_REMOVE, OFFICE_KEEP -> mine.chosen(News.members(c.chosen[seat]));
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
      for (int element : Stock.list(c, seat, true)) result.files.add(64 * seat + element);
      if (c.rules.mafioso()) result.loyalty.add(loyalty(c, seat));
    }
    for (int i = c.seats; c.rules.mafioso() && i < Opening.LOYALTY_TOKENS; i++) {
      boolean left = c.mafioso < 0 && i == c.seats;
      result.loyalty_left.add(left ? Loyalty.MAFIOSO : Loyalty.LOYAL);
    }
    return result.build();
  }

  private static List<Integer> fromOne(int[] numbers) {
    List<Integer> list = new ArrayList<>(numbers.length);
    for (int number : numbers) list.add(1 + number);
    return list;
  }
}
