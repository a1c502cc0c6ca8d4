package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** {@code NEGOTIATE}: who takes what, by proposals that others support (6.6). */
final class Negotiation implements Stage {

  static void open(City c, int stage) {
    c.stage = stage;
    c.proposals = List.of();
    c.numbers = 0;
    c.statement = 0;
    Arrays.fill(c.support, 0);
    Stages.enter(c, Phase.NEGOTIATE);
  }

  @Override
  public int deciders(City c) {
    return c.participants();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if ((c.participants() >>> seat & 1) == 0) return;
    Support.choices(c, seat, out);
    for (Proposal proposal : c.proposals) {
      if (c.support[seat] != proposal.number()) {
        out.add(Actions.support(c.instance, proposal.number()));
      }
    }
    examples(c, seat, out);
  }

  @Override
  public void possibilities(City c, int seat, May.Builder may) {
    if ((c.participants() >>> seat & 1) == 0) return;
    Support.possibilities(c, seat, may);
    for (Proposal proposal : c.proposals) {
      if (c.support[seat] != proposal.number()) may.support.add(proposal.number());
    }
    may.propose(true);
  }

  /** All to himself, one each from him on, and nothing to anybody. */
  private static void examples(City c, int seat, List<Action> out) {
    int gains = c.gains.length;
    List<Integer> mine = new ArrayList<>();
    List<Integer> inTurn = new ArrayList<>();
    List<Integer> nobody = new ArrayList<>();
    int next = seat;
    for (int i = 0; i < gains; i++) {
      mine.add(1 + seat);
      inTurn.add(1 + next);
      nobody.add(0);
      do next = c.nextSeat(next);
      while ((c.participants() >>> next & 1) == 0);
    }
    out.add(Actions.propose(c.instance, mine));
    if (!inTurn.equals(mine)) out.add(Actions.propose(c.instance, inTurn));
    out.add(Actions.propose(c.instance, nobody));
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    int participants = c.participants();
    Check.that((participants >>> seat & 1) != 0, "6.6", "err_not_there");
    if (action.propose != null) {
      propose(c, seat, action.propose.takers);
    } else if (action.support != null) {
      boolean live = false;
      for (Proposal proposal : c.proposals) live |= proposal.number() == action.support;
      Support.support(c, seat, action.support, live);
    } else {
      Support.word(c, seat, action.word);
    }
    checkUnanimity(c);
  }

  /** A new proposal replaces the author's old one and drops its supporters. */
  private static void propose(City c, int seat, List<Integer> takers) throws IllegalAction {
    Check.that(takers.size() == c.gains.length, "6.6", "err_split_gains");
    for (int taker : takers) {
      Check.that(
          taker == 0 || taker > 0 && taker <= c.seats && (c.participants() >>> taker - 1 & 1) != 0,
          "6.6",
          "err_split_takers");
    }
    List<Proposal> proposals = new ArrayList<>();
    for (Proposal old : c.proposals) {
      if (old.author() == seat) Support.drop(c, old.number());
      else proposals.add(old);
    }
    int number = ++c.numbers;
    proposals.add(new Proposal(number, seat, List.copyOf(takers)));
    c.proposals = List.copyOf(proposals);
    c.support[seat] = number;
    c.acts[seat]++;
    c.tell(News.of(Event.Kind.PROPOSED, seat).count(number).items(takers).build());
  }

  /** All present participants support one proposal: shared at once. */
  static void checkUnanimity(City c) {
    int number = Support.unanimous(c, c.participants());
    for (Proposal proposal : c.proposals) {
      if (proposal.number() == number) {
        Sharing.share(c, proposal.takers());
        return;
      }
    }
  }

  @Override
  public void close(City c) {
    int best = 0;
    int most = 0;
    // In the order of publication: the first of the best supported.
    for (Proposal proposal : c.proposals) {
      int supporters = Integer.bitCount(Support.of(c, proposal.number()));
      if (supporters <= most) continue;
      most = supporters;
      best = proposal.number();
    }
    c.statement = best;
    Stages.enter(c, Phase.STATEMENT);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.DONE);
  }
}
