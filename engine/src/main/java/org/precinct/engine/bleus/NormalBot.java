package org.precinct.engine.bleus;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.Bot;
import org.precinct.engine.Chance;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.View;

final class NormalBot implements Bot<Action, View> {
  NormalBot(Box box) {}

  @Override
  public Optional<Action> decide(View view, List<Action> choices, Chance chance) {
    return new EasyBot().decide(view, choices, chance);
  }
}
