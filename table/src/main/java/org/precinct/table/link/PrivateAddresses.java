package org.precinct.table.link;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * The addresses a table may be reached at: those of the same device and of the same room.
 *
 * <p>Private are 10/8, 172.16/12, 192.168/16 and fc00::/7; loopback are 127/8 and ::1; link-local
 * are 169.254/16 and fe80::/10. Not so 100.64/10: there a mobile carrier's customers see each
 * other.
 */
public final class PrivateAddresses {

  /** Beginnings of the names that systems give to mobile data. */
  private static final List<String> MOBILE =
      List.of("rmnet", "v4-rmnet", "r_rmnet", "ccmni", "pdp", "wwan", "ppp", "clat");

  private PrivateAddresses() {}

  /** Whether a table may be bound to this address, or a guest come from it. */
  public static boolean allows(InetAddress address) {
    byte[] bytes = address.getAddress();
    int first = bytes[0] & 0xFF;
    int second = bytes[1] & 0xFF;
    if (address instanceof Inet4Address) {
      return first == 10
          || first == 127
          || (first == 172 && (second & 0xF0) == 16)
          || (first == 192 && second == 168)
          || (first == 169 && second == 254);
    }
    return (first & 0xFE) == 0xFC
        || (first == 0xFE && (second & 0xC0) == 0x80)
        || address.isLoopbackAddress();
  }

  /**
   * This device's own addresses that a table may be bound to, those that others most likely reach
   * first: IPv4 before IPv6, loopback last. Those of mobile data and of tunnels are left out.
   */
  public static List<InetAddress> here() throws SocketException {
    List<InetAddress> addresses = new ArrayList<>();
    for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      if (network.isUp() && !network.isPointToPoint() && !isMobile(network.getName())) {
        for (InetAddress address : Collections.list(network.getInetAddresses())) {
          if (allows(address)) {
            addresses.add(address);
          }
        }
      }
    }
    addresses.sort(Comparator.comparingInt(PrivateAddresses::rank));
    return addresses;
  }

  private static boolean isMobile(String name) {
    return MOBILE.stream().anyMatch(name::startsWith);
  }

  private static int rank(InetAddress address) {
    return (address.isLoopbackAddress() ? 4 : 0)
        + (address instanceof Inet4Address ? 0 : 2)
        + (address.isLinkLocalAddress() ? 1 : 0);
  }
}
