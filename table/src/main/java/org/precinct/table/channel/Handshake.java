package org.precinct.table.channel;

import com.southernstorm.noise.protocol.CipherState;
import com.southernstorm.noise.protocol.CipherStatePair;
import com.southernstorm.noise.protocol.HandshakeState;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Optional;
import okio.Buffer;
import okio.ByteString;
import org.precinct.engine.Sha256;
import org.precinct.table.Entropy;

/**
 * One side of the handshake: frames in, frames out. Three frames make it, from the guest, from the
 * host, and from the guest again:
 *
 * <pre>
 *            invited                     stranger
 *   hello    opening, e                  opening, e, commitment
 *   answer   e, ee                       e, ee, host's number
 *   proof    nothing, but encrypted      guest's number, encrypted
 * </pre>
 *
 * <p>Invited guests know the table's {@linkplain JoinSecret join secret}. They use {@code
 * NoisePSK_NN_25519_ChaChaPoly_SHA256}, which is today's {@code NNpsk0} under the name it had when
 * the library was written. It needs no long-lived keys, proves to both sides that the other knows
 * the secret, and keeps past games private if the secret leaks later. A first message made without
 * the secret is thrown away before it has cost a single curve multiplication. A replayed one gets
 * no further than that, because the host counts a guest as invited only when it has answered the
 * host's own fresh key.
 *
 * <p>Strangers use {@code Noise_NN_25519_ChaChaPoly_SHA256}, which keeps listeners out but not
 * somebody in the middle. Against that, people compare {@linkplain SafetyWords words}. Words taken
 * from the handshake alone would not do: four words are 32 bits, and somebody in the middle could
 * try keys until both sides show the same. So the guest commits to a random number in its first
 * message, the host answers with its own, and only then the guest opens its commitment; the words
 * are made of the handshake and both numbers. A device in the middle has fixed everything it
 * contributes before it can know a single word, and has one chance in four thousand million for
 * each time that two people compare.
 */
abstract class Handshake {

  private static final byte[] MAGIC = {'P', 'C', 'T'};

  /** The version of the protocol. */
  static final byte VERSION = 2;

  /** Let in by the host for one word only: that it has to be updated. */
  static final byte OLD_VERSION = 1;

  private static final int OPENING = MAGIC.length + 2 + TableId.SIZE;
  private static final int KEY = 32;
  private static final int NUMBER = 32;
  private static final int TAG = 16;

  /** The two ways in, with the lengths of their frames. */
  enum Kind {
    INVITED(1, "NoisePSK_NN_25519_ChaChaPoly_SHA256", OPENING + KEY + TAG, KEY + TAG, TAG),
    STRANGER(
        2,
        "Noise_NN_25519_ChaChaPoly_SHA256",
        OPENING + KEY + NUMBER,
        KEY + NUMBER + TAG,
        NUMBER + TAG);

    final byte code;
    final String protocol;
    final int hello;
    final int answer;
    final int proof;

    Kind(int code, String protocol, int hello, int answer, int proof) {
      this.code = (byte) code;
      this.protocol = protocol;
      this.hello = hello;
      this.answer = answer;
      this.proof = proof;
    }
  }

  /**
   * What a handshake ends with.
   *
   * @param padded whether frames hide how long messages are, which the first version did not
   */
  record Result(
      CipherState sender,
      CipherState receiver,
      Channel.Entry entry,
      String words,
      boolean padded) {}

  /**
   * What is drawn for one handshake.
   *
   * @param number this side's share of the words
   * @param key a private key, for test vectors only; otherwise the library draws its own
   */
  record Luck(byte[] number, Optional<byte[]> key) {
    static Luck fresh() {
      return new Luck(Entropy.system().bytes(NUMBER).toByteArray(), Optional.empty());
    }
  }

  final byte[] number;
  private final Optional<byte[]> key;
  HandshakeState noise;
  private Result result;

  private Handshake(Luck luck) {
    number = luck.number();
    key = luck.key();
  }

  static Handshake host(Entrance entrance, Luck luck) {
    return new Host(entrance, luck);
  }

  static Handshake guest(Ticket ticket, Luck luck) {
    return new Guest(ticket, luck);
  }

  /** The frame to begin with, if this side begins. */
  abstract Optional<byte[]> begin() throws GeneralSecurityException;

  /** Whether the next frame may have this length. */
  abstract boolean expects(int length);

  /**
   * Takes the next frame and returns the one to answer with.
   *
   * @throws GeneralSecurityException if it is not as it should be; the handshake is over
   */
  abstract Optional<byte[]> receive(byte[] frame) throws GeneralSecurityException;

  /** The result, once there is one. */
  final Optional<Result> result() {
    return Optional.ofNullable(result);
  }

  /** Forgets all keys that the result does not hold. */
  final void destroy() {
    if (noise != null) {
      noise.destroy();
      noise = null;
    }
  }

  final void start(int role, Kind kind, byte[] opening, Optional<JoinSecret> secret)
      throws GeneralSecurityException {
    noise = new HandshakeState(kind.protocol, role);
    byte[] prologue = new Buffer().writeUtf8("precinct").write(opening).readByteArray();
    noise.setPrologue(prologue, 0, prologue.length);
    if (secret.isPresent()) {
      byte[] key = secret.get().preSharedKey();
      noise.setPreSharedKey(key, 0, key.length);
    }
    if (key.isPresent()) {
      noise.getFixedEphemeralKey().setPrivateKey(key.get(), 0);
    }
    noise.start();
  }

  final byte[] write(byte[] before, byte[] payload, int length) throws GeneralSecurityException {
    byte[] frame = Arrays.copyOf(before, length);
    int written = noise.writeMessage(frame, before.length, payload, 0, payload.length);
    if (before.length + written != length) {
      throw new IllegalStateException("A handshake frame of another length than expected.");
    }
    return frame;
  }

  final byte[] read(byte[] frame, int at) throws GeneralSecurityException {
    byte[] payload = new byte[frame.length];
    int length = noise.readMessage(frame, at, frame.length - at, payload, 0);
    return Arrays.copyOf(payload, length);
  }

  static byte[] commitment(byte[] number) {
    return Sha256.of("precinct commitment".getBytes(StandardCharsets.UTF_8), number);
  }

  final String words(byte[] guest, byte[] host) {
    return SafetyWords.of(
        ByteString.of(noise.getHandshakeHash()), ByteString.of(guest), ByteString.of(host));
  }

  final void finish(CipherStatePair ciphers, Channel.Entry entry, String words, byte version) {
    result =
        new Result(ciphers.getSender(), ciphers.getReceiver(), entry, words, version == VERSION);
  }

  static byte[] opening(byte version, Kind kind, TableId table) {
    Buffer opening = new Buffer().write(MAGIC).writeByte(version).writeByte(kind.code);
    return opening.write(table.bytes()).readByteArray();
  }

  private static final class Guest extends Handshake {
    private final Ticket ticket;
    private final Kind kind;

    Guest(Ticket ticket, Luck luck) {
      super(luck);
      this.ticket = ticket;
      kind = ticket.secret().isPresent() ? Kind.INVITED : Kind.STRANGER;
    }

    @Override
    Optional<byte[]> begin() throws GeneralSecurityException {
      byte[] opening = opening(VERSION, kind, ticket.table());
      start(HandshakeState.INITIATOR, kind, opening, ticket.secret());
      byte[] payload = kind == Kind.STRANGER ? commitment(number) : new byte[0];
      return Optional.of(write(opening, payload, kind.hello));
    }

    @Override
    boolean expects(int length) {
      return length == kind.answer;
    }

    @Override
    Optional<byte[]> receive(byte[] frame) throws GeneralSecurityException {
      byte[] host = read(frame, 0);
      String words = kind == Kind.STRANGER ? words(number, host) : "";
      CipherStatePair ciphers = noise.split();
      byte[] opened = kind == Kind.STRANGER ? number : new byte[0];
      byte[] proof = Arrays.copyOf(opened, kind.proof);
      ciphers.getSender().encryptWithAd(null, proof, 0, proof, 0, opened.length);
      boolean stranger = kind == Kind.STRANGER;
      finish(ciphers, stranger ? Channel.Entry.STRANGER : Channel.Entry.INVITED, words, VERSION);
      return Optional.of(proof);
    }
  }

  private static final class Host extends Handshake {
    private final Entrance entrance;
    private Kind kind;
    private byte version;
    private Channel.Entry entry = Channel.Entry.STRANGER;
    private byte[] commitment;
    private CipherStatePair ciphers;

    Host(Entrance entrance, Luck luck) {
      super(luck);
      this.entrance = entrance;
    }

    @Override
    Optional<byte[]> begin() {
      return Optional.empty();
    }

    @Override
    boolean expects(int length) {
      return kind == null
          ? length == Kind.INVITED.hello || length == Kind.STRANGER.hello
          : length == kind.proof;
    }

    @Override
    Optional<byte[]> receive(byte[] frame) throws GeneralSecurityException {
      if (kind == null) {
        return Optional.of(answer(frame));
      }
      byte[] opened = new byte[frame.length];
      int length = ciphers.getReceiver().decryptWithAd(null, frame, 0, opened, 0, frame.length);
      opened = Arrays.copyOf(opened, length);
      if (kind == Kind.STRANGER && !Arrays.equals(commitment(opened), commitment)) {
        throw new GeneralSecurityException("Another number than the guest had committed to.");
      }
      String words = kind == Kind.STRANGER ? words(opened, number) : "";
      finish(ciphers, entry, words, version);
      return Optional.empty();
    }

    private byte[] answer(byte[] hello) throws GeneralSecurityException {
      byte[] opening = Arrays.copyOf(hello, OPENING);
      kind = kind(opening);
      if (hello.length != kind.hello) {
        throw new GeneralSecurityException("A hello of the wrong length.");
      }
      commitment = kind == Kind.STRANGER ? read(hello, Optional.empty()) : readInvited(hello);
      byte[] payload = kind == Kind.STRANGER ? number : new byte[0];
      byte[] answer = write(new byte[0], payload, kind.answer);
      ciphers = noise.split();
      return answer;
    }

    /** With the secret of now, or one of before. */
    private byte[] readInvited(byte[] hello) throws GeneralSecurityException {
      entry = Channel.Entry.INVITED;
      GeneralSecurityException wrong;
      try {
        return read(hello, Optional.of(entrance.secret()));
      } catch (GeneralSecurityException e) {
        wrong = e;
      }
      entry = Channel.Entry.FORMER;
      for (JoinSecret former : entrance.former()) {
        destroy();
        try {
          return read(hello, Optional.of(former));
        } catch (GeneralSecurityException e) {
          wrong = e;
        }
      }
      throw wrong;
    }

    private byte[] read(byte[] hello, Optional<JoinSecret> secret) throws GeneralSecurityException {
      start(HandshakeState.RESPONDER, kind, Arrays.copyOf(hello, OPENING), secret);
      return read(hello, OPENING);
    }

    private Kind kind(byte[] opening) throws GeneralSecurityException {
      for (TableId table : new TableId[] {entrance.table(), TableId.ANY}) {
        for (byte known : new byte[] {VERSION, OLD_VERSION}) {
          version = known;
          if (Arrays.equals(opening, opening(known, Kind.INVITED, table))) {
            return Kind.INVITED;
          }
          if (entrance.strangers()
              && Arrays.equals(opening, opening(known, Kind.STRANGER, table))) {
            return Kind.STRANGER;
          }
        }
      }
      throw new GeneralSecurityException("Not somebody who wants to come to this table.");
    }
  }
}
