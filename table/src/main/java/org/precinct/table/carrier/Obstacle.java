package org.precinct.table.carrier;

/**
 * What keeps a transport from working, as far as a person can do something about it. {@link
 * Radios#remedy} has the system's screen for it.
 */
public enum Obstacle {
  /** The person has not allowed it: {@link Permissions} says what to ask for. */
  PERMISSION(Condition.State.NEEDS_PERMISSION),

  /** Wi-Fi is off, and the phone has no hotspot of its own either. */
  WIFI_OFF(Condition.State.OFF),
  /** Wi-Fi is on, but the phone is in no network and has no hotspot of its own. */
  NO_NETWORK(Condition.State.OFF),
  BLUETOOTH_OFF(Condition.State.OFF),
  /** Android up to 11 finds nobody by radio while location is off. */
  LOCATION_OFF(Condition.State.OFF),

  /** The phone has no such radio. */
  NO_RADIO(Condition.State.NOT_THERE),
  /** The phone has no Google Play services, or this package was built without them. */
  NO_GOOGLE_SERVICES(Condition.State.NOT_THERE),
  GOOGLE_SERVICES_OUTDATED(Condition.State.OFF),
  GOOGLE_SERVICES_DISABLED(Condition.State.OFF),
  /** Another app uses Nearby just now. */
  NEARBY_IN_USE(Condition.State.FAILED),

  /** The radio does not do what it is told; switching it off and on often helps. */
  RADIO_FAILED(Condition.State.FAILED),
  /** The system refused and did not say why. It is tried again now and then. */
  UNKNOWN(Condition.State.FAILED);

  private final Condition.State state;

  Obstacle(Condition.State state) {
    this.state = state;
  }

  /** The state of a transport that this stands in the way of. */
  public Condition.State state() {
    return state;
  }
}
