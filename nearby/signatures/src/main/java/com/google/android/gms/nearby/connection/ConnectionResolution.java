package com.google.android.gms.nearby.connection;

import com.google.android.gms.common.api.Status;

public final class ConnectionResolution {
  private final Status status;

  public ConnectionResolution(Status status) {
    this.status = status;
  }

  public Status getStatus() {
    return status;
  }
}
