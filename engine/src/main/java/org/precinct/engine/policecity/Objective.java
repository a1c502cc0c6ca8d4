package org.precinct.engine.policecity;

import java.util.List;
import java.util.Optional;
import org.precinct.engine.DataFile;

/**
 * One of the mayor's objectives.
 *
 * @param needs symbols needed of each district
 * @param token the special action it brings
 */
record Objective(String id, List<Integer> needs, int ranks, Optional<Special> token) {

  static Objective read(DataFile.Row row) {
    Objective objective =
        new Objective(
            row.text("id"),
            List.of(
                row.number("bronx"),
                row.number("manhattan"),
                row.number("brooklyn"),
                row.number("queens"),
                row.number("staten_island")),
            row.number("ranks"),
            row.isEmpty("action_token")
                ? Optional.empty()
                : Optional.of(row.constant("action_token", Special.class)));
    int symbols = 0;
    for (int need : objective.needs) symbols += need;
    if (symbols != row.number("symbols")) throw row.broken("symbols do not add up");
    return objective;
  }
}
