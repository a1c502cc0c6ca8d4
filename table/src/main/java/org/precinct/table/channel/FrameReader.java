package org.precinct.table.channel;

import okio.ByteString;

/**
 * Cuts a stream into frames: two bytes of length, big-endian, then as many bytes. Room for a frame
 * is made only if its length is one that is expected now.
 */
final class FrameReader {

  /** Takes frames. */
  interface Sink {
    /** Whether a frame of this length may come now. */
    boolean expects(int length);

    /** A whole frame. False if nothing more shall be read. */
    boolean frame(byte[] frame);
  }

  private final Sink sink;
  private int length;
  private int lengthBytes;
  private byte[] frame = new byte[0];
  private int filled;
  private boolean stopped;

  FrameReader(Sink sink) {
    this.sink = sink;
  }

  /**
   * Reads a piece of the stream. False once a frame was not expected, or the sink wants no more.
   */
  boolean read(ByteString piece) {
    int at = 0;
    while (!stopped && at < piece.size()) {
      if (lengthBytes < 2) {
        length = length << 8 | piece.getByte(at++) & 0xFF;
        if (++lengthBytes == 2) {
          stopped = !sink.expects(length);
          frame = new byte[stopped ? 0 : length];
          filled = 0;
        }
      } else {
        int count = Math.min(length - filled, piece.size() - at);
        piece.copyInto(at, frame, filled, count);
        at += count;
        filled += count;
      }
      if (!stopped && lengthBytes == 2 && filled == length) {
        byte[] whole = frame;
        frame = new byte[0];
        filled = 0;
        length = 0;
        lengthBytes = 0;
        stopped = !sink.frame(whole);
      }
    }
    return !stopped;
  }

  /** A frame with its length before it. */
  static ByteString frame(byte[] content) {
    byte[] framed = new byte[2 + content.length];
    framed[0] = (byte) (content.length >> 8);
    framed[1] = (byte) content.length;
    System.arraycopy(content, 0, framed, 2, content.length);
    return ByteString.of(framed);
  }
}
