package com.google.android.gms.nearby;

import android.content.Context;
import com.google.android.gms.nearby.connection.ConnectionsClient;

public final class Nearby {
  private Nearby() {}

  public static ConnectionsClient getConnectionsClient(Context context) {
    throw new UnsupportedOperationException("a signature, not the library");
  }
}
