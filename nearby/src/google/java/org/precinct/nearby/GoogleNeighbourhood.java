package org.precinct.nearby;

import android.content.Context;
import com.google.android.gms.common.api.ApiException;
import com.google.android.gms.nearby.Nearby;
import com.google.android.gms.nearby.connection.AdvertisingOptions;
import com.google.android.gms.nearby.connection.ConnectionInfo;
import com.google.android.gms.nearby.connection.ConnectionLifecycleCallback;
import com.google.android.gms.nearby.connection.ConnectionResolution;
import com.google.android.gms.nearby.connection.ConnectionsClient;
import com.google.android.gms.nearby.connection.ConnectionsStatusCodes;
import com.google.android.gms.nearby.connection.DiscoveredEndpointInfo;
import com.google.android.gms.nearby.connection.DiscoveryOptions;
import com.google.android.gms.nearby.connection.EndpointDiscoveryCallback;
import com.google.android.gms.nearby.connection.Payload;
import com.google.android.gms.nearby.connection.PayloadCallback;
import com.google.android.gms.nearby.connection.PayloadTransferUpdate;
import com.google.android.gms.nearby.connection.Strategy;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * A neighbourhood by Nearby Connections.
 *
 * <p>The service reports the end of a connection by up to three ways (a failed task, a result, a
 * disconnect), late ones included, and a lost payload by a fourth. {@link #phones} holds what was
 * begun and is not over, so that the listener hears of each end exactly once.
 */
final class GoogleNeighbourhood implements Neighbourhood {
  static final String SERVICE = "org.precinct.table";

  private enum Stage {
    KNOCKING,
    CONNECTED
  }

  private final ConnectionsClient client;
  private final Listener listener;
  private final Map<String, Stage> phones = new HashMap<>();

  /** The sizes of messages that have not left, by the service's numbers for them. */
  private final Map<Long, Integer> leaving = new HashMap<>();

  private boolean closed;

  GoogleNeighbourhood(ConnectionsClient client, Listener listener) {
    this.client = client;
    this.listener = listener;
  }

  static GoogleNeighbourhood of(Context context, Listener listener) {
    return new GoogleNeighbourhood(Nearby.getConnectionsClient(context), listener);
  }

  @Override
  public void advertise(String name) {
    if (name.getBytes(StandardCharsets.UTF_8).length > MAX_NAME) {
      throw new IllegalArgumentException("The service cuts names after " + MAX_NAME + " bytes");
    }
    AdvertisingOptions star =
        new AdvertisingOptions.Builder().setStrategy(Strategy.P2P_STAR).build();
    client
        .startAdvertising(name, SERVICE, lifecycle, star)
        .addOnSuccessListener(nothing -> ifOpen(listener::advertising))
        .addOnFailureListener(
            failure -> {
              if (code(failure) == ConnectionsStatusCodes.STATUS_ALREADY_ADVERTISING) {
                ifOpen(listener::advertising);
              } else {
                ifOpen(() -> listener.notAdvertising(trouble(failure)));
              }
            });
  }

  @Override
  public void hide() {
    client.stopAdvertising();
  }

  @Override
  public void discover() {
    DiscoveryOptions star = new DiscoveryOptions.Builder().setStrategy(Strategy.P2P_STAR).build();
    client
        .startDiscovery(SERVICE, discovery, star)
        .addOnSuccessListener(nothing -> ifOpen(listener::discovering))
        .addOnFailureListener(
            failure -> {
              if (code(failure) == ConnectionsStatusCodes.STATUS_ALREADY_DISCOVERING) {
                ifOpen(listener::discovering);
              } else {
                ifOpen(() -> listener.notDiscovering(trouble(failure)));
              }
            });
  }

  @Override
  public void rest() {
    client.stopDiscovery();
  }

  @Override
  public void connect(String phone, String name) {
    phones.putIfAbsent(phone, Stage.KNOCKING);
    client
        .requestConnection(name, phone, lifecycle)
        .addOnFailureListener(
            failure -> {
              // The service still holds a connection that this app has forgotten: the next knock
              // will find it gone.
              if (code(failure) == ConnectionsStatusCodes.STATUS_ALREADY_CONNECTED_TO_ENDPOINT) {
                client.disconnectFromEndpoint(phone);
              }
              over(phone, trouble(failure));
            });
  }

  @Override
  public void accept(String phone) {
    client
        .acceptConnection(phone, payloads)
        .addOnFailureListener(failure -> over(phone, trouble(failure)));
  }

  @Override
  public void refuse(String phone) {
    client.rejectConnection(phone).addOnFailureListener(failure -> over(phone, trouble(failure)));
  }

  @Override
  public void send(String phone, byte[] message) {
    if (message.length > MAX_MESSAGE) {
      throw new IllegalArgumentException(
          message.length + " bytes do not fit into a message of " + MAX_MESSAGE);
    }
    if (phones.get(phone) != Stage.CONNECTED) return;
    Payload payload = Payload.fromBytes(message);
    leaving.put(payload.getId(), message.length);
    client
        .sendPayload(phone, payload)
        .addOnFailureListener(
            failure -> {
              leaving.remove(payload.getId());
              cut(phone, trouble(failure));
            });
  }

  @Override
  public void disconnect(String phone) {
    cut(phone, Trouble.GONE);
  }

  @Override
  public void close() {
    closed = true;
    phones.clear();
    leaving.clear();
    client.stopAdvertising();
    client.stopDiscovery();
    client.stopAllEndpoints();
  }

  /** Ends a connection that still stands on the service's side. */
  private void cut(String phone, Trouble trouble) {
    if (phones.containsKey(phone)) client.disconnectFromEndpoint(phone);
    over(phone, trouble);
  }

  private void over(String phone, Trouble trouble) {
    if (phones.remove(phone) != null) listener.disconnected(phone, trouble);
  }

  private void ifOpen(Runnable report) {
    if (!closed) report.run();
  }

  private static Trouble trouble(Exception failure) {
    return trouble(code(failure));
  }

  private static int code(Exception failure) {
    return failure instanceof ApiException api ? api.getStatusCode() : ConnectionsStatusCodes.ERROR;
  }

  private static Trouble trouble(int code) {
    if (code >= ConnectionsStatusCodes.MISSING_PERMISSION_NEARBY_WIFI_DEVICES
        && code <= ConnectionsStatusCodes.MISSING_PERMISSION_BLUETOOTH_CONNECT) {
      return Trouble.PERMISSION;
    }
    return switch (code) {
      case ConnectionsStatusCodes.STATUS_CONNECTION_REJECTED -> Trouble.REFUSED;
      case ConnectionsStatusCodes.STATUS_RADIO_ERROR -> Trouble.RADIO;
      case ConnectionsStatusCodes.STATUS_ENDPOINT_UNKNOWN,
              ConnectionsStatusCodes.STATUS_ENDPOINT_IO_ERROR,
              ConnectionsStatusCodes.STATUS_NOT_CONNECTED_TO_ENDPOINT,
              ConnectionsStatusCodes.STATUS_ALREADY_CONNECTED_TO_ENDPOINT ->
          Trouble.GONE;
      default -> Trouble.OTHER;
    };
  }

  private final EndpointDiscoveryCallback discovery =
      new EndpointDiscoveryCallback() {
        @Override
        public void onEndpointFound(String phone, DiscoveredEndpointInfo info) {
          if (!closed) listener.found(phone, info.getEndpointName());
        }

        @Override
        public void onEndpointLost(String phone) {
          if (!closed) listener.lost(phone);
        }
      };

  private final ConnectionLifecycleCallback lifecycle =
      new ConnectionLifecycleCallback() {
        @Override
        public void onConnectionInitiated(String phone, ConnectionInfo info) {
          if (closed) return;
          phones.put(phone, Stage.KNOCKING);
          listener.knocked(
              phone,
              info.getEndpointName(),
              info.getAuthenticationDigits(),
              info.isIncomingConnection());
        }

        @Override
        public void onConnectionResult(String phone, ConnectionResolution resolution) {
          if (!phones.containsKey(phone)) return;
          if (resolution.getStatus().isSuccess()) {
            phones.put(phone, Stage.CONNECTED);
            listener.connected(phone);
          } else {
            over(phone, trouble(resolution.getStatus().getStatusCode()));
          }
        }

        @Override
        public void onDisconnected(String phone) {
          over(phone, Trouble.GONE);
        }
      };

  private final PayloadCallback payloads =
      new PayloadCallback() {
        @Override
        public void onPayloadReceived(String phone, Payload payload) {
          if (phones.get(phone) != Stage.CONNECTED) return;
          byte[] message = payload.asBytes();
          // Only bytes are spoken here: files and streams come from something that is not Precinct.
          if (message == null) cut(phone, Trouble.OTHER);
          else listener.received(phone, message);
        }

        @Override
        public void onPayloadTransferUpdate(String phone, PayloadTransferUpdate update) {
          int status = update.getStatus();
          if (status == PayloadTransferUpdate.Status.IN_PROGRESS) return;
          // Updates come for messages in both directions; only those that leave are noted.
          Integer size = leaving.remove(update.getPayloadId());
          if (status != PayloadTransferUpdate.Status.SUCCESS) cut(phone, Trouble.GONE);
          else if (size != null && phones.get(phone) == Stage.CONNECTED) listener.sent(phone, size);
        }
      };
}
