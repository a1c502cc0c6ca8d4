package org.precinct.table.channel;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.spec.NamedParameterSpec;
import java.security.spec.XECPrivateKeySpec;
import java.security.spec.XECPublicKeySpec;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import okio.Buffer;
import okio.ByteString;

/**
 * The NN and NNpsk0 patterns of the Noise specification, revision 34, written from its text with
 * the JDK's own cryptography: what an author of a client in another language would write.
 */
final class PlainNoise {

  /** A key and its count of messages. */
  static final class Key {
    private final byte[] key;
    private long count;

    Key(byte[] key) {
      this.key = key;
    }

    byte[] encrypt(byte[] data, byte[] text) throws GeneralSecurityException {
      return run(Cipher.ENCRYPT_MODE, data, text);
    }

    byte[] decrypt(byte[] data, byte[] text) throws GeneralSecurityException {
      return run(Cipher.DECRYPT_MODE, data, text);
    }

    private byte[] run(int mode, byte[] data, byte[] text) throws GeneralSecurityException {
      ByteBuffer nonce = ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN);
      nonce.putInt(0).putLong(count++);
      Cipher cipher = Cipher.getInstance("ChaCha20-Poly1305");
      cipher.init(mode, new SecretKeySpec(key, "ChaCha20"), new IvParameterSpec(nonce.array()));
      cipher.updateAAD(data);
      return cipher.doFinal(text);
    }
  }

  private final boolean psk;
  private byte[] h;
  private byte[] ck;
  private Key key;
  private final byte[] privateKey;
  private final byte[] publicKey;
  private byte[] remote;

  PlainNoise(String name, byte[] prologue, byte[] psk, byte[] privateKey)
      throws GeneralSecurityException {
    byte[] ascii = name.getBytes(StandardCharsets.US_ASCII);
    h = ascii.length <= 32 ? Arrays.copyOf(ascii, 32) : sha256(ascii);
    ck = h;
    this.psk = psk.length > 0;
    this.privateKey = privateKey;
    byte[] base = new byte[32];
    base[0] = 9;
    publicKey = x25519(privateKey, base);
    mixHash(prologue);
    if (this.psk) {
      // MixKeyAndHash
      byte[][] out = hkdf(ck, psk, 3);
      ck = out[0];
      mixHash(out[1]);
      key = new Key(out[2]);
    }
  }

  byte[] writeE(byte[] payload) throws GeneralSecurityException {
    mixE(publicKey);
    return concat(publicKey, encryptAndHash(payload));
  }

  byte[] readE(byte[] message) throws GeneralSecurityException {
    remote = ByteString.of(message, 0, 32).toByteArray();
    mixE(remote);
    return decryptAndHash(ByteString.of(message, 32, message.length - 32).toByteArray());
  }

  byte[] readEee(byte[] message) throws GeneralSecurityException {
    remote = ByteString.of(message, 0, 32).toByteArray();
    mixE(remote);
    mixKey(x25519(privateKey, remote));
    return decryptAndHash(ByteString.of(message, 32, message.length - 32).toByteArray());
  }

  byte[] writeEee(byte[] payload) throws GeneralSecurityException {
    mixE(publicKey);
    mixKey(x25519(privateKey, remote));
    return concat(publicKey, encryptAndHash(payload));
  }

  /** The initiator's sending key, then the responder's. */
  Key[] split() throws GeneralSecurityException {
    byte[][] out = hkdf(ck, new byte[0], 2);
    return new Key[] {new Key(out[0]), new Key(out[1])};
  }

  byte[] hash() {
    return h;
  }

  private void mixE(byte[] e) throws GeneralSecurityException {
    mixHash(e);
    if (psk) {
      mixKey(e);
    }
  }

  private void mixHash(byte[] data) throws GeneralSecurityException {
    h = sha256(concat(h, data));
  }

  private void mixKey(byte[] input) throws GeneralSecurityException {
    byte[][] out = hkdf(ck, input, 2);
    ck = out[0];
    key = new Key(out[1]);
  }

  private byte[] encryptAndHash(byte[] plain) throws GeneralSecurityException {
    byte[] text = key == null ? plain : key.encrypt(h, plain);
    mixHash(text);
    return text;
  }

  private byte[] decryptAndHash(byte[] text) throws GeneralSecurityException {
    byte[] plain = key == null ? text : key.decrypt(h, text);
    mixHash(text);
    return plain;
  }

  private static byte[][] hkdf(byte[] ck, byte[] input, int count) throws GeneralSecurityException {
    byte[] temp = hmac(ck, input);
    byte[][] out = new byte[count][];
    byte[] last = new byte[0];
    for (int i = 0; i < count; i++) {
      last = hmac(temp, concat(last, new byte[] {(byte) (i + 1)}));
      out[i] = last;
    }
    return out;
  }

  private static byte[] hmac(byte[] key, byte[] data) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(data);
  }

  private static byte[] x25519(byte[] scalar, byte[] point) throws GeneralSecurityException {
    byte[] u = ByteString.of(point).toByteArray();
    u[31] &= 0x7F;
    for (int i = 0; i < 16; i++) {
      byte swapped = u[i];
      u[i] = u[31 - i];
      u[31 - i] = swapped;
    }
    KeyFactory keys = KeyFactory.getInstance("X25519");
    KeyAgreement agreement = KeyAgreement.getInstance("X25519");
    agreement.init(keys.generatePrivate(new XECPrivateKeySpec(NamedParameterSpec.X25519, scalar)));
    agreement.doPhase(
        keys.generatePublic(new XECPublicKeySpec(NamedParameterSpec.X25519, new BigInteger(1, u))),
        true);
    return agreement.generateSecret();
  }

  static byte[] sha256(byte[] data) throws GeneralSecurityException {
    return MessageDigest.getInstance("SHA-256").digest(data);
  }

  static byte[] concat(byte[]... parts) {
    Buffer buffer = new Buffer();
    for (byte[] part : parts) {
      buffer.write(part);
    }
    return buffer.readByteArray();
  }
}
