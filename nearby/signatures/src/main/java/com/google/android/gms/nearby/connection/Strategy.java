package com.google.android.gms.nearby.connection;

public final class Strategy {
  public static final Strategy P2P_STAR = new Strategy();

  private Strategy() {}
}
