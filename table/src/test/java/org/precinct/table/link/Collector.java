package org.precinct.table.link;

import okio.Buffer;
import okio.ByteString;
import org.precinct.engine.kit.Patience;

/** A receiver that keeps what it hears, for tests that wait for it. */
public final class Collector implements Link.Receiver {

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
  public synchronized ByteString await(long count) {
    Patience.until(
        this, () -> bytes.size() >= count, () -> count + " bytes, but only " + bytes.size());
    return bytes.snapshot();
  }

  /** Returns when the link has ended. */
  public void awaitClosed() {
    Patience.until(this, () -> closed > 0, () -> "the end of the link");
  }
}
