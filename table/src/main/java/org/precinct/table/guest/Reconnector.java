package org.precinct.table.guest;

import java.util.Optional;
import okio.ByteString;
import org.precinct.table.Entropy;
import org.precinct.table.Inbox;
import org.precinct.table.Loop;
import org.precinct.table.channel.Channel;
import org.precinct.table.channel.Ticket;
import org.precinct.table.proto.Beat;
import org.precinct.table.proto.ToHost;

/**
 * The way to the host: found, lost and found again, after longer and longer pauses, and given up
 * when the host has been silent for too long.
 */
final class Reconnector {
  private static final int FIRST_WAIT = 250;
  private static final int LONGEST_WAIT = 5_000;
  private static final int BEAT = 5_000;
  private static final int SILENT = 15_000;
  private static final int CONNECT = 15_000;
  private static final int UNREAD = 4_096;

  private final Loop loop;
  private final Connector connector;
  private final Entropy entropy;
  private final Traveller traveller;
  private Optional<Channel> channel = Optional.empty();
  private Loop.Timer timer = () -> {};
  private int number;
  private int failures;
  private long heardAt;
  private boolean ended;

  /** Who goes this reconnector. Called on the loop. */
  interface Traveller {
    /** What lets this device in without being asked. */
    Optional<Ticket> ticket();

    /** There is a channel. */
    void arrived(Channel channel);

    /** The host has said something. */
    void read(ByteString message);

    /** The host has not been heard of for too long; {@link #lost} follows. */
    void silent();

    /** There is no channel any more, or there never was; another attempt follows. */
    void lost();

    /** A while has passed on the same channel. */
    void beat();
  }

  Reconnector(Loop loop, Connector connector, Entropy entropy, Traveller traveller) {
    this.loop = loop;
    this.connector = connector;
    this.entropy = entropy;
    this.traveller = traveller;
  }

  void begin() {
    beat();
    connect();
  }

  /** Another one for every channel and every attempt at one. */
  int number() {
    return number;
  }

  Optional<Channel> channel() {
    return channel;
  }

  void send(ToHost frame) {
    channel.ifPresent(open -> open.send(ToHost.ADAPTER.encodeByteString(frame)));
  }

  /** Somebody over there has to decide, and may take any time for it. */
  void awaitDecision() {
    timer.cancel();
  }

  void welcomed() {
    timer.cancel();
    failures = 0;
  }

  /** The channel is of no use any more; looks for another one. */
  void giveUp() {
    lost(number);
  }

  void end() {
    ended = true;
    leave();
  }

  private void leave() {
    number++;
    timer.cancel();
    channel.ifPresent(Channel::close);
    channel = Optional.empty();
  }

  private void connect() {
    if (ended) return;
    int attempt = ++number;
    timer = loop.after(CONNECT, () -> lost(attempt));
    connector.connect(
        traveller.ticket(),
        new Connector.Callback() {
          @Override
          public void connected(Channel found) {
            loop.execute(() -> arrived(attempt, found));
          }

          @Override
          public void failed() {
            loop.execute(() -> lost(attempt));
          }
        });
  }

  private void arrived(int attempt, Channel found) {
    if (attempt != number || ended || channel.isPresent()) {
      found.close();
      return;
    }
    channel = Optional.of(found);
    heardAt = loop.now();
    found.open(new Receiver(attempt, found));
    traveller.arrived(found);
  }

  private void lost(int attempt) {
    if (attempt != number || ended) return;
    leave();
    long wait = Math.min(LONGEST_WAIT, (long) FIRST_WAIT << Math.min(failures, 10));
    failures++;
    // Not all at the same moment after the host has come back.
    long jitter = (entropy.bytes(1).getByte(0) & 0xff) * wait / 1024;
    timer = loop.after(wait + jitter, this::connect);
    traveller.lost();
  }

  private void beat() {
    loop.after(
        BEAT,
        () -> {
          if (ended) return;
          beat();
          if (!channel.isPresent()) return;
          if (loop.now() - heardAt > SILENT) {
            traveller.silent();
            giveUp();
            return;
          }
          send(new ToHost.Builder().beat(new Beat()).build());
          traveller.beat();
        });
  }

  /** What comes in on one channel. */
  private final class Receiver implements Channel.Receiver {
    private final int attempt;
    private final Channel from;

    /** Messages, or the channel's end if empty. */
    private final Inbox<Optional<ByteString>> inbox = new Inbox<>(loop, this::read, () -> {});

    Receiver(int attempt, Channel from) {
      this.attempt = attempt;
      this.from = from;
    }

    @Override
    public void received(ByteString message) {
      if (inbox.size() < UNREAD) inbox.add(Optional.of(message));
      else from.close();
    }

    @Override
    public void closed() {
      inbox.add(Optional.empty());
    }

    private void read(Optional<ByteString> message) {
      if (attempt != number) return;
      if (!message.isPresent()) {
        lost(attempt);
        return;
      }
      heardAt = loop.now();
      traveller.read(message.get());
    }
  }
}
