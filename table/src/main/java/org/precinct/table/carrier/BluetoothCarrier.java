package org.precinct.table.carrier;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import org.precinct.table.Loop;
import org.precinct.table.link.Door;
import org.precinct.table.link.StreamLink;

/**
 * Bluetooth: RFCOMM, a stream like TCP's.
 *
 * <p>A phone that looks around learns the addresses of others and nothing of what they offer, and a
 * phone does not know its own address to put it into a QR code. So a host offers two services. One
 * is the table's door. The other, asked by everybody who comes across, writes the table's advert
 * and hangs up. That costs a second for each phone in the room, and an advert can say what a
 * service's name can not; above all, it works on every phone, which cannot be said of the lists of
 * services that Android keeps of other phones.
 *
 * <p>Sockets are insecure ones in Bluetooth's words: not paired, not encrypted by the radio.
 * Pairing would ask people to compare digits for every pair of phones, and then to trust each
 * other's phones for ever, for something that the table's handshake does better.
 */
public final class BluetoothCarrier implements Carrier {

  /** The table's door. */
  public static final UUID TABLE = UUID.fromString("5e7c2b1a-8d0f-4c57-9a63-1f0b7e9d2c41");

  /** Who asks here is told which table it is. */
  static final UUID SIGN = UUID.fromString("5e7c2b1a-8d0f-4c57-9a63-1f0b7e9d2c42");

  /** For one question, connecting included. */
  private static final long QUESTION_MILLIS = 8_000;

  /** For one answer; others wait meanwhile. */
  private static final long ANSWER_MILLIS = 4_000;

  /** A phone looks around for a while after it has heard of the first one it can ask. */
  private static final long GATHER_MILLIS = 4_000;

  /** After this, a look around that does not end by itself is over. */
  private static final long SCAN_MILLIS = 15_000;

  private static final long PAUSE_MILLIS = 2_000;
  private static final int LONGEST_SIGN = 512;

  /** Unanswered questions after which a table is there no more. */
  private static final int PATIENCE = 2;

  /** A phone that never answers is asked in every fifth round. */
  private static final int MOST_ROUNDS = 4;

  /** More phones than any table seats; radios carry seven. */
  private static final int MOST_GUESTS = 16;

  private final Loop loop;
  private final Executor worker;
  private final Antenna antenna;

  public BluetoothCarrier(Loop loop, Executor worker, Antenna antenna) {
    this.loop = loop;
    this.worker = worker;
    this.antenna = antenna;
  }

  @Override
  public Transport transport() {
    return Transport.BLUETOOTH;
  }

  @Override
  public OpenDoor host(TableAdvert advert, Door.Visitors visitors, HostReport report) {
    Entry entry = new Entry(advert, visitors, report);
    worker.execute(entry::begin);
    return entry;
  }

  @Override
  public Search search(SearchReport report) {
    return new Inquiry(report);
  }

  @Override
  public Call call(TableAddress place, String me) {
    String address = ((TableAddress.Bluetooth) place).address();
    StreamLink.Wire wire = new Undisturbed(antenna.dial(address, TABLE));
    StreamLink link = StreamLink.to("bluetooth " + address, List.of(wire));
    return new Call(link, link::reached, Optional::empty);
  }

  /** Its own phone's look around is over before it connects: that takes much longer else. */
  private final class Undisturbed implements StreamLink.Wire {
    private final StreamLink.Wire wire;

    Undisturbed(StreamLink.Wire wire) {
      this.wire = wire;
    }

    @Override
    public void connect() throws IOException {
      antenna.stopScan();
      wire.connect();
    }

    @Override
    public InputStream in() throws IOException {
      return wire.in();
    }

    @Override
    public OutputStream out() throws IOException {
      return wire.out();
    }

    @Override
    public void finish() throws IOException {
      wire.finish();
    }

    @Override
    public void close() throws IOException {
      wire.close();
    }
  }

  private final class Entry implements OpenDoor {
    private final Door.Visitors visitors;
    private final HostReport report;
    private final AtomicInteger guests = new AtomicInteger();
    private volatile TableAdvert advert;

    // Guarded by this.
    private final List<Antenna.Listening> services = new ArrayList<>();
    private boolean closed;

    Entry(TableAdvert advert, Door.Visitors visitors, HostReport report) {
      this.advert = advert;
      this.visitors = visitors;
      this.report = report;
    }

    void begin() {
      try {
        serve("door", TABLE, this::guest);
        serve("advert", SIGN, this::answer);
        report.discoverable(antenna.discoverable());
        report.working();
      } catch (IOException e) {
        report.failed(Obstacle.RADIO_FAILED);
      }
    }

    private void serve(String name, UUID service, Greeting greeting) throws IOException {
      Antenna.Listening listening = antenna.listen(service);
      synchronized (this) {
        services.add(listening);
        if (closed) {
          listening.close();
          return;
        }
      }
      Thread thread = new Thread(() -> welcome(listening, greeting), "precinct-bluetooth-" + name);
      thread.setDaemon(true);
      thread.start();
    }

    private void welcome(Antenna.Listening listening, Greeting greeting) {
      try {
        while (true) {
          greeting.greet(listening.accept());
        }
      } catch (IOException e) {
        // Closed by us, or the radio has gone off; then there is nothing left to listen to.
        if (!isClosed()) report.failed(Obstacle.RADIO_FAILED);
      }
    }

    private synchronized boolean isClosed() {
      return closed;
    }

    private void guest(Antenna.Visit visit) {
      if (guests.incrementAndGet() > MOST_GUESTS) {
        guests.decrementAndGet();
        closeQuietly(visit.wire());
        return;
      }
      String peer = "bluetooth " + visit.address();
      visitors.arrived(StreamLink.over(peer, visit.wire(), guests::decrementAndGet));
    }

    /** Says which table this is. The one who asked hangs up; one who does not is hung up on. */
    private void answer(Antenna.Visit visit) {
      Loop.Timer limit = loop.after(ANSWER_MILLIS, () -> hangUp(visit.wire()));
      try {
        byte[] text = AdvertText.of(advert).getBytes(StandardCharsets.UTF_8);
        DataOutputStream out = new DataOutputStream(visit.wire().out());
        out.write(frame(text));
        out.flush();
        visit.wire().finish();
        while (visit.wire().in().read() >= 0) continue;
      } catch (IOException e) {
        // Hung up, as expected.
      } finally {
        limit.cancel();
        closeQuietly(visit.wire());
      }
    }

    @Override
    public void show(TableAdvert next) {
      advert = next;
    }

    @Override
    public void refresh() {
      worker.execute(() -> report.discoverable(antenna.discoverable()));
    }

    @Override
    public void close() {
      List<Antenna.Listening> all;
      synchronized (this) {
        closed = true;
        all = List.copyOf(services);
      }
      worker.execute(
          () -> {
            for (Antenna.Listening service : all) {
              try {
                service.close();
              } catch (IOException e) {
                // It is gone either way.
              }
            }
          });
    }
  }

  private interface Greeting {
    void greet(Antenna.Visit visit);
  }

  /**
   * Looks around and asks the devices there, in turns, because a radio does one or the other.
   * Paired phones are asked as well: they need not be discoverable. Everything on the loop.
   */
  private final class Inquiry implements Search {
    private final SearchReport report;
    private final Map<String, Neighbour> neighbours = new LinkedHashMap<>();
    private final Deque<String> toAsk = new ArrayDeque<>();
    private Optional<Loop.Timer> timer = Optional.empty();
    private Optional<StreamLink.Wire> asking = Optional.empty();
    private int scan;
    private boolean scanning;
    private boolean gathering;
    private boolean looking;
    private boolean begun;
    private boolean closed;

    Inquiry(SearchReport report) {
      this.report = report;
    }

    @Override
    public void look(boolean around) {
      if (around == looking) return;
      looking = around;
      if (!around) giveWay();
      else if (toAsk.isEmpty()) scan();
      else goOn();
    }

    private void scan() {
      if (closed || !looking || scanning || asking.isPresent()) return;
      cancelTimer();
      scanning = true;
      gathering = false;
      int current = ++scan;
      timer = Optional.of(loop.after(SCAN_MILLIS, () -> scanned(current)));
      worker.execute(
          () -> {
            boolean scans = antenna.scan(new Scanner(current));
            loop.execute(() -> started(current, scans));
          });
    }

    private void started(int number, boolean scans) {
      if (closed || number != scan) {
        // It has begun too late to be of use.
        if (scans && !scanning) worker.execute(antenna::stopScan);
        return;
      }
      if (!scans && !begun) {
        report.failed(Obstacle.RADIO_FAILED);
        return;
      }
      begun = true;
      report.working();
      if (!scans) scanned(number);
    }

    private void heard(int number, String address, int dbm) {
      if (closed || number != scan) return;
      Neighbour neighbour = neighbours.computeIfAbsent(address, Neighbour::new);
      boolean first = !neighbour.heard;
      neighbour.heard = true;
      neighbour.strength = Optional.of(Strength.of(dbm));
      neighbour.tell();
      if (scanning && first && !gathering) {
        gathering = true;
        cancelTimer();
        timer = Optional.of(loop.after(GATHER_MILLIS, () -> scanned(number)));
      }
    }

    /** The look around is over, or has been long enough. */
    private void scanned(int number) {
      if (closed || !scanning || number != scan) return;
      scanning = false;
      cancelTimer();
      worker.execute(
          () -> {
            antenna.stopScan();
            List<String> paired = antenna.paired();
            loop.execute(() -> askAll(paired));
          });
    }

    private void askAll(List<String> paired) {
      if (closed) return;
      List<String> silent = new ArrayList<>();
      for (String address : paired) neighbours.computeIfAbsent(address, Neighbour::new);
      for (Neighbour neighbour : neighbours.values()) {
        // Those heard now answer soonest.
        if (neighbour.isDue()) (neighbour.heard ? toAsk : silent).add(neighbour.address);
        neighbour.heard = false;
      }
      toAsk.addAll(silent);
      goOn();
    }

    /** What is going on ends; it begins again when there is room. */
    private void giveWay() {
      if (scanning) worker.execute(antenna::stopScan);
      scanning = false;
      scan++;
      cancelTimer();
      asking.ifPresent(BluetoothCarrier.this::hangUp);
    }

    /** Asks the next one, or looks around again. */
    private void goOn() {
      if (closed || !looking || scanning || asking.isPresent()) return;
      String address = toAsk.poll();
      if (address == null) {
        cancelTimer();
        timer = Optional.of(loop.after(PAUSE_MILLIS, this::scan));
        return;
      }
      StreamLink.Wire wire = antenna.dial(address, SIGN);
      asking = Optional.of(wire);
      Loop.Timer limit = loop.after(QUESTION_MILLIS, () -> hangUp(wire));
      worker.execute(
          () -> {
            Optional<TableAdvert> advert = ask(wire);
            loop.execute(
                () -> {
                  limit.cancel();
                  asking = Optional.empty();
                  answered(address, advert);
                });
          });
    }

    private void answered(String address, Optional<TableAdvert> advert) {
      if (closed) return;
      Neighbour neighbour = neighbours.get(address);
      boolean interrupted = !looking && !advert.isPresent();
      if (neighbour != null && !interrupted) neighbour.answered(advert);
      goOn();
    }

    @Override
    public void refresh() {}

    @Override
    public void close() {
      if (closed) return;
      closed = true;
      giveWay();
    }

    private void cancelTimer() {
      timer.ifPresent(Loop.Timer::cancel);
      timer = Optional.empty();
    }

    private final class Scanner implements Antenna.ScanListener {
      private final int number;

      Scanner(int number) {
        this.number = number;
      }

      @Override
      public void found(String address, int dbm) {
        loop.execute(() -> heard(number, address, dbm));
      }

      @Override
      public void finished() {
        loop.execute(() -> scanned(number));
      }
    }

    /** A phone that may have a table. */
    private final class Neighbour {
      private final String address;
      private Optional<TableAdvert> advert = Optional.empty();
      private Optional<Strength> strength = Optional.empty();
      private boolean heard;
      private int silent;

      /** How often it could have been asked since. */
      private int rounds;

      Neighbour(String address) {
        this.address = address;
      }

      void answered(Optional<TableAdvert> answer) {
        if (answer.isPresent()) {
          advert = answer;
          silent = 0;
          tell();
        } else if (++silent >= PATIENCE && advert.isPresent()) {
          advert = Optional.empty();
          report.lost(address);
        }
        rounds = 0;
      }

      /** A phone without a table costs seconds each time: the longer it has none, the rarer. */
      boolean isDue() {
        boolean due = advert.isPresent() || rounds >= Math.min(silent, MOST_ROUNDS);
        rounds++;
        return due;
      }

      void tell() {
        advert.ifPresent(
            table ->
                report.found(
                    address, new Sighting(table, new TableAddress.Bluetooth(address), strength)));
      }
    }
  }

  private static Optional<TableAdvert> ask(StreamLink.Wire wire) {
    try {
      wire.connect();
      DataInputStream in = new DataInputStream(wire.in());
      int length = in.readUnsignedShort();
      if (length > LONGEST_SIGN) return Optional.empty();
      byte[] text = new byte[length];
      in.readFully(text);
      return AdvertText.parse(new String(text, StandardCharsets.UTF_8));
    } catch (IOException e) {
      return Optional.empty();
    } finally {
      closeQuietly(wire);
    }
  }

  private static byte[] frame(byte[] text) {
    byte[] frame = new byte[2 + text.length];
    frame[0] = (byte) (text.length >> 8);
    frame[1] = (byte) text.length;
    System.arraycopy(text, 0, frame, 2, text.length);
    return frame;
  }

  /** From the loop, which does not wait for a radio. */
  private void hangUp(StreamLink.Wire wire) {
    worker.execute(() -> closeQuietly(wire));
  }

  private static void closeQuietly(StreamLink.Wire wire) {
    try {
      wire.close();
    } catch (IOException e) {
      // It is gone either way.
    }
  }
}
