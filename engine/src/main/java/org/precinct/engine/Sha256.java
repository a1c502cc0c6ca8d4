package org.precinct.engine;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import okio.ByteString;

/**
 * SHA-256. The only class of engine and table that knows where it comes from, so that a build
 * without {@link MessageDigest}, such as one for browsers, has one class to replace.
 */
public final class Sha256 {
  private static final ThreadLocal<MessageDigest> DIGEST = ThreadLocal.withInitial(Sha256::create);

  private Sha256() {}

  /** The 32 bytes of these, one behind the other. */
  public static byte[] of(byte[]... parts) {
    MessageDigest digest = DIGEST.get();
    for (byte[] part : parts) digest.update(part);
    return digest.digest();
  }

  /** The same of these. */
  public static ByteString of(ByteString... parts) {
    MessageDigest digest = DIGEST.get();
    for (ByteString part : parts) digest.update(part.toByteArray());
    return ByteString.of(digest.digest());
  }

  private static MessageDigest create() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java and Android has SHA-256", e);
    }
  }
}
