package org.precinct.app.links;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;
import static org.precinct.app.AndroidsKt.NEWEST;
import static org.precinct.app.AndroidsKt.OLDEST;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.app.Application;
import android.bluetooth.BluetoothAdapter;
import android.bluetooth.BluetoothDevice;
import android.content.Intent;
import android.os.Looper;
import androidx.test.core.app.ApplicationProvider;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.precinct.table.carrier.Antenna;
import org.precinct.table.carrier.BluetoothCarrier;
import org.precinct.table.carrier.Ether;
import org.precinct.table.link.StreamLink;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.util.ReflectionHelpers;

/** The phone's Bluetooth, with Robolectric's. */
@RunWith(RobolectricTestRunner.class)
@Config(minSdk = OLDEST, maxSdk = NEWEST)
public class AndroidAntennaTest {
  private static final String OTHER = "00:11:22:33:44:55";

  private final Application app = ApplicationProvider.getApplicationContext();
  private final BluetoothAdapter adapter = AndroidRadios.bluetooth(app).get();
  private final AndroidAntenna antenna = new AndroidAntenna(app, adapter);
  private final List<String> heard = new ArrayList<>();
  private final Antenna.ScanListener listener =
      new Antenna.ScanListener() {
        @Override
        public void found(String address, int dbm) {
          heard.add(address + " " + dbm);
        }

        @Override
        public void finished() {
          heard.add("finished");
        }
      };

  @Before
  public void on() {
    shadowOf(adapter).setState(BluetoothAdapter.STATE_ON);
    shadowOf(app)
        .grantPermissions(
            Manifest.permission.BLUETOOTH_CONNECT, Manifest.permission.BLUETOOTH_SCAN);
  }

  private int receivers() {
    return (int)
        shadowOf(app).getRegisteredReceivers().stream()
            .filter(one -> one.intentFilter.hasAction(BluetoothDevice.ACTION_FOUND))
            .count();
  }

  private void broadcast(Intent intent) {
    app.sendBroadcast(intent);
    shadowOf(Looper.getMainLooper()).idle();
  }

  private BluetoothDevice device(String address, int type) {
    BluetoothDevice device = adapter.getRemoteDevice(address);
    shadowOf(device).setType(type);
    return device;
  }

  private static Intent found(BluetoothDevice device, int dbm) {
    return new Intent(BluetoothDevice.ACTION_FOUND)
        .putExtra(BluetoothDevice.EXTRA_DEVICE, device)
        .putExtra(BluetoothDevice.EXTRA_RSSI, (short) dbm);
  }

  @Test
  public void aBluetoothThatHasDiedKnowsNobody() {
    // Android then has no list, not even an empty one.
    shadowOf(adapter).setBondedDevices(null);
    assertThat(antenna.paired()).isEmpty();
  }

  @Test
  public void aLookAroundHearsPhonesUntilItsEnd() {
    assertThat(antenna.scan(listener)).isTrue();
    assertThat(adapter.isDiscovering()).isTrue();
    broadcast(found(device(OTHER, BluetoothDevice.DEVICE_TYPE_CLASSIC), -55));
    broadcast(found(device("00:11:22:33:44:66", BluetoothDevice.DEVICE_TYPE_LE), -40));
    broadcast(new Intent(BluetoothDevice.ACTION_FOUND));
    broadcast(new Intent(BluetoothAdapter.ACTION_DISCOVERY_FINISHED));
    assertThat(heard).containsExactly(OTHER + " -55", "finished").inOrder();
  }

  @Test
  public void stoppingTakesTheReceiverAway() {
    antenna.scan(listener);
    antenna.scan(listener);
    assertThat(receivers()).isEqualTo(1);
    antenna.stopScan();
    antenna.stopScan();
    assertThat(receivers()).isEqualTo(0);
    assertThat(adapter.isDiscovering()).isFalse();
    broadcast(found(device(OTHER, BluetoothDevice.DEVICE_TYPE_CLASSIC), -55));
    assertThat(heard).isEmpty();
  }

  @Test
  public void onlyItsOwnLookAroundIsStopped() {
    antenna.scan(listener);
    broadcast(new Intent(BluetoothAdapter.ACTION_DISCOVERY_FINISHED));
    // As Nearby does.
    adapter.startDiscovery();
    antenna.stopScan();
    assertThat(adapter.isDiscovering()).isTrue();
    assertThat(receivers()).isEqualTo(0);
  }

  @Test
  public void pairedPhonesAreKnownAndGadgetsLeftOut() {
    shadowOf(adapter)
        .setBondedDevices(
            Set.of(
                device(OTHER, BluetoothDevice.DEVICE_TYPE_DUAL),
                device("00:11:22:33:44:66", BluetoothDevice.DEVICE_TYPE_LE)));
    assertThat(antenna.paired()).containsExactly(OTHER);
  }

  @Test
  public void whoCanFindThisPhoneIsReadFromIt() {
    assertThat(antenna.discoverable()).isFalse();
    setScanMode(BluetoothAdapter.SCAN_MODE_CONNECTABLE_DISCOVERABLE);
    assertThat(antenna.discoverable()).isTrue();
    setScanMode(BluetoothAdapter.SCAN_MODE_CONNECTABLE);
    assertThat(antenna.discoverable()).isFalse();
  }

  private void setScanMode(int mode) {
    ReflectionHelpers.callInstanceMethod(
        adapter, "setScanMode", ReflectionHelpers.ClassParameter.from(int.class, mode));
  }

  @Test
  public void aCallThatCannotBeMadeFailsWhenItConnects() {
    StreamLink.Wire wire = antenna.dial("not an address", BluetoothCarrier.TABLE);
    assertThrows(IOException.class, wire::connect);
    assertThrows(IOException.class, wire::in);
    assertThrows(IOException.class, wire::out);
  }

  /** Robolectric's socket does not wake who waits at it already; {@link Ether}'s does. */
  @Test
  public void aServiceListensUntilItIsClosed() throws Exception {
    Antenna.Listening listening = antenna.listen(BluetoothCarrier.TABLE);
    listening.close();
    assertThrows(IOException.class, listening::accept);
  }
}
