package org.precinct.nearby;

import com.google.android.gms.common.api.ApiException;
import com.google.android.gms.common.api.Status;
import com.google.android.gms.nearby.connection.AdvertisingOptions;
import com.google.android.gms.nearby.connection.ConnectionLifecycleCallback;
import com.google.android.gms.nearby.connection.ConnectionOptions;
import com.google.android.gms.nearby.connection.ConnectionsClient;
import com.google.android.gms.nearby.connection.EndpointDiscoveryCallback;
import com.google.android.gms.nearby.connection.Payload;
import com.google.android.gms.nearby.connection.PayloadCallback;
import com.google.android.gms.tasks.Tasks;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A phone's Nearby service: notes what it is asked, keeps the callbacks it is given, and fails
 * where a test says so.
 *
 * <p>A proxy, because the real interface has more methods than the signatures.
 */
final class FakeConnections {
  final List<String> calls = new ArrayList<>();
  final Map<String, Integer> failures = new HashMap<>();
  ConnectionLifecycleCallback lifecycle;
  EndpointDiscoveryCallback discovery;
  PayloadCallback payloads;
  AdvertisingOptions advertising;
  ConnectionOptions connecting;
  long lastPayload;

  private final Map<String, Integer> hiccups = new HashMap<>();

  /** The next call fails, and later ones do not. */
  void failNext(String call, int code) {
    hiccups.put(call, code);
  }

  ConnectionsClient client() {
    return (ConnectionsClient)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {ConnectionsClient.class},
            (proxy, method, arguments) -> {
              StringBuilder call = new StringBuilder(method.getName());
              for (Object argument : arguments == null ? new Object[0] : arguments) {
                if (argument instanceof String word) call.append(' ').append(word);
                if (argument instanceof Payload sent) {
                  lastPayload = sent.getId();
                  call.append(' ').append(new String(sent.asBytes()));
                }
                if (argument instanceof ConnectionLifecycleCallback given) lifecycle = given;
                if (argument instanceof EndpointDiscoveryCallback given) discovery = given;
                if (argument instanceof PayloadCallback given) payloads = given;
                if (argument instanceof AdvertisingOptions given) advertising = given;
                if (argument instanceof ConnectionOptions given) connecting = given;
              }
              calls.add(call.toString());
              if (method.getReturnType() == void.class) return null;
              Integer hiccup = hiccups.remove(method.getName());
              Integer failure = hiccup == null ? failures.get(method.getName()) : hiccup;
              return failure == null
                  ? Tasks.forResult(null)
                  : Tasks.forException(new ApiException(new Status(failure)));
            });
  }
}
