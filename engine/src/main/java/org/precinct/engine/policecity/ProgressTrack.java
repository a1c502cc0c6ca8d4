package org.precinct.engine.policecity;

import org.precinct.engine.policecity.proto.Event;

/** Ranks, thresholds and the mafia pawn (6.3). */
final class ProgressTrack {
  private ProgressTrack() {}

  /** The mafia has reached its limit: nothing else of the step happens (R9). */
  static final class CityFalls extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final CityFalls NOW = new CityFalls();

    private CityFalls() {
      super("the mafia controls the city", null, false, false);
    }
  }

  static void gain(City c, int seat, int ranks) {
    for (int i = 0; i < ranks; i++) {
      c.rank[seat]++;
      c.tell(News.of(Event.Kind.RANK_UP, seat).count(c.rank[seat]).build());
      checkThreshold(c, c.rank[seat]);
    }
  }

  /** R46: checked for all players, no matter who arrived. */
  private static void checkThreshold(City c, int rank) {
    int index = rank / 2 - 1;
    if (rank % 2 != 0 || index < 0 || index >= c.track.length || c.track[index] < 0) return;
    int kind = c.track[index];
    int[] tokens = new int[c.seats];
    for (int seat = 0; seat < c.seats; seat++) tokens[seat] = c.allSeizures(seat, kind);
    c.tell(
        News.of(Event.Kind.THRESHOLD).count(rank).item(1 + kind).items(News.list(tokens)).build());
    // Before the ranks, so that it cannot fire again.
    c.track[index] = -1;
    c.seizureSupply[kind]++;
    int leaders = leaders(tokens);
    if (leaders == 0) c.tell(News.of(Event.Kind.THRESHOLD_NONE).build());
    else reward(c, leaders);
  }

  /** Those with the most, at least one; a bit each. */
  static int leaders(int[] totals) {
    int most = 1;
    int leaders = 0;
    for (int seat = 0; seat < totals.length; seat++) {
      if (totals[seat] > most) {
        most = totals[seat];
        leaders = 0;
      }
      if (totals[seat] == most) leaders |= 1 << seat;
    }
    return leaders;
  }

  /** One rank for each leader, in seat order; on hard a tie helps the mafia instead (R63). */
  static void reward(City c, int leaders) {
    if (Integer.bitCount(leaders) > 1 && c.rules.hard()) {
      c.tell(News.of(Event.Kind.TIE_HARD).build());
      raiseMafia(c, 1);
      return;
    }
    for (int seat = 0; seat < c.seats; seat++) if ((leaders >>> seat & 1) != 0) gain(c, seat, 1);
  }

  static void raiseMafia(City c, int levels) {
    for (int i = 0; i < levels; i++) {
      c.mafia++;
      c.tell(News.of(Event.Kind.MAFIA_UP).count(c.mafia).build());
      if (c.mafia >= c.rules.mafiaLimit()) throw CityFalls.NOW;
    }
  }

  /** R60: never below 0. */
  static void lowerMafia(City c, int levels) {
    int level = Math.max(0, c.mafia - levels);
    if (level == c.mafia) return;
    c.mafia = level;
    c.tell(News.of(Event.Kind.MAFIA_DOWN).count(level).build());
  }
}
