package org.precinct.table.chaos;

import java.util.List;
import org.junit.runners.Parameterized.Parameters;
import org.precinct.engine.kit.Kits;

/** {@link ProcessTest} with every game and many kills. */
public final class ProcessSoak extends ProcessTest {
  public ProcessSoak(String game) {
    super(game);
  }

  @Parameters(name = "{0}")
  public static List<String> ids() {
    return Kits.games().stream().map(one -> one.info().id()).toList();
  }

  @Override
  int kills() {
    return 42;
  }
}
