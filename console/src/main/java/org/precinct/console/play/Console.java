package org.precinct.console.play;

import java.util.ArrayList;
import java.util.List;
import org.precinct.console.Surroundings;
import org.precinct.console.show.Titles;
import org.precinct.console.terminal.Event;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Screen;
import org.precinct.console.terminal.Tone;
import org.precinct.console.text.Words;
import org.precinct.engine.RuleBook;
import org.precinct.table.Shelf;

/** A screen, a language, and what all who use them need. */
public record Console(Surroundings around, Screen screen, Words words) {

  /** Somebody wants to leave, or nobody is there any more. */
  public static final class Left extends Exception {
    private static final long serialVersionUID = 1L;

    public Left() {
      super("", null, false, false);
    }
  }

  /** The games. */
  public Titles titles() {
    return around.titles();
  }

  /** Where tables find their games. */
  public Shelf shelf() {
    return around.titles()::game;
  }

  public String say(String key, String... args) {
    return words.get(key, args);
  }

  /** A line across the top. */
  public Line bar(String text) {
    return new Line().cell(" " + text, screen.width(), Tone.BAR);
  }

  /** Waits for a line to be typed. */
  public String typed() throws Left {
    while (true) {
      Event event = screen.next(0, true);
      if (event instanceof Event.Typed line) return line.line();
      if (event instanceof Event.End) throw new Left();
    }
  }

  /** Shows something and asks for a line. */
  public String ask(List<Line> lines, String question) throws Left {
    screen.show(lines, question.isEmpty() ? "> " : question + " > ");
    return typed();
  }

  public boolean isQuit(String line) {
    return words.typed("typed.quit").contains(RuleBook.plain(line));
  }

  /** Shows a text that may be longer than the screen, until it has been read. */
  public void read(String title, List<Line> lines) throws Left {
    int rows = screen.redraws() ? screen.height() - 3 : Integer.MAX_VALUE;
    for (int from = 0; from < Math.max(1, lines.size()); from += rows) {
      int to = (int) Math.min(lines.size(), (long) from + rows);
      List<Line> page = new ArrayList<>();
      page.add(bar(title));
      page.addAll(lines.subList(from, to));
      String key = to < lines.size() ? "read.more" : "read.end";
      if (isQuit(ask(page, say(key)))) return;
    }
  }

  /** Wipes the screen; where that cannot be, what is on it is pushed out of sight. */
  public void cover() {
    screen.show(screen.redraws() ? List.of() : blank(), "");
  }

  private List<Line> blank() {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < screen.height(); i++) lines.add(new Line());
    return lines;
  }

  /** Hides what the one before saw until the next one is there. */
  public void handOver(String title, String name) throws Left {
    List<Line> lines = screen.redraws() ? new ArrayList<>() : blank();
    lines.add(bar(title));
    lines.add(new Line());
    if (isQuit(ask(lines, say("pass.hand_over", "name", name)))) throw new Left();
  }

  /** The numbers of a list, as a prompt names them; nothing for an empty one. */
  public static String range(int count) {
    return count == 0 ? "" : count == 1 ? "1 · " : "1–" + count + " · ";
  }

  /** Sections of the rules as lines. */
  public List<Line> sections(List<RuleBook.Section> sections) {
    List<Line> lines = new ArrayList<>();
    for (RuleBook.Section section : sections) {
      if (!lines.isEmpty()) lines.add(new Line());
      lines.add(Line.of(section.title(), Tone.STRONG));
      for (String text : section.lines()) {
        int indent = text.startsWith("- ") ? 2 : 0;
        String shown = text.startsWith("- ") ? "· " + text.substring(2) : text;
        for (String part : Layout.wrap(shown, screen.width() - 1, indent)) lines.add(Line.of(part));
      }
    }
    return lines;
  }
}
