package org.precinct.seat.goodcop;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.engine.goodcop.GoodCopBadCop;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.seat.RoundQuestion;
import org.precinct.seat.SeatedGames;
import org.precinct.seat.bench.TouchedGame;

/** How often players are asked and what they have to touch, in games of NORMAL bots. */
public final class Figures<S> implements TouchedGame.Watcher<S, Action> {
  private final Game<S, Action, View, Event> game;
  private final TouchedGame<S, Action, View, Event, GoodCopDraft, GoodCopTouch> touched;
  private final int seats;
  private final Map<TurnAction, Average> turns = new EnumMap<>(TurnAction.class);
  private final Map<TurnAction, Average> unarmed = new EnumMap<>(TurnAction.class);
  private final Average blackmail = new Average();
  private int prompts;
  private int handOvers;
  private int turnCount;
  private OwnTurn own = new OwnTurn(0);

  /** One turn as its player touches it. */
  private static final class OwnTurn {
    final int no;
    TurnAction action = TurnAction.NO_ACTION;
    boolean plain = true;
    boolean armed;
    int touches;

    OwnTurn(int no) {
      this.no = no;
    }
  }

  private static final class Average {
    private int sum;
    private int count;
    private int most;

    void add(int value) {
      sum += value;
      count++;
      most = Math.max(most, value);
    }

    @Override
    public String toString() {
      return count == 0 ? "-" : String.format("%.2f (most %d)", 1.0 * sum / count, most);
    }
  }

  private Figures(
      TouchedGame<S, Action, View, Event, GoodCopDraft, GoodCopTouch> touched,
      Game<S, Action, View, Event> game,
      int seats) {
    this.touched = touched;
    this.game = game;
    this.seats = seats;
  }

  /**
   * @param args how many games per line; 200 without
   */
  public static void main(String[] args) throws Exception {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    System.out.printf("Good Cop Bad Cop, new edition, %d games per line%n", games);
    for (int seats = 4; seats <= 8; seats++) print(new GoodCopBadCop(), seats, games);
  }

  private static <S> void print(Game<S, Action, View, Event> game, int seats, int games)
      throws Exception {
    TouchedGame<S, Action, View, Event, GoodCopDraft, GoodCopTouch> touched =
        new TouchedGame<>(game, GoodCopControls.CONTROLS);
    Figures<S> figures = new Figures<>(touched, game, seats);
    for (int i = 0; i < games; i++) {
      S end = touched.play(Setup.of(seats), BotLevel.NORMAL, "touches " + i, figures);
      figures.turnCount += game.view(end, Viewer.BOARD).turn_no;
      figures.own = new OwnTurn(0);
    }
    System.out.printf("%d players: %.1f turns%n", seats, 1.0 * figures.turnCount / games);
    System.out.printf("  prompts in windows per game: %.1f%n", 1.0 * figures.prompts / games);
    // At a shared phone one question is for all; it goes to those who say that they do something.
    System.out.printf(
        "  hand-overs for windows per turn, one phone for all: %.2f%n",
        1.0 * figures.handOvers / figures.turnCount);
    System.out.printf("  taps of an own turn: %s%n", line(figures.turns));
    System.out.printf("  taps of a turn begun without a gun: %s%n", line(figures.unarmed));
    System.out.printf("  taps to play Blackmail in a window: %s%n", figures.blackmail);
  }

  private static String line(Map<TurnAction, Average> taps) {
    StringBuilder line = new StringBuilder();
    for (TurnAction action : List.of(TurnAction.INVESTIGATE, TurnAction.ARM, TurnAction.SHOOT)) {
      line.append(action).append(' ').append(taps.getOrDefault(action, new Average())).append("  ");
    }
    return line.toString();
  }

  @Override
  public void moved(S before, Seat seat, Action action, int touches, S after) {
    View was = game.view(before, Viewer.BOARD);
    if (was.turn_no != own.no) own = new OwnTurn(was.turn_no);
    boolean plays = action.kind == Action.Kind.PLAY;
    if (own.touches == 0) own.armed = was.seats.get(was.turn_seat).armed;
    // Turns in which somebody uses Equipment take as many touches as the cards do.
    if (plays) own.plain = false;
    if (plays && was.phase == Phase.WINDOW) handOvers++;
    if (action.kind == Action.Kind.ANNOUNCE) own.action = action.announce;
    if (was.turn_seat == seat.number() && was.phase != Phase.ORDER_CARDS) own.touches += touches;
    look(was, after);
  }

  @Override
  public void passed(S before, S after) {
    look(game.view(before, Viewer.BOARD), after);
  }

  private void look(View was, S after) {
    View now = game.view(after, Viewer.BOARD);
    if (now.phase == Phase.WINDOW && now.window_no != was.window_no) {
      Map<Integer, View> views = new HashMap<>();
      for (int seat = 0; seat < seats; seat++) {
        View view = game.view(after, Viewer.of(Seat.of(seat)));
        if (game.narrator().asks(view)) prompts++;
        if (game.narrator().asks(view)) handOvers++;
        views.put(seat, view);
        blackmail(after, view);
      }
      Optional<RoundQuestion<Action>> round = SeatedGames.round(game, views);
      handOvers -= round.map(it -> it.nobody().size()).orElse(0);
    }
    boolean passedOn = now.turn_no != was.turn_no;
    if (passedOn && own.plain && own.action != TurnAction.NO_ACTION) {
      turns.computeIfAbsent(own.action, it -> new Average()).add(own.touches);
      if (!own.armed) unarmed.computeIfAbsent(own.action, it -> new Average()).add(own.touches);
    }
  }

  /** Bots keep it for their own turn; here it is touched wherever it could be played. */
  private void blackmail(S state, View view) {
    if (!view.mine.hand.contains(Equipment.BLACKMAIL)) return;
    for (Action choice : game.choices(state, Seat.of(view.mine.seat))) {
      if (choice.kind != Action.Kind.PLAY) continue;
      blackmail.add(touched.touches(Seat.of(view.mine.seat), view, choice));
      return;
    }
  }
}
