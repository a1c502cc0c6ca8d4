package org.precinct.app.links;

import android.content.Context;
import android.net.ConnectivityManager;
import android.net.nsd.NsdManager;
import android.net.wifi.WifiManager;
import android.os.StrictMode;
import androidx.core.content.ContextCompat;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.precinct.nearby.NearbyCarrier;
import org.precinct.nearby.NearbyPresence;
import org.precinct.nearby.Neighbourhood;
import org.precinct.table.Loop;
import org.precinct.table.ThreadLoop;
import org.precinct.table.carrier.BluetoothCarrier;
import org.precinct.table.carrier.Carrier;
import org.precinct.table.carrier.CarrierLinks;
import org.precinct.table.carrier.FieldNotes;
import org.precinct.table.carrier.LinkParts;
import org.precinct.table.carrier.WifiCarrier;
import org.precinct.table.net.Discovery;

/** The links of this phone: Wi-Fi, Nearby Connections and Bluetooth. */
public final class AndroidLinks extends CarrierLinks implements PhoneLinks {

  private final PhoneRadios radios;
  private final FieldNotes notes;

  private AndroidLinks(LinkParts parts, PhoneRadios radios) {
    super(parts);
    this.radios = radios;
    this.notes = parts.notes();
  }

  /**
   * All that this phone has. To be made once; lasts as long as the app. Takes a moment: not for the
   * main thread.
   */
  public static PhoneLinks of(Context anyContext) {
    StrictMode.noteSlowCall("finding the phone's radios");
    Context context = anyContext.getApplicationContext();
    Loop loop = new ThreadLoop("precinct-links");
    FieldNotes notes = new FieldNotes(loop::now);
    Executor worker =
        Executors.newCachedThreadPool(
            task -> {
              Thread thread = new Thread(task, "precinct-links-worker");
              thread.setDaemon(true);
              return thread;
            });
    PhoneNetwork network = new PhoneNetwork(context.getSystemService(ConnectivityManager.class));
    PhoneRadios radios = new AndroidRadios(context, network, () -> NearbyPresence.of(context));
    List<Carrier> carriers = new ArrayList<>();
    NsdManager nsd = context.getSystemService(NsdManager.class);
    if (nsd != null) {
      Discovery discovery =
          new NsdDiscovery(Nsd.of(nsd), () -> multicast(context), loop, NsdDiscovery.ANSWER_MILLIS);
      carriers.add(new WifiCarrier(worker, discovery, network));
    }
    carriers.add(
        new NearbyCarrier(
            ContextCompat.getMainExecutor(context),
            loop,
            notes,
            listener -> Neighbourhood.of(context, listener)));
    AndroidRadios.bluetooth(context)
        .ifPresent(
            adapter ->
                carriers.add(
                    new BluetoothCarrier(loop, worker, new AndroidAntenna(context, adapter))));
    return new AndroidLinks(new LinkParts(loop, worker, radios, carriers, notes), radios);
  }

  /** Lets multicast packets through to this phone until the result is closed. */
  static Discovery.Showing multicast(Context context) {
    WifiManager wifi = context.getSystemService(WifiManager.class);
    if (wifi == null) return () -> {};
    WifiManager.MulticastLock lock = wifi.createMulticastLock("precinct");
    lock.setReferenceCounted(false);
    lock.acquire();
    return lock::release;
  }

  @Override
  public PhoneRadios radios() {
    return radios;
  }

  @Override
  public FieldNotes notes() {
    return notes;
  }
}
