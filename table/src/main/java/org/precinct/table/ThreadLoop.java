package org.precinct.table;

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A loop with a thread and the system's monotonic clock. */
public final class ThreadLoop implements Loop, AutoCloseable {
  private final ScheduledThreadPoolExecutor thread;

  /**
   * @param name of the thread, for those who read thread dumps
   */
  public ThreadLoop(String name) {
    thread =
        new ScheduledThreadPoolExecutor(
            1,
            task -> {
              Thread made = new Thread(task, name);
              made.setDaemon(true);
              return made;
            });
    thread.setRemoveOnCancelPolicy(true);
    thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  @Override
  public void execute(Runnable task) {
    try {
      thread.execute(guarded(task));
    } catch (RejectedExecutionException closed) {
      // After close() nothing is decided any more.
    }
  }

  @Override
  public Timer after(long millis, Runnable task) {
    try {
      ScheduledFuture<?> future = thread.schedule(guarded(task), millis, TimeUnit.MILLISECONDS);
      return () -> future.cancel(false);
    } catch (RejectedExecutionException closed) {
      return () -> {};
    }
  }

  @Override
  public long now() {
    return System.nanoTime() / 1_000_000;
  }

  /** Ends the thread after the tasks handed in before. */
  @Override
  public void close() {
    thread.shutdown();
  }

  /** An executor would swallow what a task throws; a fault must be seen. */
  private static Runnable guarded(Runnable task) {
    return () -> {
      try {
        task.run();
      } catch (Throwable fault) {
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, fault);
      }
    };
  }
}
