package org.precinct.engine.kojak.bot;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.Chance;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.View;

/** Plays the default policy (3). */
public record NormalBot(DefaultPolicy policy) implements Bot<Action, View> {
  @Override
  public Optional<Action> decide(View view, List<Action> choices, Chance chance) {
    return Optional.of(policy.decide(view));
  }
}
