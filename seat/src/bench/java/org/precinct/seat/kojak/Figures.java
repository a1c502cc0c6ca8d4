package org.precinct.seat.kojak;

import java.util.Locale;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.kojak.KojakGame;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.View;
import org.precinct.seat.bench.TouchedGame;

/** What a turn takes on a phone, in games of NORMAL bots: the die, the way, and what cards ask. */
public final class Figures<S> implements TouchedGame.Watcher<S, Action> {
  private final Game<S, Action, View, Event> game;
  private int turn;
  private int turns;
  private int touches;
  private int own;
  private final int[] share = new int[6];

  private Figures(Game<S, Action, View, Event> game) {
    this.game = game;
  }

  /**
   * @param args how many games per line; 200 without
   */
  public static void main(String[] args) throws Exception {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    System.out.printf("Kojak, touches of a turn, %d games per line%n", games);
    for (int seats = 2; seats <= 4; seats++) print(new KojakGame(), seats, games);
  }

  private static <S> void print(Game<S, Action, View, Event> game, int seats, int games)
      throws Exception {
    TouchedGame<S, Action, View, Event, KojakDraft, KojakTouch> touched =
        new TouchedGame<>(game, KojakControls.get());
    Figures<S> figures = new Figures<>(game);
    for (int i = 0; i < games; i++) {
      touched.play(Setup.of(seats), BotLevel.NORMAL, "touches " + i, figures);
      figures.finish();
    }
    System.out.printf(
        Locale.ROOT,
        "%d players: %.2f touches; in %.0f %% of the turns one, in %.0f %% two%n",
        seats,
        1.0 * figures.touches / figures.turns,
        100.0 * figures.share[1] / figures.turns,
        100.0 * figures.share[2] / figures.turns);
  }

  @Override
  public void moved(S before, Seat seat, Action action, int taken, S after) {
    int now = game.view(before, Viewer.BOARD).turn;
    if (now != turn) finish();
    turn = now;
    own += taken;
  }

  private void finish() {
    if (own == 0) return;
    turns++;
    touches += own;
    share[Math.min(own, share.length - 1)]++;
    own = 0;
  }
}
