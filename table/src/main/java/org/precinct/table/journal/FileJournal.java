package org.precinct.table.journal;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import okio.ByteString;
import org.precinct.table.Entropy;

/**
 * A journal in one file; {@link Format} describes its bytes.
 *
 * <p>While it is open, a lock on a second file beside it keeps every other process out. The lock is
 * not on the journal itself because some systems give up a process's locks on a file when the
 * process closes any stream of that file, for instance after listing the saved games.
 */
public final class FileJournal implements Journal {

  /** No table writes this much; a longer file is something else. */
  private static final long LONGEST_FILE = 256L << 20;

  private final Disk disk;
  private final AutoCloseable lock;
  private final long id;
  private final long cut;
  private long end;
  private boolean broken;
  private boolean closed;

  private FileJournal(Disk disk, AutoCloseable lock, long id, long end, long cut) {
    this.disk = disk;
    this.lock = lock;
    this.id = id;
    this.end = end;
    this.cut = cut;
  }

  /**
   * Opens a file, makes it if it is not there, and cuts its tail if a crash has torn it.
   *
   * @throws JournalInUse if another process, or this one, has it open
   * @throws DamagedJournal if it cannot be read to its end, and a crash does not explain that
   */
  public static FileJournal open(File file) throws IOException {
    Lock lock = Lock.of(file);
    boolean opened = false;
    try {
      boolean fresh = file.length() == 0;
      FileChannel channel =
          FileChannel.open(
              file.toPath(),
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              StandardOpenOption.CREATE);
      ownersOnly(file);
      FileJournal journal = open(Disk.of(channel), lock);
      opened = true;
      if (fresh) {
        forceFolder(file.toPath().toAbsolutePath().getParent());
      }
      return journal;
    } finally {
      if (!opened) {
        lock.close();
      }
    }
  }

  /**
   * The entries of a file that is only looked at: nothing is locked, made, cut or written, so that
   * it may be anybody's, on a disk that cannot be written, or at a table right now.
   *
   * @throws DamagedJournal if it cannot be read to its end, and a crash does not explain that
   */
  public static List<ByteString> peek(File file) throws IOException {
    try (FileChannel channel = FileChannel.open(file.toPath(), StandardOpenOption.READ)) {
      Disk disk = Disk.of(channel);
      byte[] bytes = content(disk, disk.size());
      List<ByteString> entries = new ArrayList<>();
      if (Format.tornHeader(bytes)) return entries;
      requireNothingAfter(Format.id(bytes), bytes, readGood(bytes, entries));
      return entries;
    }
  }

  /**
   * The entries of a damaged file up to the damage. Like {@link #peek} it leaves the file alone.
   *
   * @throws DamagedJournal if there is nothing to be had
   */
  public static List<ByteString> goodPart(File file) throws IOException {
    try (FileChannel channel = FileChannel.open(file.toPath(), StandardOpenOption.READ)) {
      Disk disk = Disk.of(channel);
      List<ByteString> entries = new ArrayList<>();
      readGood(content(disk, disk.size()), entries);
      return entries;
    }
  }

  /** Reads entries as far as they are whole, and returns where that ends. */
  private static int readGood(byte[] bytes, List<ByteString> entries) throws DamagedJournal {
    long id = Format.id(bytes);
    int end = Format.HEADER;
    for (int next; (next = Format.groupEnd(id, bytes, end)) >= 0; end = next) {
      entries.addAll(Format.entries(bytes, end, next));
    }
    return end;
  }

  /** Opens what a disk holds; closes the disk if that fails. */
  static FileJournal open(Disk disk, AutoCloseable lock) throws IOException {
    boolean opened = false;
    try {
      byte[] file = content(disk, disk.size());
      if (Format.tornHeader(file)) {
        long id = Entropy.system().bytes(Long.BYTES).asByteBuffer().getLong();
        disk.truncate(0);
        disk.write(ByteBuffer.wrap(Format.header(id)), 0);
        disk.force();
        opened = true;
        return new FileJournal(disk, lock, id, Format.HEADER, 0);
      }
      long id = Format.id(file);
      int end = Format.HEADER;
      for (int next = end; next >= 0; next = Format.groupEnd(id, file, end)) {
        end = next;
      }
      requireNothingAfter(id, file, end);
      if (end < file.length) {
        disk.truncate(end);
        disk.force();
      }
      opened = true;
      return new FileJournal(disk, lock, id, end, file.length - end);
    } finally {
      if (!opened) {
        disk.close();
      }
    }
  }

  private static void requireNothingAfter(long id, byte[] file, int end) throws DamagedJournal {
    for (int at = end + 1; at < file.length; at++) {
      if (Format.groupEnd(id, file, at) >= 0) {
        throw new DamagedJournal(
            DamagedJournal.Kind.DAMAGED,
            "This saved game is damaged at byte " + end + " of " + file.length + ".");
      }
    }
  }

  private static byte[] content(Disk disk, long size) throws IOException {
    if (size > LONGEST_FILE) {
      throw new DamagedJournal(
          DamagedJournal.Kind.NOT_A_JOURNAL, "This file is too long to be a saved game.");
    }
    byte[] file = new byte[(int) size];
    disk.read(ByteBuffer.wrap(file), 0);
    return file;
  }

  /** How many bytes of a group that a crash had torn were cut on opening; 0 if none. */
  public long cut() {
    return cut;
  }

  /** How long the file is. */
  public long size() {
    return end;
  }

  @Override
  public List<ByteString> read() throws IOException {
    requireOpen();
    byte[] file = content(disk, end);
    List<ByteString> entries = new ArrayList<>();
    int at = Format.HEADER;
    while (at < end) {
      int next = Format.groupEnd(id, file, at);
      if (next < 0) {
        throw new DamagedJournal(
            DamagedJournal.Kind.DAMAGED, "The saved game's file was changed while it was open.");
      }
      entries.addAll(Format.entries(file, at, next));
      at = next;
    }
    return entries;
  }

  @Override
  public void append(List<ByteString> entries) throws IOException {
    requireOpen();
    if (entries.isEmpty()) {
      return;
    }
    byte[] group = Format.group(id, end, entries);
    // What could not be read again is not written.
    if (end + group.length > LONGEST_FILE) {
      throw new IOException("This saved game is full.");
    }
    try {
      disk.write(ByteBuffer.wrap(group), end);
      disk.force();
    } catch (IOException e) {
      takeBack(e);
      throw e;
    }
    end += group.length;
  }

  /**
   * Makes the file what it was before an append that failed. If even that fails, the journal takes
   * no more entries: whether the group is there is known only after opening it again.
   */
  private void takeBack(IOException cause) {
    try {
      disk.truncate(end);
      disk.force();
    } catch (IOException e) {
      broken = true;
      cause.addSuppressed(e);
    }
  }

  private void requireOpen() throws IOException {
    if (closed) {
      throw new IOException("The journal is closed.");
    }
    if (broken) {
      throw new IOException("The journal could not be written; open it again.");
    }
  }

  @Override
  public void close() throws IOException {
    if (closed) {
      return;
    }
    closed = true;
    try {
      disk.close();
    } finally {
      try {
        lock.close();
      } catch (IOException e) {
        throw e;
      } catch (Exception e) {
        throw new IOException(e);
      }
    }
  }

  /** It holds every card, and what lets devices in. Some systems cannot be asked for that. */
  private static void ownersOnly(File file) {
    boolean others = file.setReadable(false, false) && file.setWritable(false, false);
    if (others) file.setReadable(true, true);
    file.setWritable(true, true);
  }

  /** A new file's name is safe only when its folder is. Some systems cannot be asked for that. */
  private static void forceFolder(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Such a system keeps names in its own journal.
    }
  }

  /** A lock on the file beside a journal. */
  static final class Lock implements AutoCloseable {
    private final FileChannel channel;

    private Lock(FileChannel channel) {
      this.channel = channel;
    }

    static File file(File journal) {
      return new File(journal.getPath() + ".lock");
    }

    static Lock of(File journal) throws IOException {
      FileChannel channel =
          FileChannel.open(
              file(journal).toPath(), StandardOpenOption.WRITE, StandardOpenOption.CREATE);
      boolean locked = false;
      try {
        FileLock lock = channel.tryLock();
        locked = lock != null;
      } catch (OverlappingFileLockException e) {
        // This process has it: the same answer as for another one.
      } finally {
        if (!locked) {
          channel.close();
        }
      }
      if (!locked) {
        throw new JournalInUse(
            "The saved game " + journal.getName() + " is open at another table.");
      }
      return new Lock(channel);
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }
}
