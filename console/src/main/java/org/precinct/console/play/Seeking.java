package org.precinct.console.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.console.Problem;
import org.precinct.console.play.Console.Left;
import org.precinct.console.table.LanConnector;
import org.precinct.console.table.Seeker;
import org.precinct.console.terminal.Event;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Screen;
import org.precinct.console.terminal.Tone;
import org.precinct.table.Loop;
import org.precinct.table.net.TableNotice;

/** Chooses among the tables of the local network. */
final class Seeking {
  /** Numbers of the list are shorter, codes are longer. */
  private static final int SHORTEST_CODE = 9;

  private final Console console;
  private final Screen screen;
  private String message = "";
  private String code = "";

  Seeking(Console console) {
    this.console = console;
    this.screen = console.screen();
  }

  /**
   * @param given a code that does not say where its table is; empty if there is none
   */
  LanConnector run(String given) throws Problem, Left {
    code = given;
    String said = "";
    Loop loop = screen.pulse().loop();
    try (Seeker seeker = Seeker.look(console.around().network(), screen::changed)) {
      while (true) {
        List<Seeker.Found> found = seeker.found();
        if (!code.isEmpty() && found.size() == 1) return way(loop, found.get(0));
        List<Line> lines = tables(found, !code.isEmpty());
        if (screen.redraws() || !lines.toString().equals(said)) {
          screen.show(lines, console.say(code.isEmpty() ? "join.question" : "join.which") + " > ");
        }
        said = lines.toString();
        Event event = screen.next(0, true);
        if (event instanceof Event.End) throw new Left();
        if (!(event instanceof Event.Typed typed)) continue;
        if (console.isQuit(typed.line())) throw new Left();
        message = "";
        said = "";
        int number = typed.line().matches("\\d{1,2}") ? Integer.parseInt(typed.line()) : 0;
        if (number >= 1 && number <= found.size()) return way(loop, found.get(number - 1));
        Optional<LanConnector> way = typed(loop, typed.line());
        if (way.isPresent()) return way.get();
      }
    }
  }

  private LanConnector way(Loop loop, Seeker.Found one) throws Problem {
    return code.isEmpty()
        ? LanConnector.to(loop, one.notice(), one.addresses())
        : LanConnector.by(loop, code, one.notice(), one.addresses());
  }

  /**
   * A code typed here. What is wrong with it is told, and another one may be typed; if it does not
   * say where its table is, that is looked for.
   */
  private Optional<LanConnector> typed(Loop loop, String line) {
    if (line.isEmpty()) return Optional.empty();
    if (line.length() < SHORTEST_CODE) {
      message = console.say("join.unknown", "typed", line);
      return Optional.empty();
    }
    try {
      Optional<LanConnector> way = LanConnector.by(loop, line);
      if (!way.isPresent()) code = line;
      return way;
    } catch (Problem problem) {
      message = console.words().get(problem);
      return Optional.empty();
    }
  }

  /** Two tables of the same name, or of names that look the same, are told apart by their ids. */
  private static String name(List<Seeker.Found> found, int place) {
    TableNotice notice = found.get(place).notice();
    boolean alone = true;
    for (int i = 0; i < found.size(); i++) {
      alone &= i == place || !found.get(i).notice().looksLike(notice);
    }
    return alone ? notice.name() : notice.name() + " (" + notice.mark() + ")";
  }

  private List<Line> tables(List<Seeker.Found> found, boolean coded) {
    List<Line> lines = new ArrayList<>();
    lines.add(console.bar(console.say("join.title")));
    lines.add(new Line());
    for (int i = 0; i < found.size(); i++) {
      String game = found.get(i).notice().game();
      String title =
          console.titles().find(game).map(one -> one.name(console.words().language())).orElse(game);
      lines.add(
          new Line()
              .add("  " + (i + 1) + " ", Tone.STRONG)
              .cell(name(found, i), 30, Tone.STRONG)
              .add(" " + title));
    }
    if (found.isEmpty()) {
      lines.add(Line.of("  " + console.say(coded ? "join.looking_code" : "join.looking")));
      for (String part : Layout.wrap(console.say("join.hint"), screen.width() - 4, 0)) {
        lines.add(Line.of("  " + part, Tone.FAINT));
      }
    } else if (!coded) {
      lines.add(new Line());
      lines.add(Line.of("  " + console.say("join.stranger"), Tone.FAINT));
    }
    lines.add(new Line());
    lines.addAll(Layout.wrapped(message, screen.width(), Tone.RED));
    return lines;
  }
}
