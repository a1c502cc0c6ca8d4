package org.precinct.engine.goodcop;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.Chance;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.View;

final class EasyBot implements Bot<Action, View> {
  @Override
  public Optional<Action> decide(View view, List<Action> choices, Chance chance) {
    return Optional.of(chance.pick(choices));
  }
}
