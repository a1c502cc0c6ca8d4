package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Element;

/** Reads numbers out of messages and refuses what means nothing. */
final class Check {
  private Check() {}

  /** Not possible in this phase, or without the token it takes (6.10: a wrong press). */
  static IllegalAction notNow(String rule) {
    return new IllegalAction(rule, "err_not_now");
  }

  static IllegalAction unreadable() {
    return new IllegalAction("6.1", "action.unreadable");
  }

  static void that(boolean legal, String rule, String key) throws IllegalAction {
    if (!legal) throw new IllegalAction(rule, key);
  }

  /** A number from 1 to {@code most}, as it counts in the state: from 0. */
  static int number(int value, int most) throws IllegalAction {
    if (value < 1 || value > most) throw unreadable();
    return value - 1;
  }

  /** Dice from 1 to 9 in ascending order, as a mask of members. */
  static int members(List<Integer> dice) throws IllegalAction {
    int mask = 0;
    int before = 0;
    for (int die : dice) {
      if (die <= before || die > City.MEMBERS) throw unreadable();
      mask |= 1 << die - 1;
      before = die;
    }
    return mask;
  }

  /** Elements in ascending order; cards at most once. */
  static void elements(List<Integer> elements) throws IllegalAction {
    int before = 0;
    for (int element : elements) {
      if (!Element.exists(element) || element < before) throw unreadable();
      if (element == before && !Element.isToken(element)) throw unreadable();
      before = element;
    }
  }
}
