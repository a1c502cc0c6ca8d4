package org.precinct.engine.bleus.kit;

import java.util.AbstractList;
import java.util.RandomAccess;

/**
 * Small numbers as a list, for messages. They copy it and ask whether there is a null in it, at
 * every step for every viewer, so both are quick.
 */
public final class Numbers extends AbstractList<Integer> implements RandomAccess {
  private final byte[] bytes;

  /**
   * @param bytes which nobody changes
   */
  public Numbers(byte[] bytes) {
    this.bytes = bytes;
  }

  @Override
  public Integer get(int index) {
    return (int) bytes[index];
  }

  @Override
  public int size() {
    return bytes.length;
  }

  @Override
  public boolean contains(Object number) {
    return number != null && super.contains(number);
  }

  @Override
  public Object[] toArray() {
    Object[] all = new Object[bytes.length];
    for (int i = 0; i < all.length; i++) all[i] = (int) bytes[i];
    return all;
  }
}
