package org.precinct.engine.kojak;

import java.util.ArrayList;
import java.util.List;

/**
 * The squares that a car drives over, without the one it leaves: at most six, so that they fit into
 * a {@code long}, a byte each, the first one lowest, with their number in the highest byte.
 */
final class Path {
  static final long NONE = 0;

  private static final int COUNT = 56;

  private Path() {}

  static long then(long path, int square) {
    int length = length(path);
    return path + (1L << COUNT) | (long) square << 8 * length;
  }

  static int length(long path) {
    return (int) (path >>> COUNT);
  }

  static int square(long path, int i) {
    return (int) (path >>> 8 * i) & 0xff;
  }

  static List<Integer> list(long path) {
    int length = length(path);
    List<Integer> squares = new ArrayList<>(length);
    for (int i = 0; i < length; i++) squares.add(square(path, i));
    return squares;
  }
}
