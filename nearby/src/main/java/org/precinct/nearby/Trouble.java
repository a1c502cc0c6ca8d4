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
  /** The phone's location is switched off, and this version of Android wants it on. */
  LOCATION,
  /** Another app has the service for itself. */
  IN_USE,
  /** The phone's services do not offer this one. */
  NO_SERVICE,
  /** It failed twice without a reason: this neighbourhood is best closed and opened anew. */
  STUCK,
  /** Something else, about which nothing can be said. */
  OTHER
}
