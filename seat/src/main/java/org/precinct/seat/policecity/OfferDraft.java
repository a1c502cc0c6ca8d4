package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/**
 * A swap offered to a colleague.
 *
 * @param filed given from the own file
 */
public record OfferDraft(
    OptionalInt to, List<Integer> give, List<Integer> filed, List<Integer> want)
    implements PhaseDraft {
  static final OfferDraft EMPTY =
      new OfferDraft(OptionalInt.empty(), List.of(), List.of(), List.of());

  /** How many of an element the viewer gives. */
  public int given(int element, boolean fromFile) {
    return Picks.count(fromFile ? filed : give, element);
  }

  /** How many of an element the viewer wants. */
  public int wanted(int element) {
    return Picks.count(want, element);
  }

  public boolean goesTo(int seat) {
    return to.isPresent() && to.getAsInt() == seat;
  }

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    if (touch instanceof CityTouch.Element element) return ofElement(element, view);
    if (!(touch instanceof CityTouch.Captain captain)) return Reaction.nothing();
    boolean possible = view.mine.may.offer_to.contains(captain.seat());
    if (goesTo(captain.seat()) || !possible) return Reaction.nothing();
    return Reaction.edit(new OfferDraft(OptionalInt.of(captain.seat()), give, filed, List.of()));
  }

  private Reaction<PhaseDraft, Action> ofElement(CityTouch.Element touch, View view) {
    boolean mine = touch.seat() == view.mine.seat;
    if (!mine && (!goesTo(touch.seat()) || touch.filed())) return Reaction.nothing();
    int element = touch.element();
    int now = mine ? given(element, touch.filed()) : wanted(element);
    int have = Owned.count(view, touch.seat(), element, touch.filed());
    if (touch.more() ? now >= have : now == 0) return Reaction.nothing();
    if (!mine) {
      return edit(give, filed, Picks.changed(want, element, touch.more()));
    }
    return touch.filed()
        ? edit(give, Picks.changed(filed, element, touch.more()), want)
        : edit(Picks.changed(give, element, touch.more()), filed, want);
  }

  private Reaction<PhaseDraft, Action> edit(
      List<Integer> gives, List<Integer> fromFile, List<Integer> wants) {
    return Reaction.edit(new OfferDraft(to, gives, fromFile, wants));
  }

  @Override
  public List<CityTouch> touches(View view) {
    List<CityTouch> all = new ArrayList<>();
    for (int seat = 0; seat < view.players.size(); seat++) all.add(new CityTouch.Captain(seat));
    int me = view.mine.seat;
    Owned.add(me, Owned.open(view.players.get(me)), false, all);
    Owned.add(me, view.mine.file, true, all);
    if (to.isPresent()) {
      int other = to.getAsInt();
      Owned.add(other, Owned.open(view.players.get(other)), false, all);
    }
    return all;
  }

  @Override
  public Optional<Action> action(View view) {
    return missing(view).isPresent()
        ? Optional.empty()
        : Optional.of(Actions.offer(view.phase_id, to.getAsInt(), give, filed, want));
  }

  @Override
  public Optional<String> missing(View view) {
    if (!to.isPresent()) return Optional.of("err_offer_self");
    boolean bothGive = !want.isEmpty() && give.size() + filed.size() > 0;
    return bothGive ? Optional.empty() : Optional.of("err_no_gifts");
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    if (action.offer == null) return OptionalInt.empty();
    int theirs =
        goesTo(action.offer.to)
            ? Picks.apart(want, action.offer.want)
            : 1 + action.offer.want.size();
    return OptionalInt.of(
        theirs
            + Picks.apart(give, action.offer.give)
            + Picks.apart(filed, action.offer.give_filed)
            + 1);
  }

  @Override
  public PhaseDraft revised(View view) {
    if (to.isPresent() && !view.mine.may.offer_to.contains(to.getAsInt())) {
      return new OfferDraft(OptionalInt.empty(), give, filed, List.of()).revised(view);
    }
    int me = view.mine.seat;
    return new OfferDraft(
        to,
        Picks.kept(give, element -> Owned.count(view, me, element, false)),
        Picks.kept(filed, element -> Owned.count(view, me, element, true)),
        to.isPresent()
            ? Picks.kept(want, element -> Owned.count(view, to.getAsInt(), element, false))
            : List.of());
  }
}
