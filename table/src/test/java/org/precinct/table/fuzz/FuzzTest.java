package org.precinct.table.fuzz;

import static com.google.common.truth.Truth.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import okio.ByteString;
import org.junit.Test;
import org.precinct.table.channel.FrameFuzz;
import org.precinct.table.channel.HandshakeFuzz;
import org.precinct.table.journal.JournalFuzz;
import org.precinct.table.net.InvitationFuzz;

/**
 * The fuzz targets over their corpus and seeded mutations of it: the same inputs in each run, a few
 * here and many in {@link FuzzSoak}. The Gradle task {@code fuzz} runs the same targets with
 * Jazzer, which looks for new ones.
 */
public class FuzzTest {

  private static final File CORPUS = new File("src/test/resources/fuzz");

  @Test
  public void frames() throws Exception {
    run("FrameFuzz", 20_000, FrameFuzz::fuzzerTestOneInput);
  }

  @Test
  public void handshakes() throws Exception {
    run("HandshakeFuzz", 4_000, HandshakeFuzz::fuzzerTestOneInput);
  }

  @Test
  public void journals() throws Exception {
    run("JournalFuzz", 20_000, JournalFuzz::fuzzerTestOneInput);
  }

  @Test
  public void invitations() throws Exception {
    run("InvitationFuzz", 20_000, InvitationFuzz::fuzzerTestOneInput);
  }

  @Test
  public void whatGuestsSay() throws Exception {
    run("HostFuzz", 2_000, HostFuzz::fuzzerTestOneInput);
  }

  @Test
  public void whatHostsSay() throws Exception {
    run("GuestFuzz", 6_000, GuestFuzz::fuzzerTestOneInput);
  }

  @Test
  public void saves() throws Exception {
    run("SaveFuzz", 2_000, SaveFuzz::fuzzerTestOneInput);
  }

  @Test
  public void records() throws Exception {
    run("RecordFuzz", 6_000, RecordFuzz::fuzzerTestOneInput);
  }

  @Test
  public void deltas() throws Exception {
    run("DeltaFuzz", 20_000, DeltaFuzz::fuzzerTestOneInput);
  }

  int runs(int many) {
    return many / 5;
  }

  private void run(String name, int many, Consumer<byte[]> target) throws IOException {
    List<byte[]> corpus = corpus(name);
    assertThat(corpus).isNotEmpty();
    Random random = new Random(name.hashCode());
    for (int i = 0; i < runs(many); i++) {
      byte[] input = corpus.get(i % corpus.size());
      for (int changes = i < corpus.size() ? 0 : 1 + random.nextInt(4); changes > 0; changes--) {
        input = mutated(input, corpus, random);
      }
      try {
        target.accept(input);
      } catch (RuntimeException | Error e) {
        throw new AssertionError(name + " fails on " + ByteString.of(input).hex(), e);
      }
    }
  }

  private static List<byte[]> corpus(String name) throws IOException {
    File[] files = new File(CORPUS, name).listFiles();
    assertThat(files).isNotNull();
    Arrays.sort(files, Comparator.comparing(File::getName));
    List<byte[]> corpus = new ArrayList<>();
    for (File file : files) {
      corpus.add(Files.readAllBytes(file.toPath()));
    }
    return corpus;
  }

  private static byte[] mutated(byte[] input, List<byte[]> corpus, Random random) {
    int at = random.nextInt(input.length + 1);
    byte[] other = corpus.get(random.nextInt(corpus.size()));
    byte[] piece;
    switch (random.nextInt(6)) {
      case 0:
        piece = new byte[1 + random.nextInt(8)];
        random.nextBytes(piece);
        return joined(input, at, piece, at);
      case 1:
        return joined(input, at, new byte[0], Math.min(input.length, at + 1 + random.nextInt(8)));
      case 2:
        return Arrays.copyOf(input, at);
      case 3:
        return joined(other, Math.min(at, other.length), input, other.length);
      default:
        byte[] changed = input.clone();
        if (at < changed.length) {
          changed[at] =
              (byte)
                  (random.nextBoolean()
                      ? changed[at] ^ 1 << random.nextInt(8)
                      : random.nextInt(256));
        }
        return changed;
    }
  }

  /** What lies before one place, a piece, and what lies from another place on. */
  private static byte[] joined(byte[] input, int before, byte[] piece, int from) {
    byte[] joined = Arrays.copyOf(input, before + piece.length + input.length - from);
    System.arraycopy(piece, 0, joined, before, piece.length);
    System.arraycopy(input, from, joined, before + piece.length, input.length - from);
    return joined;
  }
}
