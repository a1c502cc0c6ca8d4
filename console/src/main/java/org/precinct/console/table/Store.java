package org.precinct.console.table;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Optional;
import okio.ByteString;

/** The program's folder among the user's data, where the platform wants it. */
public final class Store {
  private static final String SEATS = "seats";

  private final Path folder;

  private Store(Path folder) {
    this.folder = folder;
  }

  /** {@code $XDG_DATA_HOME/precinct}, or what that stands for if it is not set. */
  public static Store of(Map<String, String> environment) {
    String data = environment.getOrDefault("XDG_DATA_HOME", "");
    // The specification wants relative paths to be ignored.
    if (!data.isEmpty() && Path.of(data).isAbsolute()) return new Store(Path.of(data, "precinct"));
    String home = environment.getOrDefault("HOME", System.getProperty("user.home"));
    return new Store(Path.of(home, ".local", "share", "precinct"));
  }

  public Path saves() {
    return folder.resolve("saves");
  }

  /** What gives this computer its seat at a table, if it has sat there before. */
  public Optional<ByteString> keepsake(String table) throws IOException {
    Path file = folder.resolve(SEATS).resolve(table);
    return Files.isRegularFile(file)
        ? Optional.of(ByteString.of(Files.readAllBytes(file)))
        : Optional.empty();
  }

  public void keep(String table, ByteString keepsake) throws IOException {
    write(folder.resolve(SEATS).resolve(table), keepsake);
  }

  /** Keeps for another save what was kept for this one. */
  void copy(String from, String to) throws IOException {
    for (String ending : new String[] {"", HostedSave.ENDING}) {
      Optional<ByteString> kept = keepsake(from + ending);
      if (kept.isPresent()) keep(to + ending, kept.get());
    }
  }

  /** Throws away what was kept for a table. */
  void forget(String table) throws IOException {
    Files.deleteIfExists(folder.resolve(SEATS).resolve(table));
    Files.deleteIfExists(folder.resolve(SEATS).resolve(table + HostedSave.ENDING));
  }

  /** Writes a file whole or not at all, readable by its owner alone. */
  static void write(Path file, ByteString bytes) throws IOException {
    Files.createDirectories(file.getParent());
    Path part = Files.createTempFile(file.getParent(), file.getFileName().toString(), ".part");
    try {
      try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
        channel.write(bytes.asByteBuffer());
        channel.force(true);
      }
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
  }
}
