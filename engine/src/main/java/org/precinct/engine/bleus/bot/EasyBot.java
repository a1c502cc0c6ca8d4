package org.precinct.engine.bleus.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.precinct.engine.Bot;
import org.precinct.engine.Chance;
import org.precinct.engine.bleus.kit.Actions;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.View;

/**
 * Arrests whenever it can, plays cards at random, then buys something at random half of the time
 * (6.8).
 */
public final class EasyBot implements Bot<Action, View> {

  @Override
  public Optional<Action> decide(View view, List<Action> choices, Chance chance) {
    if (view.phase != View.Phase.MAIN) {
      return Optional.of(chance.pick(only(choices, action -> action.undo == null)));
    }
    List<Action> arrests = only(choices, action -> action.arrest != null);
    if (!arrests.isEmpty()) return Optional.of(chance.pick(arrests));
    List<Action> plays = only(choices, action -> action.play != null || action.play_all != null);
    if (!plays.isEmpty()) return Optional.of(chance.pick(plays));
    List<Action> purchases = only(choices, action -> action.buy != null);
    if (!purchases.isEmpty() && chance.oneIn(2)) return Optional.of(chance.pick(purchases));
    return Optional.of(Actions.end(view.seq));
  }

  private static List<Action> only(List<Action> choices, Predicate<Action> wanted) {
    List<Action> found = new ArrayList<>();
    for (Action action : choices) if (wanted.test(action)) found.add(action);
    return found;
  }
}
