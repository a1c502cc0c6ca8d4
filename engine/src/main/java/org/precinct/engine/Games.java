package org.precinct.engine;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.bleus.AllezLesBleus;
import org.precinct.engine.goodcop.GoodCopBadCop;
import org.precinct.engine.kojak.KojakGame;
import org.precinct.engine.policecity.PoliceCity;

/** The games of the house. */
public final class Games {
  private static final List<Game<?, ?, ?, ?>> ALL =
      List.of(new GoodCopBadCop(), new PoliceCity(), new KojakGame(), new AllezLesBleus());

  private Games() {}

  public static List<Game<?, ?, ?, ?>> all() {
    return ALL;
  }

  public static Optional<Game<?, ?, ?, ?>> find(String id) {
    return ALL.stream().filter(game -> game.info().id().equals(id)).findFirst();
  }
}
