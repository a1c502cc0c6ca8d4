package org.precinct.console.table;

import com.squareup.wire.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import okio.ByteString;
import org.precinct.console.Problem;
import org.precinct.engine.Game;
import org.precinct.engine.Sha256;
import org.precinct.table.fair.Verdict;
import org.precinct.table.host.CannotResume;
import org.precinct.table.host.LastGame;
import org.precinct.table.journal.FileJournal;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Keepsake;
import org.precinct.table.proto.Known;

/** What a save holds: its people and the last game that was dealt. */
public record SavedGame(String name, LastGame game) {

  /** Reads a file and leaves it as it is. */
  public static SavedGame read(Path file) throws Problem {
    String name = SaveFolder.name(file);
    try {
      LastGame game =
          LastGame.read(FileJournal.peek(file.toFile()))
              .orElseThrow(() -> new Problem("error.save_empty", "save", name));
      return new SavedGame(name, game);
    } catch (IOException e) {
      throw SaveFolder.problem(e, name);
    } catch (CannotResume e) {
      boolean newer = e.notice().key.equals("save.newer");
      throw new Problem(newer ? "error.save_newer" : "error.save_broken", "save", name);
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

  /**
   * The seats of those who sit at this computer. Their keepsake proves it: a save by itself, copied
   * from elsewhere or kept for others who joined, seats nobody.
   */
  public Set<Integer> own(Store store) throws Problem {
    Set<Integer> own = new TreeSet<>();
    try {
      Optional<ByteString> kept = store.keepsake(name);
      if (!kept.isPresent()) return own;
      ByteString token = Sha256.of(Keepsake.ADAPTER.decode(kept.get()).token);
      for (Known member : game.members()) {
        if (!member.token_hash.equals(token)) continue;
        for (int seat = 0; seat < chairs().size(); seat++) {
          if (chairs().get(seat).owner == member.member) own.add(seat);
        }
      }
    } catch (IOException unreadable) {
      throw new Problem("error.save_unreadable", "save", name);
    }
    return own;
  }

  /** How many computers and phones people play at. */
  public long computers() {
    return chairs().stream().map(chair -> chair.owner).filter(one -> one > 0).distinct().count();
  }

  /** Whose eyes a save may be seen with: everybody's once it is over, one's own before. */
  public <S> Set<Integer> mayBeSeenBy(Game<S, ?, ?, ?> rules, List<S> states, Store store)
      throws Problem {
    if (!isOver(rules, states)) return own(store);
    Set<Integer> all = new TreeSet<>();
    for (int seat = 0; seat < chairs().size(); seat++) all.add(seat);
    return all;
  }
}
