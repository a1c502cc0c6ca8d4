package org.precinct.engine.policecity.kit;

/** Where a die is in a view if it is not on a slot, which counts from 1. */
public final class DiePlace {
  /** With the character. */
  public static final int HOME = 0;

  public static final int USED = -1;
  public static final int OFFICE = -2;

  /** In the office for the whole round. */
  public static final int HELD = -3;

  /** An informant that was gained this round. */
  public static final int NEXT_ROUND = -4;

  private DiePlace() {}
}
