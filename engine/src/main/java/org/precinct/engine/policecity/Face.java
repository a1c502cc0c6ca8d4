package org.precinct.engine.policecity;

/** What a die can show. */
enum Face {
  HANDCUFFS,
  RANK,
  DOUBLE,
  MAFIA;

  /** R1, R2: everything but a rank is worth one handcuff when securing. */
  boolean isHandcuff() {
    return this != RANK;
  }

  /** R1, R2: everything but handcuffs is worth one rank in a conflict. */
  boolean isRank() {
    return this != HANDCUFFS;
  }
}
