package org.precinct.table.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import okio.ByteString;
import org.precinct.table.channel.Channel;

/**
 * Channels over invented distances: messages take a while, keep their order, and are lost with the
 * channel, which may be cut at any moment. Both ends hear of it, one perhaps much later.
 */
public final class SimulatedNet {
  private final SimulatedTime.SimulatedLoop wire;
  private final SimulatedTime time;
  private final Random random;
  private final int slowest;
  private final List<Pair> open = new ArrayList<>();

  /**
   * @param slowest the longest that a message takes, in milliseconds
   */
  public SimulatedNet(SimulatedTime time, long seed, int slowest) {
    this.time = time;
    this.wire = time.loop();
    this.random = new Random(seed);
    this.slowest = slowest;
  }

  /** Two ends of a channel. */
  public Pair connect(Channel.Entry entry, String words) {
    Pair pair = new Pair(entry, words);
    open.add(pair);
    return pair;
  }

  /** Channels that nobody has closed. */
  public List<Pair> open() {
    open.removeIf(pair -> pair.cut);
    return open;
  }

  private int delay() {
    return slowest == 0 ? 0 : random.nextInt(slowest);
  }

  /** A channel. */
  public final class Pair {
    public final End guest;
    public final End host;
    private boolean cut;

    private boolean orphaned;

    /** By how much what is on the way to the host is late; 0 if it is lost. */
    private int late;

    private Pair(Channel.Entry entry, String words) {
      guest = new End(entry, words, this);
      host = new End(entry, words, this);
      guest.other = host;
      host.other = guest;
    }

    /**
     * Breaks it: what is on the way is lost, and each end hears of it after a while. Sometimes only
     * the guest's end breaks, and what it had sent arrives late, perhaps after what it has said on
     * a new channel.
     */
    public void cut() {
      if (cut) return;
      cut = true;
      if (slowest > 0 && random.nextInt(3) == 0) late = 200 + random.nextInt(1_500);
      wire.after(delay() * 3L, guest::end);
      wire.after(delay() * 3L + 2L * late, host::end);
    }

    /** The host's process is gone: what it had sent arrives, and then the guest hears of it. */
    public void orphan() {
      if (cut) return;
      cut = true;
      orphaned = true;
      wire.after(Math.max(0, host.lastArrival - time.now()) + delay(), guest::end);
    }
  }

  /** One end of a channel. */
  public final class End implements Channel {
    private final Entry entry;
    private final String words;
    private final Pair pair;
    private final List<ByteString> early = new ArrayList<>();
    private End other;
    private Receiver receiver;
    private boolean ended;
    private boolean endedEarly;
    private long lastArrival;

    /** Everything that was sent from here, for those who look for leaks. */
    public List<ByteString> sent = new ArrayList<>();

    public boolean keeps;

    /** Where the other end is. */
    public String place = "";

    /** How many messages may wait at an end that does not read before the channel gives up. */
    private int unread;

    public boolean deaf;

    /** So many of the next messages are sent twice. */
    public int repeats;

    private End(Entry entry, String words, Pair pair) {
      this.entry = entry;
      this.words = words;
      this.pair = pair;
    }

    @Override
    public Entry entry() {
      return entry;
    }

    @Override
    public String words() {
      return words;
    }

    @Override
    public String peer() {
      return place;
    }

    @Override
    public void open(Receiver newReceiver) {
      receiver = newReceiver;
      for (ByteString message : early) newReceiver.received(message);
      early.clear();
      if (endedEarly) end();
    }

    @Override
    public void send(ByteString message) {
      if (keeps) sent.add(message);
      if (pair.cut) return;
      if (other.deaf && ++other.unread > 200) {
        pair.cut();
        return;
      }
      lastArrival = Math.max(lastArrival, time.now() + delay());
      wire.after(lastArrival - time.now(), () -> other.arrive(message));
      if (repeats > 0) {
        repeats--;
        wire.after(lastArrival - time.now(), () -> other.arrive(message));
      }
    }

    /** A message is here without having been on any way. */
    public void deliverNow(ByteString message) {
      deliver(message);
    }

    private void arrive(ByteString message) {
      if (pair.cut && pair.late > 0 && this == pair.host) {
        wire.after(pair.late, () -> deliver(message));
      } else if (!pair.cut || pair.orphaned && this == pair.guest) {
        deliver(message);
      }
    }

    private void deliver(ByteString message) {
      if (ended || deaf) return;
      if (receiver == null) early.add(message);
      else receiver.received(message);
    }

    private void end() {
      if (ended) return;
      if (receiver == null) {
        endedEarly = true;
        return;
      }
      ended = true;
      receiver.closed();
    }

    @Override
    public void close() {
      if (pair.cut) {
        end();
        return;
      }
      // What was sent before still arrives.
      lastArrival = Math.max(lastArrival, time.now() + delay());
      wire.after(
          lastArrival - time.now(),
          () -> {
            pair.cut = true;
            other.end();
          });
      end();
    }
  }
}
