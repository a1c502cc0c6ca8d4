package org.precinct.engine.policecity.bot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Chance;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.DealProposal;
import org.precinct.engine.policecity.proto.OpenOffer;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Pledge;
import org.precinct.engine.policecity.proto.Proposal;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;

/** How a bot negotiates, pledges, deals and trades (6.11). */
final class TalkBot {
  /** What has to be missing before it is worth a conflict. */
  private static final double WORTH_A_FIGHT = 0.1;

  private final Seen seen;
  private final View view;
  private final Worth worth;

  TalkBot(Seen seen, Worth worth) {
    this.seen = seen;
    this.view = seen.view;
    this.worth = worth;
  }

  private Optional<Action> word(Word word) {
    return Optional.of(Actions.word(view.phase_id, word));
  }

  private Optional<Action> done() {
    return view.mine.decided ? Optional.empty() : word(Word.DONE);
  }

  /**
   * Agrees to a proposal worth three quarters of a fair part, or makes the first one; else claims
   * its part, gives way or stays where two claim the same, contests what is unfair, and agrees.
   * More patient the second time.
   */
  Optional<Action> negotiate(Chance chance) {
    if (view.mine.decided) return Optional.empty();
    double fair = fair(seen.me);
    List<Candidate> candidates = new ArrayList<>();
    for (Proposal proposal : view.proposals) {
      boolean acceptable = worth(seen.me, proposal.takers) >= 0.75 * fair;
      candidates.add(new Candidate(proposal.number, proposal.supporters, acceptable));
    }
    Optional<Action> support = support(candidates);
    if (support.isPresent()) return support;
    if (view.proposals.isEmpty() && seen.mine().acts == 0 && view.phase == Phase.NEGOTIATE) {
      List<Integer> shares = shares();
      if (worth(seen.me, shares) >= 0.75 * fair) {
        return Optional.of(Actions.propose(view.phase_id, shares));
      }
    }
    for (int position : wants()) if (!claims(position)) return want(position);
    double least = fair * chance.below(view.stage == 1 ? 66 : 46) / 100 - WORTH_A_FIGHT;
    if (seen.mine().acts < view.gains.size() + 3) {
      double mine = 0;
      int clash = 0;
      for (int position = 1; position <= view.gains.size(); position++) {
        if (!claims(position)) continue;
        mine += mineAt(position - 1);
        boolean cheapest = clash == 0 || mineAt(position - 1) < mineAt(clash - 1);
        if (othersAt(position) != 0 && cheapest) clash = position;
      }
      if (clash != 0 && mine - mineAt(clash - 1) >= least) {
        return Optional.of(Actions.unwant(view.phase_id, clash));
      }
      if (clash == 0 && mine < least) return want(dearestOfOthers());
    }
    return done();
  }

  private Optional<Action> want(int position) {
    return Optional.of(Actions.want(view.phase_id, position));
  }

  private boolean claims(int position) {
    return Packed.has(view.claimed.get(position - 1), seen.me);
  }

  private int othersAt(int position) {
    return view.claimed.get(position - 1) & ~(1 << seen.me);
  }

  private int dearestOfOthers() {
    int best = 0;
    for (int position = 1; position <= view.gains.size(); position++) {
      if (claims(position)) continue;
      if (best == 0 || mineAt(position - 1) > mineAt(best - 1)) best = position;
    }
    return best;
  }

  private record Candidate(int number, int supporters, boolean acceptable) {}

  /** Joins the acceptable proposal with the most others, never leaving one for a smaller. */
  private Optional<Action> support(List<Candidate> candidates) {
    int mine = 1 << seen.me;
    int best = 0;
    int most = -1;
    for (Candidate candidate : candidates) {
      int others = Integer.bitCount(candidate.supporters & ~mine);
      boolean supported = (candidate.supporters & mine) != 0;
      if (!candidate.acceptable && !supported) continue;
      // In case of doubt stay.
      if (others > most || others == most && supported) {
        most = others;
        best = supported ? 0 : candidate.number;
      }
    }
    return best == 0 ? Optional.empty() : Optional.of(Actions.support(view.phase_id, best));
  }

  private double fair(int seat) {
    return worth.fairPart(seat) * worth.gains(seat, view.gains, seen.cardHere());
  }

  private double worth(int seat, List<Integer> takers) {
    double sum = 0;
    for (int i = 0; i < takers.size(); i++) {
      if (takers.get(i) == 1 + seat) sum += worthAt(seat, i);
    }
    return sum;
  }

  /** What the bot takes of what the others leave; who has agreed takes nothing more. */
  List<Integer> wants() {
    List<Integer> takers = shares(view.marks);
    List<Integer> wants = new ArrayList<>();
    for (int gain : byWorth()) {
      if (othersAt(1 + gain) == 0 && takers.get(gain) == 1 + seen.me) wants.add(1 + gain);
    }
    return wants;
  }

  /** A split for all that leaves everybody what they alone claim. */
  List<Integer> shares() {
    return shares(0);
  }

  private List<Integer> byWorth() {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < view.gains.size(); i++) order.add(i);
    order.sort((a, b) -> Double.compare(mineAt(b), mineAt(a)));
    return order;
  }

  /**
   * The dearest gains first, each to the player furthest from a fair part, in doubt the bot.
   *
   * @param content seats that want nothing more
   */
  private List<Integer> shares(int content) {
    double[] owed = new double[seen.seats];
    for (int seat = 0; seat < seen.seats; seat++) {
      boolean claims =
          seen.participates(seat) && !seen.player(seat).absent && !Packed.has(content, seat);
      owed[seat] = claims || seat == seen.me ? fair(seat) : Double.NEGATIVE_INFINITY;
      for (int gain = 0; gain < view.gains.size(); gain++) {
        int others = othersAt(1 + gain);
        if (Packed.has(others, seat)) owed[seat] -= worthAt(seat, gain) / Integer.bitCount(others);
      }
    }
    owed[seen.me] += 0.15;
    List<Integer> takers = new ArrayList<>(Collections.nCopies(view.gains.size(), 0));
    for (int gain : byWorth()) {
      int others = othersAt(1 + gain);
      int to = seen.me;
      for (int seat = 0; seat < seen.seats; seat++) if (owed[seat] > owed[to]) to = seat;
      if (others == 0) owed[to] -= worthAt(to, gain);
      else if (Integer.bitCount(others) == 1) to = Integer.numberOfTrailingZeros(others);
      takers.set(gain, 1 + to);
    }
    return takers;
  }

  private double worthAt(int seat, int gain) {
    return worth.gain(seat, view.gains.get(gain), seen.cardHere());
  }

  private double mineAt(int gain) {
    return worthAt(seen.me, gain);
  }

  /** One element from mafia 4, two from mafia 7; the mafioso gives nothing. */
  Optional<Action> pledge() {
    int wanted = seen.isMafioso() ? 0 : view.mafia >= 7 ? 2 : view.mafia >= 4 ? 1 : 0;
    for (Pledge pledge : view.pledges) if (pledge.seat == seen.me) wanted--;
    int best = 0;
    for (int element : view.mine.may.pledge) {
      if (best == 0 || worth.element(seen.me, element) < worth.element(seen.me, best)) {
        best = element;
      }
    }
    if (wanted <= 0 || best == 0) return done();
    return Optional.of(Actions.pledge(view.phase_id, best));
  }

  /** Supports a deal whose balance is not negative; proposes the cheapest tokens, a rank each. */
  Optional<Action> deal() {
    // For the mafioso no deal is the best deal.
    if (seen.isMafioso()) return done();
    List<Candidate> candidates = new ArrayList<>();
    boolean acceptable = false;
    for (DealProposal deal : view.deals) {
      boolean good = deal.valid && balance(deal) >= 0;
      acceptable |= good;
      candidates.add(new Candidate(deal.number, deal.supporters, good));
    }
    Optional<Action> support = support(candidates);
    if (support.isPresent()) return support;
    if (!acceptable && seen.mine().acts == 0) {
      List<Integer> tokens = cheapestTokens();
      if (tokens.size() == Box.DEAL_TOKENS) return Optional.of(deal(tokens));
    }
    return done();
  }

  private double balance(DealProposal deal) {
    double balance = deal.deal.ranks.get(seen.me);
    for (int token : deal.deal.give) {
      if (Packed.seatOfToken(token) == seen.me) balance -= lost(token);
    }
    return balance;
  }

  private List<Integer> cheapestTokens() {
    List<Integer> tokens = new ArrayList<>();
    for (int seat = 0; seat < seen.seats; seat++) {
      if (seen.player(seat).absent) continue;
      for (int kind = 0; kind < Seizure.KINDS; kind++) {
        for (int i = 0; i < seen.player(seat).seizures.get(kind); i++) {
          tokens.add(Packed.anyToken(seat, 1 + kind));
        }
      }
    }
    tokens.sort((a, b) -> Double.compare(lost(a), lost(b)));
    List<Integer> cheapest =
        new ArrayList<>(tokens.subList(0, Math.min(Box.DEAL_TOKENS, tokens.size())));
    Collections.sort(cheapest);
    return cheapest;
  }

  private double lost(int anyToken) {
    return worth.lostToken(Packed.seatOfToken(anyToken), Packed.kindOfToken(anyToken) - 1);
  }

  private Action deal(List<Integer> tokens) {
    List<Integer> ranks = new ArrayList<>(Collections.nCopies(seen.seats, 0));
    for (int token : tokens) {
      int seat = Packed.seatOfToken(token);
      ranks.set(seat, ranks.get(seat) + 1);
    }
    return Actions.deal(view.phase_id, tokens, List.of(), ranks);
  }

  /** Accepts what gains, offers single tokens that gain for both, is done. */
  Optional<Action> trade() {
    double risk = worth.mafiaLevel() / 3;
    for (OpenOffer offer : view.offers) {
      if (!view.mine.may.accept.contains(offer.number)) continue;
      double gain = 0;
      for (int element : offer.offer.give) gain += received(seen.me, element);
      for (int element : offer.offer.give_filed) gain += received(seen.me, element);
      for (int element : offer.offer.want) gain -= worth.element(seen.me, element);
      if (gain > risk / 2) return Optional.of(Actions.accept(view.phase_id, offer.number));
    }
    if (seen.mine().acts < 2) {
      Optional<Action> offer = offer(risk);
      if (offer.isPresent()) return offer;
    }
    return done();
  }

  private double received(int seat, int element) {
    return Element.isToken(element)
        ? worth.token(seat, Element.kind(element))
        : worth.element(seat, element);
  }

  private Optional<Action> offer(double risk) {
    double most = Math.max(0.1, risk / 2);
    Optional<Action> best = Optional.empty();
    for (int other : view.mine.may.offer_to) {
      if (hasOffered(other) || seen.player(other).absent) continue;
      for (int give = 0; give < Seizure.KINDS; give++) {
        for (int want = 0; want < Seizure.KINDS; want++) {
          boolean possible =
              give != want
                  && seen.mine().seizures.get(give) > 0
                  && seen.player(other).seizures.get(want) > 0;
          if (!possible) continue;
          double mine = worth.token(seen.me, want) - worth.lostToken(seen.me, give);
          double theirs = worth.token(other, give) - worth.lostToken(other, want);
          if (theirs <= 0.05 || mine <= most) continue;
          most = mine;
          best =
              Optional.of(
                  Actions.offer(
                      view.phase_id,
                      other,
                      List.of(Element.token(give)),
                      List.of(),
                      List.of(Element.token(want))));
        }
      }
    }
    return best;
  }

  private boolean hasOffered(int other) {
    for (OpenOffer offer : view.offers) {
      if (offer.from == seen.me && offer.offer.to == other) return true;
    }
    return false;
  }
}
