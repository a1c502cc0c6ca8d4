package org.precinct.table.link;

import okio.ByteString;

/**
 * A transport's whole interface: bytes to and from one other device.
 *
 * <p>A stream: pieces arrive in the order they were sent, but may be split or joined on the way. A
 * link that loses, repeats or exchanges bytes is broken; what lies above it notices and closes it.
 *
 * <p>Every method may be called from any thread. None blocks.
 */
public interface Link extends AutoCloseable {

  /** Starts delivery to a receiver, once. Calls to the receiver come one at a time. */
  void open(Receiver receiver);

  /**
   * Sends bytes, queueing what the transport cannot take at once. A link whose queue is full closes
   * itself: the other side does not read.
   */
  void send(ByteString bytes);

  /** Ends the link. Bytes queued before are still sent if the transport can. */
  @Override
  void close();

  /**
   * Whom it leads to, as far as the transport knows: an address without its port, for limits and
   * messages. Empty if unknown. Proves nothing.
   */
  default String peer() {
    return "";
  }

  /** What a link brings. */
  interface Receiver {
    void received(ByteString bytes);

    /** The link has ended, on either side. The last call. */
    void closed();
  }
}
