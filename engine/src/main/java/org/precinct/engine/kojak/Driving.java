package org.precinct.engine.kojak;

import java.util.Optional;
import org.precinct.engine.Chance;
import org.precinct.engine.kojak.proto.Drive;
import org.precinct.engine.kojak.proto.Event.Kind;

/** What a move does (6.5). */
final class Driving {
  private Driving() {}

  /** The current detective makes one of the legal moves. */
  static void move(NextState draft, Move move, Chance chance) {
    Drive drive =
        new Drive.Builder()
            .seat(draft.current)
            .car(move.car())
            .direction(move.direction())
            .from(draft.at(move.car()))
            .path(Path.list(move.path()))
            .stopped_short(move.stopsShort())
            .build();
    draft.cars = draft.cars.with(draft.current, move.car(), move.to());
    draft.moved = true;
    draft.last = Optional.of(drive);
    draft.tell(News.moved(drive));
    switch (move.effect()) {
      case DRAWS_TRAP -> {
        TrapDraw.draw(draft, chance);
        return;
      }
      case WINS_RACE -> {
        Ending.raceWon(draft, draft.current);
        return;
      }
      case TAKES_MISSION -> {
        MissionDraw.draw(draft, chance);
        return;
      }
      case STAKES_OUT -> takePosition(draft);
      case STAKES_OUT_AND_POSTS -> {
        takePosition(draft);
        postWarrant(draft);
      }
      case POSTS_WARRANT -> postWarrant(draft);
      case DRIVES, PARKS, ARRESTS -> {}
    }
    Turn.endAfterArrestCheck(draft, chance);
  }

  private static void takePosition(NextState draft) {
    draft.set(draft.current, draft.own().inPosition());
    draft.tell(News.of(Kind.IN_POSITION, draft.current));
  }

  private static void postWarrant(NextState draft) {
    draft.set(draft.current, draft.own().withWarrantPosted());
    draft.tell(News.file(Kind.POSTED, draft.current, draft.ownFile()));
  }
}
