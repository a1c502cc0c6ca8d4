package org.precinct.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import okio.BufferedSource;
import okio.Okio;
import org.jline.terminal.Terminal;
import org.precinct.console.kit.Dice;
import org.precinct.console.kit.Rehearsal;
import org.precinct.console.show.Titles;

/**
 * Records a short game of each kind as text, by the real program: {@code ./gradlew
 * :console:recordings}. The same program gives the same recording.
 */
public final class Recordings {
  private Recordings() {}

  /**
   * A recording of a game, in a language, with what is typed on the first screens. All of it is in
   * a file of the game's.
   */
  record Take(String game, String lang, List<String> typed) {

    static Take of(String game) {
      InputStream in = Recordings.class.getResourceAsStream("takes/" + game + ".txt");
      try (BufferedSource file = Okio.buffer(Okio.source(in))) {
        List<String> lines = new ArrayList<>();
        for (String line; (line = file.readUtf8Line()) != null; ) lines.add(line);
        // The last one begins the game.
        lines.add("");
        return new Take(game, lines.get(0), lines.subList(1, lines.size()));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** One of each game of the house. */
    static List<Take> all() {
      return Titles.HOUSE.all().stream()
          .map(title -> Take.of(title.id()))
          .collect(Collectors.toList());
    }

    String file() {
      return game + ".txt";
    }

    /** Plays it, saving into a folder that is not needed any more. */
    String record(Path folder) {
      Rehearsal rehearsal =
          new Rehearsal(folder, Terminal.TYPE_DUMB, new Dice(11, typed.toArray(new String[0])))
              .lucky("recording");
      int code = Main.run(rehearsal.surroundings(), "--fast", "--lang", lang);
      if (code != 0) throw new IllegalStateException(rehearsal.err());
      return "$ ./precinct --lang " + lang + "\n" + rehearsal.written();
    }
  }

  /**
   * @param args the folder to write to
   */
  public static void main(String[] args) throws IOException {
    Path target = Files.createDirectories(Path.of(args[0]));
    for (Take take : Take.all()) {
      Path saves = Files.createTempDirectory("recording");
      Files.writeString(target.resolve(take.file()), take.record(saves));
      try (Stream<Path> files = Files.walk(saves)) {
        files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
      }
    }
    // The keys' threads still wait for somebody to type.
    System.exit(0);
  }
}
