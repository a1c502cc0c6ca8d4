package org.precinct.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jline.terminal.Terminal;
import org.precinct.console.kit.Dice;
import org.precinct.console.kit.Rehearsal;

/**
 * Records a short game of each kind as text, by the real program: {@code ./gradlew
 * :console:recordings}. The same program gives the same recording.
 */
public final class Recordings {
  private Recordings() {}

  /** A recording: its file's name, the language, and what is typed on the first screens. */
  enum Take {
    KOJAK("kojak", "en", "3", "2", "2", "4", "2", ""),
    GOOD_COP_BAD_COP("good-cop-bad-cop", "fr", "1", ""),
    POLICE_CITY("police-city", "en", "2", "2", "3", "6", "2", ""),
    ALLEZ_LES_BLEUS("allez-les-bleus", "fr", "4", "2", "2", "4", "2", "");

    private final String file;
    private final String lang;
    private final String[] typed;

    Take(String file, String lang, String... typed) {
      this.file = file;
      this.lang = lang;
      this.typed = typed;
    }

    String file() {
      return file + ".txt";
    }

    /** Plays it, saving into a folder that is not needed any more. */
    String record(Path folder) {
      Rehearsal rehearsal =
          new Rehearsal(folder, Terminal.TYPE_DUMB, new Dice(11, typed)).lucky("recording");
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
    for (Take take : Take.values()) {
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
