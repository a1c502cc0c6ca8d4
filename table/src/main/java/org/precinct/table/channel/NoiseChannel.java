package org.precinct.table.channel;

import com.southernstorm.noise.protocol.CipherState;
import java.security.GeneralSecurityException;
import okio.ByteString;
import org.precinct.table.link.Link;
import org.precinct.table.link.Mailbox;

/** A channel after its handshake. Frames come in from {@link HandshakeDriver}. */
final class NoiseChannel implements Channel {

  /** How much may wait before somebody opens the channel. */
  private static final long ROOM = 4L * LONGEST;

  private static final int TAG = 16;

  /** Bytes of a message's length in front of it. */
  private static final int LENGTH = 2;

  /**
   * All frames up to here are multiples of {@link #STEP}; longer ones have an eighth to hide in.
   */
  private static final int SMALL = 1024;

  private static final int STEP = 128;

  private final Link link;
  private final Entry entry;
  private final String words;
  private final Mailbox inbox = new Mailbox(Runnable::run, ROOM);
  private final CipherState receiver;

  /** Also the lock that keeps frames in the order of their nonces. */
  private final CipherState sender;

  private final boolean padded;
  private boolean closed;

  NoiseChannel(Link link, Handshake.Result handshake) {
    this.link = link;
    sender = handshake.sender();
    receiver = handshake.receiver();
    entry = handshake.entry();
    words = handshake.words();
    padded = handshake.padded();
  }

  @Override
  public Entry entry() {
    return entry;
  }

  @Override
  public String words() {
    return words;
  }

  @Override
  public String peer() {
    return link.peer();
  }

  @Override
  public void open(Receiver receiver) {
    inbox.open(
        new Link.Receiver() {
          @Override
          public void received(ByteString bytes) {
            receiver.received(bytes);
          }

          @Override
          public void closed() {
            receiver.closed();
          }
        });
  }

  @Override
  public void send(ByteString message) {
    int size = message.size();
    if (size > LONGEST) {
      throw new IllegalArgumentException("A message of " + size + " bytes is too long.");
    }
    int plain = padded ? paddedSize(size) : size;
    byte[] frame = new byte[2 + plain + TAG];
    frame[0] = (byte) (plain + TAG >> 8);
    frame[1] = (byte) (plain + TAG);
    int at = 2;
    if (padded) {
      frame[at++] = (byte) (size >> 8);
      frame[at++] = (byte) size;
    }
    message.copyInto(0, frame, at, size);
    boolean failed = false;
    synchronized (sender) {
      if (closed) {
        return;
      }
      try {
        sender.encryptWithAd(null, frame, 2, frame, 2, plain);
        link.send(ByteString.of(frame));
      } catch (GeneralSecurityException | IllegalStateException e) {
        // So many messages that the nonces are used up.
        failed = true;
      }
    }
    if (failed) {
      close();
    }
  }

  /**
   * How many bytes are encrypted for a message: its length, itself, and zeros up to the next step,
   * so that a listener cannot tell one move from another.
   */
  static int paddedSize(int message) {
    int size = LENGTH + message;
    int step = size <= SMALL ? STEP : Integer.highestOneBit(size - 1) / 8;
    return Math.min((size + step - 1) / step * step, LENGTH + LONGEST);
  }

  /** Whether a frame of this length can be a message. */
  static boolean expects(int length) {
    return length >= TAG;
  }

  /** A frame has come. False if it was forged, repeated or lost its place: then all is over. */
  boolean frame(byte[] frame) {
    try {
      int length = receiver.decryptWithAd(null, frame, 0, frame, 0, frame.length);
      if (!padded) return inbox.offer(ByteString.of(frame, 0, length));
      if (length < LENGTH) return false;
      int size = (frame[0] & 0xff) << 8 | frame[1] & 0xff;
      return paddedSize(size) == length && inbox.offer(ByteString.of(frame, LENGTH, size));
    } catch (GeneralSecurityException | IllegalStateException e) {
      return false;
    }
  }

  /** The link has ended. */
  void ended() {
    forgetSender();
    receiver.destroy();
    inbox.end();
  }

  @Override
  public void close() {
    forgetSender();
    link.close();
    inbox.stop();
  }

  private void forgetSender() {
    synchronized (sender) {
      if (!closed) {
        closed = true;
        sender.destroy();
      }
    }
  }
}
