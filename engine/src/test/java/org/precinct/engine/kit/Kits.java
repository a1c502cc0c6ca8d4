package org.precinct.engine.kit;

import java.util.List;
import org.precinct.engine.bleus.BleusKit;
import org.precinct.engine.kojak.KojakKit;

/** The kits of all games. */
public final class Kits {
  private static final List<Kit<?, ?, ?, ?>> ALL = List.of(new BleusKit(), new KojakKit());

  private Kits() {}

  public static List<Kit<?, ?, ?, ?>> all() {
    return ALL;
  }
}
