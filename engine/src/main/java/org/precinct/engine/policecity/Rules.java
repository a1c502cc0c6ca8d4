package org.precinct.engine.policecity;

import org.precinct.engine.Setup;
import org.precinct.engine.policecity.proto.Difficulty;
import org.precinct.engine.policecity.proto.Phase;

/** The options of a game (3), read once. */
record Rules(
    int seats,
    Difficulty difficulty,
    boolean mafioso,
    boolean shortGame,
    int hourglassSeconds,
    int pacePercent,
    boolean turns,
    int roundLimit) {

  static Rules of(Setup setup) {
    return new Rules(
        setup.seats(),
        switch (setup.option("difficulty")) {
          case "medium" -> Difficulty.MEDIUM;
          case "hard" -> Difficulty.HARD;
          default -> Difficulty.EASY;
        },
        setup.on("infiltrated_mafioso"),
        setup.option("length").equals("short"),
        setup.number("hourglass"),
        switch (setup.option("pace")) {
          case "brisk" -> 60;
          case "relaxed" -> 200;
          default -> 100;
        },
        setup.option("placement").equals("turns"),
        setup.number("round_limit"));
  }

  boolean hard() {
    return difficulty == Difficulty.HARD;
  }

  /** The rank that makes a chief of police. */
  int goal() {
    return shortGame ? 7 : 10;
  }

  /** The level at which the mafia wins. */
  int mafiaLimit() {
    return shortGame ? 8 : 10;
  }

  /** Ranks with a seizure token: 2, 4, 6 and, in the standard game, 8. */
  int thresholds() {
    return shortGame ? 3 : 4;
  }

  /** 6.1: how long a phase lasts. */
  int millis(Phase phase) {
    return switch (phase) {
      case DEPLOY, NEGOTIATE, PLEDGE, MAFIA_DEAL, TRADE -> hourglassSeconds * 1000;
      case ROLL, C_ROLL -> paced(3);
      case AFTER_DEPLOY, SECURE, OFFICER, STATEMENT, SOLO, OFFICE_KEEP -> paced(5);
      case REROLL, C_REROLL, PICK, C_REMOVE -> paced(7);
      case C_POINT, ANNOUNCED, PEEK, LAST_CLAIMS -> paced(10);
      case DEPLOY_TURN, ADJUST_TURN -> paced(20);
      case PHASE_NONE, OVER -> 0;
    };
  }

  /** How long it is shown how a round has ended. */
  int breathMillis() {
    return paced(3);
  }

  private int paced(int seconds) {
    return seconds * 10 * pacePercent;
  }
}
