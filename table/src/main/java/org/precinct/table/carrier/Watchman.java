package org.precinct.table.carrier;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import org.precinct.table.Loop;

/**
 * Keeps an activity going on every transport that has no obstacle: begins when the obstacle goes
 * away, ends when one comes, and tries again a while after a failure. Everything on the loop.
 */
final class Watchman<A extends Carrier.Activity> implements AutoCloseable {

  private static final long FIRST_PAUSE = 3_000;
  private static final long LONGEST_PAUSE = 30_000;

  /** Not every change is told by every phone; a hotspot of one's own, for instance, is not. */
  private static final long ROUND = 20_000;

  private final LinkParts parts;
  private final Role role;
  private final BiFunction<Carrier, Duty, A> begin;
  private final Runnable changed;
  private final Map<Transport, Duty> posts = new EnumMap<>(Transport.class);
  private final Radios.Watch watch;
  private Loop.Timer round;
  private boolean closed;

  /**
   * @param begin starts an activity; its reports go to the duty
   * @param changed called when a condition has changed
   */
  Watchman(LinkParts parts, Role role, BiFunction<Carrier, Duty, A> begin, Runnable changed) {
    this.parts = parts;
    this.role = role;
    this.begin = begin;
    this.changed = changed;
    for (Carrier carrier : parts.carriers()) {
      posts.put(carrier.transport(), new Duty(carrier));
    }
    watch = parts.radios().watch(() -> parts.loop().execute(this::refresh));
    round();
  }

  /** Of every transport, those that this build has no carrier for included. */
  Map<Transport, Condition> conditions() {
    Map<Transport, Condition> conditions = new EnumMap<>(Transport.class);
    for (Transport transport : Transport.values()) {
      Duty duty = posts.get(transport);
      conditions.put(transport, duty == null ? Condition.of(Obstacle.NO_RADIO) : duty.condition);
    }
    return conditions;
  }

  /** Goes through the activities that are going on. */
  void each(BiConsumer<Transport, A> task) {
    for (Duty duty : posts.values()) {
      duty.activity.ifPresent(activity -> task.accept(duty.transport(), activity));
    }
  }

  void refresh() {
    if (closed) return;
    posts.values().forEach(Duty::check);
  }

  private void round() {
    for (Duty duty : posts.values()) {
      if (!duty.retry.isPresent()) duty.check();
    }
    round = parts.loop().after(ROUND, this::round);
  }

  @Override
  public void close() {
    if (closed) return;
    closed = true;
    round.cancel();
    watch.close();
    posts.values().forEach(Duty::stop);
  }

  /** One transport. */
  final class Duty {
    private final Carrier carrier;
    private Condition condition = Condition.STARTING;
    private Optional<A> activity = Optional.empty();
    private Optional<Loop.Timer> retry = Optional.empty();
    private long pause = FIRST_PAUSE;
    private boolean checking;
    private boolean checkAgain;

    /** Counts the beginnings: reports of an activity that has ended carry an older number. */
    private int shift;

    private Duty(Carrier carrier) {
      this.carrier = carrier;
    }

    Transport transport() {
      return carrier.transport();
    }

    /** For the activity that begins just now. */
    int shift() {
      return shift;
    }

    /** Runs a report on the loop, unless its activity is over. */
    void during(int reported, Runnable report) {
      parts
          .loop()
          .execute(
              () -> {
                if (!closed && reported == shift && activity.isPresent()) report.run();
              });
    }

    void working(int reported) {
      during(
          reported,
          () -> {
            pause = FIRST_PAUSE;
            become(Condition.WORKING);
          });
    }

    void failed(int reported, Obstacle obstacle) {
      during(
          reported,
          () -> {
            stop();
            become(Condition.of(obstacle));
            retry = Optional.of(parts.loop().after(pause, this::check));
            pause = Math.min(LONGEST_PAUSE, 2 * pause);
          });
    }

    private void check() {
      if (closed) return;
      if (checking) {
        checkAgain = true;
        return;
      }
      checking = true;
      parts
          .worker()
          .execute(
              () -> {
                Optional<Obstacle> found = parts.radios().obstacle(carrier.transport(), role);
                parts.loop().execute(() -> checked(found));
              });
    }

    private void checked(Optional<Obstacle> obstacle) {
      checking = false;
      if (closed) return;
      if (obstacle.isPresent()) {
        stop();
        become(Condition.of(obstacle.get()));
      } else if (activity.isPresent()) {
        activity.get().refresh();
      } else {
        cancelRetry();
        shift++;
        condition = Condition.STARTING;
        activity = Optional.of(begin.apply(carrier, this));
        changed.run();
      }
      if (checkAgain) {
        checkAgain = false;
        check();
      }
    }

    private void stop() {
      cancelRetry();
      Optional<A> old = activity;
      activity = Optional.empty();
      old.ifPresent(Carrier.Activity::close);
    }

    private void cancelRetry() {
      retry.ifPresent(Loop.Timer::cancel);
      retry = Optional.empty();
    }

    private void become(Condition next) {
      if (condition.equals(next)) return;
      condition = next;
      String why = next.obstacle().map(obstacle -> " " + obstacle).orElse("");
      parts.notes().add(carrier.transport(), role + " " + next.state() + why);
      changed.run();
    }
  }
}
