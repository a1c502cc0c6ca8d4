package org.precinct.engine.kit;

import java.util.List;
import org.precinct.engine.bleus.BleusKit;
import org.precinct.engine.goodcop.GoodCopKit;
import org.precinct.engine.kojak.KojakKit;
import org.precinct.engine.policecity.PoliceCityKit;

/** The kits of all games. */
public final class Kits {
  private static final List<Kit<?, ?, ?, ?>> ALL =
      List.of(new GoodCopKit(), new PoliceCityKit(), new KojakKit(), new BleusKit());

  private Kits() {}

  public static List<Kit<?, ?, ?, ?>> all() {
    return ALL;
  }
}
