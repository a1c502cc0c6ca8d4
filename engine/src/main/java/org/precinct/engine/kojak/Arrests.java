package org.precinct.engine.kojak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.proto.Arrest;
import org.precinct.engine.kojak.proto.Event.Kind;

/** Arrests (6.6). They happen by themselves, and only in the arresting detective's own turn. */
final class Arrests {
  private Arrests() {}

  /** The current detective needs no more than a car on the entrance. */
  static boolean isReady(NextState draft) {
    return draft.own().posted() && draft.criminals.onRed(draft.ownFile());
  }

  /** Makes the arrest if the current detective can; returns whether it was made. */
  static boolean check(NextState draft) {
    if (!isReady(draft)) return false;
    Colour file = draft.ownFile();
    boolean there =
        draft.board.isEntrance(draft.at(1), file) || draft.board.isEntrance(draft.at(2), file);
    if (!there) return false;
    make(draft);
    return true;
  }

  private static void make(NextState draft) {
    Colour file = draft.ownFile();
    draft.criminals = draft.criminals.with(file, Circle.ARRESTED);
    draft.set(draft.current, draft.own().withOneMoreArrest());
    List<Arrest> arrests = new ArrayList<>(draft.arrests);
    arrests.add(new Arrest.Builder().colour(file.message()).seat(draft.current).build());
    draft.arrests = Collections.unmodifiableList(arrests);
    draft.tell(News.file(Kind.ARRESTED, draft.current, file));
    closeFile(draft, file);
    Ending.afterArrest(draft);
  }

  /** Everybody on the file is without a mission again; cars stay where they are (R23, R39). */
  private static void closeFile(NextState draft, Colour file) {
    draft.tell(News.file(Kind.FILE_CLOSED, draft.current, file));
    for (int i = 0; i < draft.seats(); i++) {
      int seat = (draft.current + i) % draft.seats();
      if (!draft.holds(seat, file)) continue;
      int card = draft.detective(seat).mission();
      draft.missions = draft.missions.withBottom(card);
      draft.set(seat, draft.detective(seat).withoutMission());
      draft.tell(News.card(Kind.MISSION_RETURNED, seat, card));
    }
  }
}
