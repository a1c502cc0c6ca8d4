package org.precinct.console.play;

import com.squareup.wire.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator.Names;
import org.precinct.table.guest.Sight;

/** What every viewer at this terminal has been told, in sentences. */
final class Chronicle<E extends Message<E, ?>> {
  private final Game<?, ?, ?, E> game;
  private final Language language;
  private final Map<Integer, Told> told = new TreeMap<>();
  private int number;

  private static final class Told {
    final List<String> lines = new ArrayList<>();
    int heard;
    int shown;
  }

  Chronicle(Game<?, ?, ?, E> game, Language language) {
    this.game = game;
    this.language = language;
  }

  /** Takes in what is new in a sight. */
  void hear(Sight sight, Names names) {
    if (sight.game() != number) {
      number = sight.game();
      told.clear();
    }
    Told viewer = told.computeIfAbsent(sight.viewer(), key -> new Told());
    List<ByteString> log = sight.log();
    for (; viewer.heard < log.size(); viewer.heard++) {
      String line = game.narrator().event(decode(log.get(viewer.heard)), language, names);
      if (!line.isBlank()) viewer.lines.add(line);
    }
  }

  private E decode(ByteString bytes) {
    try {
      return game.eventAdapter().decode(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException("the host has sent what is no message of this game", e);
    }
  }

  /** Everything a viewer was told. */
  List<String> all(int viewer) {
    return told.containsKey(viewer) ? told.get(viewer).lines : List.of();
  }

  /** What a viewer has not been shown yet; the next call tells what came after. */
  List<String> fresh(int viewer) {
    if (!told.containsKey(viewer)) return List.of();
    Told one = told.get(viewer);
    List<String> lines = List.copyOf(one.lines.subList(one.shown, one.lines.size()));
    one.shown = one.lines.size();
    return lines;
  }
}
