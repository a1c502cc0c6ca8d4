package org.precinct.table.bench;

import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.precinct.table.Loop;

/**
 * A loop for the host and one for the guests, each with a thread that never sleeps, in invented
 * time: when neither has anything left to do, whatever would be due next is due at once.
 *
 * <p>The host's thread is the one that calls {@link #run}.
 */
final class Lanes implements AutoCloseable {
  final Loop host;
  final Loop guests;
  private final Lane hostLane = new Lane();
  private final Lane guestLane = new Lane();
  private final PriorityQueue<Later> timers = new PriorityQueue<>();

  /** Tasks that have been handed in and are not done. */
  private final AtomicInteger undone = new AtomicInteger();

  private final Thread thread = new Thread(this::serveGuests, "guests");
  private volatile Optional<Throwable> failure = Optional.empty();
  private volatile boolean closed;
  private volatile long now = 1_000_000;

  Lanes() {
    host = hostLane;
    guests = guestLane;
    thread.setDaemon(true);
    thread.start();
  }

  /** Does the host's work until enough has happened. */
  void run(BooleanSupplier enough) {
    int idle = 0;
    while (!enough.getAsBoolean()) {
      if (hostLane.runNext()) {
        idle = 0;
        continue;
      }
      await(++idle);
      // Looking at it too often slows down the thread that writes it.
      if (idle % 16 != 0) continue;
      if (failure.isPresent()) throw new IllegalStateException(failure.get());
      if (undone.get() == 0) passTime();
    }
  }

  /**
   * Something will come at once, so this gives its core away only if it takes long: on a busy
   * machine the other thread may be the one that waits for it.
   */
  private static void await(int idle) {
    if (idle % 4096 == 0) Thread.yield();
    else Thread.onSpinWait();
  }

  private void serveGuests() {
    int idle = 0;
    try {
      while (!closed) {
        if (guestLane.runNext()) idle = 0;
        else await(++idle);
      }
    } catch (Throwable fault) {
      failure = Optional.of(fault);
    }
  }

  private void passTime() {
    Later first;
    synchronized (timers) {
      first = timers.poll();
    }
    if (first == null) throw new IllegalStateException("nothing will ever happen again");
    if (first.cancelled) return;
    now = Math.max(now, first.at);
    first.lane.execute(first.task);
  }

  @Override
  public void close() {
    closed = true;
  }

  private final class Lane implements Loop {
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    @Override
    public void execute(Runnable task) {
      undone.incrementAndGet();
      tasks.add(task);
    }

    boolean runNext() {
      Runnable task = tasks.poll();
      if (task == null) return false;
      task.run();
      undone.decrementAndGet();
      return true;
    }

    @Override
    public Timer after(long millis, Runnable task) {
      Later later = new Later(this, now + Math.max(0, millis), task);
      synchronized (timers) {
        timers.add(later);
      }
      return later;
    }

    @Override
    public long now() {
      return now;
    }
  }

  private static final class Later implements Comparable<Later>, Loop.Timer {
    final Loop lane;
    final long at;
    final Runnable task;
    volatile boolean cancelled;

    Later(Loop lane, long at, Runnable task) {
      this.lane = lane;
      this.at = at;
      this.task = task;
    }

    @Override
    public int compareTo(Later other) {
      return Long.compare(at, other.at);
    }

    @Override
    public void cancel() {
      cancelled = true;
    }
  }
}
