package org.precinct.engine.policecity;

/** The five kinds of seizure tokens, in the order of the rules. */
enum Seizure {
  DRUGS,
  WEAPONS,
  ALCOHOL,
  TOBACCO,
  PROSTITUTION;

  static final int KINDS = 5;

  /** Tokens of each kind. */
  static final int EACH = 10;
}
