package org.precinct.console.table;

import com.squareup.wire.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.precinct.console.Problem;
import org.precinct.engine.Game;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.IllegalSetup;
import org.precinct.engine.Setup;
import org.precinct.engine.Viewer;
import org.precinct.table.fair.Fair;
import org.precinct.table.fair.Notes;
import org.precinct.table.fair.Verdict;
import org.precinct.table.fair.Verifier;
import org.precinct.table.journal.FileJournal;
import org.precinct.table.play.Course;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Company;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Opened;
import org.precinct.table.proto.Record;
import org.precinct.table.proto.Taken;

/**
 * What a save holds: its people and the last game that was dealt.
 *
 * @param chairs names and minds by seat
 * @param dealt the game; its steps follow
 */
public record SavedGame(
    String name, Opened opened, List<Chair> chairs, Dealt dealt, List<Taken> steps) {

  /** Reads a file that nobody is playing on. */
  public static SavedGame read(Path file) throws Problem {
    String name = SaveFolder.name(file);
    Opened opened = null;
    Company company = null;
    Company atDeal = null;
    Dealt dealt = null;
    List<Taken> steps = new ArrayList<>();
    try (FileJournal journal = SaveFolder.open(file)) {
      for (ByteString bytes : journal.read()) {
        Entry entry = Entry.ADAPTER.decode(bytes);
        if (entry.opened != null) opened = entry.opened;
        if (entry.company != null) company = entry.company;
        if (entry.dealt != null) {
          dealt = entry.dealt;
          atDeal = company;
          steps.clear();
        }
        if (entry.step != null) steps.add(entry.step);
      }
    } catch (IOException | IllegalArgumentException e) {
      throw new Problem("error.save_unreadable", "save", name);
    }
    if (opened == null || company == null) throw new Problem("error.save_broken", "save", name);
    if (dealt == null) throw new Problem("error.save_empty", "save", name);
    // Names may have changed since; whoever sat there at the deal is in the list as well.
    List<Chair> chairs = company.chairs.size() == dealt.seats ? company.chairs : atDeal.chairs;
    return new SavedGame(name, opened, List.copyOf(chairs), dealt, List.copyOf(steps));
  }

  /** All states of the game, the deal first. */
  public <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      List<S> states(Game<S, A, V, E> game) throws Problem {
    requireRules(game);
    try {
      Course<S, A, V, E> course = course(game);
      List<S> states = new ArrayList<>();
      states.add(course.deal());
      for (int i = 0; i < steps.size(); i++) {
        states.add(course.after(states.get(i), i + 1, steps.get(i)));
      }
      return states;
    } catch (IllegalAction | IllegalSetup e) {
      throw new Problem("error.save_broken", "save", name);
    }
  }

  private void requireRules(Game<?, ?, ?, ?> game) throws Problem {
    if (game.info().rulesVersion() != dealt.rules_version) {
      throw new Problem(
          "error.save_rules",
          "save",
          name,
          "saved",
          "" + dealt.rules_version,
          "here",
          "" + game.info().rulesVersion());
    }
  }

  private <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Course<S, A, V, E> course(Game<S, A, V, E> game) throws IllegalSetup {
    return new Course<>(game, setup(), Fair.seed(dealt.host_share, dealt.shared));
  }

  private Setup setup() {
    return new Setup(dealt.seats, dealt.options);
  }

  /** Whether the game has been played to its end. */
  public <S> boolean isOver(Game<S, ?, ?, ?> game, List<S> states) {
    return game.outcome(states.get(states.size() - 1)).isPresent();
  }

  /** Checks promises, salts and every step of a game that is over. */
  public <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      Verdict verify(Game<S, A, V, E> game) throws Problem {
    List<S> states = states(game);
    if (!isOver(game, states)) throw new Problem("error.save_unfinished", "save", name);
    try {
      List<Taken> open = course(game).opened(states.subList(0, steps.size()), steps);
      Record record =
          new Record.Builder()
              .game(dealt.game)
              .rules(dealt.rules)
              .rules_version(dealt.rules_version)
              .seats(dealt.seats)
              .options(dealt.options)
              .attempt(dealt.attempt)
              .host_hash(dealt.host_hash)
              .host_share(dealt.host_share)
              .host_nonce(dealt.host_nonce)
              .shared(dealt.shared)
              .steps(open)
              .app(opened.app)
              .build();
      // A save has no notes of its own: nobody's eyes, so nothing but the game itself is checked.
      int nobody = -1;
      Notes notes = new Notes(dealt.game, nobody, Optional.empty(), ByteString.EMPTY, false);
      return Verifier.check(game, game.info().complete(setup()), record, notes);
    } catch (IllegalAction | IllegalSetup e) {
      throw new Problem("error.save_broken", "save", name);
    }
  }

  /** What somebody may be shown: everything once it is over, the public board before. */
  public <S> boolean mayShow(Game<S, ?, ?, ?> game, List<S> states, Viewer viewer) {
    return !viewer.seat().isPresent() || isOver(game, states);
  }
}
