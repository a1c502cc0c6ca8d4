package org.precinct.seat.policecity;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/** The own dice that fly from one card to another. */
public record HelicopterDraft(List<Integer> dice, OptionalInt to) implements PhaseDraft {

  /** The slot that the dice stand on; 0 as long as none is chosen. */
  private int from(View view) {
    return dice.isEmpty() ? 0 : Dice.at(view, view.mine.seat, dice.get(0));
  }

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    int die = Dice.ownDie(touch, view);
    if (die > 0) return ofDie(die, view);
    boolean target =
        touch instanceof CityTouch.Slot slot
            && view.mine.may.slots.contains(slot.slot())
            && slot.slot() != from(view);
    if (!target) return Reaction.nothing();
    int slot = ((CityTouch.Slot) touch).slot();
    return Reaction.edit(new HelicopterDraft(dice, OptionalInt.of(slot)));
  }

  private Reaction<PhaseDraft, Action> ofDie(int die, View view) {
    int at = Dice.at(view, view.mine.seat, die);
    if (at <= 0) return Reaction.nothing();
    boolean together = dice.isEmpty() || from(view) == at;
    List<Integer> chosen = together ? Picks.toggled(dice, die) : List.of(die);
    return Reaction.edit(new HelicopterDraft(chosen, goesTo(at) ? OptionalInt.empty() : to));
  }

  @Override
  public List<CityTouch> touches(View view) {
    List<CityTouch> all = Dice.own(view);
    Dice.addSlots(view, all);
    return all;
  }

  @Override
  public boolean holds(CityTouch touch) {
    return touch instanceof CityTouch.Die die && dice.contains(die.die());
  }

  @Override
  public boolean goesTo(int slot) {
    return to.isPresent() && to.getAsInt() == slot;
  }

  @Override
  public Optional<Action> action(View view) {
    return dice.isEmpty() || !to.isPresent()
        ? Optional.empty()
        : Optional.of(Actions.helicopter(view.phase_id, from(view), dice, to.getAsInt()));
  }

  @Override
  public Optional<Action> lies(View view) {
    return action(view);
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    if (action.helicopter == null) return OptionalInt.empty();
    // Dice on another card are dropped by the first one picked up here.
    boolean here = dice.isEmpty() || from(view) == action.helicopter.from;
    List<Integer> wanted = action.helicopter.dice;
    int wrong = here ? Picks.apart(dice, wanted) : wanted.size();
    return OptionalInt.of(wrong + (goesTo(action.helicopter.to) ? 0 : 1) + 1);
  }
}
