package org.precinct.engine.kit;

import java.util.List;

/** The kits of all games. */
public final class Kits {
  private static final List<Kit<?, ?, ?, ?>> ALL =
      List.of(new org.precinct.engine.policecity.PoliceCityKit());

  private Kits() {}

  public static List<Kit<?, ?, ?, ?>> all() {
    return ALL;
  }
}
