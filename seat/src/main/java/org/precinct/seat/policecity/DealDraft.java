package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.DealProposal;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/**
 * A deal with the mafia: tokens for ranks.
 *
 * @param give open tokens, as {@link Packed#anyToken} numbers them
 * @param filed kinds from the own file
 * @param ranks by seat
 */
public record DealDraft(List<Integer> give, List<Integer> filed, List<Integer> ranks)
    implements PhaseDraft {

  /** The own proposal, or nothing yet. */
  static PhaseDraft of(View view) {
    List<Integer> none = Collections.nCopies(view.players.size(), 0);
    DealDraft draft = new DealDraft(List.of(), List.of(), none);
    for (DealProposal deal : view.deals) {
      if (deal.author != view.mine.seat) continue;
      draft = new DealDraft(deal.deal.give, deal.deal.give_filed, deal.deal.ranks);
    }
    return draft.revised(view);
  }

  public int tokens() {
    return give.size() + filed.size();
  }

  public int rising() {
    return Picks.sum(ranks);
  }

  /** How many of a captain's tokens are in it. */
  public int given(int seat, int kind, boolean fromFile) {
    return fromFile ? Picks.count(filed, kind) : Picks.count(give, Packed.anyToken(seat, kind));
  }

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    if (touch instanceof CityTouch.Element element) return ofToken(element, view);
    if (touch instanceof CityTouch.Rank rank) return ofRank(rank);
    return Reaction.nothing();
  }

  private Reaction<PhaseDraft, Action> ofToken(CityTouch.Element touch, View view) {
    int kind = touch.element();
    if (!Element.isToken(kind)) return Reaction.nothing();
    int now = given(touch.seat(), kind, touch.filed());
    int have = available(view, touch.seat(), kind, touch.filed());
    boolean room = tokens() < Box.DEAL_TOKENS && now < have;
    if (touch.more() ? !room : now == 0) return Reaction.nothing();
    if (touch.filed()) {
      List<Integer> changed = Picks.changed(filed, kind, touch.more());
      return Reaction.edit(new DealDraft(give, changed, ranks));
    }
    int token = Packed.anyToken(touch.seat(), kind);
    return Reaction.edit(new DealDraft(Picks.changed(give, token, touch.more()), filed, ranks));
  }

  /** Those who are away give nothing. */
  private static int available(View view, int seat, int kind, boolean fromFile) {
    return view.players.get(seat).absent ? 0 : Owned.count(view, seat, kind, fromFile);
  }

  private Reaction<PhaseDraft, Action> ofRank(CityTouch.Rank touch) {
    int now = ranks.get(touch.seat());
    if (touch.more() ? rising() >= Box.DEAL_RANKS : now == 0) return Reaction.nothing();
    int then = touch.more() ? now + 1 : now - 1;
    return Reaction.edit(new DealDraft(give, filed, Picks.set(ranks, touch.seat(), then)));
  }

  @Override
  public List<CityTouch> touches(View view) {
    List<CityTouch> all = new ArrayList<>();
    for (int seat = 0; seat < view.players.size(); seat++) {
      all.add(new CityTouch.Rank(seat, false));
      all.add(new CityTouch.Rank(seat, true));
      Owned.add(seat, Owned.open(view.players.get(seat)), false, all);
      if (seat == view.mine.seat) Owned.add(seat, view.mine.file, true, all);
    }
    return all;
  }

  @Override
  public Optional<Action> action(View view) {
    return missing(view).isPresent()
        ? Optional.empty()
        : Optional.of(Actions.deal(view.phase_id, give, filed, ranks));
  }

  @Override
  public Optional<String> missing(View view) {
    if (tokens() != Box.DEAL_TOKENS) return Optional.of("err_deal_tokens");
    return rising() == Box.DEAL_RANKS ? Optional.empty() : Optional.of("err_deal_ranks");
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    if (action.deal == null) return OptionalInt.empty();
    int touches = 1 + Picks.apart(give, action.deal.give);
    touches += Picks.apart(filed, action.deal.give_filed);
    for (int seat = 0; seat < ranks.size(); seat++) {
      touches += Math.abs(ranks.get(seat) - action.deal.ranks.get(seat));
    }
    return OptionalInt.of(touches);
  }

  @Override
  public PhaseDraft revised(View view) {
    int me = view.mine.seat;
    return new DealDraft(
        Picks.kept(
            give,
            token -> available(view, Packed.seatOfToken(token), Packed.kindOfToken(token), false)),
        Picks.kept(filed, kind -> available(view, me, kind, true)),
        ranks);
  }
}
