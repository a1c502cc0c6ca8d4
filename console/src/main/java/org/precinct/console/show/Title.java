package org.precinct.console.show;

import com.squareup.wire.Message;
import org.precinct.console.text.Words;
import org.precinct.engine.Game;
import org.precinct.engine.Language;
import org.precinct.engine.Option;
import org.precinct.engine.Texts;

/** A game and how it is shown. */
public record Title<S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>(
    Game<S, A, V, E> game, Show<A, V> show) {

  public String id() {
    return game.info().id();
  }

  public String name(Language language) {
    return game.texts().get(language, "game.title");
  }

  /** What an option is about: in words for a keyboard where the game's own are for a phone. */
  public String help(Option option, Words words) {
    String own = "option." + id() + "." + option.id();
    if (Words.texts().has(own)) return words.get(own);
    Texts texts = game.texts();
    String key = "option." + option.id() + ".help";
    return texts.has(key) ? texts.get(words.language(), key) : key;
  }
}
