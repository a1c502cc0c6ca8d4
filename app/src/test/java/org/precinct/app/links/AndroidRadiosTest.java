package org.precinct.app.links;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.precinct.app.AndroidsKt.NEWEST;
import static org.precinct.app.AndroidsKt.OLDEST;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.app.Application;
import android.bluetooth.BluetoothAdapter;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.location.LocationManager;
import android.net.ConnectivityManager;
import android.net.wifi.WifiManager;
import android.os.Build;
import android.os.Looper;
import android.provider.Settings;
import androidx.test.core.app.ApplicationProvider;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.precinct.nearby.NearbyPresence;
import org.precinct.table.carrier.Condition;
import org.precinct.table.carrier.Doors;
import org.precinct.table.carrier.Finder;
import org.precinct.table.carrier.Obstacle;
import org.precinct.table.carrier.Radios;
import org.precinct.table.carrier.Role;
import org.precinct.table.carrier.Signal;
import org.precinct.table.carrier.TableAdvert;
import org.precinct.table.carrier.Transport;
import org.precinct.table.carrier.WifiCarrier;
import org.precinct.table.channel.TableId;
import org.precinct.table.link.TcpLink;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowBluetoothAdapter;
import org.robolectric.util.ReflectionHelpers;

@RunWith(RobolectricTestRunner.class)
@Config(minSdk = OLDEST, maxSdk = NEWEST)
public class AndroidRadiosTest {
  private final Application app = ApplicationProvider.getApplicationContext();
  private final List<InetAddress> addresses = new ArrayList<>();
  private final int android = Build.VERSION.SDK_INT;
  private NearbyPresence presence = NearbyPresence.READY;
  private final AndroidRadios radios =
      new AndroidRadios(
          app,
          new WifiCarrier.Network() {
            @Override
            public List<InetAddress> addresses() {
              return addresses;
            }

            @Override
            public TcpLink.Preparation preparation() {
              return TcpLink.Preparation.NONE;
            }
          },
          () -> presence);

  @Before
  public void aPhoneWithEverything() throws Exception {
    shadowOf(app.getPackageManager()).setSystemFeature(PackageManager.FEATURE_WIFI, true);
    addresses.add(InetAddress.getByName("192.168.0.7"));
    bluetooth(true);
    location(true);
    for (int api = OLDEST; api <= NEWEST; api++) {
      NeededPermissions.needed(EnumSet.allOf(Transport.class), Role.HOST, api)
          .forEach(permission -> shadowOf(app).grantPermissions(permission));
    }
  }

  @After
  public void asItIs() {
    android(android);
    ShadowBluetoothAdapter.setIsBluetoothSupported(true);
  }

  private static void android(int api) {
    ReflectionHelpers.setStaticField(Build.VERSION.class, "SDK_INT", api);
  }

  private void bluetooth(boolean on) {
    AndroidRadios.bluetooth(app)
        .ifPresent(
            adapter ->
                shadowOf(adapter)
                    .setState(on ? BluetoothAdapter.STATE_ON : BluetoothAdapter.STATE_OFF));
  }

  private void location(boolean on) {
    shadowOf(app.getSystemService(LocationManager.class)).setLocationEnabled(on);
  }

  private void wifi(boolean on) {
    addresses.clear();
    shadowOf(app.getSystemService(WifiManager.class))
        .setWifiState(on ? WifiManager.WIFI_STATE_ENABLED : WifiManager.WIFI_STATE_DISABLED);
  }

  @Test
  public void aPhoneWithEverythingHasNothingInTheWay() {
    for (Transport transport : Transport.values()) {
      for (Role role : Role.values()) {
        assertWithMessage("%s %s", transport, role)
            .that(radios.obstacle(transport, role))
            .isEmpty();
      }
    }
  }

  @Test
  public void wifiNeedsANetworkOrAHotspot() throws Exception {
    wifi(true);
    assertThat(radios.obstacle(Transport.WIFI, Role.HOST)).hasValue(Obstacle.NO_NETWORK);
    wifi(false);
    assertThat(radios.obstacle(Transport.WIFI, Role.HOST)).hasValue(Obstacle.WIFI_OFF);
    // The phone's own hotspot: Wi-Fi is off, and there is an address nevertheless.
    addresses.add(InetAddress.getByName("192.168.43.1"));
    assertThat(radios.obstacle(Transport.WIFI, Role.HOST)).isEmpty();
    addresses.clear();
    shadowOf(app.getPackageManager()).setSystemFeature(PackageManager.FEATURE_WIFI, false);
    assertThat(radios.obstacle(Transport.WIFI, Role.HOST)).hasValue(Obstacle.NO_RADIO);
  }

  @Test
  public void bluetoothIsThereAllowedAndOnInThisOrder() {
    String look =
        android < Build.VERSION_CODES.Q
            ? Manifest.permission.ACCESS_COARSE_LOCATION
            : android < Build.VERSION_CODES.S
                ? Manifest.permission.ACCESS_FINE_LOCATION
                : Manifest.permission.BLUETOOTH_SCAN;
    bluetooth(false);
    assertThat(radios.obstacle(Transport.BLUETOOTH, Role.JOIN)).hasValue(Obstacle.BLUETOOTH_OFF);
    shadowOf(app).denyPermissions(look);
    assertThat(radios.obstacle(Transport.BLUETOOTH, Role.JOIN)).hasValue(Obstacle.PERMISSION);
    assertThat(radios.missing(Transport.BLUETOOTH, Role.JOIN)).containsExactly(look);
    ShadowBluetoothAdapter.setIsBluetoothSupported(false);
    assertThat(radios.obstacle(Transport.BLUETOOTH, Role.JOIN)).hasValue(Obstacle.NO_RADIO);
  }

  @Test
  @Config(sdk = NEWEST)
  public void locationHasToBeOnToLookAroundOnOldPhones() {
    location(false);
    // By version: Bluetooth, Nearby.
    for (String row :
        List.of(
            "26 - L", "27 - L", "28 - L", "29 L L", "30 L L", "31 - -", "32 - -", "33 - -",
            "34 - -", "35 - -")) {
      String[] cells = row.split(" ");
      android(Integer.parseInt(cells[0]));
      for (int i = 1; i <= 2; i++) {
        Transport transport = i == 1 ? Transport.BLUETOOTH : Transport.NEARBY;
        Optional<Obstacle> expected =
            cells[i].equals("L") ? Optional.of(Obstacle.LOCATION_OFF) : Optional.empty();
        assertWithMessage(row).that(radios.obstacle(transport, Role.JOIN)).isEqualTo(expected);
        assertWithMessage(row).that(radios.obstacle(transport, Role.HOST)).isEmpty();
      }
    }
  }

  @Test
  public void nearbyNeedsGooglesServicesAndBluetooth() {
    assertThat(radios.obstacle(Transport.NEARBY, Role.HOST)).isEmpty();
    bluetooth(false);
    assertThat(radios.obstacle(Transport.NEARBY, Role.HOST)).hasValue(Obstacle.BLUETOOTH_OFF);
    presence = NearbyPresence.SERVICES_DISABLED;
    assertThat(radios.obstacle(Transport.NEARBY, Role.HOST))
        .hasValue(Obstacle.GOOGLE_SERVICES_DISABLED);
    presence = NearbyPresence.SERVICES_OUTDATED;
    assertThat(radios.obstacle(Transport.NEARBY, Role.HOST))
        .hasValue(Obstacle.GOOGLE_SERVICES_OUTDATED);
    for (NearbyPresence none : List.of(NearbyPresence.NO_SERVICES, NearbyPresence.NOT_PACKAGED)) {
      presence = none;
      assertThat(radios.obstacle(Transport.NEARBY, Role.HOST))
          .hasValue(Obstacle.NO_GOOGLE_SERVICES);
    }
  }

  @Test
  public void whatCanBeSwitchedOnHasAScreenForIt() {
    for (Obstacle obstacle : Obstacle.values()) {
      boolean helpless =
          obstacle == Obstacle.NO_RADIO
              || obstacle == Obstacle.NO_GOOGLE_SERVICES
              || obstacle == Obstacle.NEARBY_IN_USE
              || obstacle == Obstacle.UNKNOWN;
      assertWithMessage("%s", obstacle)
          .that(radios.remedy(obstacle).isPresent())
          .isEqualTo(!helpless);
    }
    assertThat(radios.remedy(Obstacle.BLUETOOTH_OFF).get().getAction())
        .isEqualTo(BluetoothAdapter.ACTION_REQUEST_ENABLE);
    assertThat(radios.remedy(Obstacle.PERMISSION).get().getDataString())
        .isEqualTo("package:" + app.getPackageName());
    assertThat(radios.remedy(Obstacle.WIFI_OFF).get().getAction())
        .isEqualTo(
            android < Build.VERSION_CODES.Q
                ? Settings.ACTION_WIFI_SETTINGS
                : Settings.Panel.ACTION_WIFI);
    assertThat(radios.beDiscoverable().getIntExtra(BluetoothAdapter.EXTRA_DISCOVERABLE_DURATION, 0))
        .isEqualTo(300);
  }

  @Test
  public void changesAreHeardUntilTheWatchEnds() {
    List<String> heard = new ArrayList<>();
    int before = shadowOf(app).getRegisteredReceivers().size();
    Radios.Watch watch = radios.watch(() -> heard.add("changed"));
    ConnectivityManager connectivity = app.getSystemService(ConnectivityManager.class);
    assertThat(shadowOf(connectivity).getNetworkCallbacks()).hasSize(1);
    for (String action :
        List.of(
            BluetoothAdapter.ACTION_STATE_CHANGED,
            BluetoothAdapter.ACTION_SCAN_MODE_CHANGED,
            WifiManager.WIFI_STATE_CHANGED_ACTION,
            LocationManager.MODE_CHANGED_ACTION,
            "android.net.wifi.WIFI_AP_STATE_CHANGED")) {
      heard.clear();
      app.sendBroadcast(new Intent(action));
      shadowOf(Looper.getMainLooper()).idle();
      assertWithMessage(action).that(heard).hasSize(1);
    }
    ConnectivityManager.NetworkCallback callback =
        shadowOf(connectivity).getNetworkCallbacks().iterator().next();
    callback.onLost(connectivity.getActiveNetwork());
    assertThat(heard).hasSize(2);
    watch.close();
    watch.close();
    assertThat(shadowOf(connectivity).getNetworkCallbacks()).isEmpty();
    assertThat(shadowOf(app).getRegisteredReceivers()).hasSize(before);
  }

  @Test
  public void thePhonesOwnLinksSayHowThingsAre() {
    PhoneLinks links = CompletableFuture.supplyAsync(() -> AndroidLinks.of(app)).join();
    Signal signal = new Signal();
    Finder finder = links.look(state -> signal.changed());
    // Robolectric's phone has no Google services.
    signal.await(
        "what is there",
        () ->
            finder
                .state()
                .conditions()
                .get(Transport.NEARBY)
                .obstacle()
                .equals(Optional.of(Obstacle.NO_GOOGLE_SERVICES)));
    signal.await(
        "Bluetooth",
        () -> finder.state().conditions().get(Transport.BLUETOOTH).equals(Condition.WORKING));
    finder.close();
    Doors doors =
        links.host(
            new TableAdvert(TableId.random(), "T", ""), link -> {}, state -> signal.changed());
    signal.await(
        "Bluetooth's door",
        () -> doors.state().conditions().get(Transport.BLUETOOTH).equals(Condition.WORKING));
    doors.close();
  }
}
