package org.precinct.seat.bleus;

import java.util.Locale;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.bleus.AllezLesBleus;
import org.precinct.engine.bleus.proto.Action;
import org.precinct.engine.bleus.proto.Event;
import org.precinct.engine.bleus.proto.View;
import org.precinct.seat.bench.TouchedGame;

/**
 * What a turn takes on a phone, in games of NORMAL bots: touches, actions, and how it is spread.
 */
public final class Figures<S> implements TouchedGame.Watcher<S, Action> {
  private int turns;
  private int touches;
  private int actions;
  private int own;
  private int most;

  /**
   * @param args how many games per line; 200 without
   */
  public static void main(String[] args) throws Exception {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    System.out.printf("Allez les Bleus, touches of a turn, %d games per line%n", games);
    for (int seats = 2; seats <= 5; seats++) print(new AllezLesBleus(), seats, games);
  }

  private static <S> void print(Game<S, Action, View, Event> game, int seats, int games)
      throws Exception {
    TouchedGame<S, Action, View, Event, BleusDraft, BleusTouch> touched =
        new TouchedGame<>(game, BleusControls.DRAWER);
    Figures<S> figures = new Figures<>();
    int rounds = 0;
    for (int i = 0; i < games; i++) {
      S end = touched.play(Setup.of(seats), BotLevel.NORMAL, "touches " + i, figures);
      rounds += game.view(end, Viewer.BOARD).round;
    }
    System.out.printf(
        Locale.ROOT,
        "%d players: %.1f rounds; a turn: %.2f touches (most %d), %.2f actions%n",
        seats,
        1.0 * rounds / games,
        1.0 * figures.touches / figures.turns,
        figures.most,
        1.0 * figures.actions / figures.turns);
  }

  @Override
  public void moved(S before, Seat seat, Action action, int taken, S after) {
    touches += taken;
    own += taken;
    actions++;
    if (action.end == null) return;
    turns++;
    most = Math.max(most, own);
    own = 0;
  }
}
