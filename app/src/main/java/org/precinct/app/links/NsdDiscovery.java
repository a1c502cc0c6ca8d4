package org.precinct.app.links;

import android.net.nsd.NsdManager;
import android.net.nsd.NsdServiceInfo;
import android.os.Build;
import androidx.annotation.RequiresApi;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.precinct.table.Loop;
import org.precinct.table.channel.TableId;
import org.precinct.table.link.PrivateAddresses;
import org.precinct.table.net.Discovery;
import org.precinct.table.net.TableNotice;

/**
 * Discovery by the phone's own DNS-SD, around its peculiarities:
 *
 * <ul>
 *   <li>Before Android 14, the whole phone resolves one service at a time and refuses a second one
 *       with {@link NsdManager#FAILURE_ALREADY_ACTIVE}; so services queue, and one that was refused
 *       tries again. Some versions now and then never answer, so each try has its time.
 *   <li>A listener can be used once, and not again until its end was confirmed; each use makes a
 *       new one.
 *   <li>Registering again under a name that is not free yet gives another name; so an registration
 *       waits until the one before has ended.
 *   <li>Wi-Fi filters out multicast packets unless somebody holds a lock, which costs power; it is
 *       held as long as something is announced or searched for.
 * </ul>
 */
final class NsdDiscovery implements Discovery {

  static final long ANSWER_MILLIS = 5_000;

  private static final long RESOLVE_MILLIS = 6_000;
  private static final long PAUSE_MILLIS = 500;
  private static final int TRIES = 5;

  private final Nsd nsd;
  private final Supplier<Showing> multicast;
  private final Loop loop;
  private final long answerMillis;

  // Guarded by this.
  private final Set<Showing> open = new HashSet<>();

  // The loop only.
  private final Deque<Resolution> waiting = new ArrayDeque<>();
  private Optional<Resolution> resolving = Optional.empty();

  /**
   * @param multicast holds the lock until its result is closed
   * @param answerMillis how long the system may take to begin or end something
   */
  NsdDiscovery(Nsd nsd, Supplier<Showing> multicast, Loop loop, long answerMillis) {
    this.nsd = nsd;
    this.multicast = multicast;
    this.loop = loop;
    this.answerMillis = answerMillis;
  }

  @Override
  public Showing announce(TableNotice notice) throws IOException {
    NsdServiceInfo info = new NsdServiceInfo();
    info.setServiceName(notice.instance());
    info.setServiceType(TableNotice.SERVICE);
    info.setPort(notice.port());
    notice.attributes().forEach(info::setAttribute);
    Registration registration = new Registration();
    registration.begin(() -> nsd.register(info, registration));
    return registration;
  }

  @Override
  public Showing browse(Listener listener) throws IOException {
    Search search = new Search(listener);
    search.begin(() -> nsd.discover(TableNotice.SERVICE, search));
    return search;
  }

  @Override
  public void close() {
    List<Showing> all;
    synchronized (this) {
      all = List.copyOf(open);
    }
    all.forEach(Showing::close);
  }

  /** Something that the system begins and ends, and says so. */
  private abstract class Lasting implements Showing {
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Showing lock = multicast.get();
    private volatile Optional<String> failure = Optional.empty();
    private boolean closed;

    /** Begins, and waits until that is certain. */
    final void begin(Runnable asked) throws IOException {
      boolean answered = false;
      try {
        asked.run();
        answered = begun.await(answerMillis, TimeUnit.MILLISECONDS);
      } catch (RuntimeException e) {
        failed("threw " + e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      if (!answered || failure.isPresent()) {
        if (failure.isPresent()) lock.close();
        else close();
        throw new IOException("The system's discovery " + failure.orElse("does not answer."));
      }
      synchronized (NsdDiscovery.this) {
        open.add(this);
      }
    }

    final void begun() {
      begun.countDown();
    }

    final void failed(String why) {
      failure = Optional.of(why);
      begun.countDown();
      ended.countDown();
    }

    final void ended() {
      begun.countDown();
      ended.countDown();
    }

    abstract void stop();

    @Override
    public void close() {
      synchronized (this) {
        if (closed) return;
        closed = true;
      }
      synchronized (NsdDiscovery.this) {
        open.remove(this);
      }
      try {
        if (ended.getCount() > 0) {
          stop();
          ended.await(answerMillis, TimeUnit.MILLISECONDS);
        }
      } catch (IllegalArgumentException e) {
        // The system has forgotten the listener: it is over already.
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } finally {
        lock.close();
      }
    }
  }

  private final class Registration extends Lasting implements NsdManager.RegistrationListener {
    @Override
    void stop() {
      nsd.unregister(this);
    }

    @Override
    public void onServiceRegistered(NsdServiceInfo info) {
      begun();
    }

    @Override
    public void onRegistrationFailed(NsdServiceInfo info, int code) {
      failed("cannot register: " + code);
    }

    @Override
    public void onServiceUnregistered(NsdServiceInfo info) {
      ended();
    }

    @Override
    public void onUnregistrationFailed(NsdServiceInfo info, int code) {
      ended();
    }
  }

  private final class Search extends Lasting implements NsdManager.DiscoveryListener {
    private final Listener listener;

    // The loop only.
    private final Map<String, TableId> tables = new HashMap<>();
    private final Set<String> there = new HashSet<>();
    private boolean over;

    Search(Listener listener) {
      this.listener = listener;
    }

    @Override
    void stop() {
      loop.execute(() -> over = true);
      nsd.stopDiscovery(this);
    }

    @Override
    public void onDiscoveryStarted(String type) {
      begun();
    }

    @Override
    public void onStartDiscoveryFailed(String type, int code) {
      failed("cannot search: " + code);
    }

    @Override
    public void onDiscoveryStopped(String type) {
      ended();
    }

    @Override
    public void onStopDiscoveryFailed(String type, int code) {
      ended();
    }

    @Override
    public void onServiceFound(NsdServiceInfo info) {
      loop.execute(
          () -> {
            there.add(info.getServiceName());
            // Again, if it was there before: it may say something else now.
            waiting.removeIf(other -> other.isOf(this, info));
            waiting.add(new Resolution(this, info));
            resolveNext();
          });
    }

    @Override
    public void onServiceLost(NsdServiceInfo info) {
      loop.execute(
          () -> {
            there.remove(info.getServiceName());
            waiting.removeIf(other -> other.isOf(this, info));
            TableId table = tables.remove(info.getServiceName());
            // The same table may have been found under another name meanwhile.
            if (table != null && !over && !tables.containsValue(table)) listener.lost(table);
          });
    }

    private void resolved(NsdServiceInfo asked, NsdServiceInfo info) {
      if (over || !there.contains(asked.getServiceName())) return;
      Optional<TableNotice> notice = TableNotice.of(attributes(info), info.getPort());
      List<InetAddress> addresses = new ArrayList<>(addresses(info));
      addresses.removeIf(address -> address == null || !PrivateAddresses.allows(address));
      if (!notice.isPresent() || addresses.isEmpty()) return;
      tables.put(asked.getServiceName(), notice.get().table());
      listener.found(notice.get(), List.copyOf(addresses));
    }
  }

  /** Asks for the address and the attributes of a service. The loop only. */
  private final class Resolution {
    private final Search search;
    private final NsdServiceInfo info;
    private int tries;
    private int current;

    Resolution(Search search, NsdServiceInfo info) {
      this.search = search;
      this.info = info;
    }

    boolean isOf(Search other, NsdServiceInfo service) {
      return search == other && info.getServiceName().equals(service.getServiceName());
    }

    void start() {
      tries++;
      int attempt = ++current;
      loop.after(RESOLVE_MILLIS, () -> failed(attempt));
      try {
        nsd.resolve(info, listener(attempt));
      } catch (RuntimeException e) {
        failed(attempt);
      }
    }

    /** A new one for each attempt, whose answer counts only as long as the attempt does. */
    private NsdManager.ResolveListener listener(int attempt) {
      return new NsdManager.ResolveListener() {
        @Override
        public void onResolveFailed(NsdServiceInfo service, int code) {
          loop.execute(() -> failed(attempt));
        }

        @Override
        public void onServiceResolved(NsdServiceInfo service) {
          loop.execute(
              () -> {
                if (attempt != current) return;
                done();
                search.resolved(info, service);
              });
        }
      };
    }

    private void failed(int attempt) {
      if (attempt != current) return;
      done();
      if (tries < TRIES && !search.over && search.there.contains(info.getServiceName())) {
        loop.after(
            PAUSE_MILLIS * tries,
            () -> {
              waiting.add(this);
              resolveNext();
            });
      }
    }

    private void done() {
      current++;
      resolving = Optional.empty();
      resolveNext();
    }
  }

  private void resolveNext() {
    while (!resolving.isPresent() && !waiting.isEmpty()) {
      Resolution next = waiting.poll();
      if (next.search.over) continue;
      resolving = Optional.of(next);
      next.start();
    }
  }

  private static Map<String, String> attributes(NsdServiceInfo info) {
    Map<String, String> attributes = new HashMap<>();
    info.getAttributes()
        .forEach(
            (name, value) ->
                attributes.put(
                    name, value == null ? "" : new String(value, StandardCharsets.UTF_8)));
    return attributes;
  }

  @SuppressWarnings("deprecation") // all addresses at once came with Android 14
  private static List<InetAddress> addresses(NsdServiceInfo info) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) return all(info);
    return info.getHost() == null ? List.of() : List.of(info.getHost());
  }

  @RequiresApi(Build.VERSION_CODES.UPSIDE_DOWN_CAKE)
  private static List<InetAddress> all(NsdServiceInfo info) {
    return info.getHostAddresses();
  }
}
