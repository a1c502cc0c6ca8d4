package com.google.android.gms.nearby.connection;

public final class AdvertisingOptions {
  private final Strategy strategy;

  private AdvertisingOptions(Strategy strategy) {
    this.strategy = strategy;
  }

  public Strategy getStrategy() {
    return strategy;
  }

  public static final class Builder {
    private Strategy strategy;

    public Builder setStrategy(Strategy strategy) {
      this.strategy = strategy;
      return this;
    }

    public AdvertisingOptions build() {
      return new AdvertisingOptions(strategy);
    }
  }
}
