package org.precinct.table.link;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import okio.ByteString;

/**
 * A link over a connection of two blocking streams: a socket of the network or of Bluetooth.
 *
 * <p>Two threads serve it: one connects and then reads, the other writes. Closing it sends what is
 * queued, says so to the other side, and waits a moment for its answer, because a connection that
 * is closed with bytes unread takes back bytes that were sent.
 */
public final class StreamLink implements Link {

  /** How many bytes may wait to be sent. */
  static final int ROOM = 1 << 20;

  private static final int LINGER_MILLIS = 2_000;
  private static final int PIECE = 16 * 1024;

  private final String peer;
  private final List<Wire> candidates;
  private final Runnable ended;

  // Guarded by this; whether it is closing may be read without.
  private final Deque<ByteString> queue = new ArrayDeque<>();
  private long queued;
  private Wire wire;
  private boolean opened;
  private boolean reached;
  private boolean writing;
  private volatile boolean closing;
  private boolean dead;

  private StreamLink(String peer, List<Wire> candidates, Runnable ended) {
    this.peer = peer;
    this.candidates = candidates;
    this.ended = ended;
  }

  /** A connection to one other device. Methods may block, and fail once it is closed. */
  public interface Wire {
    /** Connects. Called once, first, unless it is connected already. */
    void connect() throws IOException;

    InputStream in() throws IOException;

    OutputStream out() throws IOException;

    /** Tells the other device that nothing more comes, where the transport has a way to say so. */
    void finish() throws IOException;

    /** From any thread, also while another one connects, reads or writes. */
    void close() throws IOException;
  }

  /**
   * A link by the first of several wires that connects. It connects when it is opened; what is sent
   * before waits. If none does, it ends.
   */
  public static StreamLink to(String peer, List<Wire> candidates) {
    return new StreamLink(peer, List.copyOf(candidates), () -> {});
  }

  /**
   * A link over a connected wire.
   *
   * @param ended called once, at the end, before anybody else hears of it
   */
  public static StreamLink over(String peer, Wire connected, Runnable ended) {
    StreamLink link = new StreamLink(peer, List.of(), ended);
    link.wire = connected;
    link.reached = true;
    return link;
  }

  /**
   * Whether the other device has answered at all. If it has and the link ended nevertheless, the
   * other device did not want it.
   */
  public synchronized boolean reached() {
    return reached;
  }

  @Override
  public String peer() {
    return peer;
  }

  @Override
  public void open(Receiver receiver) {
    synchronized (this) {
      if (opened) {
        throw new IllegalStateException("A link is opened once.");
      }
      opened = true;
    }
    start("reader", () -> read(receiver));
  }

  @Override
  public void send(ByteString bytes) {
    boolean full;
    synchronized (this) {
      if (closing || dead) {
        return;
      }
      full = queued + bytes.size() > ROOM;
      if (!full) {
        queue.add(bytes);
        queued += bytes.size();
        notifyAll();
      }
    }
    if (full) {
      die();
    }
  }

  @Override
  public void close() {
    boolean atOnce;
    boolean stuck;
    synchronized (this) {
      if (closing) {
        return;
      }
      closing = true;
      atOnce = !opened || !reached;
      stuck = writing || !queue.isEmpty();
      notifyAll();
    }
    if (atOnce) {
      die();
    } else if (stuck) {
      start("closer", this::linger);
    }
  }

  private void read(Receiver receiver) {
    try {
      Wire connected = connect();
      if (connected != null) {
        start("writer", () -> write(connected));
        InputStream in = connected.in();
        byte[] buffer = new byte[PIECE];
        for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
          if (!isClosing()) {
            receiver.received(ByteString.of(buffer, 0, count));
          }
        }
      }
    } catch (IOException e) {
      // Whatever it was, the link is over, and that is what the receiver hears.
    } finally {
      die();
      receiver.closed();
    }
  }

  private Wire connect() {
    synchronized (this) {
      if (reached || dead) {
        return dead ? null : wire;
      }
    }
    for (Wire attempt : candidates) {
      synchronized (this) {
        if (dead) {
          return null;
        }
        wire = attempt;
      }
      try {
        attempt.connect();
        synchronized (this) {
          reached = true;
          return dead ? null : attempt;
        }
      } catch (IOException e) {
        closeQuietly(attempt);
      }
    }
    return null;
  }

  private void write(Wire connected) {
    try {
      OutputStream out = new BufferedOutputStream(connected.out(), PIECE);
      for (List<ByteString> pieces = next(); !pieces.isEmpty(); pieces = next()) {
        for (ByteString piece : pieces) {
          piece.write(out);
        }
        out.flush();
        written(pieces);
      }
      connected.finish();
      linger();
    } catch (IOException e) {
      die();
    } catch (InterruptedException e) {
      die();
      Thread.currentThread().interrupt();
    }
  }

  /** All that waits to be sent; empty when the link is closed and everything is sent. */
  private synchronized List<ByteString> next() throws InterruptedException {
    while (queue.isEmpty() && !closing && !dead) {
      wait();
    }
    List<ByteString> pieces = new ArrayList<>(queue);
    queue.clear();
    writing = !pieces.isEmpty();
    return pieces;
  }

  /** Pieces make room only now: what the system has not taken is still on our hands. */
  private synchronized void written(List<ByteString> pieces) {
    writing = false;
    for (ByteString piece : pieces) {
      queued -= piece.size();
    }
  }

  /** Gives the other side a moment to take the rest and close, then ends. */
  private void linger() {
    long last = System.nanoTime() + LINGER_MILLIS * 1_000_000L;
    synchronized (this) {
      try {
        for (long left = LINGER_MILLIS; left > 0 && !dead; ) {
          wait(left);
          left = (last - System.nanoTime()) / 1_000_000;
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    die();
  }

  /** Whether it has been closed, although the other side may still have a moment. */
  boolean isClosing() {
    return closing;
  }

  /** Ends it, whatever is still to be sent. */
  void die() {
    Wire old;
    synchronized (this) {
      if (dead) {
        return;
      }
      dead = true;
      closing = true;
      queue.clear();
      old = wire;
      notifyAll();
      // Before anybody hears of the end, so that they find the place free.
      ended.run();
    }
    if (old != null) {
      closeQuietly(old);
    }
  }

  private static void closeQuietly(Wire wire) {
    try {
      wire.close();
    } catch (IOException e) {
      // It is gone either way.
    }
  }

  private void start(String role, Runnable task) {
    Thread thread = new Thread(task, "precinct-" + role + "-" + peer);
    thread.setDaemon(true);
    thread.start();
  }
}
