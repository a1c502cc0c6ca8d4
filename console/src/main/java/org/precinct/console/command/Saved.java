package org.precinct.console.command;

import org.precinct.console.Problem;
import org.precinct.console.show.Title;
import org.precinct.console.show.Titles;
import org.precinct.console.table.SavedGame;

/** The game that a save is of. */
final class Saved {
  private Saved() {}

  static Title<?, ?, ?, ?> title(SavedGame saved, Titles titles) throws Problem {
    return titles
        .find(saved.dealt().rules)
        .orElseThrow(() -> new Problem("error.save_game", "game", saved.dealt().rules));
  }
}
