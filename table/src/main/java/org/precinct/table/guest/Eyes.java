package org.precinct.table.guest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import okio.ByteString;
import org.precinct.engine.Game;
import org.precinct.table.channel.Channel;
import org.precinct.table.fair.Evidence;
import org.precinct.table.play.Audience;
import org.precinct.table.play.Delta;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Choices;
import org.precinct.table.proto.Glass;
import org.precinct.table.proto.Heard;
import org.precinct.table.proto.Update;

/** What this device's players, and its board, see of the running game. */
final class Eyes {
  private final Map<Integer, Sight> sights = new TreeMap<>();

  /** By viewer: news that the host no longer had when this device came back. */
  private final Map<Integer, Integer> missing = new TreeMap<>();

  Map<Integer, Sight> sights() {
    return sights;
  }

  void forget() {
    sights.clear();
    missing.clear();
  }

  /** A seat that has been given to somebody else is not ours to show any more. */
  void keepOwn(List<Chair> chairs, int member) {
    sights
        .keySet()
        .removeIf(
            viewer ->
                viewer > chairs.size() || viewer > 0 && chairs.get(viewer - 1).owner != member);
    missing.keySet().retainAll(sights.keySet());
  }

  /** Whether a host that writes down what it shows cannot have sent this: it has a copy's past. */
  boolean isFromCopy(Update update) {
    Sight old = sights.get(update.viewer);
    if (old == null || old.game() != update.game || update.view == null) return false;
    boolean other = update.change == old.change() && !update.view.equals(old.bytes());
    return other || update.change < old.change();
  }

  /** The news that this device has, so that it is not told them again. */
  List<Heard> heard() {
    List<Heard> heard = new ArrayList<>();
    for (Sight sight : sights.values()) {
      heard.add(new Heard(sight.game(), sight.viewer(), known(sight.viewer(), sight.log())));
    }
    return heard;
  }

  /**
   * Takes an update in.
   *
   * @param rules to read it by before anybody else has to; empty if it need not be doubted, or
   *     cannot be read here
   * @return false if it builds on a view that this device does not have
   * @throws IOException if it means nothing
   */
  boolean see(Update update, Evidence evidence, Optional<Game<?, ?, ?, ?>> rules, long now)
      throws IOException {
    Sight old = sights.get(update.viewer);
    if (update.view == null && old == null) return false;
    ByteString view = view(update, old);
    Recall recall = old == null ? new Recall() : old.recall();
    if (rules.isPresent()) requireReadable(rules.get(), update, view, recall);
    Glass glass = update.glass != null ? update.glass : old == null ? null : old.glass();
    if (glass == null) glass = new Glass(0, 0, 0, false);
    long glassAt = update.glass != null || old == null ? now : old.glassAt();
    boolean repeated = old != null && old.change() == update.change && view.equals(old.bytes());
    Log before = old == null ? Log.EMPTY : old.log();
    Log log = news(update, before, evidence);
    if (!repeated || glass.id != old.glass().id || glass.limit != old.glass().limit) {
      evidence.saw(update.viewer, update.change, view, glass.id, glass.limit, now);
    } else {
      evidence.sees(update.viewer, update.change, now);
    }
    Optional<Choices> choices = old == null ? Optional.empty() : old.choices();
    if (update.choices != null) choices = Optional.of(update.choices);
    choices.ifPresent(all -> evidence.offered(update.viewer, update.change, all));
    sights.put(
        update.viewer,
        new Sight(
            update.game,
            update.viewer,
            update.change,
            view,
            log,
            log.size() - before.size(),
            glass,
            glassAt,
            choices,
            recall));
    return true;
  }

  private static ByteString view(Update update, Sight old) {
    if (update.view != null) return update.view;
    if (update.delta == null) return old.bytes();
    return Delta.apply(old.bytes(), update.delta, Channel.LONGEST);
  }

  /** Screens decode what is here without asking whether they can. */
  private static void requireReadable(
      Game<?, ?, ?, ?> rules, Update update, ByteString view, Recall recall) throws IOException {
    if (update.view != null || update.delta != null) recall.read(rules, view);
    for (ByteString event : update.news) rules.eventAdapter().decode(event);
    if (update.choices == null) return;
    for (ByteString action : update.choices.actions) rules.actionAdapter().decode(action);
  }

  /** A host that leaves out older news sends as many as it keeps, or as fit. */
  private static boolean isFull(List<ByteString> news) {
    int bytes = 0;
    for (ByteString event : news) bytes += event.size() + 4;
    return news.size() >= Audience.KEPT || bytes > Audience.NEWS_BYTES / 2;
  }

  private int known(int viewer, Log log) {
    return log.size() + missing.getOrDefault(viewer, 0);
  }

  private Log news(Update update, Log log, Evidence evidence) {
    Log result = log;
    int known = known(update.viewer, log);
    if (!update.news.isEmpty() && update.news_from > known + 1) {
      if (!isFull(update.news)) evidence.withheld(update.viewer, known + 1);
      missing.merge(update.viewer, update.news_from - known - 1, Integer::sum);
      known = update.news_from - 1;
    }
    for (int i = 0; i < update.news.size(); i++) {
      int place = update.news_from + i;
      if (place <= known) continue;
      evidence.heard(update.viewer, place, update.news.get(i));
      result = result.with(update.news.get(i));
    }
    return result;
  }
}
