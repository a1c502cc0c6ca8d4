package org.precinct.engine;

import java.nio.ByteBuffer;
import java.util.Arrays;
import okio.ByteString;

/**
 * Where the large fields of an encoded view lie.
 *
 * <p>A field may have many pieces, one behind the other; if anything else lies between them, it
 * does not say where anything is.
 */
final class FieldLayout {
  private static final int LENGTH_DELIMITED = 2;

  /** More pieces than that are not expected at a table. */
  private static final int MOST = 96;

  private final byte[] bytes;
  private boolean clear = true;

  /** By part: its first piece and the one behind its last. */
  private final int[] first;

  private final int[] last;

  /** By piece: where it begins, where what it holds begins, and where it ends. */
  private int[] pieces = new int[3 * 32];

  private int count;
  private int at;

  /**
   * @param parts by field number: 1 + the part's index, or 0
   * @param size how many parts there are
   */
  FieldLayout(ByteString view, int[] parts, int size) {
    bytes = view.toByteArray();
    first = new int[size];
    last = new int[size];
    while (at < bytes.length && clear) {
      int field = at;
      int key = number();
      int content = pass(key & 7);
      clear &= content >= 0 && at <= bytes.length;
      int part = key >>> 3 < parts.length ? parts[key >>> 3] - 1 : -1;
      if (clear && part >= 0) add(part, key & 7, field, content);
    }
  }

  private void add(int part, int type, int field, int content) {
    boolean next =
        last[part] == first[part] || last[part] == count && pieces[3 * count - 1] == field;
    clear = type == LENGTH_DELIMITED && next && count < MOST;
    if (!clear) return;
    if (3 * count == pieces.length) pieces = Arrays.copyOf(pieces, 3 * MOST);
    pieces[3 * count] = field;
    pieces[3 * count + 1] = content;
    pieces[3 * count + 2] = at;
    if (last[part] == first[part]) first[part] = count;
    last[part] = ++count;
  }

  /** Whether this says anything. */
  boolean isClear() {
    return clear;
  }

  /** How many pieces a part has. */
  int pieces(int part) {
    return last[part] - first[part];
  }

  /** Whether a part has the same bytes in another view. */
  boolean isLike(FieldLayout other, int part) {
    return pieces(part) == other.pieces(part) && whole(part).equals(other.whole(part));
  }

  /** Whether a piece of a part, which has as many in another view, holds the same bytes there. */
  boolean isLike(FieldLayout other, int part, int piece) {
    return content(part, piece).equals(other.content(part, piece));
  }

  /** What a piece holds. */
  byte[] bytes(int part, int piece) {
    ByteBuffer content = content(part, piece);
    byte[] copy = new byte[content.remaining()];
    content.get(copy);
    return copy;
  }

  private ByteBuffer whole(int part) {
    if (pieces(part) == 0) return ByteBuffer.wrap(bytes, 0, 0);
    int start = pieces[3 * first[part]];
    return ByteBuffer.wrap(bytes, start, pieces[3 * last[part] - 1] - start);
  }

  private ByteBuffer content(int part, int piece) {
    int place = 3 * (first[part] + piece);
    return ByteBuffer.wrap(bytes, pieces[place + 1], pieces[place + 2] - pieces[place + 1]);
  }

  /**
   * The view without some of its parts.
   *
   * @param taken by part
   */
  byte[] without(boolean[] taken) {
    boolean[] out = new boolean[count];
    for (int part = 0; part < taken.length; part++) {
      if (taken[part]) Arrays.fill(out, first[part], last[part], true);
    }
    byte[] rest = new byte[bytes.length];
    int size = 0;
    int from = 0;
    for (int piece = 0; piece < count; piece++) {
      if (!out[piece]) continue;
      int length = pieces[3 * piece] - from;
      System.arraycopy(bytes, from, rest, size, length);
      size += length;
      from = pieces[3 * piece + 2];
    }
    System.arraycopy(bytes, from, rest, size, bytes.length - from);
    return Arrays.copyOf(rest, size + bytes.length - from);
  }

  /** Goes to the end of a field; where what it holds begins, or −1 if that cannot be done. */
  private int pass(int type) {
    int start = at;
    switch (type) {
      case 0 -> number();
      case 1 -> at += 8;
      case 5 -> at += 4;
      case LENGTH_DELIMITED -> {
        int length = number();
        if (length < 0 || length > bytes.length - at) return -1;
        start = at;
        at += length;
      }
      default -> {
        return -1;
      }
    }
    return start;
  }

  private int number() {
    int value = 0;
    for (int shift = 0; at < bytes.length; shift += 7) {
      byte next = bytes[at++];
      if (shift < 32) value |= (next & 0x7f) << shift;
      if (next >= 0) return value;
    }
    at = bytes.length + 1;
    return value;
  }
}
