package org.precinct.engine.kojak;

import java.util.List;
import org.precinct.engine.Option;
import org.precinct.engine.Setup;

/**
 * The host's choices (3).
 *
 * @param roundLimit 0 for none
 * @param turnTimer seconds per decision; 0 for no limit
 */
record KojakOptions(
    boolean quick,
    boolean shared,
    boolean freeEntry,
    boolean reshuffle,
    int roundLimit,
    int turnTimer) {

  static final List<Option> ALL =
      List.of(
          Option.of("mode", "normal", "quick"),
          Option.of("tie_break", "race", "shared").onlyWith("mode", "normal"),
          Option.of("mission_entry", "exact", "free"),
          Option.of("trap_pile", "cycle", "reshuffle"),
          Option.of("round_limit", "0", "20", "30", "40"),
          Option.of("turn_timer", "0", "20", "40"));

  /**
   * @param setup with every option
   */
  static KojakOptions of(Setup setup) {
    return new KojakOptions(
        setup.option("mode").equals("quick"),
        setup.option("tie_break").equals("shared"),
        setup.option("mission_entry").equals("free"),
        setup.option("trap_pile").equals("reshuffle"),
        setup.number("round_limit"),
        setup.number("turn_timer"));
  }
}
