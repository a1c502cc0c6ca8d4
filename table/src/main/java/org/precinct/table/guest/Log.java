package org.precinct.table.guest;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;
import okio.ByteString;

/**
 * A list that grows at the end only, so that a longer one shares its elements with the shorter ones
 * before it. Without that, every update would copy the whole log.
 */
public final class Log extends AbstractList<ByteString> implements RandomAccess {
  static final Log EMPTY = new Log(new ByteString[0], 0);

  private final ByteString[] elements;
  private final int size;

  private Log(ByteString[] elements, int size) {
    this.elements = elements;
    this.size = size;
  }

  /** The longer list. Only once for each list: the place behind its end can be used once. */
  Log with(ByteString element) {
    ByteString[] room =
        size < elements.length ? elements : Arrays.copyOf(elements, Math.max(16, 2 * size));
    room[size] = element;
    return new Log(room, size + 1);
  }

  @Override
  public ByteString get(int index) {
    if (index < 0 || index >= size) throw new IndexOutOfBoundsException("" + index);
    return elements[index];
  }

  @Override
  public int size() {
    return size;
  }
}
