package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.CounterOrder;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Helicopter;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.Word;

/** The first in the queue says where his Helicopter or Counter-order goes (6.4, R19 to R21). */
final class AnnouncedOrder implements Stage {

  @Override
  public int deciders(City c) {
    return 1 << c.queue.get(0).seat();
  }

  @Override
  public void choices(City c, int seat, List<Action> out) {
    AfterDeploy.announcements(c, seat, out);
    if (!Stages.isOpen(c, seat)) return;
    out.add(fallback(c, seat));
    if (c.queue.get(0).special() == Special.HELICOPTER) flights(c, seat, out);
    else orders(c, seat, out);
  }

  private static void flights(City c, int seat, List<Action> out) {
    for (int from = 0; from < c.slotCard.length; from++) {
      int team = c.membersAt(seat, from) & (1 << City.OWN) - 1;
      // All subsets of the team but the empty one.
      for (int some = team; some != 0; some = some - 1 & team) {
        List<Integer> dice = Packed.numbers(some);
        for (int to = 0; to < c.slotCard.length; to++) {
          if (to == from || !c.accepts(to)) continue;
          out.add(Actions.helicopter(c.instance, 1 + from, dice, 1 + to));
        }
      }
    }
  }

  /** Examples: every single die. Pairs are too many to list. */
  private static void orders(City c, int seat, List<Action> out) {
    for (int die = 0; die < City.OWN * c.seats; die++) {
      for (int to = 0; to < c.slotCard.length; to++) {
        if (die / City.OWN == seat || !movable(c, die, to)) continue;
        out.add(Actions.counterOrder(c.instance, List.of(1 + die), 1 + to));
      }
    }
  }

  static boolean movable(City c, int die, int to) {
    return c.at[die] >= 0 && c.at[die] != to && c.accepts(to);
  }

  @Override
  public void act(City c, int seat, Action action) throws IllegalAction {
    if (action.announce != null) {
      AfterDeploy.announce(c, seat, action.announce);
      return;
    }
    Stages.checkOpen(c, seat, "6.4");
    Special special = c.queue.get(0).special();
    if (action.word == Word.CANCEL) {
      cancel(c);
    } else if (action.helicopter != null && special == Special.HELICOPTER) {
      fly(c, seat, action.helicopter);
    } else if (action.counter_order != null && special == Special.COUNTER_ORDER) {
      order(c, seat, action.counter_order);
    } else {
      throw Check.notNow("6.4");
    }
    next(c);
  }

  /** R19: one origin, one destination, own dice only; riders come along. */
  private static void fly(City c, int seat, Helicopter flight) throws IllegalAction {
    int from = Check.number(flight.from, c.slotCard.length);
    int to = Check.number(flight.to, c.slotCard.length);
    int dice = Check.members(flight.dice);
    if (dice == 0 || dice >= 1 << City.OWN) throw Check.unreadable();
    Check.that((dice & ~c.membersAt(seat, from)) == 0, "R19", "err_dice_elsewhere");
    Check.that(from != to, "R19", "err_already_there");
    Check.that(c.accepts(to), "R19", "err_no_dice_here");
    for (int own = 0; own < City.OWN; own++) {
      if ((dice >>> own & 1) != 0) Deployment.move(c, c.die(seat, own), to);
    }
    c.spend(seat, Special.HELICOPTER);
    c.tell(
        News.of(Event.Kind.HELICOPTER, seat)
            .items(flight.dice)
            .slot(1 + to)
            .card(1 + c.slotCard[to])
            .build());
  }

  /** R20: one or two dice of other players, from any slots, to one other slot. */
  private static void order(City c, int seat, CounterOrder order) throws IllegalAction {
    int to = Check.number(order.to, c.slotCard.length);
    if (order.dice.isEmpty() || order.dice.size() > 2) throw Check.unreadable();
    int before = -1;
    for (int number : order.dice) {
      int die = Check.number(number, City.OWN * c.seats);
      if (die <= before) throw Check.unreadable();
      before = die;
      Check.that(die / City.OWN != seat, "R20", "err_own_dice");
      Check.that(c.at[die] >= 0, "R20", "err_not_placed");
      Check.that(c.at[die] != to, "R20", "err_already_there");
    }
    Check.that(c.accepts(to), "R20", "err_no_dice_here");
    for (int number : order.dice) Deployment.move(c, number - 1, to);
    c.spend(seat, Special.COUNTER_ORDER);
    c.tell(
        News.of(Event.Kind.COUNTER_ORDER, seat)
            .items(order.dice)
            .slot(1 + to)
            .card(1 + c.slotCard[to])
            .build());
  }

  private static void cancel(City c) {
    Announcement first = c.queue.get(0);
    c.cancelled |= first.bit();
    c.tell(News.of(Event.Kind.CANCELLED, first.seat()).item(1 + first.special().ordinal()).build());
  }

  private static void next(City c) {
    c.queue = List.copyOf(new ArrayList<>(c.queue.subList(1, c.queue.size())));
    if (c.queue.isEmpty()) AfterDeploy.open(c, 0);
    else Stages.turnHourglass(c, Phase.ANNOUNCED);
  }

  @Override
  public void close(City c) {
    cancel(c);
    next(c);
  }

  @Override
  public Action fallback(City c, int seat) {
    return Actions.word(c.instance, Word.CANCEL);
  }
}
