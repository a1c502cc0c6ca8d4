package org.precinct.engine.policecity;

import java.util.ArrayList;
import java.util.List;
import org.precinct.engine.IllegalAction;
import org.precinct.engine.policecity.proto.Action;
import org.precinct.engine.policecity.proto.May;

/** The rules of one phase (6). Stages keep no state; the city has it all. */
interface Stage {

  /** Seats that are asked, absent ones included. Everybody can work them out. */
  int deciders(City c);

  /** Adds what a seat may do in this phase, free actions apart. */
  void choices(City c, int seat, List<Action> out);

  /**
   * The same, sorted for a screen. Where there is much to choose from, it is said without a list.
   */
  default void possibilities(City c, int seat, May.Builder may) {
    List<Action> all = new ArrayList<>();
    choices(c, seat, all);
    Possibilities.sort(all, may);
  }

  /** Does what a player wants, or refuses it. */
  void act(City c, int seat, Action action) throws IllegalAction;

  /** The time is up, or everybody has decided: takes the defaults and goes on. */
  void close(City c);

  /** What a seat does that does not decide. */
  Action fallback(City c, int seat);
}
