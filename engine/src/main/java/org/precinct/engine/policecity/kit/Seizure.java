package org.precinct.engine.policecity.kit;

import java.util.Locale;
import java.util.Optional;

/** The five kinds of seizure tokens, in the order of the rules. */
public enum Seizure {
  DRUGS,
  WEAPONS,
  ALCOHOL,
  TOBACCO,
  PROSTITUTION;

  public static final int KINDS = 5;

  /** Tokens of each kind. */
  public static final int EACH = 10;

  /**
   * What messages call so; empty for none.
   *
   * @param number from 1
   */
  public static Optional<Seizure> of(int number) {
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
    return "seizure." + name().toLowerCase(Locale.ROOT);
  }
}
