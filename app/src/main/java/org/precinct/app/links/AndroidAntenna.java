package org.precinct.app.links;

import android.annotation.SuppressLint;
import android.bluetooth.BluetoothAdapter;
import android.bluetooth.BluetoothClass;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothServerSocket;
import android.bluetooth.BluetoothSocket;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import androidx.core.content.ContextCompat;
import androidx.core.content.IntentCompat;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.precinct.table.carrier.Antenna;
import org.precinct.table.link.StreamLink;

/**
 * The phone's Bluetooth.
 *
 * <p>Permissions are looked after by {@code Watchman}; one that is taken away in between shows as a
 * failure of the radio, and then as what it is.
 */
@SuppressLint("MissingPermission")
final class AndroidAntenna implements Antenna {

  private static final String NAME = "Precinct";

  private final Context context;
  private final BluetoothAdapter adapter;

  // Guarded by this.
  private BroadcastReceiver receiver;

  AndroidAntenna(Context context, BluetoothAdapter adapter) {
    this.context = context;
    this.adapter = adapter;
  }

  @Override
  public Listening listen(UUID service) throws IOException {
    BluetoothServerSocket socket;
    try {
      socket = adapter.listenUsingInsecureRfcommWithServiceRecord(NAME, service);
    } catch (SecurityException e) {
      throw new IOException(e);
    }
    if (socket == null) throw new IOException("Bluetooth is off.");
    return new Listening() {
      @Override
      public Visit accept() throws IOException {
        BluetoothSocket visitor = socket.accept();
        return new Visit(visitor.getRemoteDevice().getAddress(), new BluetoothWire(visitor));
      }

      @Override
      public void close() throws IOException {
        socket.close();
      }
    };
  }

  @Override
  public StreamLink.Wire dial(String address, UUID service) {
    try {
      BluetoothDevice device = adapter.getRemoteDevice(address);
      return new BluetoothWire(device.createInsecureRfcommSocketToServiceRecord(service));
    } catch (IOException | RuntimeException e) {
      return new NoWire();
    }
  }

  @Override
  public List<String> paired() {
    List<String> addresses = new ArrayList<>();
    try {
      for (BluetoothDevice device : adapter.getBondedDevices()) {
        if (mayHaveTables(device)) addresses.add(device.getAddress());
      }
    } catch (RuntimeException e) {
      // Not allowed, or the system's Bluetooth has just died: then there is nobody to ask.
    }
    return addresses;
  }

  @Override
  public boolean scan(ScanListener listener) {
    stopScan();
    BroadcastReceiver begun = new Scan(listener);
    IntentFilter filter = new IntentFilter(BluetoothDevice.ACTION_FOUND);
    filter.addAction(BluetoothAdapter.ACTION_DISCOVERY_FINISHED);
    synchronized (this) {
      receiver = begun;
      // Exported, because Bluetooth is not the system itself; nobody else can send these.
      ContextCompat.registerReceiver(context, begun, filter, ContextCompat.RECEIVER_EXPORTED);
    }
    boolean scans;
    try {
      scans = adapter.startDiscovery();
    } catch (SecurityException e) {
      scans = false;
    }
    if (!scans) stopScan();
    return scans;
  }

  @Override
  public void stopScan() {
    synchronized (this) {
      // Another's look around, Nearby's above all, would end with ours.
      if (receiver == null) return;
      context.unregisterReceiver(receiver);
      receiver = null;
    }
    try {
      adapter.cancelDiscovery();
    } catch (SecurityException e) {
      // Then none was started either.
    }
  }

  /** It has come to its end, and whatever looks around after it is not ours to stop. */
  private synchronized void over(BroadcastReceiver scan) {
    if (receiver != scan) return;
    context.unregisterReceiver(scan);
    receiver = null;
  }

  @Override
  public boolean discoverable() {
    try {
      return adapter.getScanMode() == BluetoothAdapter.SCAN_MODE_CONNECTABLE_DISCOVERABLE;
    } catch (SecurityException e) {
      return false;
    }
  }

  /** Spares headphones, watches and cars the question. */
  private static boolean mayHaveTables(BluetoothDevice device) {
    if (device.getType() == BluetoothDevice.DEVICE_TYPE_LE) return false;
    BluetoothClass kind = device.getBluetoothClass();
    if (kind == null) return true;
    int major = kind.getMajorDeviceClass();
    return major == BluetoothClass.Device.Major.PHONE
        || major == BluetoothClass.Device.Major.COMPUTER
        || major == BluetoothClass.Device.Major.UNCATEGORIZED;
  }

  private final class Scan extends BroadcastReceiver {
    private final ScanListener listener;

    Scan(ScanListener listener) {
      this.listener = listener;
    }

    @Override
    public void onReceive(Context context, Intent intent) {
      if (BluetoothAdapter.ACTION_DISCOVERY_FINISHED.equals(intent.getAction())) {
        over(this);
        listener.finished();
        return;
      }
      BluetoothDevice device =
          IntentCompat.getParcelableExtra(
              intent, BluetoothDevice.EXTRA_DEVICE, BluetoothDevice.class);
      if (device == null) return;
      try {
        if (!mayHaveTables(device)) return;
      } catch (SecurityException e) {
        return;
      }
      listener.found(
          device.getAddress(), intent.getShortExtra(BluetoothDevice.EXTRA_RSSI, Short.MIN_VALUE));
    }
  }

  private static final class BluetoothWire implements StreamLink.Wire {
    private final BluetoothSocket socket;

    BluetoothWire(BluetoothSocket socket) {
      this.socket = socket;
    }

    @Override
    public void connect() throws IOException {
      try {
        socket.connect();
      } catch (SecurityException e) {
        throw new IOException(e);
      }
    }

    @Override
    public InputStream in() throws IOException {
      return socket.getInputStream();
    }

    @Override
    public OutputStream out() throws IOException {
      return socket.getOutputStream();
    }

    /** RFCOMM has no way to say so: the other side hears it when the socket closes. */
    @Override
    public void finish() {}

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  /** To nowhere: Bluetooth has just been switched off. */
  private static final class NoWire implements StreamLink.Wire {
    @Override
    public void connect() throws IOException {
      throw new IOException("Bluetooth is off.");
    }

    @Override
    public InputStream in() throws IOException {
      throw new IOException("Bluetooth is off.");
    }

    @Override
    public OutputStream out() throws IOException {
      throw new IOException("Bluetooth is off.");
    }

    @Override
    public void finish() {}

    @Override
    public void close() {}
  }
}
