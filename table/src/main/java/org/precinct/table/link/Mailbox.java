package org.precinct.table.link;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import okio.ByteString;

/**
 * Hands pieces to a {@link Link.Receiver} one at a time and in order, whatever thread they come
 * from, and keeps a bounded amount of them until they are taken. What links are built with.
 *
 * <p>With an executor that runs a task at once, a piece is delivered before {@link #offer} returns,
 * unless a delivery is under way: then that one takes it along, so a receiver is never called from
 * within itself.
 */
public final class Mailbox {

  private final Executor executor;
  private final long room;
  private final Queue<ByteString> pieces = new ArrayDeque<>();
  private long held;
  private Link.Receiver receiver;
  private boolean ended;
  private boolean told;
  private boolean delivering;

  /**
   * @param executor runs deliveries; any, they do not overlap
   * @param room how many bytes may wait; each piece counts a little more than its bytes
   */
  public Mailbox(Executor executor, long room) {
    this.executor = executor;
    this.room = room;
  }

  /** Starts delivery. */
  public void open(Link.Receiver receiver) {
    synchronized (this) {
      if (this.receiver != null) {
        throw new IllegalStateException("A link is opened once.");
      }
      this.receiver = receiver;
    }
    wake();
  }

  /** Puts a piece in. False if there is no room; after the end pieces are dropped. */
  public boolean offer(ByteString piece) {
    synchronized (this) {
      if (ended) {
        return true;
      }
      long size = cost(piece);
      if (held + size > room) {
        return false;
      }
      held += size;
      pieces.add(piece);
    }
    wake();
    return true;
  }

  /** Tells the receiver, after the pieces that wait, that nothing more comes. */
  public void end() {
    synchronized (this) {
      ended = true;
    }
    wake();
  }

  /** Like {@link #end}, but drops the pieces that wait. */
  public void stop() {
    synchronized (this) {
      ended = true;
      pieces.clear();
      held = 0;
    }
    wake();
  }

  private void wake() {
    synchronized (this) {
      if (delivering || receiver == null || told || (pieces.isEmpty() && !ended)) {
        return;
      }
      delivering = true;
    }
    executor.execute(this::deliver);
  }

  private void deliver() {
    boolean finished = false;
    try {
      while (true) {
        ByteString piece;
        synchronized (this) {
          piece = pieces.poll();
          if (piece == null && (!ended || told)) {
            delivering = false;
            finished = true;
            return;
          }
          if (piece == null) {
            told = true;
          } else {
            held -= cost(piece);
          }
        }
        if (piece == null) {
          receiver.closed();
        } else {
          receiver.received(piece);
        }
      }
    } finally {
      if (!finished) {
        synchronized (this) {
          delivering = false;
        }
      }
    }
  }

  private static long cost(ByteString piece) {
    return 32L + piece.size();
  }
}
