package org.precinct.console.table;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.jmdns.JmDNS;
import javax.jmdns.ServiceEvent;
import javax.jmdns.ServiceInfo;
import javax.jmdns.ServiceListener;
import org.precinct.table.channel.TableId;
import org.precinct.table.link.PrivateAddresses;
import org.precinct.table.net.Discovery;
import org.precinct.table.net.TableNotice;

/** Discovery on a computer: multicast DNS on each of its private networks, by jmdns. */
public final class MdnsDiscovery implements Discovery {

  private static final String TYPE = TableNotice.SERVICE + ".local.";

  private final List<JmDNS> networks;

  private MdnsDiscovery(List<JmDNS> networks) {
    this.networks = networks;
  }

  /** Joins this computer's private networks, or talks to itself if it is in none. */
  public static MdnsDiscovery open() throws IOException {
    List<InetAddress> addresses = new ArrayList<>();
    List<InetAddress> loopback = new ArrayList<>();
    for (InetAddress address : PrivateAddresses.here()) {
      if (address instanceof Inet4Address) {
        (address.isLoopbackAddress() ? loopback : addresses).add(address);
      }
    }
    return open(addresses.isEmpty() ? loopback : addresses);
  }

  static MdnsDiscovery open(Collection<InetAddress> addresses) throws IOException {
    List<JmDNS> networks = new ArrayList<>();
    IOException failure = new IOException("This computer is in no local network.");
    for (InetAddress address : addresses) {
      try {
        // A name of its own: whose computer this is concerns nobody.
        networks.add(JmDNS.create(address, "precinct-" + TableId.random()));
      } catch (IOException e) {
        failure = e;
      }
    }
    if (networks.isEmpty()) {
      throw failure;
    }
    return new MdnsDiscovery(networks);
  }

  @Override
  public Showing announce(TableNotice notice) throws IOException {
    Map<JmDNS, ServiceInfo> shown = new LinkedHashMap<>();
    for (JmDNS network : networks) {
      ServiceInfo info =
          ServiceInfo.create(TYPE, notice.instance(), notice.port(), 0, 0, notice.attributes());
      network.registerService(info);
      shown.put(network, info);
    }
    return () -> shown.forEach(JmDNS::unregisterService);
  }

  @Override
  public Showing browse(Listener listener) {
    Tables tables = new Tables(listener);
    for (JmDNS network : networks) {
      network.addServiceListener(TYPE, tables);
    }
    return () -> {
      for (JmDNS network : networks) {
        network.removeServiceListener(TYPE, tables);
      }
    };
  }

  @Override
  public void close() {
    try {
      for (JmDNS network : networks) {
        network.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One search: a table seen on several networks is one table with several addresses. */
  static final class Tables implements ServiceListener {

    /** More tables than any room holds: somebody makes them up. */
    private static final int MOST = 100;

    private final Listener listener;
    private final Map<TableId, Map<JmDNS, List<InetAddress>>> seen = new HashMap<>();

    Tables(Listener listener) {
      this.listener = listener;
    }

    @Override
    public void serviceAdded(ServiceEvent event) {
      event.getDNS().requestServiceInfo(event.getType(), event.getName(), true);
    }

    @Override
    public synchronized void serviceResolved(ServiceEvent event) {
      ServiceInfo info = event.getInfo();
      Optional<TableNotice> notice = TableNotice.of(attributes(info), info.getPort());
      List<InetAddress> addresses = new ArrayList<>(Arrays.asList(info.getInetAddresses()));
      addresses.removeIf(address -> !PrivateAddresses.allows(address));
      if (!notice.isPresent()
          || !notice.get().instance().equals(event.getName())
          || addresses.isEmpty()
          || (seen.size() >= MOST && !seen.containsKey(notice.get().table()))) {
        return;
      }
      Map<JmDNS, List<InetAddress>> places =
          seen.computeIfAbsent(notice.get().table(), table -> new LinkedHashMap<>());
      places.put(event.getDNS(), addresses);
      Set<InetAddress> all = new LinkedHashSet<>();
      places.values().forEach(all::addAll);
      listener.found(notice.get(), List.copyOf(all));
    }

    @Override
    public synchronized void serviceRemoved(ServiceEvent event) {
      for (TableId table : List.copyOf(seen.keySet())) {
        if (table.toString().equals(event.getName())) {
          seen.get(table).remove(event.getDNS());
          if (seen.get(table).isEmpty()) {
            seen.remove(table);
            listener.lost(table);
          }
        }
      }
    }

    private static Map<String, String> attributes(ServiceInfo info) {
      Map<String, String> attributes = new HashMap<>();
      for (String name : Collections.list(info.getPropertyNames())) {
        String value = info.getPropertyString(name);
        attributes.put(name, value == null ? "" : value);
      }
      return attributes;
    }
  }
}
