package org.precinct.engine.kojak.bot;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.Chance;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.View;

/** Makes every other move at random, and plays the default policy otherwise (3). */
public record EasyBot(DefaultPolicy policy) implements Bot<Action, View> {
  @Override
  public Optional<Action> decide(View view, List<Action> choices, Chance chance) {
    if (view.phase == Phase.MOVE && chance.oneIn(2)) return Optional.of(chance.pick(choices));
    return Optional.of(policy.decide(view));
  }
}
