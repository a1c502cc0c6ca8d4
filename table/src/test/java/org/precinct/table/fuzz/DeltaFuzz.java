package org.precinct.table.fuzz;

import okio.ByteString;
import org.precinct.table.play.Delta;

/**
 * Any two views give a delta that leads from one to the other; any bytes taken for a delta give
 * something of bounded length or are refused.
 */
public final class DeltaFuzz {
  private static final int MOST = 4096;

  private DeltaFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    Pieces pieces = new Pieces(data);
    boolean hostile = (pieces.next() & 1) != 0;
    ByteString old = pieces.take(pieces.next() << 8 | pieces.next());
    if (hostile) hostile(old, pieces.rest());
    else roundTrip(old, pieces);
  }

  private static void roundTrip(ByteString old, Pieces pieces) {
    ByteString now = pieces.changed(old);
    // An encoder that has worked before, so that what it remembers is in the way.
    Delta encoder = new Delta();
    encoder.between(now, old);
    ByteString delta = encoder.between(old, now);
    Pieces.require(delta.equals(new Delta().between(old, now)), "An encoder that remembers.");
    ByteString again = Delta.apply(old, delta, now.size());
    Pieces.require(again.equals(now), "A delta that leads elsewhere.");
    Pieces.require(
        delta.size() <= now.size() + 4 || old.size() > 0, "A delta against nothing that is long.");
  }

  private static void hostile(ByteString old, ByteString delta) {
    try {
      ByteString result = Delta.apply(old, delta, MOST);
      Pieces.require(result.size() <= MOST, "A result that is too long.");
    } catch (IllegalArgumentException refused) {
      // That is what it should say.
    }
  }
}
