package org.precinct.table.chaos;

/** {@link ProcessTest} with many kills. */
public final class ProcessSoak extends ProcessTest {
  public ProcessSoak(String game) {
    super(game);
  }

  @Override
  int kills() {
    return 42;
  }
}
