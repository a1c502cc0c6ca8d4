package org.precinct.table.fuzz;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Game;
import org.precinct.engine.Language;
import org.precinct.engine.kit.Kits;
import org.precinct.table.Wording;
import org.precinct.table.host.CannotResume;
import org.precinct.table.kit.Notebook;
import org.precinct.table.kit.World;
import org.precinct.table.proto.Phase;

/**
 * Any entries as the save of a table, made up or changed from those of a real one. They are refused
 * with a message, or a table comes of them that somebody can come to and play at, and whose own
 * save is good.
 */
public final class SaveFuzz {
  private static final List<Game<?, ?, ?, ?>> GAMES = Kits.games();

  private static final List<List<ByteString>> GOOD = new ArrayList<>();

  private SaveFuzz() {}

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length < 2) return;
    Pieces pieces = new Pieces(data);
    int way = pieces.next();
    int game = pieces.next() % GAMES.size();
    check(way == 0 ? pieces.messages() : edited(good(game), way - 1, pieces));
  }

  /** Replaces, repeats, leaves out or changes entries. */
  private static List<ByteString> edited(List<ByteString> good, int length, Pieces pieces) {
    List<ByteString> entries = new ArrayList<>(good.subList(0, Math.min(good.size(), 2 + length)));
    while (!pieces.isEmpty() && !entries.isEmpty()) {
      int at = pieces.next() % entries.size();
      switch (pieces.next() % 4) {
        case 0 -> entries.remove(at);
        case 1 -> entries.add(at, good.get(pieces.next() % good.size()));
        case 2 -> entries.add(pieces.take(pieces.next()));
        default -> {
          byte[] few = pieces.take(pieces.next() % 32).toByteArray();
          entries.set(at, new Pieces(few).changed(entries.get(at)));
        }
      }
    }
    return entries;
  }

  private static void check(List<ByteString> entries) {
    World world = new World(7, 0);
    Notebook journal = new Notebook();
    journal.entries.addAll(entries);
    world.journal = journal;
    try {
      world.resumeHost();
    } catch (CannotResume refused) {
      String said = Wording.text(refused.notice(), Language.FRENCH);
      Pieces.require(!said.equals(refused.notice().key), "A refusal without words.");
      return;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    use(world);
    world.killHost();
    try {
      world.resumeHost();
    } catch (IOException | CannotResume e) {
      throw new IllegalStateException("It went on, and its own save is no good.", e);
    }
  }

  /** Everything that people do to a table that they find again. */
  private static void use(World world) {
    World.Player guest = world.player("Ana");
    world.seconds(3);
    world.host.hand(0, Optional.of(BotLevel.EASY));
    world.host.pause();
    world.seconds(1);
    world.host.goOn();
    world.seconds(3);
    world.host.kick(guest.state().member());
    world.host.toLobby();
    world.seconds(1);
    Pieces.require(
        world.host.state().room().phase == Phase.LOBBY, "It does not get back to the lobby.");
    world.host.start();
    world.seconds(7);
    guest.kill();
  }

  /** The entries of a table at which two people have played for a while. */
  private static synchronized List<ByteString> good(int game) {
    while (GOOD.size() < GAMES.size()) GOOD.add(played(GAMES.get(GOOD.size()).info().id()));
    return GOOD.get(game);
  }

  private static List<ByteString> played(String game) {
    try {
      World world = new World(8, 0).open(game);
      world.player("Ana");
      world.seconds(1);
      world.player("Ben");
      world.seconds(1);
      for (String name : List.of("Bot", "Botte")) {
        world.host.addBot(name, BotLevel.EASY);
      }
      world.host.start();
      world.seconds(20);
      world.host.pause();
      world.seconds(1);
      world.host.goOn();
      world.host.declareAbsent(0);
      world.host.declareAbsent(1);
      world.seconds(20);
      return List.copyOf(((Notebook) world.journal).entries);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
