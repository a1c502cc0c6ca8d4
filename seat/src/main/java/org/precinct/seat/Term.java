package org.precinct.seat;

import java.util.Optional;
import org.precinct.seat.art.Sign;

/**
 * A sign of the game in its glossary. Its texts are {@code sign.<id>} and {@code sign.<id>.text}.
 *
 * @param sign empty for what is no sign (a car, a die): a face has its own drawing of that
 */
public record Term(String id, Optional<Sign> sign) {

  /** The key of its name. */
  public String name() {
    return "sign." + id;
  }

  /** The key of what it means. */
  public String meaning() {
    return "sign." + id + ".text";
  }
}
