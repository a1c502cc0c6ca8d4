package org.precinct.table.chaos;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.squareup.wire.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.engine.Setup;
import org.precinct.table.channel.Channel;
import org.precinct.table.fair.Fair;
import org.precinct.table.guest.Sight;
import org.precinct.table.play.Audience;
import org.precinct.table.play.Course;
import org.precinct.table.play.Delta;
import org.precinct.table.play.Juncture;
import org.precinct.table.proto.Dealt;
import org.precinct.table.proto.Entry;
import org.precinct.table.proto.Kind;
import org.precinct.table.proto.Taken;
import org.precinct.table.proto.ToGuest;
import org.precinct.table.proto.Update;

/** What a table's journal says, and whether everybody was told just that. */
final class Evidence {
  private final Game<?, ?, ?, ?> game;
  private final List<Taken> steps = new ArrayList<>();
  private final Map<Integer, Shown> shown = new TreeMap<>();
  private Dealt dealt;

  Evidence(Game<?, ?, ?, ?> game, List<ByteString> journal) throws IOException {
    this.game = game;
    for (ByteString one : journal) {
      Entry entry = Entry.ADAPTER.decode(one);
      if (entry.dealt != null) dealt = entry.dealt;
      if (entry.step != null) steps.add(entry.step);
    }
    checkNothingTwice();
  }

  int steps() {
    return steps.size();
  }

  /** No action of anybody was carried out twice. */
  private void checkNothingTwice() {
    Set<List<Integer>> ids = new HashSet<>();
    for (Taken step : steps) {
      if (step.member == 0) continue;
      assertWithMessage("carried out twice").that(ids.add(List.of(step.member, step.id))).isTrue();
    }
  }

  /**
   * What a member was told is done has been done, once, in that order.
   *
   * @param unsure how many more there may be: what was on its way when its phone died
   */
  void checkActions(int member, List<ByteString> acknowledged, int unsure) {
    int at = 0;
    int extra = 0;
    for (Taken step : steps) {
      if (step.member != member || step.kind != Kind.MOVE) continue;
      if (at < acknowledged.size() && acknowledged.get(at).equals(step.action)) at++;
      else extra++;
    }
    assertWithMessage("acknowledged and not in the journal")
        .that(at)
        .isEqualTo(acknowledged.size());
    assertWithMessage("done and not acknowledged").that(extra).isAtMost(unsure);
  }

  /** Plays the game again for those viewers. */
  void replay(Set<Integer> viewers) throws Exception {
    for (int viewer : viewers) shown.put(viewer, new Shown());
    replay(game);
  }

  private <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      void replay(Game<S, A, V, E> rules) throws Exception {
    Setup setup = new Setup(dealt.seats, dealt.options);
    Course<S, A, V, E> course =
        new Course<>(rules, setup, Fair.seed(dealt.host_share, dealt.shared));
    Map<Integer, Audience<S, V, E>> audiences = new TreeMap<>();
    for (int viewer : shown.keySet()) {
      audiences.put(viewer, new Audience<>(rules, Audience.viewer(viewer)));
    }
    Juncture<S> at = course.deal();
    for (int i = 0; i <= steps.size(); i++) {
      if (i > 0) at = course.after(at, steps.get(i - 1));
      for (int viewer : shown.keySet()) shown.get(viewer).add(audiences.get(viewer), at.state());
    }
  }

  /** A device that is here shows the newest of what the journal's game shows its viewer. */
  void checkNewest(Sight sight) {
    shown.get(sight.viewer()).checkNewest(sight);
  }

  /**
   * Nothing was sent to a device that depends on what it may not know.
   *
   * @param viewers whose views are for this device
   * @param secrets others' tokens
   */
  void checkFrames(List<ByteString> frames, Set<Integer> viewers, List<ByteString> secrets)
      throws IOException {
    Map<Integer, Integer> changes = new HashMap<>();
    Map<Integer, ByteString> views = new HashMap<>();
    int last = 0;
    for (ByteString bytes : frames) {
      assertThat(bytes.size()).isAtMost(Channel.LONGEST);
      ToGuest frame = ToGuest.ADAPTER.decode(bytes);
      if (frame.welcome != null) last = 0;
      if (frame.update == null) {
        for (ByteString secret : secrets) {
          assertWithMessage("another's token").that(bytes.indexOf(secret)).isEqualTo(-1);
        }
        continue;
      }
      Update update = frame.update;
      assertThat(update.number).isEqualTo(++last);
      boolean tells =
          update.view != null
              || update.delta != null
              || !update.news.isEmpty()
              || update.glass != null
              || update.choices != null
              || update.change > changes.getOrDefault(update.viewer, 0);
      assertWithMessage("an update that tells nothing tells of something hidden")
          .that(tells)
          .isTrue();
      changes.put(update.viewer, update.change);
      assertWithMessage("another's view").that(viewers).contains(update.viewer);
      views.put(update.viewer, shown.get(update.viewer).check(update, views.get(update.viewer)));
    }
  }

  /** All that a viewer may have been shown, by the rules and the journal alone. */
  private static final class Shown {
    private final List<ByteString> views = new ArrayList<>();
    private final List<List<Integer>> glasses = new ArrayList<>();
    private final List<ByteString> news = new ArrayList<>();

    <S> void add(Audience<S, ?, ?> audience, S state) {
      int heard = audience.heard();
      if (!audience.show(state)) return;
      news.addAll(audience.newsAfter(heard));
      views.add(audience.view());
      glasses.add(List.of(audience.glass(), audience.limit()));
    }

    void checkNewest(Sight sight) {
      assertThat(sight.change()).isEqualTo(views.size());
      assertThat(sight.bytes()).isEqualTo(views.get(views.size() - 1));
      assertThat(List.of(sight.glass().id, sight.glass().limit))
          .isEqualTo(glasses.get(glasses.size() - 1));
      assertThat(sight.log())
          .isEqualTo(news.subList(news.size() - sight.log().size(), news.size()));
    }

    /** Whatever an update says is what this viewer may know after that many changes. */
    ByteString check(Update update, ByteString before) {
      assertWithMessage("shown before it was safe").that(update.change).isAtMost(views.size());
      ByteString view = before;
      if (update.view != null) view = update.view;
      if (update.delta != null) view = Delta.apply(before, update.delta, Channel.LONGEST);
      assertThat(view).isEqualTo(views.get(update.change - 1));
      int from = update.news_from - 1;
      if (!update.news.isEmpty()) {
        assertThat(update.news).isEqualTo(news.subList(from, from + update.news.size()));
      }
      if (update.glass != null) {
        assertThat(List.of(update.glass.id, update.glass.limit))
            .isEqualTo(glasses.get(update.change - 1));
      }
      return view;
    }
  }
}
