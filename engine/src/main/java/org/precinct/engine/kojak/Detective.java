package org.precinct.engine.kojak;

import org.precinct.engine.kojak.proto.Stage;

/**
 * What one player has and aims at (1, 5).
 *
 * @param lead the lead car, 1 or 2; 0 without a mission
 * @param mission the mission card held, or {@link #NO_MISSION}
 * @param posted the warrant is on the mission's district, not at the police station
 * @param missesTurn the next turn is lost (R29)
 */
record Detective(
    Stage stage, int lead, int mission, boolean posted, int arrests, boolean missesTurn) {
  static final int NO_MISSION = -1;

  /** At the start of the game. */
  static final Detective NEW = new Detective(Stage.MISSION, 0, NO_MISSION, false, 0, false);

  boolean hasMission() {
    return mission != NO_MISSION;
  }

  Detective onMission(int card, int leadCar) {
    return new Detective(Stage.STAKEOUT, leadCar, card, false, arrests, missesTurn);
  }

  Detective inPosition() {
    return new Detective(Stage.WARRANT, lead, mission, false, arrests, missesTurn);
  }

  Detective withWarrantPosted() {
    return new Detective(Stage.CHASE, lead, mission, true, arrests, missesTurn);
  }

  Detective withoutMission() {
    return new Detective(Stage.MISSION, 0, NO_MISSION, false, arrests, missesTurn);
  }

  Detective withOneMoreArrest() {
    return new Detective(stage, lead, mission, posted, arrests + 1, missesTurn);
  }

  Detective missing(boolean misses) {
    return new Detective(stage, lead, mission, posted, arrests, misses);
  }

  Detective inRace() {
    return new Detective(Stage.RACE, 0, NO_MISSION, false, arrests, missesTurn);
  }
}
