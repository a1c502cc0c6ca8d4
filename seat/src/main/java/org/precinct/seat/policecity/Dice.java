package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Informant;
import org.precinct.engine.policecity.proto.View;

/** Dice and slots as things to touch. */
final class Dice {
  private Dice() {}

  /** All dice of a captain, informants last. */
  static void add(View view, int seat, List<CityTouch> out) {
    for (int die = 1; die <= Staff.OWN; die++) out.add(new CityTouch.Die(seat, die));
    for (Informant informant : view.informants) {
      if (informant.owner == seat) out.add(new CityTouch.Die(seat, informant.die));
    }
  }

  /** All dice of the viewer. */
  static List<CityTouch> own(View view) {
    List<CityTouch> out = new ArrayList<>();
    add(view, view.mine.seat, out);
    return out;
  }

  static void addSlots(View view, List<CityTouch> out) {
    for (int slot = 1; slot <= view.slots.size(); slot++) out.add(new CityTouch.Slot(slot));
  }

  /** Where a captain's own die is; 0 for an informant, which goes where its carrier goes. */
  static int at(View view, int seat, int die) {
    return die > Staff.OWN ? 0 : view.players.get(seat).dice.get(die - 1);
  }

  /** What a captain's die shows; 0 for nothing. */
  static int face(View view, int seat, int die) {
    if (die <= Staff.OWN) {
      List<Integer> faces = view.players.get(seat).faces;
      return faces.isEmpty() ? 0 : faces.get(die - 1);
    }
    for (Informant informant : view.informants) if (informant.die == die) return informant.face;
    return 0;
  }

  /** The viewer's die that is touched, or 0. */
  static int ownDie(CityTouch touch, View view) {
    return touch instanceof CityTouch.Die die && die.seat() == view.mine.seat ? die.die() : 0;
  }
}
