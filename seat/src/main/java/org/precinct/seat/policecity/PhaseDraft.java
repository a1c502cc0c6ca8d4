package org.precinct.seat.policecity;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/** What a player has put together of the action that the present phase asks for. */
public sealed interface PhaseDraft
    permits NoDraft,
        DeployDraft,
        HelicopterDraft,
        CounterOrderDraft,
        RerollDraft,
        RemoveDraft,
        KeepDraft,
        SoloDraft,
        SplitDraft,
        PickDraft,
        PointDraft,
        DealDraft,
        OfferDraft {

  /** Where a phase's draft begins. */
  static PhaseDraft begin(View view) {
    if (view.mine == null) return new NoDraft();
    May may = view.mine.may;
    return switch (view.phase) {
      case DEPLOY, DEPLOY_TURN, ADJUST_TURN -> DeployDraft.of(view);
      case ANNOUNCED -> announced(may);
      case REROLL, C_REROLL -> may.reroll ? RerollDraft.of(view) : new NoDraft();
      case SOLO -> may.take_all_but ? new SoloDraft(List.of()) : new NoDraft();
      case NEGOTIATE, STATEMENT -> may.propose ? SplitDraft.of(view) : new NoDraft();
      case PICK -> may.pick.isEmpty() ? new NoDraft() : PickDraft.of(view);
      case C_POINT -> may.point_seats.isEmpty() ? new NoDraft() : PointDraft.of(view);
      case C_REMOVE -> may.remove == 0 ? new NoDraft() : RemoveDraft.of(may);
      case MAFIA_DEAL -> may.deal ? DealDraft.of(view) : new NoDraft();
      case TRADE -> may.offer_to.isEmpty() ? new NoDraft() : OfferDraft.EMPTY;
      case OFFICE_KEEP -> may.keep.isEmpty() ? new NoDraft() : KeepDraft.of(may);
      default -> new NoDraft();
    };
  }

  private static PhaseDraft announced(May may) {
    if (may.helicopter) return new HelicopterDraft(List.of(), OptionalInt.empty());
    if (may.counter_order) return new CounterOrderDraft(List.of(), OptionalInt.empty());
    return new NoDraft();
  }

  Reaction<PhaseDraft, Action> touch(CityTouch touch, View view);

  /** Everything that might react to a touch, in the order of reading. */
  List<CityTouch> touches(View view);

  /** What would be sent now; empty as long as something is missing. */
  Optional<Action> action(View view);

  /** What counts of this if the sand runs out; empty if nothing was touched, or nothing can. */
  default Optional<Action> lies(View view) {
    return Optional.empty();
  }

  /** The text that says what is missing. */
  default Optional<String> missing(View view) {
    return Optional.empty();
  }

  /** How many touches an action is away; empty if this draft cannot become it. */
  OptionalInt distance(Action action, View view);

  /** Whether something is in the hand, or chosen, already. */
  default boolean holds(CityTouch touch) {
    return false;
  }

  /** Whether this is the slot that dice are moved to. */
  default boolean goesTo(int slot) {
    return false;
  }

  /** The draft without what is no longer there. */
  default PhaseDraft revised(View view) {
    return this;
  }
}
