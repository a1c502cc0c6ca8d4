package org.precinct.table.journal;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.Assert.assertThrows;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import okio.ByteString;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public final class FileJournalTest {

  private static final AutoCloseable UNLOCKED = () -> {};

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void entriesAreThereAfterOpeningAgain() throws Exception {
    File file = new File(folder.getRoot(), "game");
    try (FileJournal journal = FileJournal.open(file)) {
      assertThat(journal.read()).isEmpty();
      journal.append(texts("deal", "move 1"));
      journal.append(List.of());
      journal.append(List.of(ByteString.EMPTY));
      assertThat(journal.read()).isEqualTo(texts("deal", "move 1", ""));
    }
    try (FileJournal journal = FileJournal.open(file)) {
      journal.append(texts("move 2"));
      assertThat(journal.cut()).isEqualTo(0);
      assertThat(journal.size()).isEqualTo(file.length());
    }
    try (FileJournal journal = FileJournal.open(file)) {
      assertThat(journal.read()).isEqualTo(texts("deal", "move 1", "", "move 2"));
    }
  }

  @Test
  public void lookingChangesNothing() throws Exception {
    File file = new File(folder.getRoot(), "game");
    try (FileJournal journal = FileJournal.open(file)) {
      journal.append(texts("deal", "move 1"));
      // At a table right now.
      assertThat(FileJournal.peek(file)).isEqualTo(texts("deal", "move 1"));
    }
    byte[] torn = Arrays.copyOf(Files.readAllBytes(file.toPath()), (int) file.length() + 5);
    for (byte[] bytes : new byte[][] {torn, new byte[0], new byte[64]}) {
      File copy = new File(folder.newFolder(), "copy");
      Files.write(copy.toPath(), bytes);
      List<ByteString> expected = bytes == torn ? texts("deal", "move 1") : List.of();
      assertThat(FileJournal.peek(copy)).isEqualTo(expected);
      assertThat(Files.readAllBytes(copy.toPath())).isEqualTo(bytes);
      assertThat(copy.getParentFile().list()).asList().containsExactly("copy");
    }
    Files.writeString(file.toPath(), "This is not a save, but long enough to be taken for one.");
    DamagedJournal other = assertThrows(DamagedJournal.class, () -> FileJournal.peek(file));
    assertThat(other.kind()).isEqualTo(DamagedJournal.Kind.NOT_A_JOURNAL);
  }

  @Test
  public void aFileCutAtAnyByteHoldsItsWholeGroups() throws Exception {
    Recording recording = record(12);
    for (int length = 0; length <= recording.file.length; length++) {
      FaultyDisk disk = new FaultyDisk(Arrays.copyOf(recording.file, length));
      FileJournal journal = FileJournal.open(disk, UNLOCKED);
      int groups = recording.groupsWithin(length);
      assertWithMessage("length %s", length)
          .that(journal.read())
          .isEqualTo(recording.entries(groups));
      assertThat(journal.cut()).isEqualTo(groups < 0 ? 0 : length - recording.ends.get(groups));

      journal.append(texts("after the crash"));
      List<ByteString> expected = new ArrayList<>(recording.entries(groups));
      expected.addAll(texts("after the crash"));
      assertThat(FileJournal.open(new FaultyDisk(disk.bytes), UNLOCKED).read()).isEqualTo(expected);
    }
  }

  @Test
  public void aTailOfZerosOrNoiseIsCut() throws Exception {
    Recording recording = record(3);
    Random random = new Random(7);
    for (int length = 1; length < 200; length++) {
      byte[] zeros = Arrays.copyOf(recording.file, recording.file.length + length);
      byte[] noise = zeros.clone();
      for (int i = recording.file.length; i < noise.length; i++) {
        noise[i] = (byte) random.nextInt();
      }
      for (byte[] file : List.of(zeros, noise)) {
        FileJournal journal = FileJournal.open(new FaultyDisk(file), UNLOCKED);
        assertThat(journal.read()).isEqualTo(recording.entries(3));
        assertThat(journal.cut()).isEqualTo(length);
      }
    }
  }

  @Test
  public void aFlippedBitIsEitherTheTornTailOrRefused() throws Exception {
    Recording recording = record(5);
    int lastGroup = recording.ends.get(4);
    for (int bit = 0; bit < recording.file.length * 8; bit++) {
      byte[] file = recording.file.clone();
      file[bit / 8] ^= (byte) (1 << bit % 8);
      FaultyDisk disk = new FaultyDisk(file);
      if (bit / 8 >= lastGroup) {
        assertThat(FileJournal.open(disk, UNLOCKED).read()).isEqualTo(recording.entries(4));
      } else {
        DamagedJournal refusal =
            assertThrows(DamagedJournal.class, () -> FileJournal.open(disk, UNLOCKED));
        assertThat(refusal.kind())
            .isEqualTo(
                bit / 8 < 8 ? DamagedJournal.Kind.NOT_A_JOURNAL : DamagedJournal.Kind.DAMAGED);
        assertThat(disk.closed).isTrue();
        assertThat(disk.bytes).isEqualTo(file);
      }
    }
  }

  @Test
  public void bytesOfAnotherJournalOrPlaceAreNotTaken() throws Exception {
    Recording one = record(4);
    Recording other = record(4);
    byte[] mixed = one.file.clone();
    System.arraycopy(
        other.file, one.ends.get(3), mixed, one.ends.get(3), mixed.length - one.ends.get(3));
    assertThat(FileJournal.open(new FaultyDisk(mixed), UNLOCKED).read()).isEqualTo(one.entries(3));

    // The last group once more, after itself.
    byte[] last = Arrays.copyOfRange(one.file, one.ends.get(3), one.ends.get(4));
    byte[] repeated = Arrays.copyOf(one.file, one.file.length + last.length);
    System.arraycopy(last, 0, repeated, one.file.length, last.length);
    assertThat(FileJournal.open(new FaultyDisk(repeated), UNLOCKED).read())
        .isEqualTo(one.entries(4));
  }

  @Test
  public void otherFilesAndNewerFormatsAreRefusedAndLeftAlone() throws Exception {
    byte[] text = "Dear diary, today I was dealt a crooked cop.".getBytes("UTF-8");
    assertThat(refusal(text).kind()).isEqualTo(DamagedJournal.Kind.NOT_A_JOURNAL);
    assertThat(refusal("Dear".getBytes("UTF-8")).kind())
        .isEqualTo(DamagedJournal.Kind.NOT_A_JOURNAL);

    byte[] newer = Format.header(1);
    newer[11] = 2;
    assertThat(refusal(newer).kind()).isEqualTo(DamagedJournal.Kind.DAMAGED);
    java.util.zip.CRC32 crc = new java.util.zip.CRC32();
    crc.update(newer, 0, 20);
    ByteBuffer.wrap(newer).putInt(20, (int) crc.getValue());
    DamagedJournal refusal = refusal(newer);
    assertThat(refusal.kind()).isEqualTo(DamagedJournal.Kind.NEWER_FORMAT);
    assertThat(refusal).hasMessageThat().contains("update");
  }

  @Test
  public void aFullDiskLeavesTheJournalAsItWas() throws Exception {
    FaultyDisk disk = new FaultyDisk();
    FileJournal journal = FileJournal.open(disk, UNLOCKED);
    journal.append(texts("one"));
    byte[] before = disk.bytes.clone();
    for (int room = 0; room < 30; room++) {
      disk.room = before.length + room;
      assertThrows(IOException.class, () -> journal.append(texts("a longer entry that won't fit")));
      assertThat(disk.bytes).isEqualTo(before);
    }
    disk.room = Integer.MAX_VALUE;
    disk.forceFails = true;
    assertThrows(IOException.class, () -> journal.append(texts("two")));
    disk.forceFails = false;
    disk.truncate(before.length);
    FileJournal again = FileJournal.open(disk, UNLOCKED);
    again.append(texts("two"));
    assertThat(again.read()).isEqualTo(texts("one", "two"));
  }

  @Test
  public void afterAFailureThatCannotBeUndoneNothingMoreIsTaken() throws Exception {
    FaultyDisk disk = new FaultyDisk();
    FileJournal journal = FileJournal.open(disk, UNLOCKED);
    journal.append(texts("one"));
    disk.room = disk.bytes.length + 5;
    disk.truncateFails = true;
    IOException failure = assertThrows(IOException.class, () -> journal.append(texts("two")));
    assertThat(failure.getSuppressed()).hasLength(1);
    disk.room = Integer.MAX_VALUE;
    disk.truncateFails = false;
    assertThrows(IOException.class, () -> journal.append(texts("three")));
    assertThat(FileJournal.open(disk, UNLOCKED).read()).isEqualTo(texts("one"));
  }

  @Test
  public void aFullDiskAtTheBeginningIsAnErrorAndClosesTheFile() {
    FaultyDisk disk = new FaultyDisk();
    disk.room = 10;
    assertThrows(IOException.class, () -> FileJournal.open(disk, UNLOCKED));
    assertThat(disk.closed).isTrue();
  }

  @Test
  public void oneJournalIsOpenAtOneTable() throws Exception {
    File file = new File(folder.getRoot(), "game");
    FileJournal journal = FileJournal.open(file);
    assertThrows(JournalInUse.class, () -> FileJournal.open(file));
    journal.close();
    journal.close();
    FileJournal.open(file).close();
  }

  @Test
  public void anotherProcessIsKeptOut() throws Exception {
    File file = new File(folder.getRoot(), "game");
    Process holder =
        new ProcessBuilder(
                new File(System.getProperty("java.home"), "bin/java").getPath(),
                "-cp",
                System.getProperty("java.class.path"),
                Holder.class.getName(),
                file.getPath())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      assertThat(holder.getInputStream().read()).isEqualTo('+');
      assertThrows(JournalInUse.class, () -> FileJournal.open(file));
    } finally {
      // As hard as a kill: the entry it had appended is there, and the lock is gone.
      holder.destroyForcibly();
    }
    holder.waitFor();
    try (FileJournal journal = FileJournal.open(file)) {
      assertThat(journal.read()).isEqualTo(texts("held"));
    }
  }

  /** A process that holds a journal until it is killed. */
  public static final class Holder {
    public static void main(String[] args) throws Exception {
      try (FileJournal journal = FileJournal.open(new File(args[0]))) {
        journal.append(texts("held"));
        System.out.print('+');
        System.out.flush();
        while (System.in.read() >= 0) {
          // Held.
        }
      }
    }
  }

  @Test
  public void aClosedJournalSaysSo() throws Exception {
    FileJournal journal = FileJournal.open(new File(folder.getRoot(), "game"));
    journal.close();
    assertThrows(IOException.class, journal::read);
    assertThrows(IOException.class, () -> journal.append(texts("late")));
  }

  @Test
  public void aFileChangedUnderneathIsNoticed() throws Exception {
    File file = new File(folder.getRoot(), "game");
    try (FileJournal journal = FileJournal.open(file)) {
      journal.append(texts("one"));
      byte[] bytes = Files.readAllBytes(file.toPath());
      bytes[bytes.length - 1]++;
      Files.write(file.toPath(), bytes);
      assertThrows(DamagedJournal.class, journal::read);
      Files.write(file.toPath(), Arrays.copyOf(bytes, 30));
      assertThrows(IOException.class, journal::read);
    }
  }

  @Test
  public void tooMuchAtOnceIsRefusedBeforeItIsWritten() throws Exception {
    FaultyDisk disk = new FaultyDisk();
    FileJournal journal = FileJournal.open(disk, UNLOCKED);
    List<ByteString> huge = List.of(ByteString.of(new byte[Format.LONGEST_BODY]));
    assertThrows(IllegalArgumentException.class, () -> journal.append(huge));
    assertThat(disk.bytes).hasLength(Format.HEADER);
  }

  @Test
  public void savesAreCreatedListedOpenedAndDeleted() throws Exception {
    Saves saves = new Saves(new File(folder.getRoot(), "deep/saves"));
    assertThat(saves.list()).isEmpty();
    FileJournal first = saves.create("first");
    assertThrows(IOException.class, () -> saves.create("first"));
    assertThrows(JournalInUse.class, () -> saves.delete("first"));
    first.append(texts("one"));
    first.close();
    saves.create("second").close();
    assertThat(new File(folder.getRoot(), "deep/saves/readme.txt").createNewFile()).isTrue();
    assertThat(new File(folder.getRoot(), "deep/saves/first.precinct").setLastModified(1000))
        .isTrue();
    assertThat(saves.list().stream().map(Saves.Save::name))
        .containsExactly("second", "first")
        .inOrder();
    try (FileJournal again = saves.open("first")) {
      assertThat(again.read()).isEqualTo(texts("one"));
    }
    saves.delete("first");
    saves.delete("first");
    assertThat(saves.list().stream().map(Saves.Save::name)).containsExactly("second");
    assertThrows(IOException.class, () -> saves.open("first"));
    assertThrows(IllegalArgumentException.class, () -> saves.create("../outside"));
  }

  @Test
  public void aJournalInMemory() throws Exception {
    MemoryJournal journal = new MemoryJournal();
    journal.append(texts("one"));
    assertThat(journal.read()).isEqualTo(texts("one"));
    assertThat(new MemoryJournal(journal.read()).read()).isEqualTo(texts("one"));
    journal.close();
    assertThrows(IOException.class, journal::read);
  }

  @Test
  public void aJournalThatFailsOnDemand() throws Exception {
    FailingJournal journal = new FailingJournal(new MemoryJournal());
    journal.append(texts("one"));
    journal.failNext(2);
    assertThrows(IOException.class, () -> journal.append(texts("two")));
    assertThrows(IOException.class, () -> journal.append(texts("two")));
    journal.append(texts("two"));
    assertThat(journal.read()).isEqualTo(texts("one", "two"));
    journal.close();
  }

  private static DamagedJournal refusal(byte[] file) {
    FaultyDisk disk = new FaultyDisk(file);
    DamagedJournal refusal =
        assertThrows(DamagedJournal.class, () -> FileJournal.open(disk, UNLOCKED));
    assertThat(disk.bytes).isEqualTo(file);
    return refusal;
  }

  static List<ByteString> texts(String... texts) {
    List<ByteString> entries = new ArrayList<>();
    for (String text : texts) {
      entries.add(ByteString.encodeUtf8(text));
    }
    return entries;
  }

  /** A journal of several groups, with the place where each ends. */
  private record Recording(byte[] file, List<List<ByteString>> groups, List<Integer> ends) {

    /** How many whole groups lie within a length; -1 if not even the header does. */
    int groupsWithin(int length) {
      int groups = -1;
      while (groups + 1 < ends.size() && ends.get(groups + 1) <= length) {
        groups++;
      }
      return groups;
    }

    List<ByteString> entries(int count) {
      List<ByteString> entries = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        entries.addAll(groups.get(i));
      }
      return entries;
    }
  }

  private static Recording record(int count) throws IOException {
    Random random = new Random(count);
    FaultyDisk disk = new FaultyDisk();
    FileJournal journal = FileJournal.open(disk, UNLOCKED);
    List<List<ByteString>> groups = new ArrayList<>();
    List<Integer> ends = new ArrayList<>();
    ends.add(disk.bytes.length);
    for (int i = 0; i < count; i++) {
      List<ByteString> group = new ArrayList<>();
      for (int j = random.nextInt(3); j >= 0; j--) {
        byte[] entry = new byte[random.nextInt(40)];
        random.nextBytes(entry);
        group.add(ByteString.of(entry));
      }
      journal.append(group);
      groups.add(group);
      ends.add(disk.bytes.length);
    }
    return new Recording(disk.bytes, groups, ends);
  }
}
