package org.precinct.app.links;

import android.net.ConnectivityManager;
import android.net.LinkProperties;
import android.net.Network;
import android.net.RouteInfo;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import org.precinct.table.carrier.WifiCarrier;
import org.precinct.table.link.PrivateAddresses;
import org.precinct.table.link.TcpLink;

/**
 * The networks that the phone is in.
 *
 * <p>A phone whose Wi-Fi does not lead to the internet, as on a friend's hotspot without mobile
 * data, sends everything by mobile data unless told otherwise, also what is for the next table. So
 * every socket is told.
 */
final class PhoneNetwork implements WifiCarrier.Network {

  private final ConnectivityManager connectivity;

  PhoneNetwork(ConnectivityManager connectivity) {
    this.connectivity = connectivity;
  }

  @Override
  public List<InetAddress> addresses() throws IOException {
    List<InetAddress> addresses = new ArrayList<>(PrivateAddresses.here());
    addresses.removeIf(InetAddress::isLoopbackAddress);
    return addresses;
  }

  @Override
  public TcpLink.Preparation preparation() {
    return this::chooseNetwork;
  }

  /** The phone's own hotspot is none of these networks, and needs no choice. */
  @SuppressWarnings("deprecation") // what replaces it reports later than a call can wait
  private void chooseNetwork(Socket socket, InetSocketAddress to) {
    for (Network network : connectivity.getAllNetworks()) {
      LinkProperties properties = connectivity.getLinkProperties(network);
      if (properties == null) continue;
      for (RouteInfo route : properties.getRoutes()) {
        if (!route.isDefaultRoute() && route.matches(to.getAddress())) {
          try {
            network.bindSocket(socket);
          } catch (IOException e) {
            // A VPN may forbid it; perhaps it leads there by itself.
          }
          return;
        }
      }
    }
  }
}
