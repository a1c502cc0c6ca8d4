package com.google.android.gms.nearby.connection;

public final class ConnectionInfo {
  private final String endpointName;
  private final String authenticationToken;
  private final boolean incoming;

  public ConnectionInfo(
      String endpointName, String authenticationToken, boolean isIncomingConnection) {
    this.endpointName = endpointName;
    this.authenticationToken = authenticationToken;
    this.incoming = isIncomingConnection;
  }

  public String getEndpointName() {
    return endpointName;
  }

  public String getAuthenticationDigits() {
    return authenticationToken;
  }

  public boolean isIncomingConnection() {
    return incoming;
  }
}
