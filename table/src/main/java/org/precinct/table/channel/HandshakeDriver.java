package org.precinct.table.channel;

import java.security.GeneralSecurityException;
import java.util.Optional;
import okio.ByteString;
import org.precinct.table.Loop;
import org.precinct.table.link.Link;

/** Takes a link through its handshake, and from then on frames from the link to the channel. */
final class HandshakeDriver implements Link.Receiver, FrameReader.Sink {

  private final Link link;
  private final Loop loop;
  private final Handshake handshake;
  private final Channels.Welcome welcome;
  private final FrameReader reader = new FrameReader(this);

  // The link's thread only.
  private NoiseChannel channel;

  // Guarded by this.
  private boolean settled;
  private Loop.Timer timer;

  HandshakeDriver(Link link, Loop loop, Handshake handshake, Channels.Welcome welcome) {
    this.link = link;
    this.loop = loop;
    this.handshake = handshake;
    this.welcome = welcome;
  }

  void begin(long patienceMillis) {
    synchronized (this) {
      timer = loop.after(patienceMillis, () -> refuse(Channels.Refusal.TIMEOUT));
    }
    Optional<byte[]> hello;
    try {
      hello = handshake.begin();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("The handshake needs algorithms that every Java has.", e);
    }
    // Sent before the link is opened, and so before anything can come in.
    hello.ifPresent(frame -> link.send(FrameReader.frame(frame)));
    link.open(this);
  }

  @Override
  public void received(ByteString bytes) {
    if (!reader.read(bytes)) {
      if (channel == null) {
        refuse(Channels.Refusal.INVALID);
      } else {
        channel.close();
      }
    }
  }

  @Override
  public boolean expects(int length) {
    return channel == null ? handshake.expects(length) : NoiseChannel.expects(length);
  }

  @Override
  public boolean frame(byte[] frame) {
    if (channel != null) {
      return channel.frame(frame);
    }
    try {
      Optional<byte[]> answer = handshake.receive(frame);
      answer.ifPresent(next -> link.send(FrameReader.frame(next)));
    } catch (GeneralSecurityException | RuntimeException e) {
      // What the library throws at hostile bytes is its own affair; here they are all alike.
      return false;
    }
    Optional<Handshake.Result> result = handshake.result();
    if (result.isPresent()) {
      handshake.destroy();
      NoiseChannel made = new NoiseChannel(link, result.get());
      channel = made;
      if (settle()) {
        loop.execute(() -> welcome.ready(made));
      }
    }
    return true;
  }

  @Override
  public void closed() {
    if (channel != null) {
      channel.ended();
    } else {
      handshake.destroy();
      refuse(Channels.Refusal.CLOSED);
    }
  }

  private void refuse(Channels.Refusal reason) {
    if (settle()) {
      link.close();
      loop.execute(() -> welcome.refused(reason));
    }
  }

  /** True for the one who decides how the handshake ends. */
  private synchronized boolean settle() {
    if (settled) {
      return false;
    }
    settled = true;
    timer.cancel();
    return true;
  }
}
