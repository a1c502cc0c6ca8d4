package org.precinct.nearby;

import android.os.Handler;
import android.os.Looper;
import com.google.android.gms.common.api.ApiException;
import com.google.android.gms.common.api.Status;
import com.google.android.gms.nearby.connection.ConnectionInfo;
import com.google.android.gms.nearby.connection.ConnectionLifecycleCallback;
import com.google.android.gms.nearby.connection.ConnectionResolution;
import com.google.android.gms.nearby.connection.ConnectionsClient;
import com.google.android.gms.nearby.connection.DiscoveredEndpointInfo;
import com.google.android.gms.nearby.connection.EndpointDiscoveryCallback;
import com.google.android.gms.nearby.connection.Payload;
import com.google.android.gms.nearby.connection.PayloadCallback;
import com.google.android.gms.nearby.connection.PayloadTransferUpdate;
import com.google.android.gms.tasks.Task;
import com.google.android.gms.tasks.Tasks;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Phones in one room, each with Google's service as its documentation describes it: callbacks on
 * the main thread and never from within a call, results as tasks, an end reported to the side that
 * did not ask for it. Everything happens on the main thread; a test lets it run on.
 */
public final class Air {
  private final Map<String, Phone> phones = new LinkedHashMap<>();
  private final Handler main = new Handler(Looper.getMainLooper());
  private int count;

  /** A new phone. */
  public Phone phone() {
    return new Phone();
  }

  /** One phone's service. Its id changes whenever it advertises anew, as it does in life. */
  public final class Phone {
    /** The codes with which calls fail from now on, by their names. */
    public final Map<String, Integer> failures = new HashMap<>();

    /** Whether its app takes its time to accept. */
    public boolean slowToAnswer;

    /** What was asked, without arguments. */
    public final List<String> calls = new ArrayList<>();

    private final Map<String, Connection> connections = new HashMap<>();
    private final List<String> seen = new ArrayList<>();
    private String id;
    private String name;
    private ConnectionLifecycleCallback doorbell;
    private EndpointDiscoveryCallback ear;
    private boolean mute;

    private Phone() {
      rename();
    }

    private void rename() {
      phones.remove(id);
      id = "E" + ++count;
      phones.put(id, this);
    }

    /** This phone's neighbourhood: the real one, over this service. */
    public Neighbourhood neighbourhood(Neighbourhood.Listener listener) {
      return new GoogleNeighbourhood(client(), listener);
    }

    /** The id by which others know it. */
    public String id() {
      return id;
    }

    public boolean advertises() {
      return doorbell != null;
    }

    public boolean discovers() {
      return ear != null;
    }

    public int connected() {
      return connections.size();
    }

    /** Breaks every connection of this phone, as when it is carried away. */
    public void cut() {
      for (Connection connection : List.copyOf(connections.values())) connection.end();
    }

    /**
     * From now on nothing that this phone sends arrives, and the service says so only by {@link
     * #cut}: a message lost on its way.
     */
    public void mute() {
      mute = true;
    }

    /** Advertising ends without anybody being told. */
    public void stopQuietly() {
      doorbell = null;
    }

    private ConnectionsClient client() {
      return (ConnectionsClient)
          Proxy.newProxyInstance(
              Air.class.getClassLoader(),
              new Class<?>[] {ConnectionsClient.class},
              (proxy, method, given) -> {
                calls.add(method.getName());
                Integer failure = failures.get(method.getName());
                if (failure != null) return failed(failure);
                return call(method.getName(), given == null ? new Object[0] : given);
              });
    }

    private Task<Void> call(String method, Object[] given) {
      return switch (method) {
        case "startAdvertising" ->
            startAdvertising((String) given[0], (ConnectionLifecycleCallback) given[2]);
        case "stopAdvertising" -> {
          stopAdvertising();
          yield null;
        }
        case "startDiscovery" -> startDiscovery((EndpointDiscoveryCallback) given[1]);
        case "stopDiscovery" -> {
          ear = null;
          yield null;
        }
        case "requestConnection" ->
            request((String) given[0], (String) given[1], (ConnectionLifecycleCallback) given[2]);
        case "acceptConnection" -> accept((String) given[0], (PayloadCallback) given[1]);
        case "rejectConnection" -> reject((String) given[0]);
        case "sendPayload" -> send((String) given[0], (Payload) given[1]);
        case "disconnectFromEndpoint" -> {
          Connection connection = connections.get((String) given[0]);
          if (connection != null) connection.end(this);
          yield null;
        }
        case "stopAllEndpoints" -> {
          for (Connection connection : List.copyOf(connections.values())) connection.end(this);
          yield null;
        }
        default -> throw new UnsupportedOperationException(method);
      };
    }

    private Task<Void> startAdvertising(String name, ConnectionLifecycleCallback callback) {
      if (doorbell != null) return failed(8001);
      rename();
      this.name = name;
      doorbell = callback;
      for (Phone other : phones.values()) if (other != this) show(other);
      return Tasks.forResult(null);
    }

    private void stopAdvertising() {
      if (doorbell == null) return;
      doorbell = null;
      String gone = id;
      for (Phone other : phones.values()) {
        main.post(
            () -> {
              if (other.seen.remove(gone) && other.ear != null) other.ear.onEndpointLost(gone);
            });
      }
    }

    private Task<Void> startDiscovery(EndpointDiscoveryCallback callback) {
      if (ear != null) return failed(8002);
      ear = callback;
      seen.clear();
      for (Phone other : phones.values()) if (other != this) other.show(this);
      return Tasks.forResult(null);
    }

    private void show(Phone to) {
      if (doorbell == null || to.ear == null) return;
      String shown = id;
      main.post(
          () -> {
            if (to.ear == null || doorbell == null || to.seen.contains(shown)) return;
            to.seen.add(shown);
            to.ear.onEndpointFound(shown, new DiscoveredEndpointInfo("org.precinct.table", name));
          });
    }

    private Task<Void> request(String me, String to, ConnectionLifecycleCallback callback) {
      Phone other = phones.get(to);
      if (!seen.contains(to) || other == null || other.doorbell == null) return failed(8011);
      if (connections.containsKey(to)) return failed(8003);
      new Connection(this, callback, me, other, other.doorbell);
      return Tasks.forResult(null);
    }

    private Task<Void> accept(String to, PayloadCallback callback) {
      Connection connection = connections.get(to);
      if (connection == null) return failed(8011);
      if (!slowToAnswer) connection.accept(this, callback);
      return Tasks.forResult(null);
    }

    private Task<Void> reject(String to) {
      Connection connection = connections.get(to);
      if (connection == null) return failed(8011);
      connection.result(8004);
      return Tasks.forResult(null);
    }

    private Task<Void> send(String to, Payload payload) {
      Connection connection = connections.get(to);
      if (connection == null || !connection.stands) return failed(8005);
      if (!mute) connection.carry(this, payload);
      return Tasks.forResult(null);
    }
  }

  private static Task<Void> failed(int code) {
    return Tasks.forException(new ApiException(new Status(code)));
  }

  private final class Connection {
    private final Phone from;
    private final Phone to;
    private final String fromId;
    private final String toId;
    private final Map<Phone, ConnectionLifecycleCallback> life = new HashMap<>();
    private final Map<Phone, PayloadCallback> payloads = new HashMap<>();
    private boolean stands;

    @SuppressWarnings("deprecation") // the service's own way is not public
    Connection(
        Phone from,
        ConnectionLifecycleCallback fromLife,
        String name,
        Phone to,
        ConnectionLifecycleCallback toLife) {
      this.from = from;
      this.to = to;
      fromId = from.id;
      toId = to.id;
      life.put(from, fromLife);
      life.put(to, toLife);
      from.connections.put(toId, this);
      to.connections.put(fromId, this);
      String digits = String.valueOf(1000 + (fromId + toId).hashCode() % 1000);
      main.post(
          () -> fromLife.onConnectionInitiated(toId, new ConnectionInfo(to.name, digits, false)));
      main.post(() -> toLife.onConnectionInitiated(fromId, new ConnectionInfo(name, digits, true)));
    }

    private Phone other(Phone one) {
      return one == from ? to : from;
    }

    /** The id by which a phone knows the other one. */
    private String otherId(Phone one) {
      return one == from ? toId : fromId;
    }

    void accept(Phone one, PayloadCallback callback) {
      payloads.put(one, callback);
      if (payloads.size() == 2) result(0);
    }

    void result(int code) {
      stands = code == 0;
      if (!stands) forget();
      ConnectionResolution resolution = new ConnectionResolution(new Status(code));
      life.forEach(
          (phone, callback) ->
              main.post(() -> callback.onConnectionResult(otherId(phone), resolution)));
    }

    void carry(Phone sender, Payload payload) {
      Phone receiver = other(sender);
      main.post(
          () -> {
            if (!stands) return;
            payloads.get(receiver).onPayloadReceived(otherId(receiver), payload);
            update(receiver, payload);
          });
      main.post(() -> update(sender, payload));
    }

    private void update(Phone phone, Payload payload) {
      if (!stands) return;
      payloads
          .get(phone)
          .onPayloadTransferUpdate(
              otherId(phone),
              new PayloadTransferUpdate.Builder()
                  .setPayloadId(payload.getId())
                  .setStatus(PayloadTransferUpdate.Status.SUCCESS)
                  .build());
    }

    /** Ends it for both, and tells both. */
    void end() {
      end(null);
    }

    /** Ends it for both, and tells the one who did not ask for it. */
    void end(Phone asked) {
      boolean stood = stands;
      stands = false;
      forget();
      life.forEach(
          (phone, callback) -> {
            if (phone == asked) return;
            ConnectionResolution broken = new ConnectionResolution(new Status(8012));
            main.post(
                () -> {
                  if (stood) callback.onDisconnected(otherId(phone));
                  else callback.onConnectionResult(otherId(phone), broken);
                });
          });
    }

    private void forget() {
      from.connections.remove(toId);
      to.connections.remove(fromId);
    }
  }
}
