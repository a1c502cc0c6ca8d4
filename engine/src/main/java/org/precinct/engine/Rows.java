package org.precinct.engine;

import com.squareup.wire.Message;
import com.squareup.wire.ProtoAdapter;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import okio.ByteString;

/**
 * Reads views that have a row of the same kind for each player. A step changes one or two rows; the
 * others are taken from the view before, because to decode them again would be most of the work.
 *
 * <p>It looks at nothing but where the rows lie, and leaves whatever it does not expect to the
 * adapter of the whole view.
 *
 * @param <V> the view
 * @param <R> a row
 */
public final class Rows<V extends Message<V, ?>, R extends Message<R, ?>> {
  private static final int LENGTH_DELIMITED = 2;

  /** More rows than that are not expected at a table. */
  private static final int MOST = 16;

  private final ProtoAdapter<V> views;
  private final ProtoAdapter<R> rows;
  private final int tag;
  private final Function<V, List<R>> of;
  private final BiFunction<V, List<R>, V> with;

  /**
   * @param field the number of the repeated field
   * @param of the rows of a view
   * @param with a view with other rows
   */
  public Rows(
      ProtoAdapter<V> views,
      int field,
      ProtoAdapter<R> rows,
      Function<V, List<R>> of,
      BiFunction<V, List<R>, V> with) {
    this.views = views;
    this.rows = rows;
    this.tag = field << 3 | LENGTH_DELIMITED;
    this.of = of;
    this.with = with;
  }

  /** As {@link Game#read}. */
  public V read(ByteString bytes, Optional<Reading<V>> before) throws IOException {
    if (!before.isPresent()) return views.decode(bytes);
    Places now = new Places(bytes);
    Places then = new Places(before.get().bytes());
    if (now.count() == 0 || now.count() != then.count()) return views.decode(bytes);
    List<R> known = of.apply(before.get().view());
    List<R> read = new ArrayList<>(now.count());
    for (int i = 0; i < now.count(); i++) {
      read.add(now.isLike(then, i) ? known.get(i) : rows.decode(now.row(i)));
    }
    return with.apply(views.decode(now.withoutRows()), read);
  }

  /** Where the rows of an encoded view lie: one behind the other, or they count as none. */
  private final class Places {
    private final byte[] bytes;
    private final int[] starts = new int[MOST];
    private final int[] ends = new int[MOST];
    private int count;
    private int first;
    private int at;

    /** Where what a field holds begins. */
    private int start;

    Places(ByteString view) {
      bytes = view.toByteArray();
      boolean expected = true;
      while (at < bytes.length && expected) {
        int field = at;
        int key = number();
        expected = pass(key) && at <= bytes.length;
        if (!expected || key != tag) continue;
        if (count == 0) first = field;
        else expected = count < MOST && ends[count - 1] == field;
        if (expected) {
          starts[count] = start;
          ends[count++] = at;
        }
      }
      if (!expected) count = 0;
    }

    int count() {
      return count;
    }

    boolean isLike(Places other, int row) {
      return buffer(row).equals(other.buffer(row));
    }

    private ByteBuffer buffer(int row) {
      return ByteBuffer.wrap(bytes, starts[row], ends[row] - starts[row]);
    }

    byte[] row(int row) {
      return Arrays.copyOfRange(bytes, starts[row], ends[row]);
    }

    byte[] withoutRows() {
      int end = ends[count - 1];
      byte[] rest = new byte[first + bytes.length - end];
      System.arraycopy(bytes, 0, rest, 0, first);
      System.arraycopy(bytes, end, rest, first, bytes.length - end);
      return rest;
    }

    /** Goes to the end of a field. False if that cannot be done. */
    private boolean pass(int key) {
      switch (key & 7) {
        case 0 -> number();
        case 1 -> at += 8;
        case 5 -> at += 4;
        case LENGTH_DELIMITED -> {
          int length = number();
          if (length < 0 || length > bytes.length - at) return false;
          start = at;
          at += length;
        }
        default -> {
          return false;
        }
      }
      return true;
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
}
