package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.bot.CityBot;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/**
 * {@code NEGOTIATE} and {@code STATEMENT}: everybody claims what they take, by themselves or by
 * agreeing to somebody's proposal for all (6.6).
 */
final class Negotiation implements Stage {

  static void open(City c, int stage) {
    c.stage = stage;
    c.proposals = List.of();
    c.numbers = 0;
    c.claimed = new int[c.gains.length];
    Arrays.fill(c.support, 0);
    Stages.enter(c, Phase.NEGOTIATE);
    for (int seat = 0; seat < c.seats; seat++) standIn(c, seat);
  }

  /** R70: those who are away claim what a NORMAL bot would, unless they have claimed something. */
  static void standIn(City c, int seat) {
    if ((c.participants() & ~c.present & 1 << seat) == 0) return;
    for (int claimants : c.claimed) if ((claimants >>> seat & 1) != 0) return;
    for (int position : CityBot.wants(Views.of(c, seat))) claim(c, seat, position - 1, true);
  }

  @Override
  public int deciders(City c) {
    return c.participants();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    if ((c.participants() >>> seat & 1) == 0) return;
    Support.marks(c, seat, out);
    for (int i = 0; i < c.claimed.length; i++) {
      out.add(
          isClaimed(c, seat, i)
              ? Actions.unwant(c.instance, 1 + i)
              : Actions.want(c.instance, 1 + i));
    }
    for (Proposal proposal : c.proposals) {
      if (c.support[seat] != proposal.number()) {
        out.add(Actions.support(c.instance, proposal.number()));
      }
    }
    examples(c, seat, out);
  }

  private static boolean isClaimed(City c, int seat, int gain) {
    return (c.claimed[gain] >>> seat & 1) != 0;
  }

  @Override
  public void possibilities(City c, int seat, May.Builder may) {
    if ((c.participants() >>> seat & 1) == 0) return;
    may.words.add(Support.mark(c, seat));
    for (int i = 0; i < c.claimed.length; i++) {
      if (isClaimed(c, seat, i)) may.unwant.add(1 + i);
      else may.want.add(1 + i);
    }
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
    Check.that((c.participants() >>> seat & 1) != 0, "6.6", "err_not_there");
    if (action.want != null) {
      claim(c, seat, Check.number(action.want, c.gains.length), true, "err_claimed");
    } else if (action.unwant != null) {
      claim(c, seat, Check.number(action.unwant, c.gains.length), false, "err_not_claimed");
    } else if (action.propose != null) {
      propose(c, seat, action.propose.takers);
    } else if (action.support != null) {
      support(c, seat, action.support);
    } else {
      Support.mark(c, seat, action.word, "6.6");
      if (action.word == Word.UNDONE) c.support[seat] = 0;
    }
    checkUnanimity(c);
  }

  private static void claim(City c, int seat, int gain, boolean claims, String refusal)
      throws IllegalAction {
    Check.that(isClaimed(c, seat, gain) != claims, "6.6", refusal);
    claim(c, seat, gain, claims);
    Stages.undecide(c, seat);
    // Nobody has agreed to the loss of what was claimed a moment ago.
    if (c.claimed[gain] == 0) c.decided = 0;
    c.support[seat] = 0;
    c.acts[seat]++;
  }

  /** R69: takes back the Agreed of those who claim the same. */
  private static void claim(City c, int seat, int gain, boolean claims) {
    int others = c.claimed[gain] & ~(1 << seat);
    c.claimed[gain] = claims ? others | 1 << seat : others;
    for (int other = 0; other < c.seats; other++) {
      if ((others >>> other & 1) != 0) Stages.undecide(c, other);
    }
  }

  /** A new proposal replaces the author's old one and asks everybody anew. */
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
    Proposal proposal = new Proposal(++c.numbers, seat, List.copyOf(takers));
    proposals.add(proposal);
    c.proposals = List.copyOf(proposals);
    c.decided = 0;
    c.acts[seat]++;
    c.tell(News.of(Event.Kind.PROPOSED, seat).count(proposal.number()).items(takers).build());
    follow(c, seat, proposal);
  }

  private static void support(City c, int seat, int number) throws IllegalAction {
    for (Proposal proposal : c.proposals) {
      if (proposal.number() != number) continue;
      Support.support(c, seat, number, true);
      follow(c, seat, proposal);
      return;
    }
    Support.support(c, seat, number, false);
  }

  /** Who is for a proposal claims what it gives him, and nothing else. */
  private static void follow(City c, int seat, Proposal proposal) {
    for (int i = 0; i < c.claimed.length; i++) {
      boolean claims = proposal.takers().get(i) == 1 + seat;
      if (isClaimed(c, seat, i) != claims) claim(c, seat, i, claims);
    }
    c.support[seat] = proposal.number();
    Stages.decide(c, seat);
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

  /** Time is up: the statement follows, unless this was it. All agree: it counts. */
  @Override
  public void close(City c) {
    if (c.phase == Phase.NEGOTIATE && Stages.waitingFor(c) != 0) Stages.enter(c, Phase.STATEMENT);
    else count(c);
  }

  /** R68: what two claim leads to the conflict, the second time to the FBI (R33). */
  private static void count(City c) {
    boolean clash = false;
    List<Integer> takers = new ArrayList<>();
    for (int i = 0; i < c.claimed.length; i++) {
      takers.add(c.claimed[i] == 0 ? 0 : 1 + Integer.numberOfTrailingZeros(c.claimed[i]));
      if (Integer.bitCount(c.claimed[i]) < 2) continue;
      clash = true;
      Event.Builder event = News.of(Event.Kind.CLASH).card(1 + c.slotCard[c.slot]);
      for (int seat = 0; seat < c.seats; seat++) if (isClaimed(c, seat, i)) event.items.add(seat);
      c.tell(event.item(c.gains[i]).build());
    }
    c.claimed = Decks.EMPTY;
    c.proposals = List.of();
    if (!clash) Sharing.share(c, takers);
    else if (c.stage == 1) Conflict.open(c);
    else Sharing.fbi(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.DONE);
  }
}
