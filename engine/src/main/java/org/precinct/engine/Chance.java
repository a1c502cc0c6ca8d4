package org.precinct.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Luck: a stream of bytes that its 32-byte key determines, the same on every device.
 *
 * <p>Block <i>i</i> of the stream is SHA-256(key ‖ i), <i>i</i> being eight bytes, big-endian, from
 * 0. {@link #at} gives every place in a game a stream of its own, so that how much luck was used in
 * one does not change another's. Nothing is computed before it is asked for.
 *
 * <p>Not for several threads.
 */
public final class Chance {
  private static final int KEY = 32;
  private static final int STEP = 1;

  private final byte[] key;
  private byte[] block;
  private int used = KEY;
  private long next;

  private Chance(byte[] key) {
    this.key = key;
  }

  /** The stream of a 32-byte key. */
  public static Chance of(byte[] key) {
    if (key.length != KEY) throw new IllegalArgumentException("a key has 32 bytes");
    return new Chance(key.clone());
  }

  /** The stream of the key SHA-256(text in UTF-8): for tests and for games that nobody contests. */
  public static Chance of(String text) {
    return new Chance(Sha256.of(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * The stream of one step: its key is SHA-256(key ‖ 0x01 ‖ step as eight bytes ‖ salt).
   *
   * @param salt what the player who rolls adds, or nothing
   */
  public Chance at(long step, byte... salt) {
    return at(STEP, salt, step);
  }

  /**
   * The stream of one place in a game: its key is SHA-256(key ‖ sort ‖ each number as eight bytes ‖
   * salt).
   *
   * @param sort one byte; the numbers of a sort are always as many
   */
  public Chance at(int sort, byte[] salt, long... place) {
    ByteBuffer numbers = ByteBuffer.allocate(1 + Long.BYTES * place.length).put((byte) sort);
    for (long number : place) numbers.putLong(number);
    return new Chance(Sha256.of(key, numbers.array(), salt));
  }

  /** A number from 0 to {@code bound} − 1, all equally likely. */
  public int below(int bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound " + bound);
    if (bound == 1) return 0;
    // The largest multiple of bound that fits: numbers beyond it would favour the small results.
    long fair = (1L << 32) / bound * bound;
    while (true) {
      long word = word();
      if (word < fair) return (int) (word % bound);
    }
  }

  /** A die: 1 to 6. */
  public int die() {
    return 1 + below(6);
  }

  /** True once in {@code n} times. */
  public boolean oneIn(int n) {
    return below(n) == 0;
  }

  /** One of these, all equally likely. */
  public <T> T pick(List<T> of) {
    return of.get(below(of.size()));
  }

  /** The same elements in random order: Fisher–Yates from the last index down. */
  public <T> List<T> shuffled(List<? extends T> of) {
    List<T> result = new ArrayList<>(of);
    for (int i = result.size() - 1; i > 0; i--) {
      int j = below(i + 1);
      T swap = result.get(i);
      result.set(i, result.get(j));
      result.set(j, swap);
    }
    return result;
  }

  private long word() {
    if (used == KEY) {
      block = Sha256.of(key, bytes(next++));
      used = 0;
    }
    long word =
        (block[used] & 0xffL) << 24
            | (block[used + 1] & 0xffL) << 16
            | (block[used + 2] & 0xffL) << 8
            | block[used + 3] & 0xffL;
    used += 4;
    return word;
  }

  private static byte[] bytes(long number) {
    return ByteBuffer.allocate(Long.BYTES).putLong(number).array();
  }
}
