package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.bot.CityBot;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Proposal;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;
import org.precinct.seat.policecity.CityTouch.Spot;

/**
 * A proposal for all: a gain is picked up, and goes to the captain touched next.
 *
 * @param open whether it is being made; otherwise everybody just claims
 * @param takers for each gain 1 + the seat that takes it, or 0
 * @param held the position of the gain in the hand, the first one 1
 */
public record SplitDraft(boolean open, List<Integer> takers, OptionalInt held)
    implements PhaseDraft {

  /** The own proposal, or what is claimed and a fair part of the rest for everybody. */
  static SplitDraft of(View view) {
    for (Proposal proposal : view.proposals) {
      if (proposal.author == view.mine.seat) {
        return new SplitDraft(false, proposal.takers, OptionalInt.empty());
      }
    }
    return new SplitDraft(false, CityBot.shares(view), OptionalInt.empty());
  }

  public static List<Integer> toNobody(View view) {
    return Collections.nCopies(view.gains.size(), 0);
  }

  public static List<Integer> allToMe(View view) {
    return Collections.nCopies(view.gains.size(), 1 + view.mine.seat);
  }

  /** One each, from the viewer on. */
  public static List<Integer> inTurn(View view) {
    List<Integer> takers = new ArrayList<>();
    int seats = view.players.size();
    int next = view.mine.seat;
    while (takers.size() < view.gains.size()) {
      if (Packed.has(view.participants, next)) takers.add(1 + next);
      next = (next + 1) % seats;
    }
    return takers;
  }

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    if (touch == Spot.PROPOSAL) {
      return Reaction.edit(open ? of(view) : new SplitDraft(true, takers, OptionalInt.empty()));
    }
    if (!open) return Reaction.nothing();
    if (touch instanceof CityTouch.Gain gain) {
      boolean down = held.isPresent() && held.getAsInt() == gain.position();
      OptionalInt hand = down ? OptionalInt.empty() : OptionalInt.of(gain.position());
      return Reaction.edit(new SplitDraft(true, takers, hand));
    }
    if (touch instanceof CityTouch.Taker taker) {
      boolean there = taker.taker() == 0 || Packed.has(view.participants, taker.taker() - 1);
      if (!held.isPresent() || !there) return Reaction.nothing();
      List<Integer> given = Picks.set(takers, held.getAsInt() - 1, taker.taker());
      return Reaction.edit(new SplitDraft(true, given, OptionalInt.empty()));
    }
    if (touch instanceof CityTouch.Shares shares) {
      return Reaction.edit(new SplitDraft(true, shares.takers(), OptionalInt.empty()));
    }
    return Reaction.nothing();
  }

  static List<CityTouch> gains(View view) {
    List<CityTouch> gains = new ArrayList<>();
    for (int position = 1; position <= view.gains.size(); position++) {
      gains.add(new CityTouch.Gain(position));
    }
    return gains;
  }

  @Override
  public List<CityTouch> touches(View view) {
    List<CityTouch> all = new ArrayList<>();
    all.add(Spot.PROPOSAL);
    if (!open) return all;
    for (Proposal proposal : view.proposals) {
      boolean other = proposal.author != view.mine.seat && !proposal.takers.equals(takers);
      if (other) all.add(new CityTouch.Shares(proposal.takers));
    }
    all.addAll(gains(view));
    for (int taker = 0; taker <= view.players.size(); taker++) all.add(new CityTouch.Taker(taker));
    all.add(new CityTouch.Shares(allToMe(view)));
    all.add(new CityTouch.Shares(inTurn(view)));
    all.add(new CityTouch.Shares(toNobody(view)));
    return all;
  }

  @Override
  public boolean holds(CityTouch touch) {
    return touch instanceof CityTouch.Gain gain
        && held.isPresent()
        && held.getAsInt() == gain.position();
  }

  @Override
  public Optional<Action> action(View view) {
    return open ? Optional.of(Actions.propose(view.phase_id, takers)) : Optional.empty();
  }

  @Override
  public Optional<Action> lies(View view) {
    return action(view);
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    if (action.propose == null) return OptionalInt.empty();
    int touches = open ? 1 : 2;
    for (int i = 0; i < takers.size(); i++) {
      if (takers.get(i).equals(action.propose.takers.get(i))) continue;
      // Picked up and given, of which the first may be done already.
      boolean picked = held.isPresent() && held.getAsInt() == i + 1;
      touches += picked ? 1 : 2;
    }
    return OptionalInt.of(touches);
  }

  @Override
  public PhaseDraft revised(View view) {
    return open && takers.size() == view.gains.size() ? this : of(view);
  }
}
