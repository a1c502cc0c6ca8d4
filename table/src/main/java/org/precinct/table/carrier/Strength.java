package org.precinct.table.carrier;

/** How well a phone is heard. */
public enum Strength {
  WEAK,
  FAIR,
  STRONG;

  /** Of a received power in dBm: across the table, across the room, or behind a wall. */
  static Strength of(int dbm) {
    return dbm >= -65 ? STRONG : dbm >= -80 ? FAIR : WEAK;
  }
}
