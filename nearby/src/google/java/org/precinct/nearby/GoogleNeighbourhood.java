package org.precinct.nearby;

import android.content.Context;
import com.google.android.gms.common.api.ApiException;
import com.google.android.gms.nearby.Nearby;
import com.google.android.gms.nearby.connection.AdvertisingOptions;
import com.google.android.gms.nearby.connection.ConnectionInfo;
import com.google.android.gms.nearby.connection.ConnectionLifecycleCallback;
import com.google.android.gms.nearby.connection.ConnectionOptions;
import com.google.android.gms.nearby.connection.ConnectionResolution;
import com.google.android.gms.nearby.connection.ConnectionType;
import com.google.android.gms.nearby.connection.ConnectionsClient;
import com.google.android.gms.nearby.connection.ConnectionsStatusCodes;
import com.google.android.gms.nearby.connection.DiscoveredEndpointInfo;
import com.google.android.gms.nearby.connection.DiscoveryOptions;
import com.google.android.gms.nearby.connection.EndpointDiscoveryCallback;
import com.google.android.gms.nearby.connection.Payload;
import com.google.android.gms.nearby.connection.PayloadCallback;
import com.google.android.gms.nearby.connection.PayloadTransferUpdate;
import com.google.android.gms.nearby.connection.Strategy;
import com.google.android.gms.tasks.Task;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A neighbourhood by Nearby Connections.
 *
 * <p>What the service does not explain is tried a second time, without looking around meanwhile.
 *
 * <p>The service reports the end of a connection by up to three ways (a failed task, a result, a
 * disconnect), late ones included, and a lost payload by a fourth. {@link #phones} holds what was
 * begun and is not over, so that the listener hears of each end exactly once.
 */
final class GoogleNeighbourhood implements Neighbourhood {
  static final String SERVICE = "org.precinct.table";

  /** One connection that was begun and is not over. */
  private static final class Begun {
    private final boolean outgoing;
    private boolean again;
    private boolean connected;

    Begun(boolean outgoing) {
      this.outgoing = outgoing;
    }
  }

  /** Something to be started, and how that may go. */
  private record Beginning(
      String what,
      Supplier<Task<Void>> call,
      BooleanSupplier wanted,
      int already,
      Runnable done,
      Consumer<Trouble> failed) {}

  private final ConnectionsClient client;
  private final Listener listener;
  private final Map<String, Begun> phones = new HashMap<>();

  /** The sizes of messages that have not left, by the service's numbers for them. */
  private final Map<Long, Integer> leaving = new HashMap<>();

  private String me = "";
  private boolean advertises;
  private boolean discovers;
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
    // What disrupts could take a phone off the Wi-Fi on which others sit.
    AdvertisingOptions star =
        new AdvertisingOptions.Builder()
            .setStrategy(Strategy.P2P_STAR)
            .setConnectionType(ConnectionType.NON_DISRUPTIVE)
            .build();
    advertises = true;
    start(
        new Beginning(
            "advertising",
            () -> client.startAdvertising(name, SERVICE, lifecycle, star),
            () -> advertises,
            ConnectionsStatusCodes.STATUS_ALREADY_ADVERTISING,
            listener::advertising,
            listener::notAdvertising),
        true);
  }

  @Override
  public void hide() {
    advertises = false;
    client.stopAdvertising();
  }

  @Override
  public void discover() {
    discovers = true;
    DiscoveryOptions star = new DiscoveryOptions.Builder().setStrategy(Strategy.P2P_STAR).build();
    start(
        new Beginning(
            "discovery",
            () -> client.startDiscovery(SERVICE, discovery, star),
            () -> discovers,
            ConnectionsStatusCodes.STATUS_ALREADY_DISCOVERING,
            listener::discovering,
            listener::notDiscovering),
        true);
  }

  @Override
  public void rest() {
    discovers = false;
    client.stopDiscovery();
  }

  private void start(Beginning beginning, boolean again) {
    beginning
        .call()
        .get()
        .addOnSuccessListener(nothing -> ifOpen(beginning.done()))
        .addOnFailureListener(
            failure -> {
              if (closed || !beginning.wanted().getAsBoolean()) return;
              listener.failed(beginning.what(), code(failure));
              if (code(failure) == beginning.already()) beginning.done().run();
              else if (again && isUnexplained(code(failure))) start(beginning, false);
              else beginning.failed().accept(trouble(code(failure)));
            });
  }

  @Override
  public void connect(String phone, String name) {
    me = name;
    phones.putIfAbsent(phone, new Begun(true));
    request(phone);
  }

  private void request(String phone) {
    ConnectionOptions calm =
        new ConnectionOptions.Builder().setConnectionType(ConnectionType.NON_DISRUPTIVE).build();
    client
        .requestConnection(me, phone, lifecycle, calm)
        .addOnFailureListener(failure -> knockFailed(phone, code(failure)));
  }

  private void knockFailed(String phone, int code) {
    Begun begun = phones.get(phone);
    if (begun == null) return;
    listener.failed("connection", code);
    if (isUnexplained(code) && begun.outgoing && !begun.again) {
      begun.again = true;
      if (discovers) {
        rest();
        listener.notDiscovering(Trouble.OTHER);
      }
      request(phone);
      return;
    }
    // The service still holds a connection that this app has forgotten: the next knock
    // will find it gone.
    if (code == ConnectionsStatusCodes.STATUS_ALREADY_CONNECTED_TO_ENDPOINT) {
      client.disconnectFromEndpoint(phone);
    }
    over(phone, trouble(code));
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
    if (!isConnected(phone)) return;
    Payload payload = Payload.fromBytes(message);
    leaving.put(payload.getId(), message.length);
    client
        .sendPayload(phone, payload)
        .addOnFailureListener(
            failure -> {
              leaving.remove(payload.getId());
              if (phones.containsKey(phone)) listener.failed("message", code(failure));
              cut(phone, Trouble.GONE);
            });
  }

  private boolean isConnected(String phone) {
    return phones.containsKey(phone) && phones.get(phone).connected;
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

  /** A knock of ours stays what it is through its second try. */
  private boolean begunByUs(String phone, ConnectionInfo info) {
    Begun begun = phones.get(phone);
    return begun != null && begun.outgoing && !info.isIncomingConnection();
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
    if (isUnexplained(code)) return Trouble.STUCK;
    return switch (code) {
      case ConnectionsStatusCodes.STATUS_CONNECTION_REJECTED -> Trouble.REFUSED;
      case ConnectionsStatusCodes.STATUS_RADIO_ERROR -> Trouble.RADIO;
      case ConnectionsStatusCodes.STATUS_ENDPOINT_UNKNOWN,
              ConnectionsStatusCodes.STATUS_NOT_CONNECTED_TO_ENDPOINT,
              ConnectionsStatusCodes.STATUS_ALREADY_CONNECTED_TO_ENDPOINT ->
          Trouble.GONE;
      case ConnectionsStatusCodes.MISSING_SETTING_LOCATION_MUST_BE_ON -> Trouble.LOCATION;
      case ConnectionsStatusCodes.API_CONNECTION_FAILED_ALREADY_IN_USE -> Trouble.IN_USE;
      case ConnectionsStatusCodes.API_NOT_CONNECTED -> Trouble.NO_SERVICE;
      default -> Trouble.OTHER;
    };
  }

  /** The service has lost its way, or the air was disturbed. */
  private static boolean isUnexplained(int code) {
    return code == ConnectionsStatusCodes.ERROR
        || code == ConnectionsStatusCodes.STATUS_ENDPOINT_IO_ERROR;
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
          if (!begunByUs(phone, info)) phones.put(phone, new Begun(false));
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
            phones.get(phone).connected = true;
            listener.connected(phone);
          } else {
            knockFailed(phone, resolution.getStatus().getStatusCode());
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
          if (!isConnected(phone)) return;
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
          else if (size != null && isConnected(phone)) listener.sent(phone, size);
        }
      };
}
