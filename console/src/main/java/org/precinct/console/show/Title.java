package org.precinct.console.show;

import com.squareup.wire.Message;
import java.util.List;
import java.util.Optional;
import org.precinct.console.text.Words;
import org.precinct.engine.Game;
import org.precinct.engine.Language;
import org.precinct.engine.Option;
import org.precinct.engine.Texts;
import org.precinct.engine.bleus.AllezLesBleus;
import org.precinct.engine.goodcop.GoodCopBadCop;
import org.precinct.engine.kojak.KojakGame;
import org.precinct.engine.policecity.PoliceCity;

/** A game and how it is shown. */
public record Title<S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>(
    Game<S, A, V, E> game, Show<A, V> show) {

  private static final List<Title<?, ?, ?, ?>> ALL =
      List.of(
          new Title<>(new GoodCopBadCop(), new GoodCopShow()),
          new Title<>(new PoliceCity(), new CityShow()),
          new Title<>(new KojakGame(), new KojakShow()),
          new Title<>(new AllezLesBleus(), new BleusShow()));

  /** The games of the house. */
  public static List<Title<?, ?, ?, ?>> all() {
    return ALL;
  }

  public static Optional<Title<?, ?, ?, ?>> find(String id) {
    return ALL.stream().filter(title -> title.id().equals(id)).findFirst();
  }

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
