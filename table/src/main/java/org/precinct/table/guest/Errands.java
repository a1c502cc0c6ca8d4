package org.precinct.table.guest;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import okio.ByteString;
import org.precinct.table.Wording;
import org.precinct.table.proto.Act;
import org.precinct.table.proto.Result;

/**
 * Actions that have not been answered.
 *
 * <p>One is on its way at a time. It keeps its number and its salt until it has been answered, over
 * any number of connections, so the host can tell a repetition from a new one.
 */
final class Errands {
  private static final int MOST = 32;

  private final Deque<Errand> waiting = new ArrayDeque<>();
  private int lastId;

  /** An action. */
  static final class Errand {
    final int game;
    final int seat;
    final ByteString action;
    final Guest.Answer answer;

    /** The change that the seat was shown last when its player decided. */
    final int from;

    private int id;
    private ByteString salt = ByteString.EMPTY;

    Errand(int game, int seat, ByteString action, int from, Guest.Answer answer) {
      this.from = from;
      this.game = game;
      this.seat = seat;
      this.action = action;
      this.answer = answer;
    }

    ByteString salt() {
      return salt;
    }
  }

  int size() {
    return waiting.size();
  }

  /** False if there are too many already. */
  boolean add(Errand errand) {
    return waiting.size() < MOST && waiting.add(errand);
  }

  /** The host has had actions of this device up to that number. */
  void countFrom(int last) {
    lastId = Math.max(lastId, last);
  }

  /** The one on its reconnector, or the next one to send. */
  Optional<Act> first(Promises promises) {
    Errand first = waiting.peek();
    if (first == null) return Optional.empty();
    if (first.id == 0) {
      first.id = ++lastId;
      first.salt = promises.salt();
    }
    return Optional.of(new Act(first.game, first.id, first.seat, first.action, first.salt));
  }

  /** The one that has waited longest. */
  Optional<Errand> first() {
    return Optional.ofNullable(waiting.peek());
  }

  /** The one that an answer is for; it waits no longer. */
  Optional<Errand> answered(Result result) {
    Errand first = waiting.peek();
    if (first == null || first.id != result.id) return Optional.empty();
    return Optional.of(waiting.remove());
  }

  /** There is nobody any more to answer them. */
  void abandon() {
    while (!waiting.isEmpty()) {
      waiting.remove().answer.done(Optional.of(Wording.refused("table.no_game")));
    }
  }
}
