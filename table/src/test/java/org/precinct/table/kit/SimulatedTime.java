package org.precinct.table.kit;

import java.util.PriorityQueue;
import java.util.Random;
import org.precinct.table.Loop;

/**
 * Invented time for any number of loops: whatever is to happen next happens at once.
 *
 * <p>Tasks of one loop keep their order; which loop goes first at the same moment is up to the
 * seed.
 */
public final class SimulatedTime {
  private final PriorityQueue<Task> tasks = new PriorityQueue<>();
  private final Random random;

  /** How long it takes what is done beside a loop. */
  public long asideMillis;

  private long now = 1_000_000;
  private long count;

  public SimulatedTime(long seed) {
    random = new Random(seed);
  }

  public long now() {
    return now;
  }

  /** A loop. After {@link SimulatedLoop#kill} nothing of it happens any more. */
  public SimulatedLoop loop() {
    return new SimulatedLoop();
  }

  /** Lets time pass until nothing is left to happen before that moment. */
  public void advance(long millis) {
    long until = now + millis;
    while (!tasks.isEmpty() && tasks.peek().at <= until) next();
    now = until;
  }

  /** Lets the next thing happen; false if there is none. */
  public boolean next() {
    Task task = tasks.poll();
    if (task == null) return false;
    if (task.at < task.loop.frozenUntil) {
      task.at = task.loop.frozenUntil;
      tasks.add(task);
      return true;
    }
    now = Math.max(now, task.at);
    if (!task.cancelled && !task.loop.dead) task.work.run();
    return true;
  }

  private final class Task implements Comparable<Task>, Loop.Timer {
    final SimulatedLoop loop;
    long at;
    final long order;
    final Runnable work;
    boolean cancelled;

    Task(SimulatedLoop loop, long at, long order, Runnable work) {
      this.loop = loop;
      this.at = at;
      this.order = order;
      this.work = work;
    }

    @Override
    public int compareTo(Task other) {
      int byTime = Long.compare(at, other.at);
      return byTime != 0 ? byTime : Long.compare(order, other.order);
    }

    @Override
    public void cancel() {
      cancelled = true;
    }
  }

  /** One thread of decisions that is no thread. */
  public final class SimulatedLoop implements Loop {
    private boolean dead;
    private long frozenUntil;
    private long last;

    @Override
    public void execute(Runnable task) {
      // Somewhere among the tasks of other loops, but behind those of this one.
      last = Math.max(last + 1, (count += 8) + random.nextInt(64));
      tasks.add(new Task(this, now, last, task));
    }

    @Override
    public Timer after(long millis, Runnable task) {
      Task later = new Task(this, now + Math.max(0, millis), count += 8, task);
      tasks.add(later);
      return later;
    }

    @Override
    public void aside(Runnable task) {
      if (asideMillis == 0) execute(task);
      else after(asideMillis, task);
    }

    @Override
    public long now() {
      return now;
    }

    public void kill() {
      dead = true;
    }

    /** Nothing of it happens for a while, and then all of it at once. */
    public void freeze(long millis) {
      frozenUntil = now + millis;
    }
  }
}
