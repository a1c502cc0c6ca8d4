package org.precinct.table.chaos;

/** {@link ChaosTest} over ten thousand games. */
public final class ChaosSoak extends ChaosTest {
  @Override
  int games() {
    return Integer.getInteger("chaos.games", 10_000);
  }
}
