package org.precinct.console.play;

import java.util.ArrayList;
import java.util.List;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;

/**
 * One screen of a game: what is seen, what happened, what is asked, what may be done.
 *
 * <p>The board and the question are always there whole. Choices get what room is left, in columns
 * and on pages if need be, and the news what remains after that.
 */
final class Frame {
  private static final int LEAST_CHOICES = 3;
  private static final int LEAST_NEWS = 2;

  private final int width;
  private final int height;
  private final List<Line> top = new ArrayList<>();
  private List<String> news = List.of();
  private final List<Line> question = new ArrayList<>();
  private List<Layout.Item> choices = List.of();
  private final List<Line> closed = new ArrayList<>();
  private final List<Line> commands = new ArrayList<>();
  private final List<Line> message = new ArrayList<>();

  /**
   * @param height without the line for typing
   */
  Frame(int width, int height) {
    this.width = width;
    this.height = height;
  }

  Frame head(Line line) {
    top.add(0, line);
    return this;
  }

  Frame board(List<Line> lines) {
    top.addAll(lines);
    return this;
  }

  /** The newest last. */
  Frame news(List<String> lines) {
    news = lines;
    return this;
  }

  Frame question(String text) {
    question.addAll(Layout.wrapped(text, width, Tone.STRONG));
    return this;
  }

  Frame choices(List<Layout.Item> items) {
    choices = items;
    return this;
  }

  /** What cannot be chosen, under the words of what can; left out where there is no room. */
  Frame closed(List<String> lines) {
    for (String line : lines) {
      for (String part : Layout.wrap("   " + line, width, 3)) closed.add(Line.of(part, Tone.FAINT));
    }
    return this;
  }

  Frame commands(List<String> lines) {
    for (String line : lines) {
      for (String part : Layout.wrap(line, width, 2)) commands.add(Line.of(part, Tone.CYAN));
    }
    return this;
  }

  Frame message(String text) {
    if (!text.isEmpty()) message.addAll(Layout.wrapped(text, width, Tone.RED));
    return this;
  }

  /**
   * The finished screen.
   *
   * @param shown how many choices were left out before those on it, and after
   */
  record Done(List<Line> lines, int from, int to) {}

  /**
   * @param from the first choice to show
   */
  Done draw(int from) {
    int fixed = top.size() + question.size() + commands.size() + message.size();
    List<Layout.Item> left = choices.subList(Math.min(from, choices.size()), choices.size());
    int most = news.isEmpty() ? 0 : LEAST_NEWS;
    Layout.Columns columns = columns(left, height - fixed - most);
    // All choices at once are worth more than what is known already.
    for (int least = most - 1; least >= 0 && columns.shown() < left.size(); least--) {
      Layout.Columns larger = columns(left, height - fixed - least);
      if (larger.shown() == left.size()) columns = larger;
    }
    List<Line> lines = new ArrayList<>(top);
    int room = height - fixed - columns.lines().size();
    boolean explains = columns.shown() == left.size() && closed.size() <= room;
    lines.addAll(newest(explains ? room - closed.size() : room));
    lines.addAll(question);
    lines.addAll(columns.lines());
    if (explains) lines.addAll(closed);
    lines.addAll(commands);
    lines.addAll(message);
    return new Done(lines, from, from + columns.shown());
  }

  private Layout.Columns columns(List<Layout.Item> left, int rows) {
    return Layout.columns(left, width, Math.max(LEAST_CHOICES, rows));
  }

  private List<Line> newest(int rows) {
    List<Line> lines = new ArrayList<>();
    for (int i = news.size() - 1; i >= 0 && lines.size() < rows; i--) {
      List<String> parts = Layout.wrap("· " + news.get(i), width, 2);
      if (lines.size() + parts.size() > rows && !lines.isEmpty()) break;
      List<Line> styled = new ArrayList<>();
      for (String part : parts)
        styled.add(Line.of(part, i == news.size() - 1 ? Tone.PLAIN : Tone.FAINT));
      lines.addAll(0, styled);
    }
    return lines.size() > rows
        ? lines.subList(lines.size() - Math.max(0, rows), lines.size())
        : lines;
  }
}
