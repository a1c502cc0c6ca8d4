package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.What;
import org.precinct.engine.policecity.proto.Why;

/** What a seat may do, sorted for a screen, and why some things are not possible. */
final class Possibilities {
  private Possibilities() {}

  static May of(City c, int seat) {
    May.Builder may = new May.Builder();
    if (c.isOver()) return may.build();
    Stages.of(c).possibilities(c, seat, may);
    FreeActions.possibilities(c, seat, may);
    amounts(c, seat, may);
    reasons(c, seat, may);
    return may.build();
  }

  static void sort(List<Action> actions, May.Builder may) {
    for (Action action : actions) sort(action, may);
  }

  private static void sort(Action action, May.Builder may) {
    if (action.word != null) may.words.add(action.word);
    else if (action.place != null) {
      add(may.dice, action.place.die);
      add(may.slots, action.place.slot);
    } else if (action.ride != null) {
      add(may.informants, action.ride.informant);
      add(may.carriers, action.ride.carrier);
    } else if (action.take_back != null) add(may.take_back, action.take_back.die);
    else if (action.announce != null) add(may.announce, action.announce);
    else if (action.helicopter != null) {
      may.helicopter(true);
      add(may.slots, action.helicopter.to);
    } else if (action.counter_order != null) {
      may.counter_order(true);
      add(may.slots, action.counter_order.to);
    } else if (action.reroll != null) may.reroll(true);
    else if (action.take != null) add(may.take, action.take);
    else if (action.take_all_but != null) may.take_all_but(true);
    else if (action.propose != null) may.propose(true);
    else if (action.want != null) add(may.want, action.want);
    else if (action.unwant != null) add(may.unwant, action.unwant);
    else if (action.support != null) add(may.support, action.support);
    else if (action.keep != null) add(may.keep, action.keep);
    else if (action.pick != null) add(may.pick, action.pick);
    else if (action.pledge != null) add(may.pledge, action.pledge);
    else if (action.unpledge != null) add(may.unpledge, action.unpledge);
    else if (action.deal != null) may.deal(true);
    else if (action.offer != null) add(may.offer_to, action.offer.to);
    else if (action.accept != null) add(may.accept, action.accept);
    else if (action.decline != null) add(may.decline, action.decline);
    else if (action.withdraw != null) add(may.withdraw, action.withdraw);
  }

  /** Adds a number to an ascending list, once. */
  static void add(List<Integer> numbers, int number) {
    if (numbers.contains(number)) return;
    int at = numbers.size();
    while (at > 0 && numbers.get(at - 1) > number) at--;
    numbers.add(at, number);
  }

  private static void amounts(City c, int seat, May.Builder may) {
    switch (c.phase) {
      case REROLL, C_REROLL -> {
        if (may.reroll) may.rerollable(Packed.numbers(c.throwableAt(seat, c.slot)));
      }
      case C_POINT -> {
        may.point_ranks(c.conflictRanks[seat]);
        int targets = c.conflictRanks[seat] > 0 ? c.participants() & ~(1 << seat) : 0;
        for (int target = 0; target < c.seats; target++) {
          if ((targets >>> target & 1) != 0) may.point_seats.add(target);
        }
      }
      case C_REMOVE -> {
        if (!Stages.isOpen(c, seat)) return;
        may.remove(c.hits[seat]).removable(Packed.numbers(c.membersAt(seat, c.slot)));
      }
      default -> {}
    }
  }

  private static void reasons(City c, int seat, May.Builder may) {
    if (c.phase == Phase.DEPLOY || c.phase == Phase.DEPLOY_TURN) deploying(c, seat, may);
    if (Combinations.isUsed(c, seat)) why(may, What.COMBINING, 0, "err_combo_used");
    if (c.files(seat) > 0 && c.filed(seat) == Special.FILE_SIZE * c.files(seat)) {
      why(may, What.FILING, 0, "err_file_full");
    }
    for (Swap swap : c.swaps) {
      if (swap.to() == seat && !may.accept.contains(swap.number())) {
        why(may, What.ACCEPTING, swap.number(), "err_gone");
      }
    }
    for (int objective : Objectives.blockedByPledges(c, seat)) {
      why(may, What.CLAIMING, 1 + objective, "err_reserved");
    }
  }

  private static void deploying(City c, int seat, May.Builder may) {
    for (int slot = 0; slot < c.slotCard.length; slot++) {
      if (!c.accepts(slot)) why(may, What.ON_SLOT, 1 + slot, "err_no_dice_here");
    }
    for (int own = 0; own < City.OWN; own++) {
      if (c.at(seat, own) == City.HELD) why(may, What.DIE, 1 + own, "err_die_held");
    }
    for (int i = 0; i < Box.INFORMANTS; i++) {
      if (c.owner[i] == seat && c.at[c.informant(i)] == City.HOME && may.carriers.isEmpty()) {
        why(may, What.RIDING, 0, "err_informant_alone");
        return;
      }
    }
  }

  private static void why(May.Builder may, What what, int item, String key) {
    may.why.add(new Why(what, item, key));
  }
}
