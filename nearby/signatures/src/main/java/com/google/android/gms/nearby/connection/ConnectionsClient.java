package com.google.android.gms.nearby.connection;

import com.google.android.gms.tasks.Task;

public interface ConnectionsClient {
  int MAX_BYTES_DATA_SIZE = 1047552;

  Task<Void> startAdvertising(
      String name,
      String serviceId,
      ConnectionLifecycleCallback connectionLifecycleCallback,
      AdvertisingOptions options);

  void stopAdvertising();

  Task<Void> startDiscovery(
      String serviceId,
      EndpointDiscoveryCallback endpointDiscoveryCallback,
      DiscoveryOptions options);

  void stopDiscovery();

  Task<Void> requestConnection(
      String name,
      String endpointId,
      ConnectionLifecycleCallback connectionLifecycleCallback,
      ConnectionOptions options);

  Task<Void> acceptConnection(String endpointId, PayloadCallback payloadCallback);

  Task<Void> rejectConnection(String endpointId);

  Task<Void> sendPayload(String endpointId, Payload payload);

  void disconnectFromEndpoint(String endpointId);

  void stopAllEndpoints();
}
