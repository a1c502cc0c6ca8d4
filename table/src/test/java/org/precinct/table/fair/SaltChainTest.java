package org.precinct.table.fair;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import okio.ByteString;
import org.junit.Test;
import org.precinct.table.proto.Pledge;
import org.precinct.table.proto.Shared;

/** Salts that were promised before the deal. */
public final class SaltChainTest {
  private final ByteString secret = ByteString.encodeUtf8("sixteen letters!");

  @Test
  public void eachSaltHashesToTheOneBefore() {
    SaltChain chain = new SaltChain(secret, 100);
    ByteString before = chain.anchor();
    for (int i = 0; i < 100; i++) {
      ByteString salt = chain.after(i);
      assertThat(salt.size()).isEqualTo(SaltChain.SALT);
      assertThat(salt.sha256().substring(0, 16)).isEqualTo(before);
      assertThat(SaltChain.follows(before, salt)).isTrue();
      before = salt;
    }
    assertThat(before).isEqualTo(secret);
    assertThat(chain.after(100)).isEqualTo(ByteString.EMPTY);
    assertThat(chain.after(3)).isEqualTo(new SaltChain(secret, 100).after(3));
  }

  @Test
  public void nothingElseFollows() {
    SaltChain chain = new SaltChain(secret, 10);
    assertThat(SaltChain.follows(chain.anchor(), chain.after(1))).isFalse();
    assertThat(SaltChain.follows(chain.anchor(), chain.anchor())).isFalse();
    assertThat(SaltChain.follows(ByteString.EMPTY, ByteString.EMPTY)).isFalse();
    assertThat(SaltChain.follows(chain.anchor(), chain.after(0).substring(1))).isFalse();
  }

  @Test
  public void theExampleOfTheProtocol() {
    ByteString zeros = ByteString.of(new byte[32]);
    ByteString ones = ByteString.decodeHex("01".repeat(32));
    Pledge pledge = new Pledge(Fair.hash(ones, zeros, zeros.substring(16)), zeros.substring(16));
    assertThat(Fair.keeps(pledge, ones, zeros)).isTrue();
    assertThat(Fair.keeps(pledge, zeros, ones)).isFalse();
    assertThat(pledge.hash.hex())
        .isEqualTo("63457ad0753e2c55440aa1e1a502594b02f381e7067edc013c1b27730d4f745b");
    assertThat(Fair.seed(zeros, List.of(new Shared(3, pledge, ones, zeros))).hex())
        .isEqualTo("4971ae2a626e814b0ae8b1953e16bf342712068b060d6b18e8f6a2a70731d563");
    assertThat(new SaltChain(zeros.substring(16), 3).anchor().hex())
        .isEqualTo("caae5b775614d4b4d6b81b9bd4aa27f6");
  }
}
