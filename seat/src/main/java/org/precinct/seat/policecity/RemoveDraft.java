package org.precinct.seat.policecity;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.May;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/** The dice that go to the office. */
public record RemoveDraft(List<Integer> dice) implements PhaseDraft {

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    int die = Dice.ownDie(touch, view);
    May may = view.mine.may;
    boolean room = dice.contains(die) || dice.size() < may.remove;
    if (!may.removable.contains(die) || !room) return Reaction.nothing();
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
    return action.remove == null
        ? OptionalInt.empty()
        : OptionalInt.of(Picks.apart(dice, action.remove.dice) + 1);
  }
}
