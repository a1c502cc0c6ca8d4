package org.precinct.table.fuzz;

/** {@link FuzzTest} over many inputs. */
public final class FuzzSoak extends FuzzTest {
  @Override
  int runs(int many) {
    return many;
  }
}
