package org.precinct.engine.kojak;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import org.precinct.engine.Bot;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Setup;
import org.precinct.engine.bench.Levels;
import org.precinct.engine.kojak.proto.Action;
import org.precinct.engine.kojak.proto.Event;
import org.precinct.engine.kojak.proto.Phase;
import org.precinct.engine.kojak.proto.View;
import org.precinct.engine.play.Match;
import org.precinct.engine.play.Players;

/**
 * How games between bots go, beside the figures of the rules (11); then the levels of bots. The
 * argument is the number of games per row, 1,000 if there is none.
 */
public final class Figures {
  private static final KojakGame GAME = new KojakGame();

  private Figures() {}

  public static void main(String[] args) throws Exception {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
    Bot<Action, View> normal = GAME.bot(BotLevel.NORMAL);
    Bot<Action, View> casual =
        (view, choices, chance) ->
            view.phase == Phase.MOVE && chance.below(10) < 3
                ? Optional.of(chance.pick(choices))
                : normal.decide(view, choices, chance);
    System.out.printf("%d games per row; in brackets the figures of the rules%n%n", games);
    System.out.printf(
        "%-8s %5s  %-14s %-5s %-12s %-12s %-12s %-14s %-8s %s%n",
        "players",
        "seats",
        "turns each",
        "p95",
        "rolls",
        "decisions",
        "trap cards",
        "race",
        "empty",
        "wins in turn order, %");
    length(games, "normal", normal, 2, "30.2", "60", "119", "22", "79 %", "49 / 51");
    length(games, "normal", normal, 3, "21.0", "63", "125", "25", "7 %", "36 / 33 / 31");
    length(games, "normal", normal, 4, "17.9", "72", "143", "26", "68 %", "22 / 27 / 25 / 26");
    length(games, "casual", casual, 2, "48.3", "97", "186", "40", "67 %", "");
    length(games, "casual", casual, 3, "33.7", "101", "196", "43", "16 %", "");
    length(games, "casual", casual, 4, "28.6", "114", "222", "47", "46 %", "");
    length(games, "quick", normal, 2, "9.5", "", "", "", "", "54 / 46");
    length(games, "quick", normal, 3, "8.9", "", "", "", "", "38 / 33 / 29");
    length(games, "quick", normal, 4, "8.5", "", "", "", "", "31 / 28 / 22 / 19");
    System.out.println();
    Levels.print(GAME, games);
  }

  private static void length(
      int games,
      String players,
      Bot<Action, View> bot,
      int seats,
      String turns,
      String rolls,
      String decisions,
      String traps,
      String race,
      String order)
      throws Exception {
    Setup setup = Setup.of(seats, "mode", players.equals("quick") ? "quick" : "normal");
    Tally tally = new Tally(games, seats);
    for (int i = 0; i < games; i++) tally.count(play(setup, players + i, seat -> bot, tally));
    Arrays.sort(tally.turns);
    System.out.printf(
        Locale.ROOT,
        "%-8s %5d  %-14s %-5.1f %-12s %-12s %-12s %-14s %-8s %s%n",
        players,
        seats,
        beside("%.1f", Arrays.stream(tally.turns).average().orElse(0), turns),
        tally.turns[games * 95 / 100],
        beside("%.0f", (double) tally.rolls / games, rolls),
        beside("%.0f", (double) tally.decisions / games, decisions),
        beside("%.0f", (double) tally.traps / games, traps),
        beside("%.0f %%", 100.0 * tally.races / games, race),
        String.format(Locale.ROOT, "%.1f %%", 100.0 * tally.empty / tally.moves),
        tally.order() + (order.isEmpty() ? "" : " (" + order + ")"));
  }

  private static KojakState play(
      Setup setup, String seed, IntFunction<Bot<Action, View>> seats, Tally tally)
      throws Exception {
    Match<KojakState, Action, View, Event> match = new Match<>(GAME, setup, Chance.of(seed));
    List<Bot<Action, View>> bots = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) bots.add(seats.apply(seat));
    Players.Driver<KojakState, Action> driver = Players.bots(GAME, bots);
    Chance luck = Chance.of("luck " + seed);
    while (!match.isOver()) {
      match.take(driver.next(match.state(), luck));
      tally.decisions++;
      tally.look(match.state());
      for (Event event : match.state().news()) {
        switch (event.kind) {
          case ROLLED -> tally.rolls++;
          case TRAP -> tally.traps++;
          case RACE_BEGINS -> tally.races++;
          default -> {}
        }
      }
    }
    return match.state();
  }

  /** Whether a move brought a card, an arrival or an arrest. */
  private static boolean somethingComes(KojakState state) {
    int police = GAME.board().policePark();
    if (state.phase() == Phase.JOIN_CHOICE) return true;
    for (Event event : state.news()) {
      switch (event.kind) {
        case TRAP, TRAP_VOID, TOOK_MISSION, JOINED, IN_POSITION, POSTED, ARRESTED, WON -> {
          return true;
        }
        case MOVED -> {
          boolean home = event.drive.path.get(event.drive.path.size() - 1) == police;
          if (home && !state.racers().isEmpty()) return true;
        }
        default -> {}
      }
    }
    return false;
  }

  private static String beside(String format, double value, String rules) {
    String own = String.format(Locale.ROOT, format, value);
    return rules.isEmpty() ? own : own + " (" + rules + ")";
  }

  private static final class Tally {
    final double[] turns;
    final int[] wins;
    int games;
    int rolls;
    int decisions;
    int traps;
    int races;
    int moves;
    int empty;

    void look(KojakState state) {
      if (state.news().stream().noneMatch(event -> event.kind == Event.Kind.MOVED)) return;
      moves++;
      if (!somethingComes(state)) empty++;
    }

    Tally(int games, int seats) {
      turns = new double[games];
      wins = new int[seats];
    }

    void count(KojakState end) {
      turns[games++] = (double) end.turn() / end.seats();
      int winner = end.outcome().get().winners().lowest().number();
      wins[Math.floorMod(winner - end.first(), end.seats())]++;
    }

    String order() {
      StringBuilder text = new StringBuilder();
      for (int won : wins) {
        text.append(text.length() == 0 ? "" : " / ").append(Math.round(100.0 * won / games));
      }
      return text.toString();
    }
  }
}
