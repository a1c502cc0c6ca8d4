package org.precinct.seat.policecity;

import java.util.EnumSet;
import java.util.Set;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.Hourglass;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.policecity.PoliceCity;
import org.precinct.engine.policecity.kit.Box;
import org.precinct.engine.policecity.kit.Card;
import org.precinct.engine.policecity.kit.Face;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.Event;
import org.precinct.engine.policecity.proto.Informant;
import org.precinct.engine.policecity.proto.Phase;
import org.precinct.engine.policecity.proto.View;
import org.precinct.engine.policecity.proto.Word;
import org.precinct.seat.bench.TouchedGame;

/** What a round costs its players in touches and in time, in games of NORMAL bots on medium. */
public final class Figures<S> implements TouchedGame.Watcher<S, Action> {
  /** Touches that decide nothing but that it may go on. */
  private static final Set<Word> GOING_ON = EnumSet.of(Word.READY, Word.PASS, Word.DONE);

  /** Touches without which the sand of every phase runs out. */
  private static final Set<Word> HURRYING =
      EnumSet.of(Word.ACK, Word.READY, Word.PASS, Word.DONE, Word.TAP);

  private final Game<S, Action, View, Event> game;
  private int rounds;
  private int touches;
  private int goingOn;
  private int ready;
  private int windows;
  private int empty;
  private long millis;

  /** A game's figures, for each round and, where they are touches, for each player. */
  record Round(
      double touches, double goingOn, double ready, int windows, int empty, double seconds) {}

  private Figures(Game<S, Action, View, Event> game) {
    this.game = game;
  }

  /**
   * @param args how many games per line; 200 without
   */
  public static void main(String[] args) throws Exception {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    System.out.printf("Police City, medium, %d games per line%n", games);
    for (int seats = 3; seats <= 6; seats++) {
      Round round = of(new PoliceCity(), seats, games);
      System.out.printf("%d players, per player and round:%n", seats);
      System.out.printf(
          "  %.1f touches, %.2f of them only Ready, Pass, Done or Agreed; Ready %.2f%n",
          round.touches, round.goingOn, round.ready);
      System.out.printf(
          "  windows to secure a place in which nothing can change: %d of %d%n",
          round.empty, round.windows);
      System.out.printf(
          "  a round in which the sand of every phase runs out: %.0f s%n", round.seconds);
    }
  }

  /** What a round is like, in so many games. */
  static <S> Round of(Game<S, Action, View, Event> game, int seats, int games) throws Exception {
    Bot<Action, View> bot = game.bot(BotLevel.NORMAL);
    Figures<S> figures = new Figures<>(game);
    figures.play(bot, seats, games);
    Figures<S> slow = new Figures<>(game);
    slow.play(
        (view, choices, chance) ->
            bot.decide(view, choices, chance).filter(it -> !HURRYING.contains(it.word)),
        seats,
        games);
    double each = 1.0 / figures.rounds / seats;
    return new Round(
        figures.touches * each,
        figures.goingOn * each,
        figures.ready * each,
        figures.windows,
        figures.empty,
        slow.millis / 1000.0 / slow.rounds);
  }

  private void play(Bot<Action, View> bot, int seats, int games) throws Exception {
    TouchedGame<S, Action, View, Event, CityDraft, CityTouch> touched =
        new TouchedGame<>(game, new CityControls());
    Setup setup = Setup.of(seats, "difficulty", "medium");
    for (int i = 0; i < games; i++) {
      S end = touched.play(setup, bot, "touches " + i, this);
      rounds += game.view(end, Viewer.BOARD).round;
    }
  }

  @Override
  public void moved(S before, Seat seat, Action action, int count, S after) {
    touches += count;
    if (action.word != null && GOING_ON.contains(action.word)) goingOn += count;
    if (action.word == Word.READY) ready += count;
    look(before, after);
  }

  @Override
  public void passed(S before, S after) {
    look(before, after);
  }

  /** A phase that has begun may last as long as its sand. */
  private void look(S before, S after) {
    Hourglass now = game.hourglass(after).orElse(null);
    if (now == null || game.hourglass(before).get().id() == now.id()) return;
    millis += now.limitMillis();
    View view = game.view(after, Viewer.BOARD);
    if (view.phase != Phase.SECURE) return;
    windows++;
    Card card = Box.cardNumbered(view.slots.get(view.slot - 1).card);
    if (card.isPlace() && view.handcuffs >= card.handcuffs() && !hasMafiaFace(view)) empty++;
  }

  private static boolean hasMafiaFace(View view) {
    for (Informant informant : view.informants) {
      if (informant.at == view.slot && informant.face == Face.MAFIA.number()) {
        return true;
      }
    }
    return false;
  }
}
