package org.precinct.table.channel;

import okio.ByteString;
import org.precinct.table.Entropy;

/**
 * Tells tables apart: in discovery, in an invitation, and in the handshake, so that a guest never
 * sits down at another table than it meant to. Not a secret.
 *
 * @param bytes {@link #SIZE} bytes
 */
public record TableId(ByteString bytes) {

  /** Its length in bytes. */
  public static final int SIZE = 8;

  /** For a guest that has an address and nothing more: whatever table is there. */
  public static final TableId ANY = new TableId(ByteString.of(new byte[SIZE]));

  public TableId {
    if (bytes.size() != SIZE) {
      throw new IllegalArgumentException("A table's id has " + SIZE + " bytes.");
    }
  }

  /** A new one. */
  public static TableId random() {
    byte[] bytes = Entropy.system().bytes(SIZE).toByteArray();
    // Not all zero, which means any.
    bytes[0] |= 1;
    return new TableId(ByteString.of(bytes));
  }

  /** Its last digits, to tell two tables of the same name apart. */
  public String mark() {
    return bytes.hex().substring(2 * SIZE - 4);
  }

  @Override
  public String toString() {
    return bytes.hex();
  }
}
