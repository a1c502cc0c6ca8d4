package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.EventKind;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/**
 * {@code PLEDGE}: seizure tokens ({@code pay_informants}) or place cards ({@code big_trial}), two
 * of which push the mafia back by one (6.8). A player who is away gives nothing.
 */
final class Pledging implements Stage {

  static void open(City c) {
    int elements = 0;
    for (int seat = 0; seat < c.seats; seat++) {
      if ((c.present >>> seat & 1) == 0) continue;
      elements += wantsCards(c) ? Long.bitCount(c.allCards(seat)) : c.allSeizures(seat);
    }
    if (elements < 2 || c.mafia == 0) Events.skip(c);
    else Stages.enter(c, Phase.PLEDGE);
  }

  private static boolean wantsCards(City c) {
    return c.card().is(EventKind.BIG_TRIAL);
  }

  @Override
  public int deciders(City c) {
    return c.everybody();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    Support.marks(c, seat, out);
    int first = wantsCards(c) ? Element.card(0) : 1;
    int last =
        wantsCards(c) ? Element.card(Box.CARDS.size() - 1) : Element.token(Seizure.KINDS - 1);
    for (int element = first; element <= last; element++) {
      if (Stock.free(c, seat, element, false) + Stock.free(c, seat, element, true) > 0) {
        out.add(Actions.pledge(c.instance, element));
      }
    }
    for (int element = first; element <= last; element++) {
      if (last(c, seat, element) >= 0) out.add(Actions.unpledge(c.instance, element));
    }
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.pledge != null) {
      pledge(c, seat, action.pledge);
      c.acts[seat]++;
    } else if (action.unpledge != null) {
      int index = last(c, seat, action.unpledge);
      Check.that(index >= 0, "6.8", "err_not_pledged");
      List<Pledge> pledges = new ArrayList<>(c.pledges);
      pledges.remove(index);
      c.pledges = List.copyOf(pledges);
      c.acts[seat]++;
    } else {
      Support.mark(c, seat, action.word, "6.8");
    }
  }

  /** What lies open is pledged first. */
  private static void pledge(City c, int seat, int element) throws IllegalAction {
    if (!Element.exists(element)) throw Check.unreadable();
    Check.that(
        Element.isToken(element) != wantsCards(c),
        "6.8",
        wantsCards(c) ? "err_pledge_cards" : "err_pledge_tokens");
    boolean open = Stock.free(c, seat, element, false) > 0;
    Check.that(open || Stock.free(c, seat, element, true) > 0, "6.8", "err_not_yours");
    List<Pledge> pledges = new ArrayList<>(c.pledges);
    pledges.add(new Pledge(seat, element, !open));
    c.pledges = List.copyOf(pledges);
  }

  /** The player's latest pledge of an element; −1 if there is none. */
  private static int last(City c, int seat, int element) {
    for (int i = c.pledges.size() - 1; i >= 0; i--) {
      Pledge pledge = c.pledges.get(i);
      if (pledge.seat() == seat && pledge.element() == element) return i;
    }
    return -1;
  }

  /** R60: no more than the mafia can fall; the first pledged are the first to go. */
  @Override
  public void close(City c) {
    List<Pledge> binding = new ArrayList<>();
    for (Pledge pledge : c.pledges) {
      if ((c.present >>> pledge.seat() & 1) != 0) binding.add(pledge);
    }
    int levels = Math.min(binding.size() / 2, c.mafia);
    c.pledges = List.of();
    List<Integer> paid = new ArrayList<>();
    for (Pledge pledge : binding.subList(0, 2 * levels)) {
      Stock.discard(c, pledge.seat(), pledge.element(), pledge.filed());
      paid.add(pledge.element());
    }
    if (levels == 0) {
      Events.skip(c);
      return;
    }
    c.tell(News.of(Event.Kind.PAID).card(1 + c.slotCard[c.slot]).items(paid).build());
    ProgressTrack.lowerMafia(c, levels);
    Slots.close(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.DONE);
  }
}
