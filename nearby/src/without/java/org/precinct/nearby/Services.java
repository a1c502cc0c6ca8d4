package org.precinct.nearby;

import android.content.Context;

/** No services: this package was built with {@code -PwithoutGoogle}. */
final class Services {
  private Services() {}

  static NearbyPresence presence(Context context) {
    return NearbyPresence.NOT_PACKAGED;
  }

  static Neighbourhood neighbourhood(Context context, Neighbourhood.Listener listener) {
    throw new IllegalStateException("Built without Nearby Connections");
  }
}
