package org.precinct.console.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.console.Problem;
import org.precinct.console.play.Console.Left;
import org.precinct.console.show.Title;
import org.precinct.console.table.SaveFolder;
import org.precinct.console.table.Store;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.GameInfo;
import org.precinct.engine.RuleBook;
import org.precinct.table.host.Limits;

/** The first screen: choose a game, or go on with one. */
public final class Menu {
  private final Console console;
  private final Limits limits;
  private final SaveFolder saves;
  private String message = "";

  public Menu(Console console, Limits limits) {
    this.console = console;
    this.limits = limits;
    this.saves = new SaveFolder(Store.of(console.around().environment()));
  }

  /** Until somebody has had enough. */
  public void run() throws Problem, Left {
    while (true) {
      Optional<Unfinished> unfinished = Unfinished.newest(saves, console.titles());
      String answer = console.ask(draw(unfinished), console.say("menu.question"));
      message = "";
      if (console.isQuit(answer)) return;
      List<Title<?, ?, ?, ?>> titles = console.titles().all();
      int number = answer.matches("\\d") ? Integer.parseInt(answer) : 0;
      if (number >= 1 && number <= titles.size()) {
        if (play(titles.get(number - 1))) return;
      } else if (number == titles.size() + 1 && unfinished.isPresent()) {
        new Evening(console, limits).resume(unfinished.get().file());
        return;
      } else if (answer.startsWith("?")) {
        rules(answer.substring(1).trim());
      } else if (!answer.isEmpty()) {
        message = console.say("menu.unknown", "typed", answer);
      }
    }
  }

  private List<Line> draw(Optional<Unfinished> unfinished) {
    List<Line> lines = new ArrayList<>();
    lines.add(console.bar(console.say("menu.title")));
    lines.add(new Line());
    int number = 0;
    for (Title<?, ?, ?, ?> title : console.titles().all()) {
      GameInfo info = title.game().info();
      String name = title.name(console.words().language());
      String facts =
          console.say(
              "menu.facts",
              "min",
              "" + info.minSeats(),
              "max",
              "" + info.maxSeats(),
              "minutes",
              info.minutes().replace('-', '–'));
      Line line = new Line().add("  " + ++number + " ", Tone.STRONG).cell(name, 20, Tone.STRONG);
      lines.add(line.add(facts));
      String text = title.game().texts().get(console.words().language(), "game.line");
      for (String part : Layout.wrap(text, console.screen().width() - 8, 0)) {
        lines.add(Line.of("    " + part, Tone.FAINT));
      }
    }
    if (unfinished.isPresent()) {
      lines.add(new Line());
      String game = unfinished.get().title().name(console.words().language());
      lines.add(
          new Line()
              .add("  " + ++number + " ", Tone.STRONG)
              .add(console.say("menu.resume", "game", game), Tone.STRONG)
              .add(" (" + unfinished.get().name() + ")", Tone.FAINT));
    }
    lines.add(new Line());
    lines.add(Line.of(console.say("menu.others"), Tone.FAINT));
    if (!message.isEmpty())
      lines.addAll(Layout.wrapped(message, console.screen().width(), Tone.RED));
    lines.add(Line.of(console.say("menu.keys"), Tone.FAINT));
    return lines;
  }

  private boolean play(Title<?, ?, ?, ?> title) throws Problem, Left {
    Optional<Party> party = new SetupScreen(console, title).choose();
    if (!party.isPresent()) return false;
    new Evening(console, limits).play(party.get());
    return true;
  }

  private void rules(String typed) throws Left {
    for (int i = 0; i < console.titles().all().size(); i++) {
      if (!typed.equals("" + (i + 1))) continue;
      RuleBook book = RuleBook.of(console.titles().all().get(i).game(), console.words().language());
      console.read(book.title(), console.sections(book.sections()));
      return;
    }
    message = console.say("menu.which_rules");
  }
}
