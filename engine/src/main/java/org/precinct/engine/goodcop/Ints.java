package org.precinct.engine.goodcop;

import java.util.Arrays;

/** An immutable list of numbers. */
final class Ints {
  static final Ints EMPTY = new Ints(new int[0]);

  private final int[] values;

  private Ints(int[] values) {
    this.values = values;
  }

  static Ints of(int... values) {
    return values.length == 0 ? EMPTY : new Ints(values.clone());
  }

  /** That many times the same number. */
  static Ints filled(int size, int value) {
    int[] values = new int[size];
    Arrays.fill(values, value);
    return new Ints(values);
  }

  int size() {
    return values.length;
  }

  boolean isEmpty() {
    return values.length == 0;
  }

  int get(int index) {
    return values[index];
  }

  Ints with(int index, int value) {
    if (values[index] == value) return this;
    int[] copy = values.clone();
    copy[index] = value;
    return new Ints(copy);
  }

  /** With one more number at the end. */
  Ints plus(int value) {
    int[] copy = Arrays.copyOf(values, values.length + 1);
    copy[values.length] = value;
    return new Ints(copy);
  }

  /** Without the first number. */
  Ints rest() {
    return new Ints(Arrays.copyOfRange(values, 1, values.length));
  }

  int[] toArray() {
    return values.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Ints ints && Arrays.equals(values, ints.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}
