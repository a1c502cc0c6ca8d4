package org.precinct.table.link;

import java.util.concurrent.Executor;
import okio.ByteString;

/** One end of a link within a process. Here, pieces arrive just as they were sent. */
public final class LocalLink implements Link {

  private static final long ROOM = 1 << 20;

  private final Mailbox inbox;
  private LocalLink other;

  private LocalLink(Executor executor) {
    inbox = new Mailbox(executor, ROOM);
  }

  /** The two ends of a link. */
  public record Pair(LocalLink one, LocalLink other) {}

  /**
   * Makes a link.
   *
   * @param executor runs what either end receives: a loop's {@code execute}, or {@code
   *     Runnable::run} to have it delivered before {@link #send} returns
   */
  public static Pair pair(Executor executor) {
    return pair(executor, executor);
  }

  /** Makes a link whose ends receive on executors of their own. */
  public static Pair pair(Executor one, Executor other) {
    Pair pair = new Pair(new LocalLink(one), new LocalLink(other));
    pair.one.other = pair.other;
    pair.other.other = pair.one;
    return pair;
  }

  @Override
  public void open(Receiver receiver) {
    inbox.open(receiver);
  }

  @Override
  public void send(ByteString bytes) {
    if (!other.inbox.offer(bytes)) {
      close();
    }
  }

  @Override
  public void close() {
    inbox.stop();
    other.inbox.end();
  }
}
