package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Setup;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.View;

/** Whole games of bots, for tests. */
final class BotGames {
  static final Players.Driver<State, Action> DRIVER = driver(4, BotLevel.NORMAL);

  private BotGames() {}

  static Match<State, Action, View, Event> bots(int seats, String seed, String... options)
      throws Exception {
    return new Match<>(Scene.GAME, Setup.of(seats, options), Chance.of(seed));
  }

  static Players.Driver<State, Action> driver(int seats, BotLevel level) {
    List<Bot<Action, View>> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) bots.add(Scene.GAME.bot(level));
    return Players.bots(Scene.GAME, bots);
  }

  static Chance luck(Match<?, ?, ?, ?> match) {
    return Chance.of("luck").at(match.steps().size());
  }
}
