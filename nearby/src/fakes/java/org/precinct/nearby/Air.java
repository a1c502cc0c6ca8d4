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
import com.google.android.gms.tasks.TaskCompletionSource;
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
  private final Medium medium;
  private int count;
  private int stirred;

  /** What takes its time and may fail. */
  public enum Act {
    FIND,
    LOSE,
    CONNECT,
    CARRY
  }

  /** What the radios make of what is done over them. */
  public interface Medium {
    /**
     * Lets something happen on a phone's main thread, after as long as it takes.
     *
     * @param lane what happens there keeps its order
     */
    void later(Phone phone, Object lane, Act act, Runnable task);

    /** Whether something between two phones, which one of them began, comes to nothing. */
    boolean fails(Phone began, Phone other, Act act);
  }

  /** Everything happens as soon as the main thread gets to it, and nothing fails. */
  private static final class Still implements Medium {
    private final Handler main = new Handler(Looper.getMainLooper());

    @Override
    public void later(Phone phone, Object lane, Act act, Runnable task) {
      main.post(task);
    }

    @Override
    public boolean fails(Phone began, Phone other, Act act) {
      return false;
    }
  }

  public Air() {
    this(new Still());
  }

  public Air(Medium medium) {
    this.medium = medium;
  }

  /** Another number whenever the main thread's own queue may have something to do. */
  public int stirred() {
    return stirred;
  }

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
                stirred++;
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
          // All traces of what was found, too: what is found no more cannot be knocked at.
          seen.clear();
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
        medium.later(
            other,
            gone,
            Act.LOSE,
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
      EndpointDiscoveryCallback hears = to.ear;
      medium.later(
          to,
          shown,
          Act.FIND,
          () -> {
            boolean stale = to.ear != hears || doorbell == null || !id.equals(shown);
            if (stale || to.seen.contains(shown)) return;
            if (medium.fails(to, this, Act.FIND)) {
              show(to);
              return;
            }
            to.seen.add(shown);
            to.ear.onEndpointFound(shown, new DiscoveredEndpointInfo("org.precinct.table", name));
          });
    }

    private Task<Void> request(String me, String to, ConnectionLifecycleCallback callback) {
      Phone other = phones.get(to);
      if (!seen.contains(to) || other == null || other.doorbell == null) return failed(8011);
      Connection known = connections.get(to);
      if (known != null) return failed(known.stands ? 8003 : 13);
      // A point of a star is connected with its centre alone.
      if (!connections.isEmpty()) return failed(8009);
      return new Connection(this, callback, me, other, other.doorbell).asked.getTask();
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
    private final TaskCompletionSource<Void> asked = new TaskCompletionSource<>();
    private boolean stands;
    private boolean initiated;
    private boolean over;

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
      later(from, Act.CONNECT, () -> reached(name));
    }

    @SuppressWarnings("deprecation") // the service's own way is not public
    private void reached(String name) {
      stirred++;
      if (over || medium.fails(from, to, Act.CONNECT)) {
        over = true;
        forget();
        asked.setException(new ApiException(new Status(8012)));
        return;
      }
      asked.setResult(null);
      initiated = true;
      String digits = String.valueOf(1000 + (fromId + toId).hashCode() % 1000);
      ConnectionInfo out = new ConnectionInfo(to.name, digits, false);
      ConnectionInfo in = new ConnectionInfo(name, digits, true);
      later(from, Act.CARRY, () -> life.get(from).onConnectionInitiated(toId, out));
      later(to, Act.CARRY, () -> life.get(to).onConnectionInitiated(fromId, in));
    }

    private void later(Phone phone, Act act, Runnable task) {
      medium.later(phone, this, act, task);
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
      if (over) return;
      stands = code == 0;
      over = !stands;
      if (over) forget();
      ConnectionResolution resolution = new ConnectionResolution(new Status(code));
      life.forEach(
          (phone, callback) ->
              later(
                  phone, Act.CARRY, () -> callback.onConnectionResult(otherId(phone), resolution)));
    }

    void carry(Phone sender, Payload payload) {
      Phone receiver = other(sender);
      if (medium.fails(sender, receiver, Act.CARRY)) {
        // The service notices after a while that nothing gets through any more.
        later(sender, Act.LOSE, this::end);
        return;
      }
      later(
          receiver,
          Act.CARRY,
          () -> {
            if (!stands) return;
            payloads.get(receiver).onPayloadReceived(otherId(receiver), payload);
            update(receiver, payload);
          });
      later(sender, Act.CARRY, () -> update(sender, payload));
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
    void end(Phone asking) {
      if (over) return;
      over = true;
      boolean stood = stands;
      stands = false;
      forget();
      // Before it has reached the other phone, only the one who asked knows of it.
      if (!initiated) return;
      ConnectionResolution broken = new ConnectionResolution(new Status(8012));
      life.forEach(
          (phone, callback) -> {
            if (phone == asking) return;
            later(
                phone,
                Act.CARRY,
                () -> {
                  if (stood) callback.onDisconnected(otherId(phone));
                  else callback.onConnectionResult(otherId(phone), broken);
                });
          });
    }

    private void forget() {
      from.connections.remove(toId, this);
      to.connections.remove(fromId, this);
    }
  }
}
