package org.precinct.engine.kojak;

import java.util.List;
import org.precinct.engine.Chance;
import org.precinct.engine.kojak.kit.Circle;
import org.precinct.engine.kojak.kit.Colour;
import org.precinct.engine.kojak.kit.TrapCard;
import org.precinct.engine.kojak.proto.Event.Kind;
import org.precinct.engine.kojak.proto.Phase;

/** Drawing a trap card and carrying it out (2.3, 6.5). */
final class TrapDraw {
  private TrapDraw() {}

  /** One card, even if it has no object any more (R40). */
  static void draw(NextState draft, Chance chance) {
    int card = draft.traps.top();
    draft.traps = draft.traps.withoutTop();
    if (isVoid(draft, draft.cards.trap(card))) {
      draft.tell(News.card(Kind.TRAP_VOID, draft.current, card));
      putBack(draft, card, chance);
      Turn.endAfterArrestCheck(draft, chance);
      return;
    }
    draft.tell(News.card(Kind.TRAP, draft.current, card));
    carryOut(draft, card, chance);
  }

  /** The answer to the informer (R31): a free criminal goes one space forward or back. */
  static void informer(NextState draft, Colour colour, int step, Chance chance) {
    moveBy(draft, colour, step);
    chosen(draft, chance);
  }

  /** The answer to the mixed-up files (R32): two criminals exchange their space numbers. */
  static void mixedFiles(NextState draft, Colour other, Chance chance) {
    Colour own = draft.ownFile();
    int space = draft.criminals.space(own);
    put(draft, own, draft.criminals.space(other));
    put(draft, other, space);
    chosen(draft, chance);
  }

  private static boolean isVoid(NextState draft, TrapCard card) {
    return switch (card.effect()) {
      case MOVE_COLOUR -> !draft.criminals.isFree(card.colour().get());
      case SWAP_OWN -> draft.criminals.free() == 1;
      default -> false;
    };
  }

  private static void carryOut(NextState draft, int card, Chance chance) {
    TrapCard trap = draft.cards.trap(card);
    switch (trap.effect()) {
      case KOJAK -> put(draft, draft.ownFile(), Circle.RED);
      case MOVE_COLOUR -> moveBy(draft, trap.colour().get(), trap.amount());
      case MOVE_OWN -> moveBy(draft, draft.ownFile(), trap.amount());
      case MOVE_ALL -> {
        for (Colour colour : Colour.ALL) {
          if (draft.criminals.isFree(colour)) moveBy(draft, colour, trap.amount());
        }
      }
      case RED_TO_START -> {
        for (Colour colour : Colour.ALL) {
          if (draft.criminals.onRed(colour)) put(draft, colour, 0);
        }
      }
      case LOSE_TURN -> draft.set(draft.current, draft.own().missing(true));
      case ROLL_AGAIN -> {
        // No criminal and no car has moved since the last arrest check.
        putBack(draft, card, chance);
        Turn.toRoll(draft);
        return;
      }
      case MOVE_ANY, SWAP_OWN -> {
        draft.trap = card;
        draft.phase = Phase.TRAP_CHOICE;
        draft.moves = List.of();
        return;
      }
    }
    putBack(draft, card, chance);
    Turn.endAfterArrestCheck(draft, chance);
  }

  private static void chosen(NextState draft, Chance chance) {
    putBack(draft, draft.trap, chance);
    draft.trap = KojakState.NO_CARD;
    Turn.endAfterArrestCheck(draft, chance);
  }

  /** Under the pile; with the option {@code reshuffle}, the last card of a pass shuffles it. */
  private static void putBack(NextState draft, int card, Chance chance) {
    draft.traps = draft.traps.withBottom(card);
    if (!draft.options.reshuffle()) return;
    draft.putBack++;
    if (draft.putBack < draft.traps.size()) return;
    draft.putBack = 0;
    draft.traps = draft.traps.shuffled(chance);
    draft.tell(News.of(Kind.TRAPS_SHUFFLED));
  }

  private static void moveBy(NextState draft, Colour colour, int amount) {
    put(draft, colour, draft.criminals.after(colour, amount));
  }

  private static void put(NextState draft, Colour colour, int space) {
    int from = draft.criminals.space(colour);
    if (from == space) return;
    draft.criminals = draft.criminals.with(colour, space);
    draft.tell(News.criminal(colour, from, space));
  }
}
