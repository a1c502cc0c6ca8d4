package com.google.android.gms.nearby.connection;

public final class DiscoveryOptions {
  private final Strategy strategy;

  private DiscoveryOptions(Strategy strategy) {
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

    public DiscoveryOptions build() {
      return new DiscoveryOptions(strategy);
    }
  }
}
