package org.precinct.seat;

/**
 * Something that a first game explains when it comes up. Its texts are {@code lesson.<id>} and
 * {@code lesson.<id>.text}.
 *
 * @param id the same whenever the same kind of decision comes up; the game's own
 */
public record Lesson(String id) {

  /** The key of the title. */
  public String title() {
    return "lesson." + id;
  }

  /** The key of what is explained. */
  public String text() {
    return "lesson." + id + ".text";
  }
}
