package org.precinct.engine.policecity;

import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Combination;
import org.precinct.engine.policecity.kit.Element;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.proto.Combine;
import org.precinct.engine.policecity.proto.Event;

/** Seizure combinations: {@code COMBINE}, once a round and player (6.2, R53). */
final class Combinations {
  private Combinations() {}

  /** Takes what may be combined; numbers are those of the messages. */
  interface Open {
    void add(int combo, int kindA, int kindB);
  }

  /** Every combination that there are enough tokens for. */
  static void open(City c, int seat, Open out) {
    if ((c.combined >>> seat & 1) != 0) return;
    int[] free = new int[Seizure.KINDS];
    for (int kind = 0; kind < free.length; kind++) free[kind] = free(c, seat, kind);
    for (int number = 0; number < Box.COMBINATIONS.size(); number++) {
      Combination combination = Box.COMBINATIONS.get(number);
      for (int a = 0; a < Seizure.KINDS; a++) {
        if (free[a] < combination.countA()) continue;
        if (!combination.hasTwoKinds()) {
          out.add(1 + number, 1 + a, 0);
          continue;
        }
        for (int b = combination.isEven() ? a + 1 : 0; b < Seizure.KINDS; b++) {
          if (b == a || free[b] < combination.countB()) continue;
          out.add(1 + number, 1 + a, 1 + b);
        }
      }
    }
  }

  private static int free(City c, int seat, int kind) {
    int element = Element.token(kind);
    return Stock.free(c, seat, element, false) + Stock.free(c, seat, element, true);
  }

  static void combine(City c, int seat, Combine combine) throws IllegalAction {
    int number = Check.number(combine.combo, Box.COMBINATIONS.size());
    Combination combination = Box.COMBINATIONS.get(number);
    int a = Check.number(combine.kind_a, Seizure.KINDS);
    Check.that((c.combined >>> seat & 1) == 0, "R53", "err_combo_used");
    int b = -1;
    if (combination.hasTwoKinds()) {
      b = Check.number(combine.kind_b, Seizure.KINDS);
      Check.that(a != b, "2.5", "err_combo_kinds");
      if (combination.isEven() && b < a) throw Check.unreadable();
    } else if (combine.kind_b != 0) {
      throw Check.unreadable();
    }
    check(c, seat, a, combination.countA());
    if (b >= 0) check(c, seat, b, combination.countB());
    Stock.spendTokens(c, seat, a, combination.countA());
    if (b >= 0) Stock.spendTokens(c, seat, b, combination.countB());
    c.combined |= 1 << seat;
    c.tell(
        News.of(Event.Kind.COMBO, seat)
            .item(1 + number)
            .count(combination.ranks())
            .items(b < 0 ? List.of(1 + a) : List.of(1 + a, 1 + b))
            .build());
    ProgressTrack.gain(c, seat, combination.ranks());
  }

  private static void check(City c, int seat, int kind, int count) throws IllegalAction {
    Check.that(c.allSeizures(seat, kind) >= count, "6.2", "err_combo_tokens");
    Check.that(free(c, seat, kind) >= count, "R57", "err_reserved");
  }
}
