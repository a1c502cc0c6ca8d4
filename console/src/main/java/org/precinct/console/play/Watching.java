package org.precinct.console.play;

import com.squareup.wire.Message;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import okio.ByteString;
import org.precinct.console.Problem;
import org.precinct.console.play.Console.Left;
import org.precinct.console.show.Title;
import org.precinct.console.show.Viewpoint;
import org.precinct.console.table.HomeTable;
import org.precinct.console.terminal.Event;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Screen;
import org.precinct.engine.BotLevel;
import org.precinct.engine.Chance;
import org.precinct.engine.Narrator.Names;
import org.precinct.table.Entropy;
import org.precinct.table.channel.JoinSecret;
import org.precinct.table.channel.TableId;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.Profile;
import org.precinct.table.guest.Sight;
import org.precinct.table.host.Host;
import org.precinct.table.host.HostTable;
import org.precinct.table.host.Limits;
import org.precinct.table.journal.MemoryJournal;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Room;

/**
 * Bots among themselves, seen from the public board. In invented time, so that the same seed gives
 * the same game, however slowly it is watched.
 */
public final class Watching {
  private final Console console;
  private final Screen screen;
  private final long pace;
  private String drawn = "";

  /**
   * @param pace milliseconds between two things that happen; 0 for none, -1 to wait for Enter
   */
  public Watching(Console console, long pace) {
    this.console = console;
    this.screen = console.screen();
    this.pace = pace;
  }

  /** Luck that a seed determines. */
  static Entropy of(String seed) {
    Chance chance = Chance.of("watch " + seed);
    return count -> {
      byte[] bytes = new byte[count];
      for (int i = 0; i < count; i++) bytes[i] = (byte) chance.below(256);
      return ByteString.of(bytes);
    };
  }

  /** Watches a whole game. */
  public <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>> void run(
      Title<S, A, V, E> title, int bots, BotLevel level, Map<String, String> options, String seed)
      throws Problem, Left {
    Party party = new Party(title, List.of(), bots, level, options);
    party.check(console.words());
    HostTable.Plan plan =
        new HostTable.Plan(
            App.VERSION,
            console.say("watch.table"),
            title.id(),
            TableId.random(),
            JoinSecret.random());
    try (HomeTable table =
        HomeTable.open(
            screen.pulse(),
            new MemoryJournal(),
            of(seed),
            console.shelf(),
            Limits.STANDARD,
            plan)) {
      Host host = table.host();
      host.watch(state -> screen.changed());
      Guest guest =
          table.sit(
              Profile.board(App.VERSION, console.say("watch.table")),
              Optional.empty(),
              Guest.Keeper.NONE);
      guest.watch(state -> screen.changed());
      for (String name : party.botNames(console.words())) host.addBot(name, level);
      options.forEach(host::option);
      screen.await(() -> host.state().room().chairs.size() == bots);
      host.start();
      follow(title, guest);
      screen.say(console.say("watch.again", "seed", seed));
    } catch (IOException e) {
      throw new IllegalStateException("memory does not fail", e);
    }
  }

  private <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      void follow(Title<S, A, V, E> title, Guest guest) throws Left {
    Chronicle<E> chronicle = new Chronicle<>(title.game(), console.words().language());
    int seen = 0;
    while (true) {
      Optional<Sight> board = guest.state().board();
      if (!board.isPresent() || board.get().change() == seen) {
        if (screen.next(0, false) instanceof Event.End) throw new Left();
        continue;
      }
      Room room = guest.state().room().get();
      Names names = seat -> room.chairs.get(seat.number()).name;
      chronicle.hear(board.get(), names);
      seen = board.get().change();
      boolean over = room.phase == Phase.OVER;
      boolean news = draw(title, board.get(), chronicle, names, over);
      if (over) return;
      if (news) waitAWhile();
    }
  }

  private <S, A extends Message<A, ?>, V extends Message<V, ?>, E extends Message<E, ?>>
      boolean draw(
          Title<S, A, V, E> title, Sight sight, Chronicle<E> chronicle, Names names, boolean over) {
    V view = sight.view(title.game());
    Viewpoint viewpoint =
        new Viewpoint(
            console.words(), title.game().texts(), names, screen.width(), OptionalInt.empty());
    String prompt = title.show().question(view, title.game().narrator(), viewpoint);
    List<String> fresh = chronicle.fresh(0);
    if (!screen.redraws()) {
      for (String line : fresh) {
        for (String part : Layout.wrap("· " + line, screen.width(), 2)) screen.say(part);
      }
      boolean whole = pace < 0 || over || sight.change() == 1;
      if (!whole) return !fresh.isEmpty();
    }
    Frame frame =
        new Frame(screen.width(), screen.height() - 1)
            .board(title.show().board(view, viewpoint))
            .head(
                console.bar(
                    title.name(viewpoint.language())
                        + " · "
                        + title.show().progress(view, viewpoint)))
            .news(screen.redraws() ? chronicle.all(0) : List.of())
            .question(prompt);
    List<Line> lines = frame.draw(0).lines();
    // Much that players do in secret changes nothing on the public board.
    boolean same = fresh.isEmpty() && lines.toString().equals(drawn) && !over;
    if (same) return false;
    drawn = lines.toString();
    String keys = pace < 0 ? console.say("watch.step") + " > " : console.say("join.leave") + " … ";
    screen.show(lines, over ? "" : keys);
    return true;
  }

  private void waitAWhile() throws Left {
    if (pace == 0) return;
    Event event = screen.next(Math.max(0, pace), true);
    // Whatever else is typed only makes it faster.
    boolean leaves =
        event instanceof Event.End
            || event instanceof Event.Typed typed && console.isQuit(typed.line());
    if (leaves) throw new Left();
  }
}
