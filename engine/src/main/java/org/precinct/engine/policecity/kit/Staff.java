package org.precinct.engine.policecity.kit;

import java.util.Locale;

/** The members of a captain's team: four own dice, and informants. */
public enum Staff {
  INSPECTOR,
  SERGEANT,
  LIEUTENANT,
  INFORMANT;

  /** Own dice; from the next number on they are informants. The last own one is the lieutenant. */
  public static final int OWN = 4;

  public static final int MEMBERS = OWN + Box.INFORMANTS;

  /**
   * What a die of that number is.
   *
   * @param die from 1
   */
  public static Staff of(int die) {
    if (die > OWN) return INFORMANT;
    return die == OWN ? LIEUTENANT : die == OWN - 1 ? SERGEANT : INSPECTOR;
  }

  /** The text of its name. */
  public String key() {
    return "die." + name().toLowerCase(Locale.ROOT);
  }

  /**
   * Those that leave first: informants, then inspectors, sergeant, lieutenant.
   *
   * @param team a bit for each member
   */
  public static int leaveFirst(int team, int count) {
    int lost = 0;
    for (int i = 0; i < MEMBERS && Integer.bitCount(lost) < count; i++) {
      int member = (i + OWN) % MEMBERS;
      lost |= team & 1 << member;
    }
    return lost;
  }
}
