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

  private final Link link;
  private final Entry entry;
  private final String words;
  private final Mailbox inbox = new Mailbox(Runnable::run, ROOM);
  private final CipherState receiver;

  /** Also the lock that keeps frames in the order of their nonces. */
  private final CipherState sender;

  private boolean closed;

  NoiseChannel(Link link, Handshake.Result handshake) {
    this.link = link;
    sender = handshake.sender();
    receiver = handshake.receiver();
    entry = handshake.entry();
    words = handshake.words();
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
    byte[] frame = new byte[2 + size + TAG];
    frame[0] = (byte) (size + TAG >> 8);
    frame[1] = (byte) (size + TAG);
    message.copyInto(0, frame, 2, size);
    boolean failed = false;
    synchronized (sender) {
      if (closed) {
        return;
      }
      try {
        sender.encryptWithAd(null, frame, 2, frame, 2, size);
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

  /** Whether a frame of this length can be a message. */
  static boolean expects(int length) {
    return length >= TAG;
  }

  /** A frame has come. False if it was forged, repeated or lost its place: then all is over. */
  boolean frame(byte[] frame) {
    try {
      int length = receiver.decryptWithAd(null, frame, 0, frame, 0, frame.length);
      return inbox.offer(ByteString.of(frame, 0, length));
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
