package org.precinct.table.channel;

import java.util.ArrayList;
import java.util.List;
import okio.ByteString;
import org.precinct.table.link.Link;
import org.precinct.table.link.LocalLink;

/** A link with somebody in the middle, who sees frames and may change them. */
final class Wire {

  /** What becomes of a frame: nothing, itself, several. Frames are counted in each direction. */
  interface Tamper {
    List<ByteString> frame(boolean toHost, int number, ByteString frame);
  }

  final Link guest;
  final Link host;
  final List<ByteString> toHost = new ArrayList<>();
  final List<ByteString> toGuest = new ArrayList<>();
  boolean hostClosed;
  boolean guestClosed;
  private final LocalLink guestSide;
  private final LocalLink hostSide;

  Wire() {
    this((toHost, number, frame) -> List.of(frame));
  }

  Wire(Tamper tamper) {
    LocalLink.Pair one = LocalLink.pair(Runnable::run);
    LocalLink.Pair other = LocalLink.pair(Runnable::run);
    guest = one.one();
    guestSide = one.other();
    host = other.one();
    hostSide = other.other();
    guestSide.open(relay(true, hostSide, toHost, tamper, () -> guestClosed = true));
    hostSide.open(relay(false, guestSide, toGuest, tamper, () -> hostClosed = true));
  }

  /** Sends bytes to the host as if the guest had. */
  void injectToHost(ByteString bytes) {
    hostSide.send(bytes);
  }

  private static Link.Receiver relay(
      boolean toHost, Link out, List<ByteString> log, Tamper tamper, Runnable closed) {
    FrameReader frames =
        new FrameReader(
            new FrameReader.Sink() {
              @Override
              public boolean expects(int length) {
                return true;
              }

              @Override
              public boolean frame(byte[] frame) {
                ByteString seen = ByteString.of(frame);
                log.add(seen);
                for (ByteString sent : tamper.frame(toHost, log.size() - 1, seen)) {
                  out.send(FrameReader.frame(sent.toByteArray()));
                }
                return true;
              }
            });
    return new Link.Receiver() {
      @Override
      public void received(ByteString bytes) {
        frames.read(bytes);
      }

      @Override
      public void closed() {
        closed.run();
        out.close();
      }
    };
  }
}
