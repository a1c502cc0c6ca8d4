package org.precinct.engine.kojak;

import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.kojak.proto.Event.Kind;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.Stage;

/** A turn from its start to its end (6.1). */
final class Turn {
  private Turn() {}

  /** TURN_START. */
  static void start(NextState draft, Chance chance) {
    draft.moved = false;
    if (draft.own().missesTurn()) {
      draft.set(draft.current, draft.own().missing(false));
      draft.tell(News.of(Kind.LOSE_TURN, draft.current));
      end(draft, chance);
      return;
    }
    Arrests.check(draft);
    if (draft.isOver()) return;
    int room = draft.board.missionRoom();
    boolean inRoom = draft.at(1) == room || draft.at(2) == room;
    if (inRoom && draft.own().stage() == Stage.MISSION) {
      MissionDraw.draw(draft, chance);
    } else {
      toRoll(draft);
    }
  }

  static void toRoll(NextState draft) {
    draft.phase = Phase.ROLL;
    draft.moves = List.of();
  }

  /**
   * ROLL. Without a legal move the roll is lost (R3).
   *
   * @param ask whether a single legal move is left to the player; else it is made at once (R43)
   */
  static void roll(NextState draft, boolean ask, Chance chance) {
    draft.roll = chance.die();
    draft.tell(News.roll(Kind.ROLLED, draft.current, draft.roll));
    draft.moves = LegalMoves.of(draft);
    if (draft.moves.isEmpty()) {
      draft.tell(News.of(Kind.NO_MOVE, draft.current));
      end(draft, chance);
    } else if (draft.moves.size() == 1 && !ask) {
      Driving.move(draft, draft.moves.get(0), chance);
    } else {
      draft.phase = Phase.MOVE;
    }
  }

  static void endAfterArrestCheck(NextState draft, Chance chance) {
    Arrests.check(draft);
    if (!draft.isOver()) end(draft, chance);
  }

  /** TURN_END: clockwise, in a race among the tied; a round ends where it began. */
  static void end(NextState draft, Chance chance) {
    int seats = draft.seats();
    int place = Math.floorMod(draft.current - draft.first, seats);
    do {
      place++;
    } while (draft.raceIsOn() && !draft.racers.has((draft.first + place) % seats));
    if (place >= seats) {
      if (draft.round == draft.options.roundLimit()) {
        Ending.roundLimit(draft);
        return;
      }
      draft.round++;
    }
    draft.current = (draft.first + place) % seats;
    draft.turn++;
    start(draft, chance);
  }
}
