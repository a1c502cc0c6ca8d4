package org.precinct.engine.policecity;

import java.util.Arrays;
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
  /** What the best one gives. */
  static final int MOST = Box.COMBINATIONS.stream().mapToInt(Combination::ranks).max().getAsInt();

  private Combinations() {}

  /** Takes what may be combined; numbers are those of the messages. */
  interface Open {
    void add(int combo, int kindA, int kindB);
  }

  static boolean isUsed(City c, int seat) {
    return (c.combined & ~c.uncombined & 1 << seat) != 0;
  }

  /** Every combination that there are enough tokens for. */
  static void open(City c, int seat, Open out) {
    if (isUsed(c, seat)) return;
    int[] free = new int[Seizure.KINDS];
    for (int kind = 0; kind < free.length; kind++) free[kind] = free(c, seat, kind);
    open(free, out);
  }

  /** The ranks of the best that everybody sees the tokens for. */
  static int mostInSight(City c, int seat) {
    if (isUsed(c, seat)) return 0;
    int[] most = new int[1];
    int[] open = Arrays.copyOfRange(c.seizures, Seizure.KINDS * seat, Seizure.KINDS * (seat + 1));
    open(
        open,
        (combo, a, b) -> most[0] = Math.max(most[0], Box.COMBINATIONS.get(combo - 1).ranks()));
    return most[0];
  }

  private static void open(int[] free, Open out) {
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
    Check.that(!isUsed(c, seat), "R53", "err_combo_used");
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
    // R54: while dice are sent out, that of the round before comes first.
    if ((c.uncombined >>> seat & 1) != 0) c.uncombined &= ~(1 << seat);
    else c.combined |= 1 << seat;
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
