package org.precinct.engine.policecity;

/** The five districts, in the order of the rules. */
enum District {
  BRONX,
  MANHATTAN,
  BROOKLYN,
  QUEENS,
  STATEN_ISLAND;

  static final int ALL = 5;

  int bit() {
    return 1 << ordinal();
  }
}
