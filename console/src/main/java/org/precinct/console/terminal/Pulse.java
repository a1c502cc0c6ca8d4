package org.precinct.console.terminal;

import java.util.concurrent.BlockingQueue;
import org.precinct.table.Loop;

/**
 * How time passes, for the tables of this program and for people at its terminal.
 *
 * <p>{@link RealTime} is the ordinary one. With {@link SteppedTime}, everything happens on the
 * waiting thread and the clock only moves when nothing else can: games of bots take no longer than
 * they have to, and the same input gives the same output.
 */
public interface Pulse extends AutoCloseable {

  /** Where a table decides. */
  Loop loop();

  /** Lets everything happen that is due at this terminal before anybody types. */
  void settle();

  /**
   * Waits for something to happen.
   *
   * @param millis how long, at most; 0 for no limit
   * @param person whether a person is expected to do something
   */
  Event next(BlockingQueue<Event> events, long millis, boolean person) throws InterruptedException;

  @Override
  void close();
}
