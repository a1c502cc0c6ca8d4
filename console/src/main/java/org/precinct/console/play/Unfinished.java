package org.precinct.console.play;

import java.nio.file.Path;
import java.util.Optional;
import org.precinct.console.Problem;
import org.precinct.console.show.Title;
import org.precinct.console.table.SaveFolder;
import org.precinct.console.table.SavedGame;
import org.precinct.table.journal.Saves;

/** Finds games that can be taken up again. */
public final class Unfinished {
  private Unfinished() {}

  /** The save changed last whose game is not over. */
  public static Path newest(SaveFolder saves) throws Problem {
    for (Saves.Save save : saves.list()) {
      Path file = saves.find(save.name());
      try {
        if (isUnfinished(file)) return file;
      } catch (Problem other) {
        // Empty, in use or not readable: an older one may be what is meant.
      }
    }
    throw new Problem("error.nothing_to_resume");
  }

  static boolean isUnfinished(Path file) throws Problem {
    SavedGame saved = SavedGame.read(file);
    Optional<Title<?, ?, ?, ?>> title = Title.find(saved.dealt().rules);
    return title.isPresent() && !isOver(title.get(), saved);
  }

  private static <S> boolean isOver(Title<S, ?, ?, ?> title, SavedGame saved) throws Problem {
    return saved.isOver(title.game(), saved.states(title.game()));
  }
}
