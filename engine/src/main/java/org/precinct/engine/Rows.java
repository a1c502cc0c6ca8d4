package org.precinct.engine;

import com.squareup.wire.Message;
import com.squareup.wire.ProtoAdapter;
import java.io.IOException;
import java.util.ArrayList;
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
    private final ByteString bytes;
    private final List<Integer> starts = new ArrayList<>(8);
    private final List<Integer> ends = new ArrayList<>(8);
    private int first;
    private int at;

    Places(ByteString bytes) {
      this.bytes = bytes;
      boolean expected = true;
      while (at < bytes.size() && expected) {
        int field = at;
        expected = pass() && at <= bytes.size();
        if (!expected || starts.size() == ends.size()) continue;
        if (ends.isEmpty()) first = field;
        else expected = ends.get(ends.size() - 1) == field;
        ends.add(at);
      }
      if (!expected) ends.clear();
    }

    int count() {
      return ends.size();
    }

    boolean isLike(Places other, int row) {
      int start = starts.get(row);
      int length = ends.get(row) - start;
      int otherStart = other.starts.get(row);
      return other.ends.get(row) - otherStart == length
          && bytes.rangeEquals(start, other.bytes, otherStart, length);
    }

    ByteString row(int row) {
      return bytes.substring(starts.get(row), ends.get(row));
    }

    byte[] withoutRows() {
      int end = ends.get(ends.size() - 1);
      byte[] rest = new byte[first + bytes.size() - end];
      bytes.copyInto(0, rest, 0, first);
      bytes.copyInto(end, rest, first, bytes.size() - end);
      return rest;
    }

    /** Goes to the end of a field; notes the start of a row. False if that cannot be done. */
    private boolean pass() {
      int key = number();
      switch (key & 7) {
        case 0 -> number();
        case 1 -> at += 8;
        case 5 -> at += 4;
        case LENGTH_DELIMITED -> {
          int length = number();
          if (length < 0 || length > bytes.size() - at) return false;
          if (key == tag) starts.add(at);
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
      for (int shift = 0; at < bytes.size(); shift += 7) {
        byte next = bytes.getByte(at++);
        if (shift < 32) value |= (next & 0x7f) << shift;
        if (next >= 0) return value;
      }
      at = bytes.size() + 1;
      return value;
    }
  }
}
