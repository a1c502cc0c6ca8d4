package org.precinct.table.net;

import okio.ByteString;

/**
 * Crockford's base 32: no letters that look like others. Capitals and digits are also what a QR
 * code stores most compactly.
 */
final class Base32 {

  private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

  private Base32() {}

  static char digit(int value) {
    return DIGITS.charAt(value);
  }

  /** The value of a digit as people write it, or -1. */
  static int value(char digit) {
    char upper = digit >= 'a' && digit <= 'z' ? (char) (digit - 'a' + 'A') : digit;
    return switch (upper) {
      case 'O' -> 0;
      case 'I', 'L' -> 1;
      default -> DIGITS.indexOf(upper);
    };
  }

  /** Bytes as digits, the last one filled up with zero bits. */
  static String encode(ByteString bytes) {
    Bits bits = new Bits();
    for (int i = 0; i < bytes.size(); i++) {
      bits.put(bytes.getByte(i) & 0xFF, 8);
    }
    return bits.digits();
  }

  /** The bytes of digits that {@link #encode} has made. */
  static ByteString decode(String digits) throws BadInvitation {
    Bits bits = Bits.of(digits);
    byte[] bytes = new byte[digits.length() * 5 / 8];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) bits.take(8);
    }
    bits.requireNoMore();
    return ByteString.of(bytes);
  }

  /** A row of bits, written and read from the front. */
  static final class Bits {
    private final StringBuilder row = new StringBuilder();
    private int read;

    void put(long value, int count) {
      for (int i = count - 1; i >= 0; i--) {
        row.append((value >> i & 1) == 0 ? '0' : '1');
      }
    }

    long take(int count) throws BadInvitation {
      if (row.length() - read < count) {
        throw new BadInvitation(BadInvitation.Reason.MISTYPED);
      }
      long value = 0;
      for (int i = 0; i < count; i++) {
        value = value << 1 | row.charAt(read++) - '0';
      }
      return value;
    }

    /** Nothing but the zeros that fill up the last digit may be left. */
    void requireNoMore() throws BadInvitation {
      int left = row.length() - read;
      if (left >= 5 || take(left) != 0) {
        throw new BadInvitation(BadInvitation.Reason.MISTYPED);
      }
    }

    String digits() {
      StringBuilder digits = new StringBuilder();
      for (int at = 0; at < row.length(); at += 5) {
        int value = 0;
        for (int i = at; i < at + 5; i++) {
          value = value << 1 | (i < row.length() ? row.charAt(i) - '0' : 0);
        }
        digits.append(digit(value));
      }
      return digits.toString();
    }

    static Bits of(String digits) throws BadInvitation {
      Bits bits = new Bits();
      for (int i = 0; i < digits.length(); i++) {
        int value = value(digits.charAt(i));
        if (value < 0) {
          throw new BadInvitation(BadInvitation.Reason.MISTYPED);
        }
        bits.put(value, 5);
      }
      return bits;
    }
  }
}
