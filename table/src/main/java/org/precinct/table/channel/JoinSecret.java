package org.precinct.table.channel;

import okio.ByteString;
import org.precinct.engine.Sha256;
import org.precinct.table.Entropy;

/** What a guest has to know to be let in without being asked. It travels in the QR code. */
public final class JoinSecret {

  /** Its length in bytes. */
  public static final int SIZE = 16;

  private final ByteString key;

  /**
   * @param key {@link #SIZE} bytes
   */
  public JoinSecret(ByteString key) {
    if (key.size() != SIZE) {
      throw new IllegalArgumentException("A join secret has " + SIZE + " bytes.");
    }
    this.key = key;
  }

  /** A new one that nobody can guess. */
  public static JoinSecret random() {
    return new JoinSecret(Entropy.system().bytes(SIZE));
  }

  /** A new one from somebody else's randomness. */
  public static JoinSecret of(Entropy entropy) {
    return new JoinSecret(entropy.bytes(SIZE));
  }

  /** Its bytes, for the QR code and the journal. */
  public ByteString key() {
    return key;
  }

  /** The key of the handshake. */
  byte[] preSharedKey() {
    return Sha256.of(ByteString.encodeUtf8("precinct join"), key).toByteArray();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JoinSecret secret && key.equals(secret.key);
  }

  @Override
  public int hashCode() {
    return key.hashCode();
  }

  /** Tells nothing: secrets have no place in a log. */
  @Override
  public String toString() {
    return "JoinSecret";
  }
}
