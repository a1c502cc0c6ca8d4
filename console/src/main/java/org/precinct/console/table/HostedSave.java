package org.precinct.console.table;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import okio.ByteString;
import org.precinct.table.net.JoinPhrase;

/**
 * What a hosted table needs beside its journal to be opened again as it was.
 *
 * @param phrase so that the code on everybody's lips stays the same
 * @param board whether its screen was the public board
 * @param port where those who were there look for it
 */
public record HostedSave(JoinPhrase phrase, String name, boolean board, int port) {
  static final String ENDING = ".host";

  public void write(Store store, String save) throws IOException {
    String text = phrase.digits() + "\n" + board + "\n" + port + "\n" + name + "\n";
    store.keep(save + ENDING, ByteString.encodeUtf8(text));
  }

  /** Empty if the save is not of a hosted table. */
  public static Optional<HostedSave> read(Store store, String save) throws IOException {
    Optional<ByteString> bytes = store.keepsake(save + ENDING);
    if (!bytes.isPresent()) return Optional.empty();
    String[] lines = bytes.get().string(StandardCharsets.UTF_8).split("\n");
    try {
      return Optional.of(
          new HostedSave(
              new JoinPhrase(lines[0]),
              lines[3],
              Boolean.parseBoolean(lines[1]),
              Integer.parseInt(lines[2])));
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException damaged) {
      return Optional.empty();
    }
  }
}
