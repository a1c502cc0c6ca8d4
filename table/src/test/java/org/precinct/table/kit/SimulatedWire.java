package org.precinct.table.kit;

import java.util.Random;
import okio.ByteString;
import org.precinct.table.link.Link;

/**
 * A link over invented distances: bytes take a while and arrive in other pieces than they were sent
 * in. Below what is encrypted, accidents may happen to a piece.
 */
public final class SimulatedWire {
  /** What may happen to a piece on its way. */
  public enum Accident {
    NONE,
    LOST,
    TWICE,
    CHANGED,
    /** It arrives after the next one. */
    OVERTAKEN
  }

  public final Link guest;
  public final Link host;
  private final SimulatedTime time;
  private final SimulatedTime.SimulatedLoop loop;
  private final Random random;
  private final int slowest;
  private Accident accident = Accident.NONE;
  private boolean cut;

  public SimulatedWire(SimulatedTime time, Random random, int slowest) {
    this.time = time;
    this.loop = time.loop();
    this.random = random;
    this.slowest = slowest;
    End one = new End();
    End other = new End();
    one.other = other;
    other.other = one;
    guest = one;
    host = other;
  }

  public boolean isCut() {
    return cut;
  }

  /** Something will happen to the next piece. */
  public void next(Accident kind) {
    accident = kind;
  }

  /** Breaks it: what is on the way is lost, and each end hears of it after a while. */
  public void cut() {
    if (cut) return;
    cut = true;
    loop.after(random.nextInt(3 * slowest), ((End) guest)::end);
    loop.after(random.nextInt(3 * slowest), ((End) host)::end);
  }

  private final class End implements Link {
    private End other;
    private Receiver receiver;
    private boolean ended;
    private ByteString waiting = ByteString.EMPTY;
    private ByteString overtaken = ByteString.EMPTY;
    private long lastArrival;

    @Override
    public void open(Receiver newReceiver) {
      receiver = newReceiver;
      deliver();
      if (ended) newReceiver.closed();
    }

    @Override
    public void send(ByteString bytes) {
      if (cut || ended) return;
      ByteString rest = bytes;
      while (rest.size() > 0) {
        int length = random.nextInt(3) == 0 ? 1 + random.nextInt(rest.size()) : rest.size();
        piece(rest.substring(0, length));
        rest = rest.substring(length);
      }
    }

    private void piece(ByteString bytes) {
      Accident now = accident;
      accident = Accident.NONE;
      switch (now) {
        case NONE -> travel(bytes);
        case LOST -> {}
        case TWICE -> {
          travel(bytes);
          travel(bytes);
        }
        case CHANGED -> {
          byte[] changed = bytes.toByteArray();
          changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
          travel(ByteString.of(changed));
        }
        case OVERTAKEN -> overtaken = bytes;
      }
    }

    private void travel(ByteString bytes) {
      ByteString late = overtaken;
      overtaken = ByteString.EMPTY;
      lastArrival = Math.max(lastArrival, time.now() + random.nextInt(slowest));
      loop.after(
          lastArrival - time.now(),
          () -> {
            if (cut) return;
            other.waiting = joined(joined(other.waiting, bytes), late);
            // Sometimes a piece lies there until the next one comes, or a while.
            if (random.nextInt(4) == 0) loop.after(random.nextInt(slowest), other::deliver);
            else other.deliver();
          });
    }

    private static ByteString joined(ByteString one, ByteString other) {
      return new okio.Buffer().write(one).write(other).readByteString();
    }

    private void deliver() {
      if (receiver == null || ended || waiting.size() == 0) return;
      ByteString bytes = waiting;
      waiting = ByteString.EMPTY;
      receiver.received(bytes);
    }

    private void end() {
      if (ended) return;
      deliver();
      ended = true;
      if (receiver != null) receiver.closed();
    }

    @Override
    public void close() {
      if (ended) return;
      // What was sent before still arrives.
      lastArrival = Math.max(lastArrival, time.now() + slowest);
      loop.after(
          2L * slowest + lastArrival - time.now(),
          () -> {
            cut = true;
            other.end();
          });
      end();
    }
  }
}
