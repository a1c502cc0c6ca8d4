package org.precinct.table.host;

import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.precinct.table.play.Audience;
import org.precinct.table.play.Delta;
import org.precinct.table.play.SplitView;
import org.precinct.table.proto.Choices;
import org.precinct.table.proto.Glass;
import org.precinct.table.proto.Update;

/**
 * What one viewer sees, on its way to one device.
 *
 * <p>Nothing queues up here. A device that is slow gets the newest view when it is ready for one,
 * with the news in between as far as the audience keeps them.
 */
final class Post {
  final int viewer;
  final Audience<?, ?, ?> audience;
  private final int game;
  private final boolean wantsChoices;
  private Optional<SplitView> base = Optional.empty();
  private int change;
  private int glass = -1;
  private int limit = -1;
  private boolean stopped;
  private int heard;
  private Optional<Choices> choices = Optional.empty();

  /** Something has changed that has not been sent. */
  boolean waits = true;

  /**
   * @param heard how many news the device has already
   */
  Post(int game, int viewer, Audience<?, ?, ?> audience, boolean wantsChoices, int heard) {
    this.game = game;
    this.viewer = viewer;
    this.audience = audience;
    this.wantsChoices = wantsChoices && viewer > 0;
    this.heard = Math.max(0, Math.min(heard, audience.heard()));
  }

  /** Forgets what the device has: it could not use it. */
  void startOver() {
    base = Optional.empty();
    glass = -1;
    choices = Optional.empty();
    waits = true;
  }

  /** Whether the legal actions are other ones than those last sent. */
  boolean hasOtherChoices(Play<?, ?, ?, ?> play) {
    return wantsChoices && !Optional.of(play.choices(viewer - 1)).equals(choices);
  }

  /** Whether there is anything to tell: what changed may have changed back before it was sent. */
  boolean hasAnything(Play<?, ?, ?, ?> play, boolean still) {
    return !base.isPresent()
        || change != audience.change()
        || stopped != still
        || hasOtherChoices(play);
  }

  /** What has changed since the last time, without its number. */
  Update.Builder next(Delta delta, Play<?, ?, ?, ?> play, int left, boolean still) {
    Update.Builder update =
        new Update.Builder().game(game).viewer(viewer).change(audience.change());
    change = audience.change();
    SplitView view = audience.split();
    if (!base.isPresent()) {
      update.view(view.bytes());
    } else if (!view.equals(base.get())) {
      ByteString difference = delta.between(base.get(), view);
      if (difference.size() < view.size()) update.delta(difference);
      else update.view(view.bytes());
    }
    base = Optional.of(view);
    if (heard < audience.heard()) {
      List<ByteString> news = audience.newsAfter(heard);
      int from = news.size();
      int bytes = 0;
      while (from > 0 && (bytes += news.get(from - 1).size() + 4) <= Audience.NEWS_BYTES) from--;
      update.news(news.subList(from, news.size()));
      update.news_from(audience.heard() - (news.size() - from) + 1);
      heard = audience.heard();
    }
    if (audience.glass() != glass || audience.limit() != limit || stopped != still) {
      glass = audience.glass();
      limit = audience.limit();
      stopped = still;
      update.glass(new Glass(glass, limit, left, still));
    }
    if (wantsChoices) {
      if (hasOtherChoices(play)) update.choices(play.choices(viewer - 1));
      choices = Optional.of(play.choices(viewer - 1));
    }
    waits = false;
    return update;
  }
}
