package org.precinct.table;

/**
 * One thread of decisions with a clock of its own. Whatever a table decides, it decides here, so
 * that nothing in it needs a lock. Tests put a scheduler with invented time in its place.
 */
public interface Loop {

  /** Runs a task after all those handed in before it. From any thread. */
  void execute(Runnable task);

  /** Runs a task once, after a time. From any thread. */
  Timer after(long millis, Runnable task);

  /**
   * Runs a task that takes long beside the loop, on a thread of its own; what it finds it hands
   * back with {@link #execute}. From any thread. Where there are no threads, it runs on the loop.
   */
  default void aside(Runnable task) {
    execute(task);
  }

  /** Milliseconds of a clock that only goes forward, from no particular beginning. */
  long now();

  /** A task that waits for its time. */
  interface Timer {
    void cancel();
  }
}
