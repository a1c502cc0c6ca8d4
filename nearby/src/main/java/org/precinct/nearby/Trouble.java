package org.precinct.nearby;

/** Why something did not work, as far as a player can do something about it. */
public enum Trouble {
  /** The other side said no. */
  REFUSED,
  /** The other phone went away, or its connection broke. */
  GONE,
  /** Bluetooth or Wi-Fi failed; switching it off and on often helps. */
  RADIO,
  /** The app may not use the radio; the player has to allow it. */
  PERMISSION,
  /** Something else, about which nothing can be said. */
  OTHER
}
