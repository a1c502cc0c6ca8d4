package org.precinct.table.carrier;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.function.BooleanSupplier;
import org.precinct.engine.kit.Patience;
import org.precinct.table.Loop;

/** A loop that runs when a test says so, with invented time. */
public final class SteppedLoop implements Loop {
  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final List<Waiting> timers = new ArrayList<>();
  private final Runnable others;
  private long now;

  private record Waiting(long due, Runnable task) {}

  public SteppedLoop() {
    this(() -> {});
  }

  /**
   * @param others runs what other threads of the test's making have to do
   */
  public SteppedLoop(Runnable others) {
    this.others = others;
  }

  @Override
  public synchronized void execute(Runnable task) {
    tasks.add(task);
    notifyAll();
  }

  @Override
  public synchronized Timer after(long millis, Runnable task) {
    Waiting waiting = new Waiting(now + millis, task);
    timers.add(waiting);
    return () -> {
      synchronized (this) {
        timers.remove(waiting);
      }
    };
  }

  @Override
  public synchronized long now() {
    return now;
  }

  /** How many timers wait: what has ended leaves none behind. */
  public synchronized int timers() {
    return timers.size();
  }

  /** Runs until there is nothing left to do now. */
  public void run() {
    others.run();
    for (Runnable task = next(); task != null; task = next()) {
      task.run();
      others.run();
    }
  }

  /**
   * Runs until something is so, and waits for what threads hand in, who do so after each change.
   * Time stands still.
   */
  public void runUntil(String what, BooleanSupplier condition) {
    for (run(); !condition.getAsBoolean(); run()) {
      Patience.until(this, () -> !tasks.isEmpty(), () -> what);
    }
  }

  private synchronized Runnable next() {
    return tasks.poll();
  }

  /** Lets time pass. */
  public void pass(long millis) {
    run();
    long end = now() + millis;
    for (Waiting first = first(end); first != null; first = first(end)) {
      first.task.run();
      run();
    }
    synchronized (this) {
      now = end;
    }
  }

  private synchronized Waiting first(long end) {
    Waiting first = timers.stream().min(Comparator.comparingLong(Waiting::due)).orElse(null);
    if (first == null || first.due > end) return null;
    timers.remove(first);
    now = Math.max(now, first.due);
    return first;
  }
}
