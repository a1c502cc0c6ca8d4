package org.precinct.seat;

import com.squareup.wire.Message;
import org.precinct.engine.Game;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator;
import org.precinct.engine.Seat;
import org.precinct.engine.Texts;

/**
 * A game's words for one table, in one language.
 *
 * @param texts the game's, and those that only its faces need
 * @param names what the players are called
 */
public record Voice<A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>(
    Game<?, A, V, E> game, Texts texts, Language language, Narrator.Names names) {

  public String name(int seat) {
    return names.of(Seat.of(seat));
  }

  /** A text, with names and values of its placeholders in turn. */
  public String text(String key, String... args) {
    return texts.format(language, key, args);
  }

  /**
   * A text about a number of things: that of {@code key.one} or {@code key.many}, whose placeholder
   * {@code count} is the number.
   */
  public String count(String key, int count, String... args) {
    // French has no plural before two.
    boolean one = language == Language.FRENCH ? count < 2 : count == 1;
    String[] all = new String[args.length + 2];
    all[0] = "count";
    all[1] = Integer.toString(count);
    System.arraycopy(args, 0, all, 2, args.length);
    return text(key + (one ? ".one" : ".many"), all);
  }

  /** What doing this means, for a button. */
  public String label(A action, V view) {
    return game.narrator().action(action, view, language, names);
  }

  /** What is going on, and what this viewer is asked to do. */
  public String prompt(V view) {
    return game.narrator().prompt(view, language, names);
  }

  /** What happened. */
  public String sentence(E event) {
    return game.narrator().event(event, language, names);
  }
}
