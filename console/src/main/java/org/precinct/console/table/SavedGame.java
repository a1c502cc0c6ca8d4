package org.precinct.console.table;

import com.squareup.wire.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.precinct.console.Problem;
import org.precinct.engine.Game;
import org.precinct.engine.Viewer;
import org.precinct.table.fair.Verdict;
import org.precinct.table.host.CannotResume;
import org.precinct.table.host.LastGame;
import org.precinct.table.journal.FileJournal;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Dealt;

/** What a save holds: its people and the last game that was dealt. */
public record SavedGame(String name, LastGame game) {

  /** Reads a file that nobody is playing on. */
  public static SavedGame read(Path file) throws Problem {
    String name = SaveFolder.name(file);
    try (FileJournal journal = SaveFolder.open(file)) {
      LastGame game =
          LastGame.read(journal.read())
              .orElseThrow(() -> new Problem("error.save_empty", "save", name));
      return new SavedGame(name, game);
    } catch (IOException e) {
      throw new Problem("error.save_unreadable", "save", name);
    } catch (CannotResume e) {
      throw new Problem("error.save_broken", "save", name);
    }
  }

  /** Names and minds by seat. */
  public List<Chair> chairs() {
    return game.chairs();
  }

  public Dealt dealt() {
    return game.dealt();
  }

  /** All states of the game, the deal first. */
  public <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      List<S> states(Game<S, A, V, E> rules) throws Problem {
    if (rules.info().rulesVersion() != dealt().rules_version) {
      throw new Problem(
          "error.save_rules",
          "save",
          name,
          "saved",
          "" + dealt().rules_version,
          "here",
          "" + rules.info().rulesVersion());
    }
    try {
      return game.states(rules);
    } catch (CannotResume e) {
      throw new Problem("error.save_broken", "save", name);
    }
  }

  /** Whether the game has been played to its end. */
  public <S> boolean isOver(Game<S, ?, ?, ?> rules, List<S> states) {
    return rules.outcome(states.get(states.size() - 1)).isPresent();
  }

  /** Checks promises, salts and every step of a game that is over. */
  public <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Verdict verify(Game<S, A, V, E> rules) throws Problem {
    List<S> states = states(rules);
    if (!isOver(rules, states)) throw new Problem("error.save_unfinished", "save", name);
    try {
      return game.verify(rules, game.record(rules, states));
    } catch (CannotResume e) {
      throw new Problem("error.save_broken", "save", name);
    }
  }

  /** What somebody may be shown: everything once it is over, the public board before. */
  public <S> boolean mayShow(Game<S, ?, ?, ?> rules, List<S> states, Viewer viewer) {
    return !viewer.seat().isPresent() || isOver(rules, states);
  }
}
