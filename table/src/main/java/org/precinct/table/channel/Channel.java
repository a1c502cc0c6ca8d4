package org.precinct.table.channel;

import okio.ByteString;

/**
 * Whole messages to and from one other device, encrypted and authenticated.
 *
 * <p>Every method may be called from any thread. None blocks.
 */
public interface Channel extends AutoCloseable {

  /**
   * The longest message: with its length and the authentication tag it is just the longest one that
   * Noise allows, so that a frame's length fits in two bytes.
   */
  int LONGEST = 65_535 - 16 - 2;

  /** How the other device proved that it may be here. */
  Entry entry();

  /**
   * For {@link Entry#STRANGER}: short words that both screens show. Equal words mean that nobody
   * sits in between. Empty otherwise.
   */
  String words();

  /** Where the other device is, as far as the link knows; empty if unknown. Proves nothing. */
  default String peer() {
    return "";
  }

  /** Starts delivery to a receiver, once. Calls to the receiver come one at a time. */
  void open(Receiver receiver);

  /**
   * Sends a message. A channel whose queue is full closes itself: the other side does not read.
   *
   * @throws IllegalArgumentException if it is longer than {@link #LONGEST}
   */
  void send(ByteString message);

  @Override
  void close();

  /** Ways in. */
  enum Entry {
    /** The same device. */
    LOCAL,
    /** It knew the table's join secret, from the QR code or the code typed in. */
    INVITED,
    /** It knew a join secret that has been renewed since: for members who come back. */
    FORMER,
    /** It knows nothing; the words have to be compared, and the host has to let it in. */
    STRANGER
  }

  /** What a channel brings. */
  interface Receiver {
    void received(ByteString message);

    /** The channel has ended, on either side. The last call. */
    void closed();
  }
}
