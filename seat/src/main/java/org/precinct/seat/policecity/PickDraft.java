package org.precinct.seat.policecity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.kit.Seizure;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/** The kind of token taken instead of what is not in the supply. */
public record PickDraft(OptionalInt kind) implements PhaseDraft {

  /** The kind that the player has most of. */
  static PickDraft of(View view) {
    List<Integer> has = view.players.get(view.mine.seat).seizures;
    int most = view.mine.may.pick.get(0);
    for (int kind : view.mine.may.pick) if (has.get(kind - 1) > has.get(most - 1)) most = kind;
    return new PickDraft(OptionalInt.of(most));
  }

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    if (!(touch instanceof CityTouch.Kind touched)) return Reaction.nothing();
    if (!view.mine.may.pick.contains(touched.kind())) return Reaction.nothing();
    return Reaction.edit(
        new PickDraft(
            isChosen(touched.kind()) ? OptionalInt.empty() : OptionalInt.of(touched.kind())));
  }

  private boolean isChosen(int number) {
    return kind.isPresent() && kind.getAsInt() == number;
  }

  @Override
  public List<CityTouch> touches(View view) {
    List<CityTouch> kinds = new ArrayList<>();
    for (Seizure one : Seizure.values()) kinds.add(new CityTouch.Kind(one.number()));
    return kinds;
  }

  @Override
  public Optional<Action> action(View view) {
    return kind.isPresent()
        ? Optional.of(Actions.pick(view.phase_id, kind.getAsInt()))
        : Optional.empty();
  }

  @Override
  public Optional<Action> lies(View view) {
    return action(view);
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    if (action.pick == null) return OptionalInt.empty();
    return OptionalInt.of(isChosen(action.pick) ? 1 : 2);
  }
}
