package org.precinct.engine.kit;

/** {@link PropertiesTest} over many games. */
public final class PropertiesSoak extends PropertiesTest {
  public PropertiesSoak(String name, Kit<?, ?, ?, ?> kit) {
    super(name, kit);
  }

  @Override
  int games(int many) {
    return many;
  }
}
