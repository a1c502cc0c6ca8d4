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
 * What one viewer has been shown of a game so far.
 *
 * <p>A step that shows this viewer nothing leaves everything here as it was, {@link #change} above
 * all: a number that counted hidden steps would tell of them. The host sends what is here, and a
 * guest who checks a finished game works it out again.
 */
public final class Audience<S, V extends Message<V, ?>, E extends Message<E, ?>> {
  /** How many news are kept for guests that come back. */
  public static final int KEPT = 256;

  /** Bytes of news in one update, so that it still fits into a frame with all of them. */
  public static final int NEWS_BYTES = 24 * 1024;

  private final Game<S, ?, V, E> game;
  private final Viewer viewer;
  private final List<ByteString> news = new ArrayList<>();
  private int newsDropped;
  private int change;
  private Optional<Exhibit<S, V, E>> seen = Optional.empty();
  private Optional<V> common = Optional.empty();
  private V own;
  private Optional<ByteString> ownBytes = Optional.empty();
  private Optional<SplitView> split = Optional.empty();
  private int glass;
  private int limit;

  public Audience(Game<S, ?, V, E> game, Viewer viewer) {
    this.game = game;
    this.viewer = viewer;
  }

  /** The viewer of a number of the protocol: 0 the board, otherwise 1 + seat. */
  public static Viewer viewer(int number) {
    return number == 0 ? Viewer.BOARD : Viewer.of(org.precinct.engine.Seat.of(number - 1));
  }

  /**
   * Shows the state after the deal or after a step.
   *
   * @return whether this viewer sees a difference
   */
  public boolean show(S state) {
    return show(new Exhibit<>(game, state));
  }

  /** The same where others are shown the state, too. */
  public boolean show(Exhibit<S, V, E> exhibit) {
    V now = exhibit.own(viewer);
    List<ByteString> events = exhibit.news(viewer);
    Optional<Hourglass> clock = exhibit.clock();
    int id = clock.isPresent() ? clock.get().id() : 0;
    int time = clock.isPresent() ? clock.get().limitMillis() : 0;
    boolean ownOther = change == 0 || !now.equals(own);
    boolean other = ownOther || !exhibit.isLike(common);
    boolean changed = other || !events.isEmpty() || id != glass || time != limit;
    if (!changed) return false;
    change++;
    if (other) {
      seen = Optional.of(exhibit);
      common = exhibit.common();
      own = now;
      split = Optional.empty();
      if (ownOther) ownBytes = Optional.empty();
    }
    glass = id;
    limit = time;
    news.addAll(events);
    if (news.size() >= 2 * KEPT) {
      int drop = news.size() - KEPT;
      news.subList(0, drop).clear();
      newsDropped += drop;
    }
    return true;
  }

  /** How often what is shown has changed; the deal is 1. */
  public int change() {
    return change;
  }

  /** The encoded view. Encoded when it is asked for: most steps of a replay never ask. */
  public SplitView split() {
    if (!split.isPresent()) {
      if (!ownBytes.isPresent()) {
        ownBytes = Optional.of(game.viewAdapter().encodeByteString(own));
      }
      split = seen.map(exhibit -> new SplitView(exhibit.commonBytes(), ownBytes.get()));
    }
    return split.get();
  }

  /** The same in one piece. */
  public ByteString view() {
    return split().bytes();
  }

  /** The hourglass's id; 0 if there is none. */
  public int glass() {
    return glass;
  }

  /** The hourglass's limit in milliseconds. */
  public int limit() {
    return limit;
  }

  /** How many news there have been. */
  public int heard() {
    return newsDropped + news.size();
  }

  /** News after the first {@code heard} ones, as far as they are kept: always the newest. */
  public List<ByteString> newsAfter(int heard) {
    int from = Math.max(0, heard - newsDropped);
    if (from >= news.size()) return List.of();
    return new ArrayList<>(news.subList(from, news.size()));
  }
}
