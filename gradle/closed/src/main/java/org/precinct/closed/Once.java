package org.precinct.closed;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Makes a folder that is either whole or not there, however many processes want it at once and
 * however many of them are killed.
 *
 * <p>The work is done in a sibling folder whose last step is to be renamed. A lock file keeps a
 * second process waiting; the operating system drops the lock of a process that dies, so a lock is
 * never stale.
 */
final class Once {
  /** Fills an empty folder. */
  interface Work {
    void into(Path folder) throws IOException, InterruptedException, Problem;
  }

  private static final String PARTIAL = ".partial-";

  private Once() {}

  static void make(Path folder, Consumer<String> say, Work work)
      throws IOException, InterruptedException, Problem {
    Path parent = Files.createDirectories(folder.toAbsolutePath().getParent());
    try (FileChannel file = FileChannel.open(parent.resolve("lock"), CREATE, WRITE)) {
      lock(file, parent, say); // until the file is closed
      if (Files.exists(folder)) return; // made by the process we waited for
      clearInterrupted(folder, say);
      // The process id keeps a child that outlived its killed parent from writing into our folder.
      Path partial = parent.resolve(folder.getFileName() + PARTIAL + ProcessHandle.current().pid());
      try {
        work.into(Files.createDirectory(partial));
        Files.move(partial, folder, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        delete(partial);
      }
    }
  }

  private static void lock(FileChannel file, Path parent, Consumer<String> say) throws IOException {
    if (file.tryLock() != null) return;
    say.accept("Another build is preparing " + parent + "; waiting for it.");
    file.lock();
  }

  private static void clearInterrupted(Path folder, Consumer<String> say) throws IOException {
    List<Path> interrupted;
    try (Stream<Path> siblings = Files.list(folder.toAbsolutePath().getParent())) {
      String start = folder.getFileName() + PARTIAL;
      interrupted =
          siblings.filter(file -> file.getFileName().toString().startsWith(start)).toList();
    }
    if (interrupted.isEmpty()) return;
    say.accept("An earlier attempt was interrupted: starting afresh.");
    for (Path partial : interrupted) delete(partial);
  }

  static void delete(Path tree) throws IOException {
    if (!Files.exists(tree)) return;
    List<Path> files;
    try (Stream<Path> walk = Files.walk(tree)) {
      files = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : files) Files.deleteIfExists(file);
  }
}
