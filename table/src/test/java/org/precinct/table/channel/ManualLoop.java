package org.precinct.table.channel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import org.precinct.engine.kit.Patience;
import org.precinct.table.Loop;

/** A loop that runs when a test says so, with invented time. */
final class ManualLoop implements Loop {

  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final List<Waiting> timers = new ArrayList<>();
  private long now;

  private record Waiting(long due, Runnable task) {}

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

  synchronized int timers() {
    return timers.size();
  }

  /** Runs what is there. */
  void run() {
    for (Runnable task = next(); task != null; task = next()) {
      task.run();
    }
  }

  /** Lets time pass. */
  void pass(long millis) {
    run();
    long end = now() + millis;
    while (true) {
      Waiting first;
      synchronized (this) {
        first = timers.stream().min(Comparator.comparingLong(Waiting::due)).orElse(null);
        if (first == null || first.due > end) {
          now = end;
          break;
        }
        timers.remove(first);
        now = first.due;
      }
      first.task.run();
      run();
    }
  }

  /** Waits for a task from another thread and runs it. */
  void await() {
    Patience.until(this, () -> !tasks.isEmpty(), () -> "something to run");
    run();
  }

  private synchronized Runnable next() {
    return tasks.poll();
  }
}
