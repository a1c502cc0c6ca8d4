package org.precinct.table.journal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import okio.ByteString;

/**
 * Any bytes as a journal's file. They are refused and left alone, or they open, hold together with
 * what is appended, and open again.
 */
public final class JournalFuzz {

  private JournalFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length > 0 && data[0] == 'e') {
      check(edited(Arrays.copyOfRange(data, 1, data.length)));
    } else {
      check(data);
    }
  }

  private static void check(byte[] file) {
    FaultyDisk disk = new FaultyDisk(file);
    try {
      FileJournal journal = FileJournal.open(disk, () -> {});
      List<ByteString> entries = new ArrayList<>(journal.read());
      journal.append(FileJournalTest.texts("one more"));
      entries.addAll(FileJournalTest.texts("one more"));
      FileJournal again = FileJournal.open(new FaultyDisk(disk.bytes), () -> {});
      if (!again.read().equals(entries) || again.cut() != 0) {
        throw new IllegalStateException("The journal changed by being opened again.");
      }
    } catch (DamagedJournal e) {
      if (!disk.closed || !Arrays.equals(disk.bytes, file)) {
        throw new IllegalStateException("A refused file was touched or left open.");
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A good journal, changed as the data says: three bytes for each change. */
  private static byte[] edited(byte[] edits) {
    try {
      FaultyDisk disk = new FaultyDisk(Format.header(0x0123456789ABCDEFL));
      FileJournal journal = FileJournal.open(disk, () -> {});
      for (int i = 0; i < 4; i++) {
        journal.append(FileJournalTest.texts("entry " + i, "and another one"));
      }
      byte[] file = disk.bytes;
      for (int i = 0; i + 2 < edits.length && file.length > 0; i += 3) {
        int at = ((edits[i] & 0xFF) * 256 + (edits[i + 1] & 0xFF)) % file.length;
        file[at] ^= edits[i + 2];
        if (edits[i + 2] == 0) {
          file = Arrays.copyOf(file, at);
        }
      }
      return file;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
