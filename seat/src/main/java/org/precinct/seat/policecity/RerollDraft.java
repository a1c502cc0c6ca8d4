package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/** The dice to throw again; none is an answer as well. */
public record RerollDraft(List<Integer> dice) implements PhaseDraft {

  /** What does not count here; where the handcuffs suffice, the mafia faces. */
  static RerollDraft of(View view) {
    boolean conflict = view.phase == Phase.C_REROLL;
    Card card = Box.cardNumbered(view.slots.get(view.slot - 1).card);
    boolean enough = !conflict && card.isPlace() && view.handcuffs >= card.handcuffs();
    List<Integer> dice = new ArrayList<>();
    for (int die : view.mine.may.rerollable) {
      Face face = Face.values()[Dice.face(view, view.mine.seat, die) - 1];
      boolean counts = conflict ? face.isRank() : face.isHandcuff();
      if (enough ? face == Face.MAFIA : !counts) dice.add(die);
    }
    return new RerollDraft(List.copyOf(dice));
  }

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    int die = Dice.ownDie(touch, view);
    if (!view.mine.may.rerollable.contains(die)) return Reaction.nothing();
    return Reaction.edit(new RerollDraft(Picks.toggled(dice, die)));
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
    return Optional.of(Actions.reroll(view.phase_id, dice));
  }

  @Override
  public Optional<Action> lies(View view) {
    return dice.isEmpty() ? Optional.empty() : action(view);
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    return action.reroll == null
        ? OptionalInt.empty()
        : OptionalInt.of(Picks.apart(dice, action.reroll.dice) + 1);
  }
}
