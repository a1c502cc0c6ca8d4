package com.google.android.gms.nearby.connection;

public final class AdvertisingOptions {
  private final Strategy strategy;
  private final int connectionType;

  private AdvertisingOptions(Strategy strategy, int connectionType) {
    this.strategy = strategy;
    this.connectionType = connectionType;
  }

  public Strategy getStrategy() {
    return strategy;
  }

  public int getConnectionType() {
    return connectionType;
  }

  public static final class Builder {
    private Strategy strategy;
    private int connectionType = ConnectionType.BALANCED;

    public Builder setStrategy(Strategy strategy) {
      this.strategy = strategy;
      return this;
    }

    public Builder setConnectionType(int connectionType) {
      this.connectionType = connectionType;
      return this;
    }

    public AdvertisingOptions build() {
      return new AdvertisingOptions(strategy, connectionType);
    }
  }
}
