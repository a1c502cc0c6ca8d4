package com.google.android.gms.nearby.connection;

public final class DiscoveredEndpointInfo {
  private final String serviceId;
  private final String endpointName;

  public DiscoveredEndpointInfo(String serviceId, String endpointName) {
    this.serviceId = serviceId;
    this.endpointName = endpointName;
  }

  public String getServiceId() {
    return serviceId;
  }

  public String getEndpointName() {
    return endpointName;
  }
}
