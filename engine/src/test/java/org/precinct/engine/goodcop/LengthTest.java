package org.precinct.engine.goodcop;

import static com.google.common.truth.Truth.assertWithMessage;

import java.util.Collections;
import org.junit.Test;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Cause;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/** The turn limit is a safety net: games of NORMAL bots end without it. */
public final class LengthTest {

  @Test
  public void gamesEndWithoutTheTurnLimit() throws Exception {
    for (int seats = 4; seats <= 8; seats++) {
      assertWithMessage("%s players", seats).that(draws(seats, 20)).isEqualTo(0);
    }
  }

  /** How many of so many games are drawn at the default limit. */
  static int draws(int seats, int games) throws Exception {
    int draws = 0;
    Bot<Action, View> bot = Scene.GAME.bot(BotLevel.NORMAL);
    for (int i = 0; i < games; i++) {
      Match<State, Action, View, Event> match =
          new Match<>(Scene.GAME, Setup.of(seats), Chance.of("length " + seats + " " + i));
      Players.Driver<State, Action> driver =
          Players.bots(Scene.GAME, Collections.nCopies(seats, bot));
      Chance luck = Chance.of("luck " + seats + " " + i);
      while (!match.isOver()) {
        boolean clock = Scene.GAME.waitingFor(match.state()).isEmpty();
        Step<Action> step = clock ? new Step.TimeUp<>() : driver.next(match.state(), luck);
        match.take(step);
      }
      if (match.state().result().cause == Cause.TURN_LIMIT) draws++;
    }
    return draws;
  }
}
