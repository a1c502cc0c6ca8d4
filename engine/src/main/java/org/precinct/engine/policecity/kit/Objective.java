package org.precinct.engine.policecity.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.engine.DataFile;

/**
 * One of the mayor's objectives.
 *
 * @param needs symbols needed of each district
 * @param token the special action it brings
 */
public record Objective(String id, List<Integer> needs, int ranks, Optional<Special> token) {

  public static Objective read(DataFile.Row row) {
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

  /** The text of its name. */
  public String key() {
    return "objective." + id;
  }

  /** Its districts, a symbol each. */
  public List<District> symbols() {
    List<District> symbols = new ArrayList<>();
    for (District district : District.values()) {
      for (int i = 0; i < needs.get(district.ordinal()); i++) symbols.add(district);
    }
    return symbols;
  }
}
