package org.precinct.console.terminal;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.precinct.table.Loop;

/**
 * Invented time: it stands still while a person thinks, and leaps to what is due next otherwise.
 */
public final class SteppedTime implements Pulse, Loop {
  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
  private final PriorityQueue<Due> timers =
      new PriorityQueue<>(Comparator.comparingLong(Due::at).thenComparingLong(Due::number));
  private long now;
  private long count;

  private record Due(long at, long number, Runnable task, boolean[] cancelled) {}

  @Override
  public Loop loop() {
    return this;
  }

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
  }

  @Override
  public synchronized Timer after(long millis, Runnable task) {
    boolean[] cancelled = new boolean[1];
    timers.add(new Due(now + Math.max(0, millis), count++, task, cancelled));
    return () -> cancelled[0] = true;
  }

  @Override
  public synchronized long now() {
    return now;
  }

  @Override
  public Event next(BlockingQueue<Event> events, long millis, boolean person)
      throws InterruptedException {
    long until = millis == 0 ? Long.MAX_VALUE : now() + millis;
    while (true) {
      settle();
      Event event = events.poll();
      if (event != null) return event;
      Due due = due();
      if (person || due == null && millis == 0) return events.take();
      if (due == null || due.at > until) {
        leap(until);
        return new Event.Tick();
      }
      leap(due.at);
    }
  }

  @Override
  public void settle() {
    while (true) {
      Runnable task = tasks.poll();
      if (task == null) task = dueNow();
      if (task == null) return;
      task.run();
    }
  }

  private synchronized Runnable dueNow() {
    Due first = due();
    if (first == null || first.at > now) return null;
    return timers.remove().task;
  }

  private synchronized Due due() {
    while (!timers.isEmpty() && timers.peek().cancelled[0]) timers.remove();
    return timers.peek();
  }

  private synchronized void leap(long to) {
    now = Math.max(now, to);
  }

  @Override
  public void close() {
    settle();
  }
}
