package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seats;
import org.precinct.engine.policecity.proto.Cause;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;

/** The end of the game (8). */
final class Ending {
  private Ending() {}

  /** The mafia at its limit: the infiltrated mafioso wins alone, or nobody does. */
  static void cityFalls(City c) {
    end(c, Cause.MAFIA, c.mafioso >= 0 ? 1 << c.mafioso : 0);
  }

  /** Whether the game ends with this round. */
  static boolean isDue(City c) {
    return hasChief(c) || c.round >= c.rules.roundLimit();
  }

  private static boolean hasChief(City c) {
    for (int rank : c.rank) if (rank >= c.rules.goal()) return true;
    return false;
  }

  /** After {@code LAST_CLAIMS}: whether somebody is chief, or time is over. */
  static boolean check(City c) {
    if (!isDue(c)) return false;
    int best = 0;
    for (int seat = 1; seat < c.seats; seat++) if (compare(c, seat, best) > 0) best = seat;
    int winners = 0;
    for (int seat = 0; seat < c.seats; seat++) {
      if (compare(c, seat, best) == 0) winners |= 1 << seat;
    }
    end(c, hasChief(c) ? Cause.CHIEF : Cause.ROUND_LIMIT, winners);
    return true;
  }

  private static int compare(City c, int a, int b) {
    int byRank = Integer.compare(c.rank[a], c.rank[b]);
    return byRank != 0 ? byRank : Integer.compare(c.stock(a), c.stock(b));
  }

  private static void end(City c, Cause cause, int winners) {
    c.cause = cause;
    c.winners = winners;
    Stages.enter(c, Phase.OVER);
    c.tell(News.of(Event.Kind.GAME_OVER).item(cause.getValue()).count(winners).build());
  }

  /** Winners first, then by rank, then by stock; equal ones share a place. */
  static List<Integer> places(City c) {
    List<Integer> places = new ArrayList<>();
    for (int seat = 0; seat < c.seats; seat++) {
      int place = 1;
      for (int other = 0; other < c.seats; other++) if (isBefore(c, other, seat)) place++;
      places.add(place);
    }
    return places;
  }

  private static boolean isBefore(City c, int a, int b) {
    boolean aWins = (c.winners >>> a & 1) != 0;
    boolean bWins = (c.winners >>> b & 1) != 0;
    return aWins != bWins ? aWins : compare(c, a, b) > 0;
  }

  /** The side that won: the chiefs, the mafia's own man, or the mafia alone. */
  static Outcome outcome(City c) {
    String side =
        c.cause != Cause.MAFIA
            ? (c.mafioso >= 0 && (c.winners >>> c.mafioso & 1) != 0 ? "MOLE_CHIEF" : "CHIEF")
            : c.winners != 0 ? "MOLE" : "MAFIA";
    return new Outcome(c.cause.name(), side, new Seats(c.winners), places(c));
  }
}
