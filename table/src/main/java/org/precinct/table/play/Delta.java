package org.precinct.table.play;

import java.util.Arrays;
import okio.Buffer;
import okio.ByteString;

/**
 * New bytes told by old ones: pieces to copy and pieces to insert, in turn.
 *
 * <p>A delta is a sequence of <i>copy, insert</i>. A copy is the number of bytes to take from the
 * old ones and, unless that is 0, how far behind the end of the last copy they begin (zigzag: 0 is
 * right there, −1 is one before). An insert is a number of bytes and the bytes. Numbers are varints
 * as in protocol buffers. Two encoded views differ in a few small fields, so this is short; it
 * knows nothing of fields, so it is right for any bytes.
 *
 * <p>An encoder for one thread; applying is for all.
 */
public final class Delta {
  /** Matches shorter than that cost as much as they save. */
  private static final int GRAM = 4;

  private static final int BITS = 11;

  private final int[] places = new int[1 << BITS];
  private int origin = 1;
  private int length;

  /** The delta, or the new bytes' own length or more if it is not worth it. */
  public ByteString between(ByteString oldBytes, ByteString newBytes) {
    byte[] a = oldBytes.toByteArray();
    byte[] b = newBytes.toByteArray();
    int most = Math.min(a.length, b.length);
    int head = 0;
    while (head < most && a[head] == b[head]) head++;
    int tail = 0;
    while (tail < most - head && a[a.length - 1 - tail] == b[b.length - 1 - tail]) tail++;

    Writer out = new Writer();
    int copied = 0; // end of the last copy in a
    int from = 0; // start of the piece of b not yet written as an insert
    int at = head;
    int end = b.length - tail;
    if (head > 0) {
      out.copy(head, 0);
      copied = head;
      from = head;
    }
    if (end - at >= GRAM && a.length - tail - head >= GRAM) {
      index(a, head, a.length - tail);
      int expected = head; // where the old bytes would go on if nothing had moved
      while (at + GRAM <= end) {
        int place = find(a, a.length - tail, b, at, expected);
        if (place < 0) {
          at++;
          expected++;
          continue;
        }
        int length = GRAM;
        while (at + length < end
            && place + length < a.length - tail
            && a[place + length] == b[at + length]) length++;
        int back = 0;
        while (at - back > from && place - back > head && a[place - back - 1] == b[at - back - 1])
          back++;
        out.insertThenCopy(b, from, at - back, length + back, place - back - copied);
        copied = place + length;
        at += length;
        from = at;
        expected = copied;
      }
    }
    if (tail > 0) {
      out.insertThenCopy(b, from, end, tail, a.length - tail - copied);
      from = b.length;
    }
    return out.finish(b, from);
  }

  /** Notes where each gram of the old bytes is. What is there from before counts as empty. */
  private void index(byte[] a, int from, int to) {
    origin += length;
    length = to;
    if (origin > Integer.MAX_VALUE / 2) {
      Arrays.fill(places, 0);
      origin = 1;
    }
    for (int i = to - GRAM; i >= from; i--) places[hash(a, i)] = origin + i;
  }

  /** Prefers the place where nothing has moved: most changes leave the length as it was. */
  private int find(byte[] a, int to, byte[] b, int at, int expected) {
    if (expected + GRAM <= to && expected >= 0 && same(a, expected, b, at)) return expected;
    int place = places[hash(b, at)] - origin;
    return place >= 0 && same(a, place, b, at) ? place : -1;
  }

  private static boolean same(byte[] a, int i, byte[] b, int j) {
    return a[i] == b[j] && a[i + 1] == b[j + 1] && a[i + 2] == b[j + 2] && a[i + 3] == b[j + 3];
  }

  private static int hash(byte[] bytes, int at) {
    int gram =
        bytes[at] << 24
            | (bytes[at + 1] & 0xff) << 16
            | (bytes[at + 2] & 0xff) << 8
            | bytes[at + 3] & 0xff;
    return gram * 0x9E3779B1 >>> 32 - BITS;
  }

  /**
   * The new bytes.
   *
   * @param most how long they may be
   * @throws IllegalArgumentException if this is not a delta against these bytes
   */
  public static ByteString apply(ByteString oldBytes, ByteString delta, int most) {
    byte[] a = oldBytes.toByteArray();
    byte[] d = delta.toByteArray();
    byte[] result = new byte[Math.min(most, a.length + d.length)];
    int size = 0;
    int copied = 0;
    int[] at = {0};
    while (at[0] < d.length) {
      int length = number(d, at);
      if (length > 0) {
        int shift = number(d, at);
        int from = copied + (shift >>> 1 ^ -(shift & 1));
        if (from < 0 || length > a.length || from > a.length - length) throw wrong();
        result = room(result, size, length, most);
        System.arraycopy(a, from, result, size, length);
        size += length;
        copied = from + length;
      }
      if (at[0] == d.length) break;
      int insert = number(d, at);
      if (insert > d.length - at[0]) throw wrong();
      result = room(result, size, insert, most);
      System.arraycopy(d, at[0], result, size, insert);
      size += insert;
      at[0] += insert;
    }
    return ByteString.of(result, 0, size);
  }

  private static byte[] room(byte[] bytes, int size, int more, int most) {
    if (more > most - size) throw wrong();
    return size + more <= bytes.length
        ? bytes
        : Arrays.copyOf(bytes, Math.min(most, Math.max(2 * bytes.length, size + more)));
  }

  private static int number(byte[] d, int[] at) {
    long value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      if (at[0] == d.length) throw wrong();
      byte next = d[at[0]++];
      value |= (long) (next & 0x7f) << shift;
      if (next >= 0) {
        if (value > Integer.MAX_VALUE) throw wrong();
        return (int) value;
      }
    }
    throw wrong();
  }

  private static IllegalArgumentException wrong() {
    return new IllegalArgumentException("not a delta against these bytes");
  }

  /** Collects operations so that copies and inserts come in turn. */
  private static final class Writer {
    private final Buffer out = new Buffer();
    private boolean afterCopy;

    void copy(int length, int shift) {
      number(length);
      if (length > 0) number(shift << 1 ^ shift >> 31);
      afterCopy = true;
    }

    void insertThenCopy(byte[] b, int from, int to, int length, int shift) {
      insert(b, from, to);
      copy(length, shift);
    }

    ByteString finish(byte[] b, int from) {
      if (from < b.length) insert(b, from, b.length);
      return out.readByteString();
    }

    private void insert(byte[] b, int from, int to) {
      if (!afterCopy) copy(0, 0);
      number(to - from);
      out.write(b, from, to - from);
      afterCopy = false;
    }

    private void number(int value) {
      while ((value & ~0x7f) != 0) {
        out.writeByte(value & 0x7f | 0x80);
        value >>>= 7;
      }
      out.writeByte(value);
    }
  }
}
