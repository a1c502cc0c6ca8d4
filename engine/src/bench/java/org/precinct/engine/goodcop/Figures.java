package org.precinct.engine.goodcop;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Seat;
import org.precinct.engine.Setup;
import org.precinct.engine.Step;
import org.precinct.engine.Viewer;
import org.precinct.engine.goodcop.kit.Bits;
import org.precinct.engine.goodcop.proto.Action;
import org.precinct.engine.goodcop.proto.Equipment;
import org.precinct.engine.goodcop.proto.Event;
import org.precinct.engine.goodcop.proto.Side;
import org.precinct.engine.goodcop.proto.TurnAction;
import org.precinct.engine.goodcop.proto.View;
import org.precinct.engine.goodcop.proto.View.Phase;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/** Simulated balance of NORMAL bots, in the columns of section 11 of the rules. */
public final class Figures {
  private static final GoodCopBadCop GAME = new GoodCopBadCop();

  private final int seats;
  private final List<Integer> turns = new ArrayList<>();
  private final Map<TurnAction, Integer> actions = new EnumMap<>(TurnAction.class);
  private final Map<Equipment, Integer> used = new EnumMap<>(Equipment.class);
  private final int[] winsFromFirst;
  private int windows;
  private int inputs;
  private int eliminated;
  private int honest;
  private int crooked;
  private int alone;
  private int gunless;

  /** Games that the default turn limit would have ended. */
  private int beyond;

  private Figures(int seats) {
    this.seats = seats;
    winsFromFirst = new int[seats];
  }

  /**
   * @param args how many games per line; 300 without
   */
  public static void main(String[] args) throws Exception {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 300;
    System.out.println(
        "edition guns            n  turns (5-95 %, max)     windows equip. inputs elim."
            + "  H / C / alone %       by seat %  no gun %  beyond 25 rounds");
    List<String> announced = new ArrayList<>();
    for (String[] kind :
        new String[][] {{"NEW", "ALL_8"}, {"NEW", "PLAYERS_MINUS_2"}, {"FIRST", "ALL_8"}}) {
      for (int seats = 4; seats <= 8; seats++) {
        Setup setup =
            Setup.of(seats, "edition", kind[0], "guns", kind[1], "turn_limit_rounds", "0");
        Figures balance = new Figures(seats);
        for (int i = 0; i < games; i++) balance.play(setup, "balance " + i);
        System.out.printf("%-7s %-15s %s%n", kind[0], kind[1], balance.line(games));
        announced.add(kind[0] + " " + kind[1] + " " + seats + ": " + balance.kinds(games));
      }
    }
    announced.forEach(System.out::println);
  }

  private void play(Setup setup, String seed) throws Exception {
    Match<State, Action, View, Event> match = new Match<>(GAME, setup, Chance.of(seed + setup));
    Bot<Action, View> bot = GAME.bot(BotLevel.NORMAL);
    Players.Driver<State, Action> driver = Players.bots(GAME, Collections.nCopies(seats, bot));
    Chance luck = Chance.of("luck " + seed + setup);
    int first = match.state().turn().seat();
    while (!match.isOver()) {
      State state = match.state();
      boolean over = GAME.waitingFor(state).isEmpty();
      Step<Action> step = over ? new Step.TimeUp<>() : driver.next(state, luck);
      if (step instanceof Step.Move) inputs++;
      match.take(step);
      count(match.state());
    }
    State end = match.state();
    turns.add(end.turn().no());
    if (end.turn().no() > 25 * seats) beyond++;
    eliminated += seats - Bits.size(end.alive());
    Side side = end.result().side;
    if (side == Side.HONEST_SIDE) honest++;
    else if (side == Side.CROOKED_SIDE) crooked++;
    else alone++;
    for (int seat = 0; seat < seats; seat++) {
      if (Bits.has(end.result().winners, seat)) winsFromFirst[(seat - first + seats) % seats]++;
    }
  }

  private void count(State state) {
    for (Event event : GAME.news(state, Viewer.of(Seat.of(0)))) {
      if (event.kind == Event.Kind.EQUIPMENT_USED) used.merge(event.card, 1, Integer::sum);
      if (event.kind == Event.Kind.ANNOUNCED) actions.merge(event.action, 1, Integer::sum);
      boolean started = event.kind == Event.Kind.TURN_STARTED;
      if (started && !state.guns().holds(event.player) && state.guns().middle() == 0) gunless++;
    }
    boolean opened = state.phase() == Phase.WINDOW && !state.news().isEmpty();
    boolean open = false;
    for (Told told : state.news()) open |= (told.to() & Told.BOARD) != 0;
    if (opened && open) windows++;
  }

  private String line(int games) {
    Collections.sort(turns);
    double sum = 0;
    for (int each : turns) sum += each;
    int allUsed = 0;
    for (int each : used.values()) allUsed += each;
    int[] wins = winsFromFirst.clone();
    Arrays.sort(wins);
    return String.format(
        Locale.ROOT,
        "%d  %5.1f (%d-%d, max %d)  %10.1f %6.1f %6.0f %5.2f  %4.1f / %4.1f / %3.1f  %8.0f-%.0f "
            + " %5.1f  %d",
        seats,
        sum / games,
        turns.get(games * 5 / 100),
        turns.get(games * 95 / 100),
        turns.get(games - 1),
        1.0 * windows / games,
        1.0 * allUsed / games,
        1.0 * inputs / games,
        1.0 * eliminated / games,
        100.0 * honest / games,
        100.0 * crooked / games,
        100.0 * alone / games,
        100.0 * wins[0] / games,
        100.0 * wins[seats - 1] / games,
        100.0 * gunless / sum,
        beyond);
  }

  private String kinds(int games) {
    StringBuilder text = new StringBuilder();
    double sum = 0;
    for (int each : actions.values()) sum += each;
    for (Map.Entry<TurnAction, Integer> each : actions.entrySet()) {
      text.append(
          String.format(Locale.ROOT, "%s %.0f %%, ", each.getKey(), 100 * each.getValue() / sum));
    }
    for (Map.Entry<Equipment, Integer> each : used.entrySet()) {
      text.append(
          String.format(Locale.ROOT, "%s %.2f ", each.getKey(), 1.0 * each.getValue() / games));
    }
    return text.toString();
  }
}
