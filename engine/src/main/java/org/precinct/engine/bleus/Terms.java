package org.precinct.engine.bleus;

import java.util.List;
import org.precinct.engine.Option;
import org.precinct.engine.Setup;

/**
 * The options that the players agreed on (3).
 *
 * @param turnSeconds 0 for no timer
 */
record Terms(int target, int roundLimit, int turnSeconds, boolean openDiscards) {

  static final List<Option> OPTIONS =
      List.of(
          Option.number("target", 5, 40, "15", "8", "25"),
          Option.of("round_limit", "60", "30"),
          Option.of("turn_timer", "0", "60", "120"),
          Option.of("open_discards", "on", "off"));

  static Terms of(Setup setup) {
    return new Terms(
        setup.number("target"),
        setup.number("round_limit"),
        setup.number("turn_timer"),
        setup.on("open_discards"));
  }
}
