package org.precinct.table.channel;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.precinct.table.Loop;

/** A loop with a thread and the system's clock, for tests over real sockets. */
final class ThreadLoop implements Loop, AutoCloseable {

  /** Links outlive the loop for a moment; what they still have to say is dropped. */
  private final ScheduledExecutorService executor =
      new ScheduledThreadPoolExecutor(
          1,
          task -> {
            Thread thread = new Thread(task, "test-loop");
            thread.setDaemon(true);
            return thread;
          },
          new ThreadPoolExecutor.DiscardPolicy());

  @Override
  public void execute(Runnable task) {
    executor.execute(task);
  }

  @Override
  public Timer after(long millis, Runnable task) {
    Future<?> future = executor.schedule(task, millis, TimeUnit.MILLISECONDS);
    return () -> future.cancel(false);
  }

  @Override
  public long now() {
    return System.nanoTime() / 1_000_000;
  }

  @Override
  public void close() {
    executor.shutdownNow();
  }
}
