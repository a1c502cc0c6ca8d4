package org.precinct.table.carrier;

import java.net.InetSocketAddress;
import java.util.List;

/** Where a table is, on one transport. It proves nothing; the handshake does. */
public sealed interface TableAddress {

  Transport transport();

  /**
   * @param addresses private ones, those to try first in front
   */
  record Wifi(List<InetSocketAddress> addresses) implements TableAddress {
    public Wifi {
      addresses = List.copyOf(addresses);
    }

    @Override
    public Transport transport() {
      return Transport.WIFI;
    }
  }

  /**
   * @param endpoint the id that the service has given to the host's phone for the time being
   */
  record Nearby(String endpoint) implements TableAddress {
    @Override
    public Transport transport() {
      return Transport.NEARBY;
    }
  }

  /**
   * @param address of the host's phone
   */
  record Bluetooth(String address) implements TableAddress {
    @Override
    public Transport transport() {
      return Transport.BLUETOOTH;
    }
  }
}
