package org.precinct.app.storage;

/** How this phone takes part in a table. The names are stored, so they stay. */
public enum TableKind {
  /** It keeps the table, and other phones come. */
  HOST,
  /** It keeps the table and is passed around. */
  PASS,
  /** It keeps the table for one player and bots. */
  SOLO,
  /** It sits at another phone's table. */
  GUEST;

  /** Whether the journal is here. */
  public boolean isHosted() {
    return this != GUEST;
  }

  /** Whether other phones are connected, so that the table has to go on while nobody looks. */
  public boolean isShared() {
    return this == HOST || this == GUEST;
  }
}
