package org.precinct.engine.goodcop;

import java.util.List;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Deed;
import org.precinct.engine.goodcop.proto.Result;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.StandingPass;
import org.precinct.engine.goodcop.proto.View.Phase;

/** The game as it stands: a {@link State}, or a {@link NextState} in the middle of a step. */
interface Position {
  Rules rules();

  Phase phase();

  /** {@code stateSeq}: rises with public changes only (L4). */
  int seq();

  /** The living seats. */
  int alive();

  /** First edition: the wounded players. */
  int wounded();

  Turn turn();

  Cards cards();

  Guns guns();

  Gear gear();

  Minds minds();

  Window window();

  /** Each seat's standing pass, as numbers of {@link StandingPass}. */
  Ints standing();

  /** ORDER_CARDS: the seats whose row is laid out. */
  int ready();

  Audit audit();

  /** Sub-decisions, the present one first. */
  List<Pending> pending();

  /** The phase to return to when no sub-decision is pending. */
  Phase then();

  /** What everybody has done in the open, as far as it tells something, the oldest first. */
  List<Deed> deeds();

  /** How the game ended; without a cause while it goes on. */
  Result result();

  default boolean isAlive(int seat) {
    return Bits.has(alive(), seat);
  }

  /** The living seats other than this one. */
  default int others(int seat) {
    return alive() & ~Bits.of(seat);
  }

  /** The next seat in turn order, out of a set that is not empty. */
  default int next(int from, int among) {
    int seats = rules().seats();
    int step = turn().reversed() ? seats - 1 : 1;
    int seat = from;
    do seat = (seat + step) % seats;
    while (!Bits.has(among, seat));
    return seat;
  }

  /** R1, R2, R5, R6. */
  default Side side(int seat) {
    Cards cards = cards();
    boolean agent = cards.holds(seat, CardType.AGENT);
    boolean kingpin = cards.holds(seat, CardType.KINGPIN);
    if (agent && kingpin) return Side.TORN;
    if (agent) return Side.HONEST_SIDE;
    if (kingpin) return Side.CROOKED_SIDE;
    int honest = 0;
    for (int left = cards.row(seat); left != 0; left = Bits.withoutLowest(left)) {
      honest += cards.type(Bits.lowest(left)) == CardType.HONEST ? 1 : -1;
    }
    boolean planted = gear().plantedAt() == seat;
    return honest > 0 != planted ? Side.HONEST_SIDE : Side.CROOKED_SIDE;
  }
}
