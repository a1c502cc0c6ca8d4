package org.precinct.table.carrier;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import okio.Okio;
import okio.Pipe;
import org.precinct.engine.kit.Patience;
import org.precinct.table.link.StreamLink;

/** Phones with Bluetooth in one room: blocking streams, and failures as sockets have them. */
public final class Ether {
  private final Map<String, Phone> phones = new LinkedHashMap<>();
  private final AtomicInteger stuck = new AtomicInteger();
  private final AtomicInteger dialling = new AtomicInteger();
  private final AtomicInteger answered = new AtomicInteger();
  private final Runnable changed;

  /**
   * @param changed called after each change that can be asked about here
   */
  Ether(Runnable changed) {
    this.changed = changed;
  }

  /** How many calls have been begun and neither answered nor refused. */
  int dialling() {
    return dialling.get();
  }

  /** How many calls were answered so far. */
  int answered() {
    return answered.get();
  }

  /** How many threads wait for phones that are asleep. */
  int stuck() {
    return stuck.get();
  }

  synchronized Phone phone(String address) {
    Phone phone = new Phone(address);
    phones.put(address, phone);
    return phone;
  }

  private synchronized Optional<Phone> at(String address) {
    return Optional.ofNullable(phones.get(address)).filter(phone -> phone.on);
  }

  private synchronized List<Phone> all() {
    return List.copyOf(phones.values());
  }

  final class Phone implements Antenna {
    final String address;
    final List<String> paired = new CopyOnWriteArrayList<>();
    final List<String> calls = new CopyOnWriteArrayList<>();
    volatile boolean discoverable = true;

    /** Whether it answers nobody, as phones do that have gone to sleep. */
    volatile boolean asleep;

    /** Whether its radio refuses to look around. */
    volatile boolean stubborn;

    volatile ScanListener ear;
    private volatile boolean on = true;
    private final Map<UUID, Service> services = new LinkedHashMap<>();
    private final List<Cable> cables = new CopyOnWriteArrayList<>();

    Phone(String address) {
      this.address = address;
    }

    /** Bluetooth goes off: services end, connections break. */
    void off() {
      on = false;
      List<Service> all;
      synchronized (this) {
        all = List.copyOf(services.values());
      }
      all.forEach(Service::close);
      cut();
    }

    void on() {
      on = true;
    }

    /** Breaks all connections, wherever they are. */
    void cut() {
      for (Cable cable : cables) cable.close();
      cables.clear();
    }

    synchronized int services() {
      return services.size();
    }

    @Override
    public Listening listen(UUID uuid) throws IOException {
      if (!on) throw new IOException("off");
      Service service = new Service(uuid);
      synchronized (this) {
        if (services.putIfAbsent(uuid, service) != null) throw new IOException("taken");
      }
      changed.run();
      return service;
    }

    private synchronized Optional<Service> service(UUID uuid) {
      return Optional.ofNullable(services.get(uuid));
    }

    @Override
    public StreamLink.Wire dial(String to, UUID uuid) {
      return new Dialled(to, uuid);
    }

    @Override
    public List<String> paired() {
      return List.copyOf(paired);
    }

    @Override
    public boolean scan(ScanListener hearing) {
      calls.add("scan");
      if (!on || stubborn) return false;
      ear = hearing;
      changed.run();
      for (Phone other : all()) {
        if (other != this && other.on && other.discoverable) hearing.found(other.address, -60);
      }
      return true;
    }

    @Override
    public void stopScan() {
      ScanListener old = ear;
      ear = null;
      changed.run();
      if (old != null) {
        calls.add("stopScan");
        old.finished();
      }
    }

    @Override
    public boolean discoverable() {
      return discoverable;
    }

    private final class Service implements Listening {
      private final UUID uuid;
      private final LinkedBlockingQueue<Optional<Visit>> visits = new LinkedBlockingQueue<>();

      Service(UUID uuid) {
        this.uuid = uuid;
      }

      @Override
      public Visit accept() throws IOException {
        try {
          return visits.take().orElseThrow(() -> new IOException("closed"));
        } catch (InterruptedException e) {
          throw new IOException(e);
        }
      }

      @Override
      public void close() {
        synchronized (Phone.this) {
          services.remove(uuid, this);
        }
        changed.run();
        visits.add(Optional.empty());
      }
    }

    /** A wire that connects when it is told to. */
    private final class Dialled implements StreamLink.Wire {
      private final String to;
      private final UUID uuid;
      private final CountDownLatch given = new CountDownLatch(1);
      private final AtomicBoolean done = new AtomicBoolean();
      private boolean waits;
      private volatile Cable cable;

      Dialled(String to, UUID uuid) {
        this.to = to;
        this.uuid = uuid;
        dialling.incrementAndGet();
        changed.run();
      }

      private void done() {
        if (!done.getAndSet(true)) dialling.decrementAndGet();
        changed.run();
      }

      @Override
      public void connect() throws IOException {
        try {
          reach();
          if (uuid.equals(BluetoothCarrier.TABLE)) answered.incrementAndGet();
        } finally {
          done();
        }
      }

      private void reach() throws IOException {
        calls.add((uuid.equals(BluetoothCarrier.SIGN) ? "ask " : "call ") + to);
        changed.run();
        if (ear != null) throw new IOException("still looking around");
        if (given.getCount() == 0 || !on) throw new IOException("closed");
        Phone other = at(to).orElseThrow(() -> new IOException("nobody there"));
        if (other.asleep) {
          getStuck();
          changed.run();
          try {
            given.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            giveUp();
          }
          throw new IOException("given up");
        }
        Service service = other.service(uuid).orElseThrow(() -> new IOException("no service"));
        Pipe there = new Pipe(1 << 16);
        Pipe back = new Pipe(1 << 16);
        cable = new Cable(back, there);
        Cable far = new Cable(there, back);
        cables.add(cable);
        other.cables.add(far);
        service.visits.add(Optional.of(new Visit(address, far)));
      }

      private synchronized void getStuck() throws IOException {
        if (given.getCount() == 0) throw new IOException("closed");
        waits = true;
        stuck.incrementAndGet();
      }

      /** From here on its thread is at work again, also if it takes a while to notice. */
      private synchronized void giveUp() {
        given.countDown();
        if (waits) stuck.decrementAndGet();
        waits = false;
        changed.run();
      }

      @Override
      public InputStream in() {
        return cable.in();
      }

      @Override
      public OutputStream out() {
        return cable.out();
      }

      @Override
      public void finish() {}

      @Override
      public void close() {
        giveUp();
        done();
        if (cable != null) cable.close();
      }
    }
  }

  /** One end of a connection. */
  private static final class Cable implements StreamLink.Wire {
    private final Pipe in;
    private final Pipe out;

    Cable(Pipe in, Pipe out) {
      this.in = in;
      this.out = out;
    }

    @Override
    public void connect() throws IOException {
      throw new IOException("connected already");
    }

    @Override
    public InputStream in() {
      return Okio.buffer(in.source()).inputStream();
    }

    @Override
    public OutputStream out() {
      return Okio.buffer(out.sink()).outputStream();
    }

    @Override
    public void finish() {}

    @Override
    public void close() {
      in.cancel();
      out.cancel();
    }
  }

  /** Threads of this transport that are still there, after each had time to end. */
  static List<String> threadsLeft() throws InterruptedException {
    List<String> left = new ArrayList<>();
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().contains("bluetooth")) {
        thread.join(Patience.MILLIS);
        if (thread.isAlive()) left.add(thread.getName());
      }
    }
    return left;
  }
}
