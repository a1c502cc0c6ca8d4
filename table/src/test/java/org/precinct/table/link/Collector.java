package org.precinct.table.link;

import okio.Buffer;
import okio.ByteString;

/** A receiver that keeps what it hears, for tests that wait for it. */
public final class Collector implements Link.Receiver {

  private static final long PATIENCE_MILLIS = 60_000;

  private final Buffer bytes = new Buffer();
  private int pieces;
  private int closed;

  @Override
  public synchronized void received(ByteString piece) {
    bytes.write(piece);
    pieces++;
    notifyAll();
  }

  @Override
  public synchronized void closed() {
    closed++;
    notifyAll();
  }

  public synchronized ByteString bytes() {
    return bytes.snapshot();
  }

  public synchronized int pieces() {
    return pieces;
  }

  /** How often the end was told. */
  public synchronized int closings() {
    return closed;
  }

  /** Returns when so many bytes have come. */
  public synchronized ByteString await(long count) throws InterruptedException {
    long last = System.nanoTime() / 1_000_000 + PATIENCE_MILLIS;
    while (bytes.size() < count) {
      waitUntil(last, "only " + bytes.size() + " of " + count + " bytes came");
    }
    return bytes.snapshot();
  }

  /** Returns when the link has ended. */
  public synchronized void awaitClosed() throws InterruptedException {
    long last = System.nanoTime() / 1_000_000 + PATIENCE_MILLIS;
    while (closed == 0) {
      waitUntil(last, "the link did not end");
    }
  }

  private void waitUntil(long last, String complaint) throws InterruptedException {
    long left = last - System.nanoTime() / 1_000_000;
    if (left <= 0) {
      throw new AssertionError(complaint);
    }
    wait(left);
  }
}
