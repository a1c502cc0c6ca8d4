package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.CardType;
import org.precinct.engine.goodcop.proto.Event.Kind;

/** Telling the table that somebody looked, and those who looked what they saw. */
final class Peeks {
  private Peeks() {}

  /**
   * A look at one card.
   *
   * <p>Without memory aid the type is only in the view, until the turn is over (5.3).
   */
  static void tell(NextState draft, int player, int place, int seers) {
    CardType type = draft.rules().memoryAid() ? draft.cards.type(place) : CardType.UNKNOWN;
    draft.tellApart(
        seers, Events.peeked(player, place, type), Events.peeked(player, place, CardType.UNKNOWN));
  }

  /** A Polygraph: two players look at each other's rows. */
  static void tellMutual(NextState draft, int player, int target) {
    draft.tell(Bits.of(player), Events.peekedMutual(player, target, row(draft, target)));
    draft.tell(Bits.of(target), Events.peekedMutual(player, target, row(draft, player)));
    int two = Bits.of(player) | Bits.of(target);
    draft.tell(Told.EVERYBODY & ~two, Events.about(Kind.PEEKED_MUTUAL, player, target));
  }

  private static List<CardType> row(NextState draft, int seat) {
    if (!draft.rules().memoryAid()) return List.of();
    List<CardType> types = new ArrayList<>(Bits.ROW);
    for (int slot = 0; slot < draft.cards.size(seat); slot++) {
      types.add(draft.cards.type(Bits.place(seat, slot)));
    }
    return types;
  }

  /** Cards are turned face-up together. */
  static void turnUp(NextState draft, int places) {
    draft.cards = draft.cards.turnedUp(places);
    for (int left = places; left != 0; left = Bits.withoutLowest(left)) {
      int place = Bits.lowest(left);
      draft.tellAll(Events.revealed(place, draft.cards.type(place)));
    }
  }
}
