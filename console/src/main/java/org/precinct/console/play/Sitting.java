package org.precinct.console.play;

import com.squareup.wire.Message;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.precinct.console.play.Console.Left;
import org.precinct.console.show.Keyboard;
import org.precinct.console.show.Show;
import org.precinct.console.show.Title;
import org.precinct.console.show.Viewpoint;
import org.precinct.console.terminal.Event;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Screen;
import org.precinct.console.terminal.Tone;
import org.precinct.engine.Language;
import org.precinct.engine.Narrator.Names;
import org.precinct.engine.Option;
import org.precinct.engine.RuleBook;
import org.precinct.engine.Seat;
import org.precinct.seat.RoundQuestion;
import org.precinct.seat.SeatedGames;
import org.precinct.seat.Voice;
import org.precinct.table.Wording;
import org.precinct.table.fair.Verdict;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Sight;
import org.precinct.table.proto.Chair;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Refused;
import org.precinct.table.proto.Room;

/**
 * One game from its deal to its end, for those who sit at this terminal: one person, several who
 * hand the keyboard over, or nobody but watchers of the public board.
 */
final class Sitting<S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> {
  private static final int SECOND = 1000;
  private static final int BOARD = 0;
  private static final int PATIENCE = 25_000;

  private final Console console;
  private final Screen screen;
  private final Guest guest;
  private final Title<S, A, V, E> title;
  private final Show<A, V> show;
  private final boolean passed;
  private final Optional<HostRights> rights;
  private final Chronicle<E> chronicle;
  private final SandBar sand = SandBar.fresh();

  private int viewer = -1;
  private boolean covered;

  /** Who has asked for the terminal; until something is done, or given back. */
  private int taken;

  /** What all who share the terminal are asked just now, or may do unasked. */
  private Optional<RoundQuestion<A>> round = Optional.empty();

  /** Seats that nobody's answer has gone out for, and the sights before it. */
  private final Map<Integer, Integer> passing = new HashMap<>();

  /** What the person here has put together, and can type. */
  private Optional<Keyboard<A, V>> keyboard = Optional.empty();

  private List<Keyboard.Choice<A, V>> listed = List.of();

  /** Whether nothing has changed but what is put together. */
  private boolean stepped;

  private int page;
  private int nextPage;

  /** Whether there is but one thing to do, so that Enter is enough. */
  private boolean only;

  private String drawn = "";
  private String prompt = "";

  /** Whether the last thing drawn was a question. */
  private boolean asking;

  private String noticed = "";
  private volatile String message = "";
  private volatile boolean unanswered;

  /** The sight that the last action was made against; until the next one, nothing is asked. */
  private volatile int acted;

  /**
   * @param passed several people share the terminal, so that secrets are covered in between
   * @param rights if the table is this computer's
   */
  Sitting(
      Console console,
      Guest guest,
      Title<S, A, V, E> title,
      boolean passed,
      Optional<HostRights> rights) {
    this.console = console;
    this.screen = console.screen();
    this.guest = guest;
    this.title = title;
    this.show = title.show();
    this.passed = passed;
    this.rights = rights;
    this.chronicle = new Chronicle<>(title.game(), console.words().language());
  }

  /** Plays until the game is over or the table is gone. */
  void play() throws Left {
    while (true) {
      Guest.State state = guest.state();
      if (state.status() == Guest.Status.GONE) return;
      Optional<Room> room = state.room();
      boolean dealt = room.isPresent() && inGame(room.get()) && !state.sights().isEmpty();
      if (room.isPresent() && room.get().phase == Phase.LOBBY) return;
      if (!dealt) {
        Event event = pause(0, false);
        if (event instanceof Event.Typed typed && console.isQuit(typed.line())) throw new Left();
        continue;
      }
      Names names = names(room.get());
      for (Sight sight : state.sights().values()) chronicle.hear(sight, names);
      Sight before = state.sights().get(viewer);
      if (before == null || before.change() != acted) acted = 0;
      if (passed && room.get().phase == Phase.PLAYING && askRound(state, names)) continue;
      choosePlayer(state);
      if (covered) {
        handOver(state, names);
        continue;
      }
      Sight sight = state.sights().get(viewer);
      V view = sight.view(title.game());
      Viewpoint viewpoint = viewpoint(names);
      if (room.get().phase == Phase.OVER) {
        over(state, view, viewpoint);
        return;
      }
      boolean waits = unanswered || acted > 0 || !passing.isEmpty();
      // A player who has taken the terminal and answered already is asked to give it back.
      boolean asks = viewer == taken || title.game().narrator().asks(view);
      boolean asked = viewer != BOARD && asks && !waits;
      draw(state, sight, view, viewpoint, asked);
      Event event = pause(SandBar.runs(sight) || waits ? SECOND : 0, asked);
      if (event instanceof Event.Typed typed) typed(typed.line(), sight, view, viewpoint);
      if (event instanceof Event.Tick) passing.clear();
      if (event instanceof Event.Tick && !unanswered) acted = 0;
      if (event instanceof Event.Tick) tick(sight, view, viewpoint);
    }
  }

  private static boolean inGame(Room room) {
    return room.phase == Phase.PLAYING || room.phase == Phase.PAUSED || room.phase == Phase.OVER;
  }

  private Event pause(long millis, boolean person) throws Left {
    Event event = screen.next(millis, person);
    if (event instanceof Event.End) throw new Left();
    return event;
  }

  private static Names names(Room room) {
    List<Chair> chairs = room.chairs;
    return seat -> seat.number() < chairs.size() ? chairs.get(seat.number()).name : "?";
  }

  private Viewpoint viewpoint(Names names) {
    OptionalInt seat = viewer == BOARD ? OptionalInt.empty() : OptionalInt.of(viewer - 1);
    return new Viewpoint(console.words(), title.game().texts(), names, screen.width(), seat);
  }

  /** Whose eyes are at the terminal: theirs as long as they are asked, then the next one's. */
  private void choosePlayer(Guest.State state) {
    boolean first = viewer < 0;
    if (first || !state.sights().containsKey(viewer)) {
      viewer = state.sights().keySet().iterator().next();
      for (int one : state.sights().keySet()) if (viewer == BOARD && one != BOARD) viewer = one;
      covered = passed;
    }
    if (!passed || unanswered || acted > 0 || isAsked(state, viewer)) return;
    if (!passing.isEmpty() || taken != BOARD && taken == viewer) return;
    for (int one : state.sights().keySet()) {
      if (one == BOARD || !isAsked(state, one)) continue;
      handTo(one);
      return;
    }
    // Nobody is asked, and some may act all the same: it lies between them.
    if (round.isPresent() && viewer != BOARD && state.sights().containsKey(BOARD)) lay();
  }

  /** The public board in place of somebody's own screen. */
  private void lay() {
    if (viewer != BOARD) console.cover();
    viewer = BOARD;
    drawn = "";
    listed = List.of();
    only = false;
    keyboard = Optional.empty();
  }

  private void handTo(int one) {
    viewer = one;
    covered = true;
    drawn = "";
    page = 0;
    keyboard = Optional.empty();
  }

  /** Asks all who share this terminal one question, if the moment allows it; whether it did. */
  private boolean askRound(Guest.State state, Names names) throws Left {
    passing.entrySet().removeIf(one -> state.sights().get(one.getKey()).change() != one.getValue());
    Map<Integer, V> views = new HashMap<>();
    state.sights().forEach((one, sight) -> views.put(one - 1, sight.view(title.game())));
    V board = views.remove(BOARD - 1);
    round = board == null ? Optional.empty() : SeatedGames.round(title.game(), views);
    if (!round.isPresent()) taken = BOARD;
    boolean later = unanswered || acted > 0 || !passing.isEmpty() || taken != BOARD;
    if (later || !round.isPresent() || !round.get().isWaiting()) return false;
    lay();
    Voice<A, V, E> voice = voice(names);
    String question = voice.prompt(board) + " " + voice.text("round");
    List<String> labels = new ArrayList<>(List.of(voice.text("round.nobody")));
    labels.addAll(takers(names));
    String typed = console.ask(table(question, labels, state, names), prompt);
    if (typed.equals("1")) {
      round.get().nobody().forEach((seat, pass) -> letPass(seat, pass, state));
    } else if (!takes(typed, 2)) {
      typed(typed, state.sights().get(BOARD), board, viewpoint(names));
    }
    return true;
  }

  /** Hides what the one before saw until the next one is there, or whoever asks for it. */
  private void handOver(Guest.State state, Names names) throws Left {
    String question = console.say("pass.hand_over", "name", names.of(Seat.of(viewer - 1)));
    List<String> labels = taken == BOARD ? takers(names) : List.of();
    if (!labels.isEmpty()) question += " " + voice(names).text("round");
    console.cover();
    String typed = console.ask(table(question, labels, state, names), prompt);
    if (console.isQuit(typed)) throw new Left();
    drawn = "";
    if (!takes(typed, 1)) covered = false;
  }

  /** Those who may ask for the terminal, each as they say so. */
  private List<String> takers(Names names) {
    List<String> labels = new ArrayList<>();
    for (int seat : round.map(RoundQuestion::seats).orElse(List.of())) {
      labels.add(voice(names).text("round.me", "player", names.of(Seat.of(seat))));
    }
    return labels;
  }

  private Voice<A, V, E> voice(Names names) {
    return SeatedGames.voice(title.game(), language(), names);
  }

  /**
   * Gives the terminal to whoever is named by a number.
   *
   * @param first the number of the first of them
   */
  private boolean takes(String typed, int first) {
    List<Integer> seats = round.map(RoundQuestion::seats).orElse(List.of());
    int index = typed.matches("\\d{1,2}") ? Integer.parseInt(typed) - first : -1;
    if (taken != BOARD || index < 0 || index >= seats.size()) return false;
    int seat = seats.get(index);
    taken = seat + 1;
    handTo(taken);
    message = console.say("pass.give_back");
    A whisper = round.get().taking().get(seat);
    if (whisper != null) guest.act(title.game(), Seat.of(seat), whisper, refused -> {});
    return true;
  }

  /** The public board, which may be looked at while nobody has the terminal, with a question. */
  private List<Line> table(String question, List<String> labels, Guest.State state, Names names) {
    prompt = Console.range(labels.size()) + console.say("play.keys");
    Sight sight = state.sights().get(BOARD);
    if (sight == null) return List.of(Line.of(question));
    Viewpoint viewpoint =
        new Viewpoint(
            console.words(), title.game().texts(), names, screen.width(), OptionalInt.empty());
    V board = sight.view(title.game());
    String said = message;
    message = "";
    return new Frame(screen.width(), screen.height() - 1)
        .board(show.board(board, viewpoint))
        .head(head(sight, board, viewpoint))
        .news(screen.redraws() ? chronicle.all(BOARD) : chronicle.fresh(BOARD))
        .question(question)
        .choices(numbered(labels))
        .message(said)
        .draw(0)
        .lines();
  }

  private static List<Layout.Item> numbered(List<String> labels) {
    List<Layout.Item> choices = new ArrayList<>();
    for (String label : labels) {
      Line line = new Line().add(pad(choices.size() + 1), Tone.STRONG).add(label);
      choices.add(new Layout.Item(line, new Line()));
    }
    return choices;
  }

  private void letPass(int seat, A pass, Guest.State state) {
    passing.put(seat + 1, state.sights().get(seat + 1).change());
    guest.act(title.game(), Seat.of(seat), pass, refused -> screen.changed());
  }

  private boolean isAsked(Guest.State state, int one) {
    return one != BOARD && title.game().narrator().asks(state.sights().get(one).view(title.game()));
  }

  private void draw(Guest.State state, Sight sight, V view, Viewpoint viewpoint, boolean asked) {
    List<Keyboard.Choice<A, V>> choices = choices(view, viewpoint);
    // Another message may come at any time.
    String said = message;
    message = "";
    if (screen.redraws()) {
      listed = choices;
      String note = said.isEmpty() ? notice(state) : said;
      frame(sight, view, viewpoint, chronicle.all(viewer), note, asked);
      stepped = false;
      return;
    }
    boolean again = asked && !asking;
    asking = asked;
    String notice = notice(state);
    boolean told = !notice.equals(noticed) && !notice.isEmpty();
    if (told) for (String part : Layout.wrap(notice, screen.width(), 0)) screen.say(part);
    noticed = notice;
    List<String> fresh = chronicle.fresh(viewer);
    for (String line : fresh) {
      for (String part : Layout.wrap("· " + line, screen.width(), 2)) {
        screen.say(part);
      }
    }
    String key = viewer + " " + page + " " + asked + " " + labels(choices) + show.moment(view);
    boolean news = drawn.isEmpty() || asked && !key.equals(drawn);
    if (news) {
      listed = choices;
      drawn = asked ? key : "-";
      frame(sight, view, viewpoint, List.of(), said, asked);
      stepped = false;
    } else if (!said.isEmpty() || asked && (told || again || !fresh.isEmpty())) {
      if (!said.isEmpty()) screen.say(said);
      if (asked) screen.ask(prompt);
    }
  }

  /** What can be typed now, after what has been typed before. */
  private List<Keyboard.Choice<A, V>> choices(V view, Viewpoint viewpoint) {
    if (viewer == BOARD) return List.of();
    Keyboard<A, V> now =
        keyboard.map(before -> before.at(view)).orElseGet(() -> show.keyboard(view));
    keyboard = Optional.of(now);
    return now.choices(viewpoint);
  }

  private String labels(List<Keyboard.Choice<A, V>> choices) {
    StringBuilder labels = new StringBuilder();
    for (Keyboard.Choice<A, V> choice : choices) {
      labels.append(choice.label()).append(choice.detail()).append('\n');
    }
    return labels.toString();
  }

  private void frame(
      Sight sight, V view, Viewpoint viewpoint, List<String> news, String note, boolean asked) {
    List<Layout.Item> choices = new ArrayList<>();
    for (int i = 0; i < listed.size(); i++) {
      Line label = new Line().add(pad(i + 1), Tone.STRONG).add(listed.get(i).label());
      choices.add(new Layout.Item(label, listed.get(i).detail()));
    }
    if (viewer == BOARD) choices.addAll(numbered(takers(viewpoint.names())));
    boolean composes = keyboard.flatMap(Keyboard::back).isPresent();
    List<String> commands = composes ? List.of() : show.commands(view, viewpoint);
    only = asked && choices.size() == 1 && commands.isEmpty() && !composes;
    String next = keyboard.map(one -> one.question(viewpoint)).orElse("");
    String question = show.question(view, title.game().narrator(), viewpoint);
    Frame frame = new Frame(screen.width(), screen.height() - 1);
    // A terminal that is written on line by line still shows the board of the step before.
    boolean brief = stepped && !screen.redraws();
    if (!brief) frame.board(show.board(view, viewpoint)).head(head(sight, view, viewpoint));
    Frame.Done done =
        frame
            .news(news)
            .question(next.isEmpty() ? question : next)
            .choices(choices)
            .closed(keyboard.map(one -> one.closed(viewpoint)).orElse(List.of()))
            .commands(commands)
            .message(note)
            .draw(page);
    nextPage = done.to() < choices.size() ? done.to() : 0;
    String more = nextPage > 0 ? console.say("play.more") : "";
    boolean hosted = rights.flatMap(HostRights::page).isPresent();
    String keys = console.say(hosted ? "play.host_keys" : "play.keys");
    // An arrow asks for something; dots only wait.
    String numbers = only ? console.say("play.only") : Console.range(choices.size());
    String back = composes ? console.say("play.back") : "";
    prompt = more + back + numbers + keys + (asked ? " > " : " … ");
    screen.show(done.lines(), prompt);
  }

  /** What is wrong with the table or the way to it, or what its host should know. */
  private String notice(Guest.State state) {
    List<String> all = new ArrayList<>();
    rights
        .flatMap(one -> one.host().state().trouble())
        .or(state::notice)
        .ifPresent(one -> all.add(Wording.text(one, console.words().language())));
    boolean lost = state.status() == Guest.Status.CONNECTING;
    if (lost && all.isEmpty()) all.add(console.say("play.lost"));
    if (state.room().get().phase == Phase.PAUSED) {
      all.add(console.say(rights.isPresent() ? "play.paused_here" : "play.paused"));
    }
    rights.flatMap(HostRights::page).map(HostRights.Page::note).ifPresent(all::add);
    all.removeIf(String::isEmpty);
    return String.join(" ", all);
  }

  private static String pad(int number) {
    return (number < 10 ? " " : "") + number + " ";
  }

  private Line head(Sight sight, V view, Viewpoint viewpoint) {
    String text = title.name(viewpoint.language()) + " · " + show.progress(view, viewpoint);
    if (viewer != BOARD) text += " · " + viewpoint.name(viewer - 1);
    String glass = SandBar.bar(sight, screen.pulse().loop().now());
    int room = screen.width() - 3 - glass.length();
    return new Line().cell(" " + text, room, Tone.BAR).add(glass + " ", Tone.BAR);
  }

  private void tick(Sight sight, V view, Viewpoint viewpoint) {
    long now = screen.pulse().loop().now();
    if (screen.redraws()) {
      screen.head(head(sight, view, viewpoint));
    } else if (sand.calls(sight, now)) {
      screen.say(console.say("play.seconds", "seconds", "" + SandBar.seconds(sight, now)));
      screen.ask(prompt);
    }
  }

  private void typed(String line, Sight sight, V view, Viewpoint viewpoint) throws Left {
    if (console.isQuit(line)) throw new Left();
    if (line.isEmpty() && isPaused() && rights.isPresent()) {
      rights.get().host().goOn();
    } else if (line.isEmpty() && taken != BOARD) {
      taken = BOARD;
    } else if (line.isEmpty() && only) {
      take(listed.get(0).next(), sight);
    } else if (line.isEmpty() || line.equals("+")) {
      page = nextPage;
      drawn = "";
    } else if (line.startsWith("?")) {
      explain(line.substring(1).trim(), view);
    } else if (console.words().typed("typed.log").contains(RuleBook.plain(line))) {
      log();
    } else if (sets(line)) {
      String[] change = line.split("=", 2);
      rights.get().host().option(change[0], change[1]);
    } else if (opens(line)) {
      drawn = "";
      rights.get().page().get().open();
    } else {
      choose(line, sight, view, viewpoint);
    }
  }

  private boolean isPaused() {
    return guest.state().room().map(room -> room.phase == Phase.PAUSED).orElse(false);
  }

  /** {@code window_time=20}: an option that the table's keeper may change meanwhile. */
  private boolean sets(String line) {
    if (!rights.isPresent()) return false;
    for (Option option : title.game().adjustable()) {
      for (String value : option.values()) {
        if (line.equals(option.id() + "=" + value)) return true;
      }
    }
    return false;
  }

  private boolean opens(String line) {
    return rights.flatMap(HostRights::page).isPresent()
        && console.words().typed("typed.table").contains(RuleBook.plain(line));
  }

  /** The rules about what is going on and the signs on the screen, or about a word. */
  private void explain(String word, V view) throws Left {
    RuleBook book = RuleBook.of(title.game(), console.words().language());
    List<RuleBook.Section> found = new ArrayList<>();
    if (word.isEmpty()) {
      found.addAll(
          book.topic(title.game().narrator().topic(view)).map(List::of).orElse(book.sections()));
      found.add(signs());
    } else {
      found.addAll(book.search(word));
    }
    drawn = "";
    if (found.isEmpty()) message = console.say("rules.nothing", "word", word);
    else read(book.title(), console.sections(found));
  }

  private Language language() {
    return console.words().language();
  }

  private RuleBook.Section signs() {
    List<String> lines = new ArrayList<>();
    for (String sign : console.say(show.signs()).split(" \\| ")) lines.add("- " + sign);
    if (rights.isPresent()) {
      for (Option option : title.game().adjustable()) {
        String typed = option.id() + "=" + String.join("|", option.values());
        String title = this.title.game().texts().get(language(), "option." + option.id());
        lines.add("- " + console.say("show.list", "title", typed, "items", title));
      }
    }
    return new RuleBook.Section("signs", console.say("rules.signs"), lines);
  }

  private void read(String heading, List<Line> lines) throws Left {
    rights.ifPresent(HostRights::reads);
    console.read(heading, lines);
    if (!rights.isPresent() || !rights.get().alone()) return;
    rights.get().hasRead();
    screen.await(() -> !isPaused() || rights.get().host().state().trouble().isPresent());
  }

  private void log() throws Left {
    List<Line> lines = new ArrayList<>();
    for (String line : chronicle.all(viewer)) {
      for (String part : Layout.wrap("· " + line, screen.width(), 2)) {
        lines.add(Line.of(part));
      }
    }
    drawn = "";
    read(console.say("play.log"), lines);
  }

  private void choose(String line, Sight sight, V view, Viewpoint viewpoint) {
    if (viewer == BOARD) {
      if (!takes(line, 1)) message = console.say("play.board_only");
      return;
    }
    if (line.equals("0") && keyboard.get().back().isPresent()) {
      step(keyboard.get().back().get());
    } else if (line.matches("\\d{1,4}( +\\d{1,4})*")) {
      chooseNumbers(line.split(" +"), sight, viewpoint);
    } else {
      command(line, sight, viewpoint);
    }
  }

  /** One number, or several that would be typed one after the other. */
  private void chooseNumbers(String[] numbers, Sight sight, Viewpoint viewpoint) {
    Keyboard.Next<A, V> next = null;
    List<Keyboard.Choice<A, V>> choices = listed;
    for (String typed : numbers) {
      if (next instanceof Keyboard.Next.Step<A, V> further) {
        choices = further.keyboard().choices(viewpoint);
      } else if (next != null) {
        message = console.say("play.too_many", "number", typed);
        return;
      }
      int number = Integer.parseInt(typed);
      if (number < 1 || number > choices.size()) {
        message =
            choices.isEmpty()
                ? console.say("play.wait")
                : console.say("play.no_choice", "number", typed, "count", "" + choices.size());
        return;
      }
      next = choices.get(number - 1).next();
    }
    take(next, sight);
  }

  private void command(String line, Sight sight, Viewpoint viewpoint) {
    try {
      Optional<Keyboard.Next<A, V>> next = keyboard.get().command(line, viewpoint);
      if (next.isPresent()) take(next.get(), sight);
      else message = console.say("play.unknown", "typed", line);
    } catch (Keyboard.Misread misread) {
      message = misread.getMessage();
    }
  }

  private void take(Keyboard.Next<A, V> next, Sight sight) {
    if (next instanceof Keyboard.Next.Act<A, V> whole) act(whole.action(), sight);
    if (next instanceof Keyboard.Next.Step<A, V> further) step(further.keyboard());
  }

  private void step(Keyboard<A, V> next) {
    keyboard = Optional.of(next);
    page = 0;
    stepped = true;
    if (!drawn.isEmpty()) drawn = "step";
    // One that comes too late is overtaken by what the host tells next.
    next.whisper()
        .ifPresent(said -> guest.act(title.game(), Seat.of(viewer - 1), said, refused -> {}));
  }

  private void act(A action, Sight sight) {
    unanswered = true;
    taken = BOARD;
    acted = sight.change();
    page = 0;
    keyboard = Optional.empty();
    guest.act(title.game(), Seat.of(viewer - 1), action, this::answered);
  }

  /** On the table's loop; the screen's thread is told by the change. */
  private void answered(Optional<Refused> refused) {
    refused.ifPresent(
        why -> {
          message = Wording.text(why, title.id(), console.words().language());
          acted = 0;
        });
    unanswered = false;
    screen.changed();
  }

  private void over(Guest.State state, V view, Viewpoint viewpoint) throws Left {
    List<String> news = screen.redraws() ? chronicle.all(viewer) : chronicle.fresh(viewer);
    String question = title.game().narrator().prompt(view, viewpoint.language(), viewpoint.names());
    String ending = show.ending(view, title.game().narrator(), viewpoint);
    List<Line> lines =
        new Frame(screen.width(), screen.height() - 4)
            .board(show.board(view, viewpoint))
            .head(
                console.bar(
                    title.name(viewpoint.language()) + " · " + show.progress(view, viewpoint)))
            .news(news)
            .question(question + (ending.isEmpty() ? "" : " " + ending))
            .draw(0)
            .lines();
    screen.show(lines, "");
    // The host opens its record after the last move; checking it takes a moment.
    long until = screen.pulse().loop().now() + PATIENCE;
    while (!guest.state().verdict().isPresent() && screen.pulse().loop().now() < until) {
      pause(SECOND, false);
    }
    if (!guest.state().verdict().isPresent()) return;
    Verdict verdict = guest.state().verdict().get();
    String text = Wording.text(verdict.notice(), viewpoint.language());
    Tone tone = verdict instanceof Verdict.Fair ? Tone.GREEN : Tone.RED;
    for (Line line : Layout.wrapped(text, screen.width(), tone)) screen.say(line);
  }
}
