package org.precinct.table;

import java.util.Optional;
import org.precinct.engine.Game;
import org.precinct.engine.Games;

/** Where a table finds its games. */
@FunctionalInterface
public interface Shelf {

  /** The games of the house. */
  Shelf HOUSE = Games::find;

  Optional<Game<?, ?, ?, ?>> find(String id);
}
