package org.precinct.table.fuzz;

import java.util.ArrayList;
import java.util.List;
import okio.ByteString;

/** Reads what a fuzzer has made up: choices, messages, and changes to good bytes. */
final class Pieces {
  private final byte[] data;
  private int at;

  Pieces(byte[] data) {
    this.data = data;
  }

  boolean isEmpty() {
    return at >= data.length;
  }

  /** The next byte, from 0 to 255; 0 behind the end. */
  int next() {
    return isEmpty() ? 0 : data[at++] & 0xFF;
  }

  ByteString rest() {
    return take(data.length - at);
  }

  /** Messages, each behind its length in two bytes. The last may be cut off. */
  List<ByteString> messages() {
    List<ByteString> messages = new ArrayList<>();
    while (!isEmpty()) messages.add(take(next() << 8 | next()));
    return messages;
  }

  ByteString take(int length) {
    int end = Math.min(data.length, at + length);
    ByteString piece = ByteString.of(data, at, end - at);
    at = end;
    return piece;
  }

  /**
   * Good bytes, changed as the rest of the data says. Each change is a place (two bytes), how many
   * bytes are left out there, and how many of the bytes that follow are put in (half a byte each).
   */
  ByteString changed(ByteString good) {
    ByteString result = good;
    while (!isEmpty()) {
      int place = Math.min(result.size(), (next() << 8 | next()) % (result.size() + 1));
      int change = next();
      int end = Math.min(result.size(), place + (change >>> 4));
      ByteString more = take(change & 0xF);
      result = joined(result.substring(0, place), more, result.substring(end));
    }
    return result;
  }

  static ByteString joined(ByteString... pieces) {
    okio.Buffer buffer = new okio.Buffer();
    for (ByteString piece : pieces) buffer.write(piece);
    return buffer.readByteString();
  }

  /** A message behind its length, as {@link #messages} reads it. */
  static ByteString framed(ByteString message) {
    byte[] length = {(byte) (message.size() >> 8), (byte) message.size()};
    return joined(ByteString.of(length), message);
  }

  static void require(boolean condition, String complaint) {
    if (!condition) throw new IllegalStateException(complaint);
  }
}
