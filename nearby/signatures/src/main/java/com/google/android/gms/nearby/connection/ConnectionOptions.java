package com.google.android.gms.nearby.connection;

public final class ConnectionOptions {
  private final int connectionType;

  private ConnectionOptions(int connectionType) {
    this.connectionType = connectionType;
  }

  public int getConnectionType() {
    return connectionType;
  }

  public static final class Builder {
    private int connectionType = ConnectionType.BALANCED;

    public Builder setConnectionType(int connectionType) {
      this.connectionType = connectionType;
      return this;
    }

    public ConnectionOptions build() {
      return new ConnectionOptions(connectionType);
    }
  }
}
