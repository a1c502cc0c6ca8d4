package org.precinct.table.play;

import java.util.Arrays;
import java.util.Optional;
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

  /** How the common part of the last views was told: it is the same for everybody. */
  private Optional<Told> told = Optional.empty();

  private record Told(ByteString from, ByteString to, Writer words) {}

  /** The delta, or the new bytes' own length or more if it is not worth it. */
  public ByteString between(ByteString oldBytes, ByteString newBytes) {
    Writer out = new Writer();
    tell(oldBytes, 0, newBytes, out);
    return out.finish();
  }

  /** The same for views in two parts; their first part is looked at once for all viewers. */
  public ByteString between(SplitView before, SplitView now) {
    if (!told.isPresent() || !isOf(told.get(), before, now)) {
      Writer out = new Writer();
      tell(before.common(), 0, now.common(), out);
      told = Optional.of(new Told(before.common(), now.common(), out));
    }
    Writer out = new Writer(told.get().words());
    tell(before.own(), before.common().size(), now.own(), out);
    return out.finish();
  }

  @SuppressWarnings("ReferenceEquality") // To compare them would be half of the work.
  private static boolean isOf(Told told, SplitView before, SplitView now) {
    return told.from() == before.common() && told.to() == now.common();
  }

  /**
   * Tells new bytes.
   *
   * @param start where the old ones lie among all old bytes
   */
  private void tell(ByteString oldBytes, int start, ByteString newBytes, Writer out) {
    if (oldBytes.equals(newBytes)) {
      out.copy(start, newBytes.size());
      return;
    }
    byte[] a = oldBytes.toByteArray();
    byte[] b = newBytes.toByteArray();
    int most = Math.min(a.length, b.length);
    int head = 0;
    while (head < most && a[head] == b[head]) head++;
    int tail = 0;
    while (tail < most - head && a[a.length - 1 - tail] == b[b.length - 1 - tail]) tail++;

    out.copy(start, head);
    int from = head; // start of the piece of b not yet written
    int at = head;
    int end = b.length - tail;
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
        out.insert(b, from, at - back);
        out.copy(start + place - back, length + back);
        at += length;
        from = at;
        expected = place + length;
      }
    }
    out.insert(b, from, end);
    out.copy(start + a.length - tail, tail);
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
    private byte[] out;
    private int size;

    /** A copy that may go on; it has not been written. */
    private int from;

    private int length;

    /** The end of the last copy that has been written. */
    private int copied;

    Writer() {
      out = new byte[128];
    }

    /** Goes on from where another one is. */
    Writer(Writer other) {
      out = other.out.clone();
      size = other.size;
      from = other.from;
      length = other.length;
      copied = other.copied;
    }

    void copy(int from, int length) {
      if (length == 0) return;
      if (this.length > 0 && from == this.from + this.length) {
        this.length += length;
        return;
      }
      if (this.length > 0) insertNothing();
      this.from = from;
      this.length = length;
    }

    void insert(byte[] bytes, int from, int to) {
      if (from == to) return;
      writeCopy();
      number(to - from);
      room(to - from);
      System.arraycopy(bytes, from, out, size, to - from);
      size += to - from;
    }

    ByteString finish() {
      if (length > 0) writeCopy();
      return ByteString.of(out, 0, size);
    }

    private void insertNothing() {
      writeCopy();
      number(0);
    }

    private void writeCopy() {
      number(length);
      if (length == 0) return;
      int shift = from - copied;
      number(shift << 1 ^ shift >> 31);
      copied = from + length;
      length = 0;
    }

    private void number(int value) {
      room(5);
      while ((value & ~0x7f) != 0) {
        out[size++] = (byte) (value & 0x7f | 0x80);
        value >>>= 7;
      }
      out[size++] = (byte) value;
    }

    private void room(int more) {
      if (size + more > out.length) out = Arrays.copyOf(out, Math.max(2 * out.length, size + more));
    }
  }
}
