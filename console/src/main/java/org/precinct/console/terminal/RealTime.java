package org.precinct.console.terminal;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.precinct.table.Loop;
import org.precinct.table.ThreadLoop;

/** The system's time. */
public final class RealTime implements Pulse {
  private final ThreadLoop loop = new ThreadLoop("table");

  @Override
  public Loop loop() {
    return loop;
  }

  /** It happens on threads of its own. */
  @Override
  public void settle() {}

  @Override
  public Event next(BlockingQueue<Event> events, long millis, boolean person)
      throws InterruptedException {
    if (millis == 0) return events.take();
    Event event = events.poll(millis, TimeUnit.MILLISECONDS);
    return event == null ? new Event.Tick() : event;
  }

  @Override
  public void close() {
    loop.close();
  }
}
