package org.precinct.table.play;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.Assert.assertThrows;

import java.util.Random;
import okio.Buffer;
import okio.ByteString;
import org.junit.Test;

/** Old bytes and a delta make the new bytes. */
public final class DeltaTest {
  private static final int MOST = 64 * 1024;

  private final Delta delta = new Delta();

  private int size(ByteString before, ByteString after) {
    ByteString difference = delta.between(before, after);
    assertThat(Delta.apply(before, difference, MOST)).isEqualTo(after);
    return difference.size();
  }

  @Test
  public void smallChangesAreShort() {
    Random random = new Random(1);
    byte[] bytes = new byte[500];
    random.nextBytes(bytes);
    ByteString before = ByteString.of(bytes);
    assertThat(size(before, before)).isAtMost(5);
    bytes[100]++;
    assertThat(size(before, ByteString.of(bytes))).isAtMost(10);
    bytes[400]++;
    bytes[250]++;
    assertThat(size(before, ByteString.of(bytes))).isAtMost(20);
  }

  @Test
  public void insertedAndRemovedPiecesAreFound() {
    ByteString text = ByteString.encodeUtf8("the quick brown fox jumps over the lazy dog again");
    ByteString more =
        ByteString.encodeUtf8("the quick red and brown fox jumps over a lazy dog again!");
    assertThat(size(text, more)).isAtMost(30);
    assertThat(size(more, text)).isAtMost(30);
  }

  @Test
  public void anythingCanBecomeAnything() {
    Random random = new Random(2);
    for (int i = 0; i < 20_000; i++) {
      size(bytes(random), bytes(random));
      ByteString before = bytes(random);
      size(before, changed(before, random));
    }
  }

  /** Two viewers who see the same part alike, and some who had another view before. */
  @Test
  public void viewsAreToldLikeTheirBytes() {
    Random random = new Random(4);
    for (int i = 0; i < 5_000; i++) {
      ByteString oldCommon = bytes(random);
      ByteString newCommon = random.nextInt(4) == 0 ? oldCommon : changed(oldCommon, random);
      for (int viewer = 0; viewer < 3; viewer++) {
        ByteString common = random.nextInt(8) == 0 ? bytes(random) : oldCommon;
        SplitView before = new SplitView(common, bytes(random));
        SplitView now = new SplitView(newCommon, changed(before.own(), random));
        ByteString difference = delta.between(before, now);
        assertThat(Delta.apply(before.bytes(), difference, MOST)).isEqualTo(now.bytes());
      }
    }
  }

  @Test
  public void aPictureThatIsTheSameIsOneCopy() {
    SplitView view = new SplitView(ByteString.encodeUtf8("for all"), ByteString.encodeUtf8("mine"));
    assertThat(delta.between(view, view)).isEqualTo(ByteString.decodeHex("0b00"));
    SplitView other = new SplitView(view.common(), ByteString.encodeUtf8("mint"));
    assertThat(delta.between(view, other)).isEqualTo(ByteString.decodeHex("0a000174"));
  }

  private static ByteString bytes(Random random) {
    byte[] bytes = new byte[random.nextInt(120)];
    int kinds = 1 + random.nextInt(4);
    for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) random.nextInt(kinds);
    return ByteString.of(bytes);
  }

  private static ByteString changed(ByteString before, Random random) {
    Buffer after = new Buffer();
    for (int at = 0; at < before.size(); ) {
      int piece = Math.min(before.size() - at, 1 + random.nextInt(40));
      if (random.nextInt(4) > 0) after.write(before.substring(at, at + piece));
      if (random.nextInt(3) == 0) after.write(bytes(random));
      at += piece;
    }
    return after.readByteString();
  }

  @Test
  public void whatIsNoDeltaIsRefused() {
    ByteString before = ByteString.encodeUtf8("0123456789");
    for (String wrong :
        new String[] {"0b00", "0501", "0a0200", "00056162", "ffffffffff7f", "0a00ff", "05"}) {
      assertThrows(
          wrong,
          IllegalArgumentException.class,
          () -> Delta.apply(before, ByteString.decodeHex(wrong), MOST));
    }
  }

  @Test
  public void nothingBecomesTooLong() {
    ByteString before = ByteString.of(new byte[1000]);
    Buffer bomb = new Buffer();
    for (int i = 0; i < 100; i++) bomb.write(ByteString.decodeHex("e807cf0f00"));
    assertThrows(
        IllegalArgumentException.class, () -> Delta.apply(before, bomb.snapshot(), 50_000));
  }

  @Test
  public void randomBytesNeverDoHarm() {
    Random random = new Random(3);
    ByteString before = ByteString.of(new byte[100]);
    for (int i = 0; i < 50_000; i++) {
      byte[] bytes = new byte[random.nextInt(20)];
      random.nextBytes(bytes);
      try {
        assertThat(Delta.apply(before, ByteString.of(bytes), MOST).size()).isAtMost(MOST);
      } catch (IllegalArgumentException refused) {
        // As it should be.
      }
    }
  }
}
