package org.precinct.table.fair;

import java.util.List;
import okio.Buffer;
import okio.ByteString;
import org.precinct.engine.Sha256;
import org.precinct.table.proto.Pledge;
import org.precinct.table.proto.Shared;

/**
 * The arithmetic of a seed that nobody could choose.
 *
 * <p>Everybody, the host included, promises a share before anybody tells theirs. The seed is made
 * of all shares, so it is as random as the most honest of them.
 */
public final class Fair {
  /** Bytes of a share, a nonce, a seed. */
  public static final int SHARE = 32;

  private static final ByteString SEED = ByteString.encodeUtf8("precinct seed 1");

  private Fair() {}

  /** What a promise says: SHA-256(share ‖ nonce ‖ anchor). The host has no anchor. */
  public static ByteString hash(ByteString share, ByteString nonce, ByteString anchor) {
    return Sha256.of(share, nonce, anchor);
  }

  /** Whether this is what was promised. */
  public static boolean keeps(Pledge pledge, ByteString share, ByteString nonce) {
    return share.size() == SHARE
        && nonce.size() == SHARE
        && hash(share, nonce, pledge.anchor).equals(pledge.hash);
  }

  /** Whether a promise has the right form. */
  public static boolean isWellFormed(Pledge pledge) {
    return pledge.hash.size() == SHARE && pledge.anchor.size() == SaltChain.SALT;
  }

  /**
   * SHA-256({@code "precinct seed 1"} ‖ host's share ‖ (member as four bytes, big-endian ‖ share)
   * for each member).
   *
   * @param shared in ascending order of members
   */
  public static ByteString seed(ByteString hostShare, List<Shared> shared) {
    Buffer all = new Buffer().write(SEED).write(hostShare);
    for (Shared one : shared) all.writeInt(one.member).write(one.share);
    return Sha256.of(all.readByteString());
  }
}
