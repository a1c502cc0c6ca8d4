package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Packed;
import org.precinct.engine.policecity.kit.Staff;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/**
 * One or two rival dice, and the card that they are ordered to.
 *
 * @param dice as {@link Packed#anyDie} numbers them
 */
public record CounterOrderDraft(List<Integer> dice, OptionalInt to) implements PhaseDraft {
  private static final int MOST = 2;

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    if (touch instanceof CityTouch.Die die) {
      boolean rival = die.seat() != view.mine.seat && die.die() <= Staff.OWN;
      return rival ? ofDie(Packed.anyDie(die.seat(), die.die()), view) : Reaction.nothing();
    }
    if (!(touch instanceof CityTouch.Slot slot)) return Reaction.nothing();
    boolean possible = view.mine.may.slots.contains(slot.slot());
    for (int die : dice) possible &= at(die, view) != slot.slot();
    if (!possible) return Reaction.nothing();
    return Reaction.edit(new CounterOrderDraft(dice, OptionalInt.of(slot.slot())));
  }

  private Reaction<PhaseDraft, Action> ofDie(int die, View view) {
    int at = at(die, view);
    boolean room = dice.contains(die) || dice.size() < MOST;
    if (at <= 0 || !room) return Reaction.nothing();
    OptionalInt left = goesTo(at) ? OptionalInt.empty() : to;
    return Reaction.edit(new CounterOrderDraft(Picks.toggled(dice, die), left));
  }

  private static int at(int anyDie, View view) {
    return Dice.at(view, Packed.seatOfDie(anyDie), Packed.ownDie(anyDie));
  }

  @Override
  public List<CityTouch> touches(View view) {
    List<CityTouch> all = new ArrayList<>();
    for (int seat = 0; seat < view.players.size(); seat++) Dice.add(view, seat, all);
    Dice.addSlots(view, all);
    return all;
  }

  @Override
  public boolean holds(CityTouch touch) {
    return touch instanceof CityTouch.Die die
        && die.die() <= Staff.OWN
        && dice.contains(Packed.anyDie(die.seat(), die.die()));
  }

  @Override
  public boolean goesTo(int slot) {
    return to.isPresent() && to.getAsInt() == slot;
  }

  @Override
  public Optional<Action> action(View view) {
    return dice.isEmpty() || !to.isPresent()
        ? Optional.empty()
        : Optional.of(Actions.counterOrder(view.phase_id, dice, to.getAsInt()));
  }

  @Override
  public Optional<Action> lies(View view) {
    return action(view);
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    if (action.counter_order == null) return OptionalInt.empty();
    return OptionalInt.of(
        Picks.apart(dice, action.counter_order.dice)
            + (goesTo(action.counter_order.to) ? 0 : 1)
            + 1);
  }
}
