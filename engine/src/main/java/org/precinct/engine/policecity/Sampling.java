package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Word;

/** Legal actions drawn at random, from every form there is. */
final class Sampling {
  private Sampling() {}

  static Action draw(City c, int seat, Chance chance) {
    List<Action> choices = PoliceCity.choices(c, seat);
    // Without some inclination to come to an end, random players would talk until the sand is out.
    if (chance.oneIn(3)) {
      for (Action action : choices) if (isSettling(action)) return action;
    }
    Action action = chance.pick(choices);
    if (action.propose != null) return split(c, chance);
    if (action.counter_order != null) return counterOrder(c, seat, chance);
    if (action.deal != null) return deal(c, seat, chance);
    if (action.offer != null) return offer(c, seat, action.offer.to, chance);
    return action;
  }

  private static boolean isSettling(Action action) {
    return action.word == Word.READY
        || action.word == Word.DONE
        || action.word == Word.PASS
        || action.word == Word.HOLD;
  }

  private static Action split(City c, Chance chance) {
    List<Integer> options = new ArrayList<>();
    options.add(0);
    for (int seat = 0; seat < c.seats; seat++) {
      if ((c.participants() >>> seat & 1) != 0) options.add(1 + seat);
    }
    List<Integer> takers = new ArrayList<>();
    for (int i = 0; i < c.gains.length; i++) takers.add(chance.pick(options));
    return Actions.propose(c.instance, takers);
  }

  private static Action counterOrder(City c, int seat, Chance chance) {
    List<Integer> targets = new ArrayList<>();
    for (int slot = 0; slot < c.slotCard.length; slot++) {
      if (!movable(c, seat, slot).isEmpty()) targets.add(slot);
    }
    int to = chance.pick(targets);
    List<Integer> movable = movable(c, seat, to);
    List<Integer> dice = new ArrayList<>();
    dice.add(1 + movable.remove(chance.below(movable.size())));
    if (!movable.isEmpty() && chance.oneIn(2)) dice.add(1 + chance.pick(movable));
    Collections.sort(dice);
    return Actions.counterOrder(c.instance, dice, 1 + to);
  }

  private static List<Integer> movable(City c, int seat, int to) {
    List<Integer> dice = new ArrayList<>();
    for (int die = 0; die < City.OWN * c.seats; die++) {
      if (die / City.OWN != seat && AnnouncedOrder.movable(c, die, to)) dice.add(die);
    }
    return dice;
  }

  private static Action deal(City c, int seat, Chance chance) {
    List<Integer> pool = chance.shuffled(MafiaDeal.pool(c, seat));
    int[] ranks = new int[c.seats];
    for (int i = 0; i < Box.DEAL_RANKS; i++) ranks[chance.below(c.seats)]++;
    return MafiaDeal.action(c, pool.subList(0, Box.DEAL_TOKENS), ranks);
  }

  private static Action offer(City c, int seat, int to, Chance chance) {
    List<Integer> open = Stock.list(c, seat, false);
    List<Integer> filed = Stock.list(c, seat, true);
    List<Integer> give = some(open, chance);
    List<Integer> giveFiled = some(filed, chance);
    if (give.isEmpty() && giveFiled.isEmpty()) {
      if (open.isEmpty()) giveFiled = List.of(chance.pick(filed));
      else give = List.of(chance.pick(open));
    }
    List<Integer> theirs = Stock.list(c, to, false);
    List<Integer> want = some(theirs, chance);
    if (want.isEmpty()) want = List.of(chance.pick(theirs));
    return Actions.offer(c.instance, to, give, giveFiled, want);
  }

  /** Any subset, in the same order. */
  private static List<Integer> some(List<Integer> of, Chance chance) {
    List<Integer> result = new ArrayList<>();
    for (int element : of) if (chance.oneIn(2)) result.add(element);
    return result;
  }
}
