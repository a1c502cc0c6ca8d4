package org.precinct.table.guest;

import com.squareup.wire.Message;
import com.squareup.wire.ProtoAdapter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.table.proto.Choices;
import org.precinct.table.proto.Glass;

/**
 * What one viewer sees now.
 *
 * @param game number of the game at this table
 * @param viewer 0 the public board, otherwise 1 + seat
 * @param change rises with every change
 * @param bytes the game's own View message
 * @param log the news that this device has, oldest first
 * @param fresh how many of them, at the end, came with this update
 * @param glass the hourglass when {@code glassAt} was the loop's time
 * @param choices the legal actions, if this device wanted them
 * @param recall what this viewer's views were read to before
 */
public record Sight(
    int game,
    int viewer,
    int change,
    ByteString bytes,
    Log log,
    int fresh,
    Glass glass,
    long glassAt,
    Optional<Choices> choices,
    Recall recall) {

  public <V extends Message<V, ?>> V view(Game<?, ?, V, ?> rules) {
    try {
      return recall.read(rules, bytes);
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  /** All news that this device has. */
  public <E extends Message<E, ?>> List<E> news(Game<?, ?, ?, E> rules) {
    return decode(rules.eventAdapter(), log);
  }

  /** The news that came with this update. */
  public <E extends Message<E, ?>> List<E> freshNews(Game<?, ?, ?, E> rules) {
    return decode(rules.eventAdapter(), log.subList(log.size() - fresh, log.size()));
  }

  /** The legal actions, if this device wanted them. */
  public <A extends Message<A, ?>> List<A> choices(Game<?, A, ?, ?> rules) {
    return decode(rules.actionAdapter(), choices.map(c -> c.actions).orElse(List.of()));
  }

  /**
   * The time left on the hourglass in milliseconds; 0 if there is no limit.
   *
   * @param now the guest's loop's time
   */
  public long left(long now) {
    if (glass.limit == 0) return 0;
    return glass.stopped ? glass.left : Math.max(0, glass.left - (now - glassAt));
  }

  private static <M extends Message<M, ?>> List<M> decode(
      ProtoAdapter<M> adapter, List<ByteString> all) {
    List<M> messages = new ArrayList<>(all.size());
    for (ByteString one : all) messages.add(decode(adapter, one));
    return messages;
  }

  private static <M extends Message<M, ?>> M decode(ProtoAdapter<M> adapter, ByteString bytes) {
    try {
      return adapter.decode(bytes);
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  private static UncheckedIOException unreadable(IOException e) {
    return new UncheckedIOException("the host has sent what is no message of this game", e);
  }
}
