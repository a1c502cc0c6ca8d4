package org.precinct.nearby;

import android.content.Context;
import com.google.android.gms.common.ConnectionResult;
import com.google.android.gms.common.GoogleApiAvailability;
import java.util.function.IntSupplier;

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

  private static final String LIBRARY = "com.google.android.gms.nearby.Nearby";

  /** Asks the package and the phone. Takes a few milliseconds: not for the main thread. */
  public static NearbyPresence of(Context context) {
    return of(
        NearbyPresence.class.getClassLoader(),
        () -> GoogleApiAvailability.getInstance().isGooglePlayServicesAvailable(context));
  }

  static NearbyPresence of(ClassLoader loader, IntSupplier services) {
    try {
      Class.forName(LIBRARY, false, loader);
    } catch (ClassNotFoundException absent) {
      return NOT_PACKAGED;
    }
    return switch (services.getAsInt()) {
      case ConnectionResult.SUCCESS -> READY;
      case ConnectionResult.SERVICE_VERSION_UPDATE_REQUIRED, ConnectionResult.SERVICE_UPDATING ->
          SERVICES_OUTDATED;
      case ConnectionResult.SERVICE_DISABLED -> SERVICES_DISABLED;
      default -> NO_SERVICES;
    };
  }
}
