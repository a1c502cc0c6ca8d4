package org.precinct.engine.kit;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * The only deadline of tests, for those that wait for real threads, processes and sockets. What
 * comes at all comes long before, on any machine and under any load; so nothing depends on it but
 * how long a test takes to fail. All other tests drive the loop that does the work, and wait for
 * nothing.
 */
public final class Patience {
  public static final long MILLIS = 5 * 60_000;

  private Patience() {}

  /** The next of a queue. */
  public static <T> T next(BlockingQueue<T> queue, String what) throws InterruptedException {
    T next = queue.poll(MILLIS, TimeUnit.MILLISECONDS);
    if (next == null) throw new AssertionError("never came: " + what);
    return next;
  }

  public static void await(CountDownLatch latch, String what) throws InterruptedException {
    if (!latch.await(MILLIS, TimeUnit.MILLISECONDS)) {
      throw new AssertionError("never came: " + what);
    }
  }

  /**
   * @param seen what there is to say if it never comes
   */
  public static <T> T get(Future<T> future, Supplier<String> seen) throws InterruptedException {
    try {
      return future.get(MILLIS, TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      throw new AssertionError("never came: " + seen.get(), e);
    }
  }

  /**
   * Waits for other threads to make it so.
   *
   * @param monitor theirs too: they notify it of every change
   * @param seen what there is to say if it never comes
   */
  public static void until(Object monitor, BooleanSupplier so, Supplier<String> seen) {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MILLIS);
    synchronized (monitor) {
      while (!so.getAsBoolean()) {
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (left <= 0) throw new AssertionError("never came: " + seen.get());
        try {
          monitor.wait(left);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
    }
  }
}
