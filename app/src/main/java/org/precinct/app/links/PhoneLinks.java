package org.precinct.app.links;

import android.content.Context;
import android.net.ConnectivityManager;
import android.net.nsd.NsdManager;
import android.net.wifi.WifiManager;
import android.os.StrictMode;
import androidx.core.content.ContextCompat;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.precinct.nearby.NearbyPresence;
import org.precinct.nearby.Neighbourhood;
import org.precinct.table.Loop;
import org.precinct.table.ThreadLoop;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.link.Door;
import org.precinct.table.net.Discovery;
import org.precinct.table.net.Invitation;
import org.precinct.table.net.JoinCode;

/** The links of this phone. */
public final class PhoneLinks implements Links {

  private final Gear gear;

  PhoneLinks(Gear gear) {
    this.gear = gear;
  }

  /**
   * All that this phone has. To be made once; lasts as long as the app. Takes a moment: not for the
   * main thread.
   */
  public static Links of(Context anyContext) {
    StrictMode.noteSlowCall("finding the phone's radios");
    Context context = anyContext.getApplicationContext();
    Loop loop = new ThreadLoop("precinct-links");
    Executor worker =
        Executors.newCachedThreadPool(
            task -> {
              Thread thread = new Thread(task, "precinct-links-worker");
              thread.setDaemon(true);
              return thread;
            });
    PhoneNetwork network = new PhoneNetwork(context.getSystemService(ConnectivityManager.class));
    Radios radios = new PhoneRadios(context, network, () -> NearbyPresence.of(context));
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
            listener -> Neighbourhood.of(context, listener)));
    PhoneRadios.bluetooth(context)
        .ifPresent(
            adapter ->
                carriers.add(
                    new BluetoothCarrier(loop, worker, new AndroidAntenna(context, adapter))));
    return new PhoneLinks(new Gear(loop, worker, radios, carriers));
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
  public Radios radios() {
    return gear.radios();
  }

  @Override
  public Doors host(Sign sign, Door.Visitors visitors, Doors.Listener listener) {
    return new OpenDoors(gear, sign, visitors, listener);
  }

  @Override
  public Finder look(Finder.Listener listener) {
    return new LookAround(gear, listener);
  }

  @Override
  public Path to(FoundTable table, String me, Path.Listener listener) {
    List<Place> places = new ArrayList<>();
    table.places().values().forEach(places::addAll);
    return path(table.table(), places, Optional.empty(), me, listener);
  }

  @Override
  public Path to(Invitation invitation, String me, Path.Listener listener) {
    List<Place> places = wifi(invitation.places());
    return path(invitation.table(), places, Optional.of(invitation::secret), me, listener);
  }

  @Override
  public Path to(JoinCode code, String me, Path.Listener listener) {
    List<Place> places = wifi(code.place().map(List::of).orElse(List.of()));
    return path(TableId.ANY, places, Optional.of(() -> code.phrase().secret()), me, listener);
  }

  @Override
  public Path to(Trail trail, String me, Path.Listener listener) {
    List<Place> places = new ArrayList<>(wifi(trail.addresses()));
    trail.bluetooth().ifPresent(device -> places.add(new Place.Bluetooth(device)));
    return path(trail.table(), places, Optional.empty(), me, listener);
  }

  private Path path(
      TableId table,
      List<Place> places,
      Optional<Supplier<JoinSecret>> secret,
      String me,
      Path.Listener listener) {
    return new Pathfinder(gear, table, places, secret, me, listener);
  }

  private static List<Place> wifi(List<InetSocketAddress> addresses) {
    return addresses.isEmpty() ? List.of() : List.of(new Place.Wifi(addresses));
  }
}
