package org.precinct.engine.policecity.bot;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Special;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Helicopter;
import org.precinct.engine.policecity.proto.Informant;
import org.precinct.engine.policecity.proto.Slot;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;

/** How a bot sends its dice (6.11). */
final class DeployBot {
  /** Once the whole team, and some second thoughts: more would be better play than people's. */
  private static final int MOST_MOVES = 6;

  /** Then informants may still follow. */
  private static final int MOST_ACTS = 10;

  /** A change that gains less is not worth the unrest. */
  private static final double WORTHWHILE = 0.12;

  /** The same once somebody is ready. */
  private static final double WORTH_UNREST = 0.4;

  /** What a special action has to gain. */
  private static final double WORTH_A_TOKEN = 0.5;

  /** How many bots in ten count on a colleague to join (11). */
  private static final int TRUSTING = 5;

  private final Seen seen;
  private final View view;
  private final Prospect prospect;

  DeployBot(Seen seen, Worth worth) {
    this.seen = seen;
    this.view = seen.view;
    this.prospect = new Prospect(seen, worth);
  }

  /** Who is ready stays so, unless somebody comes or goes where they stand. */
  Optional<Action> live() {
    if (view.mine.decided) return Optional.empty();
    int acts = seen.mine().acts;
    boolean firstPass = acts < Integer.bitCount(free());
    Spread spread = new Spread(seen, prospect, firstPass && isTrusting());
    if (acts < MOST_MOVES) {
      int[] now = spread.now();
      int[] best = spread.best(free());
      double needed = firstPass ? 0.001 : someAreReady() ? WORTH_UNREST : WORTHWHILE;
      if (spread.value(best) > spread.value(now) + needed) return Optional.of(towards(now, best));
    }
    if (acts < MOST_ACTS) {
      Optional<Action> ride = ride(spread);
      if (ride.isPresent()) return ride;
    }
    if (othersAreBusy(acts)) return Optional.empty();
    return Optional.of(special(Word.READY));
  }

  /**
   * Ready is said once: after those who have placed less so far, or as much and sit before; so
   * nobody waits in a ring.
   */
  private boolean othersAreBusy(int acts) {
    for (int seat = 0; seat < seen.seats; seat++) {
      boolean ready = Packed.has(view.marks, seat) || seen.player(seat).absent;
      int others = seen.player(seat).acts;
      if (!ready && (others < acts || others == acts && seat < seen.me)) return true;
    }
    return false;
  }

  private boolean someAreReady() {
    return (view.marks & ~(1 << seen.me)) != 0;
  }

  /** A mood for the whole deployment: the bot has no memory, so it reads it off the calls. */
  private boolean isTrusting() {
    int mood = 31 * view.round + seen.me;
    for (Slot slot : view.slots) mood = 31 * mood + slot.card;
    // Multiplied by a large odd number, so that the upper bits differ from seat to seat.
    return (mood * 0x9E3779B1 >>> 16) % 10 < TRUSTING;
  }

  /** Dice that may be placed or moved. */
  private int free() {
    int free = 0;
    for (int die = 0; die < Staff.OWN; die++) if (seen.mine().dice.get(die) >= 0) free |= 1 << die;
    return free;
  }

  /** The first die that stands elsewhere; inspectors are alike. */
  private Action towards(int[] now, int[] best) {
    boolean alike = (free() & 3) == 3;
    if (alike && (now[0] == best[1] || now[1] == best[0])) {
      int swap = best[0];
      best[0] = best[1];
      best[1] = swap;
    }
    for (int die = 0; ; die++) {
      if (now[die] == best[die]) continue;
      return best[die] == 0
          ? Actions.takeBack(view.phase_id, 1 + die)
          : Actions.place(view.phase_id, 1 + die, best[die]);
    }
  }

  private Optional<Action> ride(Spread spread) {
    for (Informant informant : view.informants) {
      if (informant.owner != seen.me || informant.at != 0) continue;
      int carrier = spread.bestCarrier();
      if (carrier == 0) return Optional.empty();
      return Optional.of(Actions.ride(view.phase_id, informant.die, carrier));
    }
    return Optional.empty();
  }

  Action inTurn() {
    boolean hold = view.mine.may.words.contains(Word.HOLD);
    int home = 0;
    int placed = 0;
    for (int die = 0; die < Staff.OWN; die++) {
      if (seen.mine().dice.get(die) == 0) home |= 1 << die;
      if (seen.mine().dice.get(die) > 0) placed++;
    }
    Spread spread = new Spread(seen, prospect, placed < 2 && isTrusting());
    Optional<Action> ride = ride(spread);
    if (ride.isPresent()) return ride.get();
    if (!hold) return Actions.word(view.phase_id, Word.PASS);
    int[] now = spread.now();
    int[] best = spread.best(home);
    if (spread.value(best) <= spread.value(now)) return Actions.word(view.phase_id, Word.HOLD);
    for (int die = 0; ; die++) {
      if (now[die] != best[die]) return Actions.place(view.phase_id, 1 + die, best[die]);
    }
  }

  /** The best move of a single die, or none. */
  Action adjust(List<Action> choices) {
    Spread spread = new Spread(seen, prospect, false);
    int[] now = spread.now();
    double most = spread.value(now) + WORTHWHILE;
    Action best = Actions.word(view.phase_id, Word.PASS);
    for (Action action : choices) {
      if (action.place == null) continue;
      int[] moved = now.clone();
      moved[action.place.die - 1] = action.place.slot;
      if (spread.value(moved) <= most) continue;
      most = spread.value(moved);
      best = action;
    }
    return best;
  }

  /** Announces a Helicopter that has somewhere to fly, or says that there is nothing to play. */
  Action special(Word nothing) {
    if (view.mine.may.announce.contains(Special.HELICOPTER.number())) {
      Spread spread = new Spread(seen, prospect, false);
      int[] now = spread.now();
      double most = spread.value(now) + WORTH_A_TOKEN;
      for (int from : now) {
        for (int to = 1; from > 0 && to <= view.slots.size(); to++) {
          if (to == from || !accepts(to)) continue;
          for (int dice = 1; dice < 1 << Staff.OWN; dice++) {
            if (spread.value(flown(now, from, dice, to)) > most) {
              return Actions.announce(view.phase_id, Special.HELICOPTER);
            }
          }
        }
      }
    }
    return Actions.word(view.phase_id, nothing);
  }

  private boolean accepts(int slot) {
    return Box.cardNumbered(view.slots.get(slot - 1).card).acceptsDice();
  }

  private static int[] flown(int[] now, int from, int dice, int to) {
    int[] moved = now.clone();
    for (int die = 0; die < Staff.OWN; die++) {
      if (now[die] == from && (dice >>> die & 1) != 0) moved[die] = to;
    }
    return moved;
  }

  /** The best flight; a Counter-order, which a bot never announces, is cancelled. */
  Action announced(List<Action> choices) {
    Spread spread = new Spread(seen, prospect, false);
    int[] now = spread.now();
    double most = spread.value(now);
    Action best = Actions.word(view.phase_id, Word.CANCEL);
    for (Action action : choices) {
      if (action.helicopter == null) continue;
      Helicopter flight = action.helicopter;
      int dice = Packed.mask(flight.dice);
      double value = spread.value(flown(now, flight.from, dice, flight.to));
      if (value <= most) continue;
      most = value;
      best = action;
    }
    return best;
  }
}
