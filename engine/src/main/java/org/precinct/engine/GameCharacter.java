package org.precinct.engine;

/**
 * A character that a player may choose to be; no rule knows of it. Its name is the text {@code
 * character.ID}.
 *
 * @param colour one of the colours that players have, such as {@code blue}
 */
public record GameCharacter(String id, String colour) {
  /** The text of its name. */
  public String key() {
    return "character." + id;
  }
}
