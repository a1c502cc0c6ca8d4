package org.precinct.app.storage;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import okio.ByteString;
import org.precinct.table.journal.DamagedJournal;
import org.precinct.table.journal.FileJournal;

/**
 * A journal on its way to another phone or to a terminal: the file that {@code
 * org.precinct.table.journal} describes.
 */
public final class SaveFile {
  /** No game comes near; the longest have some hundred thousand bytes. */
  static final int LONGEST = 16 << 20;

  private SaveFile() {}

  /**
   * Writes a save.
   *
   * @param folder where a file can be for a moment
   */
  public static void write(List<ByteString> entries, OutputStream to, File folder)
      throws IOException {
    File file = File.createTempFile("save", ".precinct", folder);
    try {
      try (FileJournal journal = FileJournal.open(file)) {
        journal.append(entries);
      }
      try (FileInputStream from = new FileInputStream(file)) {
        copy(from, to, Integer.MAX_VALUE);
      }
      to.flush();
    } finally {
      delete(file);
    }
  }

  /**
   * Reads a save.
   *
   * @param folder where a file can be for a moment
   */
  public static List<ByteString> read(InputStream from, File folder) throws IOException, BadSave {
    File file = File.createTempFile("save", ".precinct", folder);
    try {
      try (FileOutputStream to = new FileOutputStream(file)) {
        if (!copy(from, to, LONGEST)) throw new BadSave(BadSave.Reason.TOO_LONG);
      }
      // A journal that is just being begun looks like this, but nobody has sent one.
      if (file.length() == 0) throw new BadSave(BadSave.Reason.NOT_A_SAVE);
      try (FileJournal journal = FileJournal.open(file)) {
        List<ByteString> entries = journal.read();
        // A crash can leave a torn tail, and a journal forgives it. A file that was sent has lost
        // its end on the way.
        if (journal.cut() > 0) throw new BadSave(BadSave.Reason.DAMAGED);
        if (entries.isEmpty()) throw new BadSave(BadSave.Reason.NO_GAME);
        return entries;
      } catch (DamagedJournal e) {
        throw new BadSave(
            switch (e.kind()) {
              case NOT_A_JOURNAL -> BadSave.Reason.NOT_A_SAVE;
              case NEWER_FORMAT -> BadSave.Reason.NEWER;
              case DAMAGED -> BadSave.Reason.DAMAGED;
            });
      }
    } finally {
      delete(file);
    }
  }

  /** Copies up to so many bytes; false if there are more. */
  private static boolean copy(InputStream from, OutputStream to, int most) throws IOException {
    byte[] piece = new byte[8192];
    long copied = 0;
    for (int count; (count = from.read(piece)) > 0; ) {
      copied += count;
      if (copied > most) return false;
      to.write(piece, 0, count);
    }
    return true;
  }

  /** The journal's lock lies beside it. */
  private static void delete(File file) {
    File[] left = file.getParentFile().listFiles((in, name) -> name.startsWith(file.getName()));
    for (File one : left == null ? new File[0] : left) one.delete();
    file.delete();
  }
}
