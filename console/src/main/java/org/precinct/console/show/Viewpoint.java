package org.precinct.console.show;

import com.squareup.wire.Message;
import java.util.OptionalInt;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.console.text.Words;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator.Names;
import org.precinct.engine.Seat;
import org.precinct.engine.Texts;
import org.precinct.seat.Controls;
import org.precinct.seat.Voice;

/**
 * For whom a view is drawn, in which language and how wide.
 *
 * @param texts the game's
 * @param seat who looks; empty for the public board
 */
public record Viewpoint(Words words, Texts texts, Names names, int width, OptionalInt seat) {

  public Language language() {
    return words.language();
  }

  /** A text of the game. */
  public String game(String key, String... args) {
    return texts.format(words.language(), key, args);
  }

  /** A text of the console. */
  public String say(String key, String... args) {
    return words.get(key, args);
  }

  /** A text of the console about a number of things. */
  public String count(String key, int count) {
    return words.count(key, count);
  }

  public String name(int seat) {
    return names.of(Seat.of(seat));
  }

  public boolean isOwn(int seat) {
    return this.seat.isPresent() && this.seat.getAsInt() == seat;
  }

  /** A player's name in the seat's colour, with a mark for the one who looks. */
  public Line player(int seat, int width) {
    String name = isOwn(seat) ? say("show.you", "name", name(seat)) : name(seat);
    return new Line().cell(name, width, Tone.ofSeat(seat));
  }

  /** The words of a game's seat. */
  <A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> Voice<A, V, E> voice(
      Controls<A, V, E, ?, ?> controls) {
    return new Voice<>(controls.game(), controls.texts(), language(), names);
  }
}
