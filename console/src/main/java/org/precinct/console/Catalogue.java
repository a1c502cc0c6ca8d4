package org.precinct.console;

import java.util.Optional;
import java.util.stream.Collectors;
import org.precinct.engine.Game;
import org.precinct.engine.Games;
import org.precinct.engine.Language;
import org.precinct.engine.Option;
import org.precinct.engine.Texts;

/** The games and their options in words, as their data files tell them. */
final class Catalogue {
  private final Language language;

  Catalogue(Language language) {
    this.language = language;
  }

  String all() {
    return Games.all().stream().map(this::describe).collect(Collectors.joining("\n"));
  }

  Optional<String> of(String id) {
    return Games.find(id).map(this::describe);
  }

  String unknown(String id) {
    String known = Games.all().stream().map(g -> g.info().id()).collect(Collectors.joining(", "));
    return language == Language.FRENCH
        ? "Le jeu « " + id + " » n’existe pas. Choisissez parmi : " + known + "."
        : "There is no game '" + id + "'. Choose one of: " + known + ".";
  }

  private String describe(Game<?, ?, ?, ?> game) {
    Texts texts = game.texts();
    StringBuilder text = new StringBuilder();
    text.append(texts.get(language, "game.title")).append("  (").append(game.info().id());
    text.append(")\n  ").append(texts.get(language, "game.line")).append('\n');
    String players = language == Language.FRENCH ? "joueurs" : "players";
    text.append("  ").append(game.info().minSeats()).append("–").append(game.info().maxSeats());
    text.append(' ').append(players).append(", ");
    text.append(game.info().minutes().replace('-', '–')).append(" min\n");
    for (Option option : game.info().options()) {
      String key = "option." + option.id();
      text.append("  · ").append(texts.get(language, key)).append(" : ");
      text.append(
          option.values().stream()
              .map(value -> name(texts, key + "." + value, value))
              .collect(Collectors.joining(" / ")));
      text.append("\n      ").append(texts.get(language, key + ".help")).append('\n');
    }
    return text.toString();
  }

  private String name(Texts texts, String key, String value) {
    return texts.has(key) ? texts.get(language, key) : value;
  }
}
