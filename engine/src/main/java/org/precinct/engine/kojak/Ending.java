package org.precinct.engine.kojak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Outcome;
import org.precinct.engine.Seat;
import org.precinct.engine.Seats;
import org.precinct.engine.kojak.proto.Event.Kind;
import org.precinct.engine.kojak.proto.Phase;

/** The end of the game and the ranking (8). */
final class Ending {
  static final String FIRST_ARREST = "FIRST_ARREST";
  static final String MOST_ARRESTS = "MOST_ARRESTS";
  static final String RACE = "RACE";
  static final String SHARED = "SHARED";
  static final String ROUND_LIMIT = "ROUND_LIMIT";

  private Ending() {}

  /** What the current detective's arrest means for the game (6.6). */
  static void afterArrest(NextState draft) {
    if (draft.options.quick()) {
      Seats winner = Seats.of(Seat.of(draft.current));
      end(draft, FIRST_ARREST, winner, places(draft, winner, Seats.first(draft.seats())));
    } else if (draft.criminals.free() == 0) {
      Seats leaders = leaders(draft);
      if (leaders.size() == 1) {
        end(draft, MOST_ARRESTS, leaders);
      } else if (draft.options.shared()) {
        end(draft, SHARED, leaders);
      } else {
        beginRace(draft, leaders);
      }
    }
  }

  static void roundLimit(NextState draft) {
    draft.tell(News.of(Kind.LAST_ROUND));
    end(draft, ROUND_LIMIT, leaders(draft));
  }

  static void raceWon(NextState draft, int seat) {
    Seats winner = Seats.of(Seat.of(seat));
    end(draft, RACE, winner, places(draft, winner, draft.racers));
  }

  static boolean isHome(NextState draft, int seat) {
    int police = draft.board.policePark();
    return draft.cars.at(seat, 1) == police && draft.cars.at(seat, 2) == police;
  }

  /**
   * Only the tied go on. The arresting detective is always one of them: four arrests tie as 2–2 or
   * 1–1–1–1, and he has made one. One of his cars is at an entrance, so he is not home.
   */
  private static void beginRace(NextState draft, Seats tied) {
    draft.racers = tied;
    for (Seat seat : tied) {
      draft.set(seat.number(), draft.detective(seat.number()).inRace());
    }
    draft.tell(News.seats(Kind.RACE_BEGINS, tied));
    clearTheBoard(draft);
    for (int i = 1; i < draft.seats(); i++) {
      int seat = (draft.current + i) % draft.seats();
      if (!tied.has(seat) || !isHome(draft, seat)) continue;
      raceWon(draft, seat);
      return;
    }
  }

  /** Nobody who has stopped driving is in a racer's way (R39). */
  private static void clearTheBoard(NextState draft) {
    Seats gone = Seats.NONE;
    for (int seat = 0; seat < draft.seats(); seat++) {
      if (draft.racers.has(seat)) continue;
      gone = gone.with(seat);
      draft.cars = draft.cars.with(seat, 1, Cars.NOWHERE).with(seat, 2, Cars.NOWHERE);
    }
    if (!gone.isEmpty()) draft.tell(News.seats(Kind.CARS_LEAVE, gone));
  }

  private static Seats leaders(NextState draft) {
    int most = 0;
    for (int seat = 0; seat < draft.seats(); seat++) {
      most = Math.max(most, draft.detective(seat).arrests());
    }
    Seats leaders = Seats.NONE;
    for (int seat = 0; seat < draft.seats(); seat++) {
      if (draft.detective(seat).arrests() == most) leaders = leaders.with(seat);
    }
    return leaders;
  }

  private static void end(NextState draft, String cause, Seats winners) {
    end(draft, cause, winners, places(draft, winners, Seats.NONE));
  }

  private static void end(NextState draft, String cause, Seats winners, List<Integer> places) {
    draft.phase = Phase.GAME_OVER;
    draft.moves = List.of();
    draft.outcome = Optional.of(new Outcome(cause, "", winners, places));
    draft.tell(News.seats(Kind.WON, winners));
  }

  /**
   * First the winners, then the runners-up, who share second place, then the others by arrests;
   * equal seats share a place, and the places after them stay empty.
   */
  private static List<Integer> places(NextState draft, Seats winners, Seats runnersUp) {
    List<Integer> places = new ArrayList<>();
    for (int seat = 0; seat < draft.seats(); seat++) {
      int better = 0;
      for (int other = 0; other < draft.seats(); other++) {
        int mine = merit(draft, seat, winners, runnersUp);
        if (merit(draft, other, winners, runnersUp) > mine) better++;
      }
      places.add(1 + better);
    }
    return places;
  }

  private static int merit(NextState draft, int seat, Seats winners, Seats runnersUp) {
    if (winners.has(seat)) return 6;
    return runnersUp.has(seat) ? 5 : draft.detective(seat).arrests();
  }
}
