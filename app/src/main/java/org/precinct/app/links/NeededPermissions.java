package org.precinct.app.links;

import static android.Manifest.permission.ACCESS_COARSE_LOCATION;
import static android.Manifest.permission.ACCESS_FINE_LOCATION;
import static android.Manifest.permission.BLUETOOTH_ADVERTISE;
import static android.Manifest.permission.BLUETOOTH_CONNECT;
import static android.Manifest.permission.BLUETOOTH_SCAN;
import static android.Manifest.permission.NEARBY_WIFI_DEVICES;

import android.os.Build.VERSION_CODES;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.precinct.table.carrier.Role;
import org.precinct.table.carrier.Transport;

/**
 * Which permissions a person has to give, by version of Android.
 *
 * <p>Up to 11, an app that listens to Bluetooth could learn where the phone is, so that took the
 * permission for location: the coarse one up to 9, the fine one since. Since 12 there are
 * permissions for devices nearby, which people are asked for in one question; Nearby, which also
 * listens to Wi-Fi, wants location until 13 brought such a permission for that, too. Wi-Fi by
 * itself needed none until 17, which guards the local network with one more of those (16 only let
 * developers try that).
 */
public final class NeededPermissions {

  /** Newer than the Android that this is compiled with. */
  private static final String ACCESS_LOCAL_NETWORK = "android.permission.ACCESS_LOCAL_NETWORK";

  private static final int ANDROID_17 = 37;

  private NeededPermissions() {}

  /**
   * What to ask for, all in one request.
   *
   * @param api the phone's {@code Build.VERSION.SDK_INT}
   */
  public static List<String> needed(Transport transport, Role role, int api) {
    return switch (transport) {
      case WIFI -> api < ANDROID_17 ? List.of() : List.of(ACCESS_LOCAL_NETWORK);
      case BLUETOOTH -> bluetooth(role, api);
      case NEARBY -> nearby(api);
    };
  }

  /** What to ask for to use several transports at once, each permission once. */
  public static List<String> needed(Set<Transport> transports, Role role, int api) {
    Set<String> all = new LinkedHashSet<>();
    for (Transport transport : transports) {
      all.addAll(needed(transport, role, api));
    }
    return List.copyOf(all);
  }

  /** Whether people are asked for their location, which needs an explanation of its own. */
  public static boolean asksForLocation(List<String> permissions) {
    return permissions.contains(ACCESS_COARSE_LOCATION)
        || permissions.contains(ACCESS_FINE_LOCATION);
  }

  private static List<String> bluetooth(Role role, int api) {
    if (api >= VERSION_CODES.S) {
      // A host scans nothing, but the system tells only those who may scan whether it is visible.
      return role == Role.HOST
          ? List.of(BLUETOOTH_CONNECT, BLUETOOTH_SCAN, BLUETOOTH_ADVERTISE)
          : List.of(BLUETOOTH_CONNECT, BLUETOOTH_SCAN);
    }
    return role == Role.HOST ? List.of() : location(api);
  }

  /** The same in both roles: Nearby listens while it advertises, to choose its radio. */
  private static List<String> nearby(int api) {
    if (api < VERSION_CODES.S) {
      return location(api);
    }
    return api < VERSION_CODES.TIRAMISU
        ? List.of(
            BLUETOOTH_CONNECT,
            BLUETOOTH_SCAN,
            BLUETOOTH_ADVERTISE,
            // The fine one is not given unless the coarse one is asked for with it.
            ACCESS_COARSE_LOCATION,
            ACCESS_FINE_LOCATION)
        : List.of(BLUETOOTH_CONNECT, BLUETOOTH_SCAN, BLUETOOTH_ADVERTISE, NEARBY_WIFI_DEVICES);
  }

  private static List<String> location(int api) {
    return List.of(api < VERSION_CODES.Q ? ACCESS_COARSE_LOCATION : ACCESS_FINE_LOCATION);
  }
}
