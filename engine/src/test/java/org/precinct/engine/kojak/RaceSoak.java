package org.precinct.engine.kojak;

/** The race over 100,000 positions. */
public final class RaceSoak extends RaceTest {
  @Override
  int races() {
    return 100_000;
  }
}
