package org.precinct.nearby;

import android.content.Context;

/** Whether Nearby Connections can be used, found out at run time. */
public enum NearbyPresence {
  READY,
  /** This package was built without Google's library. */
  NOT_PACKAGED,
  /** The phone has no Google Play services. */
  NO_SERVICES,
  /** The phone's Google Play services are too old, or are being updated. */
  SERVICES_OUTDATED,
  /** The phone's Google Play services are switched off. */
  SERVICES_DISABLED;

  /** Asks the package and the phone. Takes a few milliseconds: not for the main thread. */
  public static NearbyPresence of(Context context) {
    return Services.presence(context);
  }
}
