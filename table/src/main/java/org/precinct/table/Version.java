package org.precinct.table;

/**
 * The protocol's version. Builds of the same major version play together, whatever their minor one:
 * they ignore each other's unknown fields.
 */
public final class Version {
  public static final int MAJOR = 2;
  public static final int MINOR = 0;

  private Version() {}
}
