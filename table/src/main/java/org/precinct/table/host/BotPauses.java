package org.precinct.table.host;

/** How long bots seem to think. The names are stored, so they stay. */
public enum BotPauses {
  /** So that everybody can follow. */
  CALM(100),
  BRISK(35),
  AT_ONCE(0);

  private final int percent;

  BotPauses(int percent) {
    this.percent = percent;
  }

  int of(int millis) {
    return millis * percent / 100;
  }
}
