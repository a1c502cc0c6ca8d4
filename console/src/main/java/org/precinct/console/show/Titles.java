package org.precinct.console.show;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.Game;
import org.precinct.engine.bleus.AllezLesBleus;
import org.precinct.engine.goodcop.GoodCopBadCop;
import org.precinct.engine.kojak.KojakGame;
import org.precinct.engine.policecity.PoliceCity;

/** The games that can be played at this terminal, in the order of the menu. */
public record Titles(List<Title<?, ?, ?, ?>> all) {

  /** The games of the house. */
  public static final Titles HOUSE =
      new Titles(
          List.of(
              new Title<>(new GoodCopBadCop(), new GoodCopShow()),
              new Title<>(new PoliceCity(), new CityShow()),
              new Title<>(new KojakGame(), new KojakShow()),
              new Title<>(new AllezLesBleus(), new BleusShow())));

  public Titles {
    all = List.copyOf(all);
  }

  public Optional<Title<?, ?, ?, ?>> find(String id) {
    return all.stream().filter(title -> title.id().equals(id)).findFirst();
  }

  /** A game by its id, as a table's shelf has it. */
  public Optional<Game<?, ?, ?, ?>> game(String id) {
    return find(id).map(Title::game);
  }
}
