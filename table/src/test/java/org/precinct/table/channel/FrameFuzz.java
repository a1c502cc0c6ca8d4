package org.precinct.table.channel;

import java.util.ArrayList;
import java.util.List;
import okio.ByteString;

/** Any stream cut into frames: in one piece or in many, the frames are the same. */
public final class FrameFuzz {

  private FrameFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length < 2) {
      return;
    }
    int step = 1 + (data[0] & 0xFF);
    int longest = 16 << (data[1] & 7);
    ByteString stream = ByteString.of(data, 2, data.length - 2);
    Frames whole = new Frames(longest);
    boolean wholeGood = whole.reader.read(stream);
    Frames pieces = new Frames(longest);
    boolean piecesGood = true;
    for (int at = 0; at < stream.size(); at += step) {
      piecesGood = pieces.reader.read(stream.substring(at, Math.min(stream.size(), at + step)));
    }
    if (wholeGood != piecesGood || !whole.frames.equals(pieces.frames)) {
      throw new IllegalStateException("Frames depend on how the stream was split.");
    }
    int used = 0;
    for (ByteString frame : whole.frames) {
      ByteString framed = FrameReader.frame(frame.toByteArray());
      if (!stream.rangeEquals(used, framed, 0, framed.size())) {
        throw new IllegalStateException("A frame that was not in the stream.");
      }
      used += framed.size();
    }
  }

  private static final class Frames implements FrameReader.Sink {
    final FrameReader reader = new FrameReader(this);
    final List<ByteString> frames = new ArrayList<>();
    final int longest;

    Frames(int longest) {
      this.longest = longest;
    }

    @Override
    public boolean expects(int length) {
      return length <= longest;
    }

    @Override
    public boolean frame(byte[] frame) {
      frames.add(ByteString.of(frame));
      return frames.size() < 100;
    }
  }
}
