package org.precinct.nearby;

import android.content.Context;
import com.google.android.gms.common.ConnectionResult;
import com.google.android.gms.common.GoogleApiAvailability;
import java.util.function.IntSupplier;

/** Google's services on this phone. The other class of this name is for a build without Google. */
final class Services {
  private static final String LIBRARY = "com.google.android.gms.nearby.Nearby";

  private Services() {}

  static NearbyPresence presence(Context context) {
    return presence(
        Services.class.getClassLoader(),
        () -> GoogleApiAvailability.getInstance().isGooglePlayServicesAvailable(context));
  }

  static NearbyPresence presence(ClassLoader loader, IntSupplier services) {
    try {
      Class.forName(LIBRARY, false, loader);
    } catch (ClassNotFoundException absent) {
      return NearbyPresence.NOT_PACKAGED;
    }
    return switch (services.getAsInt()) {
      case ConnectionResult.SUCCESS -> NearbyPresence.READY;
      case ConnectionResult.SERVICE_VERSION_UPDATE_REQUIRED, ConnectionResult.SERVICE_UPDATING ->
          NearbyPresence.SERVICES_OUTDATED;
      case ConnectionResult.SERVICE_DISABLED -> NearbyPresence.SERVICES_DISABLED;
      default -> NearbyPresence.NO_SERVICES;
    };
  }

  static Neighbourhood neighbourhood(Context context, Neighbourhood.Listener listener) {
    return GoogleNeighbourhood.of(context, listener);
  }
}
