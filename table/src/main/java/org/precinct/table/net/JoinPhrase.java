package org.precinct.table.net;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.regex.Pattern;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import okio.ByteString;
import org.precinct.table.Entropy;
import org.precinct.table.channel.JoinSecret;

/**
 * What a typed code says of the join secret: ten digits of base 32, from which it is worked out.
 */
public final class JoinPhrase {

  /** How many digits. */
  public static final int LENGTH = 10;

  private static final Pattern FORM = Pattern.compile("[0-9A-HJKMNP-TV-Z]{" + LENGTH + "}");
  private static final int ROUNDS = 1 << 17;
  private static final String SALT = "precinct join code";

  private final String digits;

  /**
   * @param digits ten digits of Crockford's base 32, as {@link #digits} gives them
   */
  public JoinPhrase(String digits) {
    if (!FORM.matcher(digits).matches()) {
      throw new IllegalArgumentException("A join phrase has " + LENGTH + " digits of base 32.");
    }
    this.digits = digits;
  }

  /** A new one. */
  public static JoinPhrase random() {
    ByteString random = Entropy.system().bytes(LENGTH);
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      digits.append(Base32.digit(random.getByte(i) & 31));
    }
    return new JoinPhrase(digits.toString());
  }

  /** The digits, for the host's journal. */
  public String digits() {
    return digits;
  }

  /** Works the secret out. Takes a good part of a second on a slow phone: not for a loop. */
  public JoinSecret secret() {
    try {
      PBEKeySpec spec =
          new PBEKeySpec(
              digits.toCharArray(),
              SALT.getBytes(StandardCharsets.US_ASCII),
              ROUNDS,
              JoinSecret.SIZE * 8);
      byte[] key =
          SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(spec).getEncoded();
      return new JoinSecret(ByteString.of(key));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Java and Android 8 have PBKDF2 with SHA-256.", e);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof JoinPhrase phrase && digits.equals(phrase.digits);
  }

  @Override
  public int hashCode() {
    return digits.hashCode();
  }

  /** Tells nothing: secrets have no place in a log. */
  @Override
  public String toString() {
    return "JoinPhrase";
  }
}
