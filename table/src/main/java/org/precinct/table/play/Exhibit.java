package org.precinct.table.play;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.Hourglass;
import org.precinct.engine.Viewer;

/**
 * A state that is shown to a whole table: what all viewers see alike is worked out and encoded
 * once.
 *
 * <p>For one thread.
 */
@SuppressWarnings("ReferenceEquality") // Only the very same: comparing would cost more.
public final class Exhibit<S, V extends Message<V, ?>, E extends Message<E, ?>> {
  private final Game<S, ?, V, E> game;
  private final S state;
  private final Optional<Hourglass> clock;
  private final List<E> told = new ArrayList<>();
  private final List<ByteString> toldBytes = new ArrayList<>();
  private final Optional<V> common;
  private Optional<ByteString> commonBytes = Optional.empty();
  private Optional<V> compared = Optional.empty();
  private boolean same;

  public Exhibit(Game<S, ?, V, E> game, S state) {
    this(game, state, game.hourglass(state));
  }

  /** The same for a caller who has the state's hourglass at hand. */
  public Exhibit(Game<S, ?, V, E> game, S state, Optional<Hourglass> clock) {
    this.game = game;
    this.state = state;
    this.clock = clock;
    this.common = game.common(state);
  }

  Optional<Hourglass> clock() {
    return clock;
  }

  Optional<V> common() {
    return common;
  }

  /** Whether all viewers see what they saw before. Most of them ask about the same. */
  boolean isLike(Optional<V> before) {
    if (compared.isPresent() && before.isPresent() && compared.get() == before.get()) return same;
    compared = before;
    same = common.equals(before);
    return same;
  }

  V own(Viewer viewer) {
    return game.own(state, viewer);
  }

  /** What all see alike, encoded for the first who asks. */
  ByteString commonBytes() {
    if (!commonBytes.isPresent()) {
      commonBytes = common.map(game.viewAdapter()::encodeByteString);
      if (!common.isPresent()) commonBytes = Optional.of(ByteString.EMPTY);
    }
    return commonBytes.get();
  }

  /** What a viewer is told. Most news are the same for all, and are encoded for the first. */
  List<ByteString> news(Viewer viewer) {
    List<E> events = game.news(state, viewer);
    if (events.isEmpty()) return List.of();
    List<ByteString> bytes = new ArrayList<>(events.size());
    for (E event : events) bytes.add(encoded(event));
    return bytes;
  }

  private ByteString encoded(E event) {
    for (int i = 0; i < told.size(); i++) if (told.get(i) == event) return toldBytes.get(i);
    ByteString bytes = game.eventAdapter().encodeByteString(event);
    told.add(event);
    toldBytes.add(bytes);
    return bytes;
  }
}
