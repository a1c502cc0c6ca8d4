package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Offer;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** {@code TRADE}: swaps of tokens and cards, an informant die for each (6.8, R59). */
final class SeizureDeal implements Stage {

  /** With fewer than two owners of anything there is nothing to swap. */
  static void open(City c) {
    int owners = 0;
    for (int seat = 0; seat < c.seats; seat++) {
      if ((c.present >>> seat & 1) != 0 && c.stock(seat) > 0) owners++;
    }
    c.swaps = List.of();
    c.numbers = 0;
    if (owners < 2) Events.skip(c);
    else Stages.enter(c, Phase.TRADE);
  }

  @Override
  public int deciders(City c) {
    return c.everybody();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    Support.marks(c, seat, out);
    for (Swap swap : c.swaps) {
      if (swap.from() == seat) out.add(Actions.withdraw(c.instance, swap.number()));
      if (swap.to() != seat) continue;
      out.add(Actions.decline(c.instance, swap.number()));
      if (isOpen(c, swap) && canPay(c, swap)) out.add(Actions.accept(c.instance, swap.number()));
    }
    examples(c, seat, out);
  }

  /** One for one: the last of his own for the first of the other's. */
  private static void examples(City c, int seat, List<Action> out) {
    List<Integer> open = Stock.list(c, seat, false);
    List<Integer> filed = open.isEmpty() ? Stock.list(c, seat, true) : List.of();
    if (open.isEmpty() && filed.isEmpty()) return;
    for (int other = 0; other < c.seats; other++) {
      List<Integer> theirs = Stock.list(c, other, false);
      if (other == seat || theirs.isEmpty()) continue;
      out.add(Actions.offer(c.instance, other, last(open), last(filed), theirs.subList(0, 1)));
    }
  }

  private static List<Integer> last(List<Integer> list) {
    return list.isEmpty() ? list : list.subList(list.size() - 1, list.size());
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.offer != null) {
      offer(c, seat, action.offer);
    } else if (action.accept != null) {
      Swap swap = find(c, action.accept);
      Check.that(swap.to() == seat, "6.8", "err_offer_not_to_you");
      accept(c, swap);
    } else if (action.decline != null) {
      Swap swap = find(c, action.decline);
      Check.that(swap.to() == seat, "6.8", "err_offer_not_to_you");
      end(c, swap);
    } else if (action.withdraw != null) {
      Swap swap = find(c, action.withdraw);
      Check.that(swap.from() == seat, "6.8", "err_offer_not_yours");
      end(c, swap);
    } else {
      Support.mark(c, seat, action.word, "6.8");
    }
  }

  private static Swap find(City c, int number) throws IllegalAction {
    for (Swap swap : c.swaps) if (swap.number() == number) return swap;
    throw new IllegalAction("6.8", "err_gone");
  }

  /** One open offer per pair and direction: a new one replaces it. */
  private static void offer(City c, int seat, Offer offer) throws IllegalAction {
    if (offer.to < 0 || offer.to >= c.seats) throw Check.unreadable();
    Check.that(offer.to != seat, "6.8", "err_offer_self");
    Check.elements(offer.give);
    Check.elements(offer.give_filed);
    Check.elements(offer.want);
    boolean bothGive = offer.give.size() + offer.give_filed.size() > 0 && !offer.want.isEmpty();
    Check.that(bothGive, "R59", "err_no_gifts");
    Swap swap =
        new Swap(
            ++c.numbers,
            seat,
            offer.to,
            List.copyOf(offer.give),
            List.copyOf(offer.give_filed),
            List.copyOf(offer.want));
    Check.that(has(c, seat, swap.give(), false), "6.8", "err_not_yours");
    Check.that(has(c, seat, swap.giveFiled(), true), "6.8", "err_not_yours");
    Check.that(has(c, offer.to, swap.want(), false), "6.8", "err_not_theirs");
    List<Swap> swaps = new ArrayList<>();
    for (Swap old : c.swaps) {
      if (old.from() != seat || old.to() != offer.to) swaps.add(old);
    }
    swaps.add(swap);
    c.swaps = List.copyOf(swaps);
    c.acts[seat]++;
    c.tell(News.of(Event.Kind.OFFERED, seat).other(offer.to).count(swap.number()).build());
  }

  private static boolean has(City c, int seat, List<Integer> elements, boolean filed) {
    for (int element : elements) {
      if (Stock.count(c, seat, element, filed) < Collections.frequency(elements, element)) {
        return false;
      }
    }
    return true;
  }

  /** What lay open must still lie open: whether it went into a file is not for the other to ask. */
  private static boolean isOpen(City c, Swap swap) {
    return has(c, swap.from(), swap.give(), false) && has(c, swap.from(), swap.giveFiled(), true);
  }

  /** The one who accepts may give from his file what he has put there meanwhile. */
  private static boolean canPay(City c, Swap swap) {
    for (int element : swap.want()) {
      int held =
          Stock.count(c, swap.to(), element, false) + Stock.count(c, swap.to(), element, true);
      if (held < Collections.frequency(swap.want(), element)) return false;
    }
    return true;
  }

  private static void accept(City c, Swap swap) throws IllegalAction {
    Check.that(isOpen(c, swap), "6.8", "err_gone");
    Check.that(canPay(c, swap), "6.8", "err_not_yours");
    end(c, swap);
    for (int element : swap.give()) hand(c, swap.from(), swap.to(), element, false);
    for (int element : swap.giveFiled()) hand(c, swap.from(), swap.to(), element, true);
    for (int element : swap.want()) {
      boolean filed = Stock.count(c, swap.to(), element, false) == 0;
      hand(c, swap.to(), swap.from(), element, filed);
    }
    c.acts[swap.to()]++;
    Face face = Box.faces(City.OWN)[c.luck().below(6)];
    c.tell(
        News.of(Event.Kind.TRADED, swap.from()).other(swap.to()).item(1 + face.ordinal()).build());
    if (face == Face.MAFIA) ProgressTrack.raiseMafia(c, 1);
  }

  private static void hand(City c, int from, int to, int element, boolean filed) {
    Stock.remove(c, from, element, filed);
    Stock.add(c, to, element, false);
  }

  private static void end(City c, Swap swap) {
    List<Swap> swaps = new ArrayList<>(c.swaps);
    swaps.remove(swap);
    c.swaps = List.copyOf(swaps);
  }

  @Override
  public void close(City c) {
    c.swaps = List.of();
    Slots.close(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.DONE);
  }
}
