package org.precinct.engine.policecity;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.View;

final class CityBot implements Bot<Action, View> {
  CityBot(BotLevel level) {}

  @Override
  public Optional<Action> decide(View view, List<Action> choices, Chance chance) {
    return Optional.of(chance.pick(choices));
  }
}
