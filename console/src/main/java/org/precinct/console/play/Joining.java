package org.precinct.console.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import okio.ByteString;
import org.precinct.console.Problem;
import org.precinct.console.play.Desk.Left;
import org.precinct.console.show.Title;
import org.precinct.console.table.Seeker;
import org.precinct.console.table.Store;
import org.precinct.console.table.Way;
import org.precinct.console.terminal.Event;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Screen;
import org.precinct.console.terminal.Tone;
import org.precinct.table.Shelf;
import org.precinct.table.Wording;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.GuestTable;
import org.precinct.table.guest.Profile;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Room;

/** A seat at somebody else's table. */
public final class Joining {
  private final Desk desk;
  private final Screen screen;
  private final String name;

  public Joining(Desk desk, String name) {
    this.desk = desk;
    this.screen = desk.screen();
    this.name = name;
  }

  /**
   * @param code as typed or scanned; empty to choose among the tables of the network
   */
  public void run(String code) throws Problem, Left {
    Optional<Way> known = code.isEmpty() ? Optional.empty() : Way.by(screen.pulse().loop(), code);
    Way way = known.isPresent() ? known.get() : seek(code);
    Store store = Store.of(desk.around().environment());
    Guest guest;
    try {
      guest =
          GuestTable.join(
              screen.pulse().loop(),
              way,
              desk.around().entropy(),
              Shelf.HOUSE,
              Profile.player(App.VERSION, name).withChoices(),
              store.keepsake(way.name()),
              keepsake -> keep(store, way, keepsake));
    } catch (IOException e) {
      throw new Problem("error.cannot_save", "folder", store.saves().toString());
    }
    guest.watch(state -> screen.changed());
    try {
      arrive(guest, way);
      while (true) {
        lobby(guest);
        Room room = guest.state().room().get();
        Title<?, ?, ?, ?> title =
            Title.find(room.rules)
                .filter(found -> found.game().info().rulesVersion() == room.rules_version)
                .orElseThrow(() -> new Problem("error.other_rules", "game", room.rules));
        new Sitting<>(desk, guest, title, false).play();
        requireThere(guest);
        screen.say(desk.say("join.wait_next"));
        until(guest, now -> now.phase != Phase.OVER);
      }
    } finally {
      guest.close();
      Settling.of(screen);
    }
  }

  private void keep(Store store, Way way, ByteString keepsake) {
    try {
      store.keep(way.name(), keepsake);
    } catch (IOException e) {
      // The seat is kept as long as this program runs.
    }
  }

  /** Chooses among the tables that show themselves. */
  private Way seek(String code) throws Problem, Left {
    String said = "";
    try (Seeker seeker = Seeker.look(screen::changed)) {
      while (true) {
        List<Seeker.Found> found = seeker.found();
        if (!code.isEmpty() && found.size() == 1) {
          return Way.by(
              screen.pulse().loop(), code, found.get(0).notice(), found.get(0).addresses());
        }
        List<Line> lines = tables(found);
        if (screen.redraws() || !lines.toString().equals(said)) {
          screen.show(lines, desk.say("join.question") + " > ");
        }
        said = lines.toString();
        Event event = screen.next(0, true);
        if (event instanceof Event.End) throw new Left();
        if (!(event instanceof Event.Typed typed)) continue;
        if (desk.isQuit(typed.line())) throw new Left();
        int number = typed.line().matches("\\d{1,2}") ? Integer.parseInt(typed.line()) : 0;
        if (number >= 1 && number <= found.size()) {
          Seeker.Found one = found.get(number - 1);
          return code.isEmpty()
              ? Way.to(screen.pulse().loop(), one.notice(), one.addresses())
              : Way.by(screen.pulse().loop(), code, one.notice(), one.addresses());
        }
        said = "";
        if (typed.line().length() > 8) {
          Optional<Way> way = Way.by(screen.pulse().loop(), typed.line());
          if (way.isPresent()) return way.get();
        }
      }
    }
  }

  private List<Line> tables(List<Seeker.Found> found) {
    List<Line> lines = new ArrayList<>();
    lines.add(desk.bar(desk.say("join.title")));
    lines.add(new Line());
    for (int i = 0; i < found.size(); i++) {
      String game = found.get(i).notice().game();
      String title = Title.find(game).map(one -> one.name(desk.words().language())).orElse(game);
      lines.add(
          new Line()
              .add("  " + (i + 1) + " ", Tone.STRONG)
              .cell(found.get(i).notice().name(), 30, Tone.STRONG)
              .add(" " + title));
    }
    if (found.isEmpty()) lines.add(Line.of("  " + desk.say("join.looking"), Tone.FAINT));
    lines.add(new Line());
    return lines;
  }

  /** Until the host has let us in, or we know why not. */
  private void arrive(Guest guest, Way way) throws Problem, Left {
    screen.say(desk.say("join.connecting"));
    String words = "";
    while (true) {
      Guest.State state = guest.state();
      requireThere(guest);
      if (state.status() == Guest.Status.AT_TABLE && state.room().isPresent()) return;
      if (way.failure().isPresent()) throw new Problem(way.failure().get());
      if (state.status() == Guest.Status.KNOCKING && !state.words().equals(words)) {
        words = state.words();
        screen.say(desk.say("join.words", "words", words));
      }
      Event event = screen.next(0, true);
      boolean leaves =
          event instanceof Event.End
              || event instanceof Event.Typed typed && desk.isQuit(typed.line());
      if (leaves) throw new Left();
    }
  }

  private void requireThere(Guest guest) throws Problem {
    Guest.State state = guest.state();
    if (state.status() != Guest.Status.GONE) return;
    String why =
        state
            .notice()
            .map(notice -> Wording.text(notice, desk.words().language()))
            .orElse(desk.say("join.gone"));
    throw new Problem("error.table_gone", "why", why);
  }

  private void lobby(Guest guest) throws Problem, Left {
    String said = "";
    while (true) {
      requireThere(guest);
      Room room = guest.state().room().get();
      boolean playing = room.phase == Phase.PLAYING || room.phase == Phase.PAUSED;
      if (playing) return;
      List<Line> lines = new ArrayList<>();
      String title = Title.find(room.rules).map(t -> t.name(desk.words().language())).orElse("?");
      lines.add(desk.bar(desk.say("host.title", "game", title, "name", room.name)));
      lines.addAll(Lobby.draw(desk, room));
      lines.add(Line.of(desk.say("join.wait_start"), Tone.FAINT));
      if (screen.redraws() || !lines.toString().equals(said)) screen.show(lines, "");
      said = lines.toString();
      leaveIfWanted(screen.next(0, true));
    }
  }

  private void until(Guest guest, java.util.function.Predicate<Room> done) throws Problem, Left {
    while (!done.test(guest.state().room().get())) {
      leaveIfWanted(screen.next(0, true));
      requireThere(guest);
    }
  }

  private void leaveIfWanted(Event event) throws Left {
    if (event instanceof Event.End) throw new Left();
    if (event instanceof Event.Typed typed && desk.isQuit(typed.line())) throw new Left();
  }
}
