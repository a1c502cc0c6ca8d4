package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Deed;
import org.precinct.engine.goodcop.proto.Deed.Kind;
import org.precinct.engine.goodcop.proto.Memory;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.goodcop.proto.Waiting;

/**
 * What has been done in the open and tells something about hidden cards. People remember it; bots,
 * which remember nothing, find it in their view.
 */
final class Deeds {
  private Deeds() {}

  static void aimed(NextState draft, int seat, int target) {
    note(draft, deed(draft, Kind.AIMED, seat).target(target).known(known(draft, seat, target)));
  }

  static void shot(NextState draft, int seat, int target) {
    note(draft, deed(draft, Kind.SHOT, seat).target(target).known(known(draft, seat, target)));
  }

  /** Before their players turn these cards, which they have chosen themselves. */
  static void turnedUp(NextState draft, int places) {
    for (int left = places; left != 0; left = Bits.withoutLowest(left)) {
      int place = Bits.lowest(left);
      int seat = Bits.seat(place);
      int hidden = Bits.size(draft.cards.hidden(seat));
      note(draft, deed(draft, Kind.TURNED_UP, seat).place(place + 1).known(hidden));
    }
  }

  static void mixed(NextState draft, int seat) {
    note(draft, deed(draft, Kind.MIXED, seat));
  }

  static void changed(NextState draft, int seat) {
    note(draft, deed(draft, Kind.CHANGED, seat));
  }

  /**
   * @param target before whom it lies, or −1 if somebody has taken it away
   */
  static void planted(NextState draft, int seat, int target) {
    Deed.Builder deed = deed(draft, Kind.PLANTED, seat);
    note(draft, target < 0 ? deed : deed.target(target));
  }

  /** People may talk as much as they like: the last word about each player counts. */
  static void claimed(NextState draft, int seat, int target, Side side) {
    List<Deed> others = new ArrayList<>(draft.deeds);
    others.removeIf(
        deed -> deed.kind == Kind.CLAIMED && deed.player == seat && deed.target == target);
    draft.deeds = others;
    note(draft, deed(draft, Kind.CLAIMED, seat).target(target).side(side));
  }

  /** The side that a card stands for. */
  static Side side(CardType type) {
    return type == CardType.HONEST || type == CardType.AGENT ? Side.HONEST_SIDE : Side.CROOKED_SIDE;
  }

  private static Deed.Builder deed(NextState draft, Kind kind, int seat) {
    return new Deed.Builder().kind(kind).turn_no(draft.turn.no()).player(seat);
  }

  private static void note(NextState draft, Deed.Builder deed) {
    List<Deed> all = new ArrayList<>(draft.deeds.size() + 1);
    all.addAll(draft.deeds);
    all.add(deed.build());
    draft.deeds = Collections.unmodifiableList(all);
  }

  /** How many cards of a player another one has openly seen. */
  private static int known(Position at, int seat, int target) {
    int seen = at.cards().faceUp() | at.minds().looked().get(seat);
    return Bits.size(seen & at.cards().row(target));
  }

  static Memory memory(Position at) {
    List<Waiting> waiting = new ArrayList<>(at.pending().size());
    for (Pending each : at.pending()) waiting.add(new Waiting(each.phase(), each.seat()));
    boolean sand = at.phase() == Phase.WINDOW || at.phase() == Phase.TURN_PASSES;
    return new Memory(
        at.deeds(),
        waiting,
        at.then(),
        at.window().answered(),
        sand && at.window().composing() != 0,
        at.rules().fixedWindow(),
        at.rules().timers().name());
  }
}
