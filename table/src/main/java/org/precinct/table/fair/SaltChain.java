package org.precinct.table.fair;

import java.util.Arrays;
import okio.ByteString;
import org.precinct.engine.Sha256;

/**
 * The salts that one phone adds to its player's rolls in one game.
 *
 * <p>Each hashes to the one before, and the first to the anchor that was promised before the deal.
 * So nobody can tell the next one before it is used, and its owner, who may know the seed if it
 * plays on the host's phone, cannot choose it. <i>h(x)</i> is the first 16 bytes of SHA-256(x).
 *
 * <p>For one thread at a time.
 */
public final class SaltChain {
  /** Bytes of a salt. */
  public static final int SALT = 16;

  /** Salts of an ordinary chain: more moves than any player makes in a game. */
  public static final int LENGTH = 1 << 12;

  private final byte[][] marks;
  private final int every;
  private final int length;
  private final ByteString anchor;
  private final byte[][] stretch;
  private int opened = -1;

  /**
   * @param secret 16 unpredictable bytes
   * @param length how many salts there are
   */
  public SaltChain(ByteString secret, int length) {
    this.length = length;
    this.every = Math.max(1, (int) Math.sqrt(length));
    this.stretch = new byte[every][];
    this.marks = new byte[length / every + 1][];
    byte[] link = secret.toByteArray();
    for (int i = 0; i < length; i++) {
      if (i % every == 0) marks[i / every] = link;
      link = hash(link);
    }
    this.anchor = ByteString.of(link);
  }

  /** What the first salt hashes to. */
  public ByteString anchor() {
    return anchor;
  }

  /** The salt after {@code used} others; empty when there are no more. */
  public ByteString after(int used) {
    int place = length - 1 - used;
    if (place < 0) return ByteString.EMPTY;
    if (place / every != opened) open(place / every);
    return ByteString.of(stretch[place % every]);
  }

  /** Works out the salts between two marks, for they will be asked for one after the other. */
  private void open(int mark) {
    stretch[0] = marks[mark];
    for (int i = 1; i < every; i++) stretch[i] = hash(stretch[i - 1]);
    opened = mark;
  }

  /** Whether a salt is the one after another, or the first one of an anchor. */
  public static boolean follows(ByteString before, ByteString salt) {
    return salt.size() == SALT && ByteString.of(hash(salt.toByteArray())).equals(before);
  }

  private static byte[] hash(byte[] bytes) {
    return Arrays.copyOf(Sha256.of(bytes), SALT);
  }
}
