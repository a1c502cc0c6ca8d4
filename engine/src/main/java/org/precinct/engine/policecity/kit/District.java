package org.precinct.engine.policecity.kit;

import java.util.Locale;

/** The five districts, in the order of the rules. */
public enum District {
  BRONX,
  MANHATTAN,
  BROOKLYN,
  QUEENS,
  STATEN_ISLAND;

  public static final int ALL = 5;

  public int bit() {
    return 1 << ordinal();
  }

  /** The text of its name. */
  public String key() {
    return "district." + name().toLowerCase(Locale.ROOT);
  }
}
