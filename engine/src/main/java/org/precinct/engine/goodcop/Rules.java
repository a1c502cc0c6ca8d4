package org.precinct.engine.goodcop;

import java.util.List;
import org.precinct.engine.GameInfo;
import org.precinct.engine.Option;
import org.precinct.engine.Setup;

/**
 * What the host has chosen (section 3).
 *
 * @param guns how many there are (2.3)
 * @param firstPlayer a seat, or −1 for chance
 * @param windowSeconds how long a reaction window lasts at first, or 0 for as long as it takes
 * @param lastTurn the number of the last turn, or 0 if there is no limit
 */
record Rules(
    int seats,
    boolean first,
    int guns,
    int firstPlayer,
    boolean equipment,
    boolean fixedWindow,
    int windowSeconds,
    Timers timers,
    boolean memoryAid,
    int lastTurn,
    boolean claims) {

  private static final int[] GUNS_FIRST = {2, 2, 3, 3, 4};
  private static final int ALL_GUNS = 8;

  /** Far beyond any game that is played: it ends the game of a deserted table. */
  private static final int ROUNDS_WITHOUT_LIMIT = 200;

  /** The host may change it during the game. */
  static final Option WINDOW_TIME = Option.of("window_time", "10", "6", "20", "30", "OFF");

  static final GameInfo INFO =
      new GameInfo(
          "good-cop-bad-cop",
          2,
          4,
          8,
          "10-20",
          20_000,
          List.of(
              Option.of("edition", "NEW", "FIRST"),
              Option.of("guns", "ALL_8", "PLAYERS_MINUS_2").onlyWith("edition", "NEW"),
              Option.seat("first_player"),
              Option.of("equipment", "FULL", "NONE"),
              Option.of("window_mode", "WHEN_ALL_ANSWERED", "FIXED"),
              WINDOW_TIME,
              Option.of("timers", "NORMAL", "RELAXED", "FAST", "OFF"),
              Option.of("memory_aid", "FULL", "OFF"),
              Option.of("turn_limit_rounds", "25", "0", "15"),
              Option.of("quick_claims", "OFF", "ON")));

  /** Seconds per phase (6.9); 0 is no limit. */
  enum Timers {
    NORMAL(60, 60, 20, 20, 15, 4, 20),
    RELAXED(120, 120, 40, 40, 30, 6, 40),
    FAST(30, 30, 12, 12, 8, 3, 12),
    OFF(0, 0, 0, 0, 0, 4, 30);

    final int orderCards;
    final int turnAction;
    final int reconsider;
    final int choice;
    final int turnEnd;

    /** Before a turn passes on. */
    final int beat;

    /** More for a use that is being put together. */
    final int grace;

    Timers(
        int orderCards,
        int turnAction,
        int reconsider,
        int choice,
        int turnEnd,
        int beat,
        int grace) {
      this.orderCards = orderCards;
      this.turnAction = turnAction;
      this.reconsider = reconsider;
      this.choice = choice;
      this.turnEnd = turnEnd;
      this.beat = beat;
      this.grace = grace;
    }
  }

  /** The choices of a setup that {@link GameInfo#complete} has returned. */
  static Rules of(Setup setup) {
    boolean first = setup.option("edition").equals("FIRST");
    String starter = setup.option("first_player");
    return new Rules(
        setup.seats(),
        first,
        guns(setup, first),
        starter.equals(Option.RANDOM) ? -1 : Integer.parseInt(starter),
        setup.option("equipment").equals("FULL"),
        setup.option("window_mode").equals("FIXED"),
        windowSeconds(setup.option("window_time")),
        Timers.valueOf(setup.option("timers")),
        setup.option("memory_aid").equals("FULL"),
        setup.number("turn_limit_rounds") * setup.seats(),
        setup.on("quick_claims"));
  }

  /** The turn after which the game ends, also without a limit: nobody may be there any more. */
  int veryLastTurn() {
    return lastTurn > 0 ? lastTurn : ROUNDS_WITHOUT_LIMIT * seats;
  }

  static int windowSeconds(String option) {
    return option.equals("OFF") ? 0 : Integer.parseInt(option);
  }

  private static int guns(Setup setup, boolean first) {
    if (first) return GUNS_FIRST[setup.seats() - 4];
    return setup.option("guns").equals("ALL_8") ? ALL_GUNS : setup.seats() - 2;
  }
}
