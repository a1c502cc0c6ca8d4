package org.precinct.engine.kojak;

import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Event.Kind;
import org.precinct.engine.kojak.proto.Phase;

/** Drawing a mission (6.5, R21, R41). */
final class MissionDraw {
  private MissionDraw() {}

  /** The current detective, one of whose cars is in the mission room, takes on a file. */
  static void draw(NextState draft, Chance chance) {
    draw(draft, true, chance);
  }

  /** The answer to a file that others hunt; its card lies on top of the pile. */
  static void answer(NextState draft, boolean joins, Chance chance) {
    if (joins) {
      keep(draft, chance);
      return;
    }
    draft.tell(News.card(Kind.NOT_JOINED, draft.current, draft.missions.top()));
    draft.missions = draft.missions.rotated();
    draw(draft, false, chance);
  }

  /**
   * Draws until a card can be kept, or until the player has to say whether to keep it.
   *
   * @param mayJoin whether hunts have not been turned down in this draw
   */
  private static void draw(NextState draft, boolean mayJoin, Chance chance) {
    boolean free = false;
    boolean hunted = false;
    for (Colour file : Colour.ALL) {
      if (!draft.criminals.isFree(file)) continue;
      free |= !draft.othersHold(file);
      hunted |= draft.othersHunt(file);
    }
    while (true) {
      int card = draft.missions.top();
      Colour file = draft.cards.file(card);
      if (!draft.criminals.isFree(file)) {
        putBack(draft, Kind.MISSION_CLOSED);
      } else if (draft.othersHunt(file) && free) {
        if (mayJoin) {
          draft.phase = Phase.JOIN_CHOICE;
          draft.moves = List.of();
          return;
        }
        putBack(draft, Kind.MISSION_TAKEN);
      } else if (draft.othersHold(file) && !draft.othersHunt(file) && (free || hunted)) {
        putBack(draft, Kind.MISSION_TAKEN);
      } else {
        keep(draft, chance);
        return;
      }
    }
  }

  private static void putBack(NextState draft, Kind why) {
    draft.tell(News.card(why, draft.current, draft.missions.top()));
    draft.missions = draft.missions.rotated();
  }

  private static void keep(NextState draft, Chance chance) {
    int card = draft.missions.top();
    draft.missions = draft.missions.withoutTop();
    boolean joins = draft.othersHunt(draft.cards.file(card));
    draft.tell(News.card(joins ? Kind.JOINED : Kind.TOOK_MISSION, draft.current, card));
    int leadCar = draft.at(1) == draft.board.missionRoom() ? 1 : 2;
    draft.set(draft.current, draft.own().onMission(card, leadCar));
    if (draft.moved) {
      Turn.endAfterArrestCheck(draft, chance);
    } else {
      Turn.toRoll(draft);
    }
  }
}
