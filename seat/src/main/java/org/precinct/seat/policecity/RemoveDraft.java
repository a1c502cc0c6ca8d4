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

/** The dice that go to the office. */
public record RemoveDraft(List<Integer> dice) implements PhaseDraft {

  /** Those whose loss hurts least. */
  static RemoveDraft of(May may) {
    return new RemoveDraft(
        Packed.numbers(Staff.leaveFirst(Packed.mask(may.removable), may.remove)));
  }

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    int die = Dice.ownDie(touch, view);
    May may = view.mine.may;
    if (!may.removable.contains(die)) return Reaction.nothing();
    if (may.remove == 1) return Reaction.edit(new RemoveDraft(List.of(die)));
    boolean room = dice.contains(die) || dice.size() < may.remove;
    if (!room) return Reaction.nothing();
    return Reaction.edit(new RemoveDraft(Picks.toggled(dice, die)));
  }

  @Override
  public List<CityTouch> touches(View view) {
    return Dice.own(view);
  }

  @Override
  public boolean holds(CityTouch touch) {
    return touch instanceof CityTouch.Die die && dice.contains(die.die());
  }

  @Override
  public Optional<Action> action(View view) {
    return dice.size() == view.mine.may.remove
        ? Optional.of(Actions.remove(view.phase_id, dice))
        : Optional.empty();
  }

  @Override
  public Optional<String> missing(View view) {
    return action(view).isPresent() ? Optional.empty() : Optional.of("err_remove_count");
  }

  @Override
  public Optional<Action> lies(View view) {
    return action(view);
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    if (action.remove == null) return OptionalInt.empty();
    int apart = Picks.apart(dice, action.remove.dice);
    return OptionalInt.of(1 + (view.mine.may.remove == 1 ? Math.min(apart, 1) : apart));
  }
}
