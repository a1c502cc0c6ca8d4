package org.precinct.table;

import java.util.ArrayDeque;
import java.util.PriorityQueue;

/**
 * A loop with a thread and the system's monotonic clock.
 *
 * <p>Tasks are taken from the queue all at once, so a busy table pays for the lock once in a while
 * instead of twice for every message, which is what an executor would cost.
 */
public final class ThreadLoop implements Loop, AutoCloseable {
  private final Object lock = new Object();
  private final PriorityQueue<Later> later = new PriorityQueue<>();
  private final ArrayDeque<Runnable> tasks = new ArrayDeque<>();
  private final String name;
  private long count;
  private boolean closed;

  /**
   * @param name of the thread, for those who read thread dumps
   */
  public ThreadLoop(String name) {
    this.name = name;
    Thread thread = new Thread(this::run, name);
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void execute(Runnable task) {
    synchronized (lock) {
      if (closed) return;
      tasks.add(task);
      if (tasks.size() == 1) lock.notifyAll();
    }
  }

  @Override
  public Timer after(long millis, Runnable task) {
    Later timer = new Later(System.nanoTime() + Math.max(0, millis) * 1_000_000, task);
    synchronized (lock) {
      if (closed) return timer;
      timer.number = count++;
      later.add(timer);
      if (later.peek() == timer) lock.notifyAll();
    }
    return timer;
  }

  @Override
  public void aside(Runnable task) {
    Thread thread = new Thread(() -> guarded(task), name + ", aside");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public long now() {
    return System.nanoTime() / 1_000_000;
  }

  /** Ends the thread after the tasks handed in before. Timers are forgotten. */
  @Override
  public void close() {
    synchronized (lock) {
      closed = true;
      later.clear();
      lock.notifyAll();
    }
  }

  private void run() {
    ArrayDeque<Runnable> batch = new ArrayDeque<>();
    while (takeAll(batch)) {
      for (Runnable task; (task = batch.poll()) != null; ) guarded(task);
    }
  }

  /** Waits for something to do and moves it into the empty batch; false at the end. */
  private boolean takeAll(ArrayDeque<Runnable> batch) {
    synchronized (lock) {
      while (true) {
        long now = System.nanoTime();
        while (!later.isEmpty() && later.peek().at - now <= 0) tasks.add(later.poll());
        if (!tasks.isEmpty()) {
          batch.addAll(tasks);
          tasks.clear();
          return true;
        }
        if (closed) return false;
        try {
          if (later.isEmpty()) lock.wait();
          else lock.wait((later.peek().at - now) / 1_000_000 + 1);
        } catch (InterruptedException e) {
          // Nobody has a reason to interrupt this thread; close() ends it.
        }
      }
    }
  }

  /** A task that fails must be seen, and must not end the others. */
  private static void guarded(Runnable task) {
    try {
      task.run();
    } catch (Throwable fault) {
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, fault);
    }
  }

  private final class Later implements Timer, Runnable, Comparable<Later> {
    final long at;
    private final Runnable task;
    private long number;
    private volatile boolean cancelled;

    Later(long at, Runnable task) {
      this.at = at;
      this.task = task;
    }

    @Override
    public void run() {
      if (!cancelled) task.run();
    }

    @Override
    public void cancel() {
      cancelled = true;
      synchronized (lock) {
        later.remove(this);
      }
    }

    @Override
    public int compareTo(Later other) {
      return at != other.at ? Long.signum(at - other.at) : Long.compare(number, other.number);
    }
  }
}
