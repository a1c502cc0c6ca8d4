package org.precinct.engine.kojak;

import org.precinct.engine.IllegalAction;
import org.precinct.engine.kojak.kit.Board;
import org.precinct.engine.kojak.kit.Square.Type;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Direction;
import org.precinct.engine.kojak.proto.Stage;

/** Why a move is not among the legal ones: the first reason that a player should hear. */
final class Refusals {
  private static final int BACKING_ROLL = 6;

  private final NextState draft;
  private final Board board;
  private final int car;
  private final int to;
  private final int from;

  private Refusals(NextState draft, int car, int to) {
    this.draft = draft;
    this.board = draft.board;
    this.car = car;
    this.to = to;
    this.from = draft.at(car);
  }

  /** For a move that {@link LegalMoves} does not hold, in the phase MOVE. */
  static IllegalAction of(NextState draft, Action.Move move) {
    if (move.car < 1 || move.car > 2) return new IllegalAction("6.1", "move.no_such_car");
    if (move.direction == Direction.NO_DIRECTION) {
      return new IllegalAction("6.1", "move.no_direction");
    }
    Board board = draft.board;
    if (move.to < 0 || move.to >= board.size() || board.type(move.to).isCircle()) {
      return new IllegalAction("6.1", "move.no_such_square");
    }
    String still = LegalMoves.still(draft, move.car);
    if (!still.isEmpty()) return new IllegalAction("6.4", still);
    Refusals refusals = new Refusals(draft, move.car, move.to);
    return move.direction == Direction.BACK ? refusals.back() : refusals.forward();
  }

  private IllegalAction back() {
    if (draft.roll != BACKING_ROLL) return new IllegalAction("6.3", "move.back_needs_six");
    if (!board.isStreet(from)) return new IllegalAction("R37", "move.back_from_bay");
    if (!board.isStreet(to)) return new IllegalAction("R37", "move.back_into_bay");
    if (!reach(true, false)[BACKING_ROLL][to]) return new IllegalAction("6.3", "move.back_exact");
    if (!reach(true, true)[BACKING_ROLL][to]) return new IllegalAction("6.3", "move.back_blocked");
    return new IllegalAction("6.6", "move.arrest_first");
  }

  private IllegalAction forward() {
    if (!board.isStreet(to)) return intoBay();
    int steps = fewest();
    if (reach(false, false)[draft.roll][to]) {
      boolean open = reach(false, true)[draft.roll][to];
      return open
          ? new IllegalAction("6.6", "move.arrest_first")
          : new IllegalAction("6.2", "move.blocked");
    }
    return steps < draft.roll ? new IllegalAction("6.3", "move.whole_roll") : tooFar();
  }

  private IllegalAction intoBay() {
    if (to == from) return new IllegalAction("R27", "move.bay_loop");
    Type type = board.type(to);
    if (type == Type.START) return new IllegalAction("6.3", "move.no_return");
    Stage stage = draft.own().stage();
    if (type == Type.MISSION) {
      if (stage == Stage.RACE) return new IllegalAction("8", "move.race_only");
      if (stage != Stage.MISSION) return new IllegalAction("6.3", "move.has_mission");
    }
    if (type == Type.STAKEOUT) {
      boolean own = draft.own().hasMission() && to == board.stakeout(draft.ownFile());
      if (!own) return new IllegalAction("6.3", "move.other_stakeout");
      if (stage == Stage.WARRANT) return new IllegalAction("6.3", "move.warrant_first");
      if (stage == Stage.STAKEOUT && car != draft.own().lead()) {
        return new IllegalAction("6.3", "move.lead_parks");
      }
    }
    if (fewest() > draft.roll) return tooFar();
    boolean exactly = type == Type.MISSION && !draft.options.freeEntry();
    if (exactly && !reach(false, false)[draft.roll][to]) {
      return new IllegalAction("R9", "move.exact_roll");
    }
    return new IllegalAction("6.2", "move.blocked");
  }

  private static IllegalAction tooFar() {
    return new IllegalAction("6.3", "move.too_far");
  }

  /** Steps of the shortest way, as if there were no other cars. */
  private int fewest() {
    return board.distance(from, to);
  }

  /** What a car can reach with exactly so many steps over street squares. */
  private boolean[][] reach(boolean back, boolean mindCars) {
    boolean[][] reached = new boolean[draft.roll + 1][board.size()];
    reached[0][from] = true;
    for (int step = 1; step <= draft.roll; step++) {
      for (int at = 0; at < board.size(); at++) {
        if (!reached[step - 1][at] || step > 1 && !board.isStreet(at)) continue;
        for (int then : back ? board.previous(at) : board.next(at)) {
          if (!mindCars || !draft.isFull(then)) reached[step][then] = true;
        }
      }
    }
    return reached;
  }
}
