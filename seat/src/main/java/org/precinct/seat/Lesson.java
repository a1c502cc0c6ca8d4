package org.precinct.seat;

import java.util.Optional;

/**
 * Something that a first game explains when it comes up. Its texts are {@code lesson.<id>} and
 * {@code lesson.<id>.text}.
 *
 * @param id the same whenever the same kind of decision comes up; the game's own
 * @param about the touch that it is about, or that would be on the thing: a face points at it
 */
public record Lesson(String id, Optional<?> about) {

  /** A lesson about nothing in particular. */
  public Lesson(String id) {
    this(id, Optional.empty());
  }

  /** The key of the title. */
  public String title() {
    return "lesson." + id;
  }

  /** The key of what is explained. */
  public String text() {
    return "lesson." + id + ".text";
  }
}
