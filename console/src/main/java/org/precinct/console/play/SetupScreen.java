package org.precinct.console.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.precinct.console.play.Console.Left;
import org.precinct.console.show.Title;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.BotLevel;
import org.precinct.engine.GameInfo;
import org.precinct.engine.Option;
import org.precinct.engine.RuleBook;
import org.precinct.engine.Texts;

/** Who plays and by which options. Enter is enough: everything has a standard value. */
final class SetupScreen {
  private static final int FIRST_OPTION = 3;

  private final Console console;
  private final Title<?, ?, ?, ?> title;
  private final GameInfo info;
  private final Map<String, String> options = new TreeMap<>();
  private String name;
  private int bots;
  private BotLevel level = BotLevel.NORMAL;
  private String message = "";

  /** The first option on the screen, and where the next page begins. */
  private int from;

  private int next;

  SetupScreen(Console console, Title<?, ?, ?, ?> title) {
    this.console = console;
    this.title = title;
    this.info = title.game().info();
    this.name = userName(console);
    this.bots = Party.usualBots(info, 1);
  }

  /** What the system calls the person who sits here. */
  private static String userName(Console console) {
    String user = console.around().environment().getOrDefault("USER", "").trim();
    if (user.isEmpty() || user.equals("root")) return console.say("setup.nobody");
    return user.substring(0, 1).toUpperCase(Locale.ROOT) + user.substring(1);
  }

  /** Empty if somebody wants another game after all. */
  Optional<Party> choose() throws Left {
    while (true) {
      String answer = console.ask(draw(), console.say("setup.question"));
      message = "";
      if (answer.isEmpty()) {
        return Optional.of(new Party(title, List.of(name), bots, level, options));
      }
      if (console.isQuit(answer)) return Optional.empty();
      if (answer.equals("+")) {
        from = next;
        continue;
      }
      if (answer.startsWith("?")) {
        RuleBook book = RuleBook.of(title.game(), console.words().language());
        console.read(book.title(), console.sections(book.sections()));
      } else {
        change(answer);
      }
    }
  }

  private void change(String answer) throws Left {
    int number = answer.matches("\\d{1,2}") ? Integer.parseInt(answer) : 0;
    List<Option> shown = shown();
    if (number == 1) {
      String typed = console.ask(List.of(), console.say("setup.ask_name"));
      if (!typed.isBlank()) name = typed;
    } else if (number == 2) {
      askSeats();
    } else if (number == 3) {
      BotLevel[] levels = BotLevel.values();
      level = levels[(level.ordinal() + 1) % levels.length];
    } else if (number > FIRST_OPTION && number <= FIRST_OPTION + shown.size()) {
      askValue(shown.get(number - FIRST_OPTION - 1));
    } else {
      message = console.say("setup.unknown", "typed", answer);
    }
  }

  private void askSeats() throws Left {
    String range = info.minSeats() + "–" + info.maxSeats();
    String typed = console.ask(List.of(), console.say("setup.ask_seats", "range", range));
    int seats = typed.matches("\\d{1,2}") ? Integer.parseInt(typed) : 0;
    if (seats >= info.minSeats() && seats <= info.maxSeats()) bots = seats - 1;
    else message = console.say("setup.bad_seats", "range", range);
  }

  private void askValue(Option option) throws Left {
    List<String> values = values(option);
    List<Line> lines = new ArrayList<>();
    lines.add(Line.of(text("option." + option.id()), Tone.STRONG));
    for (String part : Layout.wrap(help(option), console.screen().width(), 0)) {
      lines.add(Line.of(part));
    }
    for (int i = 0; i < values.size(); i++) {
      lines.add(
          new Line().add("  " + (i + 1) + " ", Tone.STRONG).add(value(option, values.get(i))));
    }
    String question =
        option.isNumber()
            ? console.say("setup.ask_number", "range", option.least() + "–" + option.most())
            : console.say("setup.ask_value");
    String typed = console.ask(lines, question);
    int number = typed.matches("\\d{1,2}") ? Integer.parseInt(typed) : 0;
    if (number >= 1 && number <= values.size()) options.put(option.id(), values.get(number - 1));
    else if (option.isNumber() && option.allows(typed, bots + 1)) options.put(option.id(), typed);
    else if (!typed.isEmpty()) message = console.say("setup.unknown", "typed", typed);
  }

  private List<String> values(Option option) {
    List<String> values = new ArrayList<>(option.values());
    for (int seat = 0; option.seats() && seat <= bots; seat++) values.add("" + seat);
    return values;
  }

  /** Those that mean something with the others as they are. */
  private List<Option> shown() {
    List<Option> shown = new ArrayList<>();
    for (Option option : info.options()) {
      if (option.only().isEmpty()) {
        shown.add(option);
        continue;
      }
      String[] only = option.only().split("=", 2);
      if (chosen(info.option(only[0])).equals(only[1])) shown.add(option);
    }
    return shown;
  }

  private String chosen(Option option) {
    return options.getOrDefault(option.id(), option.standard());
  }

  private List<Line> draw() {
    List<Option> shown = shown();
    int column = 0;
    for (Option option : shown) column = Math.max(column, text("option." + option.id()).length());
    column = Math.max(column, console.say("setup.name").length());
    List<Line> lines = new ArrayList<>();
    lines.add(console.bar(title.name(console.words().language())));
    lines.add(item(1, console.say("setup.name"), name, column));
    String players = console.words().count("setup.bots.", bots, "seats", "" + (bots + 1));
    lines.add(item(2, console.say("setup.players"), players, column));
    String skill = console.say("setup." + level.name().toLowerCase(Locale.ROOT));
    lines.add(item(3, console.say("setup.level"), skill, column));
    from = from < shown.size() ? from : 0;
    List<Line> end = new ArrayList<>();
    if (!message.isEmpty()) {
      end.addAll(Layout.wrapped(message, console.screen().width(), Tone.RED));
    }
    int rows = console.screen().height() - lines.size() - end.size() - 2;
    int at = from;
    while (at < shown.size()) {
      List<Line> option = option(FIRST_OPTION + 1 + at, shown.get(at), column);
      rows -= option.size();
      if (rows < 0 && console.screen().redraws()) break;
      lines.addAll(option);
      at++;
    }
    next = at < shown.size() ? at : 0;
    boolean paged = from > 0 || next > 0;
    lines.addAll(end);
    lines.add(Line.of(console.say(paged ? "setup.keys_paged" : "setup.keys"), Tone.FAINT));
    return lines;
  }

  /** An option, what it stands at, and what it is about. */
  private List<Line> option(int number, Option option, int column) {
    List<Line> lines = new ArrayList<>();
    int room = console.screen().width() - column - 6;
    List<String> value = Layout.wrap(value(option, chosen(option)), room, 0);
    lines.add(item(number, text("option." + option.id()), value.get(0), column));
    for (String more : value.subList(1, value.size())) {
      lines.add(new Line().to(column + 6).add(more, Tone.GREEN));
    }
    String help = help(option);
    for (String part : Layout.wrap("    " + help, console.screen().width() - 1, 4)) {
      lines.add(Line.of(part, Tone.FAINT));
    }
    return lines;
  }

  private Line item(int number, String name, String value, int column) {
    String padded = (number < 10 ? " " : "") + number + " ";
    Line line = new Line().add(" " + padded, Tone.STRONG).cell(name, column + 2);
    return line.cell(value, console.screen().width() - line.width(), Tone.GREEN);
  }

  private String value(Option option, String value) {
    Texts texts = title.game().texts();
    String key = "option." + option.id() + "." + value;
    if (texts.has(key)) return texts.get(console.words().language(), key);
    boolean seat = option.seats() && value.matches("\\d+");
    return seat ? console.say("setup.seat", "number", "" + (Integer.parseInt(value) + 1)) : value;
  }

  private String help(Option option) {
    return title.help(option, console.words());
  }

  /** A game in the making may lack a text; its key is better than nothing. */
  private String text(String key) {
    Texts texts = title.game().texts();
    return texts.has(key) ? texts.get(console.words().language(), key) : key;
  }
}
