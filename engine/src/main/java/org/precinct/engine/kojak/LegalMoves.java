package org.precinct.engine.kojak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.kojak.kit.Board;
import org.precinct.engine.kojak.proto.Effect;
import org.precinct.engine.kojak.proto.Stage;

/** The current player's legal moves for the roll (6.2 to 6.4). */
final class LegalMoves {
  private static final int BACKING_ROLL = 6;

  private final NextState draft;
  private final Board board;
  private final int roll;

  /** While the arrest is ready, every car stops at the own entrance. */
  private final boolean ready;

  private final List<Move> moves = new ArrayList<>();
  private int car;
  private int start;

  private LegalMoves(NextState draft) {
    this.draft = draft;
    this.board = draft.board;
    this.roll = draft.roll;
    this.ready = Arrests.isReady(draft);
  }

  /** By car, forward first, then by id of the destination: the order in which 6.8 breaks ties. */
  static List<Move> of(NextState draft) {
    return new LegalMoves(draft).all();
  }

  /** The text that says why a car may not move at all now; empty if it may (6.4). */
  static String still(NextState draft, int car) {
    Board board = draft.board;
    int at = draft.at(car);
    Detective own = draft.own();
    return switch (own.stage()) {
      case MISSION -> {
        boolean alone = draft.atOther(car) != board.centrePark();
        yield at == board.centrePark() && alone ? "car.in_centre" : "";
      }
      // Clear the road: two waiting cars must not close a street for good.
      case STAKEOUT -> car == own.lead() || draft.isFull(at) ? "" : "car.lead_only";
      case WARRANT -> car == own.lead() ? "car.second_only" : "";
      case CHASE -> "";
      case RACE -> at == board.policePark() ? "car.parked" : "";
    };
  }

  private List<Move> all() {
    for (car = 1; car <= 2; car++) {
      if (!still(draft, car).isEmpty()) continue;
      start = draft.at(car);
      drive(start, Path.NONE);
      if (roll == BACKING_ROLL && board.isStreet(start)) back(start, Path.NONE);
    }
    sort();
    return Collections.unmodifiableList(moves);
  }

  private void drive(int at, long path) {
    int steps = Path.length(path) + 1;
    for (int to : board.next(at)) {
      long driven = Path.then(path, to);
      if (!board.isStreet(to)) {
        if (mayEnter(to, steps)) add(false, to, driven, false);
      } else if (draft.isFull(to)) {
        if (steps > 1) add(false, at, path, true);
      } else if (steps == roll || arrestsAt(to)) {
        add(false, to, driven, false);
      } else {
        drive(to, driven);
      }
    }
  }

  private void back(int at, long path) {
    int steps = Path.length(path) + 1;
    for (int to : board.previous(at)) {
      if (!board.isStreet(to) || draft.isFull(to)) continue;
      long driven = Path.then(path, to);
      if (steps == BACKING_ROLL || arrestsAt(to)) {
        add(true, to, driven, false);
      } else {
        back(to, driven);
      }
    }
  }

  private boolean arrestsAt(int square) {
    return ready && board.isEntrance(square, draft.ownFile());
  }

  private boolean mayEnter(int bay, int steps) {
    if (bay == start) return false;
    Stage stage = draft.own().stage();
    if (bay == board.policePark()) return true;
    if (bay == board.missionRoom()) {
      return stage == Stage.MISSION && (steps == roll || draft.options.freeEntry());
    }
    boolean parks = stage == Stage.CHASE || stage == Stage.STAKEOUT && car == draft.own().lead();
    return parks && bay == board.stakeout(draft.ownFile());
  }

  /**
   * Adds a way to get there. Paths come in the order of their ids, so the first one stays, unless
   * it is stopped short and this one is not.
   */
  private void add(boolean back, int to, long path, boolean stopsShort) {
    Move move = new Move(car, back, to, path, effect(to, stopsShort), stopsShort);
    for (int i = 0; i < moves.size(); i++) {
      if (!moves.get(i).is(car, back, to)) continue;
      if (moves.get(i).stopsShort() && !stopsShort) moves.set(i, move);
      return;
    }
    moves.add(move);
  }

  /** The first line of 6.5 that applies. */
  private Effect effect(int to, boolean stopsShort) {
    if (arrestsAt(to)) return Effect.ARRESTS;
    boolean otherAtStation = draft.atOther(car) == board.policePark();
    Stage stage = draft.own().stage();
    if (stage == Stage.RACE) {
      if (to != board.policePark()) return Effect.DRIVES;
      return otherAtStation ? Effect.WINS_RACE : Effect.PARKS;
    }
    if (to == board.missionRoom()) return Effect.TAKES_MISSION;
    if (to == board.policePark()) {
      return stage == Stage.WARRANT ? Effect.POSTS_WARRANT : Effect.PARKS;
    }
    if (!board.isStreet(to)) {
      if (stage != Stage.STAKEOUT) return Effect.PARKS;
      return otherAtStation || draft.othersHunt(draft.ownFile())
          ? Effect.STAKES_OUT_AND_POSTS
          : Effect.STAKES_OUT;
    }
    boolean draws = board.isTrap(to) && !stopsShort && draft.own().hasMission();
    return draws ? Effect.DRAWS_TRAP : Effect.DRIVES;
  }

  private void sort() {
    if (moves.size() > 1) {
      moves.sort(
          (a, b) -> {
            if (a.car() != b.car()) return a.car() - b.car();
            if (a.back() != b.back()) return a.back() ? 1 : -1;
            return board.rank(a.to()) - board.rank(b.to());
          });
    }
  }
}
