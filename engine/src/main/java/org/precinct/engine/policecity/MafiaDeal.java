package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Deal;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** {@code MAFIA_DEAL}: four tokens for four ranks, if all agree (6.8, R58). */
final class MafiaDeal implements Stage {

  static void open(City c) {
    int tokens = 0;
    for (int seat = 0; seat < c.seats; seat++) {
      if ((c.present >>> seat & 1) != 0) tokens += c.allSeizures(seat);
    }
    c.pacts = List.of();
    c.numbers = 0;
    Arrays.fill(c.support, 0);
    if (tokens < Box.DEAL_TOKENS) fail(c);
    else Stages.enter(c, Phase.MAFIA_DEAL);
  }

  @Override
  public int deciders(City c) {
    return c.everybody();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    Support.choices(c, seat, out);
    for (Pact pact : c.pacts) {
      if (c.support[seat] != pact.number()) out.add(Actions.support(c.instance, pact.number()));
    }
    List<Integer> pool = pool(c, seat);
    if (pool.size() >= Box.DEAL_TOKENS) out.add(propose(c, pool.subList(0, Box.DEAL_TOKENS)));
  }

  /**
   * Tokens that a seat may put into a pact: 8 × seat + 1 + kind, those of its own file at the end
   * as −1 − kind.
   */
  static List<Integer> pool(City c, int author) {
    List<Integer> pool = new ArrayList<>();
    for (int seat = 0; seat < c.seats; seat++) {
      if ((c.present >>> seat & 1) == 0) continue;
      for (int kind = 0; kind < Seizure.KINDS; kind++) {
        for (int i = 0; i < c.seizure(seat, kind); i++) pool.add(Packed.anyToken(seat, 1 + kind));
      }
    }
    for (int kind = 0; kind < Seizure.KINDS && (c.present >>> author & 1) != 0; kind++) {
      for (int i = 0; i < c.filedSeizure(author, kind); i++) pool.add(-1 - kind);
    }
    return pool;
  }

  /** A pact of four tokens of the pool with a rank for each open token, the rest for seat 0. */
  private static Action propose(City c, List<Integer> tokens) {
    int[] ranks = new int[c.seats];
    for (int token : tokens) ranks[token > 0 ? Packed.seatOfToken(token) : 0]++;
    return action(c, tokens, ranks);
  }

  static Action action(City c, List<Integer> tokens, int[] ranks) {
    List<Integer> give = new ArrayList<>();
    List<Integer> filed = new ArrayList<>();
    for (int token : tokens) {
      if (token > 0) give.add(token);
      else filed.add(-token);
    }
    Collections.sort(give);
    Collections.sort(filed);
    return Actions.deal(c.instance, give, filed, News.list(ranks));
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.deal != null) {
      propose(c, seat, action.deal);
    } else if (action.support != null) {
      boolean live = false;
      for (Pact pact : c.pacts) live |= pact.number() == action.support;
      Support.support(c, seat, action.support, live);
    } else {
      Support.word(c, seat, action.word);
    }
    checkUnanimity(c);
  }

  private static void propose(City c, int seat, Deal deal) throws IllegalAction {
    Check.that(
        deal.give.size() + deal.give_filed.size() == Box.DEAL_TOKENS, "6.8", "err_deal_tokens");
    int before = 0;
    for (int token : deal.give) {
      int kind = Packed.kindOfToken(token) - 1;
      if (token < before
          || Packed.seatOfToken(token) >= c.seats
          || kind < 0
          || kind >= Seizure.KINDS) {
        throw Check.unreadable();
      }
      before = token;
    }
    before = 0;
    for (int kind : deal.give_filed) {
      if (kind < Math.max(before, 1) || kind > Seizure.KINDS) throw Check.unreadable();
      before = kind;
    }
    Check.that(deal.ranks.size() == c.seats, "6.8", "err_deal_ranks");
    int sum = 0;
    for (int ranks : deal.ranks) {
      Check.that(ranks >= 0 && ranks <= Box.DEAL_RANKS, "6.8", "err_deal_ranks");
      sum += ranks;
    }
    Check.that(sum == Box.DEAL_RANKS, "6.8", "err_deal_ranks");
    Pact pact =
        new Pact(
            ++c.numbers,
            seat,
            List.copyOf(deal.give),
            List.copyOf(deal.give_filed),
            List.copyOf(deal.ranks));
    Check.that(isValid(c, pact), "6.8", "err_deal_not_held");
    for (Pact old : c.pacts) if (old.author() == seat) drop(c, old);
    List<Pact> pacts = new ArrayList<>(c.pacts);
    pacts.add(pact);
    c.pacts = List.copyOf(pacts);
    c.support[seat] = pact.number();
    c.acts[seat]++;
    c.tell(News.of(Event.Kind.DEAL_PROPOSED, seat).count(pact.number()).build());
  }

  static void drop(City c, Pact pact) {
    List<Pact> pacts = new ArrayList<>(c.pacts);
    pacts.remove(pact);
    c.pacts = List.copyOf(pacts);
    Support.drop(c, pact.number());
  }

  /**
   * The givers are here and have what the pact names. Tokens of others lie open, so this depends on
   * nobody's secret but the author's own.
   */
  static boolean isValid(City c, Pact pact) {
    if ((pact.givers() & ~c.present) != 0) return false;
    for (int token : pact.give()) {
      int needed = Collections.frequency(pact.give(), token);
      int kind = Packed.kindOfToken(token) - 1;
      if (c.seizure(Packed.seatOfToken(token), kind) < needed) return false;
    }
    for (int kind : pact.giveFiled()) {
      int needed = Collections.frequency(pact.giveFiled(), kind);
      if (c.filedSeizure(pact.author(), kind - 1) < needed) return false;
    }
    return true;
  }

  /** All present support one valid pact: it is done at once. */
  static void checkUnanimity(City c) {
    int number = Support.unanimous(c, c.everybody());
    for (Pact pact : c.pacts) {
      if (pact.number() == number && isValid(c, pact)) {
        execute(c, pact);
        return;
      }
    }
  }

  static void execute(City c, Pact pact) {
    c.tell(News.of(Event.Kind.DEAL_YES).build());
    c.pacts = List.of();
    for (int token : pact.give()) {
      Stock.discard(c, Packed.seatOfToken(token), Packed.kindOfToken(token), false);
    }
    for (int kind : pact.giveFiled()) Stock.discard(c, pact.author(), kind, true);
    for (int seat = 0; seat < c.seats; seat++) ProgressTrack.gain(c, seat, pact.ranks().get(seat));
    Slots.close(c);
  }

  static void fail(City c) {
    c.tell(News.of(Event.Kind.DEAL_NO).build());
    c.pacts = List.of();
    ProgressTrack.raiseMafia(c, 2);
    Slots.close(c);
  }

  /** R58: no agreement in time; silence is none. */
  @Override
  public void close(City c) {
    fail(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.DONE);
  }
}
