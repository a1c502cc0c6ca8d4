package org.precinct.nearby;

import com.google.android.gms.common.api.ApiException;
import com.google.android.gms.common.api.Status;
import com.google.android.gms.nearby.connection.ConnectionLifecycleCallback;
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
  long lastPayload;

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
              }
              calls.add(call.toString());
              if (method.getReturnType() == void.class) return null;
              Integer failure = failures.get(method.getName());
              return failure == null
                  ? Tasks.forResult(null)
                  : Tasks.forException(new ApiException(new Status(failure)));
            });
  }
}
