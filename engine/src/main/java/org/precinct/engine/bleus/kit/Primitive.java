package org.precinct.engine.bleus.kit;

/** What a card can do: the words of the card file's effect columns. */
public enum Primitive {
  FUNDING(false),
  TENSION(false),
  FORCE(false),
  REINFORCE(false),
  ESCALATE(false),
  POINTS(false),
  SPEECH(true),
  GIVE_QUIET_DAY(true),
  PROMOTE(true),
  ACCIDENT(true),
  FUNDING_PER_ARREST(false);

  private final boolean asks;

  Primitive(boolean asks) {
    this.asks = asks;
  }

  /** Whether the player may have something to choose. */
  public boolean asks() {
    return asks;
  }

  /** Whether it does nothing but add to the pools of the turn, now or at later arrests. */
  public boolean onlyAddsToPools() {
    return this == FUNDING || this == TENSION || this == FORCE || this == FUNDING_PER_ARREST;
  }
}
