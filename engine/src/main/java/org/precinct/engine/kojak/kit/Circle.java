package org.precinct.engine.kojak.kit;

/** The circle of a criminal (2.2): the numbers of its spaces, as views have them. */
public final class Circle {
  /** The black dot, where criminals begin. */
  public static final int DOT = 0;

  /** The red arrest space. */
  public static final int RED = 2;

  /** How many spaces there are. */
  public static final int SPACES = 4;

  /** In place of a space once the criminal is arrested. */
  public static final int ARRESTED = 4;

  private Circle() {}
}
