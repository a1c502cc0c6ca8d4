package org.precinct.table.journal;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** A folder of saved games, one {@link FileJournal} each. */
public final class Saves {

  private static final String ENDING = ".precinct";
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,63}");

  private final File folder;

  public Saves(File folder) {
    this.folder = folder;
  }

  /**
   * A save, newest first in {@link #list}.
   *
   * @param changed when it was last written, in milliseconds of the system's clock
   */
  public record Save(String name, long changed, long size) {}

  /**
   * Begins a save.
   *
   * @param name up to 64 letters, digits, hyphens and underscores
   * @throws IOException if there is one of this name
   */
  public FileJournal create(String name) throws IOException {
    File file = file(name);
    if (!folder.isDirectory() && !folder.mkdirs() && !folder.isDirectory()) {
      throw new IOException("The folder " + folder + " cannot be made.");
    }
    if (!file.createNewFile()) {
      throw new IOException("There is a saved game named " + name + " already.");
    }
    return FileJournal.open(file);
  }

  /** Opens a save that is there. */
  public FileJournal open(String name) throws IOException {
    File file = file(name);
    if (!file.isFile()) {
      throw new IOException("There is no saved game named " + name + ".");
    }
    return FileJournal.open(file);
  }

  /** The saves of the folder, the one changed last first. */
  public List<Save> list() {
    List<Save> saves = new ArrayList<>();
    File[] files = folder.listFiles();
    for (File file : files == null ? new File[0] : files) {
      String name = file.getName();
      if (name.endsWith(ENDING) && file.isFile()) {
        String bare = name.substring(0, name.length() - ENDING.length());
        if (NAME.matcher(bare).matches()) {
          saves.add(new Save(bare, file.lastModified(), file.length()));
        }
      }
    }
    saves.sort(Comparator.comparingLong(Save::changed).reversed().thenComparing(Save::name));
    return saves;
  }

  /**
   * Throws a save away.
   *
   * @throws JournalInUse if a table has it open
   */
  public void delete(String name) throws IOException {
    File file = file(name);
    if (!file.isFile()) {
      return;
    }
    FileJournal.Lock lock = FileJournal.Lock.of(file);
    try {
      if (!file.delete() && file.exists()) {
        throw new IOException("The saved game " + name + " cannot be deleted.");
      }
      // While the lock is held, so that nobody else's is taken away.
      FileJournal.Lock.file(file).delete();
    } finally {
      lock.close();
    }
  }

  private File file(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "A saved game's name has up to 64 letters, digits, hyphens and underscores: " + name);
    }
    return new File(folder, name + ENDING);
  }
}
