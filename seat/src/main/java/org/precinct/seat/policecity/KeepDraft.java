package org.precinct.seat.policecity;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/** The die that stays in the office. */
public record KeepDraft(OptionalInt die) implements PhaseDraft {

  /** The one that is missed least. */
  static KeepDraft of(May may) {
    int kept = Staff.leaveFirst(Packed.mask(may.keep), 1);
    return new KeepDraft(OptionalInt.of(1 + Integer.numberOfTrailingZeros(kept)));
  }

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    int touched = Dice.ownDie(touch, view);
    if (!view.mine.may.keep.contains(touched)) return Reaction.nothing();
    return Reaction.edit(
        new KeepDraft(isChosen(touched) ? OptionalInt.empty() : OptionalInt.of(touched)));
  }

  private boolean isChosen(int number) {
    return die.isPresent() && die.getAsInt() == number;
  }

  @Override
  public List<CityTouch> touches(View view) {
    return Dice.own(view);
  }

  @Override
  public boolean holds(CityTouch touch) {
    return touch instanceof CityTouch.Die touched && isChosen(touched.die());
  }

  @Override
  public Optional<Action> action(View view) {
    return die.isPresent()
        ? Optional.of(Actions.keep(view.phase_id, die.getAsInt()))
        : Optional.empty();
  }

  @Override
  public Optional<Action> lies(View view) {
    return action(view);
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    if (action.keep == null) return OptionalInt.empty();
    return OptionalInt.of(isChosen(action.keep) ? 1 : 2);
  }
}
