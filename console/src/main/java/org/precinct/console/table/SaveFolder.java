package org.precinct.console.table;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import okio.ByteString;
import org.precinct.console.Problem;
import org.precinct.table.journal.DamagedJournal;
import org.precinct.table.journal.FileJournal;
import org.precinct.table.journal.JournalInUse;
import org.precinct.table.journal.Saves;

/** The saved games of this user. */
public final class SaveFolder {
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT);
  private static final int MOST_AT_ONCE = 100;

  private static final int MOST_NAMED = 4;

  private final Store store;
  private final Path folder;
  private final Saves saves;

  public SaveFolder(Store store) {
    this.store = store;
    this.folder = store.saves();
    this.saves = new Saves(folder.toFile());
  }

  /** A save that has just been begun. */
  public record Begun(String name, FileJournal journal) {}

  /** Begins a save named after its game and the time. */
  public Begun begin(String game, Clock clock) throws Problem {
    String stamp = game + "-" + LocalDateTime.now(clock).format(STAMP);
    try {
      Files.createDirectories(folder);
      for (int i = 1; i <= MOST_AT_ONCE; i++) {
        String name = i == 1 ? stamp : stamp + "-" + i;
        if (!Files.exists(file(name))) return new Begun(name, saves.create(name));
      }
    } catch (IOException e) {
      throw new Problem("error.cannot_save", "folder", folder.toString());
    }
    throw new Problem("error.cannot_save", "folder", folder.toString());
  }

  private Path file(String name) {
    return folder.resolve(name + ".precinct");
  }

  /** Newest first. */
  public List<Saves.Save> list() {
    return saves.list();
  }

  /**
   * The file that somebody means.
   *
   * @param save a name from {@link #list}, the beginning of one (then the newest of those), or the
   *     path of a file
   */
  public Path find(String save) throws Problem {
    if (save.matches("[A-Za-z0-9][A-Za-z0-9_-]*") && Files.isRegularFile(file(save))) {
      return file(save);
    }
    File path = new File(save);
    if (path.isFile()) return path.toPath();
    List<String> names = new ArrayList<>();
    for (Saves.Save one : list()) {
      if (!save.isEmpty() && one.name().startsWith(save)) return file(one.name());
      if (names.size() < MOST_NAMED) names.add(one.name());
    }
    if (names.isEmpty()) {
      throw new Problem("error.no_saves", "save", save, "folder", folder.toString());
    }
    throw new Problem("error.no_save", "save", save, "names", String.join(", ", names));
  }

  /** Throws away a save in which no game was dealt, and what was kept beside it. */
  public void forgetIfEmpty(String name) {
    try {
      SavedGame.read(file(name));
    } catch (Problem empty) {
      if (!empty.key().equals("error.save_empty")) return;
      try {
        saves.delete(name);
        store.forget(name);
      } catch (IOException e) {
        // It is in nobody's way: a search for games passes it over.
      }
    }
  }

  /** Opens a save, telling in one sentence why it cannot be. */
  public static FileJournal open(Path file) throws Problem {
    try {
      return FileJournal.open(file.toFile());
    } catch (IOException e) {
      throw problem(e, name(file));
    }
  }

  /** A save of its own with what is whole of a damaged one, up to the damage. */
  public Path goodPart(Path damaged) throws Problem {
    String name = name(damaged);
    try {
      List<ByteString> entries = FileJournal.goodPart(damaged.toFile());
      for (int i = 1; i <= MOST_AT_ONCE; i++) {
        String part = name + "-part" + (i == 1 ? "" : "-" + i);
        if (Files.exists(file(part))) continue;
        try (FileJournal journal = saves.create(part)) {
          journal.append(entries);
        }
        store.copy(name, part);
        return file(part);
      }
      throw new Problem("error.cannot_save", "folder", folder.toString());
    } catch (IOException e) {
      throw problem(e, name);
    }
  }

  /** Whether somebody is playing on a save right now. */
  public static boolean isInUse(Path file) {
    try {
      FileJournal.open(file.toFile()).close();
      return false;
    } catch (JournalInUse e) {
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Why a save cannot be opened or read. */
  static Problem problem(IOException why, String save) {
    String key = "error.save_unreadable";
    if (why instanceof JournalInUse) key = "error.save_in_use";
    if (why instanceof DamagedJournal damaged) {
      key =
          switch (damaged.kind()) {
            case NOT_A_JOURNAL -> "error.save_other";
            case NEWER_FORMAT -> "error.save_newer";
            case DAMAGED -> "error.save_damaged";
          };
    }
    return new Problem(key, "save", save);
  }

  /** A save's name for people. */
  public static String name(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".precinct") ? name.substring(0, name.length() - 9) : name;
  }
}
