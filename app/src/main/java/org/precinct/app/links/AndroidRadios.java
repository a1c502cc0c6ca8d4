package org.precinct.app.links;

import android.bluetooth.BluetoothAdapter;
import android.bluetooth.BluetoothManager;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.pm.PackageManager;
import android.location.LocationManager;
import android.net.ConnectivityManager;
import android.net.LinkProperties;
import android.net.Network;
import android.net.NetworkCapabilities;
import android.net.NetworkRequest;
import android.net.Uri;
import android.net.wifi.WifiManager;
import android.os.Build;
import android.provider.Settings;
import androidx.core.content.ContextCompat;
import androidx.core.location.LocationManagerCompat;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.precinct.nearby.NearbyPresence;
import org.precinct.table.carrier.Obstacle;
import org.precinct.table.carrier.Role;
import org.precinct.table.carrier.Transport;
import org.precinct.table.carrier.WifiCarrier;

/** The radios of this phone, as Android tells of them. */
final class AndroidRadios implements PhoneRadios {

  private static final String PLAY_SERVICES = "com.google.android.gms";

  /** Not in the public list of actions, but sent by every version when a hotspot begins or ends. */
  private static final String HOTSPOT_CHANGED = "android.net.wifi.WIFI_AP_STATE_CHANGED";

  private static final int DISCOVERABLE_SECONDS = 300;

  private final Context context;
  private final WifiCarrier.Network network;
  private final Supplier<NearbyPresence> nearby;

  AndroidRadios(Context context, WifiCarrier.Network network, Supplier<NearbyPresence> nearby) {
    this.context = context;
    this.network = network;
    this.nearby = nearby;
  }

  /** The phone's Bluetooth, if it has any. */
  static Optional<BluetoothAdapter> bluetooth(Context context) {
    BluetoothManager manager = context.getSystemService(BluetoothManager.class);
    return Optional.ofNullable(manager).map(BluetoothManager::getAdapter);
  }

  @Override
  public Optional<Obstacle> obstacle(Transport transport, Role role) {
    Optional<Obstacle> absent = absent(transport);
    if (absent.isPresent()) return absent;
    if (!missing(transport, role).isEmpty()) return Optional.of(Obstacle.PERMISSION);
    return off(transport, role);
  }

  /** What no switch can bring. */
  private Optional<Obstacle> absent(Transport transport) {
    return switch (transport) {
      case WIFI ->
          context.getPackageManager().hasSystemFeature(PackageManager.FEATURE_WIFI) || isInNetwork()
              ? Optional.empty()
              : Optional.of(Obstacle.NO_RADIO);
      case BLUETOOTH ->
          bluetooth(context).isPresent() ? Optional.empty() : Optional.of(Obstacle.NO_RADIO);
      case NEARBY ->
          switch (nearby.get()) {
            case READY -> Optional.empty();
            case NOT_PACKAGED, NO_SERVICES -> Optional.of(Obstacle.NO_GOOGLE_SERVICES);
            case SERVICES_OUTDATED -> Optional.of(Obstacle.GOOGLE_SERVICES_OUTDATED);
            case SERVICES_DISABLED -> Optional.of(Obstacle.GOOGLE_SERVICES_DISABLED);
          };
    };
  }

  private Optional<Obstacle> off(Transport transport, Role role) {
    boolean deaf = role == Role.JOIN && needsLocation(transport) && !isLocationOn();
    return switch (transport) {
      case WIFI -> {
        if (isInNetwork()) yield Optional.empty();
        yield Optional.of(isWifiOn() ? Obstacle.NO_NETWORK : Obstacle.WIFI_OFF);
      }
      case BLUETOOTH -> {
        if (!isBluetoothOn()) yield Optional.of(Obstacle.BLUETOOTH_OFF);
        yield deaf ? Optional.of(Obstacle.LOCATION_OFF) : Optional.empty();
      }
      case NEARBY -> {
        // It leaves the radios as they are, and what it does in a network WIFI does, too.
        if (!isBluetoothOn()) yield Optional.of(Obstacle.BLUETOOTH_OFF);
        yield deaf ? Optional.of(Obstacle.LOCATION_OFF) : Optional.empty();
      }
    };
  }

  /** Bluetooth's own search has been tied to it since Android 10, low energy's since 6. */
  private static boolean needsLocation(Transport transport) {
    int api = Build.VERSION.SDK_INT;
    return api < Build.VERSION_CODES.S
        && (transport == Transport.NEARBY || api >= Build.VERSION_CODES.Q);
  }

  private boolean isInNetwork() {
    try {
      return !network.addresses().isEmpty();
    } catch (IOException e) {
      return false;
    }
  }

  private boolean isWifiOn() {
    WifiManager wifi = context.getSystemService(WifiManager.class);
    return wifi != null && wifi.isWifiEnabled();
  }

  private boolean isBluetoothOn() {
    return bluetooth(context).map(BluetoothAdapter::isEnabled).orElse(false);
  }

  private boolean isLocationOn() {
    LocationManager location = context.getSystemService(LocationManager.class);
    return location != null && LocationManagerCompat.isLocationEnabled(location);
  }

  @Override
  public List<String> missing(Transport transport, Role role) {
    List<String> missing = new ArrayList<>();
    for (String permission : NeededPermissions.needed(transport, role, Build.VERSION.SDK_INT)) {
      int answer = ContextCompat.checkSelfPermission(context, permission);
      if (answer != PackageManager.PERMISSION_GRANTED) missing.add(permission);
    }
    return missing;
  }

  @Override
  public Optional<Intent> remedy(Obstacle obstacle) {
    return switch (obstacle) {
      case PERMISSION -> Optional.of(appSettings(context.getPackageName()));
      case WIFI_OFF, NO_NETWORK ->
          Optional.of(
              new Intent(
                  Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q
                      ? Settings.Panel.ACTION_WIFI
                      : Settings.ACTION_WIFI_SETTINGS));
      case BLUETOOTH_OFF -> Optional.of(new Intent(BluetoothAdapter.ACTION_REQUEST_ENABLE));
      case LOCATION_OFF -> Optional.of(new Intent(Settings.ACTION_LOCATION_SOURCE_SETTINGS));
      case GOOGLE_SERVICES_OUTDATED ->
          Optional.of(
              new Intent(Intent.ACTION_VIEW, Uri.parse("market://details?id=" + PLAY_SERVICES)));
      case GOOGLE_SERVICES_DISABLED -> Optional.of(appSettings(PLAY_SERVICES));
      case RADIO_FAILED -> Optional.of(new Intent(Settings.ACTION_WIRELESS_SETTINGS));
      case NO_RADIO, NO_GOOGLE_SERVICES, NEARBY_IN_USE, UNKNOWN -> Optional.empty();
    };
  }

  private static Intent appSettings(String app) {
    return new Intent(
        Settings.ACTION_APPLICATION_DETAILS_SETTINGS, Uri.fromParts("package", app, null));
  }

  @Override
  public Intent beDiscoverable() {
    return new Intent(BluetoothAdapter.ACTION_REQUEST_DISCOVERABLE)
        .putExtra(BluetoothAdapter.EXTRA_DISCOVERABLE_DURATION, DISCOVERABLE_SECONDS);
  }

  @Override
  public Watch watch(Runnable changed) {
    IntentFilter filter = new IntentFilter(WifiManager.WIFI_STATE_CHANGED_ACTION);
    filter.addAction(HOTSPOT_CHANGED);
    filter.addAction(BluetoothAdapter.ACTION_STATE_CHANGED);
    filter.addAction(BluetoothAdapter.ACTION_SCAN_MODE_CHANGED);
    filter.addAction(LocationManager.MODE_CHANGED_ACTION);
    BroadcastReceiver receiver =
        new BroadcastReceiver() {
          @Override
          public void onReceive(Context from, Intent intent) {
            changed.run();
          }
        };
    // Exported, because Bluetooth is not the system itself; nobody else can send these.
    ContextCompat.registerReceiver(context, receiver, filter, ContextCompat.RECEIVER_EXPORTED);
    ConnectivityManager connectivity = context.getSystemService(ConnectivityManager.class);
    NetworkRequest local =
        new NetworkRequest.Builder()
            .addTransportType(NetworkCapabilities.TRANSPORT_WIFI)
            .addTransportType(NetworkCapabilities.TRANSPORT_ETHERNET)
            .build();
    ConnectivityManager.NetworkCallback callback =
        new ConnectivityManager.NetworkCallback() {
          @Override
          public void onLinkPropertiesChanged(Network changedOne, LinkProperties properties) {
            changed.run();
          }

          @Override
          public void onLost(Network lost) {
            changed.run();
          }
        };
    connectivity.registerNetworkCallback(local, callback);
    AtomicBoolean closed = new AtomicBoolean();
    return () -> {
      if (closed.getAndSet(true)) return;
      context.unregisterReceiver(receiver);
      connectivity.unregisterNetworkCallback(callback);
    };
  }
}
