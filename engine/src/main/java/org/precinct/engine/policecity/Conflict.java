package org.precinct.engine.policecity;

import java.util.Arrays;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;

/** The conflict over a place: a new throw for ranks, pointing, withdrawal (6.6). */
final class Conflict {
  private Conflict() {}

  static void open(City c) {
    if (Rolling.anyThrowable(c)) Stages.enter(c, Phase.C_ROLL);
    else count(c);
  }

  static void rolled(City c) {
    boolean reroll = false;
    for (int seat = 0; seat < c.seats; seat++) {
      reroll |= c.at(seat, City.LIEUTENANT) == c.slot && c.throwableAt(seat, c.slot) != 0;
    }
    if (reroll) Rerolling.open(c, Phase.C_REROLL);
    else count(c);
  }

  /** R5: the mafia faces of this throw count again. */
  static void count(City c) {
    ProgressTrack.raiseMafia(c, Rolling.mafiaFaces(c));
    int[] ranks = new int[c.seats];
    int all = 0;
    for (int seat = 0; seat < c.seats; seat++) {
      if ((c.participants() >>> seat & 1) != 0) ranks[seat] = ranks(c, seat);
      all += ranks[seat];
    }
    c.conflictRanks = ranks;
    c.tell(News.of(Event.Kind.COUNTED).items(News.list(ranks)).build());
    // R44: nobody has a rank, nobody goes.
    if (all == 0) {
      Negotiation.open(c, 2);
      return;
    }
    Arrays.fill(c.points, 0);
    Stages.enter(c, Phase.C_POINT);
  }

  private static int ranks(City c, int seat) {
    int count = 0;
    for (int team = c.membersAt(seat, c.slot); team != 0; team &= team - 1) {
      int member = Integer.numberOfTrailingZeros(team);
      int face = c.face[c.dieOf(seat, member)];
      if (member == City.LIEUTENANT || face >= 0 && Face.values()[face].isRank()) count++;
    }
    return count;
  }

  /** The pointing is over: everybody sees it, and targets with a choice are asked. */
  static void reveal(City c) {
    int[] hits = new int[c.seats];
    for (int seat = 0; seat < c.seats; seat++) {
      int[] at = Arrays.copyOfRange(c.points, c.seats * seat, c.seats * (seat + 1));
      int targets = 0;
      for (int target = 0; target < c.seats; target++) {
        hits[target] += at[target];
        if (at[target] > 0) targets++;
      }
      if (c.conflictRanks[seat] == 0) continue;
      int[] seats = new int[targets];
      int[] ranks = new int[targets];
      for (int target = 0, next = 0; target < c.seats; target++) {
        if (at[target] == 0) continue;
        seats[next] = target;
        ranks[next++] = at[target];
      }
      c.tell(
          News.of(Event.Kind.POINTED, seat)
              .items(News.list(seats))
              .faces(News.list(ranks))
              .build());
    }
    Arrays.fill(c.points, 0);
    c.hits = hits;
    Arrays.fill(c.chosen, 0);
    Stages.enter(c, Phase.C_REMOVE);
  }

  /** Survivors: players with an own die still there. */
  static void goOn(City c) {
    int survivors = Integer.bitCount(c.participants());
    if (survivors == 0) Sharing.fbi(c);
    else if (survivors == 1) Stages.enter(c, Phase.SOLO);
    else Negotiation.open(c, 2);
  }
}
