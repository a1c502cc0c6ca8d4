package org.precinct.engine.kojak;

import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Event.Kind;

/** Drawing a mission (6.5, R21). */
final class MissionDraw {
  private MissionDraw() {}

  /** The current detective, whose car is in the mission room, takes on a file. */
  static void draw(NextState draft, int leadCar) {
    boolean choosy = false;
    for (Colour file : Colour.ALL) choosy |= isSuitable(draft, file);
    while (true) {
      int card = draft.missions.top();
      Colour file = draft.cards.file(card);
      if (!draft.criminals.isFree(file)) {
        draft.missions = draft.missions.rotated();
        draft.tell(News.card(Kind.MISSION_CLOSED, draft.current, card));
      } else if (choosy && !isSuitable(draft, file)) {
        draft.missions = draft.missions.rotated();
        draft.tell(News.card(Kind.MISSION_TAKEN, draft.current, card));
      } else {
        draft.missions = draft.missions.withoutTop();
        Kind kind = draft.othersHunt(file) ? Kind.JOINED : Kind.TOOK_MISSION;
        draft.tell(News.card(kind, draft.current, card));
        draft.set(draft.current, draft.own().onMission(card, leadCar));
        return;
      }
    }
  }

  /** Open, and nobody else has it or somebody has posted a warrant. */
  private static boolean isSuitable(NextState draft, Colour file) {
    if (!draft.criminals.isFree(file)) return false;
    if (draft.othersHunt(file)) return true;
    for (int seat = 0; seat < draft.seats(); seat++) {
      if (seat != draft.current && draft.holds(seat, file)) return false;
    }
    return true;
  }
}
