package org.precinct.table;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;

/**
 * Messages that come in on any thread and are read on a loop, in the order in which they came.
 *
 * <p>What lies here is read in one go, but only so much of it: timers and the player get their turn
 * between the messages of a device that talks without end.
 */
public final class Inbox<T> {
  private static final int AT_ONE_GO = 256;

  private final Loop loop;
  private final Consumer<T> reader;
  private final Runnable done;
  private final Queue<T> messages = new ArrayDeque<>();
  private boolean called;

  /**
   * @param reader reads one message; on the loop
   * @param done runs at the end of each go; on the loop
   */
  public Inbox(Loop loop, Consumer<T> reader, Runnable done) {
    this.loop = loop;
    this.reader = reader;
    this.done = done;
  }

  /** Takes a message in. From any thread. */
  public void add(T message) {
    synchronized (messages) {
      messages.add(message);
    }
    call();
  }

  /** How many messages have not been read. */
  public int size() {
    synchronized (messages) {
      return messages.size();
    }
  }

  /** Has the loop read, unless it is about to or there is nothing. */
  private void call() {
    synchronized (messages) {
      if (called || messages.isEmpty()) return;
      called = true;
    }
    loop.execute(this::read);
  }

  private void read() {
    synchronized (messages) {
      called = false;
    }
    for (int i = 0; i < AT_ONE_GO; i++) {
      Optional<T> message = next();
      if (!message.isPresent()) break;
      reader.accept(message.get());
    }
    done.run();
    call();
  }

  private Optional<T> next() {
    synchronized (messages) {
      return Optional.ofNullable(messages.poll());
    }
  }
}
