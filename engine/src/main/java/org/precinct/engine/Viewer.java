package org.precinct.engine;

import java.util.Optional;

/**
 * Somebody who looks at the table.
 *
 * <p>A bot's view differs from its seat's in one point: what a player was shown and may remember is
 * in it even where the options keep memory aids off the screens. A bot has no other memory.
 */
public sealed interface Viewer {

  /** Everybody: a tablet in the middle of the table, a spectator. */
  Viewer BOARD = new Board();

  /** The seat looked from; empty for the public board. */
  Optional<Seat> seat();

  static Viewer of(Seat seat) {
    return new Player(seat);
  }

  static Viewer bot(Seat seat) {
    return new Machine(seat);
  }

  /** The person in a seat. */
  record Player(Seat at) implements Viewer {
    @Override
    public Optional<Seat> seat() {
      return Optional.of(at);
    }
  }

  /** The bot in a seat. */
  record Machine(Seat at) implements Viewer {
    @Override
    public Optional<Seat> seat() {
      return Optional.of(at);
    }
  }

  /** The public board. */
  record Board() implements Viewer {
    @Override
    public Optional<Seat> seat() {
      return Optional.empty();
    }
  }
}
