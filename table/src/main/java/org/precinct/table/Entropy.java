package org.precinct.table;

import java.security.SecureRandom;
import okio.ByteString;

/** Where tokens, seeds and salts come from. Tests put a reproducible source in its place. */
@FunctionalInterface
public interface Entropy {

  /** That many unpredictable bytes. From any thread. */
  ByteString bytes(int count);

  /** The system's own. */
  static Entropy system() {
    SecureRandom random = new SecureRandom();
    return count -> {
      byte[] bytes = new byte[count];
      random.nextBytes(bytes);
      return ByteString.of(bytes);
    };
  }
}
