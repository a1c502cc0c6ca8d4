package org.precinct.table.link;

import static com.google.common.truth.Truth.assertWithMessage;

import java.net.InetAddress;
import java.util.List;
import org.junit.Test;

public final class PrivateAddressesTest {

  @Test
  public void theRoomAndTheDeviceAreAllowed() throws Exception {
    for (String address :
        List.of(
            "10.0.0.1",
            "10.255.255.255",
            "172.16.0.1",
            "172.31.255.254",
            "192.168.0.1",
            "192.168.255.255",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.1.1",
            "::1",
            "fc00::1",
            "fdff::1",
            "fe80::1",
            "febf::1",
            "::ffff:192.168.1.1")) {
      check(address, true);
    }
  }

  @Test
  public void therestOfTheWorldIsNot() throws Exception {
    for (String address :
        List.of(
            "0.0.0.0",
            "8.8.8.8",
            "9.255.255.255",
            "11.0.0.0",
            "100.64.0.1",
            "100.127.0.1",
            "126.0.0.1",
            "128.0.0.1",
            "169.253.0.1",
            "169.255.0.1",
            "172.15.255.255",
            "172.32.0.0",
            "192.167.0.1",
            "192.169.0.1",
            "224.0.0.251",
            "255.255.255.255",
            "::",
            "::2",
            "2001:db8::1",
            "fb00::1",
            "fe00::1",
            "fec0::1",
            "ff02::fb",
            "::ffff:8.8.8.8",
            "::10.0.0.1")) {
      check(address, false);
    }
  }

  @Test
  public void thisDevicesAddressesAreAllowedAndLoopbackIsLast() throws Exception {
    boolean loopback = false;
    for (InetAddress address : PrivateAddresses.here()) {
      check(address.getHostAddress(), true);
      assertWithMessage("%s after loopback", address)
          .that(loopback && !address.isLoopbackAddress())
          .isFalse();
      loopback |= address.isLoopbackAddress();
    }
  }

  private static void check(String address, boolean allowed) throws Exception {
    assertWithMessage(address)
        .that(PrivateAddresses.allows(InetAddress.getByName(address)))
        .isEqualTo(allowed);
  }
}
