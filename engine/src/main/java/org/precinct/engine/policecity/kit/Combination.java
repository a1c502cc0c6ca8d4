package org.precinct.engine.policecity.kit;

import org.precinct.engine.DataFile;

/** A seizure combination: so many tokens of one kind, and of another, for ranks. */
public record Combination(String id, int countA, int countB, int ranks) {

  public static Combination read(DataFile.Row row) {
    return new Combination(
        row.text("id"), row.number("count_a"), row.number("count_b"), row.number("ranks"));
  }

  public boolean hasTwoKinds() {
    return countB > 0;
  }

  /** The two kinds could change places: they are named in order. */
  public boolean isEven() {
    return countA == countB;
  }

  /** The text of its name. */
  public String key() {
    return "combination." + id;
  }
}
