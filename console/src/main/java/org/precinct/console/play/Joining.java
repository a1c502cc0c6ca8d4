package org.precinct.console.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import okio.ByteString;
import org.precinct.console.Problem;
import org.precinct.console.play.Console.Left;
import org.precinct.console.show.Title;
import org.precinct.console.table.LanConnector;
import org.precinct.console.table.Store;
import org.precinct.console.terminal.Event;
import org.precinct.console.terminal.Layout;
import org.precinct.console.terminal.Line;
import org.precinct.console.terminal.Screen;
import org.precinct.console.terminal.Tone;
import org.precinct.table.Wording;
import org.precinct.table.guest.Guest;
import org.precinct.table.guest.GuestTable;
import org.precinct.table.guest.Profile;
import org.precinct.table.proto.Keepsake;
import org.precinct.table.proto.Phase;
import org.precinct.table.proto.Room;

/** A seat at somebody else's table. */
public final class Joining {
  private final Console console;
  private final Screen screen;
  private final String name;

  public Joining(Console console, String name) {
    this.console = console;
    this.screen = console.screen();
    this.name = name;
  }

  /**
   * @param code as typed or scanned; empty to choose among the tables of the network
   */
  public void run(String code) throws Problem, Left {
    Optional<LanConnector> known =
        code.isEmpty() ? Optional.empty() : LanConnector.by(screen.pulse().loop(), code);
    LanConnector way = known.isPresent() ? known.get() : new Seeking(console).run(code);
    Store store = Store.of(console.around().environment());
    Guest guest;
    try {
      guest =
          GuestTable.join(
              screen.pulse().loop(),
              way,
              console.around().entropy(),
              console.shelf(),
              Profile.player(App.VERSION, name),
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
            console
                .titles()
                .find(room.rules)
                .filter(found -> found.game().info().rulesVersion() == room.rules_version)
                .orElseThrow(() -> new Problem("error.other_rules", "game", room.rules));
        new Sitting<>(console, guest, title, false, Optional.empty()).play();
        requireThere(guest);
        screen.say(console.say("join.wait_next"));
        awaitNext(guest);
      }
    } catch (Left left) {
      boolean playing = guest.state().room().map(HostPage::isPlaying).orElse(false);
      if (playing && sits(guest)) screen.say(console.say("join.left"));
      throw left;
    } finally {
      guest.close();
      Settling.of(screen);
    }
  }

  private void keep(Store store, LanConnector way, ByteString keepsake) {
    try {
      store.keep(way.name(), keepsake);
      // Also by the table's own name, for those who came by a code and come back without it.
      store.keep(Keepsake.ADAPTER.decode(keepsake).table.hex(), keepsake);
    } catch (IOException e) {
      // The seat is kept as long as this program runs.
    }
  }

  /** Until the host has let us in, or we know why not. */
  private void arrive(Guest guest, LanConnector way) throws Problem, Left {
    String said = "-";
    while (true) {
      Guest.State state = guest.state();
      requireThere(guest);
      if (state.status() == Guest.Status.AT_TABLE && state.room().isPresent()) return;
      if (way.failure().isPresent()) throw new Problem(way.failure().get());
      boolean asks = state.status() == Guest.Status.COMPARING;
      String question = console.say(asks ? "join.same" : "join.leave") + (asks ? " > " : " … ");
      String now = question + state.words();
      if (!now.equals(said)) screen.show(onTheWay(state.words(), asks), question);
      said = now;
      Event event = screen.next(0, true);
      leaveIfWanted(event);
      if (asks && event instanceof Event.Typed typed) answer(guest, typed.line());
    }
  }

  /** Only this person can tell whether the table's screen has the same words. */
  private void answer(Guest guest, String line) throws Left {
    String typed = line.toLowerCase(Locale.ROOT);
    if (console.words().typed("typed.yes").contains(typed)) guest.confirmWords();
    else if (console.words().typed("typed.no").contains(typed)) throw new Left();
  }

  private List<Line> onTheWay(String words, boolean asks) {
    List<Line> lines = new ArrayList<>();
    lines.add(console.bar(console.say("join.title")));
    lines.add(new Line());
    if (words.isEmpty()) {
      lines.add(Line.of("  " + console.say("join.connecting")));
    } else {
      lines.add(Line.of("  " + console.say("join.words", "words", words), Tone.STRONG));
      for (String part :
          Layout.wrap(
              console.say(asks ? "join.compare" : "join.knocking"), screen.width() - 4, 0)) {
        lines.add(Line.of("  " + part));
      }
    }
    lines.add(new Line());
    return lines;
  }

  private void requireThere(Guest guest) throws Problem {
    if (guest.state().status() != Guest.Status.GONE) return;
    throw new Problem("error.table_gone", "why", farewell(guest));
  }

  private void lobby(Guest guest) throws Problem, Left {
    String said = "";
    while (true) {
      requireThere(guest);
      Room room = guest.state().room().get();
      boolean playing = HostPage.isPlaying(room);
      if (playing && sits(guest)) return;
      List<Line> lines = new ArrayList<>();
      String title =
          console
              .titles()
              .find(room.rules)
              .map(t -> t.name(console.words().language()))
              .orElse("?");
      lines.add(console.bar(console.say("host.title", "game", title, "name", room.name)));
      lines.add(new Line());
      lines.addAll(LobbyPage.draw(console, room, screen.width()));
      lines.add(new Line());
      String next =
          playing ? "join.without_you" : sits(guest) ? "join.wait_start" : "join.no_chair";
      lines.addAll(Layout.wrapped(console.say(next), screen.width(), Tone.FAINT));
      lines.addAll(Layout.wrapped(missing(guest), screen.width(), Tone.RED));
      if (screen.redraws() || !lines.toString().equals(said)) {
        screen.show(lines, console.say("join.leave") + " … ");
      }
      said = lines.toString();
      Event event = screen.next(0, true);
      leaveIfWanted(event);
      if (event instanceof Event.Typed typed) {
        Casting.typed(console, room, guest.state().member(), typed.line(), guest::castChair);
      }
    }
  }

  private static boolean sits(Guest guest) {
    int member = guest.state().member();
    return guest.state().room().get().chairs.stream().anyMatch(chair -> chair.owner == member);
  }

  /** After a game. A host that has closed the table may open it again. */
  private void awaitNext(Guest guest) throws Problem, Left {
    String said = "";
    while (guest.state().room().get().phase == Phase.OVER) {
      requireThere(guest);
      String notice = missing(guest);
      if (!notice.equals(said) && !notice.isEmpty()) screen.say(notice);
      said = notice;
      leaveIfWanted(screen.next(0, true));
    }
  }

  /** Why there is no connection; empty if there is one. */
  private String missing(Guest guest) {
    Guest.State state = guest.state();
    String lost = state.status() == Guest.Status.CONNECTING ? console.say("play.lost") : "";
    return state.notice().map(one -> Wording.text(one, console.words().language())).orElse(lost);
  }

  private String farewell(Guest guest) {
    return guest
        .state()
        .notice()
        .map(notice -> Wording.text(notice, console.words().language()))
        .orElse(console.say("join.gone"));
  }

  private void leaveIfWanted(Event event) throws Left {
    if (event instanceof Event.End) throw new Left();
    if (event instanceof Event.Typed typed && console.isQuit(typed.line())) throw new Left();
  }
}
