package org.precinct.engine.policecity.bot;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Informant;
import org.precinct.engine.policecity.proto.Slot;

/** The best spread of a bot's whole team over the slots (6.11). Slot 0 stands for home. */
final class Spread {
  private final Seen seen;
  private final Prospect prospect;

  /** By slot and team: inspectors + 3 × sergeant + 6 × lieutenant. */
  private final double[][] values;

  private final List<Integer> open = new ArrayList<>();

  Spread(Seen seen, Prospect prospect, boolean hopeful) {
    this.seen = seen;
    this.prospect = prospect;
    List<Slot> slots = seen.view.slots;
    values = new double[slots.size() + 1][12];
    open.add(0);
    for (int slot = 1; slot <= slots.size(); slot++) {
      if (!Box.card(slots.get(slot - 1).card - 1).acceptsDice()) continue;
      open.add(slot);
      int informants = ownInformants(slot);
      for (int team = 0; team < 12; team++) {
        values[slot][team] =
            prospect.value(
                slot,
                team % 3,
                team / 3 % 2 == 1,
                team / 6 == 1,
                team == 0 ? 0 : informants,
                hopeful);
      }
    }
  }

  private int ownInformants(int slot) {
    int count = 0;
    for (Informant informant : seen.view.informants) {
      if (informant.owner == seen.me && informant.at == slot) count++;
    }
    return count;
  }

  /** The worth of a spread: the slots of the two inspectors, the sergeant and the lieutenant. */
  double value(int[] dice) {
    double value = 0;
    for (int slot : open) if (slot > 0) value += values[slot][team(dice, slot)];
    return value;
  }

  private static int team(int[] dice, int slot) {
    return (dice[0] == slot ? 1 : 0)
        + (dice[1] == slot ? 1 : 0)
        + (dice[2] == slot ? 3 : 0)
        + (dice[3] == slot ? 6 : 0);
  }

  /** Where the bot's dice stand; 0 for all that are not on a slot. */
  int[] now() {
    int[] dice = new int[Staff.OWN];
    for (int die = 0; die < Staff.OWN; die++) {
      dice[die] = Math.max(0, seen.mine().dice.get(die));
    }
    return dice;
  }

  /**
   * The best spread.
   *
   * @param free dice that may be placed anywhere, a bit each; the others stay where they are
   */
  int[] best(int free) {
    int[] now = now();
    int[] best = now.clone();
    double most = value(now);
    int[] dice = new int[Staff.OWN];
    for (int a : options(now, free, 0)) {
      for (int b : options(now, free, 1)) {
        // Inspectors are alike.
        if ((free & 3) == 3 && b < a) continue;
        for (int s : options(now, free, 2)) {
          for (int l : options(now, free, 3)) {
            dice[0] = a;
            dice[1] = b;
            dice[2] = s;
            dice[3] = l;
            double value = value(dice);
            if (value <= most + 1e-9) continue;
            most = value;
            best = dice.clone();
          }
        }
      }
    }
    return best;
  }

  private List<Integer> options(int[] now, int free, int die) {
    return (free >>> die & 1) != 0 ? open : List.of(now[die]);
  }

  /** The own die that one more informant does most for, or 0 if it does real harm everywhere. */
  int bestCarrier() {
    int[] now = now();
    int best = 0;
    double most = -0.1;
    for (int die = 0; die < Staff.OWN; die++) {
      int slot = now[die];
      if (slot == 0) continue;
      int team = team(now, slot);
      double more =
          prospect.value(
                  slot, team % 3, team / 3 % 2 == 1, team / 6 == 1, ownInformants(slot) + 1, false)
              - prospect.value(
                  slot, team % 3, team / 3 % 2 == 1, team / 6 == 1, ownInformants(slot), false);
      if (more <= most) continue;
      most = more;
      best = 1 + die;
    }
    return best;
  }
}
