package org.precinct.table.guest;

import com.squareup.wire.Message;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.Seat;
import org.precinct.table.fair.Verdict;
import org.precinct.table.proto.Notice;
import org.precinct.table.proto.Record;
import org.precinct.table.proto.Refused;
import org.precinct.table.proto.Room;

/**
 * A device at somebody's table, with one seat, several, or none.
 *
 * <p>It finds its way back by itself when the connection is lost, sends again what was not
 * answered, and always ends up with the newest view. Every method may be called from any thread and
 * returns at once.
 */
public interface Guest extends AutoCloseable {

  /** The newest state. */
  State state();

  /** Calls a watcher on the guest's loop with the present state and then with every new one. */
  void watch(Watcher watcher);

  /** Calls a watcher no more, as soon as the loop gets to it. */
  void unwatch(Watcher watcher);

  /**
   * Does something in a seat.
   *
   * @param action the game's own Action message, encoded
   */
  void act(Seat seat, ByteString action, Answer answer);

  /** The same with the message. */
  default <A extends Message<A, ?>> void act(
      Game<?, A, ?, ?> game, Seat seat, A action, Answer answer) {
    act(seat, game.actionAdapter().encodeByteString(action), answer);
  }

  /** Wishes for another player on this device. Lobby only. */
  void addPlayer(String name);

  /** Gives up one of this device's chairs. Lobby only. */
  void leaveChair(int chair);

  /** Gives one of this device's chairs another name. */
  void renameChair(int chair, String name);

  /**
   * Would like an own chair to be a character of the game, if nobody else is it, or (empty) any
   * that is left. In the lobby only.
   */
  void castChair(int chair, String character);

  /** Says that the next game may be dealt, or not yet. In the lobby, and after a game. */
  void ready(boolean ready);

  /** Asks the host for a pause. During a game only; the answer is a pause, or none. */
  void askForPause();

  /** The words on both screens are the same: nobody sits in between. */
  void confirmWords();

  /** Leaves the table for good. */
  void leave();

  /** Hangs up. The seat stays this device's, if it has kept its {@link Keeper keepsake}. */
  @Override
  void close();

  /** How far this device has got. */
  enum Status {
    /** On the reconnector, for the first time or again. */
    CONNECTING,
    /** Both screens show {@link State#words}, and this one's player has to compare them. */
    COMPARING,
    /** The words were the same; the host has to let this device in. */
    KNOCKING,
    AT_TABLE,
    /** It is over; {@link State#notice} says why. */
    GONE
  }

  /**
   * What this device's screen shows.
   *
   * @param words while comparing and knocking: what the host's screen shows as well
   * @param member this device's number; 0 before it has one
   * @param sights by viewer: 0 the public board, otherwise 1 + seat. Empty in the lobby
   * @param unanswered actions on their way
   * @param refusal why the last action was not carried out; empty if it was
   * @param notice why there is no connection, or something else to tell
   * @param record after a game: all of it, opened for everybody
   * @param verdict after a game: whether it was fair
   */
  record State(
      Status status,
      String words,
      Optional<Room> room,
      int member,
      Map<Integer, Sight> sights,
      int unanswered,
      Optional<Refused> refusal,
      Optional<Notice> notice,
      Optional<Record> record,
      Optional<Verdict> verdict) {
    public State {
      sights = Collections.unmodifiableMap(new TreeMap<>(sights));
    }

    /** What the player of one of this device's seats sees. */
    public Optional<Sight> sight(Seat seat) {
      return Optional.ofNullable(sights.get(1 + seat.number()));
    }

    /** The public board, if this device wanted it. */
    public Optional<Sight> board() {
      return Optional.ofNullable(sights.get(0));
    }
  }

  /** A screen that shows the state. */
  @FunctionalInterface
  interface Watcher {
    void changed(State state);
  }

  /** What became of an action. Called once, on the guest's loop. */
  @FunctionalInterface
  interface Answer {
    /** Nobody waits for it; a refusal is in the state. */
    Answer IGNORED = refused -> {};

    /**
     * @param refused why it was not carried out; empty if it was
     */
    void done(Optional<Refused> refused);
  }

  /** Keeps a device's place at a table for the time when its app has been ended. */
  @FunctionalInterface
  interface Keeper {
    Keeper NONE = keepsake -> {};

    /** To be stored in place of the one before. Secret: it is all one needs to take the seat. */
    void keep(ByteString keepsake);
  }
}
