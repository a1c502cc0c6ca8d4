package org.precinct.engine.policecity;

/** The special actions, in the order of police-city-actions.csv. */
enum Special {
  HELICOPTER,
  RANKING_OFFICER,
  REINFORCEMENTS,
  COUNTER_ORDER,
  TOP_SECRET_FILE;

  static final int KINDS = 5;

  /** Elements that one Top-secret file holds. */
  static final int FILE_SIZE = 3;
}
