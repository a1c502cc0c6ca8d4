package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;

/** At whom a captain pointed in a conflict. */
public record Pointing(int seat, List<Target> targets) {

  /** A colleague, and how many fingers point there. */
  public record Target(int seat, int fingers) {}

  /** Who pointed at whom, as everybody saw it in the present conflict. */
  public static List<Pointing> of(View view, List<Event> news) {
    List<Pointing> all = new ArrayList<>();
    boolean hit = view.phase == Phase.C_REMOVE;
    for (int hits : view.conflict_hits) hit |= hits > 0;
    if (!hit) return all;
    boolean counted = false;
    for (Event event : news) {
      if (event.kind == Event.Kind.COUNTED) {
        counted = true;
        all.clear();
      }
      if (event.kind == Event.Kind.POINTED && counted) all.add(of(event));
    }
    return all;
  }

  private static Pointing of(Event event) {
    List<Target> targets = new ArrayList<>();
    for (int i = 0; i < event.items.size(); i++) {
      targets.add(new Target(event.items.get(i), event.faces.get(i)));
    }
    return new Pointing(event.seat, targets);
  }
}
