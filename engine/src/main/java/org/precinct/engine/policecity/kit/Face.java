package org.precinct.engine.policecity.kit;

import java.util.Locale;
import java.util.Optional;

/** What a die can show. */
public enum Face {
  HANDCUFFS,
  RANK,
  DOUBLE,
  MAFIA;

  /** R1, R2: everything but a rank is worth one handcuff when securing. */
  public boolean isHandcuff() {
    return this != RANK;
  }

  /** R1, R2: everything but handcuffs is worth one rank in a conflict. */
  public boolean isRank() {
    return this != HANDCUFFS;
  }

  /**
   * What messages call so; empty for none.
   *
   * @param number from 1
   */
  public static Optional<Face> of(int number) {
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
    return "face." + name().toLowerCase(Locale.ROOT);
  }
}
