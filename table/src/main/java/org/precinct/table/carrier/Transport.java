package org.precinct.table.carrier;

/** Ways from phone to phone, the one to try first in front. */
public enum Transport {
  /** TCP on a network both are in; one phone's own hotspot is such a network. */
  WIFI,
  /** Google's Nearby Connections, which needs no network and chooses the radio itself. */
  NEARBY,
  /** Bluetooth, which every phone has. Slower to find and to connect than the others. */
  BLUETOOTH
}
