package org.precinct.engine.goodcop.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.Chance;
import org.precinct.engine.goodcop.kit.Actions;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Action.Kind;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;

/** A legal action at random, but no shot at a player known to be on its side (6.11). */
public final class EasyBot implements Bot<Action, View> {

  @Override
  public Optional<Action> decide(View view, List<Action> choices, Chance chance) {
    Insight sight = new Insight(view);
    if (!sight.isAsked()) return Optional.empty();
    List<Action> fair = new ArrayList<>();
    for (Action choice : choices) {
      if (choice.kind != Kind.SET_STANDING_PASS && !shootsFriend(choice, sight)) fair.add(choice);
    }
    if (fair.isEmpty()) fair = choices;
    return Optional.of(Actions.anyOfAnySort(fair, chance));
  }

  private static boolean shootsFriend(Action action, Insight sight) {
    View view = sight.view;
    boolean shoots =
        action.kind == Kind.ANNOUNCE && action.announce == TurnAction.SHOOT
            || action.kind == Kind.KEEP && view.announced == TurnAction.SHOOT;
    if (shoots) return sight.isKnownAlly(sight.aim(sight.me));
    boolean mustShoot = view.phase == View.Phase.RETARGET && action.kind == Kind.CHOOSE_AIM;
    return mustShoot && sight.isKnownAlly(action.seat);
  }
}
