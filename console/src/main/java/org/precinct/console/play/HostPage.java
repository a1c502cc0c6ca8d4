package org.precinct.console.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.precinct.console.play.Console.Left;
import org.precinct.console.show.Title;
import org.precinct.console.table.Doorway;
import org.precinct.console.table.QrCode;
import org.precinct.console.terminal.Event;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Screen;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.BotLevel;
import org.precinct.engine.RuleBook;
import org.precinct.table.Wording;
import org.precinct.table.host.Host;
import org.precinct.table.net.JoinPhrase;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Mind;
import org.precinct.table.proto.Person;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Room;

/** The page of an open table: its code, who is there, and what the host may do about it. */
final class HostPage implements HostRights.Page {
  private static final String QR_SIGNS = "█▀▄";

  /** What comes before the name of somebody who is sent away. */
  private static final String AWAY = "x ";

  private final Console console;
  private final Screen screen;
  private final Host host;

  /** The member at this screen. */
  private final int own;

  private final Doorway doorway;
  private final Title<?, ?, ?, ?> title;
  private final String name;
  private final BotLevel level;
  private String message = "";

  HostPage(
      Console console,
      Host host,
      int own,
      Doorway doorway,
      Title<?, ?, ?, ?> title,
      String name,
      BotLevel level) {
    this.console = console;
    this.screen = console.screen();
    this.host = host;
    this.own = own;
    this.doorway = doorway;
    this.title = title;
    this.name = name;
    this.level = level;
  }

  static boolean isPlaying(Room room) {
    return room.phase == Phase.PLAYING || room.phase == Phase.PAUSED;
  }

  /** Something that the host may do, by its number. */
  private record Wish(String label, Runnable grant) {}

  void addBot() {
    List<Chair> chairs = host.state().room().chairs;
    for (String one : console.words().typed("bots.names")) {
      if (chairs.stream().anyMatch(chair -> chair.name.equals(one))) continue;
      host.addBot(one, level);
      return;
    }
  }

  /**
   * Until a game is on.
   *
   * @param seats starts the first one by itself when so many chairs are taken; 0 to wait for a word
   */
  void lobby(int seats) throws Left {
    String said = "";
    while (true) {
      Host.State state = host.state();
      if (isPlaying(state.room())) return;
      boolean full = seats > 0 && state.room().chairs.size() >= seats;
      if (full && state.room().phase == Phase.LOBBY && state.room().game == 0) {
        host.start();
        screen.await(
            () -> host.state().room().phase != Phase.LOBBY || host.state().trouble().isPresent());
        if (!host.state().trouble().isPresent()) continue;
      }
      said = turn(state, lobbyWishes(state), "host.keys", said);
    }
  }

  @Override
  public void open() throws Left {
    String said = "";
    while (said != null) {
      Host.State state = host.state();
      if (!isPlaying(state.room())) return;
      said = turn(state, gameWishes(state), "host.game_keys", said);
    }
  }

  @Override
  public String note() {
    List<Host.Knock> knocks = host.state().knocks();
    return knocks.isEmpty() ? "" : console.say("host.knocks", "name", knocks.get(0).name());
  }

  /**
   * Draws the page, waits, and does what was typed.
   *
   * @return what is on the screen now; null if Enter closed the page of a game
   */
  private String turn(Host.State state, List<Wish> wishes, String keys, String said) throws Left {
    boolean game = isPlaying(state.room());
    List<Line> lines = draw(state, wishes);
    String now = lines.toString();
    // Where nothing can be wiped away, the same lines again would only be noise.
    if (screen.redraws() || !now.equals(said)) {
      screen.show(lines, Console.range(wishes.size()) + console.say(keys) + " > ");
    }
    Event event = screen.next(0, true);
    if (event instanceof Event.End) throw new Left();
    if (!(event instanceof Event.Typed typed)) return now;
    message = "";
    String line = typed.line();
    if (line.isEmpty() && game) return null;
    if (console.isQuit(line)) {
      if (game) return null;
      throw new Left();
    }
    if (line.startsWith("?")) {
      RuleBook book = RuleBook.of(title.game(), console.words().language());
      console.read(book.title(), console.sections(book.sections()));
      return "";
    }
    if (line.startsWith(AWAY)) {
      kick(state.room(), line.substring(AWAY.length()).trim());
      return "";
    }
    if (!game && Casting.typed(console, state.room(), own, line, host::castChair)) return "";
    int number = line.matches("-?\\d{1,2}") ? Integer.parseInt(line) : 0;
    int chairs = state.room().chairs.size();
    if (number >= 1 && number <= wishes.size()) wishes.get(number - 1).grant().run();
    else if (!game && number < 0 && -number <= chairs) host.removeChair(-number - 1);
    else message = console.say("setup.unknown", "typed", line);
    return "";
  }

  private List<Wish> lobbyWishes(Host.State state) {
    List<Wish> wishes = new ArrayList<>();
    Room room = state.room();
    wishes.add(new Wish(console.words().count("host.start.", room.chairs.size()), host::start));
    if (room.chairs.size() < title.game().info().maxSeats()) {
      wishes.add(new Wish(console.say("host.add_bot"), this::addBot));
      for (Person person : standing(room)) {
        wishes.add(
            new Wish(
                console.say("host.give_chair", "name", person.name),
                () -> host.seat(room.chairs.size(), person.member)));
      }
    }
    knocks(state, wishes);
    return wishes;
  }

  /** Who is here to play and has no chair. */
  private static List<Person> standing(Room room) {
    List<Person> standing = new ArrayList<>();
    for (Person person : room.people) {
      boolean sits = room.chairs.stream().anyMatch(chair -> chair.owner == person.member);
      if (person.here && !person.watcher && !sits) standing.add(person);
    }
    return standing;
  }

  private List<Wish> gameWishes(Host.State state) {
    Room room = state.room();
    List<Wish> wishes = new ArrayList<>();
    if (room.phase == Phase.PAUSED) wishes.add(new Wish(console.say("host.go_on"), host::goOn));
    else wishes.add(new Wish(console.say("host.pause"), host::pause));
    for (int i = 0; i < room.chairs.size(); i++) {
      Chair chair = room.chairs.get(i);
      int number = i;
      if (chair.owner == 0) continue;
      boolean person = chair.mind == Mind.PERSON;
      wishes.add(
          new Wish(
              console.say(person ? "host.bot_plays" : "host.person_plays", "name", chair.name),
              () -> host.hand(number, person ? Optional.of(level) : Optional.empty())));
      if (isHere(room, chair.owner)) continue;
      for (Person other : standing(room)) {
        wishes.add(
            new Wish(
                console.say("host.give_seat", "seat", chair.name, "name", other.name),
                () -> host.seat(number, other.member)));
      }
    }
    knocks(state, wishes);
    return wishes;
  }

  private static boolean isHere(Room room, int member) {
    return room.people.stream().anyMatch(person -> person.member == member && person.here);
  }

  /**
   * Sends somebody away for good, by their name: a number may mean somebody else by the time it is
   * typed.
   */
  private void kick(Room room, String typed) {
    String wanted = RuleBook.plain(typed);
    for (Person person : room.people) {
      if (person.member == own || !RuleBook.plain(person.name).equals(wanted)) continue;
      host.kick(person.member);
      host.invite(JoinPhrase.random());
      screen.await(() -> doorway.isNew());
      message = console.say("host.kicked", "name", person.name, "code", doorway.code());
      return;
    }
    message = console.say("host.nobody", "name", typed);
  }

  private void knocks(Host.State state, List<Wish> wishes) {
    for (Host.Knock knock : state.knocks()) {
      String letIn = console.say("host.let_in", "name", knock.name(), "words", knock.words());
      wishes.add(new Wish(letIn, () -> host.letIn(knock.id())));
      String turnAway = console.say("host.turn_away", "name", knock.name());
      wishes.add(new Wish(turnAway, () -> host.turnAway(knock.id())));
    }
  }

  private List<Line> draw(Host.State state, List<Wish> wishes) {
    List<Line> left =
        screen.shows(QR_SIGNS) ? QrCode.draw(doorway.invitation()) : new ArrayList<>();
    int column = left.isEmpty() ? 0 : left.get(0).width() + 2;
    int room = screen.width() - column;
    List<Line> right = new ArrayList<>();
    String how = console.say(left.isEmpty() ? "host.code_only" : "host.code");
    right.add(Line.of(how, Tone.FAINT));
    right.add(Line.of(doorway.code(), Tone.STRONG));
    right.add(Line.of(console.say("host.address", "address", doorway.place()), Tone.FAINT));
    right.addAll(LobbyPage.draw(console, state.room(), room));
    right.add(new Line());
    for (int i = 0; i < wishes.size(); i++) {
      String number = (i < 9 ? " " : "") + (i + 1) + " ";
      List<String> parts = Layout.wrap(wishes.get(i).label(), room - 3, 0);
      for (int part = 0; part < parts.size(); part++) {
        right.add(new Line().add(part == 0 ? number : "   ", Tone.STRONG).add(parts.get(part)));
      }
    }
    List<Line> lines = new ArrayList<>();
    String game = title.name(console.words().language());
    lines.add(console.bar(console.say("host.title", "game", game, "name", name)));
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      Line line = new Line();
      if (i < left.size()) line.add(left.get(i));
      if (i < right.size()) line.to(column).add(right.get(i));
      lines.add(line);
    }
    String trouble =
        state.trouble().map(why -> Wording.text(why, console.words().language())).orElse(message);
    if (!trouble.isEmpty()) lines.addAll(Layout.wrapped(trouble, screen.width(), Tone.RED));
    return lines;
  }
}
