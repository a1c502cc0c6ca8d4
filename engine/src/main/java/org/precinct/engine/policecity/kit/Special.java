package org.precinct.engine.policecity.kit;

import java.util.Locale;
import java.util.Optional;

/** The special actions, in the order of police-city-actions.csv. */
public enum Special {
  HELICOPTER,
  RANKING_OFFICER,
  REINFORCEMENTS,
  COUNTER_ORDER,
  TOP_SECRET_FILE;

  public static final int KINDS = 5;

  /** Elements that one Top-secret file holds. */
  public static final int FILE_SIZE = 3;

  /**
   * What messages call so; empty for none.
   *
   * @param number from 1
   */
  public static Optional<Special> of(int number) {
    return number < 1 || number > values().length
        ? Optional.empty()
        : Optional.of(values()[number - 1]);
  }

  /** What messages call it. */
  public int number() {
    return ordinal() + 1;
  }

  /** The text of its name. */
  public String key() {
    return "token." + name().toLowerCase(Locale.ROOT);
  }
}
