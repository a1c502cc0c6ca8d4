package org.precinct.console.play;

import java.nio.file.Path;
import java.util.Optional;
import org.precinct.console.Problem;
import org.precinct.console.show.Title;
import org.precinct.console.show.Titles;
import org.precinct.console.table.SaveFolder;
import org.precinct.console.table.SavedGame;
import org.precinct.table.journal.Saves;

/**
 * A game that can be taken up again.
 *
 * @param name of the save
 */
public record Unfinished(Path file, String name, Title<?, ?, ?, ?> title) {
  /** Older ones are found by their names; each has to be played through to know. */
  private static final int MOST_TRIED = 20;

  /** The save changed last whose game is not over. */
  public static Optional<Unfinished> newest(SaveFolder saves, Titles titles) {
    int tried = 0;
    for (Saves.Save save : saves.list()) {
      if (++tried > MOST_TRIED) break;
      try {
        Path file = saves.find(save.name());
        SavedGame saved = SavedGame.read(file);
        Optional<Title<?, ?, ?, ?>> title = titles.find(saved.dealt().rules);
        boolean open = title.isPresent() && !isOver(title.get(), saved);
        if (open && !SaveFolder.isInUse(file)) {
          return Optional.of(new Unfinished(file, saved.name(), title.get()));
        }
      } catch (Problem other) {
        // Empty or not readable: an older one may be what is meant.
      }
    }
    return Optional.empty();
  }

  private static <S> boolean isOver(Title<S, ?, ?, ?> title, SavedGame saved) throws Problem {
    return saved.isOver(title.game(), saved.states(title.game()));
  }
}
