package org.precinct.seat.policecity;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.engine.policecity.kit.Actions;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.View;
import org.precinct.seat.Reaction;

/**
 * What the only one there leaves behind.
 *
 * @param left positions in the list of gains
 */
public record SoloDraft(List<Integer> left) implements PhaseDraft {

  @Override
  public Reaction<PhaseDraft, Action> touch(CityTouch touch, View view) {
    if (!(touch instanceof CityTouch.Gain gain)) return Reaction.nothing();
    return Reaction.edit(new SoloDraft(Picks.toggled(left, gain.position())));
  }

  @Override
  public List<CityTouch> touches(View view) {
    return SplitDraft.gains(view);
  }

  @Override
  public Optional<Action> action(View view) {
    return Optional.of(Actions.takeAllBut(view.phase_id, left));
  }

  @Override
  public Optional<Action> lies(View view) {
    return left.isEmpty() ? Optional.empty() : action(view);
  }

  @Override
  public OptionalInt distance(Action action, View view) {
    return action.take_all_but == null
        ? OptionalInt.empty()
        : OptionalInt.of(Picks.apart(left, action.take_all_but.positions) + 1);
  }
}
